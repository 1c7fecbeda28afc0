title = Scythe
about = An alternate 1920s: five factions, a player mat of four sections, mechs, encounters and the Factory. The richest faction wins. For 2–5 players.
pitch = Five factions, each with a mat of its own, mechs, and the Factory in the middle. The richest wins.

## Options
option-relentless_covers_factory_card = Relentless and the Factory card
    .help = May Rusviet choose its Factory card two turns running? The rulebook says yes, later English printings say no.
option-relentless_covers_factory_card-true = The Factory card too
option-relentless_covers_factory_card-false = The four sections of the mat only
option-camaraderie_scope = Camaraderie
    .help = Which retreats of workers cost Polania no popularity on its own turn: all of them, or only those after a combat.
option-camaraderie_scope-any_retreat_on_own_turn = Every retreat on its own turn
option-camaraderie_scope-after_combat_only = After combat only
option-ban_rusviet_industrial_and_crimea_patriotic = Two strong pairs
    .help = Rusviet with the Industrial mat and Crimea with the Patriotic mat are strong; they can be kept from being dealt. Pairs that players choose themselves stay.
option-ban_rusviet_industrial_and_crimea_patriotic-false = All pairs may be dealt
option-ban_rusviet_industrial_and_crimea_patriotic-true = These pairs are not dealt
option-allow_bribes = Gifts of coins
    .help = By the rulebook coins may change hands except in tournaments; here it is an option. Coins may be given on one’s own turn, and by everybody before the dials of a combat are set. Promises bind nobody.
option-allow_bribes-false = No gifts
option-allow_bribes-true = Coins may be given
option-sample_scoring_at_first_star = Trial scoring
    .help = When the first star of the game is placed, the log says what everybody would score now. It has no effect on play.
option-sample_scoring_at_first_star-false = No trial scoring
option-sample_scoring_at_first_star-true = At the first star
option-hide_coin_totals = Coins of the others
    .help = Whether everybody sees how many coins the other players have. Payments are announced either way.
option-hide_coin_totals-false = Open
option-hide_coin_totals-true = Hidden until the end
option-delay_penalty = Delay of the game
    .help = A player who holds the game up for more than ten seconds to work out final scores loses 2 popularity. The player whose turn begins may accuse the previous player of it; that player admits or denies it.
option-delay_penalty-false = No penalty
option-delay_penalty-true = Delay costs 2 popularity
option-faction_1 = Faction of seat 1
    .help = Random, or a faction of your choice; if an earlier seat has taken it, you get a random one.
option-faction_1-random = Random
option-faction_1-nordic = Nordic Kingdoms
option-faction_1-rusviet = Rusviet Union
option-faction_1-crimea = Crimean Khanate
option-faction_1-saxony = Saxony Empire
option-faction_1-polania = Republic of Polania
option-mat_1 = Player mat of seat 1
    .help = Random, or a player mat of your choice; if an earlier seat has taken it, you get a random one. The lowest number goes first.
option-mat_1-random = Random
option-mat_1-industrial = Industrial (1)
option-mat_1-engineering = Engineering (2)
option-mat_1-patriotic = Patriotic (3)
option-mat_1-mechanical = Mechanical (4)
option-mat_1-agricultural = Agricultural (5)
option-faction_2 = Faction of seat 2
    .help = Random, or a faction of your choice; if an earlier seat has taken it, you get a random one.
option-faction_2-random = Random
option-faction_2-nordic = Nordic Kingdoms
option-faction_2-rusviet = Rusviet Union
option-faction_2-crimea = Crimean Khanate
option-faction_2-saxony = Saxony Empire
option-faction_2-polania = Republic of Polania
option-mat_2 = Player mat of seat 2
    .help = Random, or a player mat of your choice; if an earlier seat has taken it, you get a random one. The lowest number goes first.
option-mat_2-random = Random
option-mat_2-industrial = Industrial (1)
option-mat_2-engineering = Engineering (2)
option-mat_2-patriotic = Patriotic (3)
option-mat_2-mechanical = Mechanical (4)
option-mat_2-agricultural = Agricultural (5)
option-faction_3 = Faction of seat 3
    .help = Random, or a faction of your choice; if an earlier seat has taken it, you get a random one.
option-faction_3-random = Random
option-faction_3-nordic = Nordic Kingdoms
option-faction_3-rusviet = Rusviet Union
option-faction_3-crimea = Crimean Khanate
option-faction_3-saxony = Saxony Empire
option-faction_3-polania = Republic of Polania
option-mat_3 = Player mat of seat 3
    .help = Random, or a player mat of your choice; if an earlier seat has taken it, you get a random one. The lowest number goes first.
option-mat_3-random = Random
option-mat_3-industrial = Industrial (1)
option-mat_3-engineering = Engineering (2)
option-mat_3-patriotic = Patriotic (3)
option-mat_3-mechanical = Mechanical (4)
option-mat_3-agricultural = Agricultural (5)
option-faction_4 = Faction of seat 4
    .help = Random, or a faction of your choice; if an earlier seat has taken it, you get a random one.
option-faction_4-random = Random
option-faction_4-nordic = Nordic Kingdoms
option-faction_4-rusviet = Rusviet Union
option-faction_4-crimea = Crimean Khanate
option-faction_4-saxony = Saxony Empire
option-faction_4-polania = Republic of Polania
option-mat_4 = Player mat of seat 4
    .help = Random, or a player mat of your choice; if an earlier seat has taken it, you get a random one. The lowest number goes first.
option-mat_4-random = Random
option-mat_4-industrial = Industrial (1)
option-mat_4-engineering = Engineering (2)
option-mat_4-patriotic = Patriotic (3)
option-mat_4-mechanical = Mechanical (4)
option-mat_4-agricultural = Agricultural (5)
option-faction_5 = Faction of seat 5
    .help = Random, or a faction of your choice; if an earlier seat has taken it, you get a random one.
option-faction_5-random = Random
option-faction_5-nordic = Nordic Kingdoms
option-faction_5-rusviet = Rusviet Union
option-faction_5-crimea = Crimean Khanate
option-faction_5-saxony = Saxony Empire
option-faction_5-polania = Republic of Polania
option-mat_5 = Player mat of seat 5
    .help = Random, or a player mat of your choice; if an earlier seat has taken it, you get a random one. The lowest number goes first.
option-mat_5-random = Random
option-mat_5-industrial = Industrial (1)
option-mat_5-engineering = Engineering (2)
option-mat_5-patriotic = Patriotic (3)
option-mat_5-mechanical = Mechanical (4)
option-mat_5-agricultural = Agricultural (5)

