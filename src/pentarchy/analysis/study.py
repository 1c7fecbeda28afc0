"""The study of a finished game, step by step.

**Choice.** An answer is compared with the others from what its seat knew: each is carried out in worlds dealt anew for
the seat, the turn is finished by the best looking answers, and the chances there are averaged. Where something seems
to be lost or found it is looked at again, in more worlds, and also a round further: the others answer too, until the
turn comes back; both looks count alike. The best of several unsure figures is the luckiest one too: so what is best is
chosen in some worlds and measured in others. What the best answer has more there than the one that was played is lost
by choice; by how much that differs from world to world is its doubt. No number of worlds makes the judgement itself
better: small differences are told smaller, by as much as playing on showed (`believed`).

**Chances** of a position are those behind the best answer of the seat that is asked, so the course of the game says the
same as the choices in it. Where what is hidden comes to light on the way there, one world says little: they are
averaged over as many as it takes.

**Luck.** Where something was drawn or shown, what came is compared with what was to be expected: the chances in the
position as it became, against those in worlds dealt anew; behind the turn, if the seat goes on with it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from time import process_time
from typing import Any

from pentarchy.analysis import moments
from pentarchy.analysis.moves import Moves
from pentarchy.analysis.words import both, words
from pentarchy.bots import make
from pentarchy.bots.chances import Belief, belief_of, believed, chances, written
from pentarchy.bots.drive import ask
from pentarchy.bots.reasons import Why, ends, settled, why, worlds_of
from pentarchy.bots.search import play_on, worth_of
from pentarchy.kernel.errors import RecordError
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.text import LANGUAGES
from pentarchy.match import Match, from_state

FORMAT = "pentarchy-analysis/1"
WIDTH = 8
"""So many answers are followed to the end of the turn: those that look best one decision ahead, and the played one."""
NEAR = 1
"""Worlds in which every choice is looked at."""
AGAIN = 4
"""Worlds in which a choice is looked at again that seems to lose or to find something, to say what is best."""
FRESH = 1000
"""Where the numbers of other worlds begin, in which nothing was chosen."""
FEWEST, MOST = 3, 16
"""So many of them say what something is worth: more of them the less they agree."""
SURE = 0.015
"""A standard error that is small enough."""
DOUBTFUL = 0.02
"""A loss of so much of the chances is looked at again, and gets reasons."""
ROUND = 40
"""Decisions of the others at most until the turn comes back."""
SHOWN = 5
"""Answers that are kept of each choice, besides the played one."""
PIECE = 0.5
"""Seconds of thinking after which is told how far it has come; a new piece begins with the game from its deal on."""
LINE = 5
"""Decisions of the bot's line, more where its turn takes more."""
LONGEST = 12
"""Decisions of the bot's line at most."""
BOT = "normal"
"""Who plays the line on."""

Tell = Callable[[int, int], None]


@dataclass
class Step:
    """One answer of the game."""

    seat: int
    number: int
    turn_of: tuple[int, int] | None
    """Whose turn it was, as the game numbers them."""
    secret: bool
    """Given in a simultaneous choice: what the others answered was not known."""
    options: int
    shares: dict[int, list[float]] = field(default_factory=dict)
    """Chances of all seats after each answer that was looked at, from what the asked one knew."""
    doubt: float = 0.0
    """By how much the difference between the played answer and its rival is unsure: its standard error over worlds."""
    mean: float = 0.0
    """Of all answers: what one drawn by lot would have brought."""
    judged: float = 0.0
    """By how much the played answer is better than the best of the others, as the judgement has it."""
    possible: float = 0.0
    """What an answer by lot would have lost, in the same figures."""
    luck: list[float] = field(default_factory=list)
    """By how much what was drawn or shown changed the chances of each seat; empty where nothing was."""
    unsure: list[float] = field(default_factory=list)
    """The standard errors of that."""
    hidden: bool = False
    """What came of it rested on what the seat could not know."""
    turn: int = 0
    """The how manieth turn of the game it was."""

    @property
    def values(self) -> dict[int, float]:
        """Chance of the seat after each answer that was looked at."""
        return {action: shares[self.seat] for action, shares in self.shares.items()}

    @property
    def best(self) -> int:
        """The answer that looks best; the played one where it is as good."""
        values = self.values
        return self.number if values[self.number] >= max(values.values()) else max(values, key=lambda a: values[a])

    @property
    def rival(self) -> int | None:
        """The best of the other answers."""
        others = {action: value for action, value in self.values.items() if action != self.number}
        return max(others, key=lambda action: others[action]) if others else None

    @property
    def loss(self) -> float:
        return max(0.0, -self.lead)

    @property
    def lead(self) -> float:
        """By how much the played answer is better than the best of the others."""
        rival = self.rival
        return 0.0 if rival is None else self.shares[self.number][self.seat] - self.shares[rival][self.seat]


