title = Eight-Minute Empire
about = Spread armies over a small world, collect goods, control regions and continents. A quick game for 2 to 5 players.
pitch = One card a turn: place armies, build cities and hold more regions than your neighbours.

## Options
option-board = Board
    .help = The two sides of the board.
option-board-four_continents = Four continents
option-board-five_continents = Five continents
option-goods_tokens = Goods tokens
    .help = Five regions carry a token; whoever controls the region counts one more symbol of its good.
option-goods_tokens-true = With goods tokens
option-goods_tokens-false = Without goods tokens
option-long_game = Long game
    .help = Three games in a row; the points are added.
option-long_game-true = Three games
option-long_game-false = One game
option-two_player_neutral = Neutral armies
    .help = Two players place ten armies of an unused colour before the bids (a rule of later English editions).
option-two_player_neutral-true = With neutral armies
option-two_player_neutral-false = Without neutral armies
option-ore_06_other_printing = Printing of one ore card
    .help = One ore card exists in two printings: “Recruit 2 / City” or only “Recruit 2”.
option-ore_06_other_printing-true = Only “Recruit 2”
option-ore_06_other_printing-false = “Recruit 2 / City”
option-youngest = Order of youth
    .help = Equal bids are won by the youngest player. The order is drawn by lot or goes by seat, the first seat being the youngest; the ages of seats can be given below.
option-youngest-random = By lot
option-youngest-by_seat = By seat
option-age_1 = Age: seat 1
    .help = The place of this player in the order of youth. Seats without one come after the others, as “Order of youth” says.
option-age_1-0 = Not given
option-age_1-1 = 1, the youngest
option-age_1-2 = 2
option-age_1-3 = 3
option-age_1-4 = 4
option-age_1-5 = 5
option-age_2 = Age: seat 2
    .help = The place of this player in the order of youth. Seats without one come after the others, as “Order of youth” says.
option-age_2-0 = Not given
option-age_2-1 = 1, the youngest
option-age_2-2 = 2
option-age_2-3 = 3
option-age_2-4 = 4
option-age_2-5 = 5
option-age_3 = Age: seat 3
    .help = The place of this player in the order of youth. Seats without one come after the others, as “Order of youth” says.
option-age_3-0 = Not given
option-age_3-1 = 1, the youngest
option-age_3-2 = 2
option-age_3-3 = 3
option-age_3-4 = 4
option-age_3-5 = 5
option-age_4 = Age: seat 4
    .help = The place of this player in the order of youth. Seats without one come after the others, as “Order of youth” says.
option-age_4-0 = Not given
option-age_4-1 = 1, the youngest
option-age_4-2 = 2
option-age_4-3 = 3
option-age_4-4 = 4
option-age_4-5 = 5
option-age_5 = Age: seat 5
    .help = The place of this player in the order of youth. Seats without one come after the others, as “Order of youth” says.
option-age_5-0 = Not given
option-age_5-1 = 1, the youngest
option-age_5-2 = 2
option-age_5-3 = 3
option-age_5-4 = 4
option-age_5-5 = 5

