"""Planted bugs: variants of the proving ground, each with one fault that one law of the contract must find.

They are games of their own, registered like a stranger's game; nothing is patched.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from proving_ground.components import Components

from pentarchy import registry
from pentarchy.contract import hashes
from pentarchy.kernel.cards import only
from pentarchy.kernel.data import Data
from pentarchy.kernel.draw import Part, Pen, Picture
from pentarchy.kernel.game import Options, RefusalKind
from pentarchy.kernel.position import ACTOR, ALL, KIND, LANES, WIDTH, Decision, Position
from pentarchy.kernel.preview import Price, Tally
from pentarchy.kernel.program import Op, ProgramPosition
from pentarchy.kernel.text import Text, text_of
from proving_ground import ProvingGround, numbers
from proving_ground import position as at


class Mutant(ProvingGround):
    """A variant with a planted bug."""

    meant: ClassVar[str]
    """The law that must find it."""
    also: ClassVar[tuple[str, ...]] = ()
    """Other laws that the same fault breaks by its nature."""
    pure: ClassVar[bool] = False
    """Can it be found in the pure engine only? Compiled code writes past whoever watches a position."""


class Changed(Decision[Any]):
    """A decision that behaves like another one, except where a mutant says otherwise."""

    def __init__(self, inner: Decision[Any]) -> None:
        super().__init__(inner.name, inner.forced)
        self.inner = inner

    def run(self, p: Any) -> None:
        self.inner.run(p)

    def legal(self, p: Any, seat: int) -> list[int]:
        return self.inner.legal(p, seat)

    def refuse(self, p: Any, seat: int, action: int) -> int:
        return self.inner.refuse(p, seat, action)

    def apply(self, p: Any, seat: int, action: int) -> None:
        self.inner.apply(p, seat, action)

    def committed(self, p: Any, seat: int) -> bool:
        return self.inner.committed(p, seat)

    def reveal(self, p: Any) -> None:
        self.inner.reveal(p)


class RedealIsClone(Mutant):
    id = "mutant_redeal_is_clone"
    meant = "hidden_things_differ"

    def redeal(self, p: Position, seat: int, seed: int) -> Position:
        return p.clone()


class RedealKeepsHands(Mutant):
    """A new generator and a new deck, but the others' hands stay."""

    id = "mutant_redeal_keeps_hands"
    meant = "hidden_things_differ"

    def redeal(self, p: Position, seat: int, seed: int) -> Position:
        q = p.clone()
        assert isinstance(q, at.ProvingPosition)
        q.forget_others(seat, seed)
        q.redeal_among([at.DECK], seat)
        return q


class RedealForgets(Mutant):
    """Everything but the own hand is dealt anew, also what the seat has been shown."""

    id = "mutant_redeal_forgets"
    meant = "known_things_stay"
    also = (
        "views_tell_nothing_hidden",
        "steps_tell_nothing_hidden",
        "undo_holds_its_law",
        "answers_tell_nothing_hidden",
    )

    def redeal(self, p: Position, seat: int, seed: int) -> Position:
        q = p.clone()
        assert isinstance(q, at.ProvingPosition)
        q.own_ledger()
        for card in q.zones[at.DECK]:
            q.seen[card] = 0
        again = super().redeal(q, seat, seed)
        assert isinstance(again, at.ProvingPosition)
        return again


class SharingPosition(at.ProvingPosition):
    def clone(self) -> at.ProvingPosition:
        to = SharingPosition()
        self.copy_to(to)
        to.stock = self.stock
        return to


class CloneShares(Mutant):
    id = "mutant_clone_shares"
    meant = "clones_are_equal_and_independent"
    also = ("ALL",)  # every law works on clones

    def new_position(self) -> at.ProvingPosition:
        return SharingPosition()


class LaxTurn(Changed):
    """Refuses nothing that is dear."""

    def refuse(self, p: Any, seat: int, action: int) -> int:
        number = self.inner.refuse(p, seat, action)
        return 0 if number == numbers.TOO_DEAR else number


class RefuseDisagrees(Mutant):
    id = "mutant_refuse_disagrees"
    meant = "refusals_agree"
    also = ("illegal_changes_nothing", "every_refusal_is_returned")

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.TURN] = LaxTurn(box.decisions[numbers.TURN])
        return box


