title = Imperium: Classics and Legends
about = Lead a people from barbarism to empire with a deck of its own: 16 very different nations, one market, and unrest that may bring everything down. For 2 to 4 players.
pitch = Lead a people from barbarism to empire: each of 16 nations has a deck of its own.

## Suits, types, states and other symbols
suit-power = Power
suit-region = Region
suit-uncivilised = Uncivilised
suit-civilised = Civilised
suit-tributary = Tributary
suit-fame = Fame
suit-unrest = Unrest
suit-nation = Nation
icon-name-material = material
icon-name-population = population
icon-name-progress = progress
icon-name-action = action
icon-name-exhaust = exhaust
icon-name-power = power
icon-name-region = region
icon-name-uncivilised = uncivilised
icon-name-civilised = civilised
icon-name-tributary = tributary
icon-name-fame = fame
icon-name-unrest = unrest
icon-name-city = city
icon-name-metropolis = metropolis
icon-name-mask = mask
icon-name-knight = knight
icon-name-scroll = scroll
icon-name-production = production
icon-name-fertile = fertile
icon-name-river = river
icon-name-pinned = pinned
icon-name-attack = attack
icon-name-permanent = permanent
icon-name-barbarian = barbarian
icon-name-empire = empire
icon-name-variable = variable points
say-variable-points = variable points
side-A = A
side-B = B

## Options
option-nations = Nations
    .help = The nations that can be chosen: those of Classics, of Legends, or all sixteen.
option-nations-classics = Classics
option-nations-legends = Legends
option-nations-both = Both boxes
option-common_deck = Common cards
    .help = Exactly one of the two common decks is used. A tributary that bears the name of a nation in play is replaced by one from the other box.
option-common_deck-classics = Classics
option-common_deck-legends = Legends
option-sides = Side of the power cards
    .help = Side A has an ability and scores less, side B is simpler and scores more. Side B is recommended for a first game.
option-sides-choose = Each player chooses
option-sides-a = Side A for all
option-sides-b = Side B for all
option-sides-random = Random
option-later_printing = Later printing of some cards
    .help = Uses those replacement cards of a later box that need nothing else from it.
option-later_printing-true = Later printing
option-later_printing-false = As in the boxes
option-nation_1 = Nation of seat 1
    .help = Fixes the nation of the first seat.
option-nation_2 = Nation of seat 2
    .help = Fixes the nation of the second seat.
option-nation_3 = Nation of seat 3
    .help = Fixes the nation of the third seat.
option-nation_4 = Nation of seat 4
    .help = Fixes the nation of the fourth seat.

## Questions
prompt-nation = Choose your nation
prompt-nation-other = { $who } chooses a nation
prompt-side = Choose the side of your power card
prompt-side-other = { $who } chooses the side of the power card
prompt-turn = Your turn: Activate, Innovate or Revolt?
prompt-turn-other = { $who } chooses the kind of turn
prompt-act = { $can ->
        [both] Play a card, exhaust a card, or end the activation
        [play] Play a card or end the activation
        [exhaust] Exhaust a card or end the activation: no card in hand can be played
       *[none] Nothing can be played or exhausted any more: end the activation
    }
prompt-act-other = { $who } plays and exhausts cards
prompt-revolt = Revolt: how many unrest cards do you return?
prompt-revolt-other = { $who } revolts
chain-discarding = Discard your whole hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
prompt-discarding = Clean-up: discard any cards from your hand, or go on
prompt-discarding-other = { $who } decides what to discard in the clean-up
prompt-solstice = Solstice: which of your cards is next?
prompt-solstice-other = Solstice: { $who } chooses the order of the cards
prompt-may = { $can ->
        [none] “{ $source }”: you cannot { $deed } now
       *[other] “{ $source }”: you may { $deed }. Do it?
    }
prompt-may-other = { $who } decides whether to use “{ $source }”
prompt-choose = “{ $source }”: choose one
prompt-choose-other = { $who } makes a choice for “{ $source }”
prompt-defend = An opponent attacks with “{ $source }”: defend yourself?
prompt-defend-other = { $who } may defend against “{ $source }”
prompt-gift = Give { $victim } 1 progress, so that “{ $source }” takes effect there?
prompt-gift-other = { $who } decides whether to give progress to { $victim }
prompt-react = { $doing ->
        [you_play] You have played a card
        [you_return_unrest] You have returned unrest
        [you_gain_from_icon] You have gained material
        [you_gain_market_card_with] You have taken a market card with tokens
        [you_acquire] You have acquired a card
        [you_acquire_or_break_through] You have taken a card
        [you_look] You look at cards
        [you_take_unrest] You have taken unrest
        [card_sunk] A card has sunk
        [leaves_play] A card has left play
        [you_pay] You have paid
        [requires_discard] You must discard masks
       *[other] Something has happened
    }: exhaust a card in response?
prompt-react-other = { $doing ->
        [requires_discard] { $who } must discard masks and may exhaust a card
       *[other] { $who } may exhaust a card in response
    }
prompt-pick = “{ $source }”: { $doing ->
        [discard] choose a card to discard
        [to_hand] choose a card to take to hand
        [to_deck_top] choose a card to put on top of your draw deck
        [history] choose a card to put into history
        [sink] choose a card to sink
        [exile] choose a card to exile
        [abandon] choose a card to abandon
        [recall] choose a card to recall
        [garrison] choose a card to garrison
       *[return_unrest] choose unrest to return
    }
prompt-pick-other = { $who } chooses a card for “{ $source }” ({ $doing ->
        [discard] discard
        [to_hand] to hand
        [to_deck_top] onto the deck
        [history] into history
        [sink] sink
        [exile] exile
        [abandon] abandon
        [recall] recall
        [garrison] garrison
       *[return_unrest] return unrest
    })
prompt-pay = The price is { $left } { $resource ->
        [population] population
       *[other] material
    }: what do you pay with?
prompt-pay-other = { $resource ->
        [population] { $who } pays { $left } population
       *[other] { $who } pays { $left } material
    }
prompt-pay_some = “{ $source }”: how many tokens do you pay?
prompt-pay_some-other = { $who } decides how many tokens to pay for “{ $source }”
prompt-draw = Draw a card? Up to { $left } more
prompt-draw-other = { $who } draws cards
prompt-develop = Choose a card to develop
prompt-develop-other = { $who } may develop a card
prompt-acquire = “{ $source }”: choose a card to acquire
prompt-acquire-other = { $who } acquires a card with “{ $source }”
prompt-declare = Declare a suit
prompt-declare-other = { $who } declares a suit
prompt-break = Break through: choose a market card or a deck
prompt-break-other = { $who } breaks through for a card
prompt-take_looked = Choose a card to take to hand
prompt-take_looked-other = { $who } looks at cards and takes one
prompt-put_back = Choose the card to put back next, the lowest first
prompt-put_back-other = { $who } puts cards back
prompt-find = “{ $source }”: choose the card you have found
prompt-find-other = { $who } searches for a card
prompt-give = Choose a card for { $victim }
prompt-give-other = { $who } chooses a card for { $victim }
prompt-place = Choose the market card that gets { $left } { $resource ->
        [material] material
        [population] population
       *[progress] progress
    }
prompt-place-other = { $who } puts { $left } { $resource ->
        [material] material
        [population] population
       *[progress] progress
    } on a market card
prompt-swap = Exchange a market card for an exiled card: choose a card
prompt-swap-other = { $who } exchanges a market card for an exiled one
prompt-swap_nation = Choose the hand card that goes on top of the nation deck
prompt-swap_nation-other = { $who } exchanges a card with the nation deck
prompt-icon = Choose the card whose icon also counts as production
prompt-icon-other = { $who } chooses an icon
prompt-copy = Choose the opponent’s card whose Exhaust effect you carry out
prompt-copy-other = { $who } chooses an opponent’s card to copy
prompt-top_card = Where does the drawn card go?
prompt-top_card-other = { $who } decides where a drawn card goes
prompt-token_back = From where does an exhaust token return to your state card?
prompt-token_back-other = { $who } takes an exhaust token back
prompt-host = Choose the region that “{ $source }” garrisons
prompt-host-other = { $who } chooses a region to garrison
prompt-free_play = Choose the card to play
prompt-free_play-other = { $who } chooses a card to play

## Actions
action-play = Play “{ $card }”
    .verb = Play
action-exhaust = Exhaust “{ $card }”
    .verb = Exhaust
action-pick = { $known ->
        [0] “{ $card }”
       *[other] “{ $card }” ({ $suits })
    }
    .verb = { $doing ->
            [discard] Discard
            [discarding] Discard
            [to_hand] To hand
            [to_deck_top] Onto the deck
            [history] To history
            [sink] Sink
            [exile] Exile
            [abandon] Abandon
            [recall] Recall
            [garrison] Garrison
            [host] Garrison
            [return_unrest] Return
            [acquire] Acquire
            [break] Break through
            [develop] Take
            [take_looked] Take
            [find] Take
            [put_back] Put back
            [give] Give
            [place] Place
            [solstice] Apply
            [free_play] Play
            [copy] Apply
            [swap] Swap
            [swap_nation] Swap
           *[other] Choose
        }
action-option = { $option }
action-suit = { $suit }
action-deck = { $deck_take } ({ $n ->
        [0] no cards left
       *[other] { $n } left
    })
action-amount = { $way ->
        [population] { $rest ->
            [0] { $amount } progress
           *[other] { $amount ->
                [0] { $rest } population
               *[other] { $amount } progress and { $rest } population
            }
        }
        [material] { $rest ->
            [0] { $amount } progress
           *[other] { $amount ->
                [0] { $rest } material
               *[other] { $amount } progress and { $rest } material
            }
        }
        [revolt] { $amount ->
            [0] Return none
            [one] Return { $amount } unrest card
           *[other] Return { $amount } unrest cards
        }
       *[plain] { $amount }
    }
action-place = { $place }
action-nation = { $nation }
action-side = Side { $side }
action-activate = Activate: play and exhaust cards
action-innovate = Innovate: discard the hand and break through for a card
action-revolt = Revolt: return unrest from hand
action-yes = Yes
action-no = No
action-done = { $asked ->
        [act] { $left ->
            [0] End the activation
            [one] End the activation: { $left } action is lost
           *[other] End the activation: { $left } actions are lost
        }
        [discarding] Discard no more
        [develop] Do not develop
        [draw] Draw no more
        [react] Do not exhaust
        [enough] Choose no more
        [none] No card fits: go on
       *[other] Done
    }

## Before an answer is given
preview-material = { $n } material
preview-population = { $n } population
preview-progress = { $n } progress
preview-actions = { $n } { $n ->
        [one] action
       *[other] actions
    }
