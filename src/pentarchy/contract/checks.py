"""What every game must hold to: one plain function per law.

Each takes a case and raises AssertionError, with the seed and the actions that show the fault. The test suite, the
mutants and `make fuzz` use the same functions.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest

import pentarchy
from pentarchy import GameOver, IllegalAction, InvalidAction, PentarchyError, from_state, registry, replay
from pentarchy.contract import marks
from pentarchy.contract.cases import Case, chooser, moments, play_on, played, samples, step, told, walk
from pentarchy.contract.watch import watched, whole
from pentarchy.kernel.cards import LOOSE, SPECTATOR, CardPosition
from pentarchy.kernel.draw import forget_stills
from pentarchy.kernel.game import SEAT, dump, restore, same
from pentarchy.kernel.observe import Schema, ViewObserver
from pentarchy.kernel.position import LANES, Decision, Position, steps
from pentarchy.kernel.preview import DANGERS, Preview, carry_out, difference
from pentarchy.kernel.rows import observe
from pentarchy.kernel.text import LANGUAGES, message_arguments
from pentarchy.match import Match

SAMPLES = 14
"""Moments of a game at which the dearer laws are checked."""
REDEALS = 3
"""Redealt worlds per moment and seat."""
SPREAD = 24
"""Redealt worlds in which every hidden thing must have been seen to differ."""
STEPS = 600
"""Steps of a game that laws look at one by one; random games can be very long."""
REPLAYED = 2500
"""Steps that a law may spend on playing things again."""

Check = Callable[[Case], None]
CHECKS: dict[str, Check] = {}
"""Laws of a case, by name, in the order of the file."""
GAME_CHECKS: dict[str, Callable[[str], None]] = {}
"""Laws of a game as a whole: its texts and rules."""


def law(check: Check) -> Check:
    CHECKS[check.__name__] = check
    return check


def game_law(check: Callable[[str], None]) -> Callable[[str], None]:
    GAME_CHECKS[check.__name__] = check
    return check


# -- the course of a game ------------------------------------------------------------------------------------------


@law
def ends(case: Case) -> None:
    """A random game comes to its end within the limit, with a result that adds up."""
    match = played(case)[0]
    with told(case, match):
        result = match.result
        assert result is not None
        assert not match.to_act, f"the game is over, but seats {match.to_act} are asked"
        assert sorted(seat for place in result.ranking for seat in place) == list(range(case.players)), result.ranking
        assert result.winners == result.ranking[0]
        assert result.reason in case.rules.reasons[1:], f"unknown reason {result.reason!r}"
        for score, parts in zip(result.scores, result.breakdown, strict=True):
            assert score == sum(parts.values()), f"{parts} do not add up to {score}"
        json.dumps(result.to_json())


@law
def nobody_is_stuck(case: Case) -> None:
    """Until the end somebody is asked; who is asked has answers, and nobody else has."""
    for match in walk(case, STEPS):
        asked = match.to_act
        assert asked or match.over, "the game is not over, but nobody is asked"
        for seat in range(case.players):
            options = match.numbers(seat)
            assert (seat in asked) == bool(options), (
                f"seat {seat} is {'' if seat in asked else 'not '}asked and has {len(options)} answers "
                f"to {match.asked!r}"
            )


@law
def nothing_is_lost(case: Case) -> None:
    """After every step all components are accounted for."""
    steps = 0
    for seed in range(case.seed, case.seed + 4):
        for match in walk(case.with_seed(seed), STEPS):
            faults = match.faults()
            assert not faults, "; ".join(faults)
            steps += 1
        if steps > STEPS:
            break
    for match in samples(case, SAMPLES):
        with told(case, match):
            faults = match.faults()
            assert not faults, "; ".join(faults)


@law
def judges_soberly(case: Case) -> None:
    """The judgement of a position is between 0 and 1, and standing has a number per seat."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            for seat in range(case.players):
                value = match.game.judgement(match.position, seat)
                assert 0.0 <= value <= 1.0, f"judgement {value} of seat {seat}"
            assert len(match.standing()) == case.players


# -- positions are values ------------------------------------------------------------------------------------------


@law
def clones_are_equal_and_independent(case: Case) -> None:
    """A copy is the same value, and neither notices what happens to the other; nor does what is derived from it."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            before = whole(match.position)
            p = match.position.clone()
            assert type(p) is type(match.position), f"the clone is a {type(p).__name__}"
            assert same(match.position, p), "the clone differs"
            q = p.clone()
            _assert_unchanged(before, q, "the clone differs in")
            rng = chooser(case)
            for writer, other in ((q, p), (p, q), (q, p)):
                still = whole(other)
                _wander(writer, rng, 8)
                who = "a clone" if writer is q else "the original"
                _assert_unchanged(still, other, f"playing on {who} changed, elsewhere,")
            _assert_unchanged(before, match.position, "playing on clones changed")


def _wander(p: Position, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        seats = [seat for seat in range(p.players) if p.to_act() >> seat & 1]
        if not seats:
            return
        seat = rng.choice(seats)
        p.apply(seat, rng.choice(p.legal(seat)))


def _assert_unchanged(before: dict[str, Any], p: Position, what: str) -> None:
    after = whole(p)
    changed = [name for name in before if before[name] != after[name]]
    assert not changed, f"{what} {changed}"


@law
def questions_change_nothing(case: Case) -> None:
    """Whatever is asked of a position, it stays as it is: nothing is written, not even to put it back."""
    rng = chooser(case)
    for match in samples(case, SAMPLES):
        with told(case, match):
            before = whole(match.position)
            p = match.position.clone()
            if not pentarchy.compiled:
                p = watched(p)
            _ask_everything(match, p, rng)
            _assert_unchanged(before, p, "questions changed")


def _ask_everything(match: Match, p: Position, rng: random.Random) -> None:
    game, box = match.game, match.components
    for seat in (-1, *range(p.players)):
        game.view(p, seat, box)
        game.redeal(p, seat, 1)
        game.prompt_arguments(p, seat, box)
    schema = game.observation(box, p.players)
    rows = schema.rows()
    for seat in range(p.players):
        p.memo = None
        actions = {*p.legal(seat), *rng.sample(range(match.codec.size), min(100, match.codec.size))}
        for action in sorted(actions):
            game.refuse(p, seat, action)
        game.judgement(p, seat)
        if schema.observer is not None:
            observe(schema.observer, p, seat, rows, 0)
    game.standing(p), game.facts(p, box), game.check(p), game.asked(p)
    if p.over:
        game.result(p)


@law
def steps_are_repeatable(case: Case) -> None:
    """The same answer in equal positions gives equal positions: nothing that matters lies outside the position. To
    carry it out in one go and in small steps is the same."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            rng = chooser(case)
            p, q = match.position.clone(), match.position.clone()
            for _ in range(6):
                seats = [seat for seat in range(p.players) if p.to_act() >> seat & 1]
                if not seats:
                    break
                seat = rng.choice(seats)
                action = rng.choice(p.legal(seat))
                p.apply(seat, action)
                if q.actor == LANES:
                    q.apply(seat, action)
                else:
                    list(steps(q, seat, action))
                assert dump(p) == dump(q), f"{match.codec.text(action)!r} gave two different positions"