## Questions
prompt-turn = { $stage ->
        [section] Choose a section of your player mat
        [top] { $can ->
            [0] { $reveal ->
                [0] The top action cannot be paid or would give nothing: go on
               *[1] The top action cannot be paid or would give nothing: reveal an objective or go on
            }
           *[1] { $section ->
                [move] Move: move units or gain coins, or skip it
                [bolster] Bolster: pay 1 coin for { $what ->
                    [power] power (no combat card is left)
                    [combat_cards] combat cards (your power is 16)
                   *[other] power or combat cards
                }, or skip it
                [trade] Trade: pay 1 coin for { $what ->
                    [resources] resources (your popularity is 18)
                    [popularity] popularity (resources have no place to go)
                   *[other] resources or popularity
                }, or skip it
                [produce] Produce, or skip it
               *[factory] Use the top action of your Factory card, or skip it
            }
        }
        [bottom] { $can ->
            [0] { $reveal ->
                [0] The bottom action cannot be paid: end your turn
               *[1] The bottom action cannot be paid: reveal an objective or end your turn
            }
           *[1] { $section ->
                [factory] Move one unit up to two times, or end your turn
               *[other] Take the bottom action of this section, or end your turn
            }
        }
       *[end] { $reveal ->
            [0] End your turn: no objective can be revealed
           *[1] Reveal an objective, or end your turn
        }
    }
prompt-turn-other = { $who } { $stage ->
        [section] chooses a section
        [top] considers the top action: { $section ->
                [move] Move
                [bolster] Bolster
                [trade] Trade
                [produce] Produce
               *[factory] Factory card
            }
        [bottom] { $section ->
                [factory] considers the move of the Factory card
               *[other] considers the bottom action
            }
       *[end] ends the turn
    }
prompt-offer = You may gain { $what ->
        [power] { $left } power
        [popularity] { $left } popularity
        [coins] { $left ->
                [one] { $left } coin
               *[other] { $left } coins
            }
        [combat_cards] { $left ->
                [one] { $left } combat card
               *[other] { $left } combat cards
            }
        [metal] { $left } metal
        [food] { $left } food
        [oil] { $left } oil
        [wood] { $left } wood
       *[worker] { $left ->
                [one] { $left } worker
               *[other] { $left } workers
            }
    }
prompt-offer-other = { $who } may gain { $what ->
        [power] { $left } power
        [popularity] { $left } popularity
        [coins] { $left ->
                [one] { $left } coin
               *[other] { $left } coins
            }
        [combat_cards] { $left ->
                [one] { $left } combat card
               *[other] { $left } combat cards
            }
        [metal] { $left } metal
        [food] { $left } food
        [oil] { $left } oil
        [wood] { $left } wood
       *[worker] { $left ->
                [one] { $left } worker
               *[other] { $left } workers
            }
    }
prompt-tokens = Put { $left ->
        [one] { $left } resource
       *[other] up to { $left } resources
    } onto one territory
    .detail = First choose a territory with a worker of yours, then the resources to put there.
prompt-tokens-other = { $who } puts down { $left ->
        [one] { $left } resource
       *[other] { $left } resources
    }
prompt-produce = Produce: { $left ->
        [one] { $left } territory left
       *[other] { $left } territories left
    }. Choose a territory and how much
    .detail = Every worker there may produce one; the territory of your mill comes on top.
prompt-produce-other = { $who } produces: { $left ->
        [one] { $left } territory left
       *[other] { $left } territories left
    }
prompt-move = Choose a unit to move: { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }
prompt-move-other = { $who } moves: { $left ->
        [one] { $left } unit left
       *[other] { $left } units left
    }
