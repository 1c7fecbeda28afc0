"""`Match`: one game from its deal to its end, with its past. What can be asked of its present is its `Face`."""

from __future__ import annotations

import contextlib
import copy
import json
import secrets
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple, Protocol, cast
from weakref import WeakValueDictionary

from pentarchy.face import Action, Face
from pentarchy.kernel import chance
from pentarchy.kernel import data as packs
from pentarchy.kernel.cards import SPECTATOR
from pentarchy.kernel.draw import Scene
from pentarchy.kernel.errors import (
    DataPackError,
    GameOver,
    IllegalAction,
    InvalidAction,
    PentarchyError,
    RecordError,
    VersionError,
)
from pentarchy.kernel.game import (
    NUMBER,
    SEAT,
    Game,
    GameInfo,
    Options,
    Refusal,
    dump,
    restore,
    same,
)
from pentarchy.kernel.position import LANES, Position, steps
from pentarchy.kernel.text import LANGUAGES, Text
from pentarchy.registry import LAST_RELEASE, all_games, game, games

__all__ = ["Action", "Face", "Match", "all_games", "from_state", "games", "info", "new", "replay"]

RECORD_FORMAT = "pentarchy-record/1"
STATE_FORMAT = "pentarchy-state/1"
MAX_SEED = 2**128 - 1


class Setting(NamedTuple):
    """Where an event belongs to."""

    turn: tuple[int, int] | None
    """In whose turn it happened (see `Face.turn`); None between turns."""
    cause: tuple[str, str] | None
    """What brought it about, as domain and token (see `Game.cause_of`)."""


NOWHERE = Setting(None, None)


