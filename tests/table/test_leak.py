"""What a viewer receives depends on what its seat may know, and on nothing else: every byte of the live channel."""

from __future__ import annotations

import random

import pytest
from rooms_for_tests import dealt_anew, enter, in_a_loop, make_room, make_stored, read, taken

from pentarchy.face import Face
from pentarchy.kernel.position import LANES
from pentarchy.match import new
from pentarchy.registry import all_games, game

GAMES = all_games()
WITH_LANES = [name for name in ("eight_minute_empire", "proving_ground") if name in GAMES]
"""A real game and the one made of hard things, looked at longer than the others."""
WITH_STILLS = ("inca_empire", "scythe")


@pytest.mark.parametrize("game_id", GAMES)
def test_dealing_the_hidden_part_anew_changes_nothing(game_id: str) -> None:
    compared = sum(in_a_loop(_play_with_twins(game_id, seed)) for seed in (1, 2))
    assert compared > 8


async def _play_with_twins(game_id: str, seed: int) -> int:
    """A random game. Beside each step, the same step in a world dealt anew for a seat that looks on."""
    rng = random.Random(seed)
    players = rng.randint(game(game_id).min_players, min(4, game(game_id).max_players))
    stored = make_stored(game_id, players, seed)
    room = make_room(stored)
    real = {seat: enter(room, seat) for seat in [*range(players), None]}
    first = {seat: taken(viewer) for seat, viewer in real.items()}
    assert all(first.values())
    compared = 0
    for step in range(80 if game_id in WITH_LANES else 25):
        assert room.course is not None
        match = room.course.match
        if match.over:
            break
        looking = rng.randrange(players)
        course = dealt_anew(room.course, looking, step + 1)
        twin = make_room(stored, course)
        twin._here = room._here  # type: ignore[method-assign]
        enter(twin, None)  # as beside the real one: a phone knows whether a big screen shows the board
        other = enter(twin, looking, "ru" if step % 7 == 0 else "en")
        _same_page(room, twin, looking, other.lang)
        taken(other)
        seat = rng.choice(match.to_act)
        action = str(rng.choice(match.legal(seat)))
        legal_there = course.match.why_not(seat, action) is None
        quiet = match.position.actor == LANES and match.position.lanes is not None
        before = match.event_count, course.match.event_count
        await room._act(seat, action)
        received = {viewer: taken(real[viewer]) for viewer in real}
        if quiet and room.course.match.position.actor == LANES and room.course.match.position.lanes[seat]:
            assert not [viewer for viewer, messages in received.items() if messages and viewer != seat]
        if legal_there:
            await twin._act(seat, action)
            same_view = course.match.view(looking) == room.course.match.view(looking)
            happened, there = (
                m.events(looking, k) for m, k in zip((room.course.match, course.match), before, strict=True)
            )
            if same_view and happened == there and other.lang == "en":  # chance may have shown other cards there
                assert taken(other) == received[looking]
                compared += 1
    return compared


def _same_page(room: object, twin: object, seat: int, lang: str) -> None:
    mine, theirs = room.page(seat, lang).whole(), twin.page(seat, lang).whole()  # type: ignore[attr-defined]
    for key in mine:
        assert mine[key] == theirs[key], key


@pytest.mark.parametrize("game_id", GAMES)
def test_addresses_of_still_parts_tell_nothing(game_id: str) -> None:
    """Whoever guesses how a hidden thing would be drawn could ask for its address: so no still part of any viewer may
    depend on what a seat does not know, not even those that this seat is never sent."""
    rng = random.Random(5)
    match = new(game_id, game(game_id).max_players, 5)
    seen: set[str] = set()
    for step in range(5):
        addresses = _still_addresses(match)
        seen |= addresses
        for seat in rng.sample(range(match.players), 2):
            assert _still_addresses(match.redeal(seat, step)) == addresses
        for _ in range(1 + 9 * step):
            if not match.over:
                seat = rng.choice(match.to_act)
                match.play(seat, rng.choice(match.legal(seat)))
    assert seen or game_id not in WITH_STILLS, "there was nothing to compare"


def _still_addresses(match: Face) -> set[str]:
    pictures = [match.picture(seat, lang) for seat in (None, *range(match.players)) for lang in ("en", "ru")]
    return {part.address for picture in pictures for area in picture.areas for part in area.parts if part.still}


@pytest.mark.parametrize("game_id", WITH_LANES)
def test_nobody_is_told_who_has_answered_in_a_lane(game_id: str) -> None:
    """While a simultaneous choice is open, an answer is told to nobody but the one who gave it."""

    async def run() -> int:
        seen = 0
        for seed in range(4):
            players = min(3, game(game_id).max_players)
            room = make_room(make_stored(game_id, players, seed))
            viewers = {seat: enter(room, seat) for seat in [*range(players), None]}
            rng = random.Random(seed)
            for _ in range(120):
                assert room.course is not None
                match = room.course.match
                if match.over:
                    break
                for viewer in viewers.values():
                    taken(viewer)
                p = match.position
                lanes, points = p.actor == LANES, p.points
                versions = room.course.versions[:]
                seat = rng.choice(match.to_act)
                await room._act(seat, str(rng.choice(match.legal(seat))))
                now = room.course.match.position
                if lanes and now.actor == LANES and now.points == points:
                    seen += 1
                    told = [who for who, viewer in viewers.items() if taken(viewer)]
                    assert told == [seat]
                    others = [k for k in range(players + 1) if k != seat]
                    assert all(room.course.versions[k] == versions[k] for k in others)
        return seen

    assert in_a_loop(run()) > 3


def test_no_message_holds_the_seed_or_the_key() -> None:
    async def run() -> None:
        stored = make_stored("eight_minute_empire", 3, 2**126 + 987654321)
        room = make_room(stored)
        viewers = [enter(room, seat) for seat in (0, 1, 2, None)]
        assert room.course is not None
        for _ in range(40):
            seat = room.course.match.to_act[0]
            await room._act(seat, str(room.course.match.legal(seat)[0]))
            if room.course.match.over:
                break
            for viewer in viewers:
                sent = "".join(taken(viewer))
                assert str(stored.seed) not in sent
                assert room.course.match.position.key.hex() not in sent

    in_a_loop(run())


def test_chat_is_for_seats_only() -> None:
    async def run() -> None:
        room = make_room(make_stored("eight_minute_empire", 2, 5))
        inside, outside = enter(room, 0), enter(room, None)
        taken(inside), taken(outside)
        await room.command(inside, {"do": "chat", "text": "<b>psst</b>"})
        assert read(taken(inside)) == [{"t": "chat", "lines": [[0, "<b>psst</b>"]]}]
        assert taken(outside) == []
        late = enter(room, None)
        assert '"chat":null' in taken(late)[0]

    in_a_loop(run())
