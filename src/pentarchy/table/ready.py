"""A match made ready outside the event loop, where nobody waits for it: replayed, and its board drawn.

What never changes about a board is drawn once for its options and a language, and takes up to half a second the first
time. So the first drawing is made here, in a thread, before anybody is shown the table.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from threading import Lock

from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match
from pentarchy.table.course import Course, course_of
from pentarchy.table.store import Stored

BOARDS = 128
"""So many boards are remembered as drawn; their still parts are kept in a bounded cache too."""
_drawn: OrderedDict[object, None] = OrderedDict()
_lock = Lock()


def make_ready(stored: Stored) -> Course:
    """The course of a stored match that has begun, from its journal."""
    course = course_of(stored)
    draw_board(course.match)
    return course


def draw_board(match: Match) -> None:
    """Draw a board of these options as spectators see it, unless one was drawn lately."""
    board = match.pen(LANGUAGES[0]).board
    with _lock:
        known = board in _drawn
        _drawn[board] = None
        _drawn.move_to_end(board)
        while len(_drawn) > BOARDS:
            _drawn.popitem(last=False)
    if not known:
        with contextlib.suppress(Exception):  # whoever looks is told, and the rest of the table goes on
            for lang in LANGUAGES:
                match.picture(None, lang)
