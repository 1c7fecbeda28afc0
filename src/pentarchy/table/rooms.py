"""Rooms: each match has one, which handles its commands one at a time and tells every viewer what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import partial
from typing import Any

from pentarchy.kernel.errors import GameOver, IllegalAction, PentarchyError
from pentarchy.match import Match
from pentarchy.table import show
from pentarchy.table.course import Course, course_of
from pentarchy.table.health import Health
from pentarchy.table.past import Past
from pentarchy.table.store import (
    Conflict,
    Entry,
    Seat,
    Store,
    Stored,
    Unavailable,
    Writer,
    add_entry,
    change_match,
    change_seat,
    hashed,
    say,
    together,
    use_key,
)
from pentarchy.table.thinkers import ALONE, Asker, Thinkers, is_bot, stand_in
from pentarchy.table.watch import Watch
from pentarchy.table.words import bot_name, words

log = logging.getLogger("pentarchy.table")

ABSENT = 60.0
"""Seconds after which the others may vote to let a bot play for somebody who is not here."""
BACKLOG = 256
"""Messages that may wait for a slow viewer before it is let go; it can come back and is shown everything."""
CHAT_LENGTH = 300


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
    posts_per_minute: int = 60
    idle_minutes: float = 30.0
    origins: tuple[str, ...] = ()
    """Further origins that may talk to this server, such as the name of a proxy in front of it."""
    packs: dict[str, str] = dataclasses.field(default_factory=dict)
    absent: float = ABSENT
    stall: float = 120.0
    """Seconds after which a table at which a bot is asked and nothing happens counts as standing still."""
    head_seconds: float = 10.0
    """A request's head must be here in this time, its body in the next."""
    body_seconds: float = 20.0
    move_minutes: float = 15.0
    """For so long a link works that moves a seat to another device."""
    keep_days: float = 0.0
    """Finished matches are deleted after so many days; 0: never."""
    unfinished_per_address: int = 256
    """So many requests that are not here in full may one address have under way."""


class Refused(PentarchyError):
    """A command that changes nothing; its text is a name of the table's words."""


class TooMany(PentarchyError):
    """One table more than allowed; its text is a name of the table's words."""


