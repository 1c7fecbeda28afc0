"""How the fields of a position are declared: the type of a field says what a copy does with it.

```python
class MyPosition(CardPosition):
    box: Printed[Box]
    coins: Own
    order: Replaced
    marks: Lent
    round: int
    strength: Derived[Own]
```

From these lines `make declared` (`pentarchy.kernel.declare`) writes `__slots__`, `clear`, `fields`, `clone` and the
like into the class. All of them are plain types for mypy and mypyc: nothing here costs anything when a game runs.

| type | a copy | before a write |
|---|---|---|
| `int` | has the number | |
| `Own`, `OwnRows` | has its own list (of rows that are replaced, never changed) | |
| `Words` | has its own machine integers (`vec`): masks, which would be objects in a list | |
| `Replaced`, `ReplacedRows` | holds the same list | never changed in place: a new list takes its place |
| `Lent`, `LentWords` | holds the same list (the same machine integers) | `p.own_marks()` |
| `LentEach[Thing]` | has its own list of the same things, which have a `copy()` | `thing = p.own_things(k)` |

`Own` is right for what nearly every step changes, `Replaced` for small lists that change seldom, `Lent` for those of
which a place is written now and then.

`Printed[X]`: facts of the box, the same for all positions and never changed; not part of the value.
`Derived[X]`: follows from the other fields and is kept up to date; copied like X, not saved: `restored` makes it anew.
`Cache[X]`: the same, but questions may fill it in, so it holds what is worked out so far; copied like X.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

from mypy_extensions import i64

from pentarchy.kernel.vectors import vec

T = TypeVar("T")

Words = vec[i64]
Own = list[int]
OwnRows = list[list[int]]
Replaced = list[int]
ReplacedRows = list[list[int]]
Lent = list[int]
LentWords = vec[i64]
LentEach = list[T]

Printed = Annotated[T, "printed"]
Derived = Annotated[T, "derived"]
Cache = Annotated[T, "cache"]
