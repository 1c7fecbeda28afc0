"""Real cards of Imperium on the kernel's programs: nested effects, triggers, replacements, defences, an end inside.

The programs are those of the cards, word for word; the operations are the thinnest that let the control forms show.
This is not the game: it keeps the kernel honest about what the game needs of it.
"""

from __future__ import annotations

from typing import Any, cast

import pytest

from pentarchy.kernel.game import dump
from pentarchy.kernel.position import ACTOR, FIRST_PLACE, WIDTH, Decision, Position
from pentarchy.kernel.program import (
    OTHERS,
    RUN_ROOT,
    RUN_SOURCE,
    RUN_SUBJECT,
    AskChoose,
    AskMay,
    Compiler,
    Effect,
    Op,
    ProgramPosition,
    Run,
)

MATERIAL, POPULATION, PROGRESS = range(3)
TOKENS = ("material", "population", "progress")

CARDS: dict[str, dict[str, Any]] = {
    "Invasion": {
        "attack": True,
        "do": {
            "op": "cost",
            "pay": [{"op": "pay", "res": {"material": 3}}],
            "then": {
                "op": "seq",
                "steps": [
                    {"op": "each", "who": "others", "do": {"op": "take_unrest", "n": 1}},
                    {
                        "op": "choose",
                        "options": [
                            {"op": "break_through", "suit": ["tributary"]},
                            {
                                "op": "seq",
                                "steps": [
                                    {"op": "break_through", "suit": ["region"]},
                                    {"op": "each", "who": "others", "do": {"op": "recall"}},
                                ],
                            },
                        ],
                    },
                ],
            },
        },
    },
    "Drama & Poetry": {
        "attack": True,
        "do": {
            "op": "seq",
            "steps": [
                {"op": "steal", "res": {"progress": 1}, "from": "others"},
                {
                    "op": "each",
                    "who": "all",
                    "do": {
                        "op": "may",
                        "do": {"op": "cost", "pay": [{"op": "discard"}], "then": {"op": "return_unrest"}},
                    },
                },
            ],
        },
    },
    "Corruption": {
        "attack": True,
        "do": {
            "op": "seq",
            "steps": [
                {"op": "each", "who": "all", "do": {"op": "gain", "res": {"material": 2}}},
                {"op": "each", "who": "others", "do": {"op": "take_unrest", "n": 1}},
                {"op": "gain", "res": {"progress": 1}},
            ],
        },
    },
    "King Wu of Qin": {
        "do": {
            "op": "seq",
            "steps": [
                {"op": "pay_up_to", "res": {"progress": 3}},
                {"op": "for_each", "of": "paid", "do": {"op": "acquire"}},
                {"op": "history"},
            ],
        },
    },
    "Marvellous look": {"do": {"op": "look", "n": 2}},
    "Standing Army": {"shield": "automatic"},
    "Scythians": {"shield": "exhaust"},
    "Wonder": {"exhaust": {"on": "you_return_unrest", "do": {"op": "gain", "res": {"progress": 2}}}},
    "Vikings": {
        "replace": {"on": "would_history", "with": {"op": "discard_instead"}},
        "trigger": {
            "on": "you_take_unrest",
            "do": {
                "op": "seq",
                "steps": [{"op": "look", "n": 1}, {"op": "may", "do": {"op": "looked_to_bottom"}}],
            },
        },
        "exhaust": {"on": "you_return_unrest", "do": {"op": "draw", "n": 2}},
    },
    "Romans": {
        "trigger": {
            "on": "you_look",
            "do": {"op": "seq", "steps": [{"op": "look_more", "n": 1}, {"op": "gain", "res": {"progress": 1}}]},
        },
    },
    "Shangri-la": {
        "replace": {
            "on": "would_gain_material",
            "with": {
                "op": "seq",
                "steps": [
                    {"op": "each", "who": "others", "do": {"op": "gain", "res": {"progress": 1}}},
                    {"op": "gain", "res": {"population": 2}},
                ],
            },
        },
    },
}
NAMES = list(CARDS)

