"""All text keys that the engine of Imperium needs: python -m tests.games.imperium.keys"""

from __future__ import annotations

from pentarchy import registry
from pentarchy.kernel.position import Decision

SILENT = {"game", "run", "cleaning", "finish", "playing", "ability", "reshuffle", "look"}
"""Frames that never ask."""


def asks(decision: Decision) -> bool:  # type: ignore[type-arg]
    return decision.name not in SILENT


def keys() -> list[str]:
    game = registry.game("imperium")
    components = game.components(game.data, game.read_options(None, 2))
    found = ["title", "about"]
    for option in game.options:
        found += [f"option-{option.name}", f"option-{option.name}.help"]
        found += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    for decision in components.decisions:
        if asks(decision):
            found += [f"prompt-{decision.name}", f"prompt-{decision.name}-other"]
    found += [f"action-{verb.name}" for verb in components.codec.verbs]
    for event in game.events:
        found.append(f"event-{event.name}")
        if event.secret:
            found.append(f"event-{event.name}-hidden")
    found += [f"end-{reason}" for reason in game.reasons[1:]]
    found += [f"score-{part}" for part in ("progress", "fixed", "conditional", "variable", "unrest")]
    found += [f"refuse-{kind.name}" for kind in game.refusals[4:] if kind is not None]
    for domain in components.codec.domains:
        if not domain.numeric:
            found += sorted({game.name_key(domain.name, token, components) for token in domain.tokens})
    return found


if __name__ == "__main__":
    print("\n".join(keys()))
