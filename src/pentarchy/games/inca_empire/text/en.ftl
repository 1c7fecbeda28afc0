title = Inca Empire
about = Roads out of Cuzco, conquered regions, cities and temples of a shared empire, and Sun cards that your neighbours feel. For 3 or 4 players.
pitch = Draw roads out of Cuzco, conquer regions, and share the Sun’s favours and blows with your neighbours.

## Options
option-pizarro_arrival = Arrival of Pizarro
    .help = Four invasion markers lie beside the People phases of the Late Empire; the game ends early when the Arrival turns up.
option-pizarro_arrival-true = Pizarro may arrive early
option-pizarro_arrival-false = All phases are played
option-early_fall = Early Fall
    .help = A shorter game: without pilgrimages, without the third column of the Early and the second of the Middle Empire.
option-early_fall-true = Short game
option-early_fall-false = Full game
option-accord_of_the_gods = Accord of the Gods
    .help = The best tokens lie face up from the start, one near each starting region.
option-accord_of_the_gods-true = Best tokens on the Hand of God regions
option-accord_of_the_gods-false = All tokens at random
option-revolt_spares_border_roads = Peasant Revolt and border roads
    .help = A border road lies in one region and shares its fate; or a Peasant Revolt spares every road on a border line.
option-revolt_spares_border_roads-true = Roads on border lines are spared
option-revolt_spares_border_roads-false = A border road counts for its own region
option-religious_zeal_replaces_garrison = Religious Zeal
    .help = A temple on a garrison leaves the garrison standing, or takes its place.
option-religious_zeal_replaces_garrison-true = The temple replaces the garrison
option-religious_zeal_replaces_garrison-false = The garrison stays
option-long_wild_roads = Length of wild roads
    .help = The rules set no limit. A table may agree that a wild road is no longer than the longest line of the board, so that one stick spans it.
option-long_wild_roads-true = Any
option-long_wild_roads-false = No longer than the longest line

## Questions
prompt-place = Place a Sun card face down in a free sector
    .detail = It acts on the two players beside it until the next Sapa Inca phase.
prompt-place-other = { $who } places a Sun card
prompt-turn = { $left ->
        [both] Build { $roads ->
            [one] 1 road
           *[other] up to { $roads } roads
        } and one improvement
        [either] Build { $roads ->
            [one] 1 road
           *[other] up to { $roads } roads
        } or one improvement
        [roads] Build { $roads ->
            [one] 1 road
           *[other] up to { $roads } roads
        }
        [roads_more] Build { $roads ->
            [one] 1 road
           *[other] up to { $roads } roads
        } or use what your cards still allow
        [improvement] Build one improvement
        [no_roads] Build one improvement
        [no_improvement] Build { $roads ->
            [one] 1 road
           *[other] up to { $roads } roads
        }
        [pilgrimage] Make a pilgrimage
       *[more] Use what your cards still allow
    }
    .detail = { $left ->
        [both] Labour: { $labour }. In either order, but the first action ends when the second begins.
        [either] Labour: { $labour }. Or end your turn.
        [roads] Or end your turn.
        [no_roads] No road is possible. Labour: { $labour }.
        [no_improvement] You lack the labour for an improvement: you have { $labour }.
        [pilgrimage] Or end your turn: nothing else is possible.
       *[other] Labour: { $labour }. Or end your turn.
    }
prompt-turn-other = { $who } takes a turn: { $left ->
        [either] { $roads ->
            [one] 1 road
           *[other] up to { $roads } roads
        } or one improvement
       *[other] { $road_action ->
            [given_up] a pilgrimage in place of the roads
            [open] { $roads ->
                [one] 1 road left
               *[other] { $roads } roads left
            }
           *[done] no roads left
        }, { $improvement ->
            [given_up] a pilgrimage in place of the improvement
            [open] no improvement yet
            [more] improvement made, cards allow more
            [passed] no improvement
           *[done] improvement made
        }
    }; labour { $labour }