def running() -> str:
    """Why a game that goes on is not analysed."""
    return "The game is not over. A game is analysed after its end, so that nobody gets help while it goes on."


def analyse(match: Match, tell: Tell = lambda done, steps: None) -> dict[str, Any]:
    """The report of a finished game. `tell` hears how many of its steps have been looked at."""
    if not match.over:
        raise RecordError(running())
    state, done = match.state(), list[Looked]()
    while len(done) < match.steps:
        done += look(state, len(done), PIECE)
        tell(len(done), match.steps)
    return report(state, done)


@dataclass
class Looked:
    """A step that has been looked at: what is needed for the moments, and what is told of it."""

    step: Step
    told: dict[str, Any]
    before: list[float]
    """Chances of all seats."""


def look(state: dict[str, Any], start: int, seconds: float = 0.0) -> list[Looked]:
    """Look at the steps of a game from `start` on: one of them, and more while the processor time lasts.

    So a worker that has other things to do can study a game bit by bit.
    """
    actions = state["actions"]
    now = from_state({**state, "actions": actions[:start]})
    moves = Moves(now)
    done: list[Looked] = []
    began = process_time()
    while start + len(done) < len(actions) and (not done or process_time() - began < seconds):
        seat, action = actions[start + len(done)]
        step = looked_at(now, seat, now.codec.parse(action))
        before = outlook(now) if step.secret or not step.shares else step.shares[step.best]
        told = _told(now, step)
        tally, events = moves.before(now, seat), now.event_count
        _go_on(now, step)
        told["moves"] = moves.after(now, seat, step.number, tally)
        if step.luck:
            told["came"] = {lang: _came(now, seat, events, lang) for lang in LANGUAGES}
        done.append(Looked(step, told, before))
    return done


def report(state: dict[str, Any], done: list[Looked]) -> dict[str, Any]:
    """The whole of what was found."""
    match = from_state(state)
    steps, told = [one.step for one in done], [one.told for one in done]
    turns = _Turns()
    for step, entry in zip(steps, told, strict=True):
        step.turn, entry["turn"] = turns.number(step.turn_of)
    course = _course(done, chances(match.game, match.loose()))
    found = moments.choose(steps, course)
    for moment in found:
        if moment.kind == moments.SLIP and not steps[moment.step].secret:
            told[moment.step]["line"] = _line(state, moment.step, steps[moment.step])
    return {
        "format": FORMAT,
        "game": match.game.id,
        "seats": list(match.names),
        "result": match.result.to_json() if match.result else None,
        "chances": [[round(share, 4) for share in row] for row in course],
        "steps": told,
        "moments": [moments.told(moment, steps, told, match.names) for moment in found],
        "accuracy": moments.accuracy(steps, match.players),
        "luck": moments.luck(steps, match.players),
        "basis": {lang: _basis(match.game, lang) for lang in LANGUAGES},
    }


def _basis(game: Game, lang: str) -> list[str]:
    """What the figures rest on and how far they hold, a sentence or two each."""
    say, held = words(lang), written(game.folder).get("held_out")
    lines = [say("basis-accuracy"), say("basis-luck"), say("basis-choice")]
    if held is None:
        return [*lines, say("basis-no-scale")]
    fault = f"{100 * held['fault']:.1f}".replace(".", "," if lang == "ru" else ".")
    return [*lines, say("basis-scale", games=held["games"], positions=held["positions"], fault=fault)]


def _course(done: Sequence[Looked], end: list[float]) -> list[list[float]]:
    """The chances before each step and at the end. Where there was a single answer and nothing came, they are those
    behind it: a guess at what follows would say less than what followed."""
    course = [end]
    for one in reversed(done):
        decided = one.step.options > 1 or one.step.luck
        course.append(one.before if decided else course[-1])
    return course[::-1]