class ViewLeaks(Mutant):
    """The top card of the deck is shown to all."""

    id = "mutant_view_leaks"
    meant = "views_tell_nothing_hidden"
    also = ("steps_tell_nothing_hidden", "undo_holds_its_law", "pictures_show_the_view", "observations_fit")

    def view(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        assert isinstance(p, at.ProvingPosition)
        view = super().view(p, seat, components)
        if p.zones[at.DECK]:
            view["deck"][-1] = components.ids[p.zones[at.DECK][-1]]
        return view


class StillChanges(Mutant):
    """A part that browsers keep for good shows the round."""

    id = "mutant_still_changes"
    meant = "still_parts_stand_still"

    def picture(self, view: dict[str, Any], pen: Pen) -> Picture:
        whole = super().picture(view, pen)
        first = replace(whole.areas[0], parts=(*whole.areas[0].parts, Part("round", str(view["round"]), still=True)))
        return replace(whole, areas=(first, *whole.areas[1:]))


class ViewTellsWhoCommitted(Mutant):
    id = "mutant_view_tells_who_committed"
    meant = "views_tell_nothing_hidden"
    also = ("undo_holds_its_law",)

    def view(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        view = super().view(p, seat, components)
        view["waiting"] = p.open_lanes if p.actor == LANES else 0
        return view


class SetOrder(Changed):
    def legal(self, p: Any, seat: int) -> list[int]:
        return [int(text) for text in {str(action) for action in self.inner.legal(p, seat)}]


class OrderOfASet(Mutant):
    id = "mutant_order_of_a_set"
    meant = "hash_seeds_do_not_matter"
    also = ("every_refusal_is_returned",)  # with some hash seeds the game goes where one of them is not met

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.TURN] = SetOrder(box.decisions[numbers.TURN])
        return box


_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []


def _changed_folder(source: Path, name: str, old: str, new: str) -> Path:
    """A copy of a game's folder with one file changed. It lives as long as this process."""
    _FOLDERS.append(tempfile.TemporaryDirectory())
    folder = Path(_FOLDERS[-1].name) / "game"
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


class TextMissing(Mutant):
    """A refusal that has no Russian words."""

    id = "mutant_text_missing"
    meant = "languages_agree"
    also = ("every_key_exists", "illegal_changes_nothing")
    folder = _changed_folder(ProvingGround.folder, "text/ru.ftl", "refuse-hand-full =", "refuse-full-hand =")


class TextAsksForMore(Mutant):
    """A message that wants an argument in one language only."""

    id = "mutant_text_asks_for_more"
    meant = "languages_agree"
    also = ("everything_can_be_said", "undo_holds_its_law")
    folder = _changed_folder(ProvingGround.folder, "text/ru.ftl", "event-passed = {", "event-passed = { $why } {")


class TextOfAnEventMissing(Mutant):
    """The hidden form of an event was forgotten in both languages: others would hear nothing at all."""

    id = "mutant_text_of_an_event_missing"
    meant = "every_key_exists"

    def text(self, lang: str) -> Text:
        found = text_of(lang, self.folder / "text")
        return _Without(found, "event-gave-hidden")


class _Without(Text):
    def __init__(self, found: Text, key: str) -> None:
        self.__dict__.update(found.__dict__)
        self._gone = key

    def has(self, key: str) -> bool:
        return key != self._gone and super().has(key)


class RuleMissing(Mutant):
    """A rule that the Russian rules do not have."""

    id = "mutant_rule_missing"
    meant = "rules_agree"
    folder = _changed_folder(ProvingGround.folder, "rules/ru.md", "**PG-16**", "**PG-61**")


class RuleUntested(Mutant):
    """An enforced rule that no test names."""

    id = "mutant_rule_untested"
    meant = "rules_have_tests"
    also = ("rules_agree",)
    folder = _changed_folder(ProvingGround.folder, "rules/index.json", '"manners"', '"enforced"')


class RareUntested(Mutant):
    """A refusal that is called rare, so that no game need return it, and that no test names."""

    id = "mutant_rare_untested"
    meant = "rules_have_tests"
    also = ("every_key_exists",)
    refusals = (*ProvingGround.refusals, RefusalKind("not-on-sundays", "PG-2", rare=True))


class LosingDefend(Changed):
    """Once in a while the shield goes back into the box."""

    def apply(self, p: Any, seat: int, action: int) -> None:
        self.inner.apply(p, seat, action)
        if action != p.facts.pass_ and len(p.zones[at.DISCARD]) > 3:
            p.own_both(at.DISCARD, at.DISCARD)
            p.where[p.zones[at.DISCARD].pop()] = -1


class CardIsLost(Mutant):
    id = "mutant_card_is_lost"
    meant = "nothing_is_lost"
    also = ("redealt_games_play_on",)

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.DEFEND] = LosingDefend(box.decisions[numbers.DEFEND])
        return box


