title = Founders of the Empire
about = Take tiles, join them to your state so that the neighbours supply what they need, and raise altars and temples before the others do. For 2 to 4 players.

## Options
option-agreed_end = End by agreement
    .help = When may a player propose to end the game? Every other player has to agree.
option-agreed_end-stuck = When no open prize can be reached any more
option-agreed_end-any_turn = At the end of any turn
option-second_coin = Second coin on a tile
    .help = May a resource be bought from a tile on which another player's coin still lies? All coins go to the owner of the tile.
option-second_coin-true = Allowed
option-second_coin-false = Not allowed: a tile with a coin produces nothing

## Questions
prompt-pick = Take a nature tile for your state
    .detail = Everybody takes one, then a second one in reverse order.
prompt-pick-other = { $who } takes a nature tile
prompt-lay = Lay “{ $tile }” at a side of your first tile
    .detail = War ravages the tile of a column that is farthest from you; the others are protected.
prompt-lay-other = { $who } lays the second tile
prompt-open = Open a tile: choose a stack
    .detail = A row of five is removed before a sixth tile comes into it.
prompt-open-other = { $who } opens a tile
prompt-token = Play a token, or play none
    .detail = Only one token in a turn; each token left at the end is worth 1 point.
prompt-token-other = { $who } may play a token
prompt-ravage = War: choose an unprotected tile of an opponent
    .detail = It will produce nothing and score nothing.
prompt-ravage-other = { $who } chooses a tile to ravage
prompt-buy = Coin: choose an opponent's tile to buy a resource from
    .detail = You may use its resource in this turn; the coin stays there for its owner.
prompt-buy-other = { $who } chooses a tile to buy from
prompt-get = “{ $tile }”: which resource do you buy?
prompt-get-other = { $who } chooses a resource of “{ $tile }”
prompt-join = Cart: choose a corner where four of your tiles meet
    .detail = Each of the four then gives whatever any of them produces.
prompt-join-other = { $who } chooses a corner for a cart
prompt-settle = { $master }: choose your tile
    .detail = It will produce nothing more and be worth 2 points.
prompt-settle-other = { $who } lays a master: { $master }
prompt-attach = Choose a tile to attach
    .detail = Pale tiles fit nowhere at present. The sign of two arrows: the tile fits only in the place of one of yours.
prompt-attach-other = { $who } chooses a tile to attach
prompt-place = Where does “{ $tile }” go?
    .detail = To a place beside your state, or in the place of one of your tiles: replacing costs 1 point, and the points of the replaced tile are lost.
prompt-place-other = { $who } chooses a place for “{ $tile }”
prompt-agree = { $proposer } proposes to end the game. Do you agree?
    .detail = The game ends only if all agree; masters that fit may still be laid.
prompt-agree-other = { $who } thinks about ending the game, as { $proposer } proposes
prompt-last = The game ends: lay a master, or finish the game
prompt-last-other = { $who } may lay masters before the end

## Actions
action-draft = Take “{ $tile }”
action-open = Open a tile of the stack: { $stack }
action-propose = Propose to end the game
action-agree = Agree to end
action-refuse = Play on
action-play = Play a token: { $token }
action-skip = { $asked ->
        [last] Finish the game: no more masters
       *[other] No token
    }
action-ravage = Ravage “{ $tile }”
action-buy = Buy a resource from “{ $tile }”
action-get = Buy { $resource_lower }
action-join = Cart { $junction }
action-settle = Lay the master on “{ $tile }”
action-attach = { $place ->
        [own] Attach “{ $tile }” (only in the place of a tile of yours)
       *[any] Attach “{ $tile }”
    }
action-draw = Draw the top nature tile
action-pass = End the turn without a tile
action-at = Place it at { $place }
action-replace = Replace “{ $tile }” (−{ $loss } { $loss ->
        [one] point
       *[other] points
    })