class _Turns:
    """Numbers the turns of a game as they come."""

    def __init__(self) -> None:
        self.count = 0
        self.own: Counter[int] = Counter()
        self.last: tuple[int, int] | None = None

    def number(self, turn: tuple[int, int] | None) -> tuple[int, int]:
        """Which turn of the game it is, counted from 1, and which of the seat that has it; between turns those of the
        last one."""
        if turn is not None and turn != self.last:
            self.last = turn
            self.count += 1
            self.own[turn[0]] += 1
        return self.count, 0 if self.last is None else self.own[self.last[0]]


def outlook(now: Match) -> list[float]:
    """The chances of all seats at this moment: behind the turn of the seat that is asked, from what it knows."""
    game, seat = now.game, now.next_seat if not now.over else 0
    if now.over or now.secret_choice is not None:
        return chances(game, now.loose())
    return _averaged(lambda number: chances(game, settled(game, now.world(seat, number))))[0]


# -- one step ----------------------------------------------------------------------------------------------------------


def looked_at(now: Match, seat: int, number: int) -> Step:
    """What an answer was worth beside the others."""
    options = now.numbers(seat)
    step = Step(seat, number, now.game.turn_of(now.loose()), now.secret_choice is not None, len(options))
    if len(options) > 1:
        worlds = worlds_of(now, seat, NEAR)
        near, follow = _nearest(now.game, worlds[0], seat, options, number)
        step.shares = {action: _mean(_each(now.game, worlds, seat, action)) for action in follow}
        rest = [near[action] for action in options if action not in step.shares]
        step.mean = (sum(step.values.values()) + sum(rest)) / len(options)
        if step.loss >= DOUBTFUL or step.lead >= moments.LEAST[moments.FIND]:
            _choose_again(now, step)
            _measure(now, step, [step.number, *([] if step.rival is None else [step.rival])], ROUND)
        elif not step.secret:
            _measure(now, step, [step.best])
        step.judged, step.possible = step.lead, max(0.0, step.values[step.best] - step.mean)
        _believe(step, belief_of(now.game))
    return step