preview-exhausts = { $n } exhaust { $n ->
        [one] token
       *[other] tokens
    }
preview-unrest-cards = { $n } unrest { $n ->
        [one] card
       *[other] cards
    }
preview-points-cards = { $n } VP on cards
preview-cards-hand = { $n } { $n ->
        [one] card
       *[other] cards
    } in hand
preview-cards-discard = { $n } { $n ->
        [one] card
       *[other] cards
    } in the discard pile
preview-cards-play = { $n } { $n ->
        [one] card
       *[other] cards
    } in play
preview-cards-garrison = { $n } garrisoned { $n ->
        [one] card
       *[other] cards
    }
preview-cards-history = { $n } { $n ->
        [one] card
       *[other] cards
    } in history
preview-exiled = { $n } exiled { $n ->
        [one] card
       *[other] cards
    }
price-rate = Payment
price-market = Market
price-development = Development
price-note-rate = Progress may stand in for other tokens.

## Events
event-first = { $seat } is the first player of every round
event-nation = { $seat } plays the { $nation }, side { $side }
event-round = Round { $number }
event-turn = It is { $seat }’s turn
    .aside = the lines stand by turns anyway
event-activate = { $seat } activates
event-innovate = { $seat } innovates
event-revolt = { $seat } revolts
event-solstice = Solstice
event-played = { $seat } plays “{ $card }”
    .then = :
event-exhausted = { $seat } exhausts “{ $face }”
    .then = :
event-gained = { $seat } gains { $number } { $number ->
        [one] { $resource }
       *[other] { $resource_many }
    }
event-gained-many = { $seat } gains { $list }
event-gained-item = { $number } { $number ->
        [one] { $resource }
       *[other] { $resource_many }
    }
event-paid = { $seat } pays { $number } { $number ->
        [one] { $resource }
       *[other] { $resource_many }
    }
event-paid-many = { $seat } pays { $list }
event-paid-item = { $number } { $number ->
        [one] { $resource }
       *[other] { $resource_many }
    }
event-stole = { $seat } steals { $number } { $resource } from { $victim }
event-drew = { $seat } draws “{ $card }”
event-drew-many = { $seat } draws { $n } { $n ->
        [one] card
       *[other] cards
    }: { $list }
event-drew-item = “{ $card }”
event-drew-hidden = { $seat } draws a card
event-drew-hidden-many = { $seat } draws { $n } { $n ->
        [one] card
       *[other] cards
    }
event-discarded = { $seat } discards “{ $card }”
event-discarded-it = { $seat } discards it
event-discarded-many = { $seat } discards { $n } { $n ->
        [one] card
       *[other] cards
    }: { $list }
event-discarded-item = “{ $card }”
event-took-unrest = { $seat } takes an unrest card
event-took-unrest-many = { $seat } takes { $n } { $n ->
        [one] unrest card
       *[other] unrest cards
    }
event-returned-unrest = { $seat } returns an unrest card
event-returned-unrest-many = { $seat } returns { $n } { $n ->
        [one] unrest card
       *[other] unrest cards
    }
event-acquired = { $seat } acquires “{ $card }”
event-broke = { $seat } breaks through for “{ $card }”
event-broke-hidden = { $seat } breaks through for a card from a deck
event-exiled = { $seat } exiles “{ $card }”
event-exiled-many = { $seat } exiles { $n } { $n ->
        [one] card
       *[other] cards
    }: { $list }
event-exiled-item = “{ $card }”
event-market = “{ $card }” comes to the market
event-history = { $seat } puts “{ $card }” into history
event-history-it = { $seat } puts it into history
event-history-many = { $seat } puts { $n } { $n ->
        [one] card
       *[other] cards
    } into history: { $list }
event-history-item = “{ $card }”
event-history-hidden = { $seat } puts a card into history
event-history-hidden-many = { $seat } puts { $n } { $n ->
        [one] card
       *[other] cards
    } into history
event-sunk = { $seat } sinks “{ $card }”
event-sunk-hidden = { $seat } sinks a card
event-garrisoned = { $seat } garrisons “{ $card }” under “{ $host }”
event-garrisoned-it = { $seat } garrisons “{ $card }” under it
event-abandoned = { $seat } abandons “{ $card }”
event-abandoned-many = { $seat } abandons { $n } { $n ->
        [one] card
       *[other] cards
    }: { $list }
event-abandoned-item = “{ $card }”
event-recalled = { $seat } recalls “{ $card }”
event-recalled-hidden = { $seat } recalls a card
event-developed = { $seat } develops “{ $card }”
event-nation-card = { $seat } gains “{ $card }” from the nation deck
event-empire = { $seat } becomes an empire
event-reshuffled = { $seat } reshuffles the draw deck
event-to-top = { $seat } puts “{ $card }” on top of the draw deck
event-to-top-many = { $seat } puts { $n } { $n ->
        [one] card
       *[other] cards
    } on top of the draw deck: { $list }
event-to-top-item = “{ $card }”
event-to-top-hidden = { $seat } puts a card on top of the draw deck
event-to-top-hidden-many = { $seat } puts { $n } { $n ->
        [one] card
       *[other] cards
    } on top of the draw deck
event-to-hand = { $seat } takes “{ $card }” to hand
event-to-hand-many = { $seat } takes { $n } { $n ->
        [one] card
       *[other] cards
    } to hand: { $list }
event-to-hand-item = “{ $card }”
event-to-hand-hidden = { $seat } takes a card to hand
event-to-hand-hidden-many = { $seat } takes { $n } { $n ->
        [one] card
       *[other] cards
    } to hand
event-gave = { $seat } gives “{ $card }” to { $to }
event-gave-hidden = { $seat } gives a card to { $to }
event-looked = { $seat } looks at { $number ->
        [one] a card
       *[other] { $number } cards
    } ({ $deck })
event-took-fame = { $seat } takes the fame card “{ $card }”
event-took-fame-hidden = { $seat } takes a fame card
event-found = { $seat } finds “{ $card }”
event-defended = { $seat } defends with “{ $card }”
event-placed = { $seat } puts { $number } { $resource } on “{ $card }”
event-triggered = The game end is triggered: { $reason }; one more round follows this one
event-collapse = The unrest pile has run out: collapse!
event-king = { $seat } carries out “King of Kings”, side { $side }
event-scored = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-scored-all = Points: { $list }
event-scored-item = { $seat } { $points }
event-journey = { $seat } travels on: “{ $face }”
event-swapped = { $seat } exchanges “{ $old }” in the market for the exiled “{ $new }”
event-revealed = “{ $card }” is revealed
event-revealed-many = { $n } { $n ->
        [one] card
       *[other] cards
    } { $n ->
        [one] is
       *[other] are
    } revealed: { $list }
event-revealed-item = “{ $card }”
event-declared = { $seat } declares: { $suit }
event-icon = { $seat } counts an icon of “{ $card }” as production too
event-quest = “{ $card }” becomes { $seat }’s active quest
event-token-back = { $seat } takes an exhaust token back
event-put-in-play = “{ $card }” comes into play for { $seat }
event-gift = { $seat } gives { $number } progress to { $to }
event-bottom = { $seat } puts the card at the bottom of the nation deck
event-exchanged = { $seat } exchanges a hand card for the top card of the nation deck
event-with-unrest = { $seat } also takes the unrest card that lay under it
event-solstice-card = { $seat } uses “{ $face }”
    .then = :
event-unrest-count = { $seat } has { $number ->
        [one] { $number } unrest card
       *[other] { $number } unrest cards
    }
event-unrest-count-all = After a collapse the fewest unrest cards win: { $list }
event-unrest-count-item = { $seat } { $number }
because-card = “{ $cause }”
because-face = “{ $cause }”

## Refusals
refuse-not-in-hand = This card is not in your hand.
refuse-no-action = You have no action token left.
refuse-wrong-state = The card’s state icon does not fit your state.
refuse-unplayable = This card cannot be played.
refuse-requirement = The card’s requirement is not met.
refuse-cannot-pay = You cannot pay for it.
refuse-once-per-turn = A card can be played without an action token only once per turn.
refuse-no-exhaust = You have no exhaust token left.
refuse-exhausted = This card is exhausted already.
refuse-no-ability = This card has no ability that can be used now.
refuse-nothing-to-do = Its effect could not do anything now.
refuse-not-selectable = This card cannot be chosen for that.
refuse-not-in-market = This card is not in the market.
refuse-option-impossible = This option cannot be carried out.
refuse-nation-taken = This nation is not available.
refuse-too-many = You do not have that many unrest cards.
refuse-not-developable = This card cannot be developed now.
refuse-wrong-suit = This suit is not allowed here.
refuse-no-deck = You cannot take a card from this deck.
refuse-wrong-split = The price cannot be split like that.
refuse-no-defence = You cannot defend yourself with this card.
refuse-not-looked-at = You are not looking at this card.
refuse-no-token-there = No exhaust token lies there.
refuse-no-solstice = This card has no Solstice effect still to come.
refuse-pointless = It would bring you nothing now for what it costs.
refuse-equal-unrest = Unrest cards are all equal: choose the other one.

## Ends and scores
end-main_deck = The main deck was used up.
end-development = A player has developed their last card.
end-king_of_kings = King of Kings was turned over.
end-zenith = The Vikings reached their zenith.
end-graal = The Graal was found.
end-shangri_la = Shangri-la was reached.
end-collapse = Collapse: the fewest unrest cards win.
score-progress = Progress
score-fixed = Fixed points
score-conditional = Points by place
score-variable = Variable points
score-unrest = Unrest

## Components
resource-material = material
    .many = material
resource-population = population
    .many = population
resource-progress = progress
    .many = progress
resource-action = action
    .many = actions
looked-fame = fame deck
looked-nation = nation deck
reason-main_deck = the main deck is used up
reason-development = a player’s last card was developed
reason-king_of_kings = King of Kings was turned over
reason-zenith = the zenith of the Vikings
reason-graal = the Graal
reason-shangri_la = Shangri-la
reason-collapse = collapse
place-nation_deck = Nation deck
place-development_area = Development area