prompt-extra-roads = Additional road: build { $left ->
        [one] 1 road
       *[other] up to { $left } roads
    }
prompt-extra-roads-other = { $who } builds an additional road (roads left: { $left })

## Actions
action-place = { $known ->
        [0] Place { $card } in the sector { $sector }
       *[other] Place { $card } in the sector { $sector } (acts on { $first } and { $second })
    }
action-road = Road { $line }
action-wild = Wild road { $line }
action-city = Found a city in { $point }
action-garrison = Build a garrison in { $point }
action-temple = Build a temple in { $point }
action-upgrade = Turn the garrison in { $point } into a city
action-conquer = Conquer { $region }
action-expand = Also conquer { $region } (Rapid Expansion)
action-terrace = Build a terrace
action-additional = { $n ->
        [one] Additional road
       *[other] Additional road: { $n } roads in all
    }
action-pilgrimage = { $card } in place of an action
action-end = { $roads ->
        [0] { $improvement ->
            [0] End the turn
           *[1] End the turn without an improvement
        }
        [one] { $improvement ->
            [0] End the turn: 1 free road is lost
           *[1] End the turn: 1 free road and the improvement are lost
        }
       *[other] { $improvement ->
            [0] End the turn: { $roads } free roads are lost
           *[1] End the turn: { $roads } free roads and the improvement are lost
        }
    }
    .ends = its words say so
action-stop = No more roads

## Before an answer is given
preview-danger-lapse = the roads or the improvement left are lost
preview-labour = { $n } labour
preview-points-cities = { $n } { $n ->
        [one] point
       *[other] points
    }
preview-points-garrisons = { $n } { $n ->
        [one] point
       *[other] points
    }
preview-points-temples = { $n } { $n ->
        [one] point
       *[other] points
    }
preview-points-terraces = { $n } { $n ->
        [one] point
       *[other] points
    }
preview-points-conquests = { $n } { $n ->
        [one] point
       *[other] points
    }
preview-points-pilgrimages = { $n } { $n ->
        [one] point
       *[other] points
    }
preview-points-sapa_inca = { $n } { $n ->
        [one] point
       *[other] points
    } in the Sapa Inca phase
preview-sapa = { $n } { $n ->
        [one] point
       *[other] points
    } at each scoring
preview-income = { $n } income
preview-roads = { $n } { $n ->
        [one] road
       *[other] roads
    }
preview-terraces = { $n } { $n ->
        [one] terrace
       *[other] terraces
    }
preview-conquered = { $n } conquered { $n ->
        [one] region
       *[other] regions
    }
preview-cards = { $n } Sun { $n ->
        [one] card
       *[other] cards
    }
price-roads = Roads per turn
price-city = City
price-garrison = Garrison
price-temple = Temple
price-upgrade = Garrison into city
price-conquest = Conquest, resistance { $n }
price-conquests = Conquest
price-terrace = Terrace
price-additional = Additional road
price-pilgrimage = Pilgrimage
price-note-temple = In a significant city as many points as are printed there.
price-note-resistance = The price is the number on the token.
price-note-pilgrimage = In place of the roads or of the improvement.

## What happened
event-phase = { $column }: { $phase }
event-colour = { $seat } governs { $colour }
event-income = { $seat } receives { $labour } labour
event-income-all = Labour: { $list }
event-income-item = { $labour ->
        [0] { "" }
       *[other] { $seat } +{ $labour }
    }
event-help = { $seat } gives { $labour } labour to { $receiver }
event-order = { $seat } gets turn order tile { $number }
event-order-all = Turn order: { $list }
event-order-item = { $seat }
event-placed = { $seat } places { $card } face down in the sector { $sector }
event-placed-hidden = { $seat } places a card face down in the sector { $sector }
event-drew = { $seat } draws { $card }
event-drew-hidden = { $seat } draws a card
event-reshuffled = The discarded Sun cards are shuffled and form the new pile
event-revealed = Revealed in the sector { $sector }: { $card }
event-revealed-all = Revealed Sun cards: { $list }
event-revealed-item = { $card } ({ $sector })
event-support = Popular Support: { $seat } receives { $labour ->
        [0] nothing
       *[other] { $labour } labour
    }
