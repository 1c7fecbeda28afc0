"""Rooms: each match has one, which handles its commands one at a time and tells every viewer what they may know."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from pentarchy.kernel.draw import Scene
from pentarchy.kernel.errors import GameOver, IllegalAction, PentarchyError
from pentarchy.match import Match
from pentarchy.registry import game
from pentarchy.table import guide, show
from pentarchy.table.course import Course
from pentarchy.table.past import Past
from pentarchy.table.ready import make_ready
from pentarchy.table.store import (
    Conflict,
    Entry,
    Seat,
    Stored,
    Unavailable,
    Work,
    add_entry,
    change_match,
    change_seat,
    hashed,
    notify,
    say,
    set_seats,
    together,
    use_key,
)
from pentarchy.table.thinkers import ALONE, Asker, is_bot, stand_in
from pentarchy.table.viewers import Viewer, as_text
from pentarchy.table.words import bot_name, words

if TYPE_CHECKING:
    from pentarchy.table.house import House

log = logging.getLogger("pentarchy.table")

CHAT_LENGTH = 300
EXHIBITION = "exhibition"
"""Owns the bots' game that anybody may watch; no browser is called so, as they are called by hashes."""
LONGEST_CHAIN = 40
"""Answers that one deed holds at most: wishes must come to an end."""
LONGEST_DEED = 1000
"""Letters of the answers that are sent at once."""


class Refused(PentarchyError):
    """A command that changes nothing; its text is a name of the table's words."""


