"""A table laid out card by card, for expectations written by hand.

`table("romans", "B", hand=[…], play=[…], …)` seats 0 with exactly these cards (decks: the top card first) in its
Activate turn; the opponents have nothing but what `others` gives them. Then `play`, `exhaust`, `solstice` and
`end_turn` take wishes: answers by text, used in their order as soon as they are offered. What is not wished for is
answered only where there is nothing to decide about (`_usual`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.imperium.builder import ZONES, Table

from pentarchy.games.imperium import scoring
from pentarchy.games.imperium.box import RESOURCES, S_UNREST, STATES
from pentarchy.games.imperium.position import (
    BOX,
    CIVILISED_DECK,
    DECK,
    EXILE,
    FAME,
    MAIN,
    NATION,
    POWER,
    REGION_DECK,
    UNCIVILISED_DECK,
    UNREST,
)
from pentarchy.kernel.position import ALL

OPPONENTS = ("persians", "scythians", "greeks")
MARKET = ("1TRI2", "1UNC20", "1REG6", "1UNC3", "1CIV10")
SPARE = {"main": ("1TRI9", "1REG13"), "region": ("1REG12",), "uncivilised": ("1UNC2",), "civilised": ("1CIV7",)}
DECKS = {"main": MAIN, "region": REGION_DECK, "uncivilised": UNCIVILISED_DECK, "civilised": CIVILISED_DECK}
USUAL = {"react": "done", "discarding": "done", "act": "done", "turn": "activate", "pay": "amount 0"}


def table(nation: str, side: str = "B", **given: Any) -> Hand:
    return Hand(nation, side, given)


class Hand:
    unrest = "unrest"

    def __init__(self, nation: str, side: str, given: dict[str, Any]) -> None:
        others: list[dict[str, Any]] = list(given.pop("others", [{}] * (given.get("players", 2) - 1)))
        assert len(others) == given.pop("players", len(others) + 1) - 1
        free = [name for name in OPPONENTS if name != nation and name not in [o.get("nation") for o in others]]
        nations = [nation, *(other.get("nation") or free.pop(0) for other in others)]
        self.t = Table(*nations, sides=side)
        self.p = self.t.p
        self._clear()
        pile = given.pop("pile", 12)
        self._lay_common(given)
        self._lay_seat(0, given, (10, 10, 10))
        for k, other in enumerate(others):
            self._lay_seat(k + 1, {key: value for key, value in other.items() if key != "nation"}, (5, 5, 5))
        assert not given, f"not understood: {sorted(given)}"
        self.t.unrest_pile(pile)
        self.t.begin_turn(0)

    # -- laying out ----------------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """Everything of the seats and the common decks into the box, apart from power cards and developments."""
        p = self.p
        for seat in range(p.players):
            for zone in ("hand", "deck", "discard", "play", "garrison", "history", "sunken", "quest"):
                self.t.empty(zone, seat)
        for zone in (*DECKS.values(), EXILE):
            for card in p.zones[zone][:]:
                p.move(card, BOX, ALL)

    def _names(self, names: Sequence[str]) -> list[str]:
        """Unrest stands for any unrest card that lies in the box."""
        found = []
        for name in names:
            if name == self.unrest:
                spare = [self.t.token(c) for c in self.p.zones[BOX] if self.p.box.suits[c] & S_UNREST]
                name = next(token for token in spare if token not in found)
            found.append(name)
        return found

    def _pile(self, zone: int, names: Sequence[str], seen: int = 0) -> None:
        """A common deck of exactly these cards, the top one first."""
        for name in reversed(self._names(names)):
            card = self.t.number(name)
            self.p.move(card, zone, ALL)
            self.p.seen[card] = seen

    def _lay_common(self, given: dict[str, Any]) -> None:
        p = self.p
        tokens: Mapping[int, Mapping[str, int]] = given.pop("tokens", {})
        for slot, name in enumerate(given.pop("market", MARKET)):
            self.t.market(slot, name, **tokens.get(slot, {}))
        for deck, zone in DECKS.items():
            self._pile(zone, given.pop(deck, SPARE[deck]))
        self._pile(EXILE, given.pop("exile", ()), ALL)
        fame = given.pop("fame", ("1FAM8",))
        for card in p.zones[FAME][1:]:
            p.move(card, BOX, ALL)
        self._pile(FAME, fame)
        if given.pop("king", "A") == "B":
            p.turn_over(p.zones[FAME][0])

    def _lay_seat(self, seat: int, given: dict[str, Any], pool: tuple[int, int, int]) -> None:
        p, t = self.p, self.t
        nation = p.box.nations[p.nation[seat]]
        if "state" in given:
            p.state[seat] = STATES.index(given.pop("state"))
        for res, n in zip(RESOURCES[:3], given.pop("pool", pool), strict=True):
            t.tokens(seat, **{res: n})
        p.actions[seat] = given.pop("actions", nation.actions)
        p.exhausts[seat] = given.pop("exhausts", nation.exhausts)
        if "nation_deck" in given:
            for card in p.area(seat, NATION)[1:]:
                p.move(card, BOX, ALL)
            t.put("nation", seat, *reversed(given.pop("nation_deck")))
        if "development" in given:
            kept = given.pop("development")
            t.empty("development", seat)
            t.put("development", seat, *kept)
        p.spent_nation[seat] = int(given.pop("nation_exhausted", False))
        p.spent_development[seat] = int(given.pop("development_exhausted", False))
        if "quest" in given:
            t.put("quest", seat, given.pop("quest"))
        if "journey" in given:
            self._journey(seat, given.pop("journey"))
        for zone in ("hand", "discard", "history", "play"):
            t.put(zone, seat, *self._names(given.pop(zone, ())))
        for host, inside in given.pop("garrison", {}).items():
            t.garrison(seat, host, *self._names(inside))
        for card, kept in given.pop("stored", {}).items():
            for res, n in kept.items():
                p.stored += [t.number(card), RESOURCES.index(res), n]
        deck = given.pop("deck", None)
        if deck is None:
            suits = p.box.suits
            deck = [t.token(c) for c in nation.draw_deck if p.where[c] == BOX and not suits[c] & S_UNREST][:4]
        t.put("deck", seat, *reversed(self._names(deck)))

    def _journey(self, seat: int, top: str) -> None:
        p = self.p
        if top.startswith("2UTO3"):
            p.move(self.t.number("2UTO2"), BOX, ALL)
        if top.endswith("B"):
            p.turn_over(self.t.number(top[:-1]))

    # -- doing ---------------------------------------------------------------------------------------------------------

    def can_play(self, card: str) -> bool:
        return any(self._is(text, f"play {card}") for text in self.t.legal())

    def can_exhaust(self, card: str) -> bool:
        return f"exhaust {card}" in self.t.legal()

    def play(self, card: str, *wishes: str) -> None:
        assert self.can_play(card), f"cannot play {card}: {self.t.legal()}"
        self._answer(f"play {card}")
        self._go_on(list(wishes), "act")

    def exhaust(self, card: str, *wishes: str) -> None:
        assert self.can_exhaust(card), f"cannot exhaust {card}: {self.t.legal()}"
        self._answer(f"exhaust {card}")
        self._go_on(list(wishes), "act")

    def end_turn(self, *wishes: str) -> None:
        self.t.use("done")
        self._go_on(list(wishes), "turn")

    def solstice(self, *wishes: str) -> None:
        self.t.begin_solstice()
        self._go_on(list(wishes), "turn")

    def _is(self, text: str, wish: str) -> bool:
        """Is this answer the wished one? Any unrest card is as good as another."""
        if text == wish:
            return True
        verb, _, card = text.partition(" ")
        return wish == f"{verb} {self.unrest}" and card in self.t.components.number and self._named(card) == self.unrest

    def _answer(self, wish: str) -> bool:
        for text in self.t.legal():
            if self._is(text, wish):
                self.t.use(text)
                return True
        return False

    def _go_on(self, wishes: list[str], until: str) -> None:
        """Answer questions until one of this name is put to whoever has the turn."""
        for _ in range(200):
            if self.p.over or (self.t.asked == until and self._settled(until)):
                return
            if not self._wished(wishes):
                self._usual(wishes)
        raise AssertionError("endless questions")

    def _settled(self, until: str) -> bool:
        return until != "act" or self.t.seat == self.p.turn

    def _wished(self, wishes: list[str]) -> bool:
        for k, wish in enumerate(wishes):
            for word in wish.split("|"):
                if word == "most" and self.t.asked == "draw":
                    return self._answer("yes")
                if word.startswith("resolve ") and self.t.asked == "solstice":
                    word = word.replace("resolve", "pick")
                if self._answer(word):
                    del wishes[k]
                    return True
        return False

    def _usual(self, wishes: list[str]) -> None:
        legal = self.t.legal()
        usual = USUAL.get(self.t.asked)
        if usual in legal:
            self.t.use(str(usual))
        elif len(legal) == 1 or self.t.asked in ("place", "solstice", "put_back", "pay"):
            self.t.use(legal[0])
        else:
            raise AssertionError(f"asked {self.t.asked!r} (seat {self.t.seat}): {legal}; wishes left: {wishes}")

    # -- looking -------------------------------------------------------------------------------------------------------

    def _named(self, token: str) -> str:
        number = self.t.components.number[token]
        return self.unrest if self.p.box.suits[number] & S_UNREST else token

    def _set(self, zone: str, seat: int) -> set[str]:
        return {self._named(token) for token in self.t.zone(zone, seat)}

    def pool(self, seat: int) -> tuple[int, int, int]:
        material, population, progress = self.p.pool[seat * 3 : seat * 3 + 3]
        return material, population, progress

    def actions(self, seat: int) -> int:
        return self.p.actions[seat]

    def exhausts(self, seat: int) -> int:
        return self.p.exhausts[seat]

    def state(self, seat: int) -> str:
        return STATES[self.p.state[seat]]

    def hand(self, seat: int) -> set[str]:
        return self._set("hand", seat)

    def unrest_in_hand(self, seat: int) -> int:
        return [self._named(token) for token in self.t.zone("hand", seat)].count(self.unrest)

    def discard(self, seat: int) -> set[str]:
        return self._set("discard", seat)

    def history(self, seat: int) -> set[str]:
        return self._set("history", seat)

    def sunken(self, seat: int) -> set[str]:
        return self._set("sunken", seat)

    def in_play(self, seat: int) -> set[str]:
        return self._set("play", seat)

    def development(self, seat: int) -> set[str]:
        return self._set("development", seat)

    def quest(self, seat: int) -> set[str]:
        return self._set("quest", seat)

    def garrison(self, host: str) -> set[str]:
        return {self._named(self.t.token(card)) for card in self.p.garrison_of(self.t.number(host))}

    def _from_top(self, cards: Sequence[int]) -> list[str]:
        return [self._named(self.t.token(card)) for card in reversed(cards)]

    def deck(self, seat: int) -> list[str]:
        return self._from_top(self.p.area(seat, DECK))

    def nation_deck(self, seat: int) -> list[str]:
        return self._from_top(self.p.area(seat, NATION))

    def main_deck(self) -> list[str]:
        return self._from_top(self.p.zones[MAIN])

    def fame_deck(self) -> list[str]:
        return self._from_top(self.p.zones[FAME])[:-1]

    def exile(self) -> set[str]:
        return {self._named(token) for token in self.t.common("exile")}

    def market(self) -> list[str]:
        return [self.t.token(card) if card >= 0 else "" for card in self.p.slots]

    def tokens(self, slot: int) -> dict[str, int]:
        found = zip(RESOURCES[:3], self.p.slot_tokens[slot * 3 : slot * 3 + 3], strict=True)
        return {res: n for res, n in found if n}

    def stored(self, card: str) -> dict[str, int]:
        kept = self.p.stored
        number = self.t.number(card)
        return {RESOURCES[kept[k + 1]]: kept[k + 2] for k in range(0, len(kept), 3) if kept[k] == number}

    def unrest_pile(self) -> int:
        return len(self.p.zones[UNREST])

    def king_side(self) -> str:
        return "B" if self.p.zones[FAME][0] in self.p.flipped else "A"

    def journey(self, seat: int) -> tuple[str, str]:
        card = self.p.area(seat, POWER)[-1]
        return self.t.token(card), "B" if card in self.p.flipped else "A"

    def triggered(self) -> str:
        return self.t.match.game.reasons[self.p.trigger]

    def points(self, seat: int, card: str) -> int:
        """Points of one card where it lies now; nothing where cards do not score."""
        number = self.t.number(card)
        if number not in scoring.owned(self.p, seat):
            return 0
        return scoring.points_of(self.p, seat, number, self.p.box.value[self.p.face(number)])


assert set(ZONES) >= {"hand", "deck", "discard", "play", "history", "sunken", "quest", "development", "nation"}