event-support-all = Popular Support, labour: { $list }
event-support-item = { $labour ->
        [0] { "" }
       *[other] { $seat } +{ $labour }
    }
event-destroyed = Peasant Revolt: { $seat } loses the road { $line }
event-destroyed-many = Peasant Revolt: { $seat } loses { $n } roads: { $list }
event-destroyed-item = { $line }
event-road = { $seat } builds the road { $line }
event-road-many = { $seat } builds { $n } roads: { $list }
event-road-item = { $line }
event-wild = { $seat } builds the wild road { $line }
event-turned = The token of { $region } is turned up: resistance { $resistance }, labour { $labour }, points { $points }
event-city = { $seat } founds a city in { $point }: { $points } { $points ->
        [one] point
       *[other] points
    }
event-garrison = { $seat } builds a garrison in { $point }: { $points } { $points ->
        [one] point
       *[other] points
    }
event-temple = { $seat } builds a temple in { $point }: { $points } { $points ->
        [one] point
       *[other] points
    }
event-upgraded = { $seat } turns the garrison in { $point } into a city: { $points } { $points ->
        [one] point
       *[other] points
    }
event-conquered = { $seat } conquers { $region } { $labour ->
        [0] without labour
       *[other] for { $labour } labour
    }{ $points ->
        [0] { "" }
        [one] : { $points } point
       *[other] : { $points } points
    }
event-terrace = { $seat } builds a terrace: { $points } { $points ->
        [one] point
       *[other] points
    }
event-additional = { $seat } pays 1 labour for an additional road
event-pilgrimage = { $seat } makes a pilgrimage ({ $card }): { $points } { $points ->
        [one] point
       *[other] points
    }
event-ended = { $seat } ends the turn
    .aside = the lines stand by turns anyway
event-scored = Sapa Inca phase: { $seat } scores { $points } { $points ->
        [one] point
       *[other] points
    }
event-scored-all = Sapa Inca phase, points: { $list }
event-scored-item = { $points ->
        [0] { "" }
       *[other] { $seat } +{ $points }
    }
event-returned = { $seat } returns { $labour } labour to the bank
event-returned-all = Labour returned to the bank: { $list }
event-returned-item = { $seat } { $labour }
event-marker = The invasion marker is an ordinary one: the game goes on
event-arrival = The marker is the Arrival of Pizarro: only the Sapa Inca phase is left
end-late_empire_ended = The Late Empire has ended.
end-pizarro_arrived = Pizarro has arrived in Cuzco.

## Points
score-cities = Cities founded
score-garrisons = Garrisons built
score-temples = Temples built
score-terraces = Terraces built
score-conquests = Conquests
score-pilgrimages = Pilgrimages
score-sapa_inca = Sapa Inca phases