def _nearest(
    game: Game, world: Position, seat: int, options: list[int], played: int
) -> tuple[dict[int, float], list[int]]:
    """The chance one decision ahead of every answer, and the answers that are worth following."""
    if world.actor == LANES:
        follow = options if len(options) <= 2 * WIDTH else options[:: len(options) // WIDTH]
        return dict.fromkeys(options, 1.0 / world.players), list(dict.fromkeys([*follow, played]))
    judge = game.judge()
    looks = {action: worth_of(judge, world, seat, action, 0) for action in options}
    order = sorted(options, key=lambda action: -looks[action])
    rest = order[WIDTH:]
    near = {action: chances(game, play_on(judge, world, seat, action, 0))[seat] for action in rest}
    return near, list(dict.fromkeys([*order[:WIDTH], played]))


def _choose_again(now: Match, step: Step) -> None:
    """In more worlds, and also a round further. A single line of the others' answers says little alone: it once made
    giving up a turn look best."""
    values = step.values
    shown = dict.fromkeys([*sorted(values, key=lambda a: -values[a])[:SHOWN], step.number])
    worlds = worlds_of(now, step.seat, AGAIN)
    again = {action: _mean(_each(now.game, worlds, step.seat, action, ROUND)) for action in shown}
    top = max(shares[step.seat] for shares in again.values())
    for action, shares in step.shares.items():  # what was not looked at again must not seem better than what was
        again.setdefault(action, _capped(shares, step.seat, top))
    step.shares = again


def _measure(now: Match, step: Step, chosen: list[int], further: int = 0) -> None:
    """What these answers are worth, in worlds in which they were not chosen: what looked best there was lucky too. The
    others are moved with them, but none above them."""
    game, seat = now.game, step.seat

    def draw(number: int) -> list[float]:
        worlds = [now.world(seat, number)]
        found = [_each(game, worlds, seat, action, further)[0] for action in chosen]
        return [*chain(*found), found[-1][seat] - found[0][seat]]

    means, errors = _averaged(draw)
    step.doubt = errors[-1]
    found = {action: means[k * now.players :][: now.players] for k, action in enumerate(chosen)}
    moved = [
        sum(found[action][k] - step.shares[action][k] for action in chosen) / len(chosen) for k in range(now.players)
    ]
    top = max(shares[seat] for shares in found.values())
    for action, shares in step.shares.items():
        found.setdefault(action, _capped(_moved(shares, moved), seat, top))
    step.mean += moved[seat]
    step.shares = {action: found[action] for action in step.shares}


def _believe(step: Step, belief: Belief) -> None:
    """Tell differences from the played answer by as much as they are believed."""
    played, values = step.shares[step.number], step.values
    for action, shares in step.shares.items():
        part = believed(values[action] - values[step.number], step.doubt, belief)
        step.shares[action] = [known + part * (share - known) for known, share in zip(played, shares, strict=True)]
    step.doubt *= believed(step.judged, step.doubt, belief)


def _averaged(draw: Callable[[int], list[float]]) -> tuple[list[float], list[float]]:
    """The means of what is drawn from fresh worlds, and their standard errors: from more worlds the less they agree."""
    found: list[list[float]] = []
    errors = [1.0]
    while len(found) < FEWEST or (len(found) < MOST and max(errors) > SURE):
        found.append(draw(FRESH + len(found)))
        errors = [_error(row) for row in zip(*found, strict=True)]
    return _mean(found), errors


def _moved(shares: list[float], by: list[float]) -> list[float]:
    """Chances that are so much higher or lower; they still add up to 1."""
    found = [max(0.0, share + more) for share, more in zip(shares, by, strict=True)]
    return [share / sum(found) for share in found]


def _capped(shares: list[float], seat: int, top: float) -> list[float]:
    """Chances of which a seat's are no higher than that; the others share the rest as before."""
    if shares[seat] <= top:
        return shares
    rest = 1.0 - shares[seat]
    return [top if k == seat else share * (1.0 - top) / rest if rest else 0.0 for k, share in enumerate(shares)]


def _error(found: Sequence[float]) -> float:
    """The standard error of a mean; of a single figure nothing is known."""
    if len(found) < 2:
        return 1.0
    mean = sum(found) / len(found)
    return math.sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))


def _mean(found: list[list[float]]) -> list[float]:
    return [sum(row) / len(found) for row in zip(*found, strict=True)]


def _each(game: Game, worlds: list[Position], seat: int, action: int, further: int = 0) -> list[list[float]]:
    """The chances behind an answer in each world; `further`: also after so many decisions of the others at most, both
    counting alike."""
    found = []
    for world in worlds:
        looks = []
        for p in ends(game, world, seat, action):
            looks.append(chances(game, p))
            if further:
                looks.append(chances(game, _round(game, p, seat, further)))
        found.append(_mean(looks))
    return found


def _round(game: Game, p: Position, seat: int, limit: int) -> Position:
    """The others' best looking answers until the seat is asked again."""
    judge = game.judge()
    while limit > 0 and not p.over and p.actor not in (seat, LANES):
        asked = first_open(p)
        options = p.legal(asked)
        p.apply(asked, max(options, key=lambda action: worth_of(judge, p, asked, action, 0)))
        limit -= 1
    return p


def _go_on(now: Match, step: Step) -> None:
    """Play the step; where something was drawn or shown, compare what came with what was to be expected."""
    game, truth = now.game, now.loose()
    now.apply(step.seat, step.number)
    after = now.loose()
    if step.secret or after.points == truth.points:
        return

    def draw(number: int) -> list[float]:
        world = game.redeal(truth, step.seat, number)
        world.apply(step.seat, step.number)
        return chances(game, _used(game, world, step.seat))

    def drawn(number: int) -> list[float]:
        return chances(game, _used(game, game.redeal(after, step.seat, number), step.seat))

    expected, step.unsure = _averaged(draw)
    came = _averaged(drawn)[0] if after.actor == step.seat else chances(game, after)
    step.luck = [round(share - said, 4) for share, said in zip(came, expected, strict=True)]


def _used(game: Game, p: Position, seat: int) -> Position:
    """What came is worth what the seat makes of it while its turn goes on."""
    return settled(game, p) if p.actor == seat else p


# -- what is told ------------------------------------------------------------------------------------------------------