class TalkativePosition(at.ProvingPosition):
    def clone(self) -> at.ProvingPosition:
        to = TalkativePosition()
        self.copy_to(to)
        return to

    def draw_card(self, seat: int) -> None:
        if self.zones[at.DECK]:
            card = self.draw(at.DECK, at.FIRST_HAND + seat, only(seat))
            if self.sink is not None:
                self.sink.append((numbers.E_DREW, ALL, seat, card))


class EventLeaks(Mutant):
    """Everybody hears which card was drawn."""

    id = "mutant_event_leaks"
    meant = "events_reach_their_audience"
    also = ("steps_tell_nothing_hidden",)

    def new_position(self) -> at.ProvingPosition:
        return TalkativePosition()


class ForgetfulPosition(at.ProvingPosition):
    def clone(self) -> at.ProvingPosition:
        to = ForgetfulPosition()
        self.copy_to(to)
        return to

    def draw_card(self, seat: int) -> None:
        points = self.points
        super().draw_card(seat)
        self.points = points


class UndoCrossesAReveal(Mutant):
    """Drawing a card does not count as an information point."""

    id = "mutant_undo_crosses_a_reveal"
    meant = "undo_holds_its_law"

    def new_position(self) -> at.ProvingPosition:
        return ForgetfulPosition()


class TellingDefend(Changed):
    """Only those are asked who have a shield in hand: the question tells on them."""

    def run(self, p: Any) -> None:
        stack = p.stack
        attacker = stack[stack[numbers.DEFEND_ROOT] + WIDTH + ACTOR]
        while stack[numbers.DEFEND_ASKED]:
            seat = p.next_subject(stack[numbers.DEFEND_ASKED], attacker)
            stack[numbers.DEFEND_ASKED] &= ~(1 << seat)
            if any(p.facts.shield[card] for card in p.hand(seat)):
                stack[ACTOR] = seat
                p.actor = seat
                return
        p.pop()


class QuestionTells(Mutant):
    id = "mutant_question_tells"
    meant = "steps_tell_nothing_hidden"

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.DEFEND] = TellingDefend(box.decisions[numbers.DEFEND])
        return box


class Hopeful(Op):
    """Thinks that any hand has a card to show."""

    def __init__(self, inner: Op) -> None:
        super().__init__(inner.width)
        self.inner = inner

    def run(self, p: ProgramPosition, at_: int) -> None:
        self.inner.run(p, at_)

    def possible(self, p: ProgramPosition, at_: int, seat: int, source: int) -> bool:
        return self.inner.publicly_possible(p, at_, seat, source)


class DeadEnd(Mutant):
    """One can agree to show a card without having one."""

    id = "mutant_dead_end"
    meant = "nobody_is_stuck"
    also = ("ALL",)  # every law plays games

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.ops[numbers.OP_SHOW] = Hopeful(box.ops[numbers.OP_SHOW])
        return box


class Moody(Op):
    """Keeps a secret tally outside the position: every fifth gain anywhere is one more."""

    tally = 0

    def __init__(self, inner: Op) -> None:
        super().__init__(inner.width)
        self.inner = inner

    def run(self, p: ProgramPosition, at_: int) -> None:
        self.inner.run(p, at_)
        Moody.tally += 1
        if Moody.tally % 5 == 0:
            assert isinstance(p, at.ProvingPosition)
            p.spend(0, at.COIN, -1)

    def possible(self, p: ProgramPosition, at_: int, seat: int, source: int) -> bool:
        return self.inner.possible(p, at_, seat, source)


class StateOutside(Mutant):
    """What happens depends on something that is not in the position, so no record replays."""

    id = "mutant_state_outside"
    meant = "records_replay"
    also = ("ALL",)

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.ops[numbers.OP_GAIN] = Moody(box.ops[numbers.OP_GAIN])
        return box


class TactfulTurn(Changed):
    """Never says that the hand is full."""

    def refuse(self, p: Any, seat: int, action: int) -> int:
        number = self.inner.refuse(p, seat, action)
        return numbers.OTHER_QUESTION if number == numbers.HAND_FULL else number


class RefusalIsUnused(Mutant):
    """A refusal that the game declares and nothing returns."""

    id = "mutant_refusal_is_unused"
    meant = "every_refusal_is_returned"

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.TURN] = TactfulTurn(box.decisions[numbers.TURN])
        return box


