"""How a server behaves."""

from __future__ import annotations

import dataclasses

ABSENT = 60.0
"""Seconds after which the others may vote to let a bot play for somebody who is not here."""


@dataclasses.dataclass
class Settings:
    """How a server behaves; tests and the load test set some of it differently."""

    bot_pause: float = 0.7
    bot_seconds: float = 30.0
    bot_workers: int = 1
    bot_tables: int = 20
    """Tables at which only bots play that may go on at once in this process, and of those one visitor's."""
    bot_tables_per_visitor: int = 4
    messages_per_second: float = 15.0
    message_burst: int = 40
    sockets_per_address: int = 60
    posts_per_minute: float = 60
    looks_per_minute: float = 600
    """Positions of an analysis that one address may ask for: whoever holds the arrow key leafs through a whole game."""
    idle_minutes: float = 30.0
    idle_rooms: int = 50
    """So many rooms stay open that nobody looks into; the one that was used longest ago is closed first."""
    origins: tuple[str, ...] = ()
    """Further origins that may talk to this server, such as the name of a proxy in front of it."""
    tables: float = 0
    """Matches that may go on before eyes at once in this process; one more is refused. 0: as many as it can carry."""
    busy: float = 0.75
    """The share of its time that the event loop may work; above it, if steps are slow, new tables are refused."""
    packs: dict[str, str] = dataclasses.field(default_factory=dict)
    absent: float = ABSENT
    stall: float = 120.0
    """Seconds after which a table at which a bot is asked and nothing happens counts as standing still."""
    head_seconds: float = 10.0
    """A request's head must be here in this time, its body in the next."""
    body_seconds: float = 20.0
    answer_seconds: float = 10.0
    """In this time a visitor must have read some of an answer that waits for it."""
    unread_per_address: int = 32
    """So many connections of one address may have an answer waiting that is not read."""
    move_minutes: float = 15.0
    """For so long a link works that moves a seat to another device."""
    keep_days: float = 0.0
    """Finished matches are deleted after so many days; 0: never."""
    lease: float = 20.0
    """Seconds for which a match belongs to one of several processes, unless that one says again that it wants it."""
    releases: tuple[str, ...] = ()
    """The Python of each other release that is installed here, for matches of older rules."""
    unfinished_per_address: int = 256
    """So many requests that are not here in full may one address have under way."""