def as_text(message: dict[str, Any]) -> str:
    """A message as it goes out."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


class Viewer:
    """One live connection: a browser, its language, the seats it holds and the one it looks from."""

    def __init__(self, browser: str, lang: str, address: str = "") -> None:
        self.browser = browser
        self.lang = lang
        self.address = address
        self.seat: int | None = None
        self.page: show.Shown | None = None
        """What it was shown last, so that only what differs has to be sent."""
        self.asked: list[int] = []
        """For a device with several seats: which of them are asked, as it was last told."""
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(BACKLOG)

    def tell(self, message: dict[str, Any] | str) -> None:
        try:
            self.queue.put_nowait(message if isinstance(message, str) else as_text(message))
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        """Let this viewer go: what waits for it is dropped."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Room:
    """A match with everybody who looks at it."""

    def __init__(self, house: House, stored: Stored, spoken: list[tuple[int, float, int, str]]) -> None:
        self.house = house
        self.stored = stored
        self.seats = list(stored.seats)
        self.course: Course | None = course_of(stored) if stored.names is not None else None
        self.notes = [entry for entry in stored.journal if entry.kind == "seat"]
        self.note_lines: dict[str, list[str]] = {}
        """The same in words, by language: made once."""
        self.spoken = [(n, seat, text) for n, _, seat, text in spoken]
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.votes: dict[tuple[str, int], set[int]] = {}
        self.left: dict[int, float] = {}
        """When somebody went away; who has not come since the room was opened is away from then on."""
        self.opened = time.time()
        self.gone: set[int] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.ticking: asyncio.Task[None] | None = None
        self.past: tuple[Any, Past] | None = None
        self.used = self.moved = time.monotonic()
        self.made_from = ""
        """The address of whoever made the match, as long as the room stays open."""

    # -- who is here -------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.stored.id

    def held(self, browser: str) -> list[int]:
        """The seats of a browser."""
        return [chair.seat for chair in self.seats if browser and chair.holder == browser]

    def enter(self, viewer: Viewer) -> None:
        mine = self.held(viewer.browser)
        viewer.seat = self._point_of_view(mine)
        self.viewers.add(viewer)
        self.used = time.monotonic()
        for seat in mine:
            self.left.pop(seat, None)
        if self.course is None:
            viewer.tell({"t": "wait"})
        else:
            viewer.tell(self._hello(mine))
            self.refresh()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        here = self._here()
        for seat in self.held(viewer.browser):
            if seat not in here:
                self.left[seat] = time.time()
        if self.course is not None:
            self.refresh()

    def _point_of_view(self, mine: list[int]) -> int | None:
        """The first own seat that is asked, else the first own seat; in a hot-seat game nobody's yet."""
        if len(mine) > 1:
            return None
        return mine[0] if mine else None

    def _here(self) -> set[int]:
        browsers = {viewer.browser for viewer in self.viewers}
        return {chair.seat for chair in self.seats if chair.holder and chair.holder in browsers}

    def _hello(self, mine: list[int]) -> dict[str, Any]:
        return {"t": "hello", "mine": mine, "id": self.id, "chat": self._chat_lines() if mine else None}

    def people(self) -> list[dict[str, Any]]:
        """Who sits where. The name is that of the start: a bot that takes over keeps the person's name."""
        here = self._here()
        assert self.course is not None
        return [
            {
                "name": name,
                "bot": chair.bot,
                "here": bool(chair.bot) or chair.seat in here,
                "gone": chair.seat in self.gone,
                "held": bool(chair.holder),
                "votes": len(self.votes.get(("bot", chair.seat), ())),
            }
            for name, chair in zip(self.course.match.names, self.seats, strict=True)
        ]

    # -- showing -------------------------------------------------------------------------------------------------

    def page(self, seat: int | None, lang: str) -> show.Shown:
        assert self.course is not None
        rules = {"undo": self.stored.undo, "pace": self.stored.pace}
        page = show.show(self.course, seat, lang, self.people(), rules)
        page.notes = self._note_lines(lang)
        page.fields["rematch"] = self.stored.rematch
        page.fields["seed"] = str(self.stored.seed) if self.course.match.over else None
        page.fields["ask"] = self._asked_for(seat, lang)
        return page

    def refresh(self, only: int | None = None, events: int | None = None) -> None:
        """Tell everybody what has changed for them; `only` one seat where nobody else may notice."""
        groups: dict[tuple[int | None, str], list[Viewer]] = {}
        for viewer in self.viewers:
            if only is None or viewer.seat == only:
                groups.setdefault((viewer.seat, viewer.lang), []).append(viewer)
        for (seat, lang), group in groups.items():
            self._show(seat, lang, group, events)
        for viewer in self.viewers:
            self._pass_on(viewer)

    def _show(self, seat: int | None, lang: str, viewers: Iterable[Viewer], events: int | None = None) -> None:
        """Bring viewers of one point of view to the present: each is told what differs from the page it has.

        A picture that fails is the trouble of these viewers only: the step is stored, the others must see it.
        """
        assert self.course is not None
        try:
            page = self.page(seat, lang)
            if events is not None and events < self.course.match.event_count:
                page.events = show.moves(self.course.match, seat, events)
        except Exception:
            self.house.counts["pictures"] += 1
            log.exception("picture failed", extra={"match": self.id, "seat": seat, "lang": lang})
            for viewer in viewers:
                viewer.page = None
                viewer.tell({"t": "failed", "say": words(lang)("picture-failed")})
            return
        texts: dict[show.Shown | None, str] = {}
        for viewer in viewers:
            known = viewer.page
            if known not in texts:
                message = page.whole() if known is None else show.difference(known, page)
                texts[known] = "" if message is None else as_text(message)
            viewer.page = page
            if texts[known]:
                self.house.counts["messages"] += 1
                viewer.tell(texts[known])

    def _pass_on(self, viewer: Viewer) -> None:
        """Tell a device that holds several seats whose turn it is to have it: own seats only."""
        held = self.held(viewer.browser)
        if len(held) < 2 or self.course is None:
            return
        asked = [seat for seat in self.course.match.to_act if seat in held and not self.seats[seat].bot]
        if asked != viewer.asked:
            viewer.asked = asked
            viewer.tell({"t": "asked", "seats": asked})

    def _note_lines(self, lang: str) -> list[str]:
        """What the table did: bots that took over and people who came back."""
        assert self.course is not None
        text, names = words(lang), self.course.match.names
        lines = self.note_lines.setdefault(lang, [])
        for entry in self.notes[len(lines) :]:
            body = json.loads(entry.body)
            lines.append(text(f"note-{body['why']}", name=names[entry.seat], bot=bot_name(body["bot"], lang)))
        return lines[:]

    def _asked_for(self, seat: int | None, lang: str) -> dict[str, Any] | None:
        """A request to go back that waits for this seat's agreement."""
        for (about, by), agreed in self.votes.items():
            if about == "undo" and seat is not None and seat not in agreed and not self.seats[seat].bot:
                assert self.course is not None
                return {"about": "undo", "by": by, "say": words(lang)("ask-undo", name=self.course.match.names[by])}
        return None

    # -- commands --------------------------------------------------------------------------------------------------

    async def command(self, viewer: Viewer, message: dict[str, Any]) -> dict[str, Any]:
        """Carry out one command; the reply goes to this viewer alone."""
        do = message.get("do")
        handler = _COMMANDS.get(do) if isinstance(do, str) else None
        if handler is None:
            raise Refused("no-such-command")
        if self.course is None:
            raise Refused("not-begun")
        self.used = time.monotonic()
        async with self.lock:
            return await handler(self, viewer, message) or {}

    def _own_seat(self, viewer: Viewer) -> int:
        if viewer.seat is None or viewer.seat not in self.held(viewer.browser):
            raise Refused("no-seat")
        return viewer.seat

    def _check_version(self, seat: int, message: dict[str, Any]) -> None:
        version = message.get("v")
        assert self.course is not None
        if type(version) is not int or version != self.course.version(seat):
            raise Refused("stale")

    async def _play(self, viewer: Viewer, message: dict[str, Any]) -> None:
        seat = self._own_seat(viewer)
        self._check_version(seat, message)
        action = message.get("action")
        if not isinstance(action, str) or len(action) > 200:
            raise Refused("no-such-command")
        if self.seats[seat].bot:
            raise Refused("bot-plays")
        await self._act(seat, action)

    async def _act(self, seat: int, action: str) -> None:
        """Read, check and carry out once, on a copy; then write it down, take the copy over and tell."""
        assert self.course is not None
        after = self.course.match.clone()
        try:
            text = after.play(seat, action)
        except IllegalAction as error:
            raise Refused(f"!{error.refusal.code}") from None
        except GameOver:
            raise Refused("over") from None
        await self._enter(Entry(self.course.seq + 1, "act", seat, text), after=after)

    async def _undo(self, viewer: Viewer, message: dict[str, Any]) -> dict[str, Any] | None:
        seat = self._own_seat(viewer)
        self._check_version(seat, message)
        assert self.course is not None
        match = self.course.match
        if self.stored.undo == "strict":
            raise Refused("undo-strict")
        if match.over:
            raise Refused("over")
        if match.can_undo(seat):
            await self._enter(Entry(self.course.seq + 1, "undo", seat, ""))
            return None
        if self.stored.undo != "free" or match.secret_choice is not None or not match.steps:
            raise Refused("undo-not")
        return await self._agree(("undo", seat), seat)

    async def _agree(self, vote: tuple[str, int], seat: int) -> dict[str, Any]:
        """Agree to something; it is done when enough have agreed."""
        agreed = self.votes.setdefault(vote, set())
        agreed.add(seat)
        about, subject = vote
        here = self._here()
        voters = {c.seat for c in self.seats if not c.bot and c.holder and (c.seat in here or about == "undo")}
        browser = self.seats[seat].holder
        agreed |= {c.seat for c in self.seats if c.holder == browser}  # one person at a shared device speaks for all
        voters.discard(subject if about == "bot" else -1)
        enough = agreed >= voters if about == "undo" else len(agreed & voters) * 2 > len(voters)
        if enough:
            await (self._rewind(subject) if about == "undo" else self._give(subject, stand_in(), "voted"))
            self.votes.pop(vote, None)
        else:
            self.refresh()
        return {"agreed": len(agreed), "voters": len(voters)}

    async def _rewind(self, seat: int) -> None:
        """Back to before this seat's last step, whatever has happened since."""
        assert self.course is not None
        actions = self.course.match.state()["actions"]
        own = [k for k, (who, _) in enumerate(actions) if who == seat]
        if own:
            await self._enter(Entry(self.course.seq + 1, "rewind", -1, str(own[-1])))

    async def _vote(self, viewer: Viewer, message: dict[str, Any]) -> dict[str, Any]:
        seat = self._own_seat(viewer)
        about, subject = message.get("about"), message.get("seat")
        if type(subject) is not int or not 0 <= subject < len(self.seats):
            raise Refused("no-such-command")
        if about == "undo" and ("undo", subject) in self.votes:
            if message.get("no"):
                del self.votes["undo", subject]
                self.refresh()
                return {}
            return await self._agree(("undo", subject), seat)
        if about != "bot" or subject == seat or self.seats[subject].bot:
            raise Refused("no-such-command")
        if subject not in self.long_gone(time.time()):
            raise Refused("still-here")
        return await self._agree(("bot", subject), seat)

    async def _seat_change(self, viewer: Viewer, message: dict[str, Any]) -> None:
        """Let a bot play for me, or play myself again."""
        seat, bot = message.get("seat"), message.get("bot")
        if type(seat) is not int or seat not in self.held(viewer.browser) or not isinstance(bot, str):
            raise Refused("no-seat")
        assert self.course is not None
        if self.course.match.over:
            raise Refused("over")
        if bot and not is_bot(bot):
            raise Refused("no-such-command")
        if bot != self.seats[seat].bot:
            await self._give(seat, bot, "handed" if bot else "back")

    async def _give(self, seat: int, bot: str, why: str) -> None:
        """A bot takes a seat, or its person comes back: an act of the table, in the journal."""
        assert self.course is not None
        body = json.dumps({"bot": bot, "why": why})
        chair = dataclasses.replace(self.seats[seat], bot=bot)
        await self._enter(Entry(self.course.seq + 1, "seat", seat, body), change_seat(self.id, chair))

    async def _sit(self, viewer: Viewer, message: dict[str, Any]) -> None:
        """Look from another own seat (a shared device), or from nobody's."""
        seat = message.get("seat")
        if seat is not None and (type(seat) is not int or seat not in self.held(viewer.browser)):
            raise Refused("no-seat")
        viewer.seat, viewer.page = seat, None
        self._show(seat, viewer.lang, [viewer])

    async def _tip(self, viewer: Viewer, message: dict[str, Any]) -> dict[str, Any]:
        assert self.course is not None
        told = show.tip(self.course.match, _thing(message), viewer.lang)
        if told is None:
            raise Refused("no-such-command")
        return told

    async def _why(self, viewer: Viewer, message: dict[str, Any]) -> dict[str, Any]:
        assert self.course is not None
        return show.why(self.course.match, viewer.seat, _thing(message), viewer.lang)

    async def _hint(self, viewer: Viewer, message: dict[str, Any]) -> dict[str, Any]:
        """What a bot would do here. It is asked aside: the room goes on meanwhile."""
        seat = self._own_seat(viewer)
        self._check_version(seat, message)
        assert self.course is not None
        if seat not in self.course.match.to_act:
            raise Refused("not-asked")
        earlier = self.thinking.get(~seat)
        if earlier is not None:
            earlier.cancel()
        self.thinking[~seat] = self.house.spawn(self._answer_hint(viewer, seat, message.get("id")))
        return {"later": True}

    async def _answer_hint(self, viewer: Viewer, seat: int, number: object) -> None:
        assert self.course is not None
        version, match = self.course.version(seat), self.course.match
        asker = Asker(viewer.address, viewer.browser, self.id, hint=True)
        action = await self.house.thinkers.choose(match, seat, stand_in(), secrets.randbits(60), asker)
        if self.course.version(seat) == version:
            viewer.tell({"t": "hint", "id": number, "action": action, "say": match.describe(action, viewer.lang)})

    async def _chat(self, viewer: Viewer, message: dict[str, Any]) -> None:
        seat = next(iter(self.held(viewer.browser)), None)
        text = message.get("text")
        if seat is None:
            raise Refused("no-seat")
        if not isinstance(text, str) or not text.strip():
            raise Refused("no-such-command")
        clean = " ".join(text.split())[:CHAT_LENGTH]
        speaker = viewer.seat if viewer.seat is not None else seat
        n = len(self.spoken) + 1
        await self._write(say(self.id, n, speaker, clean))
        self.spoken.append((n, speaker, clean))
        for other in self.viewers:
            if self.held(other.browser):
                other.tell({"t": "chat", "lines": self._chat_lines()[-1:]})

    def _chat_lines(self) -> list[list[Any]]:
        return [[seat, text] for _, seat, text in self.spoken[-100:]]

    async def _ping(self, viewer: Viewer, message: dict[str, Any]) -> None:
        """Only to be answered."""

    # -- doing -----------------------------------------------------------------------------------------------------

    async def _write(self, *works: Callable[[Any], None]) -> None:
        """Write all of this or nothing. A room that is behind the store is closed and read again."""
        try:
            await self.house.writer.write(together(*works))
        except Conflict:
            self.house.reread(self)
            raise

    async def _enter(self, entry: Entry, *more: Callable[[Any], None], after: Match | None = None) -> None:
        """Write an entry, take over the match `after` it (made here unless it comes along), then tell the viewers."""
        assert self.course is not None
        started = time.perf_counter()
        entry = dataclasses.replace(entry, at=time.time())
        after = self.course.after(entry) if after is None else after
        ending: dict[str, Any] = {}
        if entry.kind == "act" and after.result is not None:  # the last act and the result are written together
            ending = {"status": "over", "result": after.result.to_json()}
        await self._write(add_entry(self.id, entry, **ending), *more)
        events = self.course.match.event_count
        everybody = self.course.perform(entry, after)
        if entry.kind == "seat":
            self.notes.append(entry)
            self.seats[entry.seat] = dataclasses.replace(self.seats[entry.seat], bot=json.loads(entry.body)["bot"])
            self.votes.pop(("bot", entry.seat), None)
        else:
            self.votes.clear()
        self.stored = dataclasses.replace(self.stored, **ending)
        self.moved = time.monotonic()
        self.wake()
        self.refresh(None if everybody else entry.seat, events=min(events, self.course.match.event_count))
        self.house.counts["actions"] += 1
        self.house.took(time.perf_counter() - started)

    def wake(self) -> None:
        """Set every bot thinking that is asked and does not think yet."""
        if self.course is None or self.house.closing:
            return
        for seat in self.course.match.to_act:
            task = self.thinking.get(seat)
            if self.seats[seat].bot and (task is None or task.done() or task is asyncio.current_task()):
                self.thinking[seat] = self.house.watch.keep("bot", partial(self._think, seat))

    def waits_for_a_bot(self) -> float:
        """For how many seconds nothing has happened although a bot is asked. Bots among themselves may wait for those
        of people, so long as nobody looks."""
        asked = self.course.match.to_act if self.course is not None else ()
        if self._rank() == ALONE or not any(self.seats[seat].bot for seat in asked):
            return 0.0
        return time.monotonic() - self.moved

    async def _think(self, seat: int) -> None:
        """One decision of a bot."""
        assert self.course is not None
        version, match = self.course.version(seat), self.course.match
        if seat not in match.to_act or not self.seats[seat].bot:
            return
        began = time.monotonic()
        action = await self.house.thinkers.choose(
            match, seat, self.seats[seat].bot, secrets.randbits(60), self._asker()
        )
        pause = self.house.settings.bot_pause if self.viewers else 0.0
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        await self.house.watch.insist("bot", partial(self._answer, seat, version, action), on=Unavailable)

    async def _answer(self, seat: int, version: int, action: str) -> None:
        """Play what a bot has chosen. If the table has changed meanwhile it is dropped, and the bot thinks again."""
        assert self.course is not None
        async with self.lock:
            if self.course.version(seat) != version or not self.seats[seat].bot or self.house.closing:
                self.thinking.pop(seat, None)
                self.wake()
                return
            with contextlib.suppress(Conflict):
                await self._act(seat, action)

    def _asker(self) -> Asker:
        """For whom the bots of this table think: the first of its players who is here, else whoever made it."""
        here = (viewer.address for viewer in self.viewers if self.held(viewer.browser))
        return Asker(next(here, self.made_from), self.stored.owner, self.id, self._rank)

    def _rank(self) -> int:
        played = any(chair.holder and not chair.bot for chair in self.seats)
        return ALONE - played - bool(self.viewers)

    @property
    def bots_only(self) -> bool:
        """Do bots play here among themselves?"""
        return self.course is not None and not self.course.match.over and all(chair.bot for chair in self.seats)

    def long_gone(self, now: float) -> set[int]:
        """Seats of people who have been away for so long that the others may let a bot play for them."""
        here, absent = self._here(), self.house.settings.absent
        away = (c.seat for c in self.seats if c.holder and not c.bot and c.seat not in here)
        return {seat for seat in away if now - self.left.get(seat, self.opened) >= absent}

    async def tick(self, now: float) -> None:
        """The clock: a bot takes the seat of whoever has let the time of a decision pass."""
        if self.course is None or self.course.match.over:
            return
        gone = self.long_gone(now)
        if gone != self.gone:
            self.gone = gone
            self.refresh()
        if not self._late(now):
            return
        async with self.lock:
            with contextlib.suppress(Conflict):  # another process was quicker
                for seat in self.course.match.to_act if self._late(now) else ():
                    if not self.seats[seat].bot:
                        await self._give(seat, stand_in(), "late")

    def _late(self, now: float) -> bool:
        assert self.course is not None
        return bool(self.stored.pace) and now >= self.course.changed + self.stored.pace

    # -- before the game -------------------------------------------------------------------------------------------

    async def take(self, seat: int, browser: str, name: str) -> None:
        """Sit down on a free seat; the game begins when the last one is taken."""
        async with self.lock:
            if not self.seats[seat].free:
                raise Refused("seat-taken")
            chair = dataclasses.replace(self.seats[seat], holder=browser, name=name or self.seats[seat].name)
            await self._change_chairs(dataclasses.replace(chair, invitation=""))

    async def move(self, old: str, new: str, secret: str) -> None:
        """All seats of one browser go to another, with the rights of who made the table. The old one looks on."""
        async with self.lock:
            chairs = [dataclasses.replace(self.seats[seat], holder=new) for seat in self.held(old)]
            if not chairs:
                raise Refused("move-gone")
            owner = new if self.stored.owner == old else self.stored.owner
            changes = [change_seat(self.id, chair) for chair in chairs]
            await self._write(use_key(secret), *changes, change_match(self.id, owner=owner))
            self.stored = dataclasses.replace(self.stored, owner=owner)
            for chair in chairs:
                self.seats[chair.seat] = chair
                self.left[chair.seat] = time.time()
            self._seat_anew(old, new)

    def _seat_anew(self, old: str, new: str) -> None:
        """Whoever looks through one of these browsers is shown what is theirs now, and nothing else."""
        if self.course is None:
            self._announce()
            return
        moved = [viewer for viewer in self.viewers if viewer.browser in (old, new)]
        for viewer in moved:
            self.viewers.discard(viewer)
            viewer.page, viewer.asked = None, []
        for viewer in moved:
            self.enter(viewer)
            if viewer.browser == old:
                viewer.tell({"t": "moved"})

    async def arrange(self, seat: int, bot: str, name: str) -> None:
        """Before the game: give a free seat to a bot, or a bot's seat to a person."""
        async with self.lock:
            chair = self.seats[seat]
            if self.course is not None or chair.holder:
                raise Refused("seat-taken")
            invitation = "" if bot else hashed(self.house.store.invitation(self.id, seat, chair.link))
            await self._change_chairs(dataclasses.replace(chair, bot=bot, name=name, invitation=invitation))

    async def renew_link(self, seat: int) -> None:
        """Make a new invitation; the old link is worthless from now on."""
        async with self.lock:
            chair = self.seats[seat]
            if not chair.free:
                raise Refused("seat-taken")
            link = chair.link + 1
            fresh = hashed(self.house.store.invitation(self.id, seat, link))
            await self._change_chairs(dataclasses.replace(chair, link=link, invitation=fresh))

    async def begin_now(self, bot: str, name: Callable[[int], str]) -> None:
        """Begin with bots on the seats that are still free."""
        async with self.lock:
            free = [chair for chair in self.seats if chair.free]
            seated = [dataclasses.replace(c, bot=bot, name=name(c.seat), invitation="") for c in free]
            await self._change_chairs(*seated)

    async def _change_chairs(self, *chairs: Seat) -> None:
        """Seats change hands before the game, which begins with the last one: in one write, for a table that is full
        and has not begun could be helped by nobody."""
        seats = {chair.seat: chair for chair in (*self.seats, *chairs)}
        stored = begun_if_full(dataclasses.replace(self.stored, seats=tuple(seats[k] for k in sorted(seats))))
        begins = stored.names is not None and self.course is None
        course = course_of(stored) if begins else self.course
        change = change_match(self.id, **({"names": stored.names, "status": stored.status} if begins else {}))
        async with self.house.room_for(stored.seats, stored.owner, self.made_from):
            await self._write(*(change_seat(self.id, chair) for chair in chairs), change)
            self.stored, self.seats, self.course = stored, list(stored.seats), course
        if course is not None and begins:
            course.changed = time.time()
            self.moved = time.monotonic()
        self._announce()
        self.wake()

    def _announce(self) -> None:
        """The waiting room has changed: pages that show it read it again."""
        for viewer in self.viewers:
            viewer.tell({"t": "reload"})

    def close(self) -> None:
        for task in (*self.thinking.values(), self.ticking):
            if task is not None:
                task.cancel()
        for viewer in list(self.viewers):
            viewer.end()


