"""A report of a simulation: one HTML page with plots, for a person who did not run it. Nothing comes from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from statistics import fmean
from typing import Any

from pentarchy.bots import thinks_for
from pentarchy.bots.figures import own
from pentarchy.kernel.errors import PentarchyError
from pentarchy.lab import ladder, plots
from pentarchy.lab.report_words import WORDS
from pentarchy.lab.simulate import Row, sum_up
from pentarchy.lab.stats import NO_INTERVAL, wilson
from pentarchy.lab.tables import read, read_run, work_of
from pentarchy.match import Match, new
from pentarchy.registry import game

MOST_USED = 30
"""Actions in the table of uses."""
SEAT = "seat"
"""What a seat is in a table of pairs, beside the facts of a game."""
STYLE = """
body { margin: 0 auto; max-width: 960px; padding: 24px; background: #f4efe4; color: #2b2620;
  font: 15px/1.5 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
p { max-width: 44em; }
section { background: #fffaf0; border: 1px solid #cbbfa8; border-radius: 10px; padding: 12px 20px; margin: 16px 0;
  overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: 2px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid #e3d9c5; }
th { white-space: normal; vertical-align: bottom; }
td:first-child, th:first-child { text-align: left; }
.pairs td, .pairs th { padding: 2px 6px; font-size: 13px; }
.plot { max-width: 100%; height: auto; }
.tick { font: 11px system-ui; fill: #6d6355; } .name { font: 13px system-ui; fill: #2b2620; }
.mid { text-anchor: middle; } .end { text-anchor: end; } .grid { stroke: #e3d9c5; }
.even { stroke: #a3392e; stroke-dasharray: 3 3; } .whisker { stroke: #2b2620; stroke-width: 2; }
"""


class Words:
    """The page's sentences and the game's names in one language."""

    def __init__(self, lang: str, match: Match) -> None:
        self.lang, self.match, self.said = lang, match, WORDS[lang]

    def __call__(self, key: str, **values: object) -> str:
        return self.said[key].format(**values)

    def value(self, fact: str, value: str) -> str:
        """The name of a faction, a nation … as the table shows it; Imperium's sides have a letter behind it."""
        if fact == SEAT:
            return self("seat-number", n=int(value) + 1)
        token, _, letter = value.partition(" ")
        domain = {"side": "nation", "suyu": "colour"}.get(fact, fact)
        try:
            name = self.match.name(domain, token, self.lang)
        except (KeyError, ValueError, IndexError):
            name = self.text(f"{domain}-{token}") or token
        return f"{name} {letter}".strip()

    def text(self, key: str) -> str:
        """A text of the game, or nothing."""
        text = self.match.text(self.lang)
        return str(text(key)) if text.has(key) else ""

    def fact(self, fact: str) -> str:
        return self.said.get(f"fact-{fact}", fact)

    def part(self, part: str) -> str:
        return self.text(f"score-{part}") or part

    def reason(self, reason: str) -> str:
        return self.text(f"end-{reason}") or reason

    def action(self, action: str) -> str:
        """An action; by its verb and the first thing it is about where it has more words, or where what it says
        depends on who says it and when."""
        verb, _, token = action.partition(" ")
        arguments = [known.arguments for known in self.match.codec.verbs if known.name == verb and known.arguments]
        if token and arguments and f"verb-{verb}" in self.said:
            return self(f"verb-{verb}", what=self.value(arguments[0][0][1], token))
        try:
            return self.match.describe(action, self.lang)
        except (PentarchyError, KeyError, ValueError, IndexError):
            return action

    def options(self, chosen: dict[str, Any]) -> str:
        """What was chosen before the games, where it is not what a table begins with."""
        other = [option for option in self.match.game.options if chosen.get(option.name) != option.default]
        return "; ".join(
            f"{self.text(f'option-{option.name}') or option.name}: "
            + (self.text(f"option-{option.name}-{str(chosen[option.name]).lower()}") or str(chosen[option.name]))
            for option in other
            if option.name in chosen
        )

    def doubts(self, line_up: Iterable[str]) -> str:
        """Why the same command may give other games; `simulate.repeatable` in the language of the page."""
        found = []
        for bot in dict.fromkeys(line_up):
            seconds = thinks_for(bot)
            if seconds is None:
                found.append(self("from-outside", bot=bot.partition(":")[0]))
            elif seconds:
                found.append(self("takes-time", bot=bot, ms=f"{1000 * seconds:g}"))
        return "; ".join(found) + self("only-deals")

    def interval(self, ci: Iterable[float] | None) -> str:
        if ci is None:
            return NO_INTERVAL
        low, high = ci
        return self("interval-text", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}")


def report(folder: Path, lang: str = "en") -> str:
    """The page."""
    run, rows = read_run(folder), read(folder)
    found = sum_up(work_of(folder), rows)
    words = Words(lang, new(run["game"], run["players"], 0, run["options"]))
    title = game(run["game"]).info.title(lang)
    even = 1 / run["players"]
    sections = [
        _head(run, rows, title, words),
        _rates(words("by-bot"), words("by-bot-help"), found["bots"], "bot", even, words, str),
        _rates(
            words("by-seat"),
            words("by-seat-help"),
            found["seats"],
            SEAT,
            even,
            words,
            lambda seat: words.value(SEAT, seat),
        ),
        *(_facts(found["facts"], even, words) if found["facts"] else []),
        *[_pairs(rows, first, second, words) for first, second in own(game(run["game"])).get("balance", [])],
        _parts(found, words),
        _lengths(rows, found, words),
        _uses(rows, words),
        _method(run, found, words),
    ]
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}: {escape(words('simulation'))}</title><style>{STYLE}</style></head><body>"
        + "".join(sections)
        + "</body></html>\n"
    )


def _section(title: str, text: str, *content: str) -> str:
    return f"<section><h2>{escape(title)}</h2><p>{text}</p>{''.join(content)}</section>"


def _head(run: dict[str, Any], rows: list[Row], title: str, words: Words) -> str:
    line = words(
        "head",
        games=len(rows),
        players=run["players"],
        bots=escape(", ".join(run["line_up"])),
        options=escape(words.options(run["options"])) or words("usual"),
    )
    strong = "".join(f"<p>{escape(_strength(run, bot, words))}</p>" for bot in dict.fromkeys(run["line_up"]))
    return f"<h1>{escape(title)}</h1><p>{line}</p>{strong}"


def _strength(run: dict[str, Any], bot: str, words: Words) -> str:
    """How strong the bot is by the ladder that comes with the package: at this table, or at the one that was played."""
    known = [
        rung
        for rung in ladder.load(ladder.STATE, run["game"])
        if rung.upper == bot and rung.games and rung.meaning == ladder.meaning(rung.game, rung.upper, rung.lower)
    ]
    if not known:
        return words("strength-unknown", bot=bot)
    rung = min(known, key=lambda one: (abs(one.players - run["players"]), -one.games))
    low, high = ladder.interval(rung.wins, rung.games)
    return words(
        "strength",
        bot=bot,
        lower=rung.lower,
        players=rung.players,
        games=rung.games,
        rate=f"{100 * rung.wins / rung.games:.0f}",
        low=f"{100 * low:.0f}",
        high=f"{100 * high:.0f}",
        even=f"{100 * rung.even:.0f}",
    )


def _rates(
    title: str,
    text: str,
    entries: list[dict[str, Any]],
    key: str,
    even: float,
    words: Words,
    name: Callable[[str], str],
) -> str:
    rows = [(name(str(e[key])), e["win_rate"], e["ci"], e["games"]) for e in entries]
    cells = [
        [
            name(str(e[key])),
            str(e["games"]),
            f"{100 * e['win_rate']:.1f} %",
            words.interval(e["ci"]),
            f"{e['mean_score']:.2f}",
            f"{e['mean_place']:.2f}",
        ]
        for e in entries
    ]
    head = [words.fact(key), *(words(f"column-{column}") for column in ("games", "wins", "interval", "score", "place"))]
    return _section(
        title,
        escape(text),
        plots.intervals(rows, even, words("even-share")),
        _table(head, cells),
        _note(any(e["ci"] is None for e in entries), words),
    )


def _note(fixed: bool, words: Words) -> str:
    return f"<p>{NO_INTERVAL}: {escape(words('fixed'))}.</p>" if fixed else ""


def _table(head: list[str], rows: list[list[str]], kind: str = "") -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table class="{kind}"><tr>{top}</tr>{body}</table>' if kind else f"<table><tr>{top}</tr>{body}</table>"


def _facts(entries: list[dict[str, Any]], even: float, words: Words) -> list[str]:
    def named(fact: str) -> Callable[[str], str]:
        return lambda value: words.value(fact, value)

    return [
        _rates(
            words("by-fact", fact=words.fact(fact)),
            words("by-fact-help"),
            [{**entry, fact: entry["value"]} for entry in entries if entry["fact"] == fact],
            fact,
            even,
            words,
            named(fact),
        )
        for fact in dict.fromkeys(entry["fact"] for entry in entries)
    ]


def crossed(rows: list[Row], first: str, second: str) -> dict[tuple[str, str], tuple[float, int]]:
    """By a pair of facts: (sum of shares, seats). The same fact twice: how often the one stands before the other when
    both are at the table, a shared place counting as half."""
    found: dict[tuple[str, str], tuple[float, int]] = {}

    def add(key: tuple[str, str], share: float) -> None:
        won, games = found.get(key, (0.0, 0))
        found[key] = (won + share, games + 1)

    for row in rows:
        facts = [{**facts, SEAT: str(seat)} for seat, facts in enumerate(row.facts)]
        for seat, mine in enumerate(facts):
            if first != second:
                add((mine[first], mine[second]), row.shares[seat])
                continue
            for other, theirs in enumerate(facts):
                if other != seat and theirs[first] != mine[first]:
                    before = row.places[seat] < row.places[other]
                    add((mine[first], theirs[first]), 0.5 if row.places[seat] == row.places[other] else float(before))
    return found


def _pairs(rows: list[Row], first: str, second: str, words: Words) -> str:
    found = crossed(rows, first, second)
    left, top = (sorted({key[k] for key in found}) for k in (0, 1))
    cells = [[words.value(first, one), *(_cell(found.get((one, other))) for other in top)] for one in left]
    head = [words.fact(first), *(words.value(second, other) for other in top)]
    text = words("pairs-against-help") if first == second else words("pairs-help")
    title = words("pairs", first=words.fact(first), second=words.fact(second))
    return _section(title, escape(text), _table(head, cells, "pairs"))


def _cell(found: tuple[float, int] | None) -> str:
    """The rate with its interval's half width, and the number of games: few games say little, and the cell shows it."""
    if found is None:
        return ""
    won, games = found
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} ± {50 * (high - low):.0f} ({games})"


def _parts(found: dict[str, Any], words: Words) -> str:
    parts = list(dict.fromkeys(part for entry in found["bots"] for part in entry["mean_breakdown"]))
    rows = [(e["bot"], [e["mean_breakdown"].get(part, 0.0) for part in parts]) for e in found["bots"]]
    return _section(words("parts"), escape(words("parts-help")), plots.bars(rows, [words.part(part) for part in parts]))


def _lengths(rows: list[Row], found: dict[str, Any], words: Words) -> str:
    reasons = "; ".join(
        f"{escape(words.reason(name).rstrip('.'))}: {count}" for name, count in found["reasons"].items()
    )
    text = words(
        "lengths-help",
        decisions=f"{found['length']['mean_decisions']:.0f}",
        answers=f"{found['mean_branching']:.1f}",
        reasons=reasons,
    )
    return _section(words("lengths"), text, plots.histogram([row.decisions for row in rows], words("decisions")))


def _uses(rows: list[Row], words: Words) -> str:
    """The most used actions: how often, and how seats did that used them against those that did not."""
    seats = [(uses, row.shares[seat]) for row in rows for seat, uses in enumerate(row.uses)]
    totals: dict[str, int] = {}
    for uses, _ in seats:
        for action, times in uses.items():
            totals[action] = totals.get(action, 0) + times
    most = sorted(totals, key=lambda action: (-totals[action], action))[:MOST_USED]
    cells = []
    for action in most:
        users = [share for uses, share in seats if action in uses]
        everybody = len(users) == len(seats)
        others = [share for uses, share in seats if action not in uses]
        cells.append(
            [
                words.action(action),
                f"{totals[action] / len(rows):.2f}",
                f"{100 * len(users) / len(seats):.0f} %",
                f"{100 * fmean(users):.1f} %",
                words.interval(None if everybody else wilson(sum(users), len(users))),
                f"{100 * fmean(others):.1f} %" if others else "-",
            ]
        )
    head = [words(f"column-{name}") for name in ("action", "per-game", "users", "their-wins", "interval", "others")]
    return _section(
        words("uses"),
        escape(words("uses-help")),
        _table(head, cells),
        _note(any(row[4] == NO_INTERVAL for row in cells), words),
    )


def _method(run: dict[str, Any], found: dict[str, Any], words: Words) -> str:
    again = words("again")
    if not found["repeatable"]:
        again = words("not-again", reason=words.doubts(run["line_up"]))
    text = words(
        "method-help",
        seed=run["seed"],
        version=run["rules_version"],
        data=escape(run["data_hash"]),
        again=escape(again),
    )
    return _section(words("method"), text)
