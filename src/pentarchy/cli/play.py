"""Play in the terminal: alone against bots, or several people at one screen.

Works in a terminal of 80 columns and over a plain pipe. Type `help` in the game for its commands.
"""

from __future__ import annotations

import argparse
import json
import logging
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from pentarchy import bots
from pentarchy.cli import common
from pentarchy.kernel.errors import InvalidAction, PentarchyError, RecordError
from pentarchy.kernel.preview import Lookout
from pentarchy.kernel.text import text_of
from pentarchy.match import Action, Match, from_state, new
from pentarchy.table.chronicle import gathered, pieces
from pentarchy.table.outcome import headline, tie
from pentarchy.table.words import bot_name

EXAMPLES = [
    "pentarchy play eight_minute_empire --seats human,greedy,random",
    "pentarchy play eight_minute_empire --seats human,human --option board=five_continents --lang ru",
]
HUMAN = "human"
TEXTS = Path(__file__).parent / "text"
LIST_LIMIT = 14
"""Longer lists are shown in two steps: first the beginning of the action, then the rest."""
LOG_LINES = 12
"""What happened meanwhile is told in so many lines at most."""
LOG_WHOLE = 40
SHORT = 12
"""Columns of so short cells hold numbers and names; longer ones hold sentences, which begin at the left."""
FINAL = "†"
"""Stands behind an answer that cannot be taken back."""


def configure(parser: argparse.ArgumentParser) -> None:
    common.add_game(parser)
    parser.add_argument(
        "--seats", type=common.seats, metavar="S,S,…", help="human or a bot for each seat (default: human and a bot)"
    )
    parser.add_argument("--seed", type=common.seed, metavar="S", help="deal of the game (default: random)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game saved by `save FILE`")
    common.add_match(parser)
    common.add_lang(parser)


def run(args: argparse.Namespace) -> int:
    logging.getLogger("pentarchy.bots").addHandler(logging.NullHandler())  # a bot that fails: said at the table
    rules = common.find_game(args.game)
    seats = args.seats or (HUMAN, *["greedy"] * (rules.min_players - 1))
    if args.resume:
        match, seats = _resume(args.resume, args.seats)
        if match.game.id != rules.id:
            raise PentarchyError(f"{args.resume} is a game of {match.game.id}.")
    else:
        names = _names(seats, args.lang)
        match = new(rules.id, names, args.seed, dict(args.option), args.data)
    return Session(match, seats, args.lang).run()


def _names(seats: Sequence[str], lang: str) -> list[str]:
    """Names that tell people and bots apart."""
    say = text_of(lang, TEXTS)
    return [
        f"{say('play-player')} {n}" if seat == HUMAN else say("play-bot", number=n, kind=bot_name(seat, lang))
        for n, seat in enumerate(seats, 1)
    ]