## Why not
refuse-card-not-in-hand = You have no such Sun card in your hand.
refuse-sector-taken = This sector already has its card for this Sun phase.
refuse-sector-of-other-side = This side of the Sun board has no such sector.
refuse-no-line = There is no such line on this board.
refuse-line-taken = There is already a road on this line.
refuse-not-connected = A road must touch your network: your roads that are connected with Cuzco.
refuse-ends-unconquered = One end of the road must be a point of a conquered region.
refuse-no-wild-road = No Wild Road card acts on you now, or you have used it this turn.
refuse-line-is-free = A free line takes an ordinary road; along a line a wild road is allowed only beside a road of another player.
refuse-wild-impossible = A wild road there would cross a line, pass another point or leave the land.
refuse-wild-too-long = At this table a wild road may not be longer than the longest line.
refuse-wild-crosses = It would cross another wild road.
refuse-action-finished = You have finished this action: the first action ends when the second begins.
refuse-roads-used-up = You have built all your roads for this turn.
refuse-improvement-done = You have already made your improvement for this turn.
refuse-given-up = You gave this action up for the pilgrimage.
refuse-no-city-site = There is no free city site.
refuse-no-garrison-site = There is no free garrison site.
refuse-site-not-reached = Your network does not reach this place.
refuse-site-unconquered = No region of this place is conquered yet.
refuse-too-expensive = You do not have enough labour tokens.
refuse-no-city-there = A temple is built in a city (with Religious Zeal also in a garrison).
refuse-temple-stands = A temple already stands there.
refuse-eclipse = Under a Solar Eclipse a temple replaces the roads: no road and no pilgrimage may come before it in this turn.
refuse-no-free-token = You have no culture token without a terrace.
refuse-not-unconquered = This region is already conquered, or this side of the board does not have it.
refuse-region-not-reached = Your network does not reach any point of this region.
refuse-no-rapid-expansion = No Rapid Expansion allows you an extra conquest now.
refuse-no-main-outpost = You need the card Main Outpost.
refuse-no-garrison-there = There is no garrison there.
refuse-no-pilgrimage-card = No such pilgrimage card lies in a sector beside your stripe.
refuse-no-pilgrimage-temple = Your network does not reach a temple in a city of this pilgrimage.
refuse-one-pilgrimage = You have made your pilgrimage for this People phase.
refuse-nothing-to-skip = You have begun both actions: there is nothing left to skip.
refuse-no-road-possible = There is no road that you could build.
refuse-road-paid-for = You have paid for a road: build it (or take the step back).

## Picture
pic-map = Map of the Andes
pic-era = Era track
pic-hand = Your Sun cards
pic-hand-open = Sun cards
pic-you = (you)
pic-you-open = { "" }
pic-points = { $n ->
        [one] point
       *[other] points
    }
pic-labour = { $n ->
        [one] labour token
       *[other] labour tokens
    }
pic-income = income +{ $n }
pic-network = at scoring +{ $n }
pic-terraces = { $n ->
        [one] terrace
       *[other] terraces
    }
pic-tokens = { $n ->
        [one] token
       *[other] tokens
    }
pic-roads = { $n ->
        [one] road
       *[other] roads
    }
pic-tile = turn order { $n }
pic-deck = pile { $n }
pic-discard = discarded { $n }
pic-face-down = a card face down
pic-hidden-token = face-down token
pic-conquered = conquered
pic-region = { $region }: { $state }
pic-home = starting region, governed by { $who }
pic-point = { $point }: { $state }
pic-line = Line { $line }, region { $region }
pic-line-owned = Road { $line }, region { $region }: { $who }
pic-wild-owned = Wild road { $line }, region { $region }: { $who }
pic-cut-off = cut off
pic-wild = Wild road { $line }
pic-kind-huaca = huaca
pic-kind-cuzco = capital
pic-kind-start = starting location
pic-kind-city = city site
pic-kind-significant_city = significant city site, { $n } points for its temple
pic-kind-garrison = garrison site
pic-city = city
pic-garrison = garrison
pic-temple = temple
pic-marker-hidden = invasion marker, face down
pic-marker-ordinary = ordinary invasion marker
pic-marker-arrival = Arrival of Pizarro
pic-own-down = yours, face down
pic-hand-of-god = Hand of God
pic-own-tokens = Conquered tokens
pic-order = Turn order
pic-cards = { $n ->
        [one] card
       *[other] cards
    }
