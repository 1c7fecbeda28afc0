"""Information-set search on small decisions: the tree, compiled with the engine.

Every simulation deals anew what the seat does not know, walks down one tree of actions (open loop: a node is what
was answered, not what was dealt), adds one node, plays on a little if the plan says so, judges the position for every
seat, and hands the values back up. Each seat on the way prefers what is good for itself (max^n).

The judgement one decision ahead does two things for a node's children. It is their value until they are visited, and
it says where to look first: the better an answer looks, the more of the bonus for what was tried little it gets. So a
short search answers like `greedy`, and a longer one corrects it. A node is reached with different legal lists in
different deals, so the bonus counts how often an answer was on offer. Seats that choose in private lanes do not see
each other's answers: each walks down its own branch there.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from pentarchy.bots.playout import finish_lanes
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position, first_open
from pentarchy.kernel.values import Judge

TINY: Final = 1.0e-12
"""Values nearer to 0, to 1 or to each other are the same."""
LANE_SAMPLES: Final = 4
"""How many guesses of the others' secret answers an own secret answer is judged against."""


class Plan:
    """How a search goes about its work; the figures come from data."""

    explore: float
    """Weight of the bonus for what was tried little, in spans between the best and the worst value met so far."""
    warmth: float
    """How evenly the bonus is spread over the answers: small, and only what is judged best gets some."""
    trust: float
    """As many visits as the judgement one decision ahead counts for."""
    worlds: int
    """In so many deals the answers of the root are judged; chance may make one deal look too good."""
    rollout: int
    """Decisions at most that are played on before a leaf is judged."""
    turns: int
    """A simulation ends when the turn has passed to another seat more often than this: whoever is judged right after
    his own turn looks better than after the next one, so all leaves should lie equally far ahead."""
    look: int
    """At each of those decisions so many answers are drawn by lot and the best judged one is played."""
    settle: int
    """Before an answer of the root is judged, so many further decisions of the seat are played, best judged first."""
    inner: int
    """The same for answers further down."""
    depth: int
    """Decisions that a simulation walks down at most."""
    width: int
    """Where there are more answers than this, only so many are looked at, those that look best one decision ahead;
    0 for all."""
    widen: float
    """How many more are looked at as the visits grow: so many for each doubling."""
    peek: int
    """1: while a turn is played on, of equally good looking answers the one that can be followed up best is taken."""
    paired: int
    """1: the answers of the root meet the same deals in the same order and the same lots, so luck does not set apart
    what is compared; 0: every simulation has a deal of its own."""
    shift: int
    """1: what was judged is moved by what simulations through its sisters came to more or less on average than was
    judged, since they end at another point of the round."""

    def __init__(
        self,
        explore: float,
        warmth: float,
        trust: float,
        worlds: int,
        rollout: int,
        turns: int,
        look: int,
        settle: int,
        inner: int,
        depth: int,
        width: int,
        widen: float,
        peek: int,
        paired: int,
        shift: int,
    ) -> None:
        self.explore = explore
        self.warmth = warmth
        self.trust = trust
        self.worlds = worlds
        self.rollout = rollout
        self.turns = turns
        self.look = look
        self.settle = settle
        self.inner = inner
        self.depth = depth
        self.width = width
        self.widen = widen
        self.peek = peek
        self.paired = paired
        self.shift = shift


def worth(judge: Judge, p: Position, seat: int) -> float:
    """The judgement; after the end the seat's share of the victory. The position must not be changed any more."""
    if p.over == 0:
        return judge.judgement(p, seat)
    winners: list[int] = judge.rules.result(p).winners
    return 1.0 / len(winners) if seat in winners else 0.0


def worth_in_lanes(judge: Judge, p: Position, seat: int, action: int, guess: int) -> float:
    """How good a secret answer looks behind the reveal.

    The others' answers, and the seat's later ones, are filled in at random a few times, by the same lot for each
    answer that is compared.
    """
    total = 0.0
    for sample in range(LANE_SAMPLES):
        after = p.clone()
        points = after.points
        after.apply(seat, action)
        finish_lanes(after, points, chance.make_state(guess, sample))
        total += worth(judge, after, seat)
    return total / LANE_SAMPLES


