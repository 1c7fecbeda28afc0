"""Looks for positions in which a good player's answer is known, and writes them down.

    python -m tests.bots.find_good_moves [GAME …]
    python -m tests.bots.find_good_moves --count docs/bots.md

The second counts how many of them each level finds, and writes the table between its two lines in that file.

Each kind is a fact that people tell beginners of the game, with a test of when it applies and which answers follow it.
A position is kept as a deal and the answers so far, so it stays readable and can be replayed by anybody.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pentarchy
from pentarchy import bots
from pentarchy.match import Match
from pentarchy.registry import game

FOLDER = Path(__file__).parent / "good_moves"
EACH = 4
"""Positions of one kind, more where a game has few kinds."""
WANTED = 12
"""Positions of a game, about."""

Good = Callable[[Match, int, list[str]], list[str]]


def starting(*verbs: str) -> Good:
    return lambda match, seat, legal: [action for action in legal if action.split(" ")[0] in verbs]


def but(*verbs: str) -> Good:
    return lambda match, seat, legal: [action for action in legal if action.split(" ")[0] not in verbs]


def when(asked: str, good: Good) -> Good:
    return lambda match, seat, legal: good(match, seat, legal) if match.asked == asked else []


def lead(match: Match, seat: int) -> int:
    points = match.game.standing(match.position)
    return points[seat] - max(points[other] for other in range(match.players) if other != seat)


def most_points(match: Match, seat: int, legal: list[str]) -> list[str]:
    """The answers after which the seat is furthest ahead by points on the table."""
    after = {}
    for action in legal:
        copy = match.clone()
        copy.play(seat, action)
        after[action] = lead(copy, seat)
    best = max(after.values())
    return [action for action in legal if after[action] == best] if best > lead(match, seat) else []


# -- Eight-Minute Empire -----------------------------------------------------------------------------------------------


def small_bids(match: Match, seat: int, legal: list[str]) -> list[str]:
    return [action for action in legal if int(action.split(" ")[1]) <= 3]


def last_step(match: Match, seat: int, legal: list[str]) -> list[str]:
    return most_points(match, seat, legal) if match.position.stack[10] == 1 else []


def last_card(match: Match, seat: int, legal: list[str]) -> list[str]:
    """The very last decision of the game: the answers that win, where others do not."""
    won = []
    for action in legal:
        copy = match.clone()
        copy.play(seat, action)
        if not copy.over or copy.result is None:
            return []
        won += [action] if copy.result.winners == [seat] else []
    return won


# -- Founders ----------------------------------------------------------------------------------------------------------


def best_prize(match: Match, seat: int, legal: list[str]) -> list[str]:
    points = {str(tile["id"]): int(tile.get("points", 0)) for tile in match.data["tiles"]["tiles"]}
    worth = {action: points.get(action.split(" ")[-1], 0) for action in legal if action.startswith("attach ")}
    best = max(worth.values(), default=0)
    return [action for action, value in worth.items() if value == best] if best >= 2 else []


# -- Inca Empire -------------------------------------------------------------------------------------------------------


def sun_cards(match: Match, seat: int, legal: list[str]) -> list[str]:
    """Bad Sun cards between the others, good ones between me and a neighbour."""
    mine = match.facts()[seat]["suyu"]
    bad = {card["id"] for card in match.data["sun_cards"]["cards"] if card["tone"] == "harmful"}

    def good(action: str) -> bool:
        _, card, sector = action.split(" ")
        return (card in bad) != (mine in sector.split("_"))

    return [action for action in legal if good(action)]


def roads_first(match: Match, seat: int, legal: list[str]) -> list[str]:
    """Roads are begun and another free one can be built: an improvement now would end them."""
    from pentarchy.games.inca_empire.numbers import TURN_ROADS_LEFT, TURN_STATE
    from pentarchy.games.inca_empire.position import ROADS, ROADS_CLOSED

    state = match.position.stack[TURN_STATE]
    if not state & ROADS or state & ROADS_CLOSED or match.position.stack[TURN_ROADS_LEFT] < 1:
        return []
    roads = starting("road", "wild")(match, seat, legal)
    return roads if 3 * len(roads) <= 2 * len(legal) else []  # else a blind answer would be as good


# -- Scythe ------------------------------------------------------------------------------------------------------------


def both_actions(match: Match, seat: int, legal: list[str]) -> list[str]:
    """Sections whose bottom action can be paid for now and places something."""
    from pentarchy.games.scythe.decisions.payment import can_pay_bottom
    from pentarchy.games.scythe.judgement import _has_site, _useful
    from pentarchy.games.scythe.position import BOTTOMS

    p = match.position
    names = ("move", "bolster", "trade", "produce")
    good = []
    for action in legal:
        section = action.split(" ")[-1]
        if not action.startswith("section ") or section not in names:
            continue
        bottom = p.bottom_below(seat, names.index(section))
        if bottom >= BOTTOMS or not can_pay_bottom(p, seat, bottom):
            continue
        if _useful(p, seat, bottom) and _has_site(p, seat, bottom):
            good.append(action)
    return good


def largest_gain(match: Match, seat: int, legal: list[str]) -> list[str]:
    gains = [action for action in legal if action.startswith("gain ")]
    most = max((int(action.split(" ")[2]) for action in gains), default=0)
    kinds = {action.split(" ")[1] for action in gains}
    if len(gains) != len(legal) or len(kinds) != 1 or kinds & {"combat_cards"}:
        return []
    return [action for action in gains if int(action.split(" ")[2]) == most]


def bottom_now(match: Match, seat: int, legal: list[str]) -> list[str]:
    return ["act bottom"] if "act bottom" in legal and "end" in legal and match.asked == "turn" else []


# -- Imperium ----------------------------------------------------------------------------------------------------------


def early(match: Match, seat: int, legal: list[str]) -> list[str]:
    """In the first two rounds the hand is full of cards that grow: play them."""
    return ["activate"] if "activate" in legal and match.steps < 40 else []


def no_unrest(match: Match, seat: int, legal: list[str]) -> list[str]:
    from pentarchy.games.imperium.box import S_UNREST
    from pentarchy.games.imperium.position import HAND

    p = match.position
    if "revolt" not in legal or any(p.box.suits[card] & S_UNREST for card in p.area(seat, HAND)):
        return []
    return [action for action in legal if action != "revolt"]


def cards_to_play(match: Match, seat: int, legal: list[str]) -> list[str]:
    return but("done")(match, seat, legal) if any(action.startswith("play ") for action in legal) else []


def plays(match: Match, wanted: Callable[[dict[str, Any]], bool]) -> set[str]:
    """The answers that play a card of this kind."""
    return {f"play {card['id']}" for card in match.data["cards"]["cards"] if wanted(card)}


def glories(match: Match) -> set[str]:
    return plays(match, lambda card: card.get("name") == "Glory")


def regions(match: Match) -> set[str]:
    return plays(match, lambda card: "region" in card.get("suits", ()))


def regions_in_play(match: Match, seat: int) -> int:
    from pentarchy.games.imperium.box import PINNED, S_REGION
    from pentarchy.games.imperium.position import PLAY

    p = match.position
    return sum(p.box.header[card] == PINNED and p.box.suits[card] & S_REGION > 0 for card in p.area(seat, PLAY))


def prosperity_last(match: Match, seat: int, legal: list[str]) -> list[str]:
    """A region and Prosperity can both be played in this turn."""
    prosperity = plays(match, lambda card: card.get("name") == "Prosperity")
    if match.position.actions[seat] < 2 or not prosperity & set(legal) or not regions(match) & set(legal):
        return []
    return [action for action in legal if action != "done" and action not in prosperity]


def glory_now(match: Match, seat: int, legal: list[str]) -> list[str]:
    """The last action of the turn, three regions in play and Glory in hand."""
    if match.position.actions[seat] != 1 or regions_in_play(match, seat) < 3:
        return []
    return sorted(glories(match) & set(legal))


def glory_in_hand(match: Match, seat: int, legal: list[str]) -> list[str]:
    """Three regions in play and Glory in hand: a turn for playing cards, not for throwing the hand away."""
    if regions_in_play(match, seat) < 3 or not glories(match) & hand(match, seat):
        return []
    return ["activate"]


def hand(match: Match, seat: int) -> set[str]:
    """What would play the cards in hand."""
    from pentarchy.games.imperium.position import HAND

    p = match.position
    return {match.codec.text(p.box.play_0 + card) for card in p.area(seat, HAND)}


def all_unrest(match: Match, seat: int, legal: list[str]) -> list[str]:
    return [max(legal, key=lambda action: int(action.split(" ")[1]))]


KINDS: dict[str, dict[str, tuple[str, Good]]] = {
    "eight_minute_empire": {
        "small-bid": (
            "Coins buy cards all game long: a bid over 3 costs more than the first turn brings.",
            when("bid", small_bids),
        ),
        "found": ("A city cannot be destroyed and is a second place to recruit: found it.", when("city", but("stop"))),
        "recruit": (
            "Armies come back to the supply only by a rival: recruit what the card gives.",
            when("recruit", but("stop")),
        ),
        "destroy": ("Destroy where it turns a region, never an army of one's own.", when("destroy", most_points)),
        "last-step": (
            "The last step goes where one army is enough: an empty region or a tie.",
            when("move", last_step),
        ),
        "last-card": ("At the very end count: take what wins.", last_card),
    },
    "founders": {
        "no-loss": ("A replaced tile costs a point: where a free place fits, use it.", when("place", starting("at"))),
        "prize": ("A prize that fits is taken before somebody else does.", when("attach", best_prize)),
        "ravage": ("War goes against what scores.", when("ravage", most_points)),
    },
    "imperium": {
        "activate": ("The first hands are for growing: activate.", when("turn", early)),
        "no-revolt": ("Without unrest in hand a revolt is a turn thrown away.", when("turn", no_unrest)),
        "go-on": ("While actions are left and a card can be played, the turn goes on.", when("act", cards_to_play)),
        "prosperity": ("Prosperity pays for the regions in play: regions first.", when("act", prosperity_last)),
        "glory": ("Three regions in play are the moment for Glory: fame is many points.", when("act", glory_now)),
        "glory-turn": ("Who can play Glory does not innovate its hand away.", when("turn", glory_in_hand)),
        "all-unrest": ("Who revolts returns all unrest.", when("revolt", all_unrest)),
    },
    "inca_empire": {
        "roads": ("Free roads are built before the improvement that would end them.", when("turn", roads_first)),
        "sun": ("A bad Sun card lies between the others, a good one beside oneself.", when("place", sun_cards)),
    },
    "scythe": {
        "both": ("Choose the section where both actions can be done.", when("turn", both_actions)),
        "bottom": ("A bottom action that can be paid for is done.", bottom_now),
        "gain": ("What a neighbour's action gives is taken, all of it.", when("offer", largest_gain)),
    },
}


def each(name: str) -> int:
    """Positions of each kind."""
    return max(EACH, -(-WANTED // len(KINDS[name])))


class Watch:
    """Notes the positions of one game of beginners, each kind once."""

    def __init__(self, name: str, players: int, seed: int, found: dict[str, list[dict[str, object]]]) -> None:
        self.kinds, self.players, self.seed, self.found = KINDS[name], players, seed, found
        self.taken: set[str] = set()
        self.each = each(name)

    def __call__(self, match: Match, seat: int) -> None:
        legal = [str(action) for action in match.legal(seat)]
        if len(legal) < 2:
            return
        for kind, (_, good) in self.kinds.items():
            if kind in self.taken or len(self.found[kind]) >= self.each or (match.steps * 7 + self.seed) % 3:
                continue
            answers = good(match, seat, legal)
            if answers and len(answers) < len(legal):
                self.taken.add(kind)
                actions = [" ".join(map(str, step)) for step in match.record()["actions"]]
                entry = {"kind": kind, "players": self.players, "seed": self.seed, "seat": seat, "good": answers}
                self.found[kind].append({**entry, "actions": actions})


def find(name: str) -> list[dict[str, object]]:
    """Positions of each kind, from games of beginners."""
    rules = game(name)
    found: dict[str, list[dict[str, object]]] = {kind: [] for kind in KINDS[name]}
    for seed in range(1, 40):
        if all(len(entries) >= each(name) for entries in found.values()):
            break
        players = rules.min_players + seed % 2
        match = pentarchy.new(name, players, seed)
        watch = Watch(name, players, seed, found)
        bots.drive(match, [bots.make("easy", seat) for seat in range(players)], seed, watch)
    return [entry for entries in found.values() for entry in entries]


# -- who finds them ---------------------------------------------------------------------------------------------------

LEVELS = ("easy", "normal", "hard", "expert:60")
TRIES = 5
"""Each position is put to a level so often, with other deals of what the seat does not know."""
MARKS = ("<!-- good moves -->", "<!-- /good moves -->")


def positions(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def replay(name: str, entry: dict[str, Any]) -> Match:
    match = pentarchy.new(name, entry["players"], entry["seed"])
    for step in entry["actions"]:
        seat, action = step.split(" ", 1)
        match.play(int(seat), action)
    return match


def finds(name: str, level: str, tries: int) -> float:
    """How many positions of a game a level answers well; a position that it answers well in half of its tries counts
    half."""
    good = 0
    for entry in positions(name):
        match, seat = replay(name, entry), entry["seat"]
        for seed in range(tries):
            answer = bots.make(level, seed).pick(match.game, match.world(seat, seed), seat)
            good += match.codec.text(answer) in entry["good"]
    return good / tries


def by_lot(name: str) -> float:
    """The same for answers drawn by lot."""
    shares = (len(entry["good"]) / len(replay(name, entry).legal(entry["seat"])) for entry in positions(name))
    return sum(shares)


def table() -> str:
    out = [f"| game | positions | by lot | {' | '.join(LEVELS)} |", "|---" * (3 + len(LEVELS)) + "|"]
    for name in KINDS:
        found = [f"{finds(name, level, TRIES):.1f}" for level in LEVELS]
        title = game(name).info.title("en")
        out.append(f"| {title} | {len(positions(name))} | {by_lot(name):.1f} | {' | '.join(found)} |")
        print(out[-1], flush=True)
    return "\n".join(out)


def write(path: Path, text: str) -> None:
    before, _, rest = path.read_text(encoding="utf-8").partition(MARKS[0])
    path.write_text(f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{rest.partition(MARKS[1])[2]}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game", nargs="*", help="games (default: all)")
    parser.add_argument("--count", type=Path, metavar="FILE", help="count what the levels find, into this file")
    args = parser.parse_args()
    if args.count:
        write(args.count, table())
        return
    for name in args.game or KINDS:
        entries = find(name)
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
        (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(name, len(entries), {kind: sum(entry["kind"] == kind for entry in entries) for kind in KINDS[name]})


if __name__ == "__main__":
    main()