pic-token = resistance { $resistance }, labour { $labour }, points { $points }
pic-why-too-expensive = Not enough labour
pic-why-nowhere = No place for it now
pic-why-action-finished = This action is finished
pic-why-improvement-done = The improvement is made
pic-why-given-up = Given up for a pilgrimage
pic-why-no-free-token = No token without a terrace
pic-why-no-road-possible = Nowhere to build a road
pic-why-no-rapid-expansion = The card has been used
pic-why-eclipse = Eclipse: a temple instead of roads
pic-why-no-pilgrimage-temple = No temple in a city of pilgrimage
pic-why-one-pilgrimage = One pilgrimage has been made
pic-why-nothing-to-skip = Both actions have begun
pic-tab-board = Map
pic-tab-sun = Sun
pic-overview = The whole map
pic-legend-significant = significant: temple points
pic-legend-built = built (everybody’s)
pic-legend-wild = wild road
pic-legend-can = can be built
pic-legend-token = price, labour, points
pic-order-note = labour +income · points at scoring · tokens
pic-rank = place { $n }
pic-you-alone = You
pic-you-alone-open = { $name }
pic-unit-labour = labour
pic-unit-income = income
pic-unit-scoring = at scoring
pic-keep = keep up to { $n }
pic-keep-all = keep all
pic-no-sun = No card acts on you
pic-no-sun-open = No card acts on this player
pic-prices = Prices
pic-left-roads = Roads: { $n ->
        [0] none left
       *[other] { $n } left, free
    }
pic-left-improvement = Improvement: { $state ->
        [open] 1, for labour
        [more] more by cards
       *[done] none left
    }
pic-lapse-roads = An improvement ends the roads: { $n ->
        [one] { $n } road is lost
       *[other] { $n } roads are lost
    }