## Nations by seat
option-nation_1-choose = Choose
option-nation_1-random = Random
option-nation_1-carthaginians = { nation-carthaginians }
option-nation_1-celts = { nation-celts }
option-nation_1-greeks = { nation-greeks }
option-nation_1-macedonians = { nation-macedonians }
option-nation_1-persians = { nation-persians }
option-nation_1-romans = { nation-romans }
option-nation_1-scythians = { nation-scythians }
option-nation_1-vikings = { nation-vikings }
option-nation_1-arthurians = { nation-arthurians }
option-nation_1-atlanteans = { nation-atlanteans }
option-nation_1-egyptians = { nation-egyptians }
option-nation_1-mauryans = { nation-mauryans }
option-nation_1-minoans = { nation-minoans }
option-nation_1-olmecs = { nation-olmecs }
option-nation_1-qin = { nation-qin }
option-nation_1-utopians = { nation-utopians }
option-nation_2-choose = Choose
option-nation_2-random = Random
option-nation_2-carthaginians = { nation-carthaginians }
option-nation_2-celts = { nation-celts }
option-nation_2-greeks = { nation-greeks }
option-nation_2-macedonians = { nation-macedonians }
option-nation_2-persians = { nation-persians }
option-nation_2-romans = { nation-romans }
option-nation_2-scythians = { nation-scythians }
option-nation_2-vikings = { nation-vikings }
option-nation_2-arthurians = { nation-arthurians }
option-nation_2-atlanteans = { nation-atlanteans }
option-nation_2-egyptians = { nation-egyptians }
option-nation_2-mauryans = { nation-mauryans }
option-nation_2-minoans = { nation-minoans }
option-nation_2-olmecs = { nation-olmecs }
option-nation_2-qin = { nation-qin }
option-nation_2-utopians = { nation-utopians }
option-nation_3-choose = Choose
option-nation_3-random = Random
option-nation_3-carthaginians = { nation-carthaginians }
option-nation_3-celts = { nation-celts }
option-nation_3-greeks = { nation-greeks }
option-nation_3-macedonians = { nation-macedonians }
option-nation_3-persians = { nation-persians }
option-nation_3-romans = { nation-romans }
option-nation_3-scythians = { nation-scythians }
option-nation_3-vikings = { nation-vikings }
option-nation_3-arthurians = { nation-arthurians }
option-nation_3-atlanteans = { nation-atlanteans }
option-nation_3-egyptians = { nation-egyptians }
option-nation_3-mauryans = { nation-mauryans }
option-nation_3-minoans = { nation-minoans }
option-nation_3-olmecs = { nation-olmecs }
option-nation_3-qin = { nation-qin }
option-nation_3-utopians = { nation-utopians }
option-nation_4-choose = Choose
option-nation_4-random = Random
option-nation_4-carthaginians = { nation-carthaginians }
option-nation_4-celts = { nation-celts }
option-nation_4-greeks = { nation-greeks }
option-nation_4-macedonians = { nation-macedonians }
option-nation_4-persians = { nation-persians }
option-nation_4-romans = { nation-romans }
option-nation_4-scythians = { nation-scythians }
option-nation_4-vikings = { nation-vikings }
option-nation_4-arthurians = { nation-arthurians }
option-nation_4-atlanteans = { nation-atlanteans }
option-nation_4-egyptians = { nation-egyptians }
option-nation_4-mauryans = { nation-mauryans }
option-nation_4-minoans = { nation-minoans }
option-nation_4-olmecs = { nation-olmecs }
option-nation_4-qin = { nation-qin }
option-nation_4-utopians = { nation-utopians }

## Picture
pic-market = Market
pic-exile = Exile
    .short = exile
pic-play = Play area
pic-tab-hand = Hand
pic-hand = Hand
pic-deck = Draw deck
    .short = deck
pic-history = History
    .short = history
pic-discard = Discard pile
    .short = discard
pic-development = Development area
    .short = developm.
pic-sunken = Sunken cards
    .short = sunken
pic-looked = You look at
pic-under = An unrest card lies under this card.
pic-exhausted = Exhausted
pic-side = side { $side }
pic-state-barbarian = Barbarian
pic-state-empire = Empire
pic-nation_deck = Nation deck
    .short = nation
pic-question = What is asked
pic-round = Round { $n }
pic-draft = Choice of nations
pic-final = Last round
deck-main = main deck
    .take = Search the main deck
    .short = main
deck-region = regions
    .take = Top card of the region deck
    .short = regions
deck-uncivilised = uncivilised
    .take = Top card of the uncivilised deck
    .short = uncivil.
deck-civilised = civilised
    .take = Top card of the civilised deck
    .short = civilised
deck-fame = fame
    .take = Top card of the fame deck
    .short = fame
deck-unrest = unrest
    .take = Top card of the unrest pile
    .short = unrest
pic-difficulty = Difficulty: { $n } of 5
pic-strengths = Strong:
pic-weaknesses = Weak:
pic-top-1 = Put it into the discard pile.
pic-top-2 = Put it back on top of the draw deck.
pic-top-3 = Put it into history.
pic-king = King of Kings
    .short = King
pic-points = VP
pic-mine = My cards in play
pic-piles = Own piles
pic-hand-of = Hand · { $n }
pic-no-hand = No cards in hand
pic-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
pic-exhausts = { $n ->
        [one] { $n } exhaust token
       *[other] { $n } exhaust tokens
    }
pic-hidden-cards = { $n ->
        [one] { $n } more card that you do not see
       *[other] { $n } more cards that you do not see
    }
pic-now = Is taking a turn
pic-not-asked = The others are deciding
pic-do = Choose among what is lit
pic-do-act = Choose a card: its strip says what it costs and brings
pic-do-pick = Choose a card that is lit
pic-do-acquire = Choose a market card: what lies on and under it comes with it
pic-do-discarding = Mark the cards that you want to discard
pic-way-activate = Activate: play and exhaust cards
pic-way-innovate = Innovate: discard your hand and break through for a card
pic-way-revolt = Revolt: return unrest from your hand
pic-may-not = Skip it
pic-pay-rate = Pay with · 1<progress> = { $n }{ $what }
pic-pay-with = Rest { $rest }, progress { $n }
pic-close = Close
pic-take-nation = Take it
pic-taken-by = Taken by { $who }
pic-strong = Strong
pic-weak = Weak
pic-which-side = Which side to play?
pic-at-start = At the start
pic-start-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pic-play-as = Play the { $nation }
pic-play-as-side = Play the { $nation }, side { $side }
pic-hard-1 = for a first game
pic-hard-2 = easy
pic-hard-3 = medium
pic-hard-4 = hard
pic-hard-5 = for experts
style-all = All
style-first = For a first game
style-regions = regions
style-fame = fame
style-attack = attacks
style-tributaries = tributaries
style-economy = economy
style-market = market
style-wilds = uncivilised
style-intrigue = intrigue
style-defence = defence
style-cards = cards
style-culture = civilised
style-deck = own deck
style-quests = quests
style-sinking = the sea
style-progress = progress
style-history = history
style-masks = masks
style-walls = walls
style-journey = journey

## Card text: verbs (as after “may”; .imp to the reader, .third of another player)
verb-abandon = abandon
    .imp = abandon
    .third = abandons
verb-acquire = acquire
    .imp = acquire
    .third = acquires
verb-break = break through
    .imp = break through
    .third = breaks through
verb-choose = choose
    .imp = choose
    .third = chooses
verb-develop = develop
    .imp = develop
    .third = develops
verb-discard = discard
    .imp = discard
    .third = discards
verb-double = double
    .imp = double
    .third = doubles
verb-draw = draw
    .imp = draw
    .third = draws
verb-exchange = exchange
    .imp = exchange
    .third = exchanges
verb-exile = exile
    .imp = exile
    .third = exiles
verb-find = find
    .imp = find
    .third = finds
verb-gain = gain
    .imp = gain
    .third = gains
verb-garrison = garrison
    .imp = garrison
    .third = garrisons
verb-give = give
    .imp = give
    .third = gives
verb-ignore = ignore
    .imp = ignore
    .third = ignores
verb-look = look
    .imp = look
    .third = looks
verb-name = name
    .imp = name
    .third = names
verb-note = put
    .imp = put
    .third = puts
verb-pay = pay
    .imp = pay
    .third = pays
verb-play = play
    .imp = play
    .third = plays
verb-put = put
    .imp = put
    .third = puts
verb-recall = recall
    .imp = recall
    .third = recalls
verb-replace = replace
    .imp = replace
    .third = replaces
verb-resolve = carry out
    .imp = carry out
    .third = carries out
verb-return = return
    .imp = return
    .third = returns
verb-reveal = reveal
    .imp = reveal
    .third = reveals
verb-shuffle = shuffle
    .imp = shuffle
    .third = shuffles
verb-sink = sink
    .imp = sink
    .third = sinks
verb-steal = steal
    .imp = steal
    .third = steals
verb-take = take
    .imp = take
    .third = takes
verb-turn = turn
    .imp = turn
    .third = turns

## Card text: things counted (.few and .many stand after a number, .one after “for each”, .where after “with”)
noun-card = card
    .few = cards
    .many = cards
    .one = card
    .a = a card
    .of = a card
noun-region = region
    .few = regions
    .many = regions
    .one = region
    .a = a region
    .of = a region
    .all = regions
noun-uncivilised = uncivilised card
    .few = uncivilised cards
    .many = uncivilised cards
    .one = uncivilised card
    .a = an uncivilised card
    .of = an uncivilised card
    .all = uncivilised cards
noun-civilised = civilised card
    .few = civilised cards
    .many = civilised cards
    .one = civilised card
    .a = a civilised card
    .of = a civilised card
    .all = civilised cards
noun-tributary = tributary
    .few = tributaries
    .many = tributaries
    .one = tributary
    .a = a tributary
    .of = a tributary
    .all = tributaries
noun-fame = fame card
    .few = fame cards
    .many = fame cards
    .one = fame card
    .a = a fame card
    .of = a fame card
    .all = fame cards
noun-unrest = unrest
    .few = unrest
    .many = unrest
    .one = unrest card
    .a = unrest
    .of = unrest
    .all = unrest
noun-power = power card
    .few = power cards
    .many = power cards
    .one = power card
    .a = a power card
    .of = a power card
noun-city = city
    .few = cities
    .many = cities
    .one = city
    .a = a city
    .of = a city
noun-metropolis = metropolis
    .few = metropolises
    .many = metropolises
    .one = metropolis
    .a = a metropolis
    .of = a metropolis
noun-mask = mask
    .few = masks
    .many = masks
    .one = mask
    .a = a mask
    .of = a mask
noun-knight = knight
    .few = knights
    .many = knights
    .one = knight
    .a = a knight
    .of = a knight
    .by = a knight
noun-scroll = scroll
    .few = scrolls
    .many = scrolls
    .one = scroll
    .a = a scroll
    .of = a scroll
noun-production = production
    .few = production
    .many = production
    .one = production icon
    .a = production
    .of = production
