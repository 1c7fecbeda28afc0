"""A report as plain text, for a terminal."""

from __future__ import annotations

from typing import Any

from pentarchy.analysis.words import percent, signed, words
from pentarchy.match import Match

BAR = 20


def plain(report: dict[str, Any], match: Match, lang: str) -> str:
    """Who played how well, and the key moments with better answers and reasons."""
    say = words(lang)
    lines = [say("report-title", game=match.game.info.title(lang)), "", *_players(report, match, lang), ""]
    lines.append(say("report-moments"))
    if not report["moments"]:
        lines.append(say("report-none"))
    for number, moment in enumerate(report["moments"], 1):
        entry = report["steps"][moment["step"]]
        where = say("report-where", turn=moment["turn"], step=moment["step"] + 1)
        lines += ["", f"{number}. {where}. {moment['text'][lang]}"]
        said = _came(entry, lang) if moment["kind"] == "luck" else [*_answers(entry, lang), *_why(entry, lang)]
        lines += [f"   {line}" for line in said]
    return "\n".join([*lines, "", *report["basis"][lang]])


def _players(report: dict[str, Any], match: Match, lang: str) -> list[str]:
    say = words(lang)
    heads = [say(f"report-{what}") for what in ("player", "score", "accuracy", "luck")]
    rows = [heads]
    for seat, name in enumerate(match.names):
        accurate = report["accuracy"][seat]
        score = str(report["result"]["scores"][seat])
        rows.append([name, score, "–" if accurate is None else f"{accurate:.0f}", signed(report["luck"][seat])])
    widths = [max(len(row[k]) for row in rows) for k in range(len(heads))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _answers(entry: dict[str, Any], lang: str) -> list[str]:
    say, lines = words(lang), [entry["asked"][lang]]
    for answer in entry.get("answers", []):
        filled = round(BAR * answer["chance"])
        notes = [say("report-best")] if answer["action"] == entry["best"] else []
        notes += [say("report-played")] if answer["action"] == entry["action"] else []
        note = f"  ({', '.join(notes)})" if notes else ""
        bar = "█" * filled + "·" * (BAR - filled)
        lines.append(f"{bar} {percent(answer['chance']):3d} %  {answer['text'][lang]}{note}")
    return lines


def _why(entry: dict[str, Any], lang: str) -> list[str]:
    why, say = entry.get("why"), words(lang)
    if why is None or not (why["reasons"] or why["counted"][lang]):
        return []
    lines = [f"{say('report-why')}:"]
    lines += [f"  + {reason['text'][lang]} ({signed(reason['chance'])})" for reason in why["reasons"]]
    if why["counted"][lang]:
        lines.append(f"  {say('report-counted', counted=why['counted'][lang])}")
    return lines


def _came(entry: dict[str, Any], lang: str) -> list[str]:
    return [f"{words(lang)('report-came')}:", *(f"  {line}" for line in entry["came"][lang])]
