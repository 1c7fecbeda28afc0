"""The log as people read it: one line for each deed, with the turn it belongs to and the things it names.

Some texts of a game's events gather what follows them in the same turn. `event-<name>-many` is said of several of its
kind by one seat ("moves 3 armies: …"), `event-<name>-all` of its kind by any seats ("Bids: …"); both list what
`event-<name>-item` says of each. Of one seat, the numbers of what is the same otherwise are added up. After an event
with an attribute `.then` ("plays “Druids”" and ":") comes in the same line what is brought about by the thing it names;
`event-<name>-it` says it without naming that thing again. Where nothing names it, it comes after `because-<domain>`. An
event with an attribute `.aside` goes without saying. Everything here is made of what the viewer may know of the events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from pentarchy.kernel.game import NUMBER, SEAT
from pentarchy.match import Match, Setting
from pentarchy.table.outcome import headline, tie

ARROW = " → "
"""Between the places of a step, in all languages."""
LONG = 200
"""Letters after which a deed is told on in another line."""


class Line(NamedTuple):
    """A line of the log as it is sent."""

    text: str
    seat: int
    """The seat it is about, or -1."""
    on: tuple[str, ...]
    """The drawn things it names."""
    turn: int
    """In whose turn it happened, or -1."""


Arguments = tuple[tuple[str, str, str], ...]
"""Names, domains and tokens."""


class Piece(NamedTuple):
    """What one event adds to the log, or several of a kind."""

    line: Line
    kind: str
    """Name of the event where it can be gathered, else empty."""
    item: str
    """What it says in a gathered line."""
    setting: Setting
    arguments: Arguments = ()
    """Of the event, as the viewer may know them."""
    then: str | None = None
    """What stands before the rest of a deed that it begins."""
    named: tuple[tuple[str, str], ...] = ()
    """What it names, as domain and token; the token of what the viewer may not know is empty."""
    it: str = ""
    """What it says in the line of a deed that has named the last of these already."""


def about(event: dict[str, Any]) -> int:
    """The seat that an event is about, or -1."""
    return next((int(token) for _, domain, token in event["arguments"] if domain == SEAT), -1)


def pieces(match: Match, viewer: int | None, lang: str, start: int = 0) -> list[Piece]:
    """One for each event from `start` on, also for those that have no words."""
    found, say = [], match.text(lang)
    for event, setting in zip(match.events(viewer, start), match.settings[start:], strict=True):
        arguments = event["arguments"]
        key = f"event-{event['event']}-hidden" if event["hidden"] else f"event-{event['event']}"
        # What goes without saying is not said where lines stand by turns.
        told = say.has(key) and say.attribute(key, "aside") is None
        text = match.event_words(key, arguments, lang) if told else ""
        on = tuple(f"{domain}:{token}" for _, domain, token in arguments if on_board(match, domain))
        line = Line(text, about(event), on, setting.turn[0] if setting.turn else -1)
        many = say.has(f"{key}-many") or say.has(f"{key}-all")
        item = match.event_words(f"{key}-item", arguments, lang) if say.has(f"{key}-item") else ""
        named = [(domain, token) for _, domain, token in arguments]
        if event["hidden"]:
            named += _unknown(match, event["event"])
        it = match.event_words(f"{key}-it", arguments, lang) if say.has(f"{key}-it") else ""
        then = say.attribute(key, "then")
        found.append(Piece(line, key if many else "", item, setting, tuple(arguments), then, tuple(named), it))
    return found


def on_board(match: Match, domain: str) -> bool:
    """Is what an event names of this domain something that is drawn?"""
    return domain not in (SEAT, NUMBER) and match.codec.domain(domain).on_board


def _unknown(match: Match, event: str) -> list[tuple[str, str]]:
    """What an event names without saying it: of each the domain, and no token."""
    kind = next(kind for kind in match.game.events if kind.name == event)
    return [(domain, "") for name, domain in kind.arguments if name in kind.secret]


def gathered(match: Match, lang: str, found: Sequence[Piece]) -> list[tuple[Line, int]]:
    """The lines, each with the number of its last event; at the end who has won, by what."""
    return [*_lines(match, lang, found), *_outcome(match, lang, len(found) - 1)]


def _lines(match: Match, lang: str, found: Sequence[Piece], start: int = 0) -> list[tuple[Line, int]]:
    """The lines of pieces that begin with event `start`."""
    return _deeds(match, lang, _kinds(match, lang, found, start))


def _outcome(match: Match, lang: str, last: int) -> list[tuple[Line, int]]:
    if not match.over:
        return []
    decided = tie(match, lang)
    said = f"{headline(match, lang)}. {decided['say']}" if decided else headline(match, lang)
    return [(Line(said, -1, (), -1), last)]


class Chronicle:
    """The log of one viewer in one language, as it grows: words are costly, so they are made once."""

    def __init__(self, viewer: int | None, lang: str) -> None:
        self.viewer = viewer
        self.lang = lang
        self.pieces: list[Piece] = []
        """One for each event."""
        self.settled: list[tuple[Line, int]] = []
        """Lines that will not change: what is gathered, is gathered inside of a turn."""
        self.until = 0
        """How many pieces they tell."""
        self.known: tuple[int, bool] = (-1, False)
        """Of how many events the lines tell, and whether the game is over."""
        self.numbered: list[tuple[Line, int]] = []
        self.lines: list[Line] = []
        """As it was told last, with and without the numbers of events: good until something has happened."""

    def forget(self, events: int) -> None:
        """Only so many events have happened after all."""
        self.known = (-1, False)
        del self.pieces[events:]
        if self.until > events:
            self.settled, self.until = [], 0

    def told(self, match: Match) -> list[tuple[Line, int]]:
        """The same as `gathered`. The list is shared: do not change it."""
        self.tell(match)
        return self.numbered

    def tell(self, match: Match) -> list[Line]:
        """The lines alone. The list is shared: do not change it."""
        known = (match.event_count, match.over)
        if known != self.known:
            self.known, self.numbered = known, self._gathered(match)
            self.lines = [line for line, _ in self.numbered]
        return self.lines

    def _gathered(self, match: Match) -> list[tuple[Line, int]]:
        found = self.pieces
        if len(found) < match.event_count:
            found += pieces(match, self.viewer, self.lang, len(found))
        end = len(found) - 1
        while end > self.until and found[end].setting.turn == found[end - 1].setting.turn:
            end -= 1
        if end > self.until:  # a turn begins there
            self.settled += _lines(match, self.lang, found[self.until : end], self.until)
            self.until = end
        last = _lines(match, self.lang, found[self.until :], self.until)
        return [*self.settled, *last, *_outcome(match, self.lang, len(found) - 1)]


# -- several of a kind ----------------------------------------------------------------------------------------------


def _kinds(match: Match, lang: str, found: Sequence[Piece], start: int) -> list[tuple[Piece, int]]:
    """Neighbours of a kind as one piece, each with the number of its last event."""
    out: list[tuple[Piece, int]] = []
    group: list[Piece] = []
    for number, piece in enumerate(found, start):
        if not piece.line.text:
            continue
        if group and _alike(match, lang, group[-1], piece):
            group.append(piece)
            out[-1] = (_one(match, lang, group), number)
        else:
            group = [piece]
            out.append((piece, number))
    return out


def _alike(match: Match, lang: str, a: Piece, b: Piece) -> bool:
    if not b.kind or (a.kind, a.setting) != (b.kind, b.setting):
        return False
    return a.line.seat == b.line.seat or match.text(lang).has(f"{b.kind}-all")


def _one(match: Match, lang: str, group: Sequence[Piece]) -> Piece:
    """Several steps of a kind in one sentence: "… moves 3 armies: Heartland → West gate ×2, …"."""
    first = group[0]
    all_seats = match.text(lang).has(f"{first.kind}-all")
    said = [piece.item for piece in group] if all_seats else _added(match, lang, group)
    items = _ways([item for item in said if item])
    listed = ", ".join(f"{item} ×{n}" if n > 1 else item for item, n in Counter(items).items())
    arguments = [("seat", SEAT, str(first.line.seat)), ("n", NUMBER, str(len(items) or len(group)))]
    key = f"{first.kind}-all" if all_seats else f"{first.kind}-many"
    text = match.event_words(key, arguments, lang, list=listed) if listed or not all_seats else first.line.text
    on = tuple(dict.fromkeys(thing for piece in group for thing in piece.line.on))
    line = first.line._replace(text=text, on=on, seat=-1 if all_seats else first.line.seat)
    return first._replace(line=line, it="")


def _added(match: Match, lang: str, group: Sequence[Piece]) -> list[str]:
    """What steps of one seat say, amounts of the same added up: "2 wood from H1" and not "1 wood from H1 ×2".

    Steps without an amount are counted where the game has words for several of them (`<kind>-times`, with $n).
    """
    item, times = f"{group[0].kind}-item", f"{group[0].kind}-times"
    numbers = [name for name, domain, _ in group[0].arguments if domain == NUMBER]
    counted = not numbers and match.text(lang).has(times)
    if not counted and (len(numbers) != 1 or not match.text(lang).has(item)):
        return [piece.item for piece in group]
    sums: Counter[Arguments] = Counter()
    for piece in group:
        same = tuple(argument for argument in piece.arguments if argument[1] != NUMBER)
        sums[same] += 1 if counted else sum(int(n) for _, domain, n in piece.arguments if domain == NUMBER)
    key, name = (times, "n") if counted else (item, numbers[0])
    return [match.event_words(key, (*same, (name, NUMBER, str(n))), lang) for same, n in sums.items()]


def _ways(items: Sequence[str]) -> list[str]:
    """Steps that go on from where one before them has ended are one way: "mech G4 → H1 → G3"."""
    ways: list[str] = []
    for item in items:
        start, arrow, goal = item.rpartition(ARROW)
        for k in reversed(range(len(ways))):
            end = ways[k].rpartition(ARROW)[2]
            who = start.removesuffix(end)
            if arrow and start.endswith(end) and ways[k].startswith(who) and who[-1:] in ("", " "):
                ways[k] += f"{ARROW}{goal}"
                break
        else:
            ways.append(item)
    return ways


# -- deeds ----------------------------------------------------------------------------------------------------------


def _deeds(match: Match, lang: str, found: Sequence[tuple[Piece, int]]) -> list[tuple[Line, int]]:
    """What a thing brings about stands in the line of the deed that names it."""
    out: list[tuple[Line, int]] = []
    before: list[Piece] = []
    for piece, number in found:
        if before and _belongs(before, piece, out[-1][0]):
            before.append(piece)
            line = out[-1][0]
            text = f"{line.text}{_clause(match, before)}"
            out[-1] = (line._replace(text=text, on=tuple(dict.fromkeys((*line.on, *piece.line.on)))), number)
        else:
            before = [piece]
            out.append((_begun(match, lang, piece), number))
    return out


def _belongs(before: Sequence[Piece], piece: Piece, line: Line) -> bool:
    first, cause = before[0], piece.setting.cause
    if cause is None or piece.then is not None or piece.setting.turn != first.setting.turn or len(line.text) > LONG:
        return False
    return cause in first.named if first.then is not None else cause == first.setting.cause


def _clause(match: Match, deed: Sequence[Piece]) -> str:
    """The last piece of a deed, behind those before it; the name of who does it goes without saying a second time."""
    last, piece = deed[-2], deed[-1]
    text, who = piece.it if _is_it(deed) else piece.line.text, piece.line.seat
    name = f"{match.names[who]} " if who >= 0 else ""
    same = who >= 0 and last.line.seat == who and text.startswith(name)
    if same:
        text = text.removeprefix(name)
    elif not any(text.startswith(name) for name in match.names):
        text = f"{text[0].lower()}{text[1:]}"
    if len(deed) == 2 and last.then is not None:
        return f"{last.then} {text}"
    return f", {text}" if same and ": " not in last.line.text else f"; {text}"


def _is_it(deed: Sequence[Piece]) -> bool:
    """Is "it" clearly the thing that the deed began with? Then nothing else of its kind was named since."""
    first, piece = deed[0], deed[-1]
    if not piece.it or piece.named[-1] not in first.named:
        return False
    domain = piece.named[-1][0]
    return all(thing in first.named for between in deed[1:-1] for thing in between.named if thing[0] == domain)


def _begun(match: Match, lang: str, piece: Piece) -> Line:
    """The beginning of a line: what brings it about is said where nothing before it names that."""
    if piece.setting.cause is None or piece.then is not None or piece.setting.cause in piece.named:
        return piece.line
    domain, token = piece.setting.cause
    key = f"because-{domain}"
    if not match.text(lang).has(key):
        return piece.line
    because = match.event_words(key, [("cause", domain, token)], lang)
    thing = (f"{domain}:{token}",) if match.codec.domain(domain).on_board else ()
    return piece.line._replace(text=f"{because}: {piece.line.text}", on=(*thing, *piece.line.on))