def _through_json(doc: dict[str, Any]) -> dict[str, Any]:
    there: dict[str, Any] = json.loads(json.dumps(doc))
    return there


@law
def states_come_back(case: Case) -> None:
    """A state, in the middle of anything, gives the same match back, also through JSON and pickle."""
    replayed = 0
    for number, match in enumerate(samples(case, SAMPLES)):
        if replayed and replayed + match.steps > REPLAYED:
            continue
        replayed += match.steps
        with told(case, match):
            again = from_state(_through_json(match.state()))
            _assert_same_match(match, again)
            if number % 4 == 0:
                _assert_same_match(match, pickle.loads(pickle.dumps(match)))
                _assert_same_match(match, copy.deepcopy(match))
            ours = match.clone()
            for other in (ours, again):
                play_on(other, chooser(case), 30)
            _assert_same_match(ours, again)


def _assert_same_match(match: Match, other: Match) -> None:
    ours, theirs = dump(match.position), dump(other.position)
    changed = [name for name in ours if ours[name] != theirs[name]]
    assert not changed, f"{changed} differ after the way back"
    assert match == other
    assert match.state() == other.state()
    assert match.happened == other.happened, "the events differ after the way back"
    for seat in range(match.players):
        assert match.can_undo(seat) == other.can_undo(seat), f"may seat {seat} undo? Not as before"


@law
def records_replay(case: Case) -> None:
    """A record, finished or not, replays to the same match."""
    replayed = 0
    for match in (*samples(case, SAMPLES), played(case)[0]):
        if replayed and replayed + match.steps > REPLAYED:
            continue
        replayed += match.steps
        with told(case, match):
            record = _through_json(match.record())
            again = replay(record)
            _assert_same_match(match, again)
            assert again.record() == record


@law
def damaged_records_are_refused(case: Case) -> None:
    """A wrong step, other rules or other data do not replay."""
    match = played(case)[0]
    with told(case, match):
        for spoil in (_spoil_step, _spoil_version, _spoil_data):
            record = _through_json(match.record())
            spoil(record)
            with pytest.raises(PentarchyError):
                replay(record)


def _spoil_step(record: dict[str, Any]) -> None:
    record["actions"].insert(1, [0, "no such action"])


def _spoil_version(record: dict[str, Any]) -> None:
    record["rules_version"] += 1


def _spoil_data(record: dict[str, Any]) -> None:
    record["data_hash"] = "0" * 16


# -- actions -------------------------------------------------------------------------------------------------------


@law
def answers_are_in_order(case: Case) -> None:
    """`legal` gives the same list every time, without doubles, also in a copy made from plain data."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            again = match.game.blank(match.components, case.players)
            restore(again, _through_json(dump(match.position)))
            for seat in match.to_act:
                first = list(match.numbers(seat))
                fresh = match.position.clone()
                fresh.memo = None
                assert list(fresh.legal(seat)) == first, f"the answers of seat {seat} come in another order"
                assert list(again.legal(seat)) == first, f"the answers of seat {seat} come in another order"
                assert len(set(first)) == len(first), "an answer is listed twice"
                assert all(0 <= action < match.codec.size for action in first)


@law
def refusals_agree(case: Case) -> None:
    """Over the whole table of actions: refused exactly if not legal, and with a rule that is in the book."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            for seat in range(case.players):
                legal = set(match.numbers(seat))
                for action in match.codec:
                    number = match.game.refuse(match.position, seat, action)
                    assert (number == 0) == (action in legal), (
                        f"{match.codec.text(action)!r} of seat {seat} is {'' if action in legal else 'not '}legal "
                        f"but refused with {number}"
                    )
                    if number:
                        kind = match.game.refusals[number]
                        assert kind is not None
                        assert kind.rule in match.game.rule_index, f"{kind.name}: there is no rule {kind.rule}"


@law
def actions_have_words(case: Case) -> None:
    """Every action's text parses back, and it can be said in every language."""
    match = case.new()
    codec = match.codec
    for action in codec:
        text = codec.text(action)
        assert codec.parse(text) == action, f"{text!r} is read as another action"
        assert codec.parse(f"  {text} ") == action
        word = codec.word(action)
        assert codec.encode(word.verb, *(index for _, _, index, _ in word.arguments)) == action
        for lang in LANGUAGES:
            assert match.describe(text, lang).strip(), f"{text!r} has no words in {lang}"


