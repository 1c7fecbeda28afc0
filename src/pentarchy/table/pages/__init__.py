"""The pages. Words come from the table's texts only."""

from pentarchy.table.pages.analysis import analysis
from pentarchy.table.pages.create import UNDO, create
from pentarchy.table.pages.frame import THEMES, Visitor, error, layout, offline, top
from pentarchy.table.pages.lobby import Tables, lobby
from pentarchy.table.pages.match import table
from pentarchy.table.pages.records import records
from pentarchy.table.pages.rules import gallery, rules
from pentarchy.table.pages.screen import screen
from pentarchy.table.pages.waiting import invitation, move_here, seat_key, waiting

__all__ = [
    "THEMES",
    "UNDO",
    "Tables",
    "Visitor",
    "analysis",
    "create",
    "error",
    "gallery",
    "invitation",
    "layout",
    "lobby",
    "move_here",
    "offline",
    "records",
    "rules",
    "screen",
    "seat_key",
    "table",
    "top",
    "waiting",
]