def _told(now: Match, step: Step) -> dict[str, Any]:
    """A step for people: what was played, and the answers that look best beside it."""
    game = now.game
    values = step.values
    shown = sorted(values, key=lambda action: -values[action])[:SHOWN]
    if values and step.number not in shown:
        shown.append(step.number)
    if values and step.best not in shown:
        shown.insert(0, step.best)
    entry: dict[str, Any] = {
        "seat": step.seat,
        **_said(now, step.number),
        "asked": both(lambda lang: now.prompt(step.seat, lang)),
        "options": step.options,
    }
    if values:
        entry["loss"] = round(step.loss, 4)
        entry["doubt"] = round(step.doubt, 4)
        entry["best"] = now.codec.text(step.best)
        entry["answers"] = _told_apart(now, step.seat, [_answer(now, action, values[action]) for action in shown])
        if step.loss >= DOUBTFUL:
            worlds = worlds_of(now, step.seat)
            entry["why"] = _reasons(now, why(now, worlds, step.seat, step.best, step.number), step.loss)
            step.hidden = _rested_on_hidden(game, now, step)
            entry["hidden"] = step.hidden
    return entry


def _told_apart(now: Match, seat: int, answers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Answers with the same words (two cards alike) also say what they cost."""
    known = [answer["text"] for answer in answers]
    for answer in answers:
        if known.count(answer["text"]) > 1:
            preview = now.preview(seat, answer["action"])
            answer["text"] = {
                lang: f"{said} ({pays})" if (pays := preview.pays(lang)) else said
                for lang, said in answer["text"].items()
            }
    return answers


def _answer(now: Match, number: int, chance: float) -> dict[str, Any]:
    return {**_said(now, number), "chance": round(chance, 4)}


def _said(now: Match, number: int) -> dict[str, Any]:
    """An answer as it can be played, and as a person would say it."""
    action = now.codec.text(number)
    return {"action": action, "text": both(lambda lang: now.describe(action, lang))}


def _reasons(now: Match, found: Why, loss: float) -> dict[str, Any]:
    """Reasons in words, each with its part of what was lost: together no more than all of it. What comes to less than
    1 % is none."""
    part = min(1.0, loss / max(loss, sum(reason.chance for reason in found.reasons)))
    reasons = []
    for reason in found.reasons:
        text = {lang: found.phrase(reason, now, lang) for lang in LANGUAGES}
        if text[LANGUAGES[0]] and round(100 * part * reason.chance):
            reasons.append({"text": text, "chance": round(part * reason.chance, 4)})
    return {"reasons": reasons, "counted": both(found.counted)}


def _came(now: Match, seat: int, start: int, lang: str) -> list[str]:
    """What happened since that event, as the log tells it to the seat that answered, but what goes without saying."""
    say = now.text(lang)
    found = zip(now.events(seat, start), now.log_lines(seat, lang, start), strict=True)
    return [line for event, line in found if line and say.attribute(f"event-{event['event']}", "aside") is None]


def _rested_on_hidden(game: Game, now: Match, step: Step) -> bool:
    """Did the answer that looked worse turn out the better one, by what the seat could not know?"""
    if step.secret:
        return True
    truth = [now.loose()]
    played, best = (_each(game, truth, step.seat, action)[0][step.seat] for action in (step.number, step.best))
    return played >= best


def _line(state: dict[str, Any], at: int, step: Step) -> list[dict[str, Any]]:
    """How the game would have gone on with the bot's answer: bots for all seats, at least to the end of the turn."""
    now = from_state({**state, "actions": state["actions"][:at]})
    moves = Moves(now)
    bots = [make(BOT, seat) for seat in range(now.players)]
    line: list[dict[str, Any]] = []
    while not now.over and now.secret_choice is None and len(line) < LONGEST:
        seat = now.next_seat
        if len(line) >= LINE and not (seat == step.seat and now.game.turn_of(now.loose()) == step.turn_of):
            break
        before, tally = now.clone(), moves.before(now, seat)
        if line:
            ask(now, bots[seat], seat, len(line))
        else:
            now.apply(seat, step.best)
        number = now.answers[-1][1]
        line.append({"seat": seat, **_said(before, number), "moves": moves.after(now, seat, number, tally)})
    return line