def worth_of(judge: Judge, p: Position, seat: int, action: int, settle: int, peek: int = 0) -> float:
    """How good the position looks after an answer, and after the best looking ones of this seat that follow at once.

    Where an answer only begins something (a card is played, its effects come) the judgement right behind it says
    little; `settle` such decisions are played before it is asked.
    """
    return worth(judge, play_on(judge, p, seat, action, settle, peek), seat)


def play_on(judge: Judge, p: Position, seat: int, action: int, settle: int, peek: int = 0) -> Position:
    """A copy after an answer and at most `settle` best looking ones of the same seat that follow at once."""
    after = p.clone()
    after.glanced = True
    after.apply(seat, action)
    while settle > 0 and after.over == 0 and after.actor == seat:
        equal = _best_next(judge, after, seat)
        after = equal[0] if peek == 0 or len(equal) == 1 else _best_begun(judge, equal, seat)
        settle -= 1
    return after


def _best_next(judge: Judge, p: Position, seat: int) -> list[Position]:
    """The best looking positions that an answer of this seat leads to, all that look equally good."""
    best = -1.0
    found: list[Position] = []
    for option in p.legal(seat):
        after = p.clone()
        after.glanced = True
        after.apply(seat, option)
        value = worth(judge, after, seat)
        if value > best:
            best = value
            found = [after]
        elif value == best:
            found.append(after)
    return found


def _best_begun(judge: Judge, equal: list[Position], seat: int) -> Position:
    """Of positions that look alike because something has only begun (which unit moves) the one from which the seat's
    next answer leads furthest."""
    best = -1.0
    found = equal[0]
    for p in equal:
        value = 0.0
        if p.over or p.actor != seat:
            value = worth(judge, p, seat)
        else:
            for option in p.legal(seat):
                value = max(value, worth_of(judge, p, seat, option, 0))
        if value > best:
            best = value
            found = p
    return found


def worths(judge: Judge, p: Position, seat: int, options: list[int], settle: int, guess: int) -> list[float]:
    """How good each answer looks; `guess` stands for what others answer at the same time."""
    if p.actor == LANES:
        return [worth_in_lanes(judge, p, seat, action, guess) for action in options]
    return [worth_of(judge, p, seat, action, settle) for action in options]


def worths_of_open(judge: Judge, p: Position, seat: int, options: list[int], seed: int) -> list[float]:
    """The same where nothing hidden is judged and nobody else answers at the same time: a world is dealt when the first
    answer draws or reveals something, or ends the game, and not before."""
    found: list[float] = []
    world = p
    for action in options:
        after = play_on(judge, world, seat, action, 0)
        if world is p and (after.points != p.points or after.over):
            world = judge.rules.redeal(p, seat, seed)
            after = play_on(judge, world, seat, action, 0)
        found.append(worth(judge, after, seat))
    return found


def look_ahead(
    game: Game, p: Position, seat: int, options: list[int], settle: int, width: int, deadline: float, peek: int = 0
) -> list[float]:
    """How good each answer looks when the turn is finished; -1 for those that are not among the `width` best looking
    one decision ahead, or for which there was no time: the best looking come first. A deadline of 0 is none."""
    judge = game.judge()
    near = [worth_of(judge, p, seat, action, 0) for action in options]
    if settle == 0:
        return near
    order = sorted([(-near[k], k) for k in range(len(options))])
    found = [-1.0] * len(options)
    left = width if width > 0 else len(options)
    for _, k in order:
        if left == 0 or (deadline > 0.0 and left < len(options) and perf_counter() > deadline):
            break
        found[k] = worth_of(judge, p, seat, options[k], settle, peek)
        left -= 1
    return found


