title = Founders of the Empire
about = Take tiles, join them to your state so that the neighbours supply what they need, and raise altars and temples before the others do. For 2 to 4 players.
pitch = Lay tiles so that neighbours feed one another, and be the first to raise temples.

## Options
option-agreed_end = End by agreement
    .help = When may a player propose to end the game? Every other player has to agree.
option-agreed_end-stuck = When no open prize can be reached any more
option-agreed_end-any_turn = At the end of any turn
option-second_coin = Second coin on a tile
    .help = May a resource be bought from a tile on which another player’s coin still lies? All coins go to the owner of the tile.
option-second_coin-true = Allowed
option-second_coin-false = Not allowed: a tile with a coin produces nothing

## Questions
prompt-pick = Take a nature tile for your state
    .detail = Everybody takes one, then a second one in reverse order.
prompt-pick-other = { $who } takes a nature tile
prompt-lay = Lay “{ $tile }” at a side of your first tile
    .detail = War reaches the tile of a column farthest from you; the others are safe.
prompt-lay-other = { $who } lays the second tile
prompt-open = Open a tile: choose a stack
    .detail = A row of five is removed before a sixth tile comes into it.
prompt-open-other = { $who } opens a tile
prompt-token = You may play a token
    .detail = Only one token in a turn; each token left at the end is worth 1 point.
prompt-token-other = { $who } may play a token
prompt-ravage = War: choose an unprotected tile of a rival
    .detail = It will produce nothing and score nothing.
prompt-ravage-other = { $who } chooses a tile to ravage
prompt-buy = Coin: choose a rival’s tile to buy a resource from
    .detail = The resource is yours this turn; the coin stays with the tile’s owner.
prompt-buy-other = { $who } chooses a tile to buy from
prompt-get = “{ $tile }”: which resource do you buy?
prompt-get-other = { $who } chooses a resource of “{ $tile }”
prompt-join = Cart: choose a corner where four of your tiles meet
    .detail = Each of the four then gives whatever any of them produces.
prompt-join-other = { $who } chooses a corner for a cart
prompt-settle = { $master }: choose your tile
    .detail = It will produce nothing more and be worth 2 points.
prompt-settle-other = { $who } lays the master “{ $master }”
prompt-attach = Choose a tile to attach
    .detail = Pale ones fit nowhere now; two arrows: only in place of one of yours.
prompt-attach-other = { $who } chooses a tile to attach
prompt-place = Where does “{ $tile }” go?
    .detail = Beside your tiles or in place of one: minus 1 point and the points it had.
prompt-place-other = { $who } chooses a place for “{ $tile }”
prompt-agree = { $proposer } proposes to end the game. Do you agree?
    .detail = The game ends only if all agree; masters that fit may still be laid.
prompt-agree-other = { $who } thinks about ending the game, as { $proposer } proposes
prompt-last = The game ends: you may still lay a master
prompt-last-other = { $who } may lay masters before the end

## Actions
action-draft = Take “{ $tile }”: { $kind ->
        [prize] a prize of { $points }
        [one] { $made0_lower }
       *[two] { $made0_lower } or { $made1_lower }
    }
action-open = { $cleared ->
        [0] Open a tile from the “{ $stack }” stack
       *[other] Open a tile from the “{ $stack }” stack: the row is full, its { $cleared } tiles go to the box
    }
action-propose = Propose to end the game
action-agree = Agree to end the game
action-refuse = Play on
action-play = Play the token “{ $token }”
action-skip = { $asked ->
        [last] Lay no more masters
       *[other] Play no token
    }
action-ravage = Ravage “{ $tile }”
action-buy = Buy a resource from “{ $tile }”
action-get = Buy { $resource_lower }
action-join = Lay a cart { $junction }
action-settle = Lay the master on “{ $tile }”
action-attach = Attach “{ $tile }”: { $kind ->
        [prize] a prize of { $points }
        [one] { $made0_lower }
       *[two] { $made0_lower } or { $made1_lower }
    }{ $place ->
        [own] { " " }(only in place of one of your tiles)
       *[any] { "" }
    }
action-draw = Draw the top nature tile
action-pass = End the turn without a tile
    .ends = its words say so
action-at = Place it at { $place }
action-replace = Replace “{ $tile }” (−{ $loss } { $loss ->
        [one] point
       *[other] points
    })

## Before an answer is given
preview-points-prizes = { $n } { $n ->
        [one] point
       *[other] points
    } for prizes
preview-points-masters = { $n } { $n ->
        [one] point
       *[other] points
    } for masters
preview-points-tokens = { $n } { $n ->
        [one] point
       *[other] points
    } for tokens
preview-points-replaced = { $n } { $n ->
        [one] point
       *[other] points
    } for replaced tiles
preview-war = { $n } war { $n ->
        [one] token
       *[other] tokens
    }
preview-coin = { $n } { $n ->
        [one] coin
       *[other] coins
    }
preview-cart = { $n } { $n ->
        [one] cart
       *[other] carts
    }
preview-master = { $n } { $n ->
        [one] master
       *[other] masters
    }
preview-tile = { $n } { $n ->
        [one] tile
       *[other] tiles
    }
preview-ravaged = { $n } ravaged { $n ->
        [one] tile
       *[other] tiles
    }
price-replace = Replace a tile
price-token = Use a token
price-master = Lay a master
price-prize = Prize
price-note-token = A token that is kept counts at the end.
price-note-master = On a village tile that produces its resource; the tile then produces nothing more.