## What happened
event-first = { $seat } takes the first turn
event-picked = { $seat } took “{ $tile }”
event-laid = { $seat } laid “{ $tile }”
event-cleared = A full row goes to the box: { $stack }
event-opened = { $seat } opened “{ $tile }”
event-ravaged = { $seat } ravaged “{ $tile }” of { $owner }
event-bought = { $seat } bought { $resource_lower } from “{ $tile }”; the coin goes to { $owner }
event-joined = { $seat } laid a cart; the union has { $tiles } tiles
event-settled = { $seat } laid a master on “{ $tile }”: { $master }
event-drew = { $seat } drew “{ $tile }”, since nothing else could be attached
event-attached = { $seat } attached “{ $tile }”
event-replaced = { $seat } put “{ $tile }” in the place of “{ $old }”
event-passed = { $seat } attached nothing
event-token = { $seat } received a token: { $token }
event-master = { $seat } received a master: { $master }
event-coins = { $seat } took { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from their own tiles
event-proposed = { $seat } proposes to end the game
event-agreed = { $seat } agrees to end
event-refused = { $seat } wants to play on
event-scored = { $seat }: { $points } { $points ->
        [one] point
       *[other] points
    }
end-prizes_gone = All open prize tiles have been taken.
end-stacks_gone = The three stacks are empty.
end-agreed = All players agreed to end.

## Scores
score-prizes = Prize tiles
score-masters = Masters
score-tokens = Tokens in hand
score-replaced = Replaced tiles

## Why not
refuse-not-in-draft = Only one of the open draft tiles can be taken.
refuse-not-beside-first = The second tile must share a full side with the first.
refuse-stack-empty = This stack is empty: open from another one.
refuse-end-too-soon = An open prize tile can still be reached, so the end cannot be proposed yet.
refuse-end-refused = Your proposal was refused; you may propose again after a prize tile or a city tile is attached.
refuse-no-such-token = You have no such token in hand.
refuse-nothing-to-ravage = No opponent has an unprotected tile that is not ravaged already.
refuse-nothing-to-buy = No opponent has a tile that produces anything now.
refuse-no-corner = A cart needs a corner where four of your tiles meet and no cart lies yet.
refuse-no-tile-for-master = You have no village tile for this master.
refuse-not-a-rivals-tile = A war token is laid on a tile in the state of an opponent.
refuse-protected = This tile is protected: another tile of its column lies farther from the owner.
refuse-already-ravaged = This tile is ravaged already.
refuse-not-for-sale = A coin is laid on a tile in the state of an opponent.
refuse-produces-nothing = This tile produces nothing, so there is nothing to buy.
refuse-coin-lies-there = A coin lies on this tile already, and at this table there is no second one.
refuse-other-product = The tile does not produce this resource.
refuse-no-four-tiles = Four tiles of your state do not meet at this corner.
refuse-cart-lies-there = A cart lies on this corner already.
refuse-not-own-tile = A master is laid on a tile of your own state.
refuse-other-master = This master belongs on a village tile that itself produces the master's resource.
refuse-master-lies-there = A master lies on this tile already.
refuse-master-on-ravaged = A master cannot be laid on a ravaged tile.
refuse-not-open = Only tiles from the three rows and open prize tiles can be attached.
refuse-no-place = Nowhere in your state are all needed resources within reach.
refuse-must-attach = An open tile can be attached, so you must attach one.
refuse-must-draw = The nature stack is not empty: draw its top tile.
refuse-nature-empty = The nature stack is empty.
refuse-occupied = A tile lies there; choose the tile itself to replace it.
refuse-not-beside = The place must share a full side with a tile of your state.
refuse-resource-missing = The neighbours of this place do not provide every needed resource.
refuse-one-each = One tile would have to produce two resources: each needed resource must come from another tile.
refuse-not-replaceable = Only a tile of your own state can be replaced.

## Picture
pic-market = Tiles to take
pic-draft = Draft
pic-prizes = Prizes
pic-prizes-left = { $n } of { $of } left
pic-tokens = Tokens
pic-war = ravages a tile
pic-coin = buys a resource
pic-cart = joins four tiles
pic-master = 2 points on a village tile
pic-state = State: { $who }
pic-you = (you)
pic-points = { $n ->
        [one] point
       *[other] points
    }
pic-parts = prizes { $prizes }, masters { $masters }, tokens { $tokens }, replaced { $replaced }
pic-hand = in hand
pic-hand-empty = no tokens in hand
pic-replaced = { $n ->
        [one] { $n } replaced tile
       *[other] { $n } replaced tiles
    }
pic-removed = { $n } removed
pic-far = ↑ far side
pic-bought = bought: { $resource }
pic-tile = { $name }. { $facts }
pic-needs = needs { $list }
pic-needs-nothing = needs nothing
pic-gives = produces { $list }
pic-prize = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pic-or = { $first } or { $second }
pic-ravaged = ravaged
pic-coin-on = { $n ->
        [one] a coin lies on it
       *[other] { $n } coins lie on it
    }
pic-only-over = fits only in the place of a tile of yours
pic-loss = replacing it: −{ $n } { $n ->
        [one] point
       *[other] points
    }
pic-master-on = master: { $master }
pic-exposed = unprotected
pic-spot = Free place { $place }
pic-corner = Corner { $junction }
pic-cart-on = Cart: union { $n }
pic-stack = { $stack }: { $n } left
pic-token-count = { $token }: { $n }

## Components
place-name = ({ $column }, { $row })
junction-name = at the far right corner of “{ $tile }”
stack-nature = Nature
stack-village = Village
stack-city = City
stack-prize = Prize
token-war = War
token-coin = Coin
token-cart = Cart
token-master = Master

## Terminal
sheet-stack = Stack
sheet-tile = Tile
sheet-needs = Needs
sheet-gives = Gives
sheet-player = Player
sheet-players = Players
sheet-points = Points