STOP, RUN, MAY, CHOOSE, EFFECT, DEFEND, OFFER, AMOUNT, GIFT = range(9)
YES, NO, FIRST, COUNT = 0, 1, 10, 20
FIRST, SECOND, THIRD, FOURTH = range(FIRST_PLACE, FIRST_PLACE + 4)
IMMUNE, PAID, LOOKED = SECOND, THIRD, FOURTH


class Sketch(ProgramPosition):
    """Three nations: tokens, unrest in hand, other hand cards, cards in play, and a diary of what was done."""

    def __init__(self) -> None:
        super().__init__()
        self.tokens = [[5, 5, 5] for _ in range(3)]
        self.unrest = [0, 0, 0]
        self.pile = 10
        self.hand = [2, 2, 2]
        self.play: list[list[int]] = [[], [], []]
        self.exhausted: list[int] = []
        self.diary: list[str] = []
        self.code_of: dict[tuple[str, str], int] = {}

    def fields(self) -> list[str]:
        return ["tokens", "unrest", "pile", "hand", "play", "exhausted", "diary"]

    def clone(self) -> Sketch:
        to = Sketch()
        self.copy_kernel_fields(to)
        self.copy_program(to)
        to.code_of = self.code_of
        for name in self.fields():
            value = getattr(self, name)
            copied = [row[:] if isinstance(row, list) else row for row in value] if isinstance(value, list) else value
            setattr(to, name, copied)
        return to

    def begin(self, card: str, kind: str, seat: int) -> None:
        self.start_effect(EFFECT, self.code_of[card, kind], seat, NAMES.index(card))

    def fire(self, event: str, seat: int) -> None:
        """After an atomic change: mandatory triggers run at once, exhausts are offered."""
        for number in self.play[seat]:
            card = CARDS[NAMES[number]]
            if card.get("exhaust", {}).get("on") == event and number not in self.exhausted:
                self.push(OFFER, seat, number)
            if card.get("trigger", {}).get("on") == event:
                self.begin(NAMES[number], "trigger", seat)

    def replaced(self, event: str, seat: int) -> bool:
        """Before an atomic change: is something else done instead?"""
        for number in self.play[seat]:
            if CARDS[NAMES[number]].get("replace", {}).get("on") == event:
                self.begin(NAMES[number], "replace", seat)
                return True
        return False

    def amount(self, number: int, seat: int, root: int) -> int:
        return self.result(root, PAID)

    def affected(self, who: int, actor: int, source: int) -> int:
        immune = self.result(self.stack[RUN_ROOT], IMMUNE)
        return super().affected(who, actor, source) & ~immune