class SilentPosition(at.ProvingPosition):
    def clone(self) -> at.ProvingPosition:
        to = SilentPosition()
        self.copy_to(to)
        return to

    def draw_card(self, seat: int) -> None:
        sink, self.sink = self.sink, None
        super().draw_card(seat)
        self.sink = sink


class EventIsUntold(Mutant):
    """Nobody ever hears that a card was drawn."""

    id = "mutant_event_is_untold"
    meant = "every_event_is_told"

    def new_position(self) -> at.ProvingPosition:
        return SilentPosition()


class LendingPosition(at.ProvingPosition):
    """Only the copy knows that its cards are lent: the original writes into them."""

    def clone(self) -> at.ProvingPosition:
        to = LendingPosition()
        self.copy_to(to)
        self.lent = 0
        self.lent_zones = 0
        return to


class OriginalWritesThrough(Mutant):
    id = "mutant_original_writes_through"
    meant = "clones_are_equal_and_independent"
    also = ("ALL",)

    def new_position(self) -> at.ProvingPosition:
        return LendingPosition()


class TallyPosition(at.ProvingPosition):
    """Counts the cards drawn by each seat in a derived list, which its copies share by mistake."""

    tally: list[int]

    def clear(self) -> None:
        super().clear()
        self.tally = [0] * 4

    def derived(self) -> list[str]:
        return ["tally"]

    def clone(self) -> at.ProvingPosition:
        to = TallyPosition()
        self.copy_to(to)
        to.tally = self.tally
        return to

    def draw_card(self, seat: int) -> None:
        super().draw_card(seat)
        self.tally[seat] += 1


class DerivedIsShared(Mutant):
    """What is derived is no part of the value: only who compares it notices that it is shared."""

    id = "mutant_derived_is_shared"
    meant = "clones_are_equal_and_independent"

    def new_position(self) -> at.ProvingPosition:
        return TallyPosition()


class TryingTurn(Changed):
    """Looks whether a card could be paid for by paying for it and taking the money back."""

    def legal(self, p: Any, seat: int) -> list[int]:
        p.spend(seat, at.COIN, 1)
        p.spend(seat, at.COIN, -1)
        return self.inner.legal(p, seat)


class QuestionTries(Mutant):
    id = "mutant_question_tries"
    meant = "questions_change_nothing"
    pure = True

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.TURN] = TryingTurn(box.decisions[numbers.TURN])
        return box


class WonderingPosition(at.ProvingPosition):
    """Asks «what if» by setting a field for a moment."""

    def clone(self) -> at.ProvingPosition:
        to = WonderingPosition()
        self.copy_to(to)
        return to

    def points_of(self, seat: int) -> int:
        doom = self.doom
        self.doom = 0
        points = super().points_of(seat)
        self.doom = doom
        return points


class QuestionSets(Mutant):
    id = "mutant_question_sets"
    meant = "questions_change_nothing"
    pure = True

    def new_position(self) -> at.ProvingPosition:
        return WonderingPosition()


class TouchyTurn(Changed):
    """Asking why something is not allowed changes the game."""

    def refuse(self, p: Any, seat: int, action: int) -> int:
        number = self.inner.refuse(p, seat, action)
        if number == numbers.NOT_IN_HAND:
            p.doom += 1
        return number


class RefusalLeavesTraces(Mutant):
    id = "mutant_refusal_leaves_traces"
    meant = "illegal_changes_nothing"
    also = ("ALL",)

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.decisions[numbers.TURN] = TouchyTurn(box.decisions[numbers.TURN])
        return box


class NeverEnds(Mutant):
    """After the last round comes another."""

    id = "mutant_never_ends"
    meant = "ends"
    also = ("ALL",)
    decision_limit = 300

    def components(self, data: Data, options: Options) -> Components:
        box = super().components(data, options)
        box.facts.rounds = 10**6
        box.facts.triumph = 10**6
        box.facts.doom = 10**6
        return box


class SpectatorSeesPicks(Mutant):
    """The view of a spectator tells what a player has picked so far."""

    id = "mutant_spectator_sees_picks"
    meant = "views_tell_nothing_hidden"
    also = ("steps_tell_nothing_hidden", "undo_holds_its_law")

    def view(self, p: Position, seat: int, components: Any) -> dict[str, Any]:
        view = super().view(p, seat, components)
        if p.stack and p.stack[KIND] == numbers.DISCARDING:
            view["picked"] = p.stack[numbers.DISCARDING_PICKED]
        return view