@law
def illegal_changes_nothing(case: Case) -> None:
    """What is not allowed is refused with a rule and a text, and leaves the match as it was."""
    rng = chooser(case)
    for original in samples(case, SAMPLES):
        match = original.clone()
        with told(case, match):
            before = (dump(match.position), match.steps, match.event_count)
            for seat in range(case.players):
                legal = set(match.numbers(seat))
                for action in rng.sample(range(match.codec.size), min(20, match.codec.size)):
                    if action in legal:
                        continue
                    text = match.codec.text(action)
                    with pytest.raises(GameOver if match.over else IllegalAction) as caught:
                        match.play(seat, text)
                    refusal = match.why_not(seat, text)
                    assert refusal is not None
                    assert refusal.rule in match.game.rule_index
                    assert all(refusal.text(lang).strip() for lang in LANGUAGES)
                    if isinstance(caught.value, IllegalAction):
                        assert caught.value.rule == refusal.rule
            for nonsense in ("", "no such action", "x" * 200):
                with pytest.raises((InvalidAction, GameOver)):
                    match.play(0, nonsense)
            for seat in (-1, case.players, 99):
                with pytest.raises(PentarchyError):
                    match.legal(seat)
            assert (dump(match.position), match.steps, match.event_count) == before, "a refused action left traces"


# -- knowledge -----------------------------------------------------------------------------------------------------


def _redeals(match: Match, seat: int, count: int) -> list[Match]:
    return [match.redeal(seat, seed) for seed in range(count)]


@law
def views_tell_nothing_hidden(case: Case) -> None:
    """What a seat (or a spectator) sees is the same in every world that the seat cannot tell from this one."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            public, standing = match.view(None), match.standing()
            for seat in range(case.players):
                ours = match.view(seat)
                for world in _redeals(match, seat, REDEALS):
                    _assert_equal(ours, world.view(seat), f"view of seat {seat}")
                    _assert_equal(public, world.view(None), f"view of a spectator, redealt for seat {seat}")
                    assert standing == world.standing(), f"standing, redealt for seat {seat}"
            for seed in range(REDEALS):
                world = match.clone()
                world.position = match.game.redeal(match.position, -1, seed)
                _assert_equal(public, world.view(None), "view of a spectator")


def _assert_equal(ours: Any, theirs: Any, what: str) -> None:
    if ours != theirs:
        raise AssertionError(f"{what} differs in a redealt world: {_difference(ours, theirs)}")


def _difference(ours: Any, theirs: Any, path: str = "") -> str:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in [*ours, *theirs]:
            if ours.get(key) != theirs.get(key):
                return _difference(ours.get(key), theirs.get(key), f"{path}.{key}")
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for index, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            if one != other:
                return _difference(one, other, f"{path}[{index}]")
    return f"{path or 'value'}: {ours!r} became {theirs!r}"


@law
def answers_tell_nothing_hidden(case: Case) -> None:
    """Whether a seat must act, its answers and their words, every refusal and its prompt are the same everywhere."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            for seat in range(case.players):
                refused = [match.game.refuse(match.position, seat, action) for action in match.codec]
                for world in _redeals(match, seat, 2):
                    assert (seat in world.to_act) == (seat in match.to_act), f"must seat {seat} act? Not in every world"
                    assert world.legal(seat) == match.legal(seat), f"the answers of seat {seat} differ in another world"
                    theirs = [match.game.refuse(world.position, seat, action) for action in match.codec]
                    for action, (one, other) in enumerate(zip(refused, theirs, strict=True)):
                        assert one == other, (
                            f"{match.codec.text(action)!r} of seat {seat} is refused with {one}, elsewhere {other}"
                        )
                    for lang in LANGUAGES:
                        for text in match.legal(seat)[:50]:
                            assert world.describe(text, lang) == match.describe(text, lang)
                        assert world.prompt(seat, lang) == match.prompt(seat, lang)
                        assert world.prompt(None, lang) == match.prompt(None, lang)


@law
def pictures_show_the_view(case: Case) -> None:
    """The drawing can be made for everybody, is the same each time, and shows nothing that differs between worlds."""
    for match in samples(case, SAMPLES)[:3]:
        with told(case, match):
            for viewer in (None, *range(case.players)):
                for lang in LANGUAGES:
                    picture = match.picture(viewer, lang)
                    assert picture.areas
                    ids = [area.id for area in picture.areas]
                    ids += [part.id for area in picture.areas for part in area.parts]
                    doubles = sorted({name for name in ids if ids.count(name) > 1})
                    assert not doubles, f"ids used twice in the picture: {doubles}"
                    if lang == LANGUAGES[0]:  # it is drawn from a view, so the words make no difference
                        world = match if viewer is None else match.redeal(viewer, 1)
                        assert world.picture(viewer, lang) == picture, f"the picture of {viewer} shows something hidden"


@law
def still_parts_stand_still(case: Case) -> None:
    """A part that browsers keep for good is the same in every position of a match."""
    found: dict[tuple[int | None, str], str] = {}
    for match in samples(case, SAMPLES):
        with told(case, match):
            match.pens = {}
            forget_stills()
            for viewer in (None, *range(case.players)):
                for area in match.picture(viewer).areas:
                    for part in area.parts:
                        if part.still:
                            drawn = found.setdefault((viewer, part.id), part.body)
                            assert part.body == drawn, f"the still part {part.id!r} of viewer {viewer} has changed"


