"""One page per game on one template, for researchers: `python -m pentarchy.env.pages docs/games`.

Everything on a page comes from the game itself: options, decisions, action table, observation, ends. The test suite
compares the pages with what this command would write.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pentarchy.env.common import Rules
from pentarchy.kernel.game import Game, GameInfo, Option
from pentarchy.registry import games

HEADS = ("verb", "arguments", "ids", "first id", "example")


def page(game_id: str) -> str:
    """The page of one game as Markdown."""
    rules = Rules(game_id)
    game = rules.game
    text = game.text("en")
    out = [
        f"# {game.info.title('en')} (`{game_id}`)",
        f"{text('about')} Environment name: `{rules.name}`.",
        "## Rules in short",
        _rules(game),
        "## Options",
        _options(game.options),
        "## Decisions",
        "One small question at a time; a question with a single answer is answered by the engine.",
        _decisions(rules),
        "## Actions",
        f"{rules.codec.size} ids, the same in all environments. `Rules.action_text(id)` and `Rules.action_id(text)` "
        "translate.",
        _actions(rules),
        "## Observation",
        f"{rules.schema.size} numbers with {rules.players} players: what the seat's view says and nothing else; "
        "the action mask stands beside it. Everything is told from the own seat: lists of seats begin with it, and "
        "seats are counted from it. All numbers are whole and bounded; as a rule (`form='float'`) they are divided by "
        "what the table says, with `form='int'` they are raw. `form='compact'` has "
        f"{len(rules.schema.places(True))} raw numbers with the same contents: one of several words is its number, "
        "from 1, instead of a 1 at its place.",
        _observation(rules),
        "## Rewards",
        "At the end, 0 before. `rank`: from 1 (alone first) to -1 (alone last), shared places take the mean. "
        "`score`: the points.",
        "## End",
        "\n".join(f"- `{reason}`: {text(f'end-{reason}')}" for reason in game.reasons[1:]),
        "## Provenance",
        _provenance(game.info),
        "## Version history",
        "\n".join(f"- {number}: {what}" for number, what in game.history.items()),
    ]
    return "\n\n".join(out) + "\n"


def _rules(game: Game) -> str:
    lines = [f"- {name}: {ids[0]} to {ids[-1]}" for name, ids in game.rulebook("en").sections if ids]
    return "\n".join(lines) + f"\n\nThe whole text: `pentarchy rules {game.id}`."


def _options(options: tuple[Option, ...]) -> str:
    if not options:
        return "None."
    rows = []
    for option in options:
        values = ", ".join(f"`{str(value).lower()}`" for value in option.values)
        rows.append(f"| `{option.name}` | {values} | `{str(option.default).lower()}` |")
    return "\n".join(["| option | values | default |", "|---|---|---|", *rows])


def _decisions(rules: Rules) -> str:
    text = rules.game.text("en")
    asked = [name for name in dict.fromkeys(rules.sample.questions) if text.has(f"prompt-{name}")]
    return ", ".join(f"`{name}`" for name in asked) + "."


def _actions(rules: Rules) -> str:
    rows = ["| " + " | ".join(HEADS) + " |", "|---" * len(HEADS) + "|"]
    codec = rules.codec
    starts = [codec.base(verb.name) for verb in codec.verbs] + [codec.size]
    for k, verb in enumerate(codec.verbs):
        domains = ", ".join(f"{name}: {domain} ({len(codec.domain(domain).tokens)})" for name, domain in verb.arguments)
        example = codec.text(starts[k + 1] - 1)
        rows.append(f"| `{verb.name}` | {domains or '-'} | {starts[k + 1] - starts[k]} | {starts[k]} | `{example}` |")
    return "\n".join(rows)


def _observation(rules: Rules) -> str:
    rows = ["| field | numbers | compact | meaning |", "|---|---|---|---|"]
    rows += [f"| `{name}` | {size} | {compact} | {meaning} |" for name, size, compact, meaning in rules.schema.table()]
    return "\n".join(rows)


def _provenance(info: GameInfo) -> str:
    if not info.reconstructed:
        return "Every file of `data/` says where its facts come from."
    lines = [f"- `{name}`: {_said(what)}" for name, what in info.reconstructed.items()]
    return "Partly reconstructed; a data pack can replace it (`pentarchy data export`):\n\n" + "\n".join(lines)


def _said(what: object) -> str:
    return str(what.get("en", what)) if isinstance(what, dict) else str(what)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/games")
    folder.mkdir(parents=True, exist_ok=True)
    for game_id in games():
        (folder / f"{game_id}.md").write_text(page(game_id), encoding="utf-8")
        print(folder / f"{game_id}.md")


if __name__ == "__main__":
    main()
