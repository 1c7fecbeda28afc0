"""What can be asked of a game at one moment: the face of a position towards everybody above the rules.

`Face` only answers. `Board` can also be played on, without keeping a past: for learning environments and for what is
to be remembered as it was. A `Match` (in `pentarchy.match`) is a face with a past. The upper layers ask a face; none
of them reads a position, but for bots, who think in thousands of copies: `loose` and `world` hand these out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pentarchy.kernel import chance, wishes
from pentarchy.kernel.codec import Codec
from pentarchy.kernel.draw import Pen, Picture
from pentarchy.kernel.errors import GameOver, IllegalAction, PentarchyError
from pentarchy.kernel.game import NUMBER, SEAT, Game, Refusal, Result, Tie, dump, restore
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.preview import Lookout, Preview, Price
from pentarchy.kernel.rows import Observer, Rows, observe
from pentarchy.kernel.text import LANGUAGES, Text
from pentarchy.kernel.wishes import Chain


class Action(str):
    """An action as a value: its stable text. `verb` and `args` are its words."""

    __slots__ = ()

    @property
    def verb(self) -> str:
        return self.split(" ", 1)[0]

    @property
    def args(self) -> tuple[str, ...]:
        return tuple(self.split(" ")[1:])

    def __repr__(self) -> str:
        return f"Action({str.__repr__(self)})"


class Face:
    """A game at one moment, to be asked."""

    def __init__(
        self, rules: Game, components: Any, names: Sequence[str], position: Position, box: object = None
    ) -> None:
        """`box` tells components apart as a value: the data and options they are made of."""
        self.game = rules
        self.box = box
        self.pens: dict[str, Pen] = {}
        """By language. Copies share them: most of what they draw is the same."""
        self.texts: dict[str, Text] = {}
        self.components = components
        self.codec: Codec = components.codec
        self.names = tuple(names)
        self.position = position

    def rename(self, names: Sequence[str]) -> None:
        """The seats are called so from now on, also in what has happened already."""
        self.names, self.pens = tuple(names), {}

    # -- facts ---------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Seats that owe a decision now; empty when the game is over."""
        bits = self.position.to_act()
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    @property
    def over(self) -> bool:
        return self.position.over != 0

    @property
    def result(self) -> Result | None:
        """Scores, ranking, winners, reason and breakdown of a finished game; None before."""
        return self.game.result(self.position) if self.over else None

    @property
    def ties(self) -> list[Tie]:
        """What decides between equal points at the end of a finished game."""
        return self.game.ties(self.position) if self.over else []

    def legal(self, seat: int) -> list[Action]:
        """What this seat may answer now, in a fixed order."""
        self.check_seat(seat)
        return [Action(self.codec.text(action)) for action in self.position.legal(seat)]

    def numbers(self, seat: int) -> list[int]:
        """The same as numbers of the codec; the list is shared and must not be changed."""
        return self.position.legal(seat)

    @property
    def next_seat(self) -> int:
        """The seat to be asked next; in a simultaneous choice the first that still owes an answer. After the end there
        is none: `GameOver`."""
        if self.over:
            raise GameOver("The game is over; nobody is asked any more.")
        return first_open(self.position)

    @property
    def turn(self) -> tuple[int, int] | None:
        """Whose turn it is, with a number that no two turns of a seat share; None between turns."""
        return self.game.turn_of(self.position)

    @property
    def asked(self) -> str:
        """Name of the question that is put now; empty after the end."""
        return self.game.asked(self.position)

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """Whom the question is put to. In a simultaneous choice all of them: who has answered is secret."""
        p = self.position
        bits = p.lane_seats if p.actor == LANES else p.to_act()
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    @property
    def secret_choice(self) -> int | None:
        """Which simultaneous choice is open: its answers are secret until all have answered. None while none is."""
        return self.position.points if self.position.actor == LANES else None

    @property
    def secret_answers(self) -> int:
        """How many answers to the open simultaneous choice lie hidden."""
        return sum(len(lane) for lane in self.position.lanes) if self.position.actor == LANES else 0

    @property
    def questions(self) -> list[str]:
        """Names of the decisions of this game, by their kind of frame."""
        return [decision.name for decision in self.position.decisions]

    def facts(self) -> list[dict[str, str]]:
        """What tells the seats apart in statistics, such as faction or nation."""
        return self.game.facts(self.position, self.components)

    def faults(self) -> list[str]:
        """Violated invariants; empty if all is well."""
        return self.game.check(self.position)

    def why_not(self, seat: int, action: str) -> Refusal | None:
        """Why this action is not allowed now, or None where it is.

        Examples:
            >>> from pentarchy import new
            >>> match = new("eight_minute_empire", players=2, seed=42)
            >>> refusal = match.why_not(0, "found c4")
            >>> refusal.rule, refusal.text("en")
            ('EME-22', 'Something else is asked of you now.')
        """
        return self.refusal(self.check_seat(seat), self.codec.parse(action))

    def refusal(self, seat: int, number: int) -> Refusal | None:
        """The same for an action given by its number."""
        refused = self.game.refuse(self.position, seat, number)
        return self.game.refusal(refused) if refused else None

    def check_seat(self, seat: object) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.players:
            raise PentarchyError(f"Seat {seat!r}: this match has seats 0 to {self.players - 1}.")
        return seat

    def _viewer(self, seat: int | None) -> int:
        return -1 if seat is None else self.check_seat(seat)

    # -- what a viewer may know --------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that this seat (None: a spectator) may know, as plain data."""
        return self.game.view(self.position, self._viewer(seat), self.components)

    def standing(self) -> list[int]:
        """Points of each seat so far, by public knowledge."""
        return self.game.standing(self.position)

    def observe(self, observer: Observer, seat: int, to: Rows, row: int = 0) -> None:
        """Write what this seat may know into a row of numbers."""
        observe(observer, self.position, seat, to, row)

    def preview(self, seat: int, action: str) -> Preview:
        """What this answer certainly brings, as far as the seat may know: equal in every redealt world."""
        self.check_seat(seat)
        if self.over:
            raise GameOver("The game is over; nothing more can be played.")
        number = self.codec.parse(action)
        refused = self.game.refuse(self.position, seat, number)
        if refused:
            raise IllegalAction(self.game.refusal(refused))
        return self.lookout(seat).preview(number)

    def previews(self, seat: int) -> list[Preview]:
        """The same for everything that this seat may answer now, in the order of `legal`."""
        self.check_seat(seat)
        numbers = self.numbers(seat)
        if not numbers:
            return []
        lookout = self.lookout(seat)
        return [lookout.preview(number) for number in numbers]

    def lookout(self, seat: int) -> Lookout:
        """For who wants the previews of some answers to the present question, given by their numbers."""
        return Lookout(self.game, self.components, self.position, seat, self._thing)

    def prices(self, seat: int) -> list[Price]:
        """The price card of a seat: what everything costs it now, with all that is in force counted in."""
        found = self.game.prices(self.position, self.check_seat(seat), self.components)
        return [replace(price, name=self._thing, words=self.game.text) for price in found]

    # -- fewer answers ---------------------------------------------------------------------------------------------

    def wished(self, seat: int, wanted: Mapping[str, bool] | None = None) -> int | None:
        """The number of what the wishes of a seat answer now, if they do; `wanted` says which are in force, by name."""
        found = wishes.answer(self.position, seat, self.game.wishes, wanted or {}, self.codec)
        return None if found == wishes.NONE else found

    def chains(self, seat: int, lookout: Lookout | None = None) -> list[Chain]:
        """Answers that this seat can give together now. Who has a lookout already lends its world."""
        if self.over or self.position.actor != seat:
            return []
        return self.game.chains(self._first_world(seat, lookout), seat, self.components)

    def _first_world(self, seat: int, lookout: Lookout | None) -> Position:
        return self.world(seat, 0) if lookout is None else lookout.world

    def spare(self, seat: int) -> frozenset[int]:
        """Legal answers that need not be offered to this seat: they stand in the list of all."""
        return frozenset(self.game.spare(self.position, seat, self.components))

    def describe_chain(
        self, seat: int, actions: Sequence[int], lang: str = "en", lookout: Lookout | None = None
    ) -> str:
        """Answers given together, as a person would say them: in words of the game's own for this question, what is
        done several times, or the last of them."""
        text = self.game.text(lang)
        if text.has(f"chain-{self.asked}"):
            return text(f"chain-{self.asked}", n=len(actions))
        world = self._first_world(seat, lookout)
        if len(set(actions)) == 1:
            return f"{self.board(world).sayings(actions[0], lang)[0]} × {len(actions)}"
        world = world.clone()
        for action in actions[:-1]:
            world.apply(seat, action)
        return self.board(world).sayings(actions[-1], lang)[0]

    # -- bare positions, for those who think ahead -----------------------------------------------------------------

    def loose(self) -> Position:
        """The position itself, as a copy: for a bot whose match is its own, dealt again for its seat."""
        return self.position.clone()

    def world(self, seat: int, seed: int) -> Position:
        """A position that this seat cannot tell from the true one, everything else dealt again."""
        return self.game.redeal(self.position, seat, seed)

    def board(self, position: Position | None = None) -> Board:
        """This moment by itself, without a past (or another position of the same game)."""
        bare = self.position.clone() if position is None else position
        board = Board(self.game, self.components, self.names, bare, self.box)
        board.pens, board.texts = self.pens, self.texts
        return board

    # -- words and pictures ----------------------------------------------------------------------------------------

    def text(self, lang: str) -> Text:
        text = self.texts.get(lang)
        if text is None:
            _check_lang(lang)
            text = self.texts[lang] = self.game.text(lang)
        return text

    def describe(self, action: str, lang: str = "en") -> str:
        """The action as a person would say it now.

        Examples:
            >>> from pentarchy import new
            >>> match = new("eight_minute_empire", players=2, seed=42)
            >>> match.describe("bid 2", lang="ru")
            'Поставить 2 монеты'
        """
        return self.sayings(self.codec.parse(action), lang)[0]

    def verb(self, action: str, lang: str = "en") -> str:
        """What an action does in a word, to stand on the thing it is about; empty where its text has no `.verb`."""
        return self.sayings(self.codec.parse(action), lang)[1]

    def sayings(self, number: int, lang: str) -> tuple[str, str]:
        """Both, of an action given by its number."""
        word, text = self.codec.word(number), self.text(lang)
        given = self._read_arguments(self.game.action_arguments(self.position, number, self.components), lang)
        named: dict[str, Any] = {}
        for name, domain, _, token in word.arguments:
            domain, token = self.game.named_as(self.position, domain, token, self.components)
            named.update(self._named(name, domain, token, lang))
        key = f"action-{word.verb}"
        return text(key, **(given | named)), text.attribute(key, "verb", **given) or ""

    def name(self, domain: str, token: str, lang: str = "en") -> str:
        """The name of a component as it lies now (or of a player, for the domain "seat")."""
        domain, token = self.game.named_as(self.position, domain, token, self.components)
        return str(self._named("name", domain, token, lang)["name"])

    def _read_arguments(self, given: dict[str, Any], lang: str) -> dict[str, Any]:
        """Arguments of a text as its game gives them: see `Game.action_arguments`."""
        arguments: dict[str, Any] = {}
        for name, value in given.items():
            if isinstance(value, tuple):
                domain, token = value
                arguments |= self._named(name, domain, token, lang)
            else:
                arguments[name] = value(self.text(lang)) if callable(value) else value
        return arguments

    def _thing(self, domain: str, token: str, lang: str) -> str:
        """The plain name of a component or player."""
        return str(self._named("name", domain, token, lang)["name"])

    def _named(self, name: str, domain: str, token: str, lang: str) -> dict[str, Any]:
        """An argument of a text: a number, a player's name, or a component's name with its case forms."""
        if domain == SEAT:
            return {name: self.names[int(token)] if int(token) < self.players else self.text(lang)("nobody")}
        if domain == NUMBER or self.codec.domain(domain).numeric:
            return {name: int(token)}
        forms = self.game.name_forms(domain, token, self.text(lang), self.components)
        return {f"{name}_{form}" if form else name: value for form, value in forms.items()}

    def prompt(self, seat: int | None = None, lang: str = "en") -> str:
        """One line: what this viewer must do, or for whom we wait."""
        viewer, p, text = self._viewer(seat), self.position, self.text(lang)
        if p.over:
            return text("prompt-over")
        mine = viewer >= 0 and bool(p.to_act() >> viewer & 1)
        if p.actor == LANES and not mine:
            return text("prompt-lanes-wait")
        asked, arguments = self.game.asked(p), self._prompt_arguments(viewer, lang)
        if mine:
            return text(f"prompt-{asked}", **arguments)
        return text(f"prompt-{asked}-other", who=self.names[p.actor], **arguments)

    def prompt_detail(self, seat: int, lang: str = "en") -> str:
        """What else there is to say to a seat that is asked; often nothing."""
        asked, arguments = self.game.asked(self.position), self._prompt_arguments(seat, lang)
        return self.text(lang).attribute(f"prompt-{asked}", "detail", **arguments) or ""

    def _prompt_arguments(self, viewer: int, lang: str) -> dict[str, Any]:
        return self._read_arguments(self.game.prompt_arguments(self.position, viewer, self.components), lang)

    def picture(self, seat: int | None = None, lang: str = "en") -> Picture:
        pen = self.pen(lang)
        return pen.settled(self.game.picture(self.view(seat), pen))

    def pen(self, lang: str) -> Pen:
        """What this match is drawn with: it remembers what it has drawn."""
        pen = self.pens.get(lang)
        if pen is None:
            pen = self.pens[lang] = Pen(self.text(lang), self.names, self.components, (self.game.id, self.box))
        return pen

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as a picture, the same that the web shows."""
        return self.picture(seat, lang).svg()

    def _repr_svg_(self) -> str:
        return self.svg(None)


class Board(Face):
    """A game without a past: a step keeps nothing and tells nothing, and a copy copies the position only."""

    def apply(self, seat: int, number: int) -> None:
        """Carry out a legal action given by its number."""
        self.position.apply(seat, number)

    @property
    def draws(self) -> int:
        """How many random numbers were drawn so far."""
        return self.position.draws

    def draw_from(self, seed: int) -> None:
        """Random numbers come from another source from now on; what lies is left as it lies."""
        self.position.key = chance.make_key(self.game.id, seed)

    def clone(self) -> Board:
        """An independent copy."""
        return self.board()

    def __copy__(self) -> Board:
        return self.board()

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return self.board()

    def saved(self) -> dict[str, Any]:
        """The position as plain data; `restored` gives it back."""
        return dump(self.position)

    def restored(self, saved: dict[str, Any]) -> Board:
        """A board of the same game with what was saved."""
        position = self.game.blank(self.components, self.players)
        restore(position, saved)
        return self.board(position)


def _check_lang(lang: str) -> None:
    if lang not in LANGUAGES:
        raise PentarchyError(f"Language {lang!r}: choose one of {', '.join(LANGUAGES)}.")