@law
def pictures_can_be_pointed_at(case: Case) -> None:
    """Every thing on the board that an answer names can be pointed at in the picture of the one who is asked."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            for seat in match.to_act:
                shown = "".join(part.body for area in match.picture(seat).areas for part in area.parts)
                for action in match.numbers(seat):
                    for _, domain, _, token in match.codec.word(action).arguments:
                        if match.codec.domain(domain).on_board:
                            assert f'data-on="{domain}:{token}"' in shown, (
                                f"{match.codec.text(action)!r}: {domain}:{token} cannot be pointed at"
                            )


@law
def observations_fit(case: Case) -> None:
    """What is observed is what the view says: bounded as declared, in both forms, and telling nothing hidden, nor does
    the mask of what may be answered. So are the sheets."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            schema = match.game.observation(match.components, case.players)
            for compact in (False, True):
                rows = [row for row in schema.table() if "[k]." not in row[0]]
                promised = sum(row[2] if compact else row[1] for row in rows)
                assert promised == len(schema.places(compact)), "the table of the fields does not add up"
                _observe_all(match, schema, compact)
            for seat in range(case.players):
                answers = match.numbers(seat)
                worlds = [match.redeal(seat, seed) for seed in range(REDEALS)]
                assert all(world.numbers(seat) == answers for world in worlds), f"the mask of seat {seat} tells secrets"
            for lang in LANGUAGES:
                sheets = match.game.sheets(match.view(0), match.text(lang), match.names, match.components)
                for sheet in sheets:
                    wrong = [row for row in sheet.rows if len(row) != len(sheet.head)]
                    assert not wrong, f"the sheet {sheet.title!r} has rows of another width: {wrong[0]}"


def _watch(p: Position, seat: int) -> list[bool] | None:
    """Which cards a seat knows, in games with cards."""
    if not isinstance(p, CardPosition):
        return None
    bit = seat if seat >= 0 else SPECTATOR
    return [bool(seen >> bit & 1) for seen in p.seen]


def _learns(before: Position, after: Position, seat: int) -> bool:
    """Has the seat been shown a card, or chance been asked?"""
    if before.draws != after.draws or before.key != after.key:
        return True
    old, new = _watch(before, seat), _watch(after, seat)
    if old is None or new is None:
        return before.points != after.points
    return any(now and not then for then, now in zip(old, new, strict=True))


def _observe_all(match: Match, schema: Schema, compact: bool) -> None:
    """The numbers of all seats: from the view, from the position, and after the hidden part was dealt again."""
    rows = schema.rows(2, compact)
    size, places = len(schema.places(compact)), schema.places(compact)
    for seat in range(match.players):
        schema.encode(match.view(seat), rows)
        numbers = list(rows.values)[:size]
        beyond = [k for k in range(size) if not places[k].least <= numbers[k] <= places[k].most]
        assert not beyond, f"numbers {beyond} of seat {seat} are beyond their bounds"
        assert rows.clipped == 0, f"some number of seat {seat} had to be cut to its declared bounds"
        observer = schema.observer or ViewObserver(schema, lambda p, s: match.game.view(p, s, match.components))
        for what, one in (("position", match), *(("redealt position", match.redeal(seat, k)) for k in range(REDEALS))):
            one.observe(observer, seat, rows, 1)
            found = list(rows.values)[size:]
            wrong = [k for k in range(size) if numbers[k] != found[k]]
            names = [schema.names[k] for k in wrong[:5]] if not compact else wrong[:5]
            assert not wrong, f"what seat {seat} observes of the {what} is not what its view says: {names}"


@law
def steps_tell_nothing_hidden(case: Case) -> None:
    """Whom the engine asks next, and what it says, does not depend on what a seat cannot know.

    The same answer is given in this world and in one that the seat cannot tell from it. As long as the seat is
    shown no card and no chance comes in, it must see the same afterwards, and hear the same.
    """
    rng = chooser(case)
    for match in samples(case, 2 * SAMPLES):
        if match.over or match.position.actor == LANES:
            continue
        with told(case, match):
            asked = match.to_act[0]
            for seat in range(case.players):
                for world in _redeals(match, seat, REDEALS):
                    common = [a for a in match.numbers(asked) if a in world.position.legal(asked)]
                    if not common:
                        continue
                    _compare_after(match, world, asked, rng.choice(common), seat)


def _compare_after(match: Match, world: Match, asked: int, action: int, seat: int) -> None:
    ours, theirs = match.clone(), world.clone()
    ours.apply(asked, action)
    theirs.apply(asked, action)
    if _learns(match.position, ours.position, seat) or _learns(world.position, theirs.position, seat):
        return
    after = f"after {match.codec.text(action)!r} of seat {asked}"
    _assert_equal(ours.view(seat), theirs.view(seat), f"{after}, the view of seat {seat}")
    _assert_equal(ours.view(None), theirs.view(None), f"{after}, the view of a spectator")
    assert ours.prompt(seat) == theirs.prompt(seat), f"{after}, seat {seat} is prompted differently"
    said, elsewhere = ours.events(seat, match.event_count), theirs.events(seat)
    _assert_equal(said, elsewhere, f"{after}, what seat {seat} hears")
    if seat == asked:
        assert ours.can_undo(seat) == theirs.can_undo(seat), f"{after}, may seat {seat} undo? Not in every world"


@law
def events_reach_their_audience(case: Case) -> None:
    """What a spectator hears every seat hears; a secret reaches only those who know the card."""
    match = case.new()
    rng = chooser(case)
    with told(case, match):
        while not match.over and match.steps < STEPS:
            before = match.position.clone()
            heard = match.event_count
            step(match, rng)
            for event in match.happened[heard:]:
                kind = match.game.events[event[0]]
                assert len(event) == 2 + len(kind.arguments), f"{kind.name}: {event} has other arguments than declared"
                if event[1] >> SPECTATOR & 1:
                    everybody = (1 << case.players) - 1
                    assert event[1] & everybody == everybody, f"{kind.name}: spectators hear more than a seat"
                if kind.secret and isinstance(before, CardPosition):
                    _assert_knows(match, before, kind, event)


