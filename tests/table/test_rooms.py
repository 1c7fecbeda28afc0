"""Rooms: commands, versions, seats that change hands, undo, clocks, restarts."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from rooms_for_tests import enter, in_a_loop, make_room, make_stored, read, taken
from served import PATIENCE

import pentarchy
from pentarchy.kernel.codec import Codec
from pentarchy.kernel.game import Game
from pentarchy.match import Match
from pentarchy.table import past, show
from pentarchy.table.course import course_of
from pentarchy.table.house import House
from pentarchy.table.rooms import Refused, Room
from pentarchy.table.settings import Settings
from pentarchy.table.store import Entry, Store, hashed
from pentarchy.table.viewers import Viewer
from pentarchy.table.words import FOLDER, client_words, words

GAME = "eight_minute_empire"


def run(work: Callable[[], Awaitable[Any]]) -> Any:
    async def go() -> Any:
        return await work()

    return in_a_loop(go())


def course(room: Room) -> Any:
    assert room.course is not None
    return room.course


async def bid_all(room: Room) -> None:
    for seat in range(len(room.seats)):
        await room._act(seat, "bid 0")


async def play(room: Room, viewer: Viewer, action: str, **more: Any) -> Any:
    message = {"do": "play", "v": course(room).version(viewer.seat), "action": action}
    return await room.command(viewer, message | more)


def test_a_command_names_the_version_it_was_made_for() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 1))
        viewer = enter(room, 0)
        for wrong in (5, -1, None, "0", 0.0, True):
            with pytest.raises(Refused, match="stale"):
                await play(room, viewer, "bid 1", v=wrong)
        await play(room, viewer, "bid 1")
        with pytest.raises(Refused):
            await play(room, viewer, "bid 1")
        assert course(room).seq == 1

    run(work)


def test_an_action_is_read_checked_and_carried_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """On its way from the click to the store; what is drawn afterwards tries things out on copies of its own."""
    done: list[str] = []

    def noting(what: str, kind: type, name: str) -> None:
        real = getattr(kind, name)

        def noted(*arguments: Any) -> Any:
            done.append(what)
            return real(*arguments)

        monkeypatch.setattr(kind, name, noted)

    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 1))
        viewer = enter(room, 0)
        noting("read", Codec, "parse")
        noting("checked", Game, "refuse")
        noting("carried out", Match, "apply")
        stored: list[list[str]] = []

        async def write(work: Any) -> None:
            stored.append(done[:])

        monkeypatch.setattr(room.house.writer, "write", write)
        await play(room, viewer, " Bid  1")
        assert stored == [["read", "checked", "carried out"]]

    run(work)


def test_only_the_parts_that_changed_are_sent() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 1))
        viewer = enter(room, 0)
        await bid_all(room)
        seat = course(room).match.to_act[0]
        await room._act(seat, str(course(room).match.legal(seat)[0]))  # a card leaves the row: its area has other parts
        taken(viewer)
        await room._act(seat, str(course(room).match.legal(seat)[0]))
        (message,) = read(taken(viewer))
        assert message["t"] == "some"
        assert 0 < len(message["parts"]) < len(room.page(0, "en").parts) / 2
        assert "areas" not in message

    run(work)


def test_difference_and_whole_agree() -> None:
    """Whoever gets the differences ends with the same page as who comes late."""

    async def work() -> None:
        room = make_room(make_stored(GAME, 3, 8))
        viewer = enter(room, 1)
        page: dict[str, Any] = {}
        lines: list[Any] = []
        for _ in range(50):
            for message in read(taken(viewer)):
                if message["t"] in ("all", "some"):
                    log = message.pop("log", None)
                    parts = message.pop("parts", {})
                    page = {**page, **message, "parts": {**page.get("parts", {}), **parts}}
                    lines = lines[: log["from"]] + log["lines"] if log else lines
            late = read([__import__("json").dumps(room.page(1, "en").whole())])[0]
            kept = {part for area in late["areas"] for part in area["parts"]}
            assert {k: v for k, v in page["parts"].items() if k in kept} == late["parts"]
            assert lines == late["log"]["lines"]
            assert all(page[key] == late[key] for key in late if key not in ("t", "parts", "log"))
            match = course(room).match
            if match.over:
                break
            seat = match.to_act[0]
            legal = match.legal(seat)
            if match.can_undo(seat) and _ % 5 == 4:
                await room._enter(Entry(course(room).seq + 1, "undo", seat, ""))
            else:
                await room._act(seat, str(legal[_ % len(legal)]))

    run(work)


def test_undo_under_the_law_and_strict() -> None:
    async def work() -> None:
        for law in ("normal", "strict"):
            room = make_room(make_stored(GAME, 2, 3, undo=law))
            viewers = [enter(room, seat) for seat in (0, 1)]
            await bid_all(room)
            seat = course(room).match.to_act[0]
            await room._act(seat, str(course(room).match.legal(seat)[0]))
            message = {"do": "undo", "v": course(room).version(seat)}
            if law == "strict":
                with pytest.raises(Refused, match="undo-strict"):
                    await room.command(viewers[seat], message)
                assert room.page(seat, "en").fields["undo"]["why"]
            else:
                assert course(room).match.steps == 3
                await room.command(viewers[seat], message)
                assert course(room).match.steps == 2
                assert course(room).seq == 4, "an undo is one more line of the journal"
            with pytest.raises(Refused):
                await room.command(viewers[1 - seat], {"do": "undo", "v": course(room).version(1 - seat)})

    run(work)


def test_free_undo_needs_everybody() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 3, undo="free"))
        viewers = [enter(room, seat) for seat in (0, 1)]
        await bid_all(room)
        for _ in range(6):
            seat = course(room).match.to_act[0]
            await room._act(seat, str(course(room).match.legal(seat)[-1]))
        mover = next(s for s in (0, 1) if not course(room).match.can_undo(s))
        steps = course(room).match.steps
        reply = await room.command(viewers[mover], {"do": "undo", "v": course(room).version(mover)})
        assert reply == {"agreed": 1, "voters": 2}
        assert course(room).match.steps == steps
        asked = room.page(1 - mover, "ru").fields["ask"]
        assert asked["by"] == mover
        await room.command(viewers[1 - mover], {"do": "vote", "about": "undo", "seat": mover})
        assert course(room).match.steps < steps

    run(work)


def test_a_leaver_is_replaced_by_vote_and_comes_back() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 3, 4))
        room.wake = lambda: None  # type: ignore[method-assign]  # the bot itself is not the question here
        viewers = [enter(room, seat) for seat in (0, 1, 2)]
        vote = {"do": "vote", "about": "bot", "seat": 2}
        with pytest.raises(Refused, match="still-here"):
            await room.command(viewers[0], vote)
        room.leave(viewers[2])
        assert not room.people()[2]["here"]
        with pytest.raises(Refused, match="still-here"):
            await room.command(viewers[0], vote)
        room.left[2] -= 100
        await room.tick(time.time())
        await room.command(viewers[0], vote)
        assert not room.seats[2].bot, "one of two is not enough"
        back = enter(room, 2)
        came = room.people()[2]
        assert (came["gone"], came["votes"]) == (False, 0), "who is back is asked about no more, from this moment on"
        room.leave(back)
        room.left[2] -= 100
        await room.command(viewers[0], vote)
        await play(room, viewers[1], "bid 0")
        assert room.people()[2]["votes"] == 1, "a vote that ends tells that somebody has answered in secret"
        await room.command(viewers[1], vote)
        assert room.seats[2].bot
        assert room.page(0, "ru").notes
        back = enter(room, 2)
        with pytest.raises(Refused, match="bot-plays"):
            await play(room, back, "bid 0")
        await room.command(back, {"do": "seat", "seat": 2, "bot": ""})
        assert not room.seats[2].bot
        await play(room, back, "bid 0")
        with pytest.raises(Refused):
            await room.command(viewers[0], {"do": "seat", "seat": 1, "bot": "greedy"})

    run(work)


def test_who_never_comes_back_after_a_restart_can_be_replaced() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 3, 4))
        room.wake = lambda: None  # type: ignore[method-assign]
        viewers = [enter(room, seat) for seat in (0, 1)]
        vote = {"do": "vote", "about": "bot", "seat": 2}
        await room.tick(room.opened + 1)
        assert not room.people()[2]["gone"]
        with pytest.raises(Refused, match="still-here"):
            await room.command(viewers[0], vote)
        room.opened -= 100
        taken(viewers[0])
        await room.tick(time.time())
        assert read(taken(viewers[0]))[-1]["players"][2]["gone"], "the others are told that they may decide"
        for viewer in viewers:
            await room.command(viewer, vote)
        assert room.seats[2].bot

    run(work)


def test_the_clock_gives_a_late_seat_to_a_bot() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 4, pace=60))
        room.wake = lambda: None  # type: ignore[method-assign]
        enter(room, 0)
        await room.tick(time.time())
        assert not any(chair.bot for chair in room.seats)
        await room.tick(time.time() + 61)
        assert all(chair.bot for chair in room.seats)

    run(work)


def shared_device(game: str, players: int, seed: int) -> tuple[Room, Viewer]:
    """A room of people who all sit at one device."""
    stored = make_stored(game, players, seed)
    all_seats = tuple(dataclasses.replace(chair, holder=hashed("browser 0")) for chair in stored.seats)
    room = make_room(dataclasses.replace(stored, seats=all_seats))
    return room, enter(room, 0)


def test_hot_seat_sees_one_hand_at_a_time() -> None:
    async def work() -> None:
        room, viewer = shared_device("proving_ground", 2, 4)
        messages = read(taken(viewer))
        assert viewer.seat is None, "nobody's hand before somebody says who they are"
        assert messages[-1]["t"] == "asked"
        asked = messages[-1]["seats"]
        await room.command(viewer, {"do": "sit", "seat": asked[0]})
        assert read(taken(viewer))[0]["seat"] == asked[0]

    run(work)


def test_a_shared_device_shows_the_present_position_to_whoever_takes_it() -> None:
    """Nobody looked from that seat meanwhile: what it is shown must not be what it saw last."""

    async def work() -> None:
        room, viewer = shared_device(GAME, 3, 4)
        for _ in range(30):
            taken(viewer)
            await room.command(viewer, {"do": "sit", "seat": None})
            (curtain,) = read(taken(viewer))
            assert curtain["steps"] == course(room).match.settled_steps
            seat = course(room).match.to_act[0]
            await room.command(viewer, {"do": "sit", "seat": seat})
            (page,) = read(taken(viewer))
            assert (page["v"], page["seat"]) == (course(room).version(seat), seat)
            single = [choice["do"] for choice in page["choices"] if show.THEN not in choice["do"]]
            assert single == course(room).match.legal(seat)
            await play(room, viewer, page["choices"][-1]["do"], v=page["v"])

    run(work)


def test_who_comes_beside_another_viewer_is_shown_the_present_too() -> None:
    """A device of several people comes back while a spectator looks: both see that its people are here."""

    async def work() -> None:
        room, viewer = shared_device(GAME, 2, 4)
        room.leave(viewer)
        spectator = enter(room, None)
        assert not read(taken(spectator))[-1]["players"][0]["here"]
        viewer = enter(room, 0)
        assert next(m for m in read(taken(viewer)) if m["t"] == "all")["players"][0]["here"]
        assert read(taken(spectator))[-1]["players"][0]["here"]

    run(work)


def test_a_room_read_again_is_the_same_room() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 3, 11))
        viewers = [enter(room, seat) for seat in (0, 1, 2, None)]
        journal = []
        for _ in range(30):
            seat = course(room).match.to_act[0]
            entry = Entry(course(room).seq + 1, "act", seat, str(course(room).match.legal(seat)[0]))
            journal.append(entry)
            await room._enter(entry)
        again = make_room(dataclasses.replace(room.stored, journal=tuple(journal)))
        again.viewers = room.viewers
        for seat in (0, 1, 2, None):
            mine, theirs = room.page(seat, "ru").whole(), again.page(seat, "ru").whole()
            assert mine == theirs
        assert len(viewers) == 4

    run(work)


def test_what_is_new_since_my_last_decision() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 5))
        await bid_all(room)
        seat = course(room).match.to_act[0]
        while course(room).match.to_act == (seat,):
            await room._act(seat, str(course(room).match.legal(seat)[-1]))
        assert room.page(seat, "en").fields["fresh"] == {"parts": [], "log": 0}
        other = 1 - seat
        while course(room).match.to_act == (other,):
            await room._act(other, str(course(room).match.legal(other)[-1]))
        fresh = room.page(seat, "en").fields["fresh"]
        assert fresh["parts"]
        assert fresh["log"] > 0

    run(work)


def test_why_not_and_tips_name_a_rule() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 5))
        await bid_all(room)
        match = course(room).match
        seat = match.to_act[0]
        told = show.why(match, seat, "region:a1", "ru")
        assert told["why"]
        tips = [show.tip(match, f"{d.name}:{t}", "ru") for d in match.codec.domains if d.on_board for t in d.tokens]
        assert all(tip is not None and tip["name"] for tip in tips)

    run(work)


def test_a_thing_may_stand_for_a_whole_action() -> None:
    """It is the one thing to point at, whatever the action names; it can be asked about like any other."""
    match = pentarchy.new("scythe", 2, seed=3)
    seat = match.to_act[0]
    action = next(text for text in match.legal(seat) if text.startswith("section"))
    on = f"do:{action}"
    named = {"section:" + action.split()[1]}
    found = {c["do"]: c["on"] for c in show.choices(match, seat, "en", {on} | named, "normal")}
    assert found[action] == [on]
    assert {c["do"]: c["on"] for c in show.choices(match, seat, "en", named, "normal")}[action] == list(named)
    told = show.tip(match, on, "en")
    assert told is not None
    assert told["name"] == match.describe(action, "en")
    assert show.why(match, seat, "do:commit", "en")["why"]
    with pytest.raises(pentarchy.InvalidAction):
        show.tip(match, "do:nothing at all", "en")


def test_the_past_shows_what_the_viewer_knew() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 5))
        pages = []
        for _ in range(20):
            seat = course(room).match.to_act[0]
            await room._act(seat, str(course(room).match.legal(seat)[0]))
            pages.append((course(room).match.settled_steps, room.page(0, "en").parts))
        for step, parts in pages[2:]:
            assert (await past.page(room, step, 0, "en"))["parts"] == parts

    run(work)


def test_a_whole_match_of_bots_in_a_house() -> None:
    async def work() -> None:
        house = House(Store("sqlite://"), Settings(bot_pause=0))
        chairs = make_stored(GAME, 2, 5).seats
        bots = tuple(dataclasses.replace(chair, bot="greedy", holder="") for chair in chairs)
        stored = make_stored(GAME, 2, 5, seats=bots)
        house.store.create(stored)
        room = await house.room(stored.id)
        assert room is not None
        end = time.monotonic() + PATIENCE
        while not course(room).match.over and time.monotonic() < end:
            await asyncio.sleep(0.05)
        assert course(room).match.over
        kept = house.store.load(stored.id)
        assert kept is not None
        assert kept.status == "over"
        assert course_of(kept).match.result == course(room).match.result
        assert house.counts["errors"] == 0
        await house.close()

    run(work)


def test_both_languages_have_the_same_words() -> None:
    from pentarchy.kernel.text import message_arguments

    en, ru = (message_arguments(FOLDER / f"{lang}.ftl") for lang in ("en", "ru"))
    assert set(en) == set(ru)
    plain = {key: arguments for key, arguments in en.items() if ru[key] != arguments}
    assert not plain
    assert client_words("ru") != client_words("en")
    assert [words("ru")("lobby-free", count=n) for n in (1, 3, 5)] == [
        "1 свободное место",
        "3 свободных места",
        "5 свободных мест",
    ]


def test_after_a_move_the_old_browser_sees_what_spectators_see() -> None:
    async def work() -> None:
        room = make_room(make_stored(GAME, 2, 4))
        player, rival, watcher = enter(room, 0), enter(room, 1), enter(room, None)
        there = Viewer(hashed("another device"), "en")
        room.enter(there)
        assert there.seat is None
        await room.move(hashed("browser 0"), hashed("another device"), "key")
        shown = [message for message in read(taken(player)) if message["t"] in ("hello", "all", "moved")]
        assert [message["t"] for message in shown[-3:]] == ["hello", "all", "moved"]
        assert (shown[-3]["mine"], shown[-3]["chat"]) == ([], None)
        assert (shown[-2]["seat"], shown[-2]["choices"]) == (None, [])
        assert there.seat == 0
        with pytest.raises(Refused, match="no-seat"):
            await play(room, player, "bid 0")
        taken(watcher), taken(there)
        await play(room, there, "bid 0")
        await play(room, rival, "bid 0")
        news = taken(watcher)
        assert news
        assert taken(player) == news
        with pytest.raises(Refused, match="move-gone"):
            await room.move(hashed("browser 0"), hashed("a third"), "key")

    in_a_loop(work())


def test_a_seat_change_is_told_by_itself() -> None:
    """After a thousand of them one more is told in as few bytes as the first."""

    async def work() -> tuple[int, int, list[str], list[str]]:
        room = make_room(make_stored(GAME, 3, 4))
        room.wake = lambda: None  # type: ignore[method-assign]
        player, watcher = enter(room, 0), enter(room, None, "ru")

        async def change(k: int) -> int:
            taken(watcher), taken(player)
            await room.command(player, {"do": "seat", "seat": 0, "bot": "" if k % 2 else "greedy"})
            news = taken(watcher)
            told.extend(line for message in read(news) for line in message.get("notes", {}).get("lines", []))
            return sum(len(text.encode()) for text in news)

        told: list[str] = []
        sizes = [await change(k) for k in range(1000)]
        late = enter(room, None, "ru")
        whole = next(message for message in read(taken(late)) if message["t"] == "all")
        return sizes[0], sizes[-2], told, whole["notes"]["lines"]

    first, last, told, whole = in_a_loop(work())
    assert last <= first + 10
    assert len(told) == 1000
    assert told == whole, "who comes later reads the same"