prompt-movement = Where does the { $what ->
        [character] character
        [mech] mech
       *[worker] worker
    } go? { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
    .detail = Before each step you may load and unload resources, with a mech also workers.
prompt-movement-other = { $who } moves a { $what ->
        [character] character
        [mech] mech
       *[worker] worker
    }: { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
prompt-fight = Choose the combat to fight next
prompt-fight-other = { $who } chooses the next combat
prompt-artillery = { $left ->
        [0] Artillery: pay 1 power? Your opponent has no power to lose
       *[other] Artillery: pay 1 power so that your opponent loses { $left }?
    }
prompt-artillery-other = { $who } decides whether to use Artillery
prompt-bribes = { $what ->
        [combat] Before the dials are set you may give coins
       *[none] To whom do you give coins, and how many?
    }
prompt-bribes-other = { $what ->
        [combat] { $who } may give coins before the combat
       *[none] { $who } may give coins
    }
prompt-delay = You are said to have delayed the game: admit it and lose 2 popularity, or deny it?
prompt-delay-other = { $who } answers an accusation of delay
prompt-dials = Combat: set your dial and add cards
    .detail = Your opponent chooses in secret too. The attacker wins ties.
prompt-dials-other = The opponents choose power and cards in secret
prompt-retreat = Where does your next unit retreat to?
prompt-retreat-other = { $who } retreats
prompt-encounter = Encounter: choose an option of the card
prompt-encounter-other = { $who } has an encounter
prompt-factory = Choose a Factory card
    .detail = It is a fifth section of your mat. The other cards go back face down.
prompt-factory-other = { $who } looks through the Factory cards
prompt-card = Factory card: choose one of the two gains
prompt-card-other = { $who } uses the Factory card
prompt-pay-card = Which combat card do you pay with?
prompt-pay-card-other = { $who } pays with a combat card
prompt-pay = Pay { $left } { $what ->
        [metal] metal
        [food] food
        [oil] oil
       *[wood] wood
    }: choose what to pay with
prompt-pay-other = { $who } pays { $left } { $what ->
        [metal] metal
        [food] food
        [oil] oil
       *[wood] wood
    }
prompt-upgrade = Upgrade: choose a technology cube, then the action that becomes cheaper
prompt-upgrade-other = { $who } upgrades
prompt-deploy = Deploy: choose a mech, then a territory with your worker
prompt-deploy-other = { $who } deploys a mech
prompt-build = Build: choose a structure, then a territory with your worker
prompt-build-other = { $who } builds
prompt-enlist = Enlist: choose a recruit, then a one-time bonus
prompt-enlist-other = { $who } enlists a recruit

## Actions
action-section = { $kind ->
        [mat] { $section }: { $top }; then { $bottom }: { $below }
        [card] { $section }: { $top }
       *[none] { $section }
    }
action-gain = { $amount ->
        [0] Gain nothing ({ $good })
        [one] Gain { $amount } { $good_one }
       *[other] Gain { $amount } { $good_other }
    }
action-act = { $how ->
        [plain] { $deed }
        [alone] { $deal }
       *[with] { $deed }: { $deal }
    }
action-skip = { $asked ->
        [artillery] Do not use Artillery
       *[other] { $lost ->
            [0] Go on
           *[other] Skip the top action
        }
    }
action-end = { $lost ->
        [0] End the turn
       *[other] End the turn without the bottom action
    }
    .ends = its words say so
action-reveal = Reveal the objective “{ $objective }”
action-reveal_at_end = Give up the bottom action and reveal the objective “{ $objective }”
action-give = Give { $receiver } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
action-pass = Give nothing
action-move = { $unit_cap } { $place_from }
action-step = Go { $place_to }{ $meets ->
        [fight] : a fight with { $owner }
        [workers] : drive away { $owner }’s { $n ->
            [one] worker
           *[other] { $n } workers
        }
        [encounter] : an encounter
        [factory] : the Factory and one of its cards
       *[none] { "" }
    }
action-load = Load { $cargo_one }
action-load_all = Load everything
action-unload = Unload { $cargo_one }
action-stop = { $asked ->
        [move] { $left ->
            [one] Move no more: { $left } unit could still move
           *[other] Move no more: { $left } units could still move
        }
        [produce] Produce no more
        [movement] Stop here
        [tokens] Take no more
        [encounter] Choose no more
        [upgrade] Do not upgrade
        [deploy] Do not deploy
        [build] Do not build
        [enlist] Do not enlist
       *[other] Done
    }
action-fight = Fight { $place_at }
action-use = Use Artillery: 1 power
action-charge = Accuse the previous player of delay
action-admit = Admit the delay: lose 2 popularity
action-deny = Deny the delay
action-dial = Dial: { $power }
action-add = Add combat card { $strength }
action-commit = Confirm
action-retreat = Retreat { $place_to }
action-option = { $known ->
        [0] Option { $number }
       *[other] { $deal }
    }
action-factory_card = Take Factory card { $card }
action-produce = { $known ->
        [0] Produce { $amount } { $place_at }
       *[other] { $amount ->
            [one] Produce { $amount } { $good_one } { $place_at }
           *[other] Produce { $amount } { $good_other } { $place_at }
        }
    }
action-at = Put the resources { $place_at }
action-token = Take { $resource }
action-upgrade = { $cube }, { $bottom } costs 1 less
action-deploy = Mech “{ $ability }” { $place_at }: { $effect }
action-build = { $structure } { $place_at }: { $effect }
action-enlist = Recruit from { $bottom }, bonus: { $bonus }
action-pay = { $known ->
        [0] Take a token { $place_from }
       *[other] Pay 1 { $resource } { $place_from }
    }
action-pay_card = Pay with combat card { $strength }

## Before an answer is given
preview-power = { gain-power }
preview-popularity = { gain-popularity }
preview-coins = { gain-coins }
preview-combat_cards = { gain-combat_cards }
preview-metal = { gain-metal }
preview-food = { gain-food }
preview-oil = { gain-oil }
preview-wood = { gain-wood }
preview-any_resource = { gain-any_resource }
preview-worker = { gain-worker }
preview-character = { unit-character }
preview-mech = { unit-mech }
preview-structure = structure
preview-upgrade = { $n ->
        [one] { $n } upgrade
       *[other] { $n } upgrades
    }
preview-enlist = { $n ->
        [one] { $n } recruit
       *[other] { $n } recruits
    }
preview-star = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
preview-final = { $n } to the final score
preview-moves = { $n ->
        [one] { $n } unit
       *[other] up to { $n } units
    }
preview-territories = { $n ->
        [one] { $n } territory
       *[other] up to { $n } territories
    }
preview-upgrading = an upgrade
preview-deploying = a mech
preview-building = a structure
preview-enlisting = a recruit
price-move = Move
price-bolster = Bolster
price-trade = Trade
price-produce = Produce
price-factory = Factory card
price-upgrade = Upgrade
price-deploy = Deploy
price-build = Build
price-enlist = Enlist

## What happened
event-seat = { $seat }: { $faction_full }, { $mat } mat
event-tile = Structure bonus: { $tile }
event-section = { $seat }: { $section }
    .then = { " —" }
event-skipped = { $seat } skips the top action
event-gained = { $seat } gains { $amount } { $amount ->
        [one] { $good_one }
       *[other] { $good_other }
    }
event-drew = { $seat } draws combat card { $strength }
event-drew-many = { $seat } draws { $n } combat cards: { $list }
event-drew-item = { $strength }
event-drew-hidden = { $seat } draws a combat card
event-drew-hidden-many = { $seat } draws { $n } combat cards
event-paid = { $seat } pays { $amount } { $amount ->
        [one] { $good_one }
       *[other] { $good_other }
    }
event-paid-many = { $seat } pays { $list }
event-paid-item = { $amount } { $amount ->
        [one] { $good_one }
       *[other] { $good_other }
    }
event-paid-tokens = { $seat } pays { $amount } { $resource } { $place_from }
event-paid-tokens-many = { $seat } pays { $list }
event-paid-tokens-item = { $amount } { $resource } { $place_from }
event-paid-card = { $seat } pays with combat card { $strength }
event-token = { $seat } puts { $resource } { $place_at }
event-token-many = { $seat } puts { $list }
event-token-item = { $resource } { $place_at }
event-token-times = { $n } { $resource } { $place_at }
event-placed = { $seat } gains { $amount } { $resource } { $place_at }
event-placed-many = { $seat } gains { $list }
event-placed-item = { $amount } { $resource } { $place_at }
event-workers = { $seat } gains { $amount ->
        [one] { $amount } worker
       *[other] { $amount } workers
    } { $place_at }
event-moved = { $seat } moves: { $unit } { $from } → { $to }
event-moved-many = { $seat } moves: { $list }
event-moved-item = { $unit } { $from } → { $to }
event-carried = { $seat } carries { $workers ->
        [0] { $tokens ->
                [one] { $tokens } resource
               *[other] { $tokens } resources
            }
        [one] { $workers } worker{ $tokens ->
                [0] {""}
                [one] {" "}and { $tokens } resource
               *[other] {" "}and { $tokens } resources
            }
       *[other] { $workers } workers{ $tokens ->
                [0] {""}
                [one] {" "}and { $tokens } resource
               *[other] {" "}and { $tokens } resources
            }
    }
event-displaced = { $seat } drives { $owner }’s { $amount ->
        [one] worker
       *[other] { $amount } workers
    } away { $place_from }
event-combat = { $seat } attacks { $defender } { $place_at }
event-artillery = { $seat } pays 1 power for Artillery: { $opponent } { $power ->
        [0] has no power to lose
       *[other] loses { $power } power
    }
event-disarmed = { $seat } uses Disarm: { $opponent } { $power ->
        [0] has no power to lose
       *[other] loses { $power } power
    }
event-scouted = { $seat } uses Scout and takes combat card { $strength } from { $opponent }
event-scouted-hidden = { $seat } uses Scout and takes a combat card from { $opponent }
event-dial = { $seat }: { $power } on the dial
event-played = { $seat } plays combat card { $strength }
event-won = { $seat } wins the combat { $place_at }: { $high } to { $low }{ $margin ->
        [0] , a tie goes to the attacker
       *[other] { "" }
    }
event-retreated = { $seat }: { $unit } retreats { $place_to }
event-encounter = { $seat }: encounter “{ $encounter }” { $place_at }
    .then = :
event-chose = { $seat } chooses option { $number }
    .aside = what it brings stands behind it
event-factory = { $seat } takes Factory card { $card }
event-upgraded = { $seat } upgrades: { $cube }, { $bottom } costs 1 less
event-deployed = { $seat } deploys a mech { $place_at }: { $ability }
event-built = { $seat } builds { $place_at }: { $structure }
event-enlisted = { $seat } enlists a recruit from { $bottom }, bonus: { $bonus }
event-bottom = { $seat }: { $bottom }
    .then = { " —" }
event-objective = { $seat } reveals the objective “{ $objective }”
event-star = { $seat } places a star: { $star }
event-gave = { $seat } gives { $receiver } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
event-trial-score = Trial scoring: { $seat } has { $points ->
        [one] { $points } coin
       *[other] { $points } coins
    }
event-went-back = { $seat }: { $unit } goes back, { $from } → { $to }
event-lost = { $seat } loses { $amount } { $amount ->
        [one] { $good_one }
       *[other] { $good_other }
    }
event-charged = { $seat } accuses { $accused } of delaying the game
event-denied = { $seat } denies the delay
because-star = Recruit
because-encounter = Encounter “{ $cause }”
because-bottom = { $cause }
because-structure = { $cause }
end-sixth_star = A sixth star has been placed.

## Score
score-coins = Coins
score-stars = Stars
score-territories = Territories
score-resources = Resources
score-structures = Structure bonus

## Why not
refuse-same-section = You used this section on your last turn: choose another one.
refuse-no-factory-card = You have no Factory card.
refuse-cannot-pay = You cannot pay the whole cost.
refuse-not-this-action = This section does not give that now.
refuse-too-much = The action gives less than that.
refuse-not-your-objective = You do not hold this objective.
refuse-objective-not-met = Its condition is not met yet.
refuse-objective-at-end = This objective is revealed at the end of your turn only, when both actions are done or given up.
refuse-no-more-objectives = You cannot place another star for an objective.
refuse-no-bribes = Gifts of coins are not allowed in this game.
refuse-bad-gift = You can give coins only to other players, and only coins that you have.
refuse-no-unit-there = You have no such unit there.
refuse-unit-has-moved = This unit has already been moved in this action.
refuse-unit-stuck = This unit cannot go anywhere from there.
refuse-not-adjacent = That territory is not next to this one.
refuse-river = A river lies in between and this unit cannot cross it.
refuse-lake-closed = This unit cannot move over lakes.
refuse-base-closed = Units do not move onto that base.
refuse-worker-meets-enemy = Workers cannot go by themselves where enemy units stand.
refuse-left-on-lake = Workers and resources would be left alone on the lake.
refuse-not-here = There is nothing of that kind to load or unload here.
refuse-not-controlled = You do not control that territory.
refuse-only-mechs-carry = Only mechs carry workers.
refuse-already-handled = You have just loaded or unloaded this here: take a step first.
refuse-must-move = The unit has to take at least one step.
refuse-no-combat-there = There is no combat of yours there.
refuse-dial-too-high = You have less power than that.
refuse-dial-first = Set the dial first.
refuse-no-such-card = You have no such combat card left.
refuse-no-retreat-there = Your unit cannot retreat there.
refuse-option-used = You have already taken this option.
refuse-must-choose = Choose at least one option.
refuse-card-not-there = There is no such card to choose.
refuse-nothing-to-produce = Nothing can be produced there.
refuse-produced-already = You have already produced there in this action.
refuse-no-more-territories = You have produced on all the territories you may.
refuse-needs-worker = You need a worker of yours on a territory you control.
refuse-cube-moved = This cube has already been moved.
refuse-cost-space-full = This cost has no empty dashed space.
refuse-mech-not-yours = Your faction does not have this mech.
refuse-mech-deployed = This mech is already on the map.
refuse-not-on-lake = Nothing is built or deployed on lakes.
refuse-not-on-base = Nothing is built or deployed on a base.
refuse-structure-built = You have already built this structure.
refuse-structure-there = There is already a structure on that territory.
refuse-recruit-taken = The recruit of this section is already enlisted.
refuse-bonus-taken = You have already used this one-time bonus.
refuse-no-token-there = You have no token of that kind there to pay with.
refuse-no-coercion = Combat cards cannot pay for this now.
refuse-must-pay = The cost must be paid in full.
refuse-only-there = Gains of an encounter go to the territory of your character.
refuse-no-workers-left = There are not enough workers left on your mat.
refuse-no-delay-penalty = This game is played without a penalty for delay.
refuse-no-charge = You may accuse the previous player of delay once, at the beginning of your turn.
refuse-gives-nothing = That would give you nothing: you may skip the action instead.
refuse-purse-closed = You have just decided about gifts; later in your turn you may give again.

## Components
place-A1 = A1
    .long = A1, mountain
    .from = from A1
    .to = to A1
    .at = in A1
place-A2 = A2
    .long = A2, farm
    .from = from A2
    .to = to A2
    .at = in A2
place-A3 = A3
    .long = A3, village
    .from = from A3
    .to = to A3
    .at = in A3
place-A4 = A4
    .long = A4, forest
    .from = from A4
    .to = to A4
    .at = in A4
place-A5 = A5
    .long = A5, tundra
    .from = from A5
    .to = to A5
    .at = in A5
place-A6 = A6
    .long = A6, village
    .from = from A6
    .to = to A6
    .at = in A6
place-B1 = B1
    .long = B1, lake
    .from = from B1
    .to = to B1
    .at = in B1
place-B2 = B2
    .long = B2, tundra
    .from = from B2
    .to = to B2
    .at = in B2
place-B3 = B3
    .long = B3, lake
    .from = from B3
    .to = to B3
    .at = in B3
place-B4 = B4
    .long = B4, tundra
    .from = from B4
    .to = to B4
    .at = in B4
place-B5 = B5
    .long = B5, mountain
    .from = from B5
    .to = to B5
    .at = in B5
place-B6 = B6
    .long = B6, farm
    .from = from B6
    .to = to B6
    .at = in B6
place-B7 = B7
    .long = B7, farm
    .from = from B7
    .to = to B7
    .at = in B7
place-C1 = C1
    .long = C1, forest
    .from = from C1
    .to = to C1
    .at = in C1
place-C2 = C2
    .long = C2, mountain
    .from = from C2
    .to = to C2
    .at = in C2
place-C3 = C3
    .long = C3, forest
    .from = from C3
    .to = to C3
    .at = in C3
place-C4 = C4
    .long = C4, lake
    .from = from C4
    .to = to C4
    .at = in C4
place-C5 = C5
    .long = C5, forest
    .from = from C5
    .to = to C5
    .at = in C5
place-C6 = C6
    .long = C6, village
    .from = from C6
    .to = to C6
    .at = in C6
place-D1 = D1
    .long = D1, farm
    .from = from D1
    .to = to D1
    .at = in D1
place-D2 = D2
    .long = D2, village
    .from = from D2
    .to = to D2
    .at = in D2
place-D3 = D3
    .long = D3, lake
    .from = from D3
    .to = to D3
    .at = in D3
place-D4 = D4
    .long = D4, the Factory
    .from = from D4
    .to = to D4
    .at = in D4
place-D5 = D5
    .long = D5, mountain
    .from = from D5
    .to = to D5
    .at = in D5
place-D6 = D6
    .long = D6, tundra
    .from = from D6
    .to = to D6
    .at = in D6
place-D7 = D7
    .long = D7, mountain
    .from = from D7
    .to = to D7
    .at = in D7
place-E1 = E1
    .long = E1, forest
    .from = from E1
    .to = to E1
    .at = in E1
place-E2 = E2
    .long = E2, forest
    .from = from E2
    .to = to E2
    .at = in E2
place-E3 = E3
    .long = E3, farm
    .from = from E3
    .to = to E3
    .at = in E3
place-E4 = E4
    .long = E4, tundra
    .from = from E4
    .to = to E4
    .at = in E4
place-E5 = E5
    .long = E5, lake
    .from = from E5
    .to = to E5
    .at = in E5
place-E6 = E6
    .long = E6, village
    .from = from E6
    .to = to E6
    .at = in E6
place-E7 = E7
    .long = E7, lake
    .from = from E7
    .to = to E7
    .at = in E7
place-F1 = F1
    .long = F1, mountain
    .from = from F1
    .to = to F1
    .at = in F1
place-F2 = F2
    .long = F2, village
    .from = from F2
    .to = to F2
    .at = in F2
place-F3 = F3
    .long = F3, village
    .from = from F3
    .to = to F3
    .at = in F3
place-F4 = F4
    .long = F4, tundra
    .from = from F4
    .to = to F4
    .at = in F4
place-F5 = F5
    .long = F5, forest
    .from = from F5
    .to = to F5
    .at = in F5
place-F6 = F6
    .long = F6, mountain
    .from = from F6
    .to = to F6
    .at = in F6
place-F7 = F7
    .long = F7, tundra
    .from = from F7
    .to = to F7
    .at = in F7
place-G1 = G1
    .long = G1, tundra
    .from = from G1
    .to = to G1
    .at = in G1
place-G2 = G2
    .long = G2, lake
    .from = from G2
    .to = to G2
    .at = in G2
place-G3 = G3
    .long = G3, farm
    .from = from G3
    .to = to G3
    .at = in G3
place-G4 = G4
    .long = G4, mountain
    .from = from G4
    .to = to G4
    .at = in G4
place-G5 = G5
    .long = G5, village
    .from = from G5
    .to = to G5
    .at = in G5
place-G6 = G6
    .long = G6, farm
    .from = from G6
    .to = to G6
    .at = in G6
place-H1 = H1
    .long = H1, village
    .from = from H1
    .to = to H1
    .at = in H1
place-base_nordic = Nordic base
    .long = Nordic base
    .from = from the Nordic base
    .to = to the Nordic base
    .at = at the Nordic base
place-base_rusviet = Rusviet base
    .long = Rusviet base
    .from = from the Rusviet base
    .to = to the Rusviet base
    .at = at the Rusviet base
place-base_crimea = Crimean base
    .long = Crimean base
    .from = from the Crimean base
    .to = to the Crimean base
    .at = at the Crimean base
place-base_saxony = Saxon base
    .long = Saxon base
    .from = from the Saxon base
    .to = to the Saxon base
    .at = at the Saxon base
place-base_polania = Polanian base
    .long = Polanian base
    .from = from the Polanian base
    .to = to the Polanian base
    .at = at the Polanian base
place-base_albion = Albion’s base
    .long = Albion’s base
    .from = from Albion’s base
    .to = to Albion’s base
    .at = at Albion’s base
place-base_togawa = Togawa’s base
    .long = Togawa’s base
    .from = from Togawa’s base
    .to = to Togawa’s base
    .at = at Togawa’s base
section-move = Move
section-bolster = Bolster
section-trade = Trade
section-produce = Produce
section-factory = Factory card
good-power = power
    .one = power
    .other = power
good-popularity = popularity
    .one = popularity
    .other = popularity
good-coins = coins
    .one = coin
    .other = coins
good-combat_cards = combat cards
    .one = combat card
    .other = combat cards
good-metal = metal
    .one = metal
    .other = metal
good-food = food
    .one = food
    .other = food
good-oil = oil
    .one = oil
    .other = oil
good-wood = wood
    .one = wood
    .other = wood
good-worker = workers
    .one = worker
    .other = workers
deed-units = Move units
deed-units-n = { $n ->
        [one] Move { $n } unit
       *[other] Move up to { $n } units
    }
deed-resources = Take resources
deed-produce = Produce
deed-card = Factory card
deed-bottom = Take the bottom action
deed-bottom_without_coins = Bottom action without its coins
deed-card_move = Move one unit up to two times
deed-gift = Give coins…
objective-objective_1 = Higher Ground Advantage
objective-objective_2 = Underworld Advantage
objective-objective_3 = Harvest Advantage
objective-objective_4 = Northern Advantage
objective-objective_5 = King of the Hill
objective-objective_6 = Send One Back as a Warning
objective-objective_7 = Machine Over Muscle
objective-objective_8 = Roll Up Your Sleeves with the Common Man
objective-objective_9 = Stockpile for the Winter
objective-objective_10 = Woodland Advantage
objective-objective_11 = Population Advantage
objective-objective_12 = Get Rich or Cry Trying
objective-objective_13 = Foundations of the Empire
objective-objective_14 = Hedge Your Bets
objective-objective_15 = Balanced Workforce
objective-objective_16 = A Wolf Among the Sheep
objective-objective_17 = Divide and Conquer
objective-objective_18 = Become a Beloved Pacifist
objective-objective_19 = Shore up the Shore
objective-objective_20 = Create a Permanent Foothold
objective-objective_21 = Monopolize the Market
objective-objective_22 = Technological Breakthrough
objective-objective_23 = Achieve Tactical Mastery
unit-character = character
    .cap = Character
unit-mech = mech
    .cap = Mech
unit-worker = worker
    .cap = Worker
cargo-worker = worker
    .one = a worker
cargo-moved_worker = worker that has moved
    .one = a worker that has moved
cargo-metal = metal
    .one = metal
cargo-food = food
    .one = food
cargo-oil = oil
    .one = oil
cargo-wood = wood
    .one = wood
factory_card-factory_1 = no. 1 (1 coin, 1 combat card → produce on 2 territories)
factory_card-factory_2 = no. 2 (1 popularity → Enlist or Upgrade)
factory_card-factory_3 = no. 3 (1 combat card → 2 popularity)
factory_card-factory_4 = no. 4 (1 combat card → 3 coins)
factory_card-factory_5 = no. 5 (1 power → 2 popularity)
factory_card-factory_6 = no. 6 (1 power → 3 coins)
factory_card-factory_7 = no. 7 (1 popularity → Deploy or Build)
factory_card-factory_8 = no. 8 (1 combat card → 3 resources of any kind)
factory_card-factory_9 = no. 9 (2 coins → Upgrade, 1 popularity)
factory_card-factory_10 = no. 10 (2 coins → Deploy, 1 power)
factory_card-factory_11 = no. 11 (2 coins → Build, 1 popularity)
factory_card-factory_12 = no. 12 (2 coins → Enlist, 1 power)
resource-metal = metal
resource-food = food
resource-oil = oil
resource-wood = wood
cube-move_units = +1 unit with Move
cube-move_coins = +1 coin with Move
cube-bolster_power = +1 power with Bolster
cube-bolster_cards = +1 combat card with Bolster
cube-trade_popularity = +1 popularity with Trade
cube-produce_territories = +1 territory with Produce
bottom-upgrade = Upgrade
bottom-deploy = Deploy
bottom-build = Build
bottom-enlist = Enlist
ability-riverwalk = Riverwalk
ability-speed = Speed
ability-seaworthy = Seaworthy
ability-artillery = Artillery
ability-township = Township
ability-peoples_army = People’s Army
ability-wayfare = Wayfare
ability-scout = Scout
ability-underpass = Underpass
ability-disarm = Disarm
ability-submerge = Submerge
ability-camaraderie = Camaraderie
structure-monument = Monument
structure-armory = Armory
structure-mine = Mine
structure-mill = Mill
bonus-power = 2 power
bonus-coins = 2 coins
bonus-popularity = 2 popularity
bonus-combat_cards = 2 combat cards
encounter-encounter_1 = Geese on the road
encounter-encounter_2 = Snowy slope
encounter-encounter_3 = Sheep on the hillside
encounter-encounter_4 = Soldiers posing for a photo
encounter-encounter_5 = Camp by the river
encounter-encounter_6 = Bears in the snow
encounter-encounter_7 = Northern camp
encounter-encounter_8 = Reindeer at the refinery
encounter-encounter_9 = The inventor
encounter-encounter_10 = Mech lost in the fog
encounter-encounter_11 = The orchard
encounter-encounter_12 = Lumberjacks
encounter-encounter_13 = Village festival
encounter-encounter_14 = The pigsty
encounter-encounter_15 = The ferry
encounter-encounter_16 = Spring sowing
encounter-encounter_17 = The retired soldier
encounter-encounter_18 = Wild boars
encounter-encounter_19 = Travellers with cows
encounter-encounter_20 = Children playing war
encounter-encounter_21 = Rogue mech and a cow
encounter-encounter_22 = The abandoned mine
encounter-encounter_23 = Call-up papers
encounter-encounter_24 = Patrol in the forest
encounter-encounter_25 = Underground laboratory
encounter-encounter_26 = The tavern
encounter-encounter_27 = A farmer repairs his mech
encounter-encounter_28 = The recruit’s family
faction-nordic = Nordic
    .full = Nordic Kingdoms
faction-rusviet = Rusviet
    .full = Rusviet Union
faction-crimea = Crimea
    .full = Crimean Khanate
faction-saxony = Saxony
    .full = Saxony Empire
faction-polania = Polania
    .full = Republic of Polania
mat-industrial = Industrial
mat-engineering = Engineering
mat-patriotic = Patriotic
mat-mechanical = Mechanical
mat-agricultural = Agricultural
tile-tunnels_adjacent = Tunnels next to structures
tile-lakes_adjacent = Lakes next to structures
tile-encounters_adjacent = Encounters next to structures
tile-structures_on_tunnels = Structures on tunnels
tile-structures_in_row = Structures in a row
tile-structures_on_farms_and_tundras = Structures on farms and tundras
star-upgrades = 6 upgrades
star-mechs = 4 mechs
star-structures = 4 structures
star-recruits = 4 recruits
star-workers = 8 workers
star-objective = objective
star-combat = combat won
star-popularity = 18 popularity
star-power = 16 power

terrain-mountain = mountain
    .one = mountain
    .other = mountains
terrain-farm = farm
    .one = farm
    .other = farms
terrain-tundra = tundra
    .one = tundra
    .other = tundras
terrain-forest = forest
    .one = forest
    .other = forests
terrain-village = village
    .one = village
    .other = villages
terrain-lake = lake
    .one = lake
    .other = lakes
terrain-factory = Factory
    .one = Factory
    .other = Factories
terrain-base = base

## Costs and gains
gain-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
gain-power = { $n } power
gain-popularity = { $n } popularity
gain-combat_cards = { $n ->
        [one] { $n } combat card
       *[other] { $n } combat cards
    }
gain-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
gain-metal = { $n } metal
gain-food = { $n } food
gain-oil = { $n } oil
gain-wood = { $n } wood
gain-any_resource = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
gain-upgrade = Upgrade
gain-deploy = Deploy
gain-build = Build
gain-enlist = Enlist
gain-produce = produce on { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    }

## Conditions of objectives
cond-control_terrain = control { $n } { $n ->
        [one] { $terrain_one }
       *[other] { $terrain_other }
    }
cond-control_tunnels = control { $n ->
        [one] { $n } tunnel
       *[other] { $n } tunnels
    }
cond-control_factory = control the Factory
cond-power_rank_first = nobody has more power
cond-forced_worker_retreat_this_turn = drive away { $n ->
        [one] { $n } enemy worker
       *[other] { $n } enemy workers
    } this turn
cond-power-min = { $n }+ power
cond-power-max = { $n ->
        [0] no power
       *[other] at most { $n } power
    }
cond-popularity-min = { $n }+ popularity
cond-popularity-max = at most { $n } popularity
cond-coins-min = { $n }+ coins
cond-coins-max = at most { $n } coins
cond-factory_card = { $n ->
        [0] no Factory card
       *[other] a Factory card
    }
cond-workers-min = { $n ->
        [1] a worker
       *[other] { $n }+ workers
    }
cond-workers-max = at most { $n } workers
cond-mechs-min = { $n ->
        [1] a mech
       *[other] { $n }+ mechs
    }
cond-mechs-max = { $n ->
        [0] no mechs
       *[other] at most { $n } mechs
    }
cond-structures-min = { $n ->
        [1] a structure
       *[other] { $n }+ structures
    }
cond-structures-max = at most { $n } structures
cond-recruits-min = { $n ->
        [1] a recruit
       *[other] { $n }+ recruits
    }
cond-recruits-max = at most { $n } recruits
cond-upgrades-min = { $n ->
        [1] an upgrade
       *[other] { $n }+ upgrades
    }
cond-upgrades-max = { $n ->
        [0] no upgrades
       *[other] at most { $n } upgrades
    }
cond-workers_equal_recruits = as many workers as recruits
cond-one_territory_resources = { $n }+ resources on one territory, { $each }+ of each kind
cond-one_territory_own_pieces = { $n }+ of your units and structures on one territory
cond-one_territory_group = on one territory: your character, { $mechs ->
        [one] { $mechs } mech
       *[other] { $mechs } mechs
    }, { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, { $n }+ resources
cond-controlled_resources_each_type = { $n }+ of every resource
cond-controlled_resources_one_type = { $n }+ resources of one kind
cond-control_adjacent_to_factory = control { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    } next to the Factory
cond-control_around_one_lake = control { $n ->
        [one] { $n } territory
       *[other] { $n } territories
    } around one lake
cond-combat_cards_in_hand = { $n }+ combat cards in hand
cond-combat_stars = { $n ->
        [one] { $n } star
       *[other] { $n } stars
    } for combat

## Picture
pic-board = Map, tracks and cards in play
pic-triumph = Triumph
pic-triumph-short = 6 stars: the end
pic-popularity = Popularity
pic-power = Power
pic-coins = Coins
pic-cards = Combat cards
pic-objectives = Objectives
pic-workers = Workers
pic-mechs = Mechs
pic-structures = Structures
pic-recruits = Recruits
pic-upgrades = Upgrades
pic-stars = Stars: { $n } of 6
pic-of = { $what }: { $n } of { $of }
pic-value = { $what }: { $n }
pic-tier = star { $star }, territory { $territory }, two resources { $pair }
pic-dial-limit = dial up to { $n }
pic-empty = empty
pic-place = { $place }: { $pieces }
pic-control = controlled by { $who }
pic-river = river { $first } – { $second }
pic-tunnel = tunnel
pic-encounter = encounter token
pic-encounter-done = encounter taken
pic-has = { $who }: { $pieces }
pic-character = character
pic-n-mechs = { $n ->
        [one] { $n } mech
       *[other] { $n } mechs
    }
pic-n-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
pic-tile = Structure bonus
pic-tile-now = you have { $n }
pic-coins-for = { $count }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
pic-decks = Cards left
pic-deck-combat = combat
pic-deck-encounters = encounters
pic-deck-factory = Factory
pic-discard = Combat discard pile: { $cards }
pic-factory-known = Factory cards you have seen
pic-factory-choose = Factory cards: choose one
pic-open-objectives = Objectives revealed so far: { $names }
pic-option = Option { $n }
pic-free = free
pic-combat = Combat { $place }
pic-attacker = attacks
pic-defender = defends
pic-attacker-you = attack
pic-defender-you = defend
pic-secret = only you see this
pic-dial = Dial
pic-dial-none = not set yet
pic-added = Cards
pic-total = Total
pic-limit = up to { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pic-may-show = Dial up to { $dial }, cards up to { $cards }
pic-moving = { $unit } { $place }
pic-steps = { $n ->
        [one] { $n } step left
       *[other] { $n } steps left
    }
pic-cargo = On board
pic-no-cargo = nothing
pic-moves = { $n ->
        [one] { $n } unit may still move
       *[other] { $n } units may still move
    }
pic-turn = turn
pic-active = is taking a turn
pic-bonus = Structure bonus
pic-legend = What the pieces mean
pic-strip = Your numbers and resources
pic-now = What is going on
pic-on-my-land = On my land
pic-was-here = you were here
pic-word-move = { $n ->
        [one] unit
       *[other] units
    }
pic-word-any_resource = { $n ->
        [one] any
       *[other] any
    }
pic-word-produce = { $n ->
        [one] territory
       *[other] territories
    }
pic-pay-for = for
pic-main-upgrade = upgrade
pic-main-deploy = mech
pic-main-build = structure
pic-main-enlist = recruit
pic-cubes-on-cost = Technology cubes here
pic-enough = Enough: you have { $n }
pic-lack = Not enough: { $n } of { $of }
pic-trade-adds = { $n } of { $of }, Trade gives { $add }
pic-card-of = Combat card { $n }
pic-take-all = Take all
pic-done = Done
pic-cargo-of = { $what } of { $of }
pic-tokens-to = Resources { $place }: { $n ->
        [one] { $n } more
       *[other] { $n } more
    }
pic-last-turn = last turn: { $what }
pic-no-turn = none yet
pic-you-cap = You
pic-tie = a tie is won by { $who }
pic-dial-head = Power on the dial
pic-dial-to = Dial { $n } power
pic-dial-most = up to { $n }
pic-dial-left = of { $of }, { $n } left
pic-my-cards = My combat cards
pic-cards-of = Cards of { $who }
pic-may-add = { $n ->
        [0] none may be added
        [one] { $n } may be added
       *[other] up to { $n } may be added
    }
pic-in-hand = { $n } in hand
pic-my-total = Your strength { $parts } =
pic-sure = a certain victory
pic-other-most = { $who }: { $n } at most
pic-commit = Commit { $n }
pic-no-way-back = cannot be taken back
pic-victory = Victory
pic-defeat = Defeat
pic-win-star = a star for combat
pic-win-place = { $n ->
        [0] { $place } is yours
        [one] { $place } and { $n } resource are yours
       *[other] { $place } and { $n } resources are yours
    }
pic-win-cost = −{ $n } popularity for workers driven away
pic-lose-units = to the base: { $units }
pic-lose-card = a combat card if power was used
pic-lose-star = a star for { $who }
pic-dials-open = dials open
pic-dial-was = of { $of }, { $n } left
pic-none-played = no cards
pic-verdict = { $who } wins: { $high } to { $low }{ $margin ->
        [0] , a tie goes to the attacker
       *[other] { "" }
    }
pic-row-star = stars
pic-row-power = power
pic-row-combat_cards = combat cards
pic-row-popularity = popularity
pic-row-pieces = pieces
pic-no-change = no change
pic-no-change-yet = no change yet
pic-stay = stay { $place }
pic-leave = retreat: { $units }
pic-or = or
pic-cost-now = costs { $cost } now
pic-cube-here = technology cube covers: { $cube }
pic-cube-gone = upgraded: { $cube }
pic-cube-on-cost = technology cube: 1 less to pay
pic-recruit-here = recruit
pic-recruit-done = enlisted
pic-built = built
pic-not-built = not built
pic-deployed = deployed
pic-locked = not yet deployed
pic-workers-row = Workers on the mat: { $n }
pic-ongoing = whenever you or a neighbour takes this action
pic-one-time = One-time bonuses
pic-used = used
pic-hand = Combat cards
pic-no-cards = none
pic-met = fulfilled
pic-not-met = not yet
pic-at-end = at the end of your turn
pic-anytime = before or after an action
pic-factory-card = Factory card
pic-factory-none = none yet
pic-factory-move = then one unit moves up to 2 times
pic-known-hand = cards you know: { $cards }
pic-score = If the game ended now: { $n }
pic-score-parts = coins { $coins }, stars { $stars }, territories { $territories }, resources { $resources }, structures { $structures }
pic-structure-monument = +1 popularity with Bolster
pic-structure-armory = +1 power with Trade
pic-structure-mine = a tunnel for your units
pic-structure-mill = one more territory, +1 produced
pic-faction-nordic = Swim
    .text = workers cross rivers
pic-faction-rusviet = Relentless
    .text = a section may be repeated
pic-faction-crimea = Coercion
    .text = 1 combat card as a resource per turn
pic-faction-saxony = Dominate
    .text = no limit on objective and combat stars
pic-faction-polania = Meander
    .text = 2 options of an encounter
pic-hero-nordic = Bjorn & Mox
pic-hero-rusviet = Olga Romanova & Changa
pic-hero-crimea = Zehra & Kar
pic-hero-saxony = Gunter von Duisburg, Nacht & Tag
pic-hero-polania = Anna & Wojtek
pic-ability-riverwalk = rivers: { $first }, { $second }
pic-ability-speed = one step further
pic-ability-seaworthy = moves, retreats onto lakes
pic-ability-artillery = pay 1 power: opponent −2
pic-ability-township = villages and Factory adjoin
pic-ability-peoples_army = worker in combat: +1 card
pic-ability-wayfare = to a free base or your own
pic-ability-scout = steals 1 card before combat
pic-ability-underpass = mountains and tunnels adjoin
pic-ability-disarm = tunnel combat: opponent −2
pic-ability-submerge = onto lakes, lake to lake
pic-ability-camaraderie = drives workers off at no cost

## Terminal
sheet-map = Map
sheet-map-legend = mnt: mountain, frm: farm, tun: tundra, for: forest, vil: village, FACT: Factory; after a base: where it leads; !: encounter, ∩: tunnel; pieces by seat number: C character, M mechs, w workers; then a structure; resources: M metal, F food, O oil, W wood
sheet-letters-terrain-mountain = mnt
sheet-letters-terrain-farm = frm
sheet-letters-terrain-tundra = tun
sheet-letters-terrain-forest = for
sheet-letters-terrain-village = vil
sheet-letters-terrain-lake = lake
sheet-letters-terrain-factory = FACT
sheet-letter-character = C
sheet-letter-mech = M
sheet-letter-worker = w
sheet-letter-metal = M
sheet-letter-food = F
sheet-letter-oil = O
sheet-letter-wood = W
sheet-rivers = Rivers
sheet-players = Players
sheet-faction = Faction
sheet-mat = Player mat
sheet-last = Last section
sheet-stars = Stars
sheet-factory-card = Factory
sheet-score = Score now
sheet-section = Section
sheet-bottom = Bottom action
sheet-cost = Cost
sheet-coins = Coins
sheet-recruit = Recruit
sheet-own-mat = Your player mat
sheet-abilities = Your mechs
sheet-ability = Ability
sheet-effect = Effect
sheet-where = Where
sheet-hand = Your cards
sheet-kind = Kind
sheet-card = Card
sheet-state = State
sheet-encounter = Encounter
sheet-number = No.
sheet-tile = Structure bonus and decks

## All components
gallery-factions = Factions and mech abilities
gallery-mats = Player mats
gallery-encounters = Encounter cards
gallery-objectives = Objective cards
gallery-factory = Factory cards
gallery-factory-card = Factory card No. { $n }

## What breaks a tie
tie-pieces = workers, mechs and structures on the board decide
tie-power = power decides
tie-popularity = popularity decides
tie-resources = the resources decide
tie-territories = the territories decide
tie-stars = the stars decide
end-score = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}

# What the table may answer for a player
wish-gains = takes every gain of my turn whole (workers are asked about)
wish-recruits = takes the bonuses of my recruits in others’ turns
wish-payment = pays with resources from where I have most of them
wish-end = ends my turn when nothing else is left to do (others may guess that no objective of mine is met)

## What a kind of answer is for, for newcomers
help-section = Choose a section other than last turn’s: first its top action, then the bottom one, if you can pay for it.
help-gain = Take what the action gives: all of it, unless you mean to keep something back.
help-act = Carry out what this section or card offers; the price stands beside it.
help-skip = Go on without the top action: right when it would only cost you.
help-end = End the turn. What was not done is lost.
help-reveal = A fulfilled objective is a star; only one of your two can bring it.
help-reveal_at_end = The objective is fulfilled now: a star in place of the bottom action.
help-give = Coins for another player: to keep a promise or to buy peace.
help-pass = Keep your coins.
help-move = Choose a unit: workers produce where they stand, mechs carry them and fight, the character has encounters.
help-step = Each territory counts at the end. Entering where rivals stand means a fight, or costs popularity if they are only workers.
help-load = Take it along: resources are yours only where you hold the land.
help-load_all = Take along everything that lies here.
help-unload = Leave it here, where you need it.
help-stop = Leave the rest of this action undone.
help-fight = There are several combats to fight: you choose their order.
help-use = Artillery weakens the enemy before the fight.
help-charge = Say that the previous player is delaying the game; whoever admits it loses 2 popularity.
help-admit = Lose 2 popularity, and the game goes on.
help-deny = Say that there was no delay.
help-dial = Power that is set is spent, whoever wins. The higher total wins, and the attacker wins ties.
help-add = A combat card for each fighting unit adds to your power; it is spent too.
help-commit = Power and cards are chosen: both sides show them at once.
help-retreat = The beaten lose no units: they go home and fight another day.
help-option = One option of the card: the dear ones usually bring more, some cost popularity.
help-factory_card = A Factory card is a fifth section of your mat, yours until the end.
help-produce = Each worker here makes one resource of this land, a village makes workers.
help-at = Put them where you hold the land and can defend it.
help-token = Take the resource that your next bottom action needs.
help-upgrade = A top action gives more and a bottom one costs less, for the rest of the game: best early.
help-deploy = A mech fights and carries workers, and its ability serves your character and all your mechs.
help-build = A structure holds its territory and helps for the rest of the game; all four together are a star.
help-enlist = A bonus now, and another whenever you or a neighbour takes this bottom action.
help-pay = Pay from the territory where the resource is least needed or least safe.
help-pay_card = The weakest card pays as well as the strongest.