noun-fertile = fertile card
    .few = fertile cards
    .many = fertile cards
    .one = fertile icon
    .a = a fertile card
    .of = a fertile card
noun-river = river card
    .few = river cards
    .many = river cards
    .one = river icon
    .a = a river card
    .of = a river card
noun-pinned = pinned card
    .few = pinned cards
    .many = pinned cards
    .one = pinned card
    .a = a pinned card
    .of = a pinned card
noun-attack = attack card
    .few = attack cards
    .many = attack cards
    .one = attack card
    .a = an attack card
    .of = an attack card
noun-permanent = permanent card
    .few = permanent cards
    .many = permanent cards
    .one = permanent card
    .a = a permanent card
    .of = a permanent card
noun-barbarian = barbarian card
    .few = barbarian cards
    .many = barbarian cards
    .one = barbarian card
    .a = a barbarian card
    .of = a barbarian card
noun-empire = empire card
    .few = empire cards
    .many = empire cards
    .one = empire card
    .a = an empire card
    .of = an empire card
noun-variable = card with variable points
    .few = cards with variable points
    .many = cards with variable points
    .one = card with variable points
    .a = a card with variable points
    .of = a card with variable points
noun-material = material
    .few = material
    .many = material
    .one = material
    .a = material
    .of = material
    .all = material
noun-population = population
    .few = population
    .many = population
    .one = population
    .a = population
    .of = population
    .all = population
noun-progress = progress
    .few = progress
    .many = progress
    .one = progress
    .a = progress
    .of = progress
    .all = progress
noun-action = action token
    .few = action tokens
    .many = action tokens
    .one = action token
    .a = an action token
    .of = an action token
noun-exhaust = exhaust token
    .few = exhaust tokens
    .many = exhaust tokens
    .one = exhaust token
    .a = an exhaust token
    .of = an exhaust token

## Card text: parts of sentences
say-or = OR
say-and = and
say-then = { $head }, then { $last }
say-or-small = or
say-plus = +
say-this = this card
say-up-to = up to { $n } { $what }
say-any-number = any amount of { $what }
say-not = { $what } (not { $other })
say-named = { $name }
say-name = “{ $name }”
say-any-name = a “{ $name }” card
say-per-name = { $name } card
say-hosted = { $what } garrisoned by { $by }
say-by-name = { $name }
say-under-host = { $what } garrisoned under { $host }
say-from-hand = from hand
say-from-deck = from the draw deck
say-from-discard = from the discard pile
say-from-play = from the play area
say-from-garrison = from garrisons
say-from-garrison_here = from the garrison here
say-from-history = from history
say-from-nation_deck = from the nation deck
say-from-development = from the development area
say-from-active_quest = the place of the active quest
say-from-market = from the market
say-from-decks = from the decks
say-from-exile = from exile
say-from-drawn = of those just drawn
say-anywhere = from any of your zones
say-in-hand = hand
say-in-deck = draw deck
say-in-discard = discard pile
say-in-nation_deck = nation deck
say-to-hand = [take] it to hand
say-to-discard = [put] it into the discard pile
say-to-history = [note] it into history
say-may = you may { $do }
say-may-all = each player may { $do }
say-may-others = each opponent may { $do }
say-each-all = each player { $do }
say-each-others = each opponent { $do }
say-choose = [choose]: { $options }
say-cost = { $pay } → { $then }
say-cost-choice = to { $then }, { $pay }
say-if = if { $cond }, { $then }
say-if-else = if { $cond }, { $then }; otherwise { $other }
say-for-each-abandoned = for each card so abandoned, { $do }
say-for-each-discarded = for each card so discarded, { $do }
say-for-each-paid = for each token paid, { $do }
say-repeat = { $n ->
        [2] { $do }, twice
       *[other] { $do }, { $n } times
    }
say-gain = [gain] { $res }
say-more = 1 more { $what }
say-gain-per = [gain] { $res } for each { $per }
say-pay = [pay] { $res }
say-pay-up-to = [pay] up to { $res }
say-pay-all = [pay] all { $what } (at least { $n })
say-steal = [steal] { $res } from each opponent
say-steal-having = [steal] { $res } from each opponent with { $what } in play
say-steal-state = [steal] { $res } from each opponent whose state is { $state }
say-steal-unable = { $steal }; whoever cannot pay { $then }
say-place-market = [put] { $res } on a market card
say-place-this = [put] { $res } on this card
say-take-tokens = [take] all { $what } from this card
say-return-exhaust = [return] { $res } to your state card
say-double = [double] the { $what } gained
say-draw = [draw] { $cards }
say-draw-able = [draw] { $cards } without reshuffling
say-draw-per = [draw] { $cards } for each { $per }
say-draw-top = [draw] the top card of the draw deck without reshuffling, then discard it, put it back or put it into history
say-discard = [discard] { $cards }
say-to-hand-op = [take] { $cards } to hand
say-deck-top = [put] { $cards } on top of the draw deck
say-history = [note] { $cards } into history
say-sink = [sink] { $cards }
say-exile = [exile] { $cards }
say-garrison = [garrison] { $cards } here
say-garrison-under = [garrison] { $cards } under { $host }
say-garrison-then = { $garrison } and { $then }
say-host-play = [resolve] that region’s play effect
say-abandon = [abandon] { $cards }
say-recall = [recall] { $cards }
say-abandon-unrest = [abandon] this card; { $unrest } garrisoned here returns to the unrest pile
say-give = [give] each opponent a card { $from }
say-give-also = { $give }; whoever gets { $what } { $then }
say-find = [find] { $what } and { $to }
say-find-in = [find] { $what } ({ $places } only) and { $to }
say-reveal-history = [reveal] hand, draw deck and discard pile; [note] all { $what } there and this card into history
say-take-unrest = [take] { $cards }
say-take-unrest-top = [take] { $cards } onto the draw deck
say-return-unrest = [return] { $cards }
say-return-this = [return] this card to the unrest pile
say-acquire = [acquire] { $cards }
say-acquire-any = [acquire] any card
say-acquire-token = { $acquire } with { $what } on it
say-acquire-not = { $acquire } (not { $what })
say-acquire-exile = { $acquire } from exile
say-acquire-or-exile = { $acquire } (also from exile)
say-acquire-play = { $acquire } and [play] it at once without { $action }
say-break = [break] for { $cards }
say-break-with = [break] for a card with { $what }
say-swap-exile = [exchange] a market card for an exiled card
say-declare = [name] a suit ({ $suits })
say-reveal-main = [reveal] the top card of the main deck
say-revealed-hand = [take] that card to hand
say-revealed-exile = [exile] it
say-look-fame = [look] at the top { $n ->
        [one] fame card
       *[other] { $n } fame cards
    }
say-look-nation = [look] at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of the nation deck
say-look-more = [look] at { $n } more { $n ->
        [one] card
       *[other] cards
    }
say-take-looked = [take] { $n } of them to hand
say-to-bottom = [put] it at the bottom of the nation deck
say-shuffle = [shuffle] the nation deck
say-take-fame = [take] the top { $what }
say-nation-discard = [put] the top card of the nation deck into your discard pile
say-swap-nation = [exchange] a hand card for the top card of the nation deck
say-develop = [develop]
say-develop-free = [develop] without paying
say-free-play = [play] { $cards } without { $action }
say-play-card = [play] { $cards }
say-copy = [resolve] the Exhaust effect of { $what } an opponent has in play
say-treat = until the end of the turn, 1{ $what } also counts as { $n }{ $other }
say-treat-words = until the end of the turn, one { $what } icon also counts as { $n } { $other }
say-ignore-state = the { $state } icon of the next card you play this turn is ignored
say-fewer = [discard] { $what } fewer
say-discard-instead = is discarded instead
say-game-end = the game end is triggered
say-into-play = [put] this card into play
say-flip = [turn] this card over
say-replace-this = [replace] this card with { $name }
say-flip-state = [turn] your state card to { $state }
say-quest-hand = [take] the active quest to hand
say-quest-discard = [put] the active quest and the top card of the nation deck into your discard pile
say-exile-quest = [exile] an impending quest
say-exile-quest-except = [exile] an impending quest (not { $name })
say-garrison-quest = [garrison] an impending quest under this card
say-exhaust-this = [put] { $what } on this card
say-icons-play = { $what } in play
say-icons-garrison = garrisoned { $what }
say-result-abandoned = card so abandoned
say-result-returned = { $what } so returned

## Card text: conditions
cond-state = your state is { $state }
cond-in-play = { $what } is in play
cond-in-play-n = you have { $n }+ { $what } in play
cond-in-history = { $what } is in your history
cond-in-discard = { $what } is in your discard pile
cond-sunk = the sunken card is { $what }
cond-have = you have at least { $res }
cond-garrisoned = { $n }+ { $what } are garrisoned here
cond-no-quest = you have no active quest
cond-exiled = you exiled { $what }
cond-abandoned-lacks = the abandoned card shows no { $what }
cond-revealed = it has that suit

## Card text: events
event-you_play = when you play { $what }
event-you_play-discard = when you play { $what } from your discard pile
event-you_return_unrest = when you return { $unrest }
event-you_gain_from_icon = when you gain { $res } from { $what } in play
event-would_place_cleanup_token = in clean-up, instead of { $progress },
event-you_gain_market_card_with = when you gain a market card with { $res } on it
event-would_history = a card that would go to your history
event-you_acquire = when you acquire { $what }
event-you_acquire-exile = when you acquire { $what } from exile
event-you_acquire_or_break_through = when you acquire or break through for { $what }
event-you_look = when you look at fame cards
event-you_take_unrest = when you take { $unrest }
event-card_sunk = when a card of yours is sunk
event-leaves_play = when { $what } leaves play
event-you_pay = when you pay { $res }
event-requires_discard = when you must discard { $what }
event-deck_empty = when your draw deck runs out
event-would_gain = when you would gain { $res }, instead

## Card text: permanent effects and restrictions
static-hand_size = hand size +{ $n }
static-lose_state_icon = your { $what } cards have no { $state } icon
static-unrest_play_discount = your { $unrest } costs 1 card or { $res } less to play (at least 1)
static-unrest_play_discount-material = your { $unrest } costs { $res } less to play (at least 1)
static-acquire_from_exile = you may also acquire { $what } from exile
static-development_discount = developing costs { $res } less
static-free_play = you may play { $what } without { $action }
static-active_quest_host = the quest garrisoned here is the active quest
static-counts_as = counts as { $what }
static-mask_discard_substitute = instead of discarding { $what } you may abandon cards garrisoned here
shield-automatic = an opponent’s { $attack } does not affect you unless its player gives you { $res }
shield-ignore = [ignore] an opponent’s { $attack }
rule-unplayable = Cannot be played.
rule-no_garrison = Cannot be garrisoned.
rule-no_abandon_or_recall = Cannot be abandoned or recalled.
rule-not_targetable_unless_last_quest = Can become the active quest only when no other quest is left.
rule-play_requires = Playable only if { $cond }.
setup-unrest = joins the unrest pile when the { $nation } play
king-flip = Then turn this card over.
king-once = Once per player.

