"""Lists every text key that the engine of Scythe needs: `python -m tests.games.scythe.keys`.

With arguments of the key behind it; names of components may have case forms as attributes.
"""

from __future__ import annotations

from pentarchy.games.scythe import GAME
from pentarchy.games.scythe.scoring import SCORES
from pentarchy.kernel.game import NUMBER, SEAT

ASKED_BY = ("offer", "tokens", "produce", "move", "movement", "fight", "artillery", "bribes", "dials", "retreat")
ASKED_BY += ("turn", "encounter", "factory", "card", "pay-card", "pay", "upgrade", "deploy", "build", "enlist")
"""Names of the decisions that ask something."""
PROMPT = ("stage", "section", "left", "what", "can", "reveal")


def keys() -> dict[str, tuple[str, ...]]:
    """Key -> names of its arguments."""
    components = GAME.components(GAME.data, GAME.read_options({}, 5))
    codec = components.codec
    found: dict[str, tuple[str, ...]] = {"title": (), "about": ()}
    for option in GAME.options:
        found[f"option-{option.name}"] = ()
        found[f"option-{option.name}.help"] = ()
        for value in option.values:
            found[f"option-{option.name}-{str(value).lower() if isinstance(value, bool) else value}"] = ()
    for name in ASKED_BY:
        found[f"prompt-{name}"] = PROMPT
        found[f"prompt-{name}-other"] = ("who", *PROMPT)
    position = GAME.blank(components, 2)
    for verb in codec.verbs:
        more = GAME.action_arguments(position, codec.base(verb.name), components)
        found[f"action-{verb.name}"] = (*(name for name, _ in verb.arguments), *more)
    for event in GAME.events:
        found[f"event-{event.name}"] = tuple(name for name, _ in event.arguments)
        if event.secret:
            shown = tuple(name for name, _ in event.arguments if name not in event.secret)
            found[f"event-{event.name}-hidden"] = shown
    for refusal in GAME.refusals[4:]:
        assert refusal is not None
        found[f"refuse-{refusal.name}"] = ()
    for reason in GAME.reasons[1:]:
        found[f"end-{reason}"] = ()
    for part in SCORES:
        found[f"score-{part}"] = ()
    for domain in codec.domains:
        if domain.name not in (SEAT, NUMBER) and not domain.numeric:
            for token in domain.tokens:
                found[GAME.name_key(domain.name, token, components)] = ()
    return found


if __name__ == "__main__":
    for key, arguments in keys().items():
        print(key, *(f"${name}" for name in arguments))
