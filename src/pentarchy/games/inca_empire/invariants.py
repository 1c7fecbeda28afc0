"""What holds in every position: cards, tokens, networks, points and the track are what the pieces on the table say."""

from __future__ import annotations

from pentarchy.games.inca_empire.decisions import sun
from pentarchy.games.inca_empire.position import HAND, MAP, SOURCES, IncaPosition
from pentarchy.kernel.geometry import bit_count
from pentarchy.kernel.position import ALL, words


def check(p: IncaPosition) -> list[str]:
    """What is wrong with the position, in words."""
    return _cards(p) + _board(p) + _networks(p) + _players(p)


def _cards(p: IncaPosition) -> list[str]:
    wrong = []
    if sorted(card for zone in p.zones for card in zone) != list(range(len(p.where))):
        wrong.append("a card is missing or lies in two places")
    if any(p.where[card] != zone for zone, cards in enumerate(p.zones) for card in cards):
        wrong.append("a card's zone is not where it lies")
    if not p.over and any(len(p.zones[HAND + seat]) != p.box.hand_size for seat in range(p.players)):
        wrong.append("a hand is not three cards")
    if p.mods != _fresh_mods(p):
        wrong.append("the cards in force do not add up")
    return wrong


def _fresh_mods(p: IncaPosition) -> list[int]:
    """What the face-up cards change; a face-down card changes nothing yet."""
    q = p.clone()
    for zone in range(HAND + p.players, HAND + 2 * p.players):
        q.zones[zone] = [card for card in q.zones[zone] if q.seen[card] == ALL]
    sun.add_up(q)
    return q.mods


def _board(p: IncaPosition) -> list[str]:
    wrong = []
    box = p.box
    types = len(box.resistance)
    taken = [0] * types
    for region in box.ordinary:
        card = p.zones[MAP][box.place_on_map[region]]
        if not p.unconquered >> region & 1:
            taken[p.token_type(region)] += 1
        if (not p.face_down >> region & 1) != (p.seen[card] == ALL):
            wrong.append("a face-up token is not known to all, or a face-down one is")
    if p.unconquered & sum(1 << region for region in box.starting) or p.face_down & ~p.unconquered:
        wrong.append("a token lies where there is none")
    if taken != [sum(p.won[kind::types]) for kind in range(types)]:
        wrong.append("conquered tokens are not accounted for")
    if p.cities & p.garrisons:
        wrong.append("city and garrison on one site")
    if p.temples & ~(p.cities | p.garrisons) and not box.zeal_replaces:
        wrong.append("a temple stands on nothing")
    if p.garrisons & ~box.garrison_sites:
        wrong.append("a garrison stands on a city site")
    if (p.cities | p.garrisons | p.temples) >> len(box.sites):
        wrong.append("something stands where nothing can be built")
    if p.settled != sum(box.site_bit[point] for point in box.sites if p.is_settled(point)):
        wrong.append("a site is not settled as its regions say")
    reach = p.reach
    for region in box.ordinary:
        if any(reach[point] for point in box.region_points[region]) and p.face_down >> region & 1:
            wrong.append("a token is face down although its region is reached")
    return wrong


def _networks(p: IncaPosition) -> list[str]:
    wrong = []
    box = p.box
    road = p.road
    fresh = p.clone()
    fresh.keep_wilds(p.wilds)
    fresh.ready = words([0] * box.words)
    fresh.lawless = words([0] * box.line_words)
    for line in box.board_lines:
        if sun.in_revolt(p, line):
            fresh.lawless[box.link_word[line]] |= box.link_bit[line]
    for link in (*box.board_lines, *box.candidates):
        if p.is_settled(box.end_a[link]) or p.is_settled(box.end_b[link]):
            fresh.ready[box.link_word[link]] |= box.link_bit[link]
    for seat in range(p.players):
        fresh.recount(seat)
        if road[box.start_line[p.colour[seat]]] != seat:
            wrong.append("a start road is gone")
    for word in range(box.line_words):
        lines = [line for line in box.board_lines if box.link_word[line] == word and road[line] < 0]
        if p.free[word] != sum(box.link_bit[line] for line in lines):
            wrong.append("free lines are not up to date")
    owners = [sum(bit_count(p.own[seat * box.words + word]) for word in range(box.words)) for seat in range(p.players)]
    if owners != [road.count(seat) + p.wilds[1::2].count(seat) for seat in range(p.players)]:
        wrong.append("own roads are not up to date")
    if (fresh.net, fresh.touch, fresh.near, fresh.reached) != (p.net, p.touch, p.near, p.reached):
        wrong.append("networks are not up to date")
    if (fresh.ready, fresh.blocked, fresh.lawless) != (p.ready, p.blocked, p.lawless):
        wrong.append("open lines are not up to date")
    links = p.wilds[::2]
    if links != sorted(set(links)):
        wrong.append("two wild roads take the same way")
    for link, owner in zip(links, p.wilds[1::2], strict=True):
        if box.printed[link] and road[link] == owner:
            wrong.append("a player has two roads on one line")
        if any(other in box.crossing[link] for other in links):
            wrong.append("two wild roads cross")
    return wrong


def _players(p: IncaPosition) -> list[str]:
    wrong = []
    if min(p.labour) < 0:
        wrong.append("negative labour")
    if any(p.terraces[seat] > p.tokens_of(seat) for seat in range(p.players)):
        wrong.append("more terraces than tokens")
    if sorted(p.rank) != list(range(p.players)) or sorted(p.order) != list(range(p.players)):
        wrong.append("ranks or turn order name a seat twice")
    if [p.score[seat] for seat in p.rank] != sorted(p.score, reverse=True):
        wrong.append("the track is not in the order of points")
    if any(sum(p.gains[s * SOURCES : (s + 1) * SOURCES]) != p.score[s] for s in range(p.players)):
        wrong.append("points do not add up")
    return wrong
