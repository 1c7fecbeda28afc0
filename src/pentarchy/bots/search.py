"""Information-set search on small decisions: the tree, compiled with the engine.

Every simulation deals anew what the seat does not know, walks down one tree of actions (open loop: a node is what
was answered, not what was dealt), adds one node, judges the position there for every seat, and hands the values back
up. Each seat on the way prefers what is good for itself (max^n). A node is reached with different legal lists in
different deals, so a child's bonus counts how often it was on offer. Seats that choose in private lanes do not see
each other's answers: each walks down its own branch there.
"""

from __future__ import annotations

import math

from pentarchy.bots.playout import first_open, play_out
from pentarchy.kernel import chance
from pentarchy.kernel.game import Game
from pentarchy.kernel.position import LANES, Position


class Plan:
    """How a search goes about its work; the figures come from data."""

    explore: float
    """Weight of the bonus for what was tried little."""
    bias: float
    """Weight of the judgement one decision ahead, fading with every visit."""
    prior_visits: int
    """A node's children are judged one decision ahead once it was visited so often; the root at once."""
    rollout: int
    """Random decisions before a leaf is judged."""
    depth: int
    """Decisions that a simulation walks down at most."""

    def __init__(self, explore: float, bias: float, prior_visits: int, rollout: int, depth: int) -> None:
        self.explore = explore
        self.bias = bias
        self.prior_visits = prior_visits
        self.rollout = rollout
        self.depth = depth


class Node:
    """What was answered so far. `total` is the sum of values for the seat that chose this node."""

    visits: int
    offered: int
    """Simulations in which this answer could have been chosen."""
    total: float
    prior: float
    """Judged one decision ahead for the seat that chooses it; -1 if it was not."""
    children: dict[int, Node]
    lanes: list[Node]
    """Branches of the seats of a simultaneous choice that begins here."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.prior = -1.0
        self.children = {}
        self.lanes = []


class Search:
    """One search for one question."""

    game: Game
    root: Position
    seat: int
    plan: Plan
    state: int
    tree: Node
    simulations: int
    path: list[Node]
    path_seats: list[int]

    def __init__(self, game: Game, root: Position, seat: int, plan: Plan, seed: int) -> None:
        self.game = game
        self.root = root
        self.seat = seat
        self.plan = plan
        self.state = seed
        self.tree = Node()
        self.simulations = 0
        self.path = []
        self.path_seats = []

    def simulate(self, times: int) -> None:
        """So many simulations, each in a world of its own."""
        for _ in range(times):
            self.state = chance.advance(self.state)
            p: Position = self.game.redeal(self.root, self.seat, chance.mix(self.state))
            self._walk(p)
            self._hand_back(p)
            self.simulations += 1

    def best(self) -> int:
        """The most visited answer; of equal ones the better valued."""
        chosen = -1
        most = -1
        value = -1.0
        for action in self.root.legal(self.seat):
            node = self._branch(self.tree, self.root, self.seat).children.get(action)
            if node is None:
                continue
            mean = node.total / node.visits if node.visits else 0.0
            if node.visits > most or (node.visits == most and mean > value):
                chosen = action
                most = node.visits
                value = mean
        return chosen if chosen >= 0 else self.root.legal(self.seat)[0]

    # -- one simulation ------------------------------------------------------------------------------------------

    def _walk(self, p: Position) -> None:
        """Walk down and add one node; `path` and `path_seats` say by which nodes and whose choices."""
        node = self.tree
        self.path = []
        self.path_seats = []
        plan = self.plan
        while p.over == 0 and len(self.path) < plan.depth:
            if p.actor == LANES:
                # Behind the reveal the answers of all seats matter together: judge there.
                self._walk_lanes(p, node)
                return
            seat = p.actor
            child = self._descend(p, node, seat)
            if child.visits == 0:
                return
            node = child

    def _descend(self, p: Position, node: Node, seat: int) -> Node:
        """Choose a child of the node and play it."""
        options = p.legal(seat)
        if node.visits >= self.plan.prior_visits or node is self.tree:
            self._judge_children(p, node, seat, options)
        action = self._choose(node, options)
        child = node.children[action]
        self.path.append(child)
        self.path_seats.append(seat)
        p.apply(seat, action)
        return child

    def _walk_lanes(self, p: Position, node: Node) -> None:
        """A simultaneous choice: every seat goes its own branch until the reveal."""
        at = [self._branch(node, p, seat) for seat in range(p.players)]
        points = p.points
        while p.actor == LANES and p.points == points:
            seat = first_open(p)
            options = p.legal(seat)
            action = self._choose(at[seat], options)
            child = at[seat].children[action]
            self.path.append(child)
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

    def _choose(self, node: Node, options: list[int]) -> int:
        """Best mean plus bonus; what was never tried comes first, best prior or at random."""
        plan = self.plan
        children = node.children
        chosen = -1
        best = -1.0e18
        self.state = chance.advance(self.state)
        turn = chance.mix(self.state) % len(options)
        for k in range(len(options)):
            action = options[(k + turn) % len(options)]
            child = children.get(action)
            if child is None:
                child = Node()
                children[action] = child
            child.offered += 1
            if child.visits == 0:
                score = 1.0e6 if child.prior < 0.0 else child.prior + plan.bias * child.prior + plan.explore
            else:
                score = child.total / child.visits + plan.explore * math.sqrt(math.log(child.offered) / child.visits)
                if child.prior >= 0.0:
                    score += plan.bias * child.prior / (1 + child.visits)
            if score > best:
                best = score
                chosen = action
        return chosen

    def _judge_children(self, p: Position, node: Node, seat: int, options: list[int]) -> None:
        """Priors of children that have none yet: the judgement right after the answer."""
        for action in options:
            child = node.children.get(action)
            if child is None:
                child = Node()
                node.children[action] = child
            if child.prior < 0.0:
                after = p.clone()
                after.apply(seat, action)
                child.prior = self._value(after, seat)

    def _hand_back(self, p: Position) -> None:
        if self.plan.rollout:
            self.state = chance.advance(self.state)
            play_out(p, self.state, self.plan.rollout)
        values = [self._value(p, seat) for seat in range(p.players)]
        self.tree.visits += 1
        for k in range(len(self.path)):
            node = self.path[k]
            node.visits += 1
            node.total += values[self.path_seats[k]]

    def _value(self, p: Position, seat: int) -> float:
        if p.over:
            winners: list[int] = self.game.result(p).winners
            return 1.0 / len(winners) if seat in winners else 0.0
        return self.game.judgement(p, seat)
