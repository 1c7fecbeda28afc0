"""Costs, gains and conditions of the cards in words: printed from their facts, so a data pack is always told right."""

from __future__ import annotations

from typing import Any

from pentarchy.games.scythe.components import Components
from pentarchy.games.scythe.printed import Deal, Gain
from pentarchy.games.scythe.views import Units
from pentarchy.kernel.text import Text

GAINS_WITHOUT_NUMBER = ("upgrade", "deploy", "build", "enlist")


def forms(text: Text, name: str, key: str) -> dict[str, str]:
    """A component's name and its case forms as arguments of a text."""
    return {f"{name}_{form}" if form else name: said for form, said in text.forms(key).items()}


def measure(item: Gain) -> tuple[str, int]:
    """What a gain of a card gives and how much of it."""
    if item["type"] == "resource":
        return item["resource"], item["n"]
    if item["type"] == "produce":
        return "produce", item["territories"]
    return item["type"], item["n"]


def gain_words(text: Text, item: Gain) -> str:
    what, n = measure(item)
    return text(f"gain-{what}", n=n)


def cost_words(text: Text, cost: dict[str, int]) -> str:
    return ", ".join(text(f"gain-{what}", n=n) for what, n in cost.items() if n) or text("pic-free")


def deal_words(text: Text, deal: Deal) -> str:
    """Cost and gain of an encounter's option or of the top action of a Factory card."""
    joined = f" {text('pic-or')} " if deal.get("mode") == "one_of" else ", "
    return f"{cost_words(text, deal['cost'])} → {joined.join(gain_words(text, item) for item in deal['gain'])}"


def condition_words(text: Text, condition: dict[str, Any]) -> str:
    op = condition["op"]
    key = f"cond-{op}"
    if op == "control_terrain":
        return text(key, n=condition["min"], **forms(text, "terrain", f"terrain-{condition['terrain']}"))
    if op == "one_territory_resources":
        return text(key, n=condition["min_total"], each=condition["min_each_type"])
    if op == "one_territory_group":
        return text(
            key,
            n=condition["resources_min"],
            mechs=condition["mechs_exact"],
            workers=condition["workers_exact"],
        )
    if "exact" in condition:
        return text(key, n=condition["exact"])
    bounds = [bound for bound in ("min", "max") if bound in condition]
    if not bounds:
        return text(key)
    if text.has(key):
        return text(key, n=condition[bounds[0]])
    return ", ".join(text(f"{key}-{bound}", n=condition[bound]) for bound in bounds)


def objective_words(text: Text, objective: str, components: Components) -> str:
    """The conditions of an objective card, one after the other."""
    card = next(card for card in components.objectives if f"objective_{card['id']}" == objective)
    return ", ".join(condition_words(text, condition) for condition in card["all_of"])


def encounter_options(encounter: str, components: Components) -> list[Deal]:
    return next(card for card in components.encounters if f"encounter_{card['id']}" == encounter)["options"]


def factory_top(factory_card: str, components: Components) -> Deal:
    return next(card for card in components.factory_cards if f"factory_{card['id']}" == factory_card)["top"]


def ability_words(text: Text, ability: str, faction: str, components: Components) -> str:
    """What a mech ability does; Riverwalk differs by faction."""
    if ability != "riverwalk":
        return text(f"pic-ability-{ability}")
    first, second = (text(f"terrain-{terrain}") for terrain in components.riverwalk[faction][:2])
    return text("pic-ability-riverwalk", first=first, second=second)


def units_words(text: Text, units: Units) -> str:
    """The units of one seat on a place."""
    said = [text("pic-character")] if units["character"] else []
    if units["mechs"]:
        said.append(text("pic-n-mechs", n=units["mechs"]))
    if units["workers"]:
        said.append(text("pic-n-workers", n=units["workers"]))
    return ", ".join(said)


def resource_words(text: Text, resources: dict[str, int]) -> str:
    return ", ".join(text(f"gain-{resource}", n=n) for resource, n in resources.items() if n)