class Doing(Op):
    """An operation by its name."""

    def __init__(self, name: str, width: int) -> None:
        super().__init__(width)
        self.name = name

    def run(self, p: ProgramPosition, at: int) -> None:
        getattr(self, self.name)(cast(Sketch, p), p.stack[RUN_SUBJECT], p.code[at : at + self.width])

    def possible(self, p: ProgramPosition, at: int, seat: int, source: int) -> bool:
        q, words = cast(Sketch, p), p.code[at : at + self.width]
        if self.name == "pay":
            return q.tokens[seat][words[0]] >= words[1]
        return q.hand[seat] > 0 if self.name == "discard" else True

    def gain(self, p: Sketch, seat: int, words: list[int]) -> None:
        if words[0] == MATERIAL and p.replaced("would_gain_material", seat):
            return
        p.tokens[seat][words[0]] += words[1]

    def pay(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.tokens[seat][words[0]] -= words[1]

    def steal(self, p: Sketch, seat: int, words: list[int]) -> None:
        for other in range(p.players):
            if p.affected(OTHERS, seat, 0) >> other & 1:
                taken = min(words[1], p.tokens[other][words[0]])
                p.tokens[other][words[0]] -= taken
                p.tokens[seat][words[0]] += taken

    def take_unrest(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.pile -= 1
        p.unrest[seat] += 1
        p.diary.append(f"{seat} unrest")
        if p.pile == 0:
            p.end(1)  # collapse, in the middle of anything
        else:
            p.fire("you_take_unrest", seat)

    def return_unrest(self, p: Sketch, seat: int, words: list[int]) -> None:
        if p.unrest[seat]:
            p.unrest[seat] -= 1
            p.pile += 1
            p.fire("you_return_unrest", seat)

    def discard(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.hand[seat] -= 1

    def history(self, p: Sketch, seat: int, words: list[int]) -> None:
        if not p.replaced("would_history", seat):
            p.diary.append(f"{seat} history")

    def discard_instead(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.diary.append(f"{seat} discarded instead")

    def draw(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.hand[seat] += words[0]

    def look(self, p: Sketch, seat: int, words: list[int]) -> None:
        # The look is a frame of its own below what enlarges it: triggers come first.
        p.push(GIFT, seat, words[0])
        p.fire("you_look", seat)

    def look_more(self, p: Sketch, seat: int, words: list[int]) -> None:
        # The frame of the look lies right below the effect that enlarges it.
        p.stack[p.stack[RUN_ROOT] + FIRST] += words[0]

    def looked_to_bottom(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.diary.append(f"{seat} bottom")

    def break_through(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.diary.append(f"{seat} break through {words[0]}")

    def acquire(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.diary.append(f"{seat} acquire")

    def recall(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.diary.append(f"{seat} recall")

    def pay_up_to(self, p: Sketch, seat: int, words: list[int]) -> None:
        p.push(AMOUNT, seat, words[0], min(words[1], p.tokens[seat][words[0]]), p.stack[RUN_ROOT])


class Stop(Decision[Any]):
    def legal(self, p: Any, seat: int) -> list[int]:
        return [NO]


class Defend(Decision[Any]):
    """First: seats still to be looked at, second: the attack's effect, third: the card that defends now."""

    def run(self, p: Sketch) -> None:
        stack = p.stack
        attacker = stack[stack[SECOND] + WIDTH + ACTOR]
        while stack[FIRST]:
            seat = p.next_subject(stack[FIRST], attacker)
            stack[FIRST] &= ~(1 << seat)
            for number in p.play[seat]:
                shield = CARDS[NAMES[number]].get("shield")
                if shield == "automatic" or (shield == "exhaust" and number not in p.exhausted):
                    stack[THIRD], stack[FOURTH] = number, seat
                    # The automatic one asks the attacker whether to buy it off.
                    p.ask(attacker if shield == "automatic" else seat)
                    return
        p.pop()

    def legal(self, p: Sketch, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, p: Sketch, seat: int, action: int) -> None:
        stack = p.stack
        number, defender, root = stack[THIRD], stack[FOURTH], stack[SECOND]
        automatic = CARDS[NAMES[number]]["shield"] == "automatic"
        if automatic and action == YES:
            p.tokens[seat][PROGRESS] -= 1
            p.tokens[defender][PROGRESS] += 1
        elif automatic or action == YES:
            p.set_result(root, IMMUNE, p.result(root, IMMUNE) | 1 << defender)
            if not automatic:
                p.exhausted.append(number)


class Offer(Decision[Any]):
    """An exhaust ability that answers an event: first the card."""

    def legal(self, p: Sketch, seat: int) -> list[int]:
        return [YES, NO]

    def apply(self, p: Sketch, seat: int, action: int) -> None:
        number = p.stack[FIRST]
        p.pop()
        if action == YES:
            p.exhausted.append(number)
            p.begin(NAMES[number], "exhaust", seat)


class Amount(Decision[Any]):
    """How much of «up to»: first the token, second the most, third the effect that remembers it."""

    def legal(self, p: Sketch, seat: int) -> list[int]:
        return [COUNT + n for n in range(p.stack[SECOND] + 1)]

    def apply(self, p: Sketch, seat: int, action: int) -> None:
        token, root = p.stack[FIRST], p.stack[THIRD]
        p.pop()
        p.tokens[seat][token] -= action - COUNT
        p.set_result(root, PAID, action - COUNT)


class Looking(Decision[Any]):
    """A look whose size may have grown: first."""

    def run(self, p: Sketch) -> None:
        p.diary.append(f"{p.stack[ACTOR]} looks at {p.stack[FIRST]}")
        p.pop()


def _res(node: dict[str, Any]) -> list[int]:
    ((name, n),) = node["res"].items()
    return [TOKENS.index(name), n]


WIDTHS = {"gain": 2, "pay": 2, "steal": 2, "pay_up_to": 2, "take_unrest": 1, "draw": 1, "look": 1, "look_more": 1}
PLAIN = ("return_unrest", "discard", "history", "discard_instead", "looked_to_bottom", "acquire", "recall")


def table(**in_play: list[str]) -> Sketch:
    """Seats s0, s1, s2 with these cards in play; the programs of all cards compiled."""
    p = Sketch()
    p.players = 3
    names = [*WIDTHS, *PLAIN, "break_through"]
    p.ops = [Doing(name, WIDTHS.get(name, 1 if name == "break_through" else 0)) for name in names]
    encoders: dict[str, Any] = {name: lambda node: [] for name in PLAIN}
    encoders |= dict.fromkeys(("gain", "pay", "steal", "pay_up_to"), _res)
    encoders |= {name: lambda node: [node["n"]] for name in ("take_unrest", "draw", "look", "look_more")}
    encoders["break_through"] = lambda node: [("tributary", "region").index(node["suit"][0])]
    compiler = Compiler(
        {name: (number, encoders[name]) for number, name in enumerate(names)},
        lambda condition: 0,
        lambda of: {"paid": 0}[of],
    )
    for name, card in CARDS.items():
        if "do" in card:
            p.code_of[name, "play"] = compiler.add(card["do"])
        for kind in ("trigger", "exhaust"):
            if kind in card:
                p.code_of[name, kind] = compiler.add(card[kind]["do"])
        if "replace" in card:
            p.code_of[name, "replace"] = compiler.add(card["replace"]["with"])
    p.code = compiler.code
    p.run_kind, p.may_kind, p.choose_kind = RUN, MAY, CHOOSE
    p.decisions = cast(
        "list[Decision[Position]]",
        [
            Stop("stop", False),
            Run("run"),
            AskMay("may", YES, NO, 4),
            AskChoose("choose", FIRST, 4),
            Effect("effect"),
            Defend("defend", False),
            Offer("offer", False),
            Amount("amount"),
            Looking("looking"),
        ],
    )
    for seat in range(3):
        p.play[seat] = [NAMES.index(name) for name in in_play.get(f"s{seat}", [])]
    p.push(STOP, 0)
    return p


def play(p: Sketch, card: str, seat: int = 0) -> None:
    root = len(p.stack)
    p.begin(card, "play", seat)
    if CARDS[card].get("attack"):
        p.push(DEFEND, seat, 0b111 & ~(1 << seat), root)
    p.actor = -1
    p.advance()


def answer(p: Sketch, *answers: tuple[int, int]) -> None:
    for seat, action in answers:
        twin = p.clone()  # a copy in the middle of anything goes on alike
        assert p.actor == seat, f"seat {p.actor} is asked, by {p.decisions[p.stack[-WIDTH]].name}"
        assert action in p.legal(seat)
        p.apply(seat, action)
        twin.apply(seat, action)
        assert dump(twin) == dump(p)


def done(p: Sketch) -> bool:
    return p.over != 0 or (p.stack[-WIDTH] == STOP and len(p.stack) == WIDTH)


def test_all_ten_compile() -> None:
    p = table()
    assert len(p.code_of) >= 10
    assert len(CARDS) >= 10


def test_invasion_with_a_nested_choice() -> None:
    p = table()
    play(p, "Invasion")
    assert p.tokens[0][MATERIAL] == 2
    assert p.unrest == [0, 1, 1]
    answer(p, (0, FIRST + 1))
    assert p.diary[-3:] == ["0 break through 1", "1 recall", "2 recall"]
    assert done(p)


def test_a_cost_that_cannot_be_paid_stops_the_whole_effect() -> None:
    p = table()
    p.tokens[0][MATERIAL] = 2
    play(p, "Invasion")
    assert done(p)
    assert p.unrest == [0, 0, 0]


def test_a_defence_window_takes_a_player_out_of_every_part_of_the_attack() -> None:
    p = table(s1=["Scythians"])
    play(p, "Invasion")
    answer(p, (1, YES), (0, FIRST + 1))
    assert p.unrest == [0, 0, 1]
    assert p.diary == ["2 unrest", "0 break through 1", "2 recall"]
    assert p.exhausted == [NAMES.index("Scythians")]
    play(p, "Invasion")  # once exhausted it does not defend again, and nobody asks
    assert p.unrest == [0, 0, 1]  # the attacker cannot pay a second time


@pytest.mark.parametrize(("bought_off", "unrest"), [(YES, [0, 1, 1]), (NO, [0, 1, 0])])
def test_a_standing_army_must_be_bought_off_by_the_attacker(bought_off: int, unrest: list[int]) -> None:
    p = table(s2=["Standing Army"])
    play(p, "Corruption")
    answer(p, (0, bought_off))
    assert p.unrest == unrest
    assert p.tokens[2][PROGRESS] == (6 if bought_off == YES else 5)
    # «All» spares the defended as well: the effect of the attack does not reach them.
    assert p.tokens[2][MATERIAL] == (7 if bought_off == YES else 5)


def test_triggers_inside_each_of_an_attack() -> None:
    """Taking unrest wakes the Vikings: a look, then a choice, before the attack goes on to the next."""
    p = table(s1=["Vikings"])
    play(p, "Corruption")
    assert p.unrest == [0, 1, 0]  # seat 2 has not had its turn yet
    assert p.diary == ["1 unrest", "1 looks at 1"]
    answer(p, (1, YES))
    assert p.diary == ["1 unrest", "1 looks at 1", "1 bottom", "2 unrest"]
    assert p.tokens[0][PROGRESS] == 6
    assert done(p)


def test_several_answers_to_one_event_and_an_optional_cost_for_everybody() -> None:
    p = table(s0=["Wonder", "Vikings"])
    p.unrest = [1, 0, 1]
    p.hand = [1, 0, 2]
    play(p, "Drama & Poetry")
    assert p.tokens == [[5, 5, 7], [5, 5, 4], [5, 5, 4]]
    answer(p, (0, YES))  # discards a card to return unrest: two exhausts answer, the Vikings' first
    answer(p, (0, YES), (0, YES))
    assert p.hand[0] == 2
    assert p.tokens[0][PROGRESS] == 9
    answer(p, (2, NO))  # seat 1 has no card to discard and everybody sees it: not asked
    assert done(p)
    assert p.unrest == [0, 0, 1]


def test_a_trigger_that_changes_what_is_under_way() -> None:
    p = table(s0=["Romans"])
    play(p, "Marvellous look")
    assert p.diary == ["0 looks at 3"]
    assert p.tokens[0][PROGRESS] == 6
    play(p, "Marvellous look", 1)
    assert p.diary[-1] == "1 looks at 2"


def test_replacements() -> None:
    p = table(s0=["Vikings"], s2=["Shangri-la"])
    play(p, "King Wu of Qin")
    answer(p, (0, COUNT + 2))
    assert p.diary == ["0 acquire", "0 acquire", "0 discarded instead"]
    assert p.tokens[0][PROGRESS] == 3
    play(p, "King Wu of Qin", 1)
    answer(p, (1, COUNT))
    assert p.diary[-1] == "1 history"
    # A gain in the middle of «everybody» becomes an effect of its own, with its own «everybody else».
    play(p, "Corruption", 1)
    assert p.tokens[0] == [7, 5, 4]
    answer(p, (0, NO))
    assert p.tokens[2] == [5, 7, 5]
    assert p.tokens[1] == [7, 5, 7]


def test_collapse_in_the_middle() -> None:
    p = table(s1=["Vikings"])
    p.pile = 1
    play(p, "Corruption")
    assert p.over == 1
    assert p.stack == []
    assert p.unrest == [0, 1, 0]
    assert p.tokens[0][PROGRESS] == 5
    assert done(p)


def test_an_effect_of_its_own_subject_and_source() -> None:
    """Frames know whose card it is and to whom it applies, all the way down."""
    p = table(s1=["Vikings"])
    play(p, "Corruption")
    below = p.stack[:-WIDTH]
    assert below[RUN_SUBJECT] == 1
    assert NAMES[below[RUN_SOURCE]] == "Vikings"
    assert below[ACTOR] == 1
