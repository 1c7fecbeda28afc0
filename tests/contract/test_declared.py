"""The law that rules read by name finds what it should and nothing else; names become numbers as declared."""

from __future__ import annotations

import pytest

from pentarchy import registry
from pentarchy.contract.suite.test_declared import bare_numbers, read
from pentarchy.kernel import declare
from pentarchy.kernel.game import Frame, Same


@pytest.mark.parametrize(
    "line",
    [
        "from pentarchy.kernel.position import ACTOR, R1",
        "from pentarchy.kernel.program import SOURCE",
        "p.stack[-6]",
        "p.stack[PAY_COIN + 1] = 0",
        "stack[PAY]",
        "stack[PAY_COIN + WIDTH]",
        "self.stack[root + 3]",
        "self.stack[root + PAY_COIN]",
        "del p.stack[-8:]",
        "p.stack[n.PAY_COINS]",
        "p.result(root, -5)",
        "p.code[at + 1]",
        "self.code[at + OP_PAY_GRAIN + 1]",
        "p.push(PAY, seat, 1, 2, 3, 4)",
        "frames = p.stack",
    ],
)
def test_a_bare_number_is_found(line: str) -> None:
    assert len(read(line, registry.game("proving_ground"))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "p.stack[PAY_COIN] -= 1",
        "stack[numbers.PAY_COIN - WIDTH]",
        "stack[KIND - 2 * WIDTH]",
        "self.stack[root + WIDTH + EFFECT_ROBBED]",
        "stack[stack[DEFEND_ROOT] + WIDTH + ACTOR]",
        "p.result(p.stack[RUN_ROOT], EFFECT_IMMUNE)",
        "del p.stack[TOP]",
        "p.code[at + OP_PAY_GRAIN]",
        "p.box.stack[3]",
        "p.push(PAY, seat, 1, 2, 3)",
        "stack = p.stack",
    ],
)
def test_a_name_is_allowed(line: str) -> None:
    assert not read(line, registry.game("proving_ground"))


def test_a_number_without_a_name_is_found() -> None:
    assert bare_numbers("HALF: Final = 64\nx = y & 64 if op == 20 else 2") == [(2, "20"), (2, "64")]


# -- names and numbers -----------------------------------------------------------------------------------------------


def test_places_of_a_frame_lie_in_their_order() -> None:
    frame = Frame("pay", due="how much", _unused="", what="of what", rest=Same("what", "what is left"))
    assert frame.at == {"due": -6, "_unused": -5, "what": -4, "rest": -4}
    assert Frame("turn", level=1, card="").at == {"card": 10}
    with pytest.raises(TypeError, match="7 places"):
        Frame("long", a="", b="", c="", d="", e="", f="", g="")


def test_places_that_several_kinds_have() -> None:
    layout = Frame("effect", source="the card", immune="seats")
    written = declare.numbers({"FRAMES": (Frame("playing"), Frame("ability")), "LAYOUTS": (layout,)})
    assert "EFFECT_IMMUNE: Final = -5" in written
    assert "\nEFFECT: Final" not in written


def test_two_things_of_one_name_are_refused() -> None:
    tables = {"FRAMES": (Frame("pay", card="which"), Frame("pay-card"))}
    with pytest.raises(TypeError, match="PAY_CARD would have two numbers"):
        declare.numbers(tables)