def _true(p: Position) -> bool:
    """Is this the real deal, and not a world dealt anew for a seat?"""
    return p.key != b""


class PreviewPeeks(Mutant):
    """What a draw brings depends on the card that lies on top."""

    id = "mutant_preview_peeks"
    meant = "previews_come_true"

    def tally(self, p: Position, seat: int) -> Tally:
        tally = super().tally(p, seat)
        assert isinstance(p, at.ProvingPosition)
        drawn = sum(p.facts.value[card] for card in p.hand(seat))
        tally[0] = [coins + drawn * (other == seat) for other, coins in enumerate(tally[0])]
        return tally


class PreviewLies(Mutant):
    """In a world dealt anew every coin that is taken counts twice."""

    id = "mutant_preview_lies"
    meant = "previews_come_true"

    def tally(self, p: Position, seat: int) -> Tally:
        tally = super().tally(p, seat)
        return tally if _true(p) else [[2 * coins for coins in tally[0]], *tally[1:]]


class PreviewForgetsPoints(Mutant):
    """Points are not counted: nobody is told of them before."""

    id = "mutant_preview_forgets_points"
    meant = "previews_come_true"

    def tally(self, p: Position, seat: int) -> Tally:
        tally = super().tally(p, seat)
        return [*tally[:2], [0] * p.players, *tally[3:]]


class PreviewCountsOnce(Mutant):
    """Coins are taken for unchanged, whatever an answer has cost."""

    id = "mutant_preview_counts_once"
    meant = "previews_come_true"

    def tally_after(self, p: Position, seat: int, before: Position, counted: Tally) -> Tally:
        return [counted[0], *self.tally(p, seat)[1:]]


class PreviewForgetsTheTurn(Mutant):
    """A turn seems never to end, as far as one looks ahead."""

    id = "mutant_preview_forgets_the_turn"
    meant = "previews_come_true"

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        return super().turn_of(p) if _true(p) else None


class PreviewRunsOn(Mutant):
    """The bank pays interest as soon as somebody looks ahead."""

    id = "mutant_preview_runs_on"
    meant = "previews_come_true"
    # A match asks whose turn it is after every small step, too.
    also = ("redealt_games_play_on", "steps_tell_nothing_hidden", "undo_holds_its_law")

    def turn_of(self, p: Position) -> tuple[int, int] | None:
        assert isinstance(p, at.ProvingPosition)
        p.stock[at.COIN] += p.actor < 0 and not _true(p)
        return super().turn_of(p)


class PricesLeak(Mutant):
    """The price card names the top card of the deck."""

    id = "mutant_prices_leak"
    meant = "prices_tell_nothing_hidden"

    def prices(self, p: Position, seat: int, components: Any) -> list[Price]:
        assert isinstance(p, at.ProvingPosition)
        top = [Price("card", f"card:{components.ids[card]}") for card in p.zones[at.DECK][-1:]]
        return [*super().prices(p, seat, components), *top]


MUTANTS: tuple[type[Mutant], ...] = (
    PreviewPeeks,
    PreviewLies,
    PreviewForgetsPoints,
    PreviewCountsOnce,
    PreviewForgetsTheTurn,
    PreviewRunsOn,
    PricesLeak,
    RedealIsClone,
    RedealKeepsHands,
    RedealForgets,
    CloneShares,
    RefuseDisagrees,
    ViewLeaks,
    ViewTellsWhoCommitted,
    OrderOfASet,
    TextMissing,
    TextAsksForMore,
    TextOfAnEventMissing,
    RuleMissing,
    RuleUntested,
    RareUntested,
    CardIsLost,
    EventLeaks,
    UndoCrossesAReveal,
    QuestionTells,
    DeadEnd,
    StateOutside,
    RefusalLeavesTraces,
    RefusalIsUnused,
    EventIsUntold,
    OriginalWritesThrough,
    DerivedIsShared,
    QuestionTries,
    QuestionSets,
    NeverEnds,
    SpectatorSeesPicks,
)

for _mutant in MUTANTS:
    globals()[f"GAME_{_mutant.id}"] = _mutant()


@contextmanager
def registered() -> Iterator[None]:
    """While this holds, the mutants are games like any other."""
    known = registry._foreign()
    for mutant in MUTANTS:
        known[mutant.id] = f"{__name__}:GAME_{mutant.id}"
    try:
        yield
    finally:
        for mutant in MUTANTS:
            del known[mutant.id]


if __name__ == "__main__":
    with registered():
        hashes.main()  # of a mutant, by its name, in a process of its own