def _assert_knows(match: Match, before: CardPosition, kind: Any, event: tuple[int, ...]) -> None:
    """Who hears of a card by name has seen it before the step or after it."""
    after = match.position
    assert isinstance(after, CardPosition)
    for (name, domain), value in zip(kind.arguments, event[2:], strict=True):
        is_card = domain not in ("seat", "number") and len(match.codec.domain(domain).tokens) == len(after.where)
        if name in kind.secret and is_card:
            for seat in range(match.players):
                if event[1] >> seat & 1:
                    assert before.knows(seat, value) or after.knows(seat, value), (
                        f"{kind.name} tells seat {seat} of {match.codec.domain(domain).tokens[value]}, "
                        "which it has never seen"
                    )


@law
def hidden_things_differ(case: Case) -> None:
    """Over many redeals every hidden card that could lie elsewhere does, and the generator is a new one."""
    for match in samples(case, 4):
        with told(case, match):
            for seat in range(case.players):
                worlds = [match.game.redeal(match.position, seat, seed) for seed in range(SPREAD)]
                assert all(world.key == b"" for world in worlds), "a redealt world holds the key of the real deal"
                assert len({world.draws for world in worlds}) == SPREAD, "redealt worlds share a generator"
                assert all(world is not match.position for world in worlds)
                _assert_lanes_forgotten(match.position, worlds, seat)
                _assert_cards_differ(match, worlds, seat)


def _assert_lanes_forgotten(p: Position, worlds: list[Position], seat: int) -> None:
    if p.actor == LANES:
        for world in worlds:
            for other in range(p.players):
                if other != seat:
                    assert not world.lanes[other], f"seat {seat} would hold the answers of seat {other}"
                    assert world.open_lanes >> other & 1 == p.lane_seats >> other & 1
            assert world.lanes[seat] == p.lanes[seat], f"seat {seat} has lost its own answers"


def _hidden_places(p: CardPosition, seat: int) -> dict[int, list[int]]:
    """Per zone the indices of cards that the seat does not know."""
    found = {
        zone: [index for index, card in enumerate(cards) if not p.knows(seat, card)]
        for zone, cards in enumerate(p.zones)
    }
    return {zone: places for zone, places in found.items() if places}


def _assert_cards_differ(match: Match, worlds: list[Position], seat: int) -> None:
    p = match.position
    if not isinstance(p, CardPosition):
        return
    hidden = _hidden_places(p, seat)
    total = sum(len(places) for places in hidden.values())
    for zone, places in hidden.items():
        ordered = not p.manner[zone] & LOOSE and len(places) > 1
        if not ordered and total == len(places):
            continue  # nothing to exchange it with
        contents = {tuple(w.zones[zone]) for w in worlds if isinstance(w, CardPosition)}
        assert len(contents) > 1, f"zone {zone} is hidden from seat {seat} but the same in {len(worlds)} worlds"


@law
def known_things_stay(case: Case) -> None:
    """A card that a seat has seen stays where the seat knows it is, and the numbers of cards stay."""
    for match in samples(case, SAMPLES):
        p = match.position
        if not isinstance(p, CardPosition):
            continue
        with told(case, match):
            for seat in range(case.players):
                for seed in range(REDEALS):
                    q = match.game.redeal(p, seat, seed)
                    assert isinstance(q, CardPosition)
                    for zone, cards in enumerate(p.zones):
                        assert len(q.zones[zone]) == len(cards), f"zone {zone} has another size for seat {seat}"
                    for card in range(len(p.where)):
                        if p.where[card] >= 0 and p.knows(seat, card):
                            assert q.where[card] == p.where[card], f"seat {seat} knows card {card}, yet it moved"
                            assert q.knows(seat, card), f"seat {seat} has forgotten card {card}"
                            if not p.manner[p.where[card]] & LOOSE:
                                zone = p.where[card]
                                assert q.zones[zone].index(card) == p.zones[zone].index(card), f"card {card} moved"
                    assert len(p.seen) > 0 or len(p.where) == 0


@law
def redealt_games_play_on(case: Case) -> None:
    """A redealt match is a match: it plays to its end under all invariants, and its state comes back."""
    steps = 0
    for number, match in enumerate(samples(case, SAMPLES)):
        if match.over:
            continue
        seat = number % case.players
        world = match.redeal(seat, number)
        with told(case, match):
            assert not match.game.check(world.position), match.game.check(world.position)
            assert (world.event_count, world.steps) == (0, 0), "a redealt match has a past"
            for other in world.to_act:
                fresh = world.position.clone()
                fresh.memo = None
                assert fresh.legal(other) == world.position.legal(other), "a redealt match remembers real answers"
            rng = random.Random(number)
            # One at least to the very end, the others as far as the time goes.
            limit = case.rules.decision_limit if number == 0 or steps < REPLAYED else 20
            while not world.over and world.steps < limit:
                step(world, rng)
                if world.steps < 100 or world.steps % 10 == 0:
                    faults = match.game.check(world.position)
                    assert not faults, f"redealt for seat {seat} with seed {number}: {'; '.join(faults)}"
            assert world.over or limit == 20, f"redealt for seat {seat} with seed {number}: it does not end"
            steps += world.steps
            if world.steps < STEPS:
                _assert_same_match(world, from_state(_through_json(world.state())))


@law
def views_are_plain_data(case: Case) -> None:
    """A view is JSON, and contains neither seed nor generator."""
    secret_seed = 0xFEDC_BA98_7654_3210_0123_4567_89AB_CDEF
    for match in (*samples(case, SAMPLES), case.with_seed(secret_seed).new()):
        with told(case, match):
            for viewer in (None, *range(case.players)):
                view = match.view(viewer)
                assert json.loads(json.dumps(view)) == view, "the view changes on its way through JSON"
                text = json.dumps(view)
                assert match.position.key.hex() not in text
                assert str(secret_seed) not in text
                assert str(match.position.draws) not in text or match.position.draws < 10_000


# -- previews ------------------------------------------------------------------------------------------------------

