"""Why one answer is better than another, in words: the named terms of the judgement, compared at the end of the turn.

Both answers are carried out in the same worlds, which the seat cannot tell from the true one, and the seat's turn is
finished there. Where the terms of the judgement differ then, for the seat or for a rival, is a reason. Every term has
two phrases in both languages (`terms/` in the game's folder): what is good about more of it, and what is bad about
less. What can be counted (points, coins, pieces) is compared by the game's tally, and only what is the same in all
worlds is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pentarchy.bots.chances import chances, scale_of
from pentarchy.bots.figures import AHEAD, figures
from pentarchy.bots.playout import finish_lanes
from pentarchy.bots.search import LANE_SAMPLES, play_on, worth_of, worths
from pentarchy.face import Face
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.preview import Change, Preview, difference
from pentarchy.kernel.text import LANGUAGES, Text, text_of

MOST = 3
"""So many reasons at most."""
SMALL = 0.005
"""What changes the chances by less is no reason."""
WORLDS = 3
WON, NOT_LOST = "won", "not-lost"
"""Reasons that are no terms: the game ends with the answer, or would have ended with the other one."""
TURN = 40
"""Decisions at most until a turn that others have a part in is over."""


@dataclass(frozen=True)
class Reason:
    """One term in which two answers differ, in favour of the better one."""

    term: str
    whose: int
    """The seat that chooses, or a rival who gets less."""
    chance: float
    """By about so much it changes the chance of the seat that chooses."""


@dataclass(frozen=True)
class Why:
    """What sets the better of two answers apart."""

    seat: int
    reasons: tuple[Reason, ...]
    brings: Preview
    """What can be counted: what the better answer leaves beyond the other one, at the end of the turn."""

    def lines(self, face: Face, lang: str) -> list[str]:
        """The reasons, one phrase each, the weightiest first."""
        return [said for reason in self.reasons if (said := self.phrase(reason, face, lang))]

    def phrase(self, reason: Reason, face: Face, lang: str) -> str:
        """A reason in words; nothing where the game has none for its term."""
        words = terms_of(face.game, lang)
        if reason.term in (WON, NOT_LOST):
            return words(f"reason-{reason.term}")
        less = words.attribute(f"term-{reason.term}", "less")
        if less is None:
            return ""
        if reason.whose == self.seat:
            return words(f"term-{reason.term}")
        return words("reason-rival", who=face.names[reason.whose], less=less)

    def counted(self, lang: str) -> str:
        """What can be counted, in a line; empty where nothing can."""
        parts = (self.brings.brings(lang), self.brings.pays(lang), self.brings.others(lang))
        return "; ".join(part for part in parts if part)


def terms_of(game: Game, lang: str) -> Text:
    """The phrases of a game's terms; a game from elsewhere may have none."""
    folder = game.folder / "terms"
    return text_of(lang, folder) if folder.exists() else text_of(lang)


def term_names(game: Game) -> list[str]:
    """All terms that the judgement of a game may add up, and what it may come to."""
    return [*game.term_names, *(name for name, _ in game.count_sizes if name not in game.term_names)]


def worlds_of(face: Face, seat: int, count: int = WORLDS) -> list[Position]:
    """Worlds that the seat cannot tell from the true one. Seeds are their numbers: nothing secret is in them."""
    return [face.world(seat, k) for k in range(count)]


def ends(game: Game, world: Position, seat: int, action: int) -> list[Position]:
    """Where an answer leads when the seat has finished its turn; in a simultaneous choice behind the reveal, for some
    guesses of what the others answer."""
    if world.actor != LANES:
        set_to = figures(game, way=AHEAD)
        after = play_on(game.judge(), world, seat, action, int(set_to["settle"]), int(set_to["peek"]))
        return [_turned(game, after, game.turn_of(world))]
    found = []
    for guess in range(LANE_SAMPLES):
        after = world.clone()
        points = after.points
        after.apply(seat, action)
        finish_lanes(after, points, chance.make_state(guess, 0))
        found.append(after)
    return found


def _turned(game: Game, p: Position, turn: tuple[int, int] | None) -> Position:
    """The position where this turn is over. Others may have to answer within it, or all at once in a combat, and as
    long as it goes on so much is still promised that nothing could be compared with it."""
    judge = game.judge()
    for guess in range(TURN):
        if turn is None or p.over or game.turn_of(p) != turn:
            break
        asked = first_open(p)
        options = p.legal(asked)
        values = worths(game.judge(), p, asked, options, 0, guess)
        best = options[values.index(max(values))]
        p = play_on(judge, p, asked, best, 0)
    return p


def settled(game: Game, world: Position) -> Position:
    """The world when the seat that is asked has finished its turn by the best looking answers: there a judgement can be
    compared. Itself in a simultaneous choice and after the end."""
    seat = world.actor
    if world.over or seat < 0:
        return world
    judge = game.judge()
    best = max(world.legal(seat), key=lambda action: worth_of(judge, world, seat, action, 0))
    return ends(game, world, seat, best)[0]