def begun_if_full(stored: Stored) -> Stored:
    """A match begins when every seat is taken."""
    if stored.names is not None or any(chair.free for chair in stored.seats):
        return stored
    return dataclasses.replace(stored, names=[chair.name for chair in stored.seats], status="running")


def _thing(message: dict[str, Any]) -> str:
    on = message.get("on")
    if not isinstance(on, str) or len(on) > 120:
        raise Refused("no-such-command")
    return on


_COMMANDS: dict[str, Callable[[Room, Viewer, dict[str, Any]], Any]] = {
    "play": Room._play,
    "undo": Room._undo,
    "vote": Room._vote,
    "seat": Room._seat_change,
    "sit": Room._sit,
    "tip": Room._tip,
    "why": Room._why,
    "hint": Room._hint,
    "chat": Room._chat,
    "ping": Room._ping,
}


def goes_on_alone(pace: int, seats: Iterable[Seat]) -> bool:
    """Can something happen in a match while nobody looks at it?"""
    return bool(pace) or any(chair.bot for chair in seats)


Mine = Callable[[str], Awaitable[bool]]


class House:
    """All rooms of this process, the store behind them and the bots' workers."""

    def __init__(self, store: Store, settings: Settings | None = None, mine: Mine | None = None) -> None:
        self.store = store
        self.mine = mine
        """Where several processes share the store: does this one have a match?"""
        self.settings = settings or Settings()
        self.writer = Writer(store)
        self.thinkers = Thinkers(self.settings.bot_workers, self.settings.bot_seconds)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room | None]] = {}
        self.counts: Counter[str] = Counter()
        self.watch = Watch(self.counts)
        self.health = Health(self)
        self.times: list[float] = []
        self.closing = False
        self.began = time.time()
        self.ticked = time.monotonic()
        self.admitting = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def room_for(self, chairs: Iterable[Seat], owner: str, address: str) -> AsyncIterator[None]:
        """Around the beginning of a match: tables at which only bots would play are let in up to a limit.

        A visitor is a cookie or an address: cookies cost nothing.
        """
        if not all(chair.bot for chair in chairs):
            yield
            return
        async with self.admitting:
            tables = [room for room in self.rooms.values() if room.bots_only]
            if len(tables) >= self.settings.bot_tables:
                raise TooMany("too-many-bot-tables")
            theirs = [room for room in tables if room.stored.owner == owner or (address and room.made_from == address)]
            if len(theirs) >= self.settings.bot_tables_per_visitor:
                raise TooMany("too-many-own-bot-tables")
            yield

    def spawn(self, work: Any) -> asyncio.Task[None]:
        return self.watch.spawn(work)

    def took(self, seconds: float) -> None:
        self.times.append(seconds)
        if len(self.times) > 2000:
            del self.times[:1000]

    async def room(self, match_id: str) -> Room | None:
        """The room of a match, read from the store if it is not open."""
        if match_id in self.rooms:
            return self.rooms[match_id]
        if match_id not in self.loading:
            self.loading[match_id] = asyncio.ensure_future(self._load(match_id))
        try:
            return await asyncio.shield(self.loading[match_id])
        finally:
            self.loading.pop(match_id, None)

    async def _load(self, match_id: str) -> Room | None:
        stored = await asyncio.to_thread(self.store.load, match_id)
        if stored is None:
            return None
        spoken = await asyncio.to_thread(self.store.said, match_id)
        room = Room(self, stored, spoken)
        self.rooms[match_id] = room
        room.wake()
        return room

    def forget(self, room: Room) -> None:
        """Close a room; it is read again when somebody comes."""
        self.rooms.pop(room.id, None)
        room.close()

    def reread(self, room: Room) -> None:
        """Close a room that is behind the store. If bots or a clock play there, it is opened again at once."""
        self.forget(room)
        if goes_on_alone(room.stored.pace, room.seats):
            self.watch.keep("resume", partial(self._bring_back, room.id))

    async def resume(self) -> None:
        """After a start: open the rooms in which a bot or a clock has something to do."""
        for stored in await asyncio.to_thread(self._to_resume):
            try:
                await self._bring_back(stored.id)
            except Unavailable:
                self.watch.keep("resume", partial(self._bring_back, stored.id))

    async def _bring_back(self, match_id: str) -> None:
        """Open a room without being asked, if it is this process's. One that cannot be played does not stop others."""
        if self.mine is not None and not await self.mine(match_id):
            return
        try:
            await self.room(match_id)
        except Unavailable:
            raise
        except PentarchyError as error:
            log.warning("match cannot go on", extra={"match": match_id, "reason": str(error)})
        except Exception as error:
            self.watch.failed("resume", error)

    def _to_resume(self) -> list[Stored]:
        running = self.store.recent(statuses=["running"], limit=500)
        return [m for m in running if goes_on_alone(m.pace, m.seats)]

    async def run_clock(self) -> None:
        """Once a second: clocks of the rooms, and rooms that nobody uses."""
        while not self.closing:
            await asyncio.sleep(1.0)
            self.ticked = time.monotonic()
            for room in list(self.rooms.values()):
                try:
                    self._tick(room)
                except Exception as error:
                    self.watch.failed("clock", error)

    def _tick(self, room: Room) -> None:
        """The clock of a room runs by itself: one that waits for the store, or fails, holds up no other."""
        if room.ticking is None or room.ticking.done():
            room.ticking = self.watch.keep("clock", lambda: room.tick(time.time()))
        self._close_if_idle(room)

    def _close_if_idle(self, room: Room) -> None:
        idle = time.monotonic() - room.used > self.settings.idle_minutes * 60
        needed = room.stored.pace and room.stored.status == "running"
        if idle and not room.viewers and not needed and all(task.done() for task in room.thinking.values()):
            self.forget(room)

    def everybody(self) -> Iterable[Viewer]:
        return (viewer for room in self.rooms.values() for viewer in room.viewers)

    async def close(self) -> None:
        """Stop thinking, finish what is being written, let everybody go."""
        self.closing = True
        for room in list(self.rooms.values()):
            async with room.lock:
                room.close()
        await self.watch.end()
        await asyncio.to_thread(self.writer.close)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)
