"""Rows of small whole numbers into which games write what a seat knows: one row for one seat at one moment.

Compiled with the engine. A row holds raw numbers (coins, a place, a card); what they are divided by is declared in the
game's `Schema`. Who wants numbers about 0 to 1 names these scales: each row then has a twin of floats. Most numbers of
a row are 0: it remembers which are not, and is cleared by these.

Two forms have the same contents. The dense one has a 1 at the place of a word; in the compact one the word is a number.
"""

from __future__ import annotations

from struct import pack, unpack

from mypy_extensions import i16, i32, i64, mypyc_attr

from pentarchy.kernel.position import Position
from pentarchy.kernel.vectors import vec


class Rows:
    """Numbers, all 0 at first; each row is written field by field between `begin` and `end`."""

    values: vec[i16]
    least: vec[i16]
    most: vec[i16]
    """What the numbers of a row lie between, by place: what is beyond is written as the bound."""
    log: vec[i32]
    """For each row, places that are not 0."""
    logged: vec[i32]
    """How many these are."""
    floats: vec[i32]
    """The twin: of each number, divided by its scale, the bits as a 32-bit float. Empty where no scales are named."""
    patterns: vec[i32]
    zeros: vec[i32]
    """These bits for all numbers within their bounds, and by place where those of its 0 stand."""
    scaled: bool
    compact: bool
    clipped: int
    """Numbers that were beyond their bounds so far."""
    width: i64
    row: i64
    first: i64
    """Where the present row begins, where its next number goes, and where the next place that is not 0 is noted."""
    at: i64
    note: i64
    words: i64
    zones: i64
    """Of the table of cards that is being written."""

    def __init__(
        self, rows: int, least: list[int], most: list[int], compact: bool = False, scales: list[float] | None = None
    ) -> None:
        width = len(least)
        self.values = vec[i16]([i16(0)] * (rows * width))
        self.log = vec[i32]([i32(0)] * (rows * width))
        self.logged = vec[i32]([i32(0)] * rows)
        self.least = vec[i16]([i16(bound) for bound in least])
        self.most = vec[i16]([i16(bound) for bound in most])
        self.scaled = scales is not None
        bits, zeros = float_bits(least, most, scales or [])
        self.floats = vec[i32]([i32(0)] * (rows * len(zeros)))
        self.patterns = vec[i32]([i32(one) for one in bits])
        self.zeros = vec[i32]([i32(one) for one in zeros])
        self.compact = compact
        self.clipped = 0
        self.width = width
        self.row = 0
        self.first = 0
        self.at = 0
        self.note = 0
        self.words = 0
        self.zones = 0

    def begin(self, row: int) -> None:
        """Clear a row; it is written next."""
        k: i64 = row
        self.row = k
        first: i64 = k * self.width
        self.first = first
        self.at = first
        self.note = first
        left: i64 = i64(self.logged[k])
        place: i64 = first
        while left > 0:
            at: i64 = i64(self.log[place])
            self.values[at] = i16(0)
            if self.scaled:
                self.floats[at] = i32(0)
            place += 1
            left -= 1

    def end(self) -> None:
        """The row is written: exactly as many numbers as it has."""
        if self.at != self.first + self.width:
            raise ValueError(f"{self.at - self.first} numbers were written, {self.width} are declared")
        self.logged[self.row] = i32(self.note - self.first)
        if self.scaled:
            self.scale()

    def scale(self) -> None:
        """Write the twin of the present row."""
        first: i64 = self.first
        place: i64 = first
        while place < self.note:
            at: i64 = i64(self.log[place])
            self.floats[at] = self.patterns[i64(self.zeros[at - first]) + i64(self.values[at])]
            place += 1

    def put(self, at: i64, value: i64) -> None:
        """A number that is not 0 at a place that is 0."""
        bound: i64 = i64(self.most[at - self.first])
        if value > bound:
            value = bound
            self.clipped += 1
        elif value < 0:
            bound = i64(self.least[at - self.first])
            if value < bound:
                value = bound
                self.clipped += 1
        if value != 0:
            self.values[at] = i16(value)
            self.log[self.note] = i32(at)
            self.note += 1

    def one(self, at: i64) -> None:
        """A 1 at a place that is 0."""
        self.values[at] = i16(1)
        self.log[self.note] = i32(at)
        self.note += 1

    # -- fields --------------------------------------------------------------------------------------------------

    def skip(self, size: int) -> None:
        """So many stay 0."""
        self.at += size

    def number(self, value: int) -> None:
        if value:
            self.put(self.at, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        if value:
            self.one(self.at)
        self.at += 1

    def numbers(self, numbers: list[int]) -> None:
        at: i64 = self.at
        for number in numbers:
            if number:
                self.put(at, number)
            at += 1
        self.at = at

    def one_of(self, place: int, size: int) -> None:
        """Which of `size` words: dense a 1 at its place, compact its number from 1; nothing for -1."""
        if self.compact:
            if place >= 0:
                self.put(self.at, place + 1)
            self.at += 1
        else:
            if place >= 0:
                self.one(self.at + place)
            self.at += size

    def pick(self, row: int, place: int, size: int) -> None:
        """`one_of` in this row of a table that is written next and whose rows hold nothing else."""
        if self.compact:
            self.put(self.at + row, place + 1)
        else:
            self.one(self.at + row * size + place)

    def count(self, place: int) -> None:
        """One more at this place of the field that is written next (`skip` leads behind it)."""
        at: i64 = self.at + place
        now: i64 = i64(self.values[at])
        if now == 0:
            self.one(at)
        elif now < i64(self.most[at - self.first]):
            self.values[at] = i16(now + 1)
        else:
            self.clipped += 1

    def counts(self, places: list[int], size: int) -> None:
        """How often each of `size` places is named."""
        for place in places:
            self.count(place)
        self.at += size

    def bits(self, mask: int, size: int) -> None:
        """A 1 at the place of each bit."""
        at: i64 = self.at
        left: i64 = mask
        while left:
            while left & 15 == 0:  # most bits are 0: four at once
                left >>= 4
                at += 4
            if left & 1:
                self.one(at)
            left >>= 1
            at += 1
        self.at += size

    # A table of rows with the same fields may be written field by field: the first field of all rows, then the second.
    # Each time the writer ends up at the next field of the first row; `rest` leads behind the last row.

    def column(self, numbers: list[int], width: int) -> None:
        """A number in each row; rows are `width` numbers long."""
        at: i64 = self.at
        step: i64 = width
        for number in numbers:
            if number:
                self.put(at, number)
            at += step
        self.at += 1

    def columns(self, numbers: list[int], count: int, width: int) -> None:
        """So many numbers in each row, those of a row together."""
        at: i64 = self.at
        step: i64 = width
        within: i64 = 0
        for number in numbers:
            if number:
                self.put(at + within, number)
            within += 1
            if within == count:
                within = 0
                at += step
        self.at += count

    def column_where(self, mask: int, numbers: vec[i64], first: int, width: int) -> None:
        """The same where rows with a number that is not 0 have a bit: that of row k is `numbers[first + k]`."""
        at: i64 = self.at
        step: i64 = width
        left: i64 = mask
        row: i64 = first
        while left:
            while left & 15 == 0:
                left >>= 4
                row += 4
                at += 4 * step
            if left & 1:
                number = numbers[row]
                if number:
                    self.put(at, number)
            left >>= 1
            row += 1
            at += step
        self.at += 1

    def column_pick(self, mask: int, place: int, width: int) -> None:
        """`one_of` with this place in each row that has a bit. The field is not done: others may have other bits."""
        at: i64 = self.at
        step: i64 = width
        left: i64 = mask
        if not self.compact:
            at += place
        while left:
            while left & 15 == 0:
                left >>= 4
                at += 4 * step
            if left & 1:
                if self.compact:
                    self.put(at, place + 1)
                else:
                    self.one(at)
            left >>= 1
            at += step

    def ones_in_rows(self, mask: int, rows: list[int], first: int, column: int, width: int) -> None:
        """A 1 in this column of the table that is written next, for each bit: bit k stands for the row
        `rows[first + k]`, or for none (-1)."""
        at: i64 = self.at + column
        step: i64 = width
        left: i64 = mask
        place: i64 = first
        while left:
            while left & 15 == 0:
                left >>= 4
                place += 4
            if left & 1:
                row: i64 = rows[place]
                if row >= 0:
                    self.one(at + row * step)
            left >>= 1
            place += 1

    def column_one_of(self, places: list[int], size: int, width: int) -> None:
        """`one_of` in each row."""
        at: i64 = self.at
        step: i64 = width
        compact = self.compact
        for place in places:
            if place >= 0:
                if compact:
                    self.put(at, place + 1)
                else:
                    self.one(at + place)
            at += step
        self.at += 1 if compact else size

    def rest(self, rows: int, width: int) -> None:
        """After the last field of a table: on to what follows it."""
        self.at += (rows - 1) * width

    def narrow(self, size: int) -> int:
        """Numbers that `one_of` takes."""
        return 1 if self.compact else size

    # Where cards lie. Dense: for each zone, then for each mark, a 1 at the cards there. Compact: one number per card,
    # its zone from 1, and (zones + 1) times 1, 2, 4 … for its marks.

    def table(self, words: int, zones: int) -> None:
        """Begin a table of so many cards and zones."""
        self.words = words
        self.zones = zones

    def lie(self, zone: int, cards: list[int]) -> None:
        """These cards lie in this zone. A card lies in one zone at most."""
        if self.compact:
            for card in cards:
                self.put(self.at + card, zone + 1)
        else:
            base: i64 = self.at + zone * self.words
            for card in cards:
                self.one(base + card)

    def lie_known(self, zone: int, cards: list[int], seen: list[int], bit: int) -> None:
        """The same for those cards that this bit has seen."""
        for card in cards:
            if seen[card] >> bit & 1:
                if self.compact:
                    self.put(self.at + card, zone + 1)
                else:
                    self.one(self.at + zone * self.words + card)

    def mark(self, mark: int, card: int) -> None:
        """A card that is marked, wherever it lies."""
        if self.compact:
            at: i64 = self.at + card
            now: i64 = i64(self.values[at])
            more: i64 = (self.zones + 1) << mark
            if now:
                self.values[at] = i16(now + more)
            else:
                self.put(at, more)
        else:
            self.one(self.at + (self.zones + mark) * self.words + card)

    def close(self, marks: int) -> None:
        """The table is written."""
        self.at += self.words if self.compact else (self.zones + marks) * self.words


def float_bits(least: list[int], most: list[int], scales: list[float]) -> tuple[list[int], list[int]]:
    """The bits of all numbers that places can hold, divided by the scale, and by place where those of its 0 stand."""
    bits: list[int] = []
    zeros: list[int] = []
    known: dict[tuple[int, int, float], int] = {}
    for place in range(len(scales)):
        kind = (least[place], most[place], scales[place])
        if kind not in known:
            known[kind] = len(bits) - least[place]
            for value in range(least[place], most[place] + 1):
                bits.append(unpack("i", pack("f", value / scales[place]))[0])
        zeros.append(known[kind])
    return bits, zeros


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat knows of a position, in the order of the fields of the game's schema."""

    def write(self, p: Position, seat: int, to: Rows) -> None:
        raise TypeError(f"{type(self).__name__} has no write()")


def observe(observer: Observer, p: Position, seat: int, to: Rows, row: int) -> None:
    """Write one row."""
    to.begin(row)
    observer.write(p, seat, to)
    to.end()