def why(face: Face, worlds: Sequence[Position], seat: int, better: int, worse: int) -> Why:
    """Why `better` is better than `worse` for this seat."""
    game = face.game
    good = [ends(game, world, seat, better) for world in worlds]
    bad = [ends(game, world, seat, worse) for world in worlds]
    found = _reasons(game, seat, [p for some in good for p in some], [p for some in bad for p in some])
    return Why(seat, found, _counted(face, seat, good, bad))


def _reasons(game: Game, seat: int, good: list[Position], bad: list[Position]) -> tuple[Reason, ...]:
    pairs = [(a, b) for a, b in zip(good, bad, strict=True) if not a.over and not b.over]
    if not pairs:
        return _ended(game, seat, good, bad)
    total: dict[tuple[str, int], float] = {}
    said = _said(game, seat, pairs)
    for after_good, after_bad in pairs:
        slope = _slope(game, after_good, seat)
        for other in range(after_good.players):
            sign = 1.0 if other == seat else -1.0 / (after_good.players - 1)
            more, less = game.terms(after_good, other), game.terms(after_bad, other)
            for term in more:
                if term in less and said.get((term, other), True):  # a game may judge by other terms later on
                    by = sign * slope * (more[term] - less[term]) / len(pairs)
                    total[term, other] = total.get((term, other), 0.0) + by
    weighty = sorted(total.items(), key=lambda entry: -entry[1])[:MOST]
    return tuple(Reason(term, other, round(by, 4)) for (term, other), by in weighty if by >= SMALL)


def _ended(game: Game, seat: int, good: list[Position], bad: list[Position]) -> tuple[Reason, ...]:
    """Of games that end: the one answer wins, or the other one loses."""
    won, kept = (sum(chances(game, p)[seat] for p in some) / max(1, len(some)) for some in (good, bad))
    if won - kept < SMALL:
        return ()
    return (Reason(WON if all(p.over for p in good) else NOT_LOST, seat, round(won - kept, 4)),)


def _said(game: Game, seat: int, pairs: list[tuple[Position, Position]]) -> dict[tuple[str, int], bool]:
    """Of judgements that look counts up in tables: do the counts differ as the words of the term have it? In a table
    less may be worth more, and "more ore" is no reason where there is less of it. Words that speak of worth (`.worth`)
    are true as they are: what they are about is no number."""
    names = [name for name, _ in game.count_sizes]
    first = pairs[0][0]
    if not names or list(game.terms(first, 0)) != names:
        return {}
    words = terms_of(game, LANGUAGES[0])
    falls, worth = (
        {name for name in names if words.attribute(f"term-{name}", how) is not None} for how in ("falls", "worth")
    )
    more: dict[tuple[str, int], int] = {}
    for pair in pairs:
        (good, _), (bad, _) = (game.counts(p) for p in pair)
        for other in range(first.players):
            for name, a, b in zip(names, good[other], bad[other], strict=True):
                more[name, other] = more.get((name, other), 0) + a - b
    return {
        (name, other): name in worth or (by < 0 if (name in falls) == (other == seat) else by > 0)
        for (name, other), by in more.items()
    }


def _slope(game: Game, p: Position, seat: int) -> float:
    """By how much the chance of a seat grows with its strength."""
    share = chances(game, p)[seat]
    scale = scale_of(game)
    stretch = scale.stretch + game.progress(p) * (scale.stretch_end - scale.stretch)
    return max(share * (1.0 - share), 0.05) * stretch


def _together(changes: Sequence[Change], words: Text) -> tuple[Change, ...]:
    """What is said alike is one sum, wherever it comes from, not 6 points more and 5 points less."""
    sums: dict[tuple[str, int | None], Change] = {}
    for change in changes:
        key = words(f"preview-{change.what}", n=1), change.whose
        known = sums.get(key)
        sums[key] = Change(change.what, change.whose, (change.amount or 0) + (known.amount or 0 if known else 0))
    return tuple(change for change in sums.values() if change.amount)


def _counted(face: Face, seat: int, good: list[list[Position]], bad: list[list[Position]]) -> Preview:
    """What is more or less after the better answer, where it is the same in every world. Where each piece stands would
    be too long a list."""
    game = face.game
    blocks = game.tally_blocks(face.components, face.players)
    sure: list[Change] | None = None
    for some, others in zip(good, bad, strict=True):
        for after_good, after_bad in zip(some, others, strict=True):
            changes = difference(blocks, game.tally(after_bad, seat), [game.tally(after_good, seat)])
            counted = [change for change in changes if not change.at and not change.to]
            sure = counted if sure is None else [change for change in sure if change in counted]
    return Preview(
        changes=_together(sure or (), game.text("en")),
        ends_turn=False,
        can_undo=False,
        danger=None,
        opens=False,
        seat=seat,
        worse=frozenset(block.what for block in blocks if block.worse),
        name=lambda domain, token, lang: face.name(domain, token, lang),
        words=game.text,
    )
