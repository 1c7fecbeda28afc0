"""`vec`, a list of machine integers that compiled rooms write into and numpy reads without a copy.

For mypyc it is `librt.vecs.vec`, which its C code writes directly. The interpreter needs no librt: an `array` does the
same there, faster. What both can do, and what is used: making one from a list, reading and writing at a place, a copy
by `[:]`, and the buffer, whose place in memory stays the same as long as nothing is appended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    from array import array

    CODES = {"u8": "B", "i16": "h", "i32": "i", "i64": "q"}

    class vec:  # as librt has it
        def __class_getitem__(cls, kind: Any) -> Any:
            return lambda items: array(CODES[kind.__name__], items)
