"""`vec`, a list of machine integers that compiled rooms read and write without making objects.

For mypyc it is `librt.vecs.vec`, which its C code writes directly. The interpreter needs no librt: small integers,
whose memory numpy shows without a copy, are an `array` there, and those of 64 bits, as positions and printed facts hold
them, a list, which it reads faster (with arrays a game took an eighth longer). What both can do, and what is used:
making one from a list, reading and writing at a place, a copy by `[:]`, and of small integers the buffer, whose place
in memory stays the same as long as nothing is appended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    from array import array

    CODES = {"u8": "B", "i16": "h", "i32": "i"}

    class vec:  # as librt has it
        def __class_getitem__(cls, kind: Any) -> Any:
            code = CODES.get(getattr(kind, "__name__", ""))
            return list if code is None else lambda items: array(code, items)