TRIED = 24
"""Answers of one seat whose previews are compared at a moment."""


@law
def previews_come_true(case: Case) -> None:
    """What an answer is said to bring is the same in every redealt world, can be said, and then happens.

    Where nothing is drawn or shown the preview is the whole truth of the tally; otherwise what it says is true.
    """
    rng = chooser(case)
    for match in samples(case, SAMPLES):
        with told(case, match):
            _assert_tally_fits(match)
            for seat in match.to_act:
                numbers = match.numbers(seat)
                numbers = numbers if len(numbers) <= TRIED else rng.sample(numbers, TRIED)
                ours = match.lookout(seat)
                worlds = [world.lookout(seat) for world in _redeals(match, seat, 2)]
                for action in numbers:
                    said = ours.preview(action)
                    for world in worlds:
                        theirs = world.preview(action)
                        assert theirs == said, f"{match.codec.text(action)!r}: {said} elsewhere {theirs}"
                    _assert_sayable(said)
                    _assert_comes_true(match, seat, action, said)


def _assert_tally_fits(match: Match) -> None:
    """As many numbers as the blocks say, and each the same as the number of that name in the view."""
    blocks = match.game.tally_blocks(match.components, match.players)
    for seat in range(match.players):
        tally = match.game.tally(match.position, seat)
        lengths = [(block.what, len(block)) for block in blocks]
        assert lengths == [(block.what, len(row)) for block, row in zip(blocks, tally, strict=True)], lengths
        seats = match.view(seat).get("seats", [])
        for block, row in zip(blocks, tally, strict=True):
            for (whose, at), value in zip(block.entries, row, strict=True):
                shown = _shown(seats[whose], block.what) if whose is not None and not at and seats else None
                if shown is not None:
                    assert shown == value, f"{block.what} of seat {whose}: {value}, not {shown}"


def _shown(entry: dict[str, Any], name: str) -> int | None:
    """The number of this name in a seat's part of a view, or in a part of that."""
    parts = [entry, *(part for part in entry.values() if isinstance(part, dict))]
    found = [part[name] for part in parts if type(part.get(name)) is int]
    return found[0] if len(found) == 1 else None


def _assert_sayable(said: Preview) -> None:
    json.dumps(said.to_json())
    assert said.danger is None or said.danger in DANGERS, said.danger
    for lang in LANGUAGES:
        line = said.text(lang)
        assert "  " not in line, line
        sure = [change for change in said.changes if change.amount is not None]
        assert bool(line) or not sure, f"no words for {sure} in {lang}"


def _assert_comes_true(match: Match, seat: int, action: int, said: Preview) -> None:
    what = match.codec.text(action)
    after = match.clone()
    after.apply(seat, action)
    assert said.can_undo == after.can_undo(seat), f"{what!r}: can it be undone? {said.can_undo} is wrong"
    if match.position.actor == LANES:
        return  # what comes out of it is decided by all
    blocks = match.game.tally_blocks(match.components, match.players)
    here = match.position.clone()
    ended = carry_out(match.game, here, seat, action)
    if not ended:
        assert same(here, after.position), f"{what!r}: a preview carries it out in another way"
    old, new = match.game.tally(match.position, seat), match.game.tally(here, seat)
    again = match.game.tally_after(here, seat, match.position, old)
    assert again == new, f"{what!r}: what is not counted anew has changed: {difference(blocks, new, [again])}"
    found = difference(blocks, old, [new])
    untrue = [change for change in said.changes if change.amount is not None and change not in found]
    assert not untrue, f"{what!r} was to bring {untrue}, and brings {found}"
    if not said.opens:
        assert list(said.changes) == found, f"{what!r} was to bring {list(said.changes)}, and brings {found}"
        scored = {block.what for block in blocks if block.points}
        points = sum(change.amount or 0 for change in found if change.what in scored and change.whose == seat)
        gained = match.game.standing(here)[seat] - match.standing()[seat]
        assert not scored or points == gained, f"{what!r}: {gained} points, said were {points}"
        turn = match.game.turn_of(match.position)
        ended = ended and turn is not None and turn[0] == seat
        assert said.ends_turn == ended, f"{what!r}: does it end the turn? {said.ends_turn} is wrong"


@law
def prices_tell_nothing_hidden(case: Case) -> None:
    """The price card of a seat is the same in every redealt world, and can be said."""
    for match in samples(case, SAMPLES):
        with told(case, match):
            for seat in range(case.players):
                prices = match.prices(seat)
                json.dumps([price.to_json() for price in prices])
                assert match.redeal(seat, 1).prices(seat) == prices, f"the prices of seat {seat} tell something hidden"
                for price in prices:
                    assert all(price.text(lang).strip() for lang in LANGUAGES)


# -- undo ----------------------------------------------------------------------------------------------------------