## Card text: labels
label-exhaust = Exhaust
label-solstice = Solstice
label-passive = Passive
label-free = Free play
label-free-printed = Free play
label-defence = Defence
label-setup = Set-up
label-gained = When gained
label-enters = When it comes into play
label-instead = Instead of taking it
label-before_scoring = Before scoring
label-points = VP

## Card text: points
points-fixed = { $n } VP
points-case-history = { $n } in history
points-case-garrison = { $n } garrisoned
points-case-play = { $n } in play
points-case-else = otherwise { $n }
points-per = { $n } per { $what }
points-most = at most { $n }
points-cards = { $n ->
        [one] card
       *[other] { $n } cards
    }
points-players = opponent with less { $progress }
points-in-owned = { $what }
points-in-owned_by_opponents = { $what } opponents have
points-in-play = { $what } in play
points-in-history = { $what } in history
points-in-garrison_here = { $what } garrisoned here
points-in-exile = { $what } in exile
state-barbarian = barbarian
state-empire = empire
icon-production = production
icon-fertile = fertile
icon-river = river
say-names-many = { $name } cards
say-each-icon = { $what }
say-attack-cards = attack
say-optionally = { $do } (if you wish)
say-and-optionally = { $head } and, if you wish, { $do }
say-garrison-card = [garrison] a card from hand here

## Cards
card-standing_army = Standing Army
card-jade_mask = Jade Mask
card-elders = Elders
card-town = Town
card-shrine = Shrine
card-invasion = Invasion
card-mysticism = Mysticism
card-oracle = Oracle
card-agriculture = Agriculture
card-boats = Boats
card-shaduf = Shaduf
card-rituals_ceremonies = Rituals & Ceremonies
card-ambassador = Ambassador
card-city = City
card-gambling = Gambling
card-port = Port
card-diplomacy = Diplomacy
card-leadership = Leadership
card-lost_scroll = Lost Scroll
card-drama_poetry = Drama & Poetry
card-education = Education
card-moneylenders = Moneylenders
card-corruption = Corruption
card-onager = Onager
card-metropolis = Metropolis
card-pharmacy = Pharmacy
card-wonder = Wonder
card-coinage = Coinage
card-exports = Exports
card-urban_development = Urban Development
card-mercenaries = Mercenaries
card-temple = Temple
card-cataphract = Cataphract
card-wilderness = Wilderness
card-jungle = Jungle
card-mountain = Mountain
card-peak = Peak
card-coast = Coast
card-floodplain = Floodplain
card-forest = Forest
card-oasis = Oasis
card-hills = Hills
card-marsh = Marsh
card-steppe = Steppe
card-river = River
card-cape = Cape
card-woodland = Woodland
card-sacred_pass = Sacred Pass
card-armenians = Armenians
card-assyrians = Assyrians
card-egyptians = Egyptians
card-ionians = Ionians
card-qin = Qin
card-olmecs = Olmecs
card-sumerians = Sumerians
card-aksumites = Aksumites
card-minoans = Minoans
card-mauryans = Mauryans
card-hittites = Hittites
card-praiseworthy = Praiseworthy
card-great = Great
card-notorious = Notorious
card-marvellous = Marvellous
card-glorious = Glorious
card-triumphant = Triumphant
card-awe_inspiring = Awe-inspiring
card-king_of_kings = King of Kings
card-unrest = Unrest
card-carthaginians = Carthaginians
card-city_of_carthage = City of Carthage
card-elephants = Elephants
card-hegemony = Hegemony
card-hannibal = Hannibal
card-trading_ships = Trading Ships
card-monopoly = Monopoly
card-prosperity = Prosperity
card-caravans = Caravans
card-advance = Advance
card-iberia = Iberia
card-berbers = Berbers
card-glory = Glory
card-conquer = Conquer
card-dido_queen_of_carthage = Dido, Queen of Carthage
card-carthaginian_traders = Carthaginian Traders
card-balearic_islands = Balearic Islands
card-mauretania = Mauretania
card-celts = Celts
card-celtic_gold = Celtic Gold
card-celtic_innovation = Celtic Innovation
card-chainmail = Chainmail
card-chariots = Chariots
card-ogham_script = Ogham Script
card-vercingetorix = Vercingetorix
card-armorica = Armorica
card-belgica = Belgica
card-britannia = Britannia
card-hibernia = Hibernia
card-druids = Druids
card-boudicca = Boudicca
card-cattle_raid = Cattle Raid
card-cauldron_of_cerridwen = Cauldron of Cerridwen
card-celtica = Celtica
card-greeks = Greeks
card-olympic_games = Olympic Games
card-greek_prosperity = Greek Prosperity
card-pericles = Pericles
card-city_of_corinth = City of Corinth
card-science = Science
card-greek_innovation = Greek Innovation
card-direct_democracy = Direct Democracy
card-lighthouse = Lighthouse
card-philosophy = Philosophy
card-city_of_athens = City of Athens
card-plains_of_thessaly = Plains of Thessaly
card-greek_mercenaries = Greek Mercenaries
card-settlers = Settlers
card-city_of_sparta = City of Sparta
card-peloponnese = Peloponnese
card-forest_of_pholoe = Forest of Pholoe
card-macedonians = Macedonians
card-alexander = Alexander
card-development = Development
card-parmenion = Parmenion
card-companion_cavalry = Companion Cavalry
card-alexander_the_great = Alexander the Great
card-mosaics = Mosaics
card-alexandria_in_egypt = Alexandria in Egypt
card-alexandria_in_ariana = Alexandria in Ariana
card-uxians = Uxians
card-philip_ii = Philip II
card-phalanx = Phalanx
card-haliacmon_valley = Haliacmon Valley
card-orestis = Orestis
card-pelagonia = Pelagonia
card-persians = Persians
card-city_of_persepolis = City of Persepolis
card-battering_ram = Battering Ram
card-windmills = Windmills
card-satrap = Satrap
card-persian_gold = Persian Gold
card-babylonians = Babylonians
card-darius_i = Darius I
card-arachosia = Arachosia
card-nisaean_plain = Nisaean Plain
card-median_empire = Median Empire
card-bactria = Bactria
card-zagros = Zagros
card-lydians = Lydians
card-romans = Romans
card-julius_caesar = Julius Caesar
card-military_engineering = Military Engineering
card-roman_invasion = Roman Invasion
card-legions = Legions
card-the_senate = The Senate
card-rome_the_eternal_city = Rome, the Eternal City
card-emperor_trajan = Emperor Trajan
card-bread_and_circuses = Bread and Circuses
card-gallia_aquitania = Gallia Aquitania
card-raetia = Raetia
card-triumvirate = Triumvirate
card-city_of_rome = City of Rome
card-dalmatia = Dalmatia
card-roman_expansion = Roman Expansion
card-scythians = Scythians
card-ateas = Ateas
card-kurgans = Kurgans
card-city_of_gelonus = City of Gelonus
card-jewellery = Jewellery
card-tamga = Tamga
card-pontic_steppe = Pontic Steppe
card-tarim_basin = Tarim Basin
card-caucasia = Caucasia
card-raiders = Raiders
card-nomads = Nomads
card-carpathian_mountains = Carpathian Mountains
card-tian_shan = Tian Shan
card-mounted_archers = Mounted Archers
card-tents = Tents
card-vikings = Vikings
card-harald_hardrada = Harald Hardrada
card-iceland = Iceland
card-combs = Combs
card-graenland = Graenland
card-foroyar = Føroyar
card-vinland = Vinland
card-sagas = Sagas
card-city_of_dubh_linn = City of Dubh Linn
card-longships = Longships
card-skis = Skis
card-rollo_the_walker = Rollo the Walker
card-go_aviking = Go a’Viking
card-gothja = Gothja
card-scandinavia = Scandinavia
card-erik_the_red = Erik the Red
card-jomsviking = Jomsviking
card-althing = Althing
card-mining = Mining
card-espionage = Espionage
card-monument = Monument
card-code_of_laws = Code of Laws
card-religion = Religion
card-domestication = Domestication
card-water_mill = Water Mill
card-qanat = Qanat
card-road_building = Road Building
card-art = Art
card-astronomy = Astronomy
card-cartography = Cartography
card-masonry = Masonry
card-civil_service = Civil Service
card-amphitheatre = Amphitheatre
card-fortunate_isle = Fortunate Isle
card-rainforest = Rainforest
card-peninsula = Peninsula
card-lakes = Lakes
card-highlands = Highlands
card-sacred_grove = Sacred Grove
card-lowlands = Lowlands
card-moor = Moor
card-plain = Plain
card-archipelago = Archipelago
card-fortified_region = Fortified Region
card-grassland = Grassland
card-island = Island
card-etruscans = Etruscans
card-phoenicians = Phoenicians
card-xiongnu = Xiongnu
card-imperial = Imperial
card-independent = Independent
card-magnificent = Magnificent
card-outstanding = Outstanding
card-proud = Proud
card-eminent = Eminent
card-acclaimed = Acclaimed
card-arthurians = Arthurians
card-king_arthurs_court = King Arthur’s Court
card-graal = Graal
card-lawnslot_llyn_sir_lancelot = Lawnslot Llyn (Sir Lancelot)
card-twrch_trwyth = Twrch Trwyth
card-taliesin_the_bard = Taliesin the Bard
card-excalibur = Excalibur
card-gwaith_camlan = Gwaith Camlan
card-bedwyr = Bedwyr
card-viviane_of_the_lake = Viviane of the Lake
card-city_of_camelot = City of Camelot
card-britannia_flavia = Britannia Flavia
card-ynys_afallach_avalon = Ynys Afallach (Avalon)
card-gwalchmei_sir_gawain = Gwalchmei (Sir Gawain)
card-lady_bertilak = Lady Bertilak
card-morigena = Morigena
card-peredur_sir_percival = Peredur (Sir Percival)
card-cai_sir_kay = Cai (Sir Kay)
card-king_arthur = King Arthur
card-uthyr_pendragon = Uthyr Pendragon
card-britannia_prima = Britannia Prima
card-britannia_secunda = Britannia Secunda
card-myrddin_wyllt_merlin = Myrddin Wyllt (Merlin)
card-guennuvar = Guennuvar
card-cafall = Cafall
card-atlanteans = Atlanteans
card-advanced_culture = Advanced Culture
card-palace_of_poseidon = Palace of Poseidon
card-spread_of_atlantis = Spread of Atlantis
card-moats_and_walls = Moats and Walls
card-myths_and_legends = Myths and Legends
card-vast_wealth = Vast Wealth
card-kleito = Kleito
card-mountain_of_atlantis = Mountain of Atlantis
card-themiscyra = Themiscyra
card-flood = Flood
card-thule = Thule
card-hesperides = Hesperides
card-elysian_fields = Elysian Fields
card-atlantean_fleet = Atlantean Fleet
card-unification = Unification
card-embalming = Embalming
card-obelisk = Obelisk
card-ramesses_ii = Ramesses II
card-egyptian_expansion = Egyptian Expansion
card-medicine = Medicine
card-pyramids = Pyramids
card-egyptian_legacy = Egyptian Legacy
card-red_land = Red Land
card-kushites = Kushites
card-flood_of_the_nile = Flood of the Nile
card-egyptian_incursion = Egyptian Incursion
card-egyptian_hieroglyphics = Egyptian Hieroglyphics
card-lower_nile = Lower Nile
card-nile_valley = Nile Valley
card-mathematics = Mathematics
card-grand_trunk_road = Grand Trunk Road
card-ashoka = Ashoka
card-buddhism = Buddhism
card-edicts_of_ashoka = Edicts of Ashoka
card-punch_marked_coins = Punch-marked Coins
card-arthashastra = Arthashastra
card-nanda_dynasty = Nanda Dynasty
card-city_of_pataliputra = City of Pataliputra
card-indian_elephants = Indian Elephants
card-gandhara = Gandhara
card-chandragupta = Chandragupta
card-chanakya = Chanakya
card-magadha = Magadha
card-indus_valley = Indus Valley
card-king_minos = King Minos
card-minoan_traders = Minoan Traders
card-drainage_system = Drainage System
card-architecture = Architecture
card-frescos = Frescos
card-labyrinth = Labyrinth
card-minoan_expansion = Minoan Expansion
card-seal_stones = Seal Stones
card-writing_systems = Writing Systems
card-knossos = Knossos
card-pottery = Pottery
card-thera = Thera
card-crete = Crete
card-cyprus = Cyprus
card-san_lorenzo_tenochtitlan = San Lorenzo Tenochtitlán
card-step_pyramids = Step Pyramids
card-ritual_sacrifice = Ritual Sacrifice
card-olmec_traders = Olmec Traders
card-tres_zapotes = Tres Zapotes
card-stone_heads = Stone Heads
card-cacao = Cacao
card-olmec_hieroglyphics = Olmec Hieroglyphics
card-calendar = Calendar
card-stone_mask = Stone Mask
card-lodestone_compass = Lodestone Compass
card-ball_games = Ball Games
card-laguna_de_los_cerros = Laguna de los Cerros
card-la_venta = La Venta
card-long_walls_i = Long Walls I
card-long_walls_ii = Long Walls II
card-long_walls_iii = Long Walls III
card-long_walls_iv = Long Walls IV
card-emperor_qin_shi_huang = Emperor Qin Shi Huang
card-king_wu_of_qin = King Wu of Qin
card-metallurgy = Metallurgy
card-terracotta_warriors = Terracotta Warriors
card-eastern_zhou = Eastern Zhou
card-confucianism = Confucianism
card-legalism = Legalism
card-school_of_diplomacy = School of Diplomacy
card-western_zhou = Western Zhou
card-duke_zhuang_of_qin = Duke Zhuang of Qin
card-mandate_of_heaven = Mandate of Heaven
card-utopians = Utopians
card-visions_of_shangri_la = Visions of Shangri-la
card-path_to_shangri_la = Path to Shangri-la
card-gates_of_shangri_la = Gates of Shangri-la
card-shangri_la = Shangri-la
card-monastery = Monastery
card-portals = Portals
card-daochang = Daochang
card-lost_tomes = Lost Tomes
card-tree_of_knowledge = Tree of Knowledge
card-charity = Charity
card-meditation = Meditation
card-mountain_retreat = Mountain Retreat
card-sacred_scroll = Sacred Scroll
name-long_walls = Long Walls