## What happened
event-first = { $seat } takes the first turn
event-picked = { $seat } takes “{ $tile }”
event-laid = { $seat } lays “{ $tile }”
event-cleared = The full “{ $stack }” row goes to the box
event-opened = { $seat } opens “{ $tile }”
event-ravaged = { $seat } ravages { $owner }’s “{ $tile }”
event-bought = { $seat } buys { $resource_lower } from “{ $tile }”; the coin goes to { $owner }
event-joined = { $seat } lays a cart; the union has { $tiles } tiles
event-settled = { $seat } lays the master “{ $master }” on “{ $tile }”
event-drew = { $seat } draws “{ $tile }” from the nature stack: without replacing, nothing else fits
event-attached = { $seat } attaches “{ $tile }”
event-replaced = { $seat } puts “{ $tile }” in place of “{ $old }”
event-passed = { $seat } attaches nothing
event-token = { $seat } receives the token “{ $token }”
event-master = { $seat } receives the master “{ $master }”
event-coins = { $seat } takes { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from their own tiles
event-proposed = { $seat } proposes to end the game
event-agreed = { $seat } agrees to end the game
event-refused = { $seat } wants to play on
event-scored = { $seat }: { $points } { $points ->
        [one] point
       *[other] points
    }
event-scored-all = Points: { $list }
event-scored-item = { $seat } { $points }
end-prizes_gone = All open prize tiles have been taken.
end-stacks_gone = The three stacks are empty.
end-agreed = All players agreed to end the game.

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
refuse-nothing-to-ravage = No rival has an unprotected tile that is not ravaged already.
refuse-nothing-to-buy = No rival has a tile that produces anything now.
refuse-no-corner = A cart needs a corner where four of your tiles meet and no cart lies yet.
refuse-no-tile-for-master = You have no village tile for this master.
refuse-not-a-rivals-tile = A war token is laid on a tile in the state of a rival.
refuse-protected = This tile is protected: another tile of its column lies farther from the owner.
refuse-already-ravaged = This tile is ravaged already.
refuse-not-for-sale = A coin is laid on a tile in the state of a rival.
refuse-produces-nothing = This tile produces nothing, so there is nothing to buy.
refuse-coin-lies-there = A coin lies on this tile already, and at this table there is no second one.
refuse-other-product = The tile does not produce this resource.
refuse-no-four-tiles = Four tiles of your state do not meet at this corner.
refuse-cart-lies-there = A cart lies on this corner already.
refuse-not-own-tile = A master is laid on a tile of your own state.
refuse-other-master = This master belongs on a village tile that itself produces the master’s resource.
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
refuse-one-each = One tile would have to produce two resources: each needed resource must come from a tile of its own.
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
pic-theirs = States of the rivals
pic-show-large = Show the state large
pic-goods = Your points and tokens
pic-taken = { $tile }: { $who }
pic-supply = supply
pic-left = { $n } in the supply
pic-stack-empty = empty
pic-legend = Signs
pic-legend-beside = beside: you lose nothing
pic-legend-over = in place of yours: cost, result
pic-legend-loss = no gain in the end
pic-legend-war = not protected from war
pic-you = (you)
pic-you-open = { "" }
pic-points-of = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pic-part-prize = prizes
pic-part-master = masters
pic-part-token = tokens
pic-part-replaced = replaced
pic-part-of = { $what } { $n }
pic-turn = decides now
pic-hand = in hand
pic-hand-empty = no tokens in hand
pic-replaced = { $n ->
        [one] { $n } replaced tile
       *[other] { $n } replaced tiles
    }
pic-removed = { $n } removed
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
pic-only-over = fits only in place of one of your tiles
pic-loss = replacing it: −{ $n } { $n ->
        [one] point
       *[other] points
    }
pic-master-on = master “{ $master }”
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
sheet-place = Place
sheet-beside = Beside it
sheet-needs = Needs
sheet-gives = Gives
sheet-player = Player
sheet-players = Players
sheet-points = Points

## All components
gallery-nature = Nature
gallery-village = Village
gallery-city = City
gallery-prize = Prizes
gallery-tokens = Tokens

## What breaks a tie
tie-prizes = the prize tiles decide

## What a kind of answer is for, for newcomers
help-draft = Your first tiles feed all that comes later: take different resources.
help-open = The tile joins the row, and anybody may take it: open a stack that you can use at once.
help-propose = If all agree, the game ends and points are counted: worth it when you lead.
help-agree = End the game and count the points as they stand.
help-refuse = Go on: right when you can still catch up.
help-play = One token a turn: a coin buys a resource, a cart joins four tiles, war lays a rival’s tile waste, a master is worth 2 points.
help-skip = Keep your tokens: each one still in hand at the end is a point.
help-ravage = A ravaged tile produces nothing and scores nothing until the end of the game.
help-buy = Pay a coin to use a resource of a rival’s tile this turn; the coin goes to its owner.
help-get = Choose the resource that the tile you want to attach still needs.
help-join = A cart unites the four tiles around it: each of them then gives what any of them produces.
help-settle = A master is worth 2 points, but the tile beneath produces nothing any more: choose one that you can spare.
help-attach = The neighbours of its place must give all the tile needs. Prizes bring points, other tiles resources.
help-draw = Take what comes: a nature tile needs nothing from its neighbours.
help-pass = End the turn and add nothing to your state.
help-at = Places with many neighbours, corners too, supply more demanding tiles later.
help-replace = The new tile takes the place of an old one, which costs 1 point: worth it for a good prize or a missing resource.