@law
def undo_holds_its_law(case: Case) -> None:
    """One own step back, exactly; never over a random number, a reveal to anyone, or another seat's answer.

    For every run of own steps that may be taken back: the seat's answers, given again on redeals of the moment
    before them, may be taken back there too, and show and tell the seat the same.
    """
    rng = chooser(case)
    for start in (case.new(), *samples(case, 3)):
        match = start.clone()
        with told(case, match):
            runs = 0
            for _ in range(STEPS // 10):
                if match.over:
                    break
                runs += _check_step(match, rng, runs < 20)


def _check_step(match: Match, rng: random.Random, thoroughly: bool) -> bool:
    """Plays a step, and sees whether it may be taken back exactly if the law says so. Could it be?"""
    before = match.clone()
    seat, action = step(match, rng)
    if before.position.actor == LANES:
        _check_lane(before, match, seat)
        return False
    for other in range(match.players):
        assert other == seat or not match.can_undo(other), f"seat {other} may undo after seat {seat} has answered"
    if match.can_undo(seat):
        _check_nothing_revealed(before, match, seat, action)
        back = match.clone()
        back.undo(seat)
        _assert_same_match(before, back)
        assert match.steps == before.steps + 1, "one answer is not one step"
        if thoroughly:
            _check_run(match, seat)
        return True
    with pytest.raises(IllegalAction):
        match.clone().undo(seat)
    return False


def _check_nothing_revealed(before: Match, after: Match, seat: int, action: int) -> None:
    p, q = before.position, after.position
    assert p.draws == q.draws, f"{before.codec.text(action)!r} drew a random number and may be taken back"
    for other in (-1, *range(before.players)):
        old, new = _watch(p, other), _watch(q, other)
        if old is not None and new is not None:
            shown = [card for card, (then, now) in enumerate(zip(old, new, strict=True)) if now and not then]
            assert not shown, (
                f"{before.codec.text(action)!r} of seat {seat} showed cards {shown} to seat {other} "
                "and may be taken back"
            )


def _check_lane(before: Match, after: Match, seat: int) -> None:
    """In a lane: until the reveal nobody else notices anything, and uncommitted answers may be taken back."""
    p = after.position
    if p.points != before.position.points:
        return  # the reveal
    for other in (None, *range(before.players)):
        if other != seat:
            assert after.view(other) == before.view(other), f"{other} notices what seat {seat} does in its lane"
            assert after.prompt(other) == before.prompt(other)
    assert after.event_count == before.event_count
    assert after.can_undo(seat) == bool(p.open_lanes >> seat & 1)
    if after.can_undo(seat):
        back = after.clone()
        back.undo(seat)
        _assert_same_match(before, back)


def _check_run(match: Match, seat: int) -> None:
    start = match.clone()
    while start.can_undo(seat):
        start.undo(seat)
    answers = [match.codec.text(action) for _, action in match.answers[start.steps :]]
    for world in _redeals(start, seat, 2):
        for answer in answers:
            assert world.why_not(seat, answer) is None, f"{answer!r} is not legal in a redealt world"
            world.play(seat, answer)
            assert world.can_undo(seat), f"after {answer!r} seat {seat} may not undo in a redealt world"
        _assert_equal(match.view(seat), world.view(seat), f"after {answers}, which may be undone, the view of {seat}")
        _assert_equal(
            match.log(seat, start=start.event_count), world.log(seat), f"after {answers}, the log of seat {seat}"
        )
        assert match.prompt(seat) == world.prompt(seat)
        for _ in answers:
            world.undo(seat)
        assert not world.can_undo(seat)


# -- words ---------------------------------------------------------------------------------------------------------


@law
def everything_can_be_said(case: Case) -> None:
    """Prompts, log lines and results of a game have words in every language, for everybody at the table."""
    for match in (*walk(case, STEPS), *samples(case, 2 * SAMPLES)):
        for lang in LANGUAGES:
            for viewer in (None, *match.to_act):
                assert match.prompt(viewer, lang).strip(), f"no words for {match.asked!r}"
    match = played(case)[0]
    with told(case, match):
        heard: dict[int, int] = {}
        for event in match.happened:
            heard[event[0]] = heard.get(event[0], 0) + 1
            if heard[event[0]] <= 5:  # of every kind a few
                for lang in LANGUAGES:
                    for viewer in (-1, *range(case.players)):
                        match.event_text(event, viewer, match.text(lang), lang)
        result = match.result
        assert result is not None
        for lang in LANGUAGES:
            text = match.text(lang)
            assert text(f"end-{result.reason}").strip()
            for parts in result.breakdown:
                for part in parts:
                    assert text(f"score-{part}").strip()


@game_law
def languages_agree(game_id: str) -> None:
    """Every message is there in every language, with the same arguments."""
    folder = registry.game(game_id).folder / "text"
    _assert_languages_agree({lang: message_arguments(folder / f"{lang}.ftl") for lang in LANGUAGES})


def _assert_languages_agree(found: dict[str, dict[str, set[str]]]) -> None:
    first = found[LANGUAGES[0]]
    for lang in LANGUAGES[1:]:
        missing = sorted(set(first) ^ set(found[lang]))
        assert not missing, f"not in every language: {', '.join(missing)}"
        for key in first:
            ours, theirs = _plain(first[key]), _plain(found[lang][key])
            assert ours == theirs, f"{key}: arguments {sorted(ours)} in {LANGUAGES[0]}, {sorted(theirs)} in {lang}"


def _plain(arguments: set[str]) -> set[str]:
    """Case forms of a name (`card_acc`) count as the name."""
    return {name.partition("_")[0] for name in arguments}


@game_law
def every_key_exists(game_id: str) -> None:
    """Every text the engine can ask for is there: options, events, refusals, questions, ends, names of components."""
    rules = registry.game(game_id)
    match = Case(game_id, rules.min_players).new()
    wanted = ["title"]
    wanted += [f"end-{reason}" for reason in rules.reasons[1:]]
    wanted += [f"refuse-{kind.name}" for kind in rules.refusals if kind is not None]
    wanted += [f"action-{verb.name}" for verb in match.codec.verbs]
    blocks = rules.tally_blocks(match.components, match.players)
    wanted += [f"preview-{block.what}" for block in blocks if not block.inner]
    for option in rules.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    for decision in match.components.decisions:
        if type(decision).legal is not Decision.legal:
            wanted += [f"prompt-{decision.name}", f"prompt-{decision.name}-other"]
    for lang in LANGUAGES:
        text = rules.text(lang)
        keys = list(wanted)
        for kind in rules.events:
            # An event may be without words (it only moves things in the picture), but not half so.
            if kind.secret and text.has(f"event-{kind.name}"):
                keys.append(f"event-{kind.name}-hidden")
        missing = sorted(key for key in keys if not text.has(key))
        assert not missing, f"{lang}.ftl lacks {', '.join(missing)}"
        for option in rules.options:
            assert text.attribute(f"option-{option.name}", "help"), f"{lang}.ftl: option-{option.name} has no .help"
        for domain in match.codec.domains:
            if domain.name != SEAT and not domain.numeric:
                for token in domain.tokens:
                    assert match.name(domain.name, token, lang).strip(), f"{lang}: {domain.name} {token} has no name"


MOMENTS = 12_000
"""Moments of random games, besides the golden ones, in which a game may use what it declares."""
PROBES = 8
"""Actions of the verb that is offered, tried at such a moment; of the other verbs one."""
LONG = 1000
"""In games with more decisions one moment in three will do."""


@game_law
def every_refusal_is_returned(game_id: str) -> None:
    """Each refusal that the game declares is the answer to something that can be tried in the suite's games."""
    refusals = {kind.name for kind in registry.game(game_id).refusals if kind is not None}
    never = sorted(refusals - used(game_id) - rare(game_id))
    assert not never, f"never returned: {', '.join(never)}"


@game_law
def every_event_is_told(game_id: str) -> None:
    """Each event that the game declares has words in every language, and some game of the suite tells it."""
    rules = registry.game(game_id)
    names = {f"event-{kind.name}" for kind in rules.events}
    for lang in LANGUAGES:
        wordless = sorted(name for name in names if not rules.text(lang).has(name))
        assert not wordless, f"{lang}.ftl lacks {', '.join(wordless)}"
    never = sorted(names - used(game_id) - rare(game_id))
    assert not never, f"never told: {', '.join(never)}"


def rare(game_id: str) -> set[str]:
    """Refusals and events (`event-<name>`) that need not come up; `rules_have_tests` sees that a test names them."""
    rules = registry.game(game_id)
    found = {kind.name for kind in rules.refusals if kind is not None and kind.rare}
    found |= {f"event-{kind.name}" for kind in rules.events if kind.rare}
    return found


@lru_cache(maxsize=4)
def used(game_id: str) -> frozenset[str]:
    """Refusals and events that come up in the suite's games, as far as one must look to find all."""
    rules = registry.game(game_id)
    refusals = {number: kind.name for number, kind in enumerate(rules.refusals) if kind is not None}
    events = {number: f"event-{kind.name}" for number, kind in enumerate(rules.events)}
    missing = {*refusals.values(), *events.values()}
    wanted = missing - rare(game_id)
    rng = random.Random(1)
    heard = 0
    for number, match in enumerate(moments(game_id, MOMENTS)):
        heard = heard if heard <= match.event_count else 0
        missing -= {events[event[0]] for event in match.happened[heard:]}
        heard = match.event_count
        if number % 3 == 0 or rules.decision_limit <= LONG or match.over:
            missing -= {refusals[refused] for refused in _tried(match, rng) if refused}
        if not missing & wanted:
            break
    return frozenset({*refusals.values(), *events.values()} - missing)


def _tried(match: Match, rng: random.Random) -> set[int]:
    """Refusals of some actions of one seat, mostly of the one that is asked."""
    seat = rng.randrange(match.players)
    if not match.over and rng.random() < 0.95:
        seat = match.to_act[seat % len(match.to_act)]
    return {match.game.refuse(match.position, seat, action) for action in _probes(match, seat, rng)}


def _probes(match: Match, seat: int, rng: random.Random) -> list[int]:
    """Some actions of every verb, more of one that is offered now."""
    codec = match.codec
    legal = match.numbers(seat)
    offered = codec.verb(rng.choice(legal)) if legal else ""
    starts = [*(codec.base(verb.name) for verb in codec.verbs), codec.size]
    found: list[int] = []
    for verb, start, stop in zip(codec.verbs, starts, starts[1:], strict=False):
        found += [rng.randrange(start, stop) for _ in range(PROBES if verb.name == offered else 1)]
    return found


@game_law
def rules_agree(game_id: str) -> None:
    """The rules have the same ids in both languages and in the index, and refusals name rules that exist."""
    rules = registry.game(game_id)
    index = rules.rule_index
    for lang in LANGUAGES:
        book = rules.rulebook(lang)
        assert book.title, f"rules/{lang}.md has no title"
        assert book.sections, f"rules/{lang}.md has no sections"
        different = sorted(set(book.rules) ^ set(index))
        assert not different, f"rules/{lang}.md and rules/index.json do not agree on {', '.join(different)}"
        empty = sorted(name for name, words in book.rules.items() if not words.strip())
        assert not empty, f"rules/{lang}.md: no words for {', '.join(empty)}"
    for name, entry in index.items():
        assert entry["kind"] in ("enforced", "data", "manners", "advice"), f"{name}: kind {entry['kind']!r}"
        assert entry["kind"] == "enforced" or entry["reason"], f"{name} is not enforced; say why"
    for refusal in rules.refusals:
        assert refusal is None or refusal.rule in index, f"{refusal}: no such rule"


@game_law
def rules_have_tests(game_id: str) -> None:
    """Every enforced rule is named by a test (`@pytest.mark.rule("PG-3")`), and so are rare refusals and events."""
    share = marks.share(game_id)
    assert not share.untested, f"{share}; untested: {', '.join(share.untested)}"
    assert not share.unknown, f"tests name rules that are not in the index: {', '.join(share.unknown)}"
    untested = sorted(name for name in rare(game_id) if name.removeprefix("event-") not in marks.words(game_id))
    assert not untested, f"rare, and no test names them: {', '.join(untested)}"


@game_law
def data_says_where_it_comes_from(game_id: str) -> None:
    """Every data file states its provenance, and the game's facts can be shown."""
    info = registry.game(game_id).info
    assert info.provenance
    assert all(info.title(lang).strip() for lang in LANGUAGES)
    assert 1 <= info.min_players <= info.max_players
    json.dumps(info.provenance), json.dumps(info.reconstructed)