pic-lapse-improvement = A road ends the improvement: what cards add is lost
pic-head-what = what to build
pic-head-price = price
pic-head-points = at once
pic-head-scoring = scoring
pic-offer-city = City
pic-offer-garrison = Garrison
pic-offer-temple = Temple
pic-offer-upgrade = Garrison to city
pic-offer-conquer = Conquest
pic-offer-expand = Further conquest
pic-offer-terrace = Terrace
pic-offer-additional = One more road
pic-offer-pilgrimage = Pilgrimage
pic-note-city = a city site of your network
pic-note-city-open = a city site of the network
pic-note-garrison = a garrison site of your network
pic-note-garrison-open = a garrison site of the network
pic-note-temple = in a city of your network
pic-note-temple-open = in a city of the network
pic-note-upgrade = a garrison of your network
pic-note-upgrade-open = a garrison of the network
pic-note-conquer = a region at your network
pic-note-conquer-open = a region at the network
pic-note-expand = Rapid Expansion
pic-note-terrace = own token; income +1 too
pic-note-additional = as the improvement
pic-note-pilgrimage = instead of one action
pic-places = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
pic-provinces = { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
pic-place-one = 1 place: { $name }
pic-province-one = 1 region: { $name }
pic-no-tokens = none yet
pic-sun = The Sun
pic-sun-note = A card acts on the two players beside its sector
pic-sun-mine = The two lower sectors act on you
pic-sun-mine-open = The two lower sectors act on this player
pic-burns = { $n ->
    [0] a revolt would take no road
    [one] a revolt would take { $n } road
   *[other] a revolt would take { $n } roads
}
pic-slot = Here
pic-taken = face down until the end of the phase
pic-hand-now = choose a card, then a sector
pic-hand-later = played in a Sun phase
pic-helpful = helps
pic-harmful = harms
pic-column-pre_1 = First era
pic-column-early_1 = Early, 1
pic-column-early_2 = Early, 2
pic-column-early_3 = Early, 3
pic-column-middle_1 = Middle, 1
pic-column-middle_2 = Middle, 2
pic-column-late_1 = Late
pic-era-head = { $era } · labour +{ $labour }{ $keep }
pic-era-keep = , keep up to { $n }
pic-phase = { $phase }, { $place } of { $many }
pic-until = { $n ->
        [0] scoring comes next
        [one] scoring after { $n } phase
       *[other] scoring after { $n } phases
    }
pic-short-peasant_revolt = Roads perish
pic-short-skilled_surveyors = 1 more terrace
pic-short-extra_road_crew = 1 more road
pic-short-labour_intensity = Extra road: 1 more
pic-short-el_nino_flooding = 1 road fewer
pic-short-wild_road = 1 wild road
pic-short-epidemic = City: +2 labour
pic-short-city_restoration = City: +2 points
pic-short-main_outpost = Garrison to city
pic-short-storehouses = Garrison: +1 point
pic-short-severe_weather = Garrison: +1 labour
pic-short-mass_construction = 2 garrisons at once
pic-short-rapid_expansion = 1 more conquest
pic-short-popular_support = Labour for “1” tokens
pic-short-military_superiority = Conquest: −1 labour
pic-short-resistance = Conquest: +1 labour
pic-short-religious_zeal = Temple on a garrison
pic-short-solar_eclipse = Temple instead of roads
pic-short-great_pilgrimage = 7 points for an action
pic-short-annual_pilgrimage = 5 points for an action
pic-short-local_pilgrimage = 4 points for an action

## Sheets
sheet-points = Points
sheet-labour = Labour
sheet-income = Income
sheet-network = Network
sheet-terraces = Terraces
sheet-roads = Roads
sheet-tokens = Tokens
sheet-order = Turn order
sheet-sun = Sun board
sheet-sector = Sector
sheet-players = Players
sheet-cards = Cards
sheet-card = Card
sheet-effect = Effect
sheet-region = Region
sheet-resistance = Resistance
sheet-unconquered = Unconquered regions
sheet-built = Buildings
sheet-own-network = Your network and the lines that lead on (a number: whose road)
sheet-kind = What it is
sheet-ways = Lines to
sheet-kind-huaca = crossroads
sheet-kind-cuzco = capital
sheet-kind-start = start
sheet-kind-city = city site
sheet-kind-significant_city = significant city site, temple { $n }
sheet-kind-garrison = garrison site
sheet-point = Place
sheet-connected = Connected players

## Components
phase-inca = Inca phase
phase-sun = Sun phase
phase-people = People phase
phase-sapa_inca = Sapa Inca phase
era-pre = First era
era-early = Early Empire
era-middle = Middle Empire
era-late = Late Empire
column-pre_1 = First era
column-early_1 = Early Empire, column 1
column-early_2 = Early Empire, column 2
column-early_3 = Early Empire, column 3
column-middle_1 = Middle Empire, column 1
column-middle_2 = Middle Empire, column 2
column-late_1 = Late Empire
token-a = token type a
token-b = token type b
token-c = token type c
token-d = token type d
token-e = token type e
token-f = token type f
card-peasant_revolt = Peasant Revolt
card-skilled_surveyors = Skilled Surveyors
card-extra_road_crew = Extra Road Crew
card-labour_intensity = Intensive Labour
card-el_nino_flooding = El Niño Flooding
card-wild_road = Wild Road
card-epidemic = Epidemic
card-city_restoration = City Restoration
card-main_outpost = Main Outpost
card-storehouses = Storehouses Prevent Famine
card-severe_weather = Severe Weather
card-mass_construction = Mass Construction
card-rapid_expansion = Rapid Expansion
card-popular_support = Popular Support
card-military_superiority = Military Superiority
card-resistance = Resistance
card-religious_zeal = Religious Zeal
card-solar_eclipse = Solar Eclipse
card-great_pilgrimage = Great Pilgrimage
card-annual_pilgrimage = Annual Pilgrimage
card-local_pilgrimage = Local Pilgrimage
effect-peasant_revolt = Roads in unconquered regions are destroyed at the end of each Sun phase
effect-skilled_surveyors = After a terrace you may build another, 2 labour
effect-extra_road_crew = 1 more free road
effect-labour_intensity = The additional road brings 1 more road free
effect-el_nino_flooding = 1 road fewer, but at least 1
effect-wild_road = One of your roads may join any two points
effect-wild_road-short = One of your roads may join any two points no farther apart than the longest line
effect-epidemic = Cities cost 2 labour more
effect-city_restoration = Cities score 2 points more
effect-main_outpost = Turn a garrison into a city: 4 labour, 4 points
effect-storehouses = Garrisons score 1 point more
effect-severe_weather = Garrisons cost 1 labour more
effect-mass_construction = You may build two garrisons, each paid for
effect-rapid_expansion = One more conquest, for 2 labour more
effect-popular_support = Your tokens of resistance 1 bring 1 labour each at the end of each Sun phase
effect-military_superiority = Conquests cost 1 labour less
effect-resistance = Conquests cost 1 labour more
effect-religious_zeal = A temple may be built on a garrison
effect-solar_eclipse = A temple takes the place of the roads
effect-great_pilgrimage = 7 points in place of an action: needs a temple in Pucara de Andagala or Ranchillo
effect-annual_pilgrimage = 5 points in place of an action: needs a temple in Chiquitoy Viejo or Pachacamac
effect-local_pilgrimage = 4 points in place of an action: needs a temple in Machu Picchu or Huanuco Pampa
region-chinchaysuyu = Chinchaysuyu
region-antisuyu = Antisuyu
region-collasuyu = Collasuyu
region-cuntisuyu = Cuntisuyu
region-manta = Manta
region-quito = Quito
region-quijos = Quijos
region-huancavilca = Huancavilca
region-palta = Palta
region-canari = Canari
region-macas = Macas
region-tallan = Tallan
region-cajamarca = Cajamarca
region-bracamoros = Bracamoros
region-chachapoya = Chachapoya
region-chimu = Chimu
region-huaylas = Huaylas
region-huanuco = Huanuco
region-panatagua = Panatagua
region-ychma = Ychma
region-xauxa = Xauxa
region-vilcabamba = Vilcabamba
region-campa = Campa
region-chincha = Chincha
region-chanca = Chanca
region-manu = Manu
region-nazca = Nazca
region-rucana = Rucana
region-carabaya = Carabaya
region-camana = Camana
region-condesuyo = Condesuyo
region-colla = Colla
region-kallawaya = Kallawaya
region-colesuyo = Colesuyo
region-pacaje = Pacaje
region-paria = Paria
region-cochabamba = Cochabamba
region-tarapaca = Tarapaca
region-lipe = Lipe
region-charca = Charca
region-chicha = Chicha
region-atacama = Atacama
region-omaguaca = Omaguaca
region-tucuman = Tucuman
region-chile = Chile
region-huarpe = Huarpe
point-vitcos = Vitcos
point-saywite = Saywite
point-cuzco = Cuzco
point-ollantaytambo = Ollantaytambo
point-marcapata = Marcapata
point-pilcopata = Pilcopata
point-espiritu_pampa = Espiritu Pampa
point-haquira = Haquira
point-velille = Velille
point-raqchi = Raqchi
point-antabamba = Antabamba
point-salangone = Salangone
point-molleturo = Molleturo
point-ingapirca = Ingapirca
point-tiocajas = Tiocajas
point-liribamba = Liribamba
point-serran = Serran
point-puna = Puna
point-caxas = Caxas
point-zamora = Zamora
point-zana = Zana
point-huamachuco = Huamachuco
point-conchucos = Conchucos
point-tantamayo = Tantamayo
point-kuelap = Kuelap
point-cajatambo = Cajatambo
point-tunsucancha = Tunsucancha
point-tarmatambo = Tarmatambo
point-panatagua = Panatagua
point-simariva = Simariva
point-parcos = Parcos
point-huaytara = Huaytara
point-curamba = Curamba
point-incahuasi = Incahuasi
point-charazani = Charazani
point-coropuna = Coropuna
point-chiguata = Chiguata
point-coporaque = Coporaque
point-chucuito = Chucuito
point-chuquiabo = Chuquiabo
point-sajama = Sajama
point-zapahuira = Zapahuira
point-oma_porco = Oma Porco
point-caquiaviri = Caquiaviri
point-chuquisaca = Chuquisaca
point-catarpe = Catarpe
point-talina = Talina
point-calahoyo = Calahoyo
point-chuquiago = Chuquiago
point-angualasto = Angualasto
point-shincal = Shincal
point-cochasqui = Cochasqui
point-caranqui = Caranqui
point-pambamarca = Pambamarca
point-poechos = Poechos
point-cochabamba_vieja = Cochabamba Vieja
point-guanape = Guanape
point-huaura = Huaura
point-huarochiri = Huarochiri
point-carabaya = Carabaya
point-tambo_colorado = Tambo Colorado
point-hatun_rucana = Hatun Rucana
point-camana = Camana
point-samaipata = Samaipata
point-sama = Sama
point-cobija = Cobija
point-chicoana = Chicoana
point-huasco = Huasco
point-mercachas = Mercachas
point-limatambo = Limatambo
point-pisac = Pisac
point-pikillacta = Pikillacta
point-maukallaqta = Maukallaqta
point-jocay = Jocay
point-quito = Quito
point-quijos = Quijos
point-tumbes = Tumbes
point-aypate = Aypate
point-tomebamba = Tomebamba
point-macas = Macas
point-tucume = Tucume
point-cajamarca = Cajamarca
point-jaen = Jaen
point-levanto = Levanto
point-chiquitoy_viejo = Chiquitoy Viejo
point-choquerecuay = Choquerecuay
point-huanuco_pampa = Huanuco Pampa
point-chanchamayo = Chanchamayo
point-pachacamac = Pachacamac
point-hatun_xauxa = Hatun Xauxa
point-machu_picchu = Machu Picchu
point-satipo = Satipo
point-la_centinela = La Centinela
point-vilcashuaman = Vilcashuaman
point-paucartambo = Paucartambo
point-nazca = Nazca
point-soras = Soras
point-ayapata = Ayapata
point-tambo_viejo = Tambo Viejo
point-cotahuasi = Cotahuasi
point-hatuncolla = Hatuncolla
point-iskanwaya = Iskanwaya
point-azapa = Azapa
point-tiwanaku = Tiwanaku
point-paria = Paria
point-incallajta = Incallajta
point-tarapaca_viejo = Tarapaca Viejo
point-colcha = Colcha
point-porco = Porco
point-oroncota = Oroncota
point-copiapo = Copiapo
point-tilcara = Tilcara
point-pucara_de_andagala = Pucara de Andagala
point-mapocho = Mapocho
point-ranchillo = Ranchillo
point-choquequirao = Choquequirao
point-callanga = Callanga
point-hatuncana = Hatuncana
point-villamarca = Villamarca
point-huari = Huari
point-sondor = Sondor
point-cotapachi = Cotapachi
point-peine = Peine
point-batungasta = Batungasta
point-la_compania = La Compania

## All components
gallery-cards = Sun cards
gallery-tokens = Tokens of the regions
gallery-token = Conquer for { $resistance } labour: { $labour } labour every round and { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What breaks a tie
tie-order = the marker nearer to the centre is ahead

## What a kind of answer is for, for newcomers
help-place = A Sun card acts on the two players beside its sector: good ones beside you, bad ones between rivals.
help-road = Two roads a turn are free. They lead to regions to conquer and to everybody’s cities, which score for all who reach them.
help-wild = A road between any two points: it opens a way that rivals have closed.
help-city = For 6 labour 4 points at once, and 3 at each scoring to everybody connected with it.
help-garrison = For 4 labour 3 points at once, and 2 at each scoring to everybody connected with it.
help-temple = For 5 labour 4 points at once, in a significant city the number printed there; it stands on any city of your network.
help-upgrade = Turn a garrison into a city for 4 labour: 4 points at once and more at each scoring.
help-conquer = A region brings points at once and labour every round, and opens its neighbours: early ones pay longest.
help-expand = Rapid Expansion lets you conquer one region more in the same turn.
help-terrace = Gives 1 labour every round and 1 point at each scoring: best early.
help-additional = More roads in place of a building: when reaching something first matters more.
help-pilgrimage = The Sun card allows this in place of one of your actions.
help-end = End your turn. What is free and not used is lost.
help-stop = Build no more roads with this action.