def _resume(path: Path, seats: tuple[str, ...] | None) -> tuple[Match, tuple[str, ...]]:
    try:
        doc = json.loads(path.read_text(encoding="utf-8"))
        saved, state = doc["seats"], doc["state"]
    except OSError as error:
        raise PentarchyError(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise RecordError(f"{path} is not a saved game, or it is cut off.") from None
    return from_state(state), seats or tuple(saved)


class Quit(Exception):
    """The person leaves."""


class Session:
    """One game at one terminal."""

    def __init__(self, match: Match, seats: Sequence[str], lang: str) -> None:
        if len(seats) != match.players:
            raise PentarchyError(f"This game has {match.players} seats; --seats names {len(seats)}.")
        self.match = match
        self.seats = tuple(seats)
        self.lang = lang
        self.say = text_of(lang, TEXTS)
        self.console = Console(highlight=False, soft_wrap=False)
        self.bots = {k: bots.make(seat, seed=k) for k, seat in enumerate(seats) if seat != HUMAN}
        self.people = [k for k, seat in enumerate(seats) if seat == HUMAN]
        self.at_screen = self.people[0] if len(self.people) == 1 else -1
        """The person who looks at the screen now; -1: it has to be handed over first."""
        self.told = 0
        """Events already shown."""
        self.wanted: list[dict[str, bool]] = [{} for _ in range(match.players)]
        """What each seat has said about its wishes, by their names."""
        self.deeds: list[int] = []
        """How many steps there were before each answer of a person: what wishes answer to it is taken back with it."""
        self.everything = False
        """Are answers shown that hardly anybody gives?"""

    def run(self) -> int:
        title = self.match.game.info.title(self.lang)
        self.console.print(self.say("play-hello", title=title), soft_wrap=True)
        try:
            while not self.match.over:
                self._next()
        except Quit:
            self.console.print(self.say("play-bye"))
            return 0
        self._tell_news(None if len(self.people) != 1 else self.people[0])
        self._show_result()
        return 0

    def _next(self) -> None:
        """Bots first, then the people who owe an answer, one after the other."""
        for seat in self.match.to_act:
            if seat in self.bots:
                redealt = self.match.redeal(seat, self.match.steps)
                self.match.play(seat, self._ask_bot(seat, redealt))
                return
        seat = self.match.to_act[0]
        wished = self.match.wished(seat, self.wanted[seat])
        if wished is None:
            self._ask(seat)
        else:
            self.match.play(seat, self.match.codec.text(wished))

    def _ask_bot(self, seat: int, redealt: Match) -> str:
        bot = self.bots[seat]
        failed = bot.failed
        action = bot.choose(redealt, seat)
        if bot.failed != failed:
            self.console.print(_plain(self.say("play-bot-failed", bot=bot.spec, why=bot.failed)), soft_wrap=True)
        return action

    # -- a person's decision ---------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        if self.at_screen != seat:
            self._hand_over(seat)
        self._tell_news(seat)
        self._show_table(seat)
        self.console.print()
        self.console.print(f"[bold]{_plain(self.match.prompt(seat, self.lang))}[/bold]", soft_wrap=True)
        if detail := self.match.prompt_detail(seat, self.lang):
            self.console.print(_plain(detail), soft_wrap=True)
        for number, action in enumerate(self._choose(seat, self._offered(seat), None) or ()):
            if number == 0:
                self.deeds.append(self.match.steps)
            self.match.play(seat, action)
        self.everything = False

    def _offered(self, seat: int) -> list[Answer]:
        """What may be answered: singly, or several together."""
        text, spare = self.match.codec.text, self.match.spare(seat)
        numbers = self.match.numbers(seat)
        usual = [number for number in numbers if self.everything or number not in spare] or numbers
        chains = [tuple(Action(text(number)) for number in chain.actions) for chain in self.match.chains(seat)]
        return [*((Action(text(number)),) for number in usual), *chains]

    def _hand_over(self, seat: int) -> None:
        """Hide what the last person saw before the next one looks."""
        self.console.clear()
        self._read(self.say("play-hand-over", who=self.match.names[seat]) + " ")
        self.console.clear()
        self.at_screen = seat
        self.told = max(0, self.told)

    def _choose(self, seat: int, options: list[Answer], opened: str | None) -> Answer | None:
        """Ask until there is an answer; None if the table has changed (undo) or is to be shown again."""
        groups = _groups(options) if len(options) > LIST_LIMIT else None
        shown = self._show_groups(seat, groups) if groups else self._show_options(seat, options, opened is not None)
        while True:
            typed = self._read(self.say("play-ask", who=self.match.names[seat]) + " ").strip()
            if not typed:
                continue
            if typed.isdecimal() and 1 <= int(typed) <= shown:
                if groups:
                    inner = self._choose(seat, list(groups.values())[int(typed) - 1], typed)
                    if inner != BACK:
                        return inner
                    shown = self._show_groups(seat, groups)
                    continue
                return options[int(typed) - 1]
            if opened is not None and typed in ("0", self.say("play-back"), "back"):
                return BACK
            done, answer = self._command(seat, typed)
            if done:
                return answer

    def _command(self, seat: int, typed: str) -> tuple[bool, Answer | None]:
        """A typed word: an action, or one of the commands. Done: leave the question."""
        word, _, rest = typed.partition(" ")
        match word.lower():
            case "quit" | "exit":
                raise Quit
            case "undo":
                return self._undo(seat), None
            case "wishes":
                return self._wishes(seat, rest.strip()), None
            case "all":
                self.everything = True
                return True, None
            case _:
                return self._told(seat, word.lower(), rest.strip()) or self._typed_action(seat, typed)

    def _told(self, seat: int, word: str, rest: str) -> tuple[bool, Answer | None] | None:
        """A command that only tells something; None if it is none of these."""
        match word:
            case "why":
                self._why(seat, rest)
            case "rules":
                self._rule(rest.upper())
            case "prices":
                self._prices(seat)
            case "log":
                self._log(seat)
            case "save":
                self._save(rest or f"{self.match.game.id}.save.json")
            case "help":
                self.console.print(self.say("play-help", example=str(self.match.legal(seat)[0])), soft_wrap=True)
            case _:
                return None
        return False, None

    def _wishes(self, seat: int, number: str) -> bool:
        """What the table answers for this seat; a number switches one on or off. True if that was done."""
        wishes, wanted, text = self.match.game.wishes, self.wanted[seat], self.match.text(self.lang)
        switched = number.isdecimal() and 1 <= int(number) <= len(wishes)
        if switched:
            wish = wishes[int(number) - 1]
            wanted[wish.name] = not wanted.get(wish.name, wish.default)
        self.console.print(f"[bold]{self.say('play-wishes' if wishes else 'play-wishes-none')}[/bold]", soft_wrap=True)
        for k, wish in enumerate(wishes, 1):
            on = self.say("play-wish-on" if wanted.get(wish.name, wish.default) else "play-wish-off")
            self.console.print(f"{k:3}  {_plain(text(f'wish-{wish.name}'))}: {on}", soft_wrap=True)
        return switched

    def _typed_action(self, seat: int, typed: str) -> tuple[bool, Answer | None]:
        try:
            refusal = self.match.why_not(seat, typed)
        except InvalidAction:
            self.console.print(self.say("play-unknown", word=typed), soft_wrap=True)
            return False, None
        if refusal is not None:
            self.console.print(f"{refusal.text(self.lang)} ({refusal.rule})", soft_wrap=True)
            return False, None
        return True, (Action(self.match.codec.text(self.match.codec.parse(typed))),)

    def _undo(self, seat: int) -> bool:
        """The last answer, with what was given with it and what wishes answered to it."""
        try:
            self.match.undo(seat)
        except PentarchyError as error:
            text = getattr(error, "text", None)
            self.console.print(text(self.lang) if text else str(error), soft_wrap=True)
            return False
        first = self.deeds.pop() if self.deeds else self.match.steps
        while self.match.steps > first and self.match.can_undo(seat):
            self.match.undo(seat)
        self.told = min(self.told, self.match.event_count)
        self.console.print(self.say("play-undone"))
        return True

    def _why(self, seat: int, action: str) -> None:
        try:
            refusal = self.match.why_not(seat, action)
        except InvalidAction as error:
            self.console.print(str(error), soft_wrap=True)
            return
        said = self.say("play-why-legal") if refusal is None else f"{refusal.text(self.lang)} ({refusal.rule})"
        self.console.print(said, soft_wrap=True)

    def _rule(self, rule: str) -> None:
        text = self.match.game.rulebook(self.lang).rules.get(rule)
        missing = self.say("play-no-rule", id=rule or "?", game=self.match.game.id)
        self.console.print(missing if text is None else f"{rule}: {_plain(text)}", soft_wrap=True)

    def _log(self, seat: int) -> None:
        lines = [line for line, _ in gathered(self.match, self.lang, pieces(self.match, seat, self.lang))]
        self.console.print(f"[bold]{self.say('play-log' if lines else 'play-log-empty')}[/bold]")
        self._left_out(len(lines) - LOG_WHOLE)
        turn = -1
        for line in lines[-LOG_WHOLE:]:
            if line.turn not in (turn, -1):
                self.console.print(f"[bold]{_plain(self.match.names[line.turn])}[/bold]", soft_wrap=True)
            turn = line.turn
            self.console.print(f"  {_plain(line.text)}", soft_wrap=True)

    def _left_out(self, lines: int) -> None:
        """Nothing is cut off without a mark."""
        if lines > 0:
            self.console.print(f"[dim]{self.say('play-log-more', n=lines)}[/dim]", soft_wrap=True)

    def _save(self, file: str) -> None:
        doc = {"seats": list(self.seats), "state": self.match.state()}
        try:
            Path(file).write_text(json.dumps(doc, ensure_ascii=False), encoding="utf-8")
        except OSError as error:
            self.console.print(self.say("play-cannot-save", file=file, why=str(error.strerror)), soft_wrap=True)
            return
        self.console.print(self.say("play-saved", file=file, game=self.match.game.id), soft_wrap=True)

    def _read(self, question: str) -> str:
        try:
            return self.console.input(_plain(question))
        except EOFError:
            raise Quit from None

    # -- what is shown ---------------------------------------------------------------------------------------

    def _tell_news(self, viewer: int | None) -> None:
        """What happened since this screen was last shown."""
        found = gathered(self.match, self.lang, pieces(self.match, viewer, self.lang))
        lines = [line.text for line, last in found if last >= self.told]
        self.told = self.match.event_count
        self._left_out(len(lines) - LOG_LINES)
        for line in lines[-LOG_LINES:]:
            self.console.print(f"[dim]· {_plain(line)}[/dim]", soft_wrap=True)

    def _show_table(self, seat: int) -> None:
        match = self.match
        sheets = match.game.sheets(match.view(seat), match.text(self.lang), match.names, match.components)
        for sheet in sheets:
            table = Table(title=_plain(sheet.title), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
            for k, head in enumerate(sheet.head):
                counts = k > 0 and all(len(row[k]) <= SHORT for row in sheet.rows)
                table.add_column(_plain(head), justify="right" if counts else "left", overflow="fold")
            for row in sheet.rows:
                table.add_row(*(_plain(cell) for cell in row))
            self.console.print(table)
        if not sheets:
            self._show_standing()

    def _show_standing(self) -> None:
        rows = zip(self.match.names, self.match.standing(), strict=True)
        self.console.print(" · ".join(f"{_plain(name)} {points}" for name, points in rows), soft_wrap=True)

    def _show_options(self, seat: int, options: list[Answer], nested: bool) -> int:
        """Each answer with what it costs and brings beside it."""
        lookout = self.match.lookout(seat)
        for number, answer in enumerate(options, 1):
            self.console.print(f"{number:3}  {_plain(self._option(answer, lookout))}", soft_wrap=True)
        if not self.everything and self.match.spare(seat):
            self.console.print(f"[dim]{self.say('play-all')}[/dim]", soft_wrap=True)
        if nested:
            self.console.print(f"  0  {self.say('play-back')}")
        return len(options)

    def _option(self, answer: Answer, lookout: Lookout) -> str:
        numbers = [self.match.codec.parse(action) for action in answer]
        preview = lookout.preview(*numbers)
        beside = preview.beside(self.lang)
        mark = f" {FINAL}" if not preview.can_undo else ""
        if len(numbers) == 1:
            said = self.match.describe(answer[0], self.lang)
        else:
            said = self.match.describe_chain(lookout.seat, numbers, self.lang)
        return f"{said}  ·  {beside}{mark}" if beside else f"{said}{mark}"

    def _prices(self, seat: int) -> None:
        """What everything costs this seat now."""
        self.console.print(f"[bold]{self.say('play-prices')}[/bold]")
        for price in self.match.prices(seat):
            self.console.print(f"  {_plain(price.text(self.lang))}", soft_wrap=True)

    def _show_groups(self, seat: int, groups: dict[str, list[Answer]]) -> int:
        lookout = self.match.lookout(seat)
        for number, members in enumerate(groups.values(), 1):
            if len(members) == 1:
                said = _plain(self._option(members[0], lookout))
            else:
                said = f"{_plain(self._group_name(members[0]))} {self.say('play-more', n=len(members))}"
            self.console.print(f"{number:3}  {said}", soft_wrap=True)
        return len(groups)

    def _group_name(self, answer: Answer) -> str:
        """What the answers of a group have in common: the name of the first thing they touch."""
        word = self.match.codec.word(self.match.codec.parse(answer[-1]))
        _, domain, _, token = word.arguments[0]
        return self.match.name(domain, token, self.lang)

    def _show_result(self) -> None:
        result = self.match.result
        assert result is not None
        text = self.match.text(self.lang)
        self.console.print()
        self.console.print(self.say("play-over", reason=text(f"end-{result.reason}")), soft_wrap=True)
        parts = list(result.breakdown[0])
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(self.say("play-player"))
        for part in parts:
            table.add_column(_plain(text(f"score-{part}")), justify="right", overflow="fold")
        table.add_column(self.say("play-score"), justify="right")
        for seat in [seat for place in result.ranking for seat in place]:
            cells = [str(result.breakdown[seat].get(part, 0)) for part in parts]
            table.add_row(_plain(self.match.names[seat]), *cells, str(result.scores[seat]))
        self.console.print(table)
        decided = tie(self.match, self.lang)
        self.console.print(_plain(headline(self.match, self.lang)), soft_wrap=True)
        if decided:
            self.console.print(_plain(decided["say"]), soft_wrap=True)


Answer = tuple[Action, ...]
"""One action, or several that are given together."""
BACK: Answer = ()
"""The person went back from a group to the whole list."""


def _groups(options: list[Answer]) -> dict[str, list[Answer]]:
    """Answers by verb and first argument of what they end with."""
    groups: dict[str, list[Answer]] = {}
    for answer in options:
        groups.setdefault(" ".join([answer[-1].verb, *answer[-1].args[:1]]), []).append(answer)
    return groups


def _plain(text: str) -> str:
    """Square brackets in names must not be read as markup."""
    return str(text).replace("[", "\\[")