## Questions
prompt-bid = Bid for the first turn: 0 to { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
    .detail = All bids are shown at once. The highest bidder, among equals the youngest, pays and goes first.
prompt-bid-other = The players bid for the first turn
prompt-neutral = Place a neutral army in any region
prompt-neutral-other = { $who } places a neutral army
prompt-take = Take a card; you have { $coins } { $coins ->
        [one] coin
       *[other] coins
    }
prompt-take-other = { $who } takes a card
prompt-choose = Choose what to do with the card, or stop
prompt-choose-other = { $who } chooses what to do with the card
prompt-recruit = Place { $left ->
        [one] { $left } army
       *[other] up to { $left } armies
    }, or stop
prompt-recruit-other = { $who } recruits armies
prompt-move = { $kind ->
        [voyage] Great march
       *[march] March
    }: { $left } { $left ->
        [one] step
       *[other] steps
    } left
    .detail = Choose an army and where it goes, or stop.
prompt-move-other = { $kind ->
        [voyage] { $who } is on a great march
       *[march] { $who } marches
    }, { $left } { $left ->
        [one] step
       *[other] steps
    } left
prompt-city = Found a city in a region with your army, or stop
prompt-city-other = { $who } founds a city
prompt-destroy = Choose an army to destroy, or stop
prompt-destroy-other = { $who } destroys an army

## Actions
action-bid = { $coins ->
        [0] Bid nothing
        [one] Bid { $coins } coin
       *[other] Bid { $coins } coins
    }
action-take = Take “{ $card }”
action-use = { $n ->
        [0] { $deed }
        [one] { $deed }
       *[other] { $deed_short }: up to { $n } { $deed_of }
    }
action-recruit = Place an army in { $region }
action-move = Move an army from { $from } to { $to }
action-found = Found a city in { $region }
action-destroy = Destroy an army in { $region }: { $owner }
action-neutral = Place a neutral army in { $region }
action-stop = { $left ->
        [0] Stop
       *[other] Stop: { $deed ->
            [recruit] { $left ->
                [one] { $left } army is lost
               *[other] { $left } armies are lost
            }
            [city] { $left ->
                [one] { $left } city is lost
               *[other] { $left } cities are lost
            }
            [destroy] { $left ->
                [one] { $left } army is spared
               *[other] { $left } armies are spared
            }
           *[move] { $left ->
                [one] { $left } step is lost
               *[other] { $left } steps are lost
            }
        }
    }
action-destroy_neutral = Destroy a neutral army in { $region }

## Before an answer is given
preview-coins = { $n } { $n ->
        [one] coin
       *[other] coins
    }
preview-armies = { $n } { $n ->
        [one] army
       *[other] armies
    }
preview-neutral-armies = { $n } neutral { $n ->
        [one] army
       *[other] armies
    }
preview-towns = { $n } { $n ->
        [one] city
       *[other] cities
    }
preview-points-regions = { $n } { $n ->
        [one] point
       *[other] points
    } for regions
preview-points-continents = { $n } { $n ->
        [one] point
       *[other] points
    } for continents
preview-points-goods = { $n } { $n ->
        [one] point
       *[other] points
    } for goods
preview-points-past = { $n } { $n ->
        [one] point
       *[other] points
    } from finished games
preview-taken = { $n } { $n ->
        [one] card
       *[other] cards
    }

## What happened
event-game = { $number ->
        [1] The game begins
       *[other] Game { $number } begins
    }
event-bid = { $seat } bids { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-bid-all = Bids: { $list }
event-bid-item = { $seat } { $coins }
event-first = { $seat } { $coins ->
        [0] goes first and pays nothing
        [one] pays { $coins } coin and goes first
       *[other] pays { $coins } coins and goes first
    }{ $equal ->
        [0] { "" }
       *[other] {": "}of equal bids the youngest player’s wins
    }
event-took = { $seat } takes “{ $card }” { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }
event-recruited = { $seat } places an army in { $region }
event-recruited-many = { $seat } places { $n } armies: { $list }
event-recruited-item = { $region }
event-moved = { $seat } moves an army from { $from } to { $to }
event-moved-many = { $seat } moves { $n ->
        [1] an army
       *[other] { $n } armies
    }: { $list }
event-moved-item = { $from } → { $to }
event-founded = { $seat } founds a city in { $region }
event-destroyed = { $seat } destroys one of { $owner }’s armies in { $region }
event-destroyed-neutral = { $seat } destroys a neutral army in { $region }
event-stopped = { $seat } does no more with the card
event-row = New in the row: “{ $card }”
event-neutral = { $seat } places a neutral army in { $region }
event-scored = { $seat } scores { $points } { $points ->
        [one] point
       *[other] points
    }
event-scored-all = Points: { $list }
event-scored-item = { $seat } { $points }
event-youth = Order of youth, place { $place }: { $seat }
event-youth-all = From the youngest to the oldest: { $list }
event-youth-item = { $seat }
end-cards_collected = Everybody has collected the full number of cards.

## Scores
score-regions = Regions
score-continents = Continents
score-crystal = Crystal
score-ore = Ore
score-forest = Forest
score-anvil = Anvil
score-carrot = Carrot
score-earlier_games = Earlier games

## Why not
refuse-bid-too-high = You cannot bid more coins than you have.
refuse-not-in-row = Only one of the face-up cards of the row can be taken.
refuse-too-expensive = You do not have enough coins for this place in the row.
refuse-deed-not-on-card = The card does not offer this action now.
refuse-no-recruiting-there = Armies may be placed only in the start region or where you have a city.
refuse-no-army-there = You have no army there.
refuse-not-adjacent = The regions are not adjacent.
refuse-only-by-sea = A march goes by land only; sea routes need a great march.
refuse-no-army-for-city = A city needs one of your armies in its region.
refuse-no-such-army = There is no such army there.

## Picture
pic-goods = Your numbers
pic-turn = decides now
pic-row = Card row
pic-map = Map
pic-start = Start
pic-free = free
pic-points = { $n ->
        [one] point
       *[other] points
    }
pic-you = (you)
pic-you-open = { "" }
pic-coins = { $n ->
        [one] coin
       *[other] coins
    }
pic-supply = in supply
pic-cities = { $n ->
        [one] city
       *[other] cities
    } left
pic-cards = cards { $n } of { $of }
pic-parts = regions { $regions }, continents { $continents }, goods { $goods }
pic-region = { $region }: { $pieces }
pic-empty = empty
pic-pieces = { $who }: { $pieces }
pic-armies = { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
pic-towns = { $n ->
        [one] { $n } city
       *[other] { $n } cities
    }
pic-neutral-armies = { $n ->
        [one] { $n } neutral army
       *[other] { $n } neutral armies
    }
pic-youth = place { $n } of { $of } in the order of youth
pic-token = goods token: { $good }
pic-short = { $n ->
        [one] { $n } coin short
       *[other] { $n } coins short
    }
pic-past = earlier games { $n }

## Components
good-crystal = Crystal
good-ore = Ore
good-forest = Forest
good-anvil = Anvil
good-carrot = Carrot
good-joker = Joker
deed-recruit = Recruit
    .short = Recruit
    .of = armies
deed-march = March
    .short = March
    .of = steps
deed-voyage = Great march
    .short = Great march
    .of = steps
deed-city = Found a city
    .short = City
    .of = cities
deed-destroy = Destroy an army
    .short = Destroy
    .of = armies
card-forest_01 = Forest · March 3
card-forest_02 = Forest · Recruit 3
card-forest_03 = Forest · Great march 3
card-forest_04 = Forest · Great march 4
card-forest_05 = Forest · City
card-forest_06 = Forest · Recruit 2 / March 3
card-forest_07 = Forest · Destroy / City
card-forest_08 = Forest · March 6
card-carrot_01 = Carrot · Recruit 3
card-carrot_02 = Carrot ×2 · Recruit 3
card-carrot_03 = Carrot · March 4
card-carrot_04 = Carrot · March 4
card-carrot_05 = Carrot · March 5
card-carrot_06 = Carrot · Great march 3
card-carrot_07 = Carrot · City
card-carrot_08 = Carrot · City
card-carrot_09 = Carrot · Destroy + Recruit 1
card-carrot_10 = Carrot · Recruit 4 / March 2
card-anvil_01 = Anvil · Recruit 3
card-anvil_02 = Anvil · Recruit 3
card-anvil_03 = Anvil · March 4
card-anvil_04 = Anvil · March 5
card-anvil_05 = Anvil · Great march 3
card-anvil_06 = Anvil · City
card-anvil_07 = Anvil · Recruit 3 / March 3
card-anvil_08 = Anvil · Recruit 3 / March 4
card-anvil_09 = Anvil ×2 · March 4
card-ore_01 = Ore · Recruit 3
card-ore_02 = Ore · Recruit 3
card-ore_03 = Ore · March 2
card-ore_04 = Ore · Great march 2
card-ore_05 = Ore · Great march 3
card-ore_06 = Ore · Recruit 2 / City
card-ore_06-other = Ore · Recruit 2
card-ore_07 = Ore · Great march 2
card-crystal_01 = Crystal · Recruit 1
card-crystal_02 = Crystal · Recruit 2
card-crystal_03 = Crystal · Recruit 2
card-crystal_04 = Crystal · March 2
card-crystal_05 = Crystal · Recruit 2
card-joker_01 = Joker · Recruit 2
card-joker_02 = Joker · Great march 2
card-joker_03 = Joker · Great march 2
continent-four_continents-west = Western mainland
continent-four_continents-south_isle = Southern isle
continent-four_continents-centre = Central continent
continent-four_continents-south_east = South-eastern land
region-four_continents-a1 = North-west plain
region-four_continents-a2 = North cape
region-four_continents-a3 = West coast
region-four_continents-a4 = Inner woods
region-four_continents-a5 = Great peninsula
region-four_continents-a6 = Narrow shore
region-four_continents-a7 = South-west headland
region-four_continents-b1 = West isle
region-four_continents-b2 = East isle
region-four_continents-c1 = Northern tip
region-four_continents-c2 = Northern neck
region-four_continents-c3 = Marsh bay
region-four_continents-c4 = Heartland
region-four_continents-c5 = West gate
region-four_continents-c6 = West shore
region-four_continents-c7 = South-west foot
region-four_continents-c8 = Southern sands
region-four_continents-c9 = South point
region-four_continents-c10 = Eastern fields
region-four_continents-c11 = East bridge
region-four_continents-c12 = Long coast
region-four_continents-c13 = North-east reach
region-four_continents-d1 = Strait ridge
region-four_continents-d2 = Dark highlands
region-four_continents-d3 = South harbour
continent-five_continents-north_west_isle = North-western isle
continent-five_continents-north_isle = Northern isle
continent-five_continents-north_east = North-eastern land
continent-five_continents-west = Western continent
continent-five_continents-east = Eastern continent
region-five_continents-a1 = Sunset half
region-five_continents-a2 = Sunrise half
region-five_continents-b1 = Round isle west
region-five_continents-b2 = Round isle east
region-five_continents-c1 = Cliff coast
region-five_continents-c2 = Inland steppe
region-five_continents-c3 = Red corner
region-five_continents-d1 = Great north-west
region-five_continents-d2 = Shield peninsula
region-five_continents-d3 = Middle valley
region-five_continents-d4 = West downs
region-five_continents-d5 = South-west corner
region-five_continents-d6 = Southern plain
region-five_continents-d7 = South strand
region-five_continents-e1 = Heartland
region-five_continents-e2 = Amber fields
region-five_continents-e3 = North-east cape
region-five_continents-e4 = East march
region-five_continents-e5 = Bay side
region-five_continents-e6 = Central dale
region-five_continents-e7 = Dark border
region-five_continents-e8 = South coast
region-five_continents-e9 = South hills

## Terminal
sheet-card = Card
sheet-price = Price
sheet-region = Region
sheet-pieces = Pieces
sheet-beside = Neighbours (~ by sea)
sheet-control = Control
sheet-players = Players
sheet-coins = Coins
sheet-supply = Armies in supply
sheet-cities = Cities in supply
sheet-cards = Cards
sheet-points = Points
sheet-youth = Order of youth

## What breaks a tie
tie-coins = the coins decide
tie-armies = the armies on the board decide
tie-regions = the regions decide

## What a kind of answer is for, for newcomers
help-bid = The highest bidder pays and goes first; the others keep their coins. Coins never come back, so a small bid or none is often right.
help-take = A card brings its good for the end and its action now. The further right it lies, the more it costs.
help-use = The card offers more than one action: choose the one that wins you a region now.
help-recruit = New armies appear at the start and in regions with your cities. More armies than any rival in a region is a point.
help-move = Move where one more army gives you a region or a continent.
help-found = A city counts for control like an army, cannot be destroyed, and new armies may appear there.
help-destroy = Remove a rival’s army where it decides who controls the region.
help-destroy_neutral = A neutral army belongs to nobody, but can keep you from a majority: remove it where it does.
help-neutral = Before the game neutral armies are set out on the map.
help-stop = Leave the rest of the action unused: right when every further step would make things worse.