class Match(Face):
    """A match: the face of its present and its past. Make one with `pentarchy.new`, `replay` or `from_state`."""

    def __init__(self, rules: Game, data: packs.Data, options: Options, names: Sequence[str]) -> None:
        printed = tuple(sorted(options.items()))
        components = _components(rules.id, data.hash, data, printed)
        super().__init__(rules, components, names, rules.blank(components, len(names)), (data.hash, printed))
        self.data = data
        self.options = options
        self._events: list[tuple[int, ...]] = []
        self._settings: list[Setting] = []
        self._steps: list[tuple[int, int]] = []
        self._lane_start = -1
        """Where the answers of the present simultaneous choice begin in the steps, or -1."""
        self._undo: list[tuple[int, Position, int, int]] = []
        """Steps since the last information point: seat, position before, number of steps, number of events.

        Only the last one can be taken back, by its own seat.
        """
        self.seed: int | None = None
        self._base: dict[str, Any] | None = None
        """A redealt match has no past: it begins from this position."""

    # -- facts ---------------------------------------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """Number of decisions made so far."""
        return len(self._steps)

    @property
    def answers(self) -> list[tuple[int, int]]:
        """The decisions themselves, seat and number, in the order of the record."""
        return self._steps

    @property
    def settled_steps(self) -> int:
        """Steps that everybody knows of: answers to an open simultaneous choice do not count."""
        return len(self._steps) - self.secret_answers

    # -- playing --------------------------------------------------------------------------------------------------

    def play(self, seat_or_action: int | str, action: str | None = None) -> str:
        """Play an action of a seat; the seat may be left out where only one acts. Gives its text as records hold it.

        Examples:
            >>> match = new("eight_minute_empire", players=2, seed=42)
            >>> match.play(0, "bid 1"), match.play("bid 0")
            ('bid 1', 'bid 0')
            >>> match.log(lang="en")[-1]
            'Player 1 pays 1 coin and goes first'
            >>> match.play("fly to the moon")
            Traceback (most recent call last):
            pentarchy.kernel.errors.InvalidAction: Unknown action 'fly to the moon'. ...
        """
        if action is None:
            if not isinstance(seat_or_action, str):
                raise InvalidAction("An action is a text such as those in match.legal(seat).")
            if self.over:
                raise GameOver("The game is over; nothing more can be played.")
            if len(self.to_act) != 1:
                raise PentarchyError("Several seats act now: say which one, match.play(seat, action).")
            seat, text = self.to_act[0], seat_or_action
        else:
            seat, text = self.check_seat(seat_or_action), action
        if self.over:
            raise GameOver("The game is over; nothing more can be played.")
        number = self.codec.parse(text)
        refused = self.game.refuse(self.position, seat, number)
        if refused:
            raise IllegalAction(self.game.refusal(refused))
        self.apply(seat, number)
        return self.codec.text(number)

    def apply(self, seat: int, number: int) -> None:
        """Carry out a legal action given by its number, keeping the past."""
        p = self.position
        in_lane = p.actor == LANES
        before = None if in_lane else p.clone()
        points, events = p.points, len(self._events)
        self._settings += [NOWHERE] * (events - len(self._settings))
        p.sink = self._events
        self._carry_out(seat, number)
        p.sink = None
        if in_lane:
            self._note_lane_step(seat, number, p.points != points)
            return
        if p.points == points:
            assert before is not None
            self._undo.append((seat, before, len(self._steps), events))
        else:
            self._undo = []
        self._steps.append((seat, number))
        self._lane_start = len(self._steps) if p.actor == LANES else -1

    def _carry_out(self, seat: int, number: int) -> None:
        """Let the position do it, and note the setting of each event: as it was before the step that told it."""
        p, setting = self.position, self._setting()
        if p.actor == LANES:
            p.apply(seat, number)
            self._settings += [setting] * (len(self._events) - len(self._settings))
            return
        for _ in steps(p, seat, number):
            if len(self._events) > len(self._settings):
                self._settings += [setting] * (len(self._events) - len(self._settings))
            setting = self._setting()

    def _setting(self) -> Setting:
        return Setting(self.turn, self.game.cause_of(self.position, self.components))

    def _note_lane_step(self, seat: int, number: int, revealed: bool) -> None:
        """Answers in lanes stand in seat order, whatever the order in which they came."""
        start = max(self._lane_start, 0)
        self._steps.append((seat, number))
        self._steps[start:] = sorted(self._steps[start:], key=lambda step: step[0])
        if revealed:  # other lanes may open at once
            self._lane_start = len(self._steps) if self.position.actor == LANES else -1
            self._undo = []

    def can_undo(self, seat: int) -> bool:
        """May this seat take its last step back?"""
        self.check_seat(seat)
        p = self.position
        if p.actor == LANES:
            return bool(p.open_lanes >> seat & 1 and p.lanes[seat])
        return bool(self._undo) and self._undo[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back one own step: never past a random number, a reveal, or another seat's answer."""
        if not self.can_undo(seat):
            texts = tuple((lang, self.text(lang)("refuse-undo")) for lang in LANGUAGES)
            raise IllegalAction(Refusal("undo", "undo", texts))
        if self.position.take_back_in_lane(seat):
            last = max(i for i, step in enumerate(self._steps) if step[0] == seat)
            del self._steps[last]
            return
        _, before, steps, events = self._undo.pop()
        self.position = before.clone()  # a copy of this match may still hold the same past
        del self._steps[steps:]
        del self._events[events:]
        del self._settings[events:]
        self._lane_start = -1

    # -- what a viewer may know --------------------------------------------------------------------------------

    def redeal(self, seat: int, seed: int = 0) -> Match:
        """A match that this seat cannot tell from this one, everything else dealt again. It has no past.

        Examples:
            >>> match = new("scythe", players=3, seed=5)
            >>> other = match.redeal(0, seed=1)
            >>> other.view(0) == match.view(0), other.view(1) == match.view(1)
            (True, False)
        """
        other = self._empty()
        other.position = self.world(self.check_seat(seat), _read_seed(seed))
        other._base = dump(other.position)
        other._lane_start = 0 if other.position.actor == LANES else -1
        return other

    # -- words and pictures ----------------------------------------------------------------------------------------

    def log(self, seat: int | None = None, lang: str = "en", start: int = 0) -> list[str]:
        """What happened, as lines of text, as that viewer may know it; from event `start` on."""
        return [line for line in self.log_lines(seat, lang, start) if line]

    def log_lines(self, seat: int | None = None, lang: str = "en", start: int = 0) -> list[str]:
        """One text per event, empty for events that have no words."""
        viewer, text = self._viewer(seat), self.text(lang)
        return [self.event_text(event, viewer, text, lang) for event in self._events[start:]]

    def event_text(self, event: tuple[int, ...], viewer: int, text: Text, lang: str) -> str:
        shown = self.shown_event(event, viewer)
        key = f"event-{shown['event']}{'-hidden' if shown['hidden'] else ''}"
        return self.event_words(key, shown["arguments"], lang) if text.has(key) else ""

    def event_words(self, key: str, arguments: Iterable[tuple[str, str, str]], lang: str, **more: object) -> str:
        """A text about an event, with its arguments as (name, domain, token) and more that are words already."""
        named = dict(more)
        for name, domain, token in arguments:
            named.update(self._named(name, domain, token, lang))
        return self.text(lang)(key, **named)

    @property
    def settings(self) -> list[Setting]:
        """In whose turn each event happened, and because of what."""
        return self._settings + [NOWHERE] * (len(self._events) - len(self._settings))

    def shown_event(self, event: tuple[int, ...], viewer: int) -> dict[str, Any]:
        """An event as this viewer may know it: its name and arguments as (name, domain, token)."""
        kind = self.game.events[event[0]]
        bit = viewer if viewer >= 0 else SPECTATOR
        hidden = bool(kind.secret) and not event[1] >> bit & 1
        arguments = []
        for (name, domain), value in zip(kind.arguments, event[2:], strict=True):
            if not (hidden and name in kind.secret):
                token = str(value) if domain in (SEAT, NUMBER) else self.codec.domain(domain).tokens[value]
                arguments.append((name, domain, token))
        return {"event": kind.name, "hidden": hidden, "arguments": arguments}

    def events(self, seat: int | None = None, start: int = 0) -> list[dict[str, Any]]:
        """What happened, language-free, as that viewer may know it; for animation and analysis."""
        viewer = self._viewer(seat)
        return [self.shown_event(event, viewer) for event in self._events[start:]]

    def scene(self, seat: int | None = None, lang: str = "en", start: int = 0) -> Scene | None:
        """What has happened since so many events as a scene, as that viewer may know it; None if it is not one."""
        events = self.events(seat, start)
        if not any(event["event"] in self.game.scenes for event in events):
            return None
        return self.game.scene(events, self.view(seat), self.pen(lang))

    @property
    def happened(self) -> list[tuple[int, ...]]:
        """The events as the game tells them, secrets included: number, audience, arguments. For checks of the rules;
        viewers get `events`."""
        return self._events

    @property
    def event_count(self) -> int:
        return len(self._events)

    # -- copies, states, records -----------------------------------------------------------------------------------

    def _empty(self) -> Match:
        return Match(self.game, self.data, self.options, self.names)

    def clone(self) -> Match:
        """An independent copy."""
        other = object.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.position = self.position.clone()
        other._events = self._events[:]
        other._settings = self._settings[:]
        other._steps = self._steps[:]
        other._undo = self._undo[:]
        return other

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.state() == other.state() and same(self.position, other.position)

    __hash__ = None  # type: ignore[assignment]  # a match changes

    def state(self) -> dict[str, Any]:
        """Everything, past included, as plain data; `from_state` gives the same game back."""
        return {
            "format": STATE_FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "data_hash": self.data.hash,
            "data": None if self.data.source == "built-in" else self.data.files,
            "options": dict(self.options),
            "seats": list(self.names),
            "seed": self.seed,
            "base": copy.deepcopy(self._base),
            "actions": self._action_texts(),
        }

    def record(self) -> dict[str, Any]:
        """The game as a record: what must be known to play it again, and how it ended."""
        if self._base is not None:
            raise RecordError("A redealt match has no past, so it has no record; use match.state().")
        result = self.result
        return {
            "format": RECORD_FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "data_hash": self.data.hash,
            "options": dict(self.options),
            "seats": list(self.names),
            "seed": self.seed,
            "actions": self._action_texts(),
            "result": None if result is None else result.to_json(),
        }

    def _action_texts(self) -> list[list[int | str]]:
        return [[seat, self.codec.text(action)] for seat, action in self._steps]

    def __reduce__(self) -> tuple[Any, ...]:
        return from_state, (self.state(),)

    def __repr__(self) -> str:
        now = "over" if self.over else f"to act {self.to_act}"
        return f"<Match {self.game.id}, {self.players} players, step {self.steps}, {now}>"


KEPT = 8
"""Sets of components that are kept though no match uses them, the latest ones: a bot's process or a simulation makes
match after match of the same few."""


class _Shelf:
    """Components by game, data and options: shared by all matches that use them, given back when none does."""

    def __init__(self) -> None:
        self.used: WeakValueDictionary[tuple[Any, ...], Any] = WeakValueDictionary()
        self.kept: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
        self.lock = Lock()

    def get(self, key: tuple[Any, ...]) -> Any:
        with self.lock:
            found = self.kept[key] if key in self.kept else self.used.get(key)
            return None if found is None else self._keep(key, found)

    def put(self, key: tuple[Any, ...], components: Any) -> Any:
        """What all users of these components hold: the first that were made."""
        with self.lock, contextlib.suppress(TypeError):  # a stranger's class may not allow weak references
            components = self.used.setdefault(key, components)
        with self.lock:
            return self._keep(key, components)

    def _keep(self, key: tuple[Any, ...], components: Any) -> Any:
        self.kept[key] = components
        self.kept.move_to_end(key)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return components


_shelf = _Shelf()


def _components(game_id: str, data_hash: str, data: packs.Data, options: tuple[Any, ...]) -> Any:
    """Components are immutable and shared by all matches with the same data and options."""
    key = (game_id, data_hash, options)
    found = _shelf.get(key)
    if found is not None:
        return found
    try:
        return _shelf.put(key, game(game_id).components(data, dict(options)))
    except (LookupError, TypeError, AttributeError, ArithmeticError) as error:
        if data.source == "built-in":
            raise
        raise DataPackError(f"The data pack does not fit the game: {type(error).__name__}: {error}.") from error


def info(game_id: str) -> GameInfo:
    """The facts of a game: title, player counts, options, provenance of its data.

    Examples:
        >>> scythe = info("scythe")
        >>> scythe.title("ru"), scythe.min_players, scythe.max_players
        ('Серп', 2, 5)
    """
    return game(game_id).info


class Opponent(Protocol):
    """Somebody who plays a seat and sees only what that seat may know."""

    def answer(self, match: Match, seat: int, seed: int) -> None:
        """Play the seat's answer; the seed is for what is dealt again before it is asked."""
        ...

    def reply(self, deals: Any, p: Position, seat: int, seed: int) -> int:
        """The number of the answer for a seat of a bare position that holds the truth; `deals` say of which game."""
        ...


def opponent(word: str, seed: int) -> Opponent:
    """The bot with this name. Bots stand above matches and are brought in by name, as games are."""
    found: Opponent = import_module("pentarchy.bots").make(word, seed)
    return found


def read_data(rules: Game, data: str | Path | packs.Data | None) -> packs.Data:
    """The game's own data, or a data pack made for it."""
    if data is None:
        return rules.data
    if isinstance(data, packs.Data):
        return data
    if not isinstance(data, (str, Path)):
        raise DataPackError("data is the folder of a data pack.")
    pack_game, pack = packs.load_pack(Path(data))
    if pack_game != rules.id:
        raise DataPackError(f"{data} is a data pack for {pack_game}, not for {rules.id}.")
    missing = sorted(set(rules.data.files) - set(pack.files))
    if missing:
        raise DataPackError(f"{data}: the files {', '.join(name + '.json' for name in missing)} are missing.")
    return pack


def new(
    game_id: str,
    players: int | Iterable[str] | None = None,
    seed: int | None = None,
    options: Mapping[str, object] | None = None,
    data: str | Path | packs.Data | None = None,
) -> Match:
    """A new match. Without a seed the deal is random and secret.

    Examples:
        >>> match = new("eight_minute_empire", players=["Anna", "Bob"], seed=42)
        >>> match.to_act
        (0, 1)
        >>> match.legal(0)[:3]
        [Action('bid 0'), Action('bid 1'), Action('bid 2')]
        >>> new("eight_minute_empire", players=9)
        Traceback (most recent call last):
        pentarchy.kernel.errors.PentarchyError: eight_minute_empire is for 2 to 5 players, not 9.
    """
    rules = game(game_id)
    names = _names(rules, players)
    if seed is None:
        seed = secrets.randbits(128)
    seed = _read_seed(seed)
    match = Match(rules, read_data(rules, data), rules.read_options(options, len(names)), names)
    match.seed = seed
    p = match.position
    p.key = chance.make_key(rules.id, seed)
    p.sink = match._events
    rules.deal(p, match.options)
    p.advance()
    p.sink = None
    if p.actor == LANES:
        match._lane_start = 0
    return match


def _read_seed(seed: object) -> int:
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise PentarchyError("A seed is a whole number from 0 to 2**128 - 1.")
    return seed


def _names(rules: Game, players: int | Iterable[str] | None) -> list[str]:
    if players is None:
        players = rules.min_players
    if isinstance(players, (bool, str)) or not isinstance(players, (int, Iterable)):
        raise PentarchyError("players is a number of players or a list of their names.")
    given = None if isinstance(players, int) else [str(name) for name in players]
    count = players if isinstance(players, int) else len(given or [])
    if not rules.min_players <= count <= rules.max_players:
        raise PentarchyError(f"{rules.id} is for {rules.min_players} to {rules.max_players} players, not {count}.")
    return [f"Player {k + 1}" for k in range(count)] if given is None else given


def replay(
    record: Mapping[str, Any] | str | Path,
    upto: int | None = None,
    data: str | Path | packs.Data | None = None,
) -> Match:
    """Play a record again, checking every step and the result. `record` is the record or the path of its file.

    Examples:
        >>> match = new("founders", seed=7)
        >>> while match.steps < 10:
        ...     seat = match.to_act[0]
        ...     _ = match.play(seat, match.legal(seat)[0])
        >>> replay(match.record()) == match
        True
        >>> replay(match.record(), upto=4).steps
        4
    """
    doc = _read_document(record, RECORD_FORMAT)
    if upto is not None and (not isinstance(upto, int) or not 0 <= upto <= len(doc["actions"])):
        raise PentarchyError(f"upto is a number of steps, 0 to {len(doc['actions'])} in this record.")
    match = _begin(doc, data)
    actions = doc["actions"] if upto is None else doc["actions"][:upto]
    _play_all(match, actions)
    if upto is None and doc.get("result") is not None:
        found = match.result
        if found is None or found.to_json() != doc["result"]:
            raise RecordError("The record's result is not the result of its actions.")
    return match


def from_state(doc: Mapping[str, Any] | str | Path) -> Match:
    """The match of a state made by `match.state()`: the same game afterwards, bit for bit.

    Examples:
        >>> match = new("inca_empire", players=3, seed=1)
        >>> from_state(match.state()) == match
        True
    """
    doc = _read_document(doc, STATE_FORMAT)
    data = None
    if doc.get("data") is not None:
        if not isinstance(doc["data"], dict) or not set(doc["data"]) >= set(game(doc["game"]).data.files):
            raise RecordError("The state is damaged: its entry 'data' is not the data of the game.")
        data = packs.Data(doc["data"], packs.data_hash(doc["data"]), "state")
    if doc.get("base") is None:
        match = _begin(doc, data)
    else:
        rules = game(doc["game"])
        names = _names(rules, doc["seats"])
        match = Match(rules, read_data(rules, data), rules.read_options(doc["options"], len(names)), names)
        try:
            restore(match.position, doc["base"])
        except (KeyError, TypeError, ValueError) as error:
            raise RecordError(f"The state's position is damaged: {error}.") from None
        match._base = copy.deepcopy(dict(doc["base"]))
        match._lane_start = 0 if match.position.actor == LANES else -1
    _play_all(match, doc["actions"])
    return match


def _begin(doc: Mapping[str, Any], data: str | Path | packs.Data | None) -> Match:
    """The first position of a record, after checking that it belongs to these rules and this data."""
    if not isinstance(doc.get("seed"), int):
        raise RecordError("The record is damaged: its entry 'seed' is missing or of the wrong kind.")
    rules = game(doc["game"])
    if doc["rules_version"] != rules.rules_version:
        raise VersionError(
            f"The record was played by version {doc['rules_version']} of the rules of {rules.id}; "
            f"this is version {rules.rules_version}. {_where_played(rules.id, doc['rules_version'])}"
        )
    loaded = read_data(rules, data)
    if doc["data_hash"] != loaded.hash:
        raise VersionError(
            f"The record was played with other component data ({doc['data_hash']}, here {loaded.hash}). "
            "Name its data pack with --data DIR or data=."
        )
    return new(rules.id, doc["seats"], doc["seed"], doc["options"], loaded)


def _where_played(game_id: str, version: int) -> str:
    """What to do with a record of other rules."""
    if version > game(game_id).rules_version:
        return "A later Pentarchy has written it: pip install --upgrade pentarchy"
    release = LAST_RELEASE.get((game_id, version))
    if release is None:
        return "Use the Pentarchy release that wrote it."
    return (
        f"Replay it with the release that played them: pip install pentarchy=={release}, in an environment of its own."
    )


def _play_all(match: Match, actions: Sequence[Any]) -> None:
    for number, step in enumerate(actions):
        if not (isinstance(step, (list, tuple)) and len(step) == 2 and isinstance(step[1], str)):
            raise RecordError(f"Step {number + 1} of the record is not a pair of seat and action.")
        try:
            match.play(match.check_seat(step[0]), step[1])
        except PentarchyError as error:
            raise RecordError(f"Step {number + 1} of the record does not replay: {error}") from None


_KEYS = {"game": str, "rules_version": int, "data_hash": str, "options": dict, "seats": list, "actions": list}


def _read_document(source: Mapping[str, Any] | str | Path, expected: str) -> dict[str, Any]:
    """A record or state, from memory or from a file, checked for shape."""
    doc: Any = source
    if isinstance(source, (str, Path)):
        try:
            doc = json.loads(Path(source).read_text(encoding="utf-8"))
        except OSError as error:
            raise RecordError(f"{source} cannot be read: {error.strerror}.") from None
        except ValueError:
            raise RecordError(f"{source} is not a whole JSON document; it may be cut off.") from None
    if not isinstance(doc, Mapping):
        raise RecordError("This is not a record: a JSON object is expected.")
    kind = expected.partition("/")[0]
    found = doc.get("format")
    if not isinstance(found, str) or found.partition("/")[0] != kind:
        raise RecordError(
            f"This is not a {kind.replace('pentarchy-', '')}: its format is {found!r}, expected {expected!r}."
        )
    if found != expected:
        raise VersionError(f"The format {found} is newer than this Pentarchy, which reads {expected}. Update it.")
    for key, of_type in _KEYS.items():
        if not isinstance(doc.get(key), of_type) or isinstance(doc[key], bool):
            raise RecordError(f"The record is damaged: its entry {key!r} is missing or of the wrong kind.")
    return cast("dict[str, Any]", dict(doc))