class Node:
    """What was answered so far. `total` is the sum of values for the seat that chose this node."""

    visits: int
    offered: int
    """Simulations in which this answer could have been chosen."""
    total: float
    prior: float
    """Sum over some deals of what was judged one decision ahead, for the seat that chooses this answer."""
    judged: int
    """In how many deals."""
    shallow: float
    """What was judged one decision ahead in the first deal in which it was on offer; -1 before."""
    weight: float
    """Share of the bonus among its sisters, before they are made to add up to 1."""
    gap: float
    """By how much more simulations through children came to than was judged of these, as a sum."""
    gaps: int
    """Over so many simulations."""
    children: dict[int, Node]
    lanes: list[Node]
    """Branches of the seats of a simultaneous choice that begins here."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.prior = 0.0
        self.judged = 0
        self.shallow = -1.0
        self.weight = 1.0
        self.gap = 0.0
        self.gaps = 0
        self.children = {}
        self.lanes = []


class Search:
    """One search for one question."""

    game: Game
    judge: Judge
    root: Position
    seat: int
    plan: Plan
    seed: int
    state: int
    tree: Node
    simulations: int
    low: list[float]
    """The worst and the best value met so far, for each seat: where one seat is far ahead, the small differences that
    the others can still make must count for them."""
    high: list[float]
    at: int
    """Whose turn it is in the simulation, and how often it has passed on."""
    passed: int
    path: list[Node]
    above: list[Node]
    """Under which node each of the path hangs."""
    path_seats: list[int]
    deadline: float
    """When to stop thinking, by the clock of `perf_counter`; 0 for never."""

    def __init__(self, game: Game, root: Position, seat: int, plan: Plan, seed: int) -> None:
        self.game = game
        self.judge = game.judge()
        self.root = root
        self.seat = seat
        self.plan = plan
        self.seed = seed
        self.state = seed
        self.tree = Node()
        self.simulations = 0
        self.low = [1.0] * root.players
        self.high = [0.0] * root.players
        self.at = seat
        self.passed = 0
        self.path = []
        self.above = []
        self.path_seats = []
        self.deadline = 0.0

    def late(self) -> bool:
        return self.deadline > 0.0 and perf_counter() > self.deadline

    def simulate(self, times: int) -> None:
        """So many simulations, each in a world of its own."""
        for _ in range(times):
            self.state = chance.advance(self.state)
            p: Position = self.game.redeal(self.root, self.seat, chance.mix(self.state))
            self.path = []
            self.above = []
            self.path_seats = []
            self.at = self.seat
            self.passed = 0
            state = self.state
            if self.plan.paired and p.actor != LANES:
                p = self._begin(p)
            else:
                self._walk(p, self.tree)
            self._play_on(p)
            if self.plan.paired:
                self.state = state
            if self.simulations and self.late():
                return  # its end does not lie as far ahead as the others'
            self._hand_back(p)
            self.simulations += 1

    def best(self) -> int:
        """The most visited answer; of equal ones the better valued."""
        chosen = -1
        most = -1
        value = -1.0
        branch = self._branch(self.tree, self.root, self.seat)
        for action in self.root.legal(self.seat):
            node = branch.children.get(action)
            if node is None or node.judged + node.visits == 0:
                continue
            mean = self._mean(node, self._shift(branch))
            if node.visits > most or (node.visits == most and mean > value):
                chosen = action
                most = node.visits
                value = mean
        return chosen if chosen >= 0 else self.root.legal(self.seat)[0]

    def settled(self, left: int) -> bool:
        """Can so many more simulations no longer change the most visited answer?"""
        first = 0
        second = 0
        for node in self._branch(self.tree, self.root, self.seat).children.values():
            if node.visits > first:
                second = first
                first = node.visits
            elif node.visits > second:
                second = node.visits
        return first - second > left

    # -- one simulation ------------------------------------------------------------------------------------------

    def _begin(self, p: Position) -> Position:
        """Choose an answer of the root, and walk on from it: the n-th time is in the same deal for all answers."""
        options = self._worth_a_look(p, self.tree, self.seat, p.legal(self.seat))
        self._judge_children(p, self.tree, self.seat, options, self.plan.worlds, self.plan.settle)
        action = self._choose(self.tree, self.seat, options)
        child = self.tree.children[action]
        self.state = chance.advance(chance.make_state(self.seed, child.visits))
        dealt: Position = self.game.redeal(self.root, self.seat, chance.mix(self.state))
        self.path.append(child)
        self.above.append(self.tree)
        self.path_seats.append(self.seat)
        dealt.apply(self.seat, action)
        if child.visits:
            self._walk(dealt, child)
        return dealt

    def _walk(self, p: Position, node: Node) -> None:
        """Walk down and add one node; `path` and `path_seats` say by which nodes and whose choices."""
        while len(self.path) < self.plan.depth and not self._far_enough(p):
            if p.actor == LANES:
                # Behind the reveal the answers of all seats matter together: judge there.
                self._walk_lanes(p, node)
                return
            seat = p.actor
            child = self._descend(p, node, seat)
            if child.visits == 0:
                return
            node = child

    def _far_enough(self, p: Position) -> bool:
        """Is the game over, or has the turn passed on often enough?"""
        if p.over:
            return True
        if p.actor != LANES and p.actor != self.at:
            self.passed += 1
            self.at = p.actor
        return self.passed > self.plan.turns

    def _descend(self, p: Position, node: Node, seat: int) -> Node:
        """Choose a child of the node and play it."""
        options = self._worth_a_look(p, node, seat, p.legal(seat))
        if node is self.tree:
            self._judge_children(p, node, seat, options, self.plan.worlds, self.plan.settle)
        else:
            self._judge_children(p, node, seat, options, 1, self.plan.inner)
        action = self._choose(node, seat, options)
        child = node.children[action]
        self.path.append(child)
        self.above.append(node)
        self.path_seats.append(seat)
        p.apply(seat, action)
        return child

    def _worth_a_look(self, p: Position, node: Node, seat: int, options: list[int]) -> list[int]:
        """The answers that look best one decision ahead, more of them the more often the node was visited."""
        width = self.plan.width
        if width == 0 or len(options) <= width:
            return options
        width += int(self.plan.widen * math.log2(1 + node.visits))
        if len(options) <= width:
            return options
        near: list[float] = []
        for action in options:
            child = node.children.get(action)
            if child is None:
                child = Node()
                node.children[action] = child
            if child.shallow < 0.0:
                child.shallow = worth_of(self.judge, p, seat, action, 0)
            near.append(child.shallow)
        bar = sorted(near)[len(near) - width]
        found = [options[k] for k in range(len(options)) if near[k] >= bar]
        return found[:width] if len(found) > 2 * width else found

    def _walk_lanes(self, p: Position, node: Node) -> None:
        """A simultaneous choice: every seat goes its own branch until the reveal."""
        at = [self._branch(node, p, seat) for seat in range(p.players)]
        points = p.points
        while p.actor == LANES and p.points == points:
            seat = first_open(p)
            options = p.legal(seat)
            if node is self.tree and seat == self.seat and at[seat] is node.lanes[seat]:
                self._judge_lane(p, at[seat], options)
            action = self._choose(at[seat], seat, options)
            child = at[seat].children[action]
            self.path.append(child)
            self.above.append(at[seat])
            self.path_seats.append(seat)
            at[seat] = child
            p.apply(seat, action)

    def _branch(self, node: Node, p: Position, seat: int) -> Node:
        """The node under which a seat's answers hang: in lanes a branch of its own."""
        if p.actor != LANES:
            return node
        if not node.lanes:
            node.lanes = [Node() for _ in range(p.players)]
        return node.lanes[seat]

    def _choose(self, node: Node, seat: int, options: list[int]) -> int:
        """Best mean plus bonus; what was neither judged nor tried comes first, at random."""
        children = node.children
        weights = 0.0
        for action in options:
            child = children.get(action)
            if child is None:
                child = Node()
                children[action] = child
            child.offered += 1
            weights += child.weight
        span = max(self.high[seat] - self.low[seat], TINY)
        bonus = self.plan.explore / weights
        shift = self._shift(node)
        chosen = -1
        best = -1.0e18
        turn = self._below(len(options))
        for k in range(len(options)):
            action = options[(k + turn) % len(options)]
            child = children[action]
            if child.visits == 0 and child.judged == 0:
                return action
            tried_little = child.weight * math.sqrt(child.offered) / (1 + child.visits)
            score = self._mean(child, shift) / span + bonus * tried_little
            if score > best:
                best = score
                chosen = action
        return chosen

    def _shift(self, node: Node) -> float:
        """How much more simulations through the children came to than was judged of them."""
        return node.gap / node.gaps if node.gaps else 0.0

    def _mean(self, node: Node, shift: float) -> float:
        """Value of an answer: what its simulations came to, the judgement one decision ahead counting as some."""
        if node.judged == 0:
            return node.total / node.visits if node.visits else 0.0
        trust = self.plan.trust
        return (node.total + trust * (node.prior / node.judged + shift)) / (node.visits + trust)

    def _judge_children(self, p: Position, node: Node, seat: int, options: list[int], worlds: int, settle: int) -> None:
        """Judge the position right after each answer, in the first deals in which it is on offer.

        Where time is short the answers that look best one decision ahead come first, and those for which there is none
        left count as hopeless.
        """
        news = False
        hurried = self.deadline > 0.0 and settle > 0 and len(options) > 1
        if hurried and node.visits == 0:
            near = sorted([(-worth_of(self.judge, p, seat, action, 0), action) for action in options])
            options = [action for _, action in near]
        for action in options:
            child = node.children.get(action)
            if child is None:
                child = Node()
                node.children[action] = child
            if child.judged < worlds:
                if hurried and news and self.late():
                    child.judged = max(1, child.judged)
                    continue
                child.prior += worth_of(self.judge, p, seat, action, settle, self.plan.peek)
                child.judged += 1
                news = True
        if news:
            self._weigh(node, options)

    def _judge_lane(self, p: Position, node: Node, options: list[int]) -> None:
        """The same for the secret answers that the search is about."""
        if node.judged >= self.plan.worlds:
            return
        node.judged += 1
        guess = self._below(chance.MASK)
        for action in options:
            child = node.children.get(action)
            if child is None:
                child = Node()
                node.children[action] = child
            child.prior += worth_in_lanes(self.judge, p, self.seat, action, guess)
            child.judged += 1
        self._weigh(node, options)

    def _weigh(self, node: Node, options: list[int]) -> None:
        """Shares of the bonus: by how far an answer is behind the best, next to how far the average is."""
        odds: list[float] = []
        for action in options:
            child = node.children[action]
            mean = min(1.0 - TINY, max(TINY, child.prior / child.judged))
            # As odds, so that a gain counts the same for a seat that is far behind or far ahead.
            odds.append(math.log(mean / (1.0 - mean)))
        best = max(odds)
        spread = max(best - sum(odds) / len(odds), 0.0001) * self.plan.warmth
        for k in range(len(options)):
            node.children[options[k]].weight = math.exp((odds[k] - best) / spread)

    def _play_on(self, p: Position) -> None:
        """A few decisions more, each the best of some that are drawn by lot."""
        for _ in range(self.plan.rollout):
            if self._far_enough(p) or self.late():
                return
            seat = first_open(p)
            p.apply(seat, self._best_of_some(p, seat, p.legal(seat)))

    def _best_of_some(self, p: Position, seat: int, options: list[int]) -> int:
        """All answers if they are few, else some that are drawn by lot."""
        turn = self._below(len(options))
        count = min(len(options), self.plan.look)
        if count == 1 or p.actor == LANES:
            return options[turn]
        chosen = -1
        best = -1.0
        for k in range(count):
            # Where not all are looked at, they are spread over the list, because neighbours are alike.
            action = options[(turn + k * len(options) // count) % len(options)]
            value = worth_of(self.judge, p, seat, action, 0)
            if value > best:
                best = value
                chosen = action
        return chosen

    def _hand_back(self, p: Position) -> None:
        values: list[float] = []
        if p.players == 2 and p.over == 0:
            mine = worth(self.judge, p, 0)
            values = [mine, 1.0 - mine]
        else:
            values = [worth(self.judge, p, seat) for seat in range(p.players)]
        for seat in range(p.players):
            self.low[seat] = min(self.low[seat], values[seat])
            self.high[seat] = max(self.high[seat], values[seat])
        self.tree.visits += 1
        for k in range(len(self.path)):
            node = self.path[k]
            value = values[self.path_seats[k]]
            node.visits += 1
            node.total += value
            if self.plan.shift and node.judged:
                above = self.above[k]
                above.gap += value - node.prior / node.judged
                above.gaps += 1

    def _below(self, n: int) -> int:
        self.state = chance.advance(self.state)
        return chance.mix(self.state) % n