class Room:
    """A match with everybody who looks at it."""

    def __init__(
        self, house: House, stored: Stored, spoken: list[tuple[int, float, int, str]], course: Course | None
    ) -> None:
        """`course` is that of a match that has begun."""
        self.house = house
        self.stored = stored
        self.seats = list(stored.seats)
        self.course = course
        self.note_lines: dict[str, list[str]] = {}
        """Who has played on for whom, in words, by language: made once."""
        self.spoken = [(n, seat, text) for n, _, seat, text in spoken]
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.votes: dict[tuple[str, int], set[int]] = {}
        self.ready = {entry.seat for entry in stored.journal if entry.kind == "ready"}
        """Seats whose people have asked for the next match, after the end of this one."""
        self.left: dict[int, float] = {}
        """When somebody went away; who has not come since the room was opened is away from then on."""
        self.opened = time.time()
        self.gone: set[int] = set()
        self.taken_back: dict[int, tuple[int, str]] = {}
        """By seat: the answer it has just taken back, and the version of its page since. A hint says why not that."""
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.ticking: asyncio.Task[None] | None = None
        self.past: tuple[Any, Past] | None = None
        self.past_seen: tuple[Any, float] = (None, 0.0)
        """The past that the clock has seen here, and since when."""
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
        for seat in mine:  # who is back is not to be replaced any more, whatever the others have said meanwhile
            self.left.pop(seat, None)
            self.gone.discard(seat)
            self.votes.pop(("bot", seat), None)
        if self.course is None:
            viewer.tell({"t": "wait"})
        else:
            viewer.tell(self._hello(mine))
            self.refresh()
            if self.exhibition:
                self.wake()

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
        """Who sits where. A bot that takes over keeps the person's name; who comes instead of a bot brings theirs."""
        here = self._here()
        assert self.course is not None
        return [
            {
                "name": name,
                "bot": chair.bot,
                "here": bool(chair.bot) or chair.seat in here,
                "gone": chair.seat in self.gone,
                "held": bool(chair.holder),
                "kept": chair.kept,
                "votes": len(self.votes.get(("bot", chair.seat), ())),
                "ready": chair.seat in self.ready,
            }
            for name, chair in zip(self.course.match.names, self.seats, strict=True)
        ]

    # -- showing -------------------------------------------------------------------------------------------------

    def page(self, seat: int | None, lang: str) -> show.Shown:
        assert self.course is not None
        rules = {"undo": self.stored.undo, "pace": self.stored.pace, "guided": self.guided}
        page = show.show(self.course, seat, lang, self.people(), rules)
        page.notes = self._note_lines(lang)
        page.fields["rematch"] = self.stored.rematch
        page.fields["seed"] = str(self.stored.seed) if self.course.match.over else None
        page.fields["ask"] = self._asked_for(seat, lang)
        page.fields["screen"] = seat is not None and any(viewer.screen for viewer in self.viewers)
        guided = self.guided and seat == guide.LEARNER
        page.fields["wishes"] = [] if guided else self._wish_list(seat, lang)
        page.fields["guide"] = guide.coach(self.course.match, lang) if guided else None
        return page

    def _wish_list(self, seat: int | None, lang: str) -> list[dict[str, Any]]:
        """What the player of this seat may wish, and what is in force."""
        assert self.course is not None
        match = self.course.match
        if seat is None or match.over:
            return []
        wanted, text = self.course.wishes[seat], match.text(lang)
        return [
            {"name": wish.name, "say": text(f"wish-{wish.name}"), "on": wanted.get(wish.name, wish.default)}
            for wish in match.game.wishes
        ]

    @property
    def guided(self) -> bool:
        """Is this somebody's guided first game?"""
        return any(chair.bot == guide.BOT for chair in self.seats)

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

    def _scene(self, seat: int | None, lang: str, events: int) -> Scene | None:
        """What has just happened by itself. It is an extra: without it the page is still whole."""
        assert self.course is not None
        try:
            return self.course.match.scene(seat, lang, events)
        except Exception:
            self.house.counts["pictures"] += 1
            log.exception("scene failed", extra={"match": self.id, "seat": seat, "lang": lang})
            return None

    def _show(self, seat: int | None, lang: str, viewers: Iterable[Viewer], events: int | None = None) -> None:
        """Bring viewers of one point of view to the present: each is told what differs from the page it has.

        A picture that fails is the trouble of these viewers only: the step is stored, the others must see it.
        """
        assert self.course is not None
        try:
            page = self.page(seat, lang)
            if events is not None and events < self.course.match.event_count:
                page.events = show.moves(self.course.match, seat, events)
                page.scene = self._scene(seat, lang, events)
        except Exception:
            self.house.counts["pictures"] += 1
            log.exception("picture failed", extra={"match": self.id, "seat": seat, "lang": lang})
            for viewer in viewers:
                viewer.page = None
                viewer.tell({"t": "failed", "say": words(lang)("picture-failed")})
            return
        texts: dict[show.Shown | None, str] = {}
        for viewer in viewers:
            if viewer.slow:  # the difference is made when it can be read: nothing piles up meanwhile
                viewer.behind = True
                self.house.counts["behind"] += 1
                continue
            known = viewer.page
            if known not in texts:
                message = page.whole() if known is None else show.difference(known, page)
                texts[known] = "" if message is None else as_text(message)
            viewer.page = page
            if texts[known]:
                self.house.counts["messages"] += 1
                viewer.tell(texts[known])

    def catch_up(self, viewer: Viewer) -> None:
        """A viewer that was spared some steps has read what waited: it is shown the present."""
        if viewer.behind and viewer in self.viewers and self.course is not None:
            viewer.behind = False
            self._show(viewer.seat, viewer.lang, [viewer])

    def _pass_on(self, viewer: Viewer) -> None:
        """Tell a device that holds several seats whose turn it is to have it: own seats only."""
        held = self.held(viewer.browser)
        if len(held) < 2 or self.course is None:
            return
        asked = [seat for seat in self.course.match.to_act if seat in held and not self.seats[seat].bot]
        if asked != viewer.asked:
            viewer.asked = asked
            viewer.tell({"t": "asked", "seats": asked, "hidden": self._hidden(asked)})

    def _hidden(self, asked: Iterable[int]) -> bool:
        """Is there anything that only these seats may see? Where it cannot be said, the curtain falls."""
        assert self.course is not None
        try:
            return any(map(self.course.hides, asked))
        except Exception:
            self.house.counts["pictures"] += 1
            log.exception("view failed", extra={"match": self.id})
            return True

    def _note_lines(self, lang: str) -> list[str]:
        """What the table did: bots that took over and people who came back."""
        assert self.course is not None
        text, names = words(lang), self.course.match.names
        lines = self.note_lines.setdefault(lang, [])
        for hand in self.course.hands[len(lines) :]:
            told = {"before": "", **hand, "name": names[hand["seat"]], "bot": bot_name(hand["bot"], lang)}
            lines.append(text(f"note-{hand['why']}", **told))
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
        if not isinstance(action, str) or len(action) > LONGEST_DEED:
            raise Refused("no-such-command")
        if self.seats[seat].bot:
            raise Refused("bot-plays")
        await self._act(seat, action)

    async def _act(self, seat: int, action: str) -> None:
        """Read, check and carry out once, on a copy; then write it down, take the copy over and tell.

        Several answers at once, and what wishes answer to that, are one deed. Should one of them not be possible when
        its turn comes, the deed ends before it.
        """
        assert self.course is not None
        after = self.course.match.clone()
        first, *more = action.split(show.THEN)
        try:
            deed = [(self._line(0, seat, after.play(seat, first)), after)]
        except IllegalAction as error:
            raise Refused(f"!{error.refusal.code}") from None
        except GameOver:
            raise Refused("over") from None
        with contextlib.suppress(IllegalAction, GameOver):
            for other in more:
                after = after.clone()
                deed.append((self._line(len(deed), seat, after.play(seat, other)), after))
        await self._enter_deed(*self._wished(deed))

    def _line(self, number: int, seat: int, text: str) -> Entry:
        assert self.course is not None
        return Entry(self.course.seq + 1 + number, "also" if number else "act", seat, text)

    def _wished(self, deed: list[tuple[Entry, Match]]) -> list[tuple[Entry, Match]]:
        """A deed with what the wishes of the players answer to it."""
        assert self.course is not None
        people = [chair.seat for chair in self.seats if not chair.bot]
        while len(deed) < LONGEST_CHAIN and not self.guided:
            match = deed[-1][1] if deed else self.course.match
            if (wish := self.course.wished(match, people)) is None:
                break
            after = match.clone()
            after.apply(*wish)
            deed = [*deed, (self._line(len(deed), wish[0], match.codec.text(wish[1])), after)]
        return deed

    async def _wish(self, viewer: Viewer, message: dict[str, Any]) -> None:
        """A player says what is to be answered for them from now on."""
        seat, name, on = self._own_seat(viewer), message.get("name"), message.get("on")
        assert self.course is not None
        if name not in {wish.name for wish in self.course.match.game.wishes} or not isinstance(on, bool):
            raise Refused("no-such-command")
        await self._enter_deed((Entry(self.course.seq + 1, "wish", seat, json.dumps({name: on})), self.course.match))
        if deed := self._wished([]):
            await self._enter_deed(*deed)

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
            back = self.course.undoable(seat)
            taken = [number for who, number in match.answers if who == seat][-back:]
            await self._enter(Entry(self.course.seq + 1, "undo", seat, str(back)))
            self.taken_back[seat] = (self.course.version(seat), match.codec.text(taken[0]))
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
        own = [k for k, (who, _) in enumerate(self.course.match.answers) if who == seat]
        if own:
            first = max((step for step in self.course.deeds if step <= own[-1]), default=own[-1])
            await self._enter(Entry(self.course.seq + 1, "rewind", -1, str(first)))

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
        if self.stored.undo == "strict":
            raise Refused("hint-strict")
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
        back = self.taken_back.get(seat)
        other = back[1] if back is not None and back[0] == version else None
        action, why = await self._hinted(match, seat, other, viewer.lang, asker)
        if self.course.version(seat) == version:
            say = match.describe(action, viewer.lang)
            viewer.tell({"t": "hint", "id": number, "action": action, "say": say, "why": why})

    async def _hinted(
        self, match: Match, seat: int, other: str | None, lang: str, asker: Asker
    ) -> tuple[str, dict[str, Any]]:
        """A bot's answer and why it is better than the one that was just taken back, or than the next best."""
        thinkers, seed = self.house.thinkers, secrets.randbits(60)
        state = match.redeal(seat, seed).state()
        try:
            found: tuple[str, dict[str, Any]]
            found = await thinkers.do("hint", state, seat, stand_in(), seed, other, lang, asker=asker)
        except (RuntimeError, TimeoutError, OSError, EOFError) as error:
            log.warning("no reasons", extra={"match": self.id, "reason": str(error)[:200]})
            action = await thinkers.choose(match, seat, stand_in(), seed, asker)
            return action, {"than": "", "reasons": [], "counted": ""}
        return found

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
        await self.write(say(self.id, n, speaker, clean))
        self.spoken.append((n, speaker, clean))
        for other in self.viewers:
            if self.held(other.browser):
                other.tell({"t": "chat", "lines": self._chat_lines()[-1:]})

    def _chat_lines(self) -> list[list[Any]]:
        return [[seat, text] for _, seat, text in self.spoken[-100:]]

    async def _ping(self, viewer: Viewer, message: dict[str, Any]) -> None:
        """Only to be answered."""

    # -- doing -----------------------------------------------------------------------------------------------------

    async def write(self, *works: Work, news: dict[str, Any] | None = None, **changes: Any) -> None:
        """Write all of this or nothing, with changes of the match's row, and tell the news of it. What this process
        writes carries its fence; a room that is behind the store is closed and read again."""
        told = {"match": self.id, **news} if news else None
        try:
            held = change_match(self.id, self.stored.fence, **changes)
            await self.house.writer.write(together(held, *works, *([notify(told)] if told else [])))
        except Conflict:
            self.house.reread(self)
            raise
        if told:
            self.house.news.written(told)

    async def note_asked(self) -> None:
        """Let the store know who is asked, for lobbies of other processes."""
        if self.course is not None:
            with contextlib.suppress(Conflict):
                await self.write(asked=list(self.course.match.to_act), updated=self.stored.updated)

    def _newly_asked(self, before: Iterable[int], now: Iterable[int]) -> list[str]:
        """The browsers that have to be told that it is their turn."""
        seats = [self.seats[seat] for seat in now if seat not in set(before)]
        return sorted({chair.holder for chair in seats if chair.holder and not chair.bot})

    async def play_again(self, seats: Iterable[int]) -> None:
        """These seats are ready for another game, after the end of this one. Everybody sees it."""
        assert self.course is not None
        for seat in set(seats) - self.ready:
            await self._enter(Entry(self.course.seq + 1, "ready", seat, ""))

    async def _enter(self, entry: Entry, *more: Work, **changes: Any) -> None:
        """The same with one line, and whatever else is to be written with it."""
        assert self.course is not None
        if entry.kind == "rewind":  # the whole game is played again: the other rooms do not wait for that
            after = await asyncio.to_thread(self.course.after, entry)
        else:
            after = self.course.after(entry)
        await self._enter_deed((entry, after), more=more, **changes)

    async def _enter_deed(self, *deed: tuple[Entry, Match], more: Iterable[Work] = (), **changes: Any) -> None:
        """Write the entries of a deed and changes of the match's row, take over the match after each of them, then tell
        the viewers."""
        assert self.course is not None
        started = time.perf_counter()
        deed = tuple((dataclasses.replace(entry, at=time.time()), match) for entry, match in deed)
        entry, after = deed[0][0], deed[-1][1]
        if entry.kind in ("act", "also") and after.result is not None:  # the last act and the result go together
            changes |= {"status": "over", "result": after.result.to_json()}
        asked = list(after.to_act)
        news: dict[str, Any] = {"turn": turn} if (turn := self._newly_asked(self.course.match.to_act, asked)) else {}
        if changes:
            news["lobby"] = True
        entries = [add_entry(self.id, line) for line, _ in deed]
        await self.write(*entries, *more, news=news, asked=asked, **changes)
        events = self.course.match.event_count
        everybody = self.course.perform_all(list(deed))
        if entry.kind == "seat":
            self.seats[entry.seat] = dataclasses.replace(self.seats[entry.seat], bot=json.loads(entry.body)["bot"])
            self.votes.pop(("bot", entry.seat), None)
        elif entry.kind == "ready":
            self.ready.add(entry.seat)
        elif everybody:  # a vote that ended with a secret answer would tell that somebody has answered
            self.votes.clear()
        self.stored = dataclasses.replace(self.stored, **changes)
        if "names" in changes:
            self.course.rename(changes["names"])
            self.past = None
        self.moved = time.monotonic()
        self.wake()
        self.refresh(None if everybody else entry.seat, events=min(events, self.course.match.event_count))
        self.house.counts["actions"] += len(deed)
        self.house.took(time.perf_counter() - started)

    def wake(self) -> None:
        """Set every bot thinking that is asked and does not think yet."""
        if self.course is None or self.house.closing or (self.exhibition and not self.viewers):
            return
        for seat in self.course.match.to_act:
            task = self.thinking.get(seat)
            if (self.seats[seat].bot or self._silent(seat)) and (
                task is None or task.done() or task is asyncio.current_task()
            ):
                self.thinking[seat] = self.house.watch.keep("bot", partial(self._think, seat))

    def waits_for_a_bot(self) -> float:
        """For how many seconds nothing has happened although a bot is asked. Bots among themselves may wait for those
        of people, so long as nobody looks."""
        asked = self.course.match.to_act if self.course is not None else ()
        if self._rank() == ALONE or not any(self.seats[seat].bot for seat in asked):
            return 0.0
        return time.monotonic() - self.moved

    async def _think(self, seat: int) -> None:
        """One decision of a bot. Where people play it does not wait: each browser shows the others' turns at the pace
        at which its viewer reads, until that viewer is asked."""
        assert self.course is not None
        version, match = self.course.version(seat), self.course.match
        if seat not in match.to_act or not (self.seats[seat].bot or self._silent(seat)):
            return
        began = time.monotonic()
        action = await self._chosen(match, seat, self.seats[seat].bot or guide.BOT)
        pause = self.house.settings.bot_pause if self.viewers and self.bots_only else 0.0
        await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))
        await self.house.watch.insist("bot", partial(self._answer, seat, version, action), on=Unavailable)

    def _silent(self, seat: int) -> bool:
        """Is this a question that a lesson answers for its learner?"""
        assert self.course is not None
        match = self.course.match
        return self.guided and seat == guide.LEARNER and guide.leads(match) and guide.answer(match, seat) is not None

    async def _chosen(self, match: Match, seat: int, bot: str) -> str:
        """What a bot answers: in a lesson what that says, while it says something."""
        if bot == guide.BOT:
            scripted = guide.answer(match, seat)
            if scripted is not None:
                return scripted
            bot = guide.AFTER
        return await self.house.thinkers.choose(match, seat, bot, secrets.randbits(60), self._asker())

    async def _answer(self, seat: int, version: int, action: str) -> None:
        """Play what a bot has chosen. If the table has changed meanwhile it is dropped, and the bot thinks again."""
        assert self.course is not None
        async with self.lock:
            here = self.seats[seat].bot or self._silent(seat)
            if self.course.version(seat) != version or not here or self.house.closing:
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
    def idle(self) -> bool:
        """Does nobody look, and does no bot think?"""
        return not self.viewers and all(task.done() for task in self.thinking.values()) and not self.lock.locked()

    @property
    def goes_on(self) -> bool:
        return self.course is not None and not self.course.match.over

    @property
    def bots_only(self) -> bool:
        """Do bots play here among themselves?"""
        return self.goes_on and all(chair.bot for chair in self.seats)

    @property
    def exhibition(self) -> bool:
        """Is this a game that goes on only while somebody looks?"""
        return self.stored.owner == EXHIBITION

    def long_gone(self, now: float) -> set[int]:
        """Seats of people who have been away for so long that the others may let a bot play for them."""
        here, absent = self._here(), self.house.settings.absent
        away = (c.seat for c in self.seats if c.holder and not c.bot and c.seat not in here)
        return {seat for seat in away if now - self.left.get(seat, self.opened) >= absent}

    def due(self, now: float) -> bool:
        """Has the clock anything to do here?"""
        return self.goes_on and (self._late(now) or self.long_gone(now) != self.gone)

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

    def drop_past(self, seconds: float) -> None:
        """Earlier positions that were made so long ago are given back."""
        seen, since = self.past_seen
        if self.past is not seen:
            self.past_seen = (self.past, time.monotonic())
        elif self.past is not None and time.monotonic() - since > seconds:
            self.past, self.past_seen = None, (None, 0.0)

    def _late(self, now: float) -> bool:
        assert self.course is not None
        return bool(self.stored.pace) and now >= self.course.changed + self.stored.pace

    # -- before the game -------------------------------------------------------------------------------------------

    async def take(self, seat: int, browser: str, name: str) -> None:
        """Sit down on a free seat; the game begins when the last one is taken. Or later, where a bot has kept it."""
        async with self.lock:
            chair = self.seats[seat]
            if not chair.free and not (chair.kept and self.goes_on):
                raise Refused("seat-taken")
            chair = dataclasses.replace(chair, holder=browser, bot="", invitation="", name=name or chair.name)
            if self.course is None:
                await self._change_chairs(chair)
            else:
                await self._come(chair)

    async def _come(self, chair: Seat) -> None:
        """Instead of a bot, and under a name of one's own; the journal keeps that of the bot."""
        assert self.course is not None
        names = list(self.course.match.names)
        body = json.dumps({"bot": "", "why": "came", "before": names[chair.seat]})
        names[chair.seat] = chair.name
        await self._enter(
            Entry(self.course.seq + 1, "seat", chair.seat, body), change_seat(self.id, chair), names=names
        )
        self.seats[chair.seat] = chair
        self._seat_anew(chair.holder)
        self.refresh()

    async def move(self, old: str, new: str, secret: str) -> None:
        """All seats of one browser go to another, with the rights of who made the table. The old one looks on."""
        async with self.lock:
            chairs = [dataclasses.replace(self.seats[seat], holder=new) for seat in self.held(old)]
            if not chairs:
                raise Refused("move-gone")
            owner = new if self.stored.owner == old else self.stored.owner
            changes = [change_seat(self.id, chair) for chair in chairs]
            await self.write(use_key(secret), *changes, owner=owner)
            self.stored = dataclasses.replace(self.stored, owner=owner)
            for chair in chairs:
                self.seats[chair.seat] = chair
                self.left[chair.seat] = time.time()
            for viewer in self._seat_anew(old, new):
                if viewer.browser == old:
                    viewer.tell({"t": "moved"})

    def _seat_anew(self, *browsers: str) -> list[Viewer]:
        """Whoever looks through one of these browsers is shown what is theirs now, and nothing else."""
        if self.course is None:
            self._announce()
            return []
        moved = [viewer for viewer in self.viewers if viewer.browser in browsers]
        for viewer in moved:
            self.viewers.discard(viewer)
            viewer.page, viewer.asked = None, []
        for viewer in moved:
            self.enter(viewer)
        return moved

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
        """Begin with bots on the seats that are still free. The invitations stay good: whoever comes late plays on."""
        async with self.lock:
            free = [chair for chair in self.seats if chair.free]
            await self._change_chairs(*(dataclasses.replace(c, bot=bot, name=name(c.seat)) for c in free))

    async def resize(self, count: int, name: Callable[[int], str]) -> None:
        """Before the game: so many seats. New ones are free; those at the end go, if no person sits there."""
        async with self.lock:
            if self.course is not None or any(chair.holder for chair in self.seats[count:]):
                raise Refused("seat-taken")
            rules = game(self.stored.game)
            fits = {o.name for o in rules.options if not o.players or count in o.players}
            options = {key: value for key, value in self.stored.options.items() if key in fits}
            invite = self.house.store.invitation
            fresh = (Seat(k, name(k), invitation=hashed(invite(self.id, k, 0))) for k in range(len(self.seats), count))
            seats = (*self.seats[:count], *fresh)
            options = dict(rules.read_options(options, count))
            stored = dataclasses.replace(self.stored, options=options, seats=seats)
            await self._seat_all(stored, set_seats(self.id, options, seats))

    async def _change_chairs(self, *chairs: Seat) -> None:
        """Seats change hands before the game."""
        seats = {chair.seat: chair for chair in (*self.seats, *chairs)}
        stored = dataclasses.replace(self.stored, seats=tuple(seats[k] for k in sorted(seats)))
        await self._seat_all(stored, *(change_seat(self.id, chair) for chair in chairs))

    async def _seat_all(self, stored: Stored, *works: Work) -> None:
        """The table as it is now, and the game, which begins with the last one: in one write, for a table that is full
        and has not begun could be helped by nobody."""
        stored = begun_if_full(stored)
        begins = stored.names is not None and self.course is None
        course = await asyncio.to_thread(make_ready, stored) if begins else self.course
        news: dict[str, Any] = {"lobby": True}
        changes: dict[str, Any] = {}
        if begins and course is not None:
            asked = list(course.match.to_act)
            changes = {"names": stored.names, "status": stored.status, "asked": asked}
            news["turn"] = sorted({c.holder for c in stored.seats if c.seat in asked and c.holder and not c.bot})
        async with self.house.room_for(stored.seats, stored.owner, self.made_from):
            await self.write(*works, news=news, **changes)
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
    "wish": Room._wish,
    "vote": Room._vote,
    "seat": Room._seat_change,
    "sit": Room._sit,
    "tip": Room._tip,
    "why": Room._why,
    "hint": Room._hint,
    "chat": Room._chat,
    "ping": Room._ping,
}
