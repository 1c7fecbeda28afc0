"""Who has won, by what: for the end of the log, the page and the terminal."""

from __future__ import annotations

from pentarchy.match import Match
from pentarchy.table.words import words


def headline(match: Match, lang: str) -> str:
    """Who has won a finished game, with how many points."""
    result, say, text = match.result, words(lang), match.text(lang)
    assert result is not None
    n = result.scores[result.winners[0]]
    points = text("end-score", n=n) if text.has("end-score") else say("end-score", n=n)
    names = ", ".join(match.names[seat] for seat in result.winners)
    return say("end-winners" if len(result.winners) > 1 else "end-winner", names=names, points=points)


def tie(match: Match, lang: str) -> dict[str, str] | None:
    """What has decided between those who had as many points as the winner; None where points did, or nothing could."""
    result = match.result
    assert result is not None
    best = result.winners[0]
    equal = [seat for seat, score in enumerate(result.scores) if score == result.scores[best]]
    if len(equal) < 2 or len(result.winners) == len(equal):
        return None
    for found in match.ties:
        if len({found.values[seat] for seat in equal}) > 1:
            told = sorted(equal, key=lambda seat: -found.values[seat])
            values = ", ".join(f"{match.names[seat]} {found.values[seat]}" for seat in told)
            score = " : ".join([str(result.scores[best])] * len(equal))
            shown = f": {values}" if min(found.values) >= 0 else ""
            decided = match.text(lang)(f"tie-{found.name}")
            return {"say": words(lang)("end-tie", score=score, decided=decided, values=shown), "rule": found.rule}
    return None