## Nations
nation-carthaginians = Carthaginians
nation-celts = Celts
nation-greeks = Greeks
nation-macedonians = Macedonians
nation-persians = Persians
nation-romans = Romans
nation-scythians = Scythians
nation-vikings = Vikings
nation-arthurians = Arthurians
nation-atlanteans = Atlanteans
nation-egyptians = Egyptians
nation-mauryans = Mauryans
nation-minoans = Minoans
nation-olmecs = Olmecs
nation-qin = Qin
nation-utopians = Utopians

## Cards by number
card-1UNC1 = { card-standing_army }
card-1UNC2 = { card-jade_mask }
card-1UNC3 = { card-elders }
card-1UNC4 = { card-town }
card-1UNC5 = { card-town }
card-1UNC6 = { card-shrine }
card-1UNC7 = { card-invasion }
card-1UNC8 = { card-mysticism }
card-1UNC9 = { card-oracle }
card-1UNC10 = { card-agriculture }
card-1UNC11 = { card-boats }
card-1UNC12 = { card-shaduf }
card-1UNC13 = { card-rituals_ceremonies }
card-1UNC14 = { card-ambassador }
card-1UNC15 = { card-city }
card-1UNC16 = { card-city }
card-1UNC17 = { card-city }
card-1UNC18 = { card-gambling }
card-1UNC19 = { card-port }
card-1UNC20 = { card-diplomacy }
card-1UNC21 = { card-leadership }
card-1UNC22 = { card-lost_scroll }
card-1CIV1 = { card-drama_poetry }
card-1CIV2 = { card-education }
card-1CIV3 = { card-moneylenders }
card-1CIV4 = { card-corruption }
card-1CIV5 = { card-onager }
card-1CIV6 = { card-metropolis }
card-1CIV7 = { card-metropolis }
card-1CIV8 = { card-pharmacy }
card-1CIV9 = { card-wonder }
card-1CIV10 = { card-coinage }
card-1CIV11 = { card-exports }
card-1CIV12 = { card-urban_development }
card-1CIV13 = { card-mercenaries }
card-1CIV14 = { card-temple }
card-1CIV15 = { card-cataphract }
card-1REG1 = { card-wilderness }
card-1REG2 = { card-jungle }
card-1REG3 = { card-mountain }
card-1REG4 = { card-coast }
card-1REG5 = { card-floodplain }
card-1REG6 = { card-forest }
card-1REG7 = { card-oasis }
card-1REG8 = { card-hills }
card-1REG9 = { card-marsh }
card-1REG10 = { card-steppe }
card-1REG11 = { card-river }
card-1REG12 = { card-cape }
card-1REG13 = { card-woodland }
card-1REG14 = { card-sacred_pass }
card-1TRI1 = { card-armenians }
card-1TRI2 = { card-assyrians }
card-1TRI3 = { card-egyptians }
card-1TRI4 = { card-ionians }
card-1TRI5 = { card-qin }
card-1TRI6 = { card-olmecs }
card-1TRI7 = { card-sumerians }
card-1TRI8 = { card-aksumites }
card-1TRI9 = { card-minoans }
card-1TRI10 = { card-mauryans }
card-1TRI11 = { card-hittites }
card-1FAM1 = { card-praiseworthy }
card-1FAM2 = { card-great }
card-1FAM3 = { card-notorious }
card-1FAM4 = { card-marvellous }
card-1FAM5 = { card-glorious }
card-1FAM6 = { card-triumphant }
card-1FAM7 = { card-triumphant }
card-1FAM8 = { card-awe_inspiring }
card-1FAM9 = { card-king_of_kings }
card-1UNR1 = { card-unrest }
card-1UNR2 = { card-unrest }
card-1UNR3 = { card-unrest }
card-1UNR4 = { card-unrest }
card-1UNR5 = { card-unrest }
card-1UNR6 = { card-unrest }
card-1UNR7 = { card-unrest }
card-1UNR8 = { card-unrest }
card-1UNR9 = { card-unrest }
card-1UNR10 = { card-unrest }
card-1UNR11 = { card-unrest }
card-1UNR12 = { card-unrest }
card-1CAR1 = { card-carthaginians }
card-1CAR2 = { card-city_of_carthage }
card-1CAR3 = { card-elephants }
card-1CAR4 = { card-elephants }
card-1CAR5 = { card-hegemony }
card-1CAR6 = { card-hannibal }
card-1CAR7 = { card-trading_ships }
card-1CAR8 = { card-monopoly }
card-1CAR9 = { card-prosperity }
card-1CAR10 = { card-caravans }
card-1CAR11 = { card-advance }
card-1CAR12 = { card-iberia }
card-1CAR13 = { card-berbers }
card-1CAR14 = { card-glory }
card-1CAR15 = { card-prosperity }
card-1CAR16 = { card-advance }
card-1CAR17 = { card-conquer }
card-1CAR18 = { card-dido_queen_of_carthage }
card-1CAR19 = { card-carthaginian_traders }
card-1CAR20 = { card-balearic_islands }
card-1CAR21 = { card-mauretania }
card-1CAR22 = { card-unrest }
card-1CAR23 = { card-unrest }
card-1CEL1 = { card-celts }
card-1CEL2 = { card-celtic_gold }
card-1CEL3 = { card-celtic_innovation }
card-1CEL4 = { card-chainmail }
card-1CEL5 = { card-chariots }
card-1CEL6 = { card-ogham_script }
card-1CEL7 = { card-vercingetorix }
card-1CEL8 = { card-conquer }
card-1CEL9 = { card-armorica }
card-1CEL10 = { card-belgica }
card-1CEL11 = { card-britannia }
card-1CEL12 = { card-hibernia }
card-1CEL13 = { card-unrest }
card-1CEL14 = { card-druids }
card-1CEL15 = { card-glory }
card-1CEL16 = { card-advance }
card-1CEL17 = { card-conquer }
card-1CEL18 = { card-boudicca }
card-1CEL19 = { card-cattle_raid }
card-1CEL20 = { card-cauldron_of_cerridwen }
card-1CEL21 = { card-celtica }
card-1CEL22 = { card-unrest }
card-1CEL23 = { card-unrest }
card-1CEL24 = { card-unrest }
card-1CEL25 = { card-unrest }
card-1CEL26 = { card-unrest }
card-1CEL27 = { card-unrest }
card-1CEL28 = { card-unrest }
card-1GRE1 = { card-greeks }
card-1GRE2 = { card-olympic_games }
card-1GRE3 = { card-greek_prosperity }
card-1GRE4 = { card-pericles }
card-1GRE5 = { card-city_of_corinth }
card-1GRE6 = { card-science }
card-1GRE7 = { card-greek_innovation }
card-1GRE8 = { card-direct_democracy }
card-1GRE9 = { card-lighthouse }
card-1GRE10 = { card-philosophy }
card-1GRE11 = { card-city_of_athens }
card-1GRE12 = { card-plains_of_thessaly }
card-1GRE13 = { card-unrest }
card-1GRE14 = { card-glory }
card-1GRE15 = { card-greek_mercenaries }
card-1GRE16 = { card-advance }
card-1GRE17 = { card-conquer }
card-1GRE18 = { card-settlers }
card-1GRE19 = { card-city_of_sparta }
card-1GRE20 = { card-peloponnese }
card-1GRE21 = { card-forest_of_pholoe }
card-1GRE22 = { card-unrest }
card-1GRE23 = { card-unrest }
card-1MAC1 = { card-macedonians }
card-1MAC2 = { card-alexander }
card-1MAC3 = { card-development }
card-1MAC4 = { card-parmenion }
card-1MAC5 = { card-companion_cavalry }
card-1MAC6 = { card-alexander_the_great }
card-1MAC7 = { card-mosaics }
card-1MAC8 = { card-alexandria_in_egypt }
card-1MAC9 = { card-alexandria_in_ariana }
card-1MAC10 = { card-prosperity }
card-1MAC11 = { card-uxians }
card-1MAC12 = { card-glory }
card-1MAC13 = { card-advance }
card-1MAC14 = { card-conquer }
card-1MAC15 = { card-conquer }
card-1MAC16 = { card-philip_ii }
card-1MAC17 = { card-phalanx }
card-1MAC18 = { card-haliacmon_valley }
card-1MAC19 = { card-orestis }
card-1MAC20 = { card-pelagonia }
card-1MAC21 = { card-unrest }
card-1MAC22 = { card-unrest }
card-1MAC23 = { card-unrest }
card-1PER1 = { card-persians }
card-1PER2 = { card-city_of_persepolis }
card-1PER3 = { card-battering_ram }
card-1PER4 = { card-development }
card-1PER5 = { card-windmills }
card-1PER6 = { card-satrap }
card-1PER7 = { card-persian_gold }
card-1PER8 = { card-babylonians }
card-1PER9 = { card-darius_i }
card-1PER10 = { card-arachosia }
card-1PER11 = { card-nisaean_plain }
card-1PER12 = { card-median_empire }
card-1PER13 = { card-unrest }
card-1PER14 = { card-glory }
card-1PER15 = { card-prosperity }
card-1PER16 = { card-advance }
card-1PER17 = { card-conquer }
card-1PER18 = { card-conquer }
card-1PER19 = { card-bactria }
card-1PER20 = { card-zagros }
card-1PER21 = { card-lydians }
card-1PER22 = { card-unrest }
card-1PER23 = { card-unrest }
card-1ROM1 = { card-romans }
card-1ROM2 = { card-julius_caesar }
card-1ROM3 = { card-military_engineering }
card-1ROM4 = { card-roman_invasion }
card-1ROM5 = { card-legions }
card-1ROM6 = { card-the_senate }
card-1ROM7 = { card-rome_the_eternal_city }
card-1ROM8 = { card-emperor_trajan }
card-1ROM9 = { card-prosperity }
card-1ROM10 = { card-bread_and_circuses }
card-1ROM11 = { card-gallia_aquitania }
card-1ROM12 = { card-raetia }
card-1ROM13 = { card-unrest }
card-1ROM14 = { card-glory }
card-1ROM15 = { card-prosperity }
card-1ROM16 = { card-advance }
card-1ROM17 = { card-conquer }
card-1ROM18 = { card-triumvirate }
card-1ROM19 = { card-city_of_rome }
card-1ROM20 = { card-dalmatia }
card-1ROM21 = { card-roman_expansion }
card-1ROM22 = { card-unrest }
card-1ROM23 = { card-unrest }
card-1SCY1 = { card-scythians }
card-1SCY2 = { card-glory }
card-1SCY3 = { card-ateas }
card-1SCY4 = { card-kurgans }
card-1SCY5 = { card-city_of_gelonus }
card-1SCY6 = { card-jewellery }
card-1SCY7 = { card-unrest }
card-1SCY8 = { card-unrest }
card-1SCY9 = { card-tamga }
card-1SCY10 = { card-pontic_steppe }
card-1SCY11 = { card-tarim_basin }
card-1SCY12 = { card-caucasia }
card-1SCY13 = { card-raiders }
card-1SCY14 = { card-nomads }
card-1SCY15 = { card-nomads }
card-1SCY16 = { card-advance }
card-1SCY17 = { card-conquer }
card-1SCY18 = { card-carpathian_mountains }
card-1SCY19 = { card-tian_shan }
card-1SCY20 = { card-mounted_archers }
card-1SCY21 = { card-tents }
card-1SCY22 = { card-unrest }
card-1SCY23 = { card-unrest }
card-1SCY24 = { card-unrest }
card-1VIK1 = { card-vikings }
card-1VIK2 = { card-harald_hardrada }
card-1VIK3 = { card-iceland }
card-1VIK4 = { card-combs }
card-1VIK5 = { card-graenland }
card-1VIK6 = { card-foroyar }
card-1VIK7 = { card-vinland }
card-1VIK8 = { card-sagas }
card-1VIK9 = { card-city_of_dubh_linn }
card-1VIK10 = { card-longships }
card-1VIK11 = { card-skis }
card-1VIK12 = { card-rollo_the_walker }
card-1VIK13 = { card-go_aviking }
card-1VIK14 = { card-unrest }
card-1VIK15 = { card-unrest }
card-1VIK16 = { card-gothja }
card-1VIK17 = { card-scandinavia }
card-1VIK18 = { card-advance }
card-1VIK19 = { card-prosperity }
card-1VIK20 = { card-glory }
card-1VIK21 = { card-erik_the_red }
card-1VIK22 = { card-jomsviking }
card-1VIK23 = { card-althing }
card-1VIK24 = { card-unrest }
card-1VIK25 = { card-unrest }
card-1VIK26 = { card-unrest }
card-2UNC1 = { card-mining }
card-2UNC2 = { card-jade_mask }
card-2UNC3 = { card-elders }
card-2UNC4 = { card-espionage }
card-2UNC5 = { card-invasion }
card-2UNC6 = { card-monument }
card-2UNC7 = { card-code_of_laws }
card-2UNC8 = { card-religion }
card-2UNC9 = { card-oracle }
card-2UNC10 = { card-domestication }
card-2UNC11 = { card-water_mill }
card-2UNC12 = { card-qanat }
card-2UNC13 = { card-rituals_ceremonies }
card-2UNC14 = { card-city }
card-2UNC15 = { card-city }
card-2UNC16 = { card-city }
card-2UNC17 = { card-city }
card-2UNC18 = { card-road_building }
card-2UNC19 = { card-art }
card-2UNC20 = { card-diplomacy }
card-2UNC21 = { card-leadership }
card-2UNC22 = { card-lost_scroll }
card-2CIV1 = { card-drama_poetry }
card-2CIV2 = { card-education }
card-2CIV3 = { card-moneylenders }
card-2CIV4 = { card-corruption }
card-2CIV5 = { card-onager }
card-2CIV6 = { card-metropolis }
card-2CIV7 = { card-astronomy }
card-2CIV8 = { card-cartography }
card-2CIV9 = { card-masonry }
card-2CIV10 = { card-civil_service }
card-2CIV11 = { card-exports }
card-2CIV12 = { card-urban_development }
card-2CIV13 = { card-mercenaries }
card-2CIV14 = { card-amphitheatre }
card-2CIV15 = { card-cataphract }
card-2REG1 = { card-fortunate_isle }
card-2REG2 = { card-rainforest }
card-2REG3 = { card-mountain }
card-2REG4 = { card-peninsula }
card-2REG5 = { card-lakes }
card-2REG6 = { card-highlands }
card-2REG7 = { card-sacred_grove }
card-2REG8 = { card-lowlands }
card-2REG9 = { card-moor }
card-2REG10 = { card-plain }
card-2REG11 = { card-archipelago }
card-2REG12 = { card-fortified_region }
card-2REG13 = { card-grassland }
card-2REG14 = { card-island }
card-2TRI1 = { card-etruscans }
card-2TRI2 = { card-scythians }
card-2TRI3 = { card-vikings }
card-2TRI4 = { card-phoenicians }
card-2TRI5 = { card-romans }
card-2TRI6 = { card-greeks }
card-2TRI7 = { card-carthaginians }
card-2TRI8 = { card-persians }
card-2TRI9 = { card-celts }
card-2TRI10 = { card-macedonians }
card-2TRI11 = { card-xiongnu }
card-2FAM1 = { card-imperial }
card-2FAM2 = { card-independent }
card-2FAM3 = { card-magnificent }
card-2FAM4 = { card-outstanding }
card-2FAM5 = { card-proud }
card-2FAM6 = { card-proud }
card-2FAM7 = { card-eminent }
card-2FAM8 = { card-acclaimed }
card-2FAM9 = { card-king_of_kings }
card-2UNR1 = { card-unrest }
card-2UNR2 = { card-unrest }
card-2UNR3 = { card-unrest }
card-2UNR4 = { card-unrest }
card-2UNR5 = { card-unrest }
card-2UNR6 = { card-unrest }
card-2UNR7 = { card-unrest }
card-2UNR8 = { card-unrest }
card-2UNR9 = { card-unrest }
card-2UNR10 = { card-unrest }
card-2UNR11 = { card-unrest }
card-2UNR12 = { card-unrest }
card-2ART1 = { card-arthurians }
card-2ART2 = { card-king_arthurs_court }
card-2ART3 = { card-graal }
card-2ART4 = { card-lawnslot_llyn_sir_lancelot }
card-2ART5 = { card-twrch_trwyth }
card-2ART6 = { card-taliesin_the_bard }
card-2ART7 = { card-excalibur }
card-2ART8 = { card-gwaith_camlan }
card-2ART9 = { card-bedwyr }
card-2ART10 = { card-viviane_of_the_lake }
card-2ART11 = { card-city_of_camelot }
card-2ART12 = { card-britannia_flavia }
card-2ART13 = { card-ynys_afallach_avalon }
card-2ART14 = { card-gwalchmei_sir_gawain }
card-2ART15 = { card-lady_bertilak }
card-2ART16 = { card-morigena }
card-2ART17 = { card-peredur_sir_percival }
card-2ART18 = { card-cai_sir_kay }
card-2ART19 = { card-king_arthur }
card-2ART20 = { card-uthyr_pendragon }
card-2ART21 = { card-britannia_prima }
card-2ART22 = { card-britannia_secunda }
card-2ART23 = { card-myrddin_wyllt_merlin }
card-2ART24 = { card-guennuvar }
card-2ART25 = { card-cafall }
card-2ART26 = { card-unrest }
card-2ART27 = { card-unrest }
card-2ART28 = { card-unrest }
card-2ART29 = { card-unrest }
card-2ATL1 = { card-atlanteans }
card-2ATL2 = { card-advanced_culture }
card-2ATL3 = { card-palace_of_poseidon }
card-2ATL4 = { card-spread_of_atlantis }
card-2ATL5 = { card-development }
card-2ATL6 = { card-moats_and_walls }
card-2ATL7 = { card-myths_and_legends }
card-2ATL8 = { card-vast_wealth }
card-2ATL9 = { card-kleito }
card-2ATL10 = { card-mountain_of_atlantis }
card-2ATL11 = { card-themiscyra }
card-2ATL12 = { card-flood }
card-2ATL13 = { card-flood }
card-2ATL14 = { card-flood }
card-2ATL15 = { card-prosperity }
card-2ATL16 = { card-thule }
card-2ATL17 = { card-hesperides }
card-2ATL18 = { card-elysian_fields }
card-2ATL19 = { card-unrest }
card-2ATL20 = { card-atlantean_fleet }
card-2ATL21 = { card-unrest }
card-2ATL22 = { card-unrest }
card-2EGY1 = { card-egyptians }
card-2EGY2 = { card-unification }
card-2EGY3 = { card-development }
card-2EGY4 = { card-embalming }
card-2EGY5 = { card-obelisk }
card-2EGY6 = { card-ramesses_ii }
card-2EGY7 = { card-egyptian_expansion }
card-2EGY8 = { card-medicine }
card-2EGY9 = { card-pyramids }
card-2EGY10 = { card-egyptian_legacy }
card-2EGY11 = { card-red_land }
card-2EGY12 = { card-kushites }
card-2EGY13 = { card-unrest }
card-2EGY14 = { card-flood_of_the_nile }
card-2EGY15 = { card-glory }
card-2EGY16 = { card-prosperity }
card-2EGY17 = { card-advance }
card-2EGY18 = { card-egyptian_incursion }
card-2EGY19 = { card-egyptian_hieroglyphics }
card-2EGY20 = { card-lower_nile }
card-2EGY21 = { card-nile_valley }
card-2EGY22 = { card-unrest }
card-2EGY23 = { card-unrest }
card-2MAU1 = { card-mauryans }
card-2MAU2 = { card-glory }
card-2MAU3 = { card-mathematics }
card-2MAU4 = { card-grand_trunk_road }
card-2MAU5 = { card-ashoka }
card-2MAU6 = { card-buddhism }
card-2MAU7 = { card-edicts_of_ashoka }
card-2MAU8 = { card-punch_marked_coins }
card-2MAU9 = { card-arthashastra }
card-2MAU10 = { card-nanda_dynasty }
card-2MAU11 = { card-city_of_pataliputra }
card-2MAU12 = { card-indian_elephants }
card-2MAU13 = { card-indian_elephants }
card-2MAU14 = { card-gandhara }
card-2MAU15 = { card-unrest }
card-2MAU16 = { card-unrest }
card-2MAU17 = { card-advance }
card-2MAU18 = { card-chandragupta }
card-2MAU19 = { card-chanakya }
card-2MAU20 = { card-magadha }
card-2MAU21 = { card-indus_valley }
card-2MAU22 = { card-prosperity }
card-2MAU23 = { card-unrest }
card-2MAU24 = { card-unrest }
card-2MIN1 = { card-minoans }
card-2MIN2 = { card-king_minos }
card-2MIN3 = { card-minoan_traders }
card-2MIN4 = { card-drainage_system }
card-2MIN5 = { card-architecture }
card-2MIN6 = { card-frescos }
card-2MIN7 = { card-labyrinth }
card-2MIN8 = { card-minoan_expansion }
card-2MIN9 = { card-seal_stones }
card-2MIN10 = { card-glory }
card-2MIN11 = { card-unrest }
card-2MIN12 = { card-writing_systems }
card-2MIN13 = { card-knossos }
card-2MIN14 = { card-advance }
card-2MIN15 = { card-conquer }
card-2MIN16 = { card-pottery }
card-2MIN17 = { card-thera }
card-2MIN18 = { card-crete }
card-2MIN19 = { card-cyprus }
card-2MIN20 = { card-prosperity }
card-2MIN21 = { card-unrest }
card-2MIN22 = { card-unrest }
card-2MIN23 = { card-unrest }
card-2OLM1 = { card-olmecs }
card-2OLM2 = { card-san_lorenzo_tenochtitlan }
card-2OLM3 = { card-step_pyramids }
card-2OLM4 = { card-ritual_sacrifice }
card-2OLM5 = { card-olmec_traders }
card-2OLM6 = { card-tres_zapotes }
card-2OLM7 = { card-stone_heads }
card-2OLM8 = { card-drainage_system }
card-2OLM9 = { card-cacao }
card-2OLM10 = { card-olmec_hieroglyphics }
card-2OLM11 = { card-calendar }
card-2OLM12 = { card-stone_mask }
card-2OLM13 = { card-stone_mask }
card-2OLM14 = { card-lodestone_compass }
card-2OLM15 = { card-ball_games }
card-2OLM16 = { card-laguna_de_los_cerros }
card-2OLM17 = { card-la_venta }
card-2OLM18 = { card-stone_mask }
card-2OLM19 = { card-stone_mask }
card-2OLM20 = { card-stone_mask }
card-2OLM21 = { card-stone_mask }
card-2OLM22 = { card-stone_mask }
card-2OLM23 = { card-stone_mask }
card-2OLM24 = { card-unrest }
card-2OLM25 = { card-unrest }
card-2OLM26 = { card-unrest }
card-2QIN1 = { card-qin }
card-2QIN2 = { card-long_walls_i }
card-2QIN3 = { card-long_walls_ii }
card-2QIN4 = { card-long_walls_iii }
card-2QIN5 = { card-long_walls_iv }
card-2QIN6 = { card-emperor_qin_shi_huang }
card-2QIN7 = { card-mathematics }
card-2QIN8 = { card-king_wu_of_qin }
card-2QIN9 = { card-metallurgy }
card-2QIN10 = { card-terracotta_warriors }
card-2QIN11 = { card-eastern_zhou }
card-2QIN12 = { card-glory }
card-2QIN13 = { card-writing_systems }
card-2QIN14 = { card-unrest }
card-2QIN15 = { card-confucianism }
card-2QIN16 = { card-legalism }
card-2QIN17 = { card-school_of_diplomacy }
card-2QIN18 = { card-western_zhou }
card-2QIN19 = { card-advance }
card-2QIN20 = { card-prosperity }
card-2QIN21 = { card-duke_zhuang_of_qin }
card-2QIN22 = { card-mandate_of_heaven }
card-2QIN23 = { card-unrest }
card-2QIN24 = { card-unrest }
card-2QIN25 = { card-unrest }
card-2UTO1 = { card-utopians }
card-2UTO2 = { card-visions_of_shangri_la }
card-2UTO3 = { card-gates_of_shangri_la }
card-2UTO4 = { card-monastery }
card-2UTO5 = { card-portals }
card-2UTO6 = { card-daochang }
card-2UTO7 = { card-lost_tomes }
card-2UTO8 = { card-tree_of_knowledge }
card-2UTO9 = { card-charity }
card-2UTO10 = { card-meditation }
card-2UTO11 = { card-mountain_retreat }
card-2UTO12 = { card-sacred_scroll }
card-2UTO13 = { card-sacred_scroll }
card-2UTO14 = { card-sacred_scroll }
card-2UTO15 = { card-sacred_scroll }
card-2UTO16 = { card-sacred_scroll }
card-2UTO17 = { card-unrest }
card-2UTO18 = { card-unrest }
card-2UTO19 = { card-unrest }
card-2UTO20 = { card-unrest }
card-2UTO21 = { card-unrest }

