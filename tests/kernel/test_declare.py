"""Fields that are declared: what the generator makes of them does what their types say."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pentarchy.kernel import declare
from pentarchy.kernel.game import Frame, dump, restore, same, stack_in_words
from pentarchy.kernel.position import Position, words

SOURCE = '''
from __future__ import annotations

from pentarchy.kernel.cards import CardPosition
from pentarchy.kernel.fields import (
    Cache, Derived, Lent, LentEach, Own, OwnRows, Printed, Replaced, ReplacedRows
)


class Realm:
    def __init__(self) -> None:
        self.size = 0

    def copy(self) -> Realm:
        other = Realm()
        other.size = self.size
        return other


class SamplePosition(CardPosition):
    """A docstring."""

    box: Printed[dict[str, int]]
    coins: Own
    """Whose they are."""
    rows: OwnRows
    order: Replaced
    table: ReplacedRows
    marks: Lent
    other_marks: Lent
    round: int
    realms: Derived[LentEach[Realm]]
    sums: Derived[Own]
    known: Cache[list[int] | None]
    """What was worked out."""

    def total(self) -> int:
        return sum(self.coins)


def behind() -> int:
    return 1
'''


def made(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(compile(declare.declared(source), "position.py", "exec"), names)
    return names


def sample() -> Any:
    names = made(SOURCE)
    p = names["SamplePosition"]()
    p.clear()
    p.players = 2
    p.box = {"tiles": 3}
    p.zones, p.where, p.seen, p.manner = [[0, 1], []], words([0, 0]), words([0, 0]), [0, 0]
    p.coins, p.rows, p.order, p.table = [1, 2], [[1], [2]], [0, 1], [[5]]
    p.marks, p.other_marks, p.round = [7, 7], [8, 8], 3
    p.realms, p.sums = [names["Realm"](), names["Realm"]()], [3]
    return p


def test_a_fresh_position_is_empty() -> None:
    p = made(SOURCE)["SamplePosition"]()
    p.clear()
    assert (p.coins, p.marks, p.round, p.known, p.zones, p.lent) == ([], [], 0, None, [], 0)
    assert not hasattr(p, "box")
    with pytest.raises(AttributeError):
        p.misspelt = 1


def test_value_and_the_rest() -> None:
    p = sample()
    value = ["coins", "rows", "order", "table", "marks", "other_marks", "round"]
    assert p.fields() == ["zones", "where", "seen", *value]
    assert p.derived() == ["realms", "sums"]
    assert p.caches() == ["known"]


def test_a_copy_shares_what_its_types_say() -> None:
    p = sample()
    q = p.clone()
    assert same(p, q)
    shared = ["box", "order", "table", "marks", "other_marks", "known"]
    own = ["zones", "coins", "rows", "realms", "sums"]
    assert [name for name in shared if getattr(p, name) is not getattr(q, name)] == []
    assert [name for name in own if getattr(p, name) is getattr(q, name)] == []
    assert q.rows[0] is p.rows[0]
    assert q.realms[1] is p.realms[1]


def test_lent_lists_are_copied_before_the_first_write_in_both_positions() -> None:
    p = sample()
    q = p.clone()
    for one, other in ((p, q), (q, p)):
        one.own_marks()
        one.marks[0] += 1
        assert other.marks is not one.marks
        assert other.other_marks is one.other_marks
        mine = one.marks
        one.own_marks()
        assert one.marks is mine
        one.own_realms(1).size += 1
        assert other.realms[0] is one.realms[0]
    assert (p.marks, q.marks) == ([8, 7], [8, 7])
    assert [realm.size for realm in (*p.realms, *q.realms)] == [0, 1, 0, 1]
    r = q.clone()
    r.own_other_marks()
    r.own_realms(0).size = 9
    assert r.other_marks is not q.other_marks
    assert q.realms[0].size == 0


def test_a_value_is_saved_and_comes_back() -> None:
    p = sample()
    q = made(SOURCE)["SamplePosition"]()
    q.clear()
    restore(q, json.loads(json.dumps(dump(p))))
    assert dump(q) == dump(p)


def test_what_is_written_stays_where_it_is_and_the_rest_as_it_was() -> None:
    once = declare.declared(SOURCE)
    assert declare.declared(once) == once
    assert once.replace(
        once[once.index(declare.BEGIN) : once.index(declare.END) + len(declare.END)], ""
    ) == SOURCE.replace("    def total", "\n\n    def total")
    more = once.replace("    round: int\n", "    round: int\n    turn: int\n")
    assert "self.turn = 0" in declare.declared(more)
    assert '            "turn",' in declare.declared(more)


def test_a_field_must_say_how_it_is_copied() -> None:
    with pytest.raises(TypeError, match="coins: list"):
        declare.declared(SOURCE.replace("coins: Own", "coins: list[int]"))


def test_a_stack_can_be_read() -> None:
    p = Position()
    p.push(0, 1, 7)
    p.push(1, 0, 2, 3, 4)
    p.push(2, 1, 9)
    frames = (Frame("game", level=0, stage="how far"), Frame("pay", coin="due", _unused="", grain="due"))
    assert stack_in_words(p, frames) == [
        "game of 1 (stage 7)",
        "pay of 0 (coin 2, grain 4)",
        "2 of 1 [9, 0, 0, 0, 0, 0]",
    ]
