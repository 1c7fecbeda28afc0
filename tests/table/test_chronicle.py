"""The log as people read it: deeds in one line, by turns, with the things they name, and nothing that is secret."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import pentarchy
from pentarchy.kernel.game import NUMBER, SEAT
from pentarchy.match import NOWHERE, Match
from pentarchy.table.chronicle import Line, Piece, gathered, pieces
from pentarchy.table.course import Course
from pentarchy.table.store import Entry

NAMES = ["Анна", "Bruno", "Clio"]


def played(game: str, steps: int, seed: int = 3) -> Match:
    match, chance = pentarchy.new(game, NAMES, seed), random.Random(seed)
    for _ in range(steps):
        if not match.over:
            seat = match.to_act[0]
            match.play(seat, chance.choice(match.legal(seat)))
    return match


def march(lang: str) -> list[str]:
    """The first player's march, as everybody reads it."""
    match = pentarchy.new("eight_minute_empire", NAMES, 1)
    for seat in range(3):
        match.play(seat, "bid 0")
    start = match.event_count
    while match.asked != "move":
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    while match.asked == "move" and not match.over and len(match.events(None, start)) < 40:
        turn = match.turn
        moves = [action for action in match.legal(match.to_act[0]) if action.verb == "move"]
        match.play(match.to_act[0], moves[0])
        if match.turn != turn:
            break
    return [
        line.text
        for line, _ in gathered(match, lang, pieces(match, None, lang))
        if "×" in line.text or "→" in line.text
    ]


def test_steps_of_a_kind_stand_in_one_line_in_both_languages() -> None:
    english, russian = march("en"), march("ru")
    assert any(" moves " in line and " arm" in line and "→" in line for line in english), english
    assert any(" ведёт " in line and " арми" in line and "→" in line for line in russian), russian
    assert len(english) == len(russian)


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Анна pays 3 wood from H1, 1 oil from H1"), ("ru", "Анна платит 3 дерева из H1, 1 нефть из H1")],
)
def test_amounts_of_the_same_are_added_up(lang: str, line: str) -> None:
    match = pentarchy.new("scythe", NAMES, 3)

    def paid(amount: int, resource: str) -> Piece:
        arguments = (
            ("seat", SEAT, "0"),
            ("amount", NUMBER, str(amount)),
            ("resource", "resource", resource),
            ("place", "place", "H1"),
        )
        said = Line(match.event_words("event-paid-tokens", arguments, lang), 0, (), 0)
        item = match.event_words("event-paid-tokens-item", arguments, lang)
        return Piece(said, "event-paid-tokens", item, NOWHERE, arguments)

    found = gathered(match, lang, [paid(1, "wood"), paid(1, "oil"), paid(2, "wood")])
    assert [told.text for told, _ in found] == [line]


def said(piece: Piece, names: Sequence[str], line: str) -> bool:
    """Is this told in the line: as a whole, as a clause, as an item of a list, or as the end of a way?"""
    sentences = [sentence for sentence in (piece.line.text, piece.it) if sentence]
    clauses = [sentence.removeprefix(f"{names[piece.line.seat]} ") for sentence in sentences]
    way = piece.item.rpartition(" → ")[2]
    return any(clause.lower() in line.lower() for clause in (*sentences, *clauses, way) if clause)


@pytest.mark.parametrize("game", pentarchy.games())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_lost_and_nothing_secret_told(game: str, lang: str) -> None:
    """Every event that has words is in a line; what a viewer reads is made of what that viewer may know."""
    match = played(game, 160)
    words = match.text(lang)
    gathered_some = 0
    for viewer in (None, 0, 1):
        found = pieces(match, viewer, lang)
        lines = gathered(match, lang, found)
        if match.over:
            assert "points" in lines[-1][0].text or "очк" in lines[-1][0].text
            lines.pop()
        spoken = [piece for piece in found if piece.line.text]
        assert len(found) == match.event_count == len(match.settings)
        assert len(lines) <= len(spoken)
        gathered_some += len(lines) < len(spoken)
        assert [last for _, last in lines] == sorted({last for _, last in lines})
        told = {token for event in match.events(viewer) for _, domain, token in event["arguments"]}
        for line, _ in lines:
            assert line.text
            assert all(thing.partition(":")[2] in told for thing in line.on)
        for piece in spoken:
            added = piece.kind and words.has(f"{piece.kind}-many") and NUMBER in {named[1] for named in piece.arguments}
            times = piece.kind and words.has(f"{piece.kind}-times")
            counted = (piece.kind and not piece.item) or added or times
            assert counted or any(said(piece, match.names, line.text) for line, _ in lines), piece
    assert gathered_some or game == "founders"


def test_what_a_card_brings_about_stands_with_its_name() -> None:
    """In Imperium in the line of the card that is played; where nothing plays it, after its name."""
    match = played("imperium", 400)
    causes = {setting.cause for setting in match.settings} - {None}
    assert causes
    whole = [line.text for line, _ in gathered(match, "en", pieces(match, 0, "en"))]
    for cause in causes:
        assert any(f"“{match.name(*cause, 'en')}”" in line for line in whole), cause
    assert any(line.startswith(match.names) and " plays “" in line and "”: gains " in line for line in whole)


def test_events_belong_to_the_turn_in_which_they_happen() -> None:
    """Also where the engine gives the only answer of the next seat itself."""
    match = pentarchy.new("eight_minute_empire", NAMES, 1)
    for seat in range(3):
        match.play(seat, "bid 9" if seat == 0 else "bid 0")  # who has paid so much soon has one answer only
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    taken = [k for k, event in enumerate(match.events()) if event["event"] == "took"]
    owners = [int(match.events()[k]["arguments"][0][2]) for k in taken]
    assert [match.settings[k].turn[0] for k in taken] == owners


@pytest.mark.parametrize("game", pentarchy.games())
def test_the_log_of_a_course_grows_as_if_it_were_made_at_once(game: str) -> None:
    course, chance = Course(pentarchy.new(game, NAMES, 5)), random.Random(5)
    for step in range(80):
        match = course.match
        seat = match.to_act[0]
        action = chance.choice(match.legal(seat))
        course.perform(Entry(course.seq + 1, "act", seat, action))
        if step % 9 == 0 and course.match.can_undo(seat):
            course.log(0, "ru")
            course.perform(Entry(course.seq + 1, "undo", seat, "1"))
        whole = gathered(course.match, "ru", pieces(course.match, 0, "ru"))
        assert course.log(0, "ru") == [line for line, _ in whole]