## The table in a terminal
sheet-market = Market
sheet-card = Card
sheet-suit = Suit
sheet-words = What it does
sheet-on-it = On it
sheet-round = Round { $n }
sheet-nation = Nation
sheet-state = State
sheet-state-barbarian = barbarian
sheet-state-empire = empire
sheet-material = Material
sheet-population = Population
sheet-progress = Progress
sheet-actions = Actions
sheet-exhausts = Exhaust tokens
sheet-hand_size = Hand
sheet-deck = Deck
sheet-history_size = History
sheet-nation_deck = Nation deck
sheet-unrest = Unrest, known
sheet-points = VP, open
sheet-in-play = In play: { $who } (*: exhausted)
sheet-piles = Piles
sheet-decks = Decks
sheet-exile = Exile
sheet-hand = Your hand
sheet-looked = You look at
sheet-development = Development area
sheet-own-piles = Your piles
sheet-discard = Discard pile

# What the table may answer for a player
wish-payment = pays with what is asked for and keeps my progress
wish-solstice = carries out my solstice effects in the order of the table
wish-only = answers where I have no choice (others may guess what I do not hold)

## What a kind of answer is for, for newcomers
help-play = Each card played costs one action token: begin with those that bring resources or new cards.
help-exhaust = Uses a card in play for an exhaust token, not for an action: do it whenever it helps.
help-pick = The question says what becomes of the card: keep the useful ones, part with the weak.
help-option = The card offers several effects: take what you need most right now.
help-suit = Name the suit that helps you most with this card.
help-deck = A card from the top of a deck: unseen, but of the kind you want.
help-amount = Say how much you use. Progress stands in for other tokens and is a point at the end, so spend it last.
help-place = Say where it goes: what lies on your deck comes back to your hand soonest.
help-nation = Each nation has its own deck and its own way to win.
help-side = The two sides of the power card give the nation different abilities.
help-activate = The usual turn: play cards for actions and exhaust cards in play.
help-innovate = Give up the whole hand for one card without its unrest: good with a poor hand.
help-revolt = Sends unrest from your hand back to its pile: each card of it is minus 2 points at the end.
help-yes = Carry out the effect.
help-no = Skip the effect: right when its price is higher than its gain.
help-done = Stop here and go on with the turn.
