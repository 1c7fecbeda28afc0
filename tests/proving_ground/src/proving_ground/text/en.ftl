title = Proving Ground
intro = A tiny game that holds every hard thing at once.

# Options
option-rounds = Rounds
    .help = How many rounds are played.
option-rounds-2 = two
option-rounds-3 = three
option-rounds-4 = four
option-deal = Deal
    .help = With how many cards the game is played.
option-deal-full = all cards
option-deal-tiny = ten cards
option-doom = Doom
    .help = Can the doom end the game?
option-doom-true = yes
option-doom-false = no

# Things
card-scout_1 = Scout
card-scout_2 = Scout
card-gift_1 = Gift
card-gift_2 = Gift
card-feast_1 = Feast
card-feast_2 = Feast
card-raid_1 = Raid
card-raid_2 = Raid
card-raid_3 = Raid
card-harvest_1 = Harvest
card-harvest_2 = Harvest
card-granary_1 = Granary
card-granary_2 = Granary
card-temple_1 = Temple
card-temple_2 = Temple
card-oracle_1 = Oracle
card-oracle_2 = Oracle
card-omen_1 = Omen
card-omen_2 = Omen
card-omen_3 = Omen
card-monument_1 = Monument
card-monument_2 = Monument
card-market_1 = Market
card-market_2 = Market
card-mutiny_1 = Mutiny
card-mutiny_2 = Mutiny
card-herald_1 = Herald
card-herald_2 = Herald
card-guard_1 = Guard
card-guard_2 = Guard
card-guard_3 = Guard
resource-coin = coin
resource-grain = grain

# Questions
prompt-turn = Your turn: play a card, draw, take a coin or grain, or pass.
prompt-turn-other = { $who } takes a turn.
prompt-duel =
    { $step ->
        [dial] Duel: set your dial.
       *[stakes] Duel: stake up to two cards, then commit.
    }
prompt-duel-other = The players duel.
prompt-may = Do you want to use this effect?
prompt-may-other = { $who } may use an effect.
prompt-choose = Choose one.
prompt-choose-other = { $who } chooses one.
prompt-arrange = Put the cards back on the deck, the deepest first.
prompt-arrange-other = { $who } looks at cards of the deck.
prompt-recipient = To whom do you give a card?
prompt-recipient-other = { $who } chooses who gets a card.
prompt-give = Which card do you give?
prompt-give-other = { $who } chooses a card to give.
prompt-defend = You are attacked: defend with a shield, or let it happen.
prompt-defend-other = { $who } may ward off the attack.
prompt-show = Which card do you show?
prompt-show-other = { $who } shows a card.
prompt-discard = Which card do you discard?
prompt-discard-other = { $who } discards.
prompt-pay = What do you pay with?
prompt-pay-other = { $who } pays.
prompt-free = Which card do you play without its price?
prompt-free-other = { $who } plays a card without its price.

# Actions
action-play = Play { $card }
action-draw = Draw a card
action-take = Take one { $resource }
action-pass = Pass
action-put = Put { $card } on next
action-hand_to = Give a card to { $to }
action-give = Give { $card }
action-defend = Defend with { $card }
action-show = Show { $card }
action-pick = Discard { $card }
action-pay = Pay with { $resource }
action-free = Play { $card } without its price
action-choose = { $option ->
    [1] The first
   *[other] The second
    }
action-yes = Yes
action-no = No
action-dial = Set the dial to { $dial }
action-stake = Stake { $card }
action-commit = Commit

# What happened
event-round = Round { $number } begins.
event-took = { $who } takes one { $resource }.
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a card.
event-played = { $who } plays { $card }.
event-looked = { $who } looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
    } of the deck.
event-gave = { $who } gives { $card } to { $to }.
event-gave-hidden = { $who } gives a card to { $to }.
event-showed = { $who } shows { $card }.
event-defended = { $who } wards the attack off with { $card }.
event-discarded = { $who } discards { $card }.
event-tucked = { $who } puts { $card } under the deck.
event-tucked-hidden = { $who } puts a card under the deck.
event-paid = { $who } pays: coins { $coin }, grain { $grain }.
event-gained = { $who } gets { $number } × { $resource }.
event-lost = { $who } loses { $number ->
    [one] { $number } coin
   *[other] { $number } coins
    }.
event-scored = { $who } scores { $number ->
    [one] { $number } point
   *[other] { $number } points
    }.
event-doom = The doom stands at { $number }.
event-dialled = { $who } has set the dial to { $number }.
event-staked = { $who } has staked { $card }.
event-won = { $who } wins the duel: { $number ->
    [one] { $number } point
   *[other] { $number } points
    }.
event-passed = { $who } passes.

# Why not
refuse-not-in-hand = This card is not in your hand.
refuse-too-dear = You cannot pay coins and grain of its price together.
refuse-nothing-to-draw = The deck is empty.
refuse-hand-full = Your hand is full.
refuse-bank-empty = The bank has none left.
refuse-not-looked-at = You are not looking at this card.
refuse-not-yourself = A gift goes to another player.
refuse-no-shield = This card has no shield.
refuse-too-small = The value of this card is too small.
refuse-not-possible = This cannot be carried out now.
refuse-rest-unpayable = The rest of the price could not be paid then.
refuse-picked-already = You have picked this card already.
refuse-dial-too-high = You have not so many coins.
refuse-dial-first = Set your dial first.
refuse-dial-set = Your dial is set; take it back first.
refuse-stakes-full = You have staked two cards already.
refuse-staked-already = You have staked this card already.

# The end
end-rounds = All rounds are played.
end-triumph = Somebody has enough points for a triumph.
end-doom = The doom has come.
score-effects = Effects
score-duels = Duels
score-coins = Coins

# Picture
picture-head = Round { $round } of { $rounds } · doom { $doom }
picture-middle = The middle of the table
picture-deck = Deck: { $count }
picture-seat = { $who } · coins { $coin } · grain { $grain } · points { $points }
picture-hand = in hand
picture-table = in play
card-marks = ● { $coin }  ◆ { $grain }  ★ { $value }

# Effects, printed from the programs of the cards
effect = { $effect }.
when-gained-grain = In play, when an effect gives you grain: { $effect }.
when-would-discard = In play, when an effect makes you discard, instead: { $effect }.
op-or = { " " }or{ " " }
op-choose = choose: { $options }
op-cost = { $pay } → { $then }
op-if-hand-at-most = with at most { $value } cards in hand { $then }, else { $other }
op-if-last-doom = if the doom stands at { $value }, { $then }{ $other }
op-each-all = everybody: { $do }
op-each-others = all others: { $do }
op-may = you may { $do }
op-repeat = { $n } times: { $do }
op-for-each = for each coin lost: { $do }
op-gain-coin = gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
op-gain-grain = gain { $n } grain
op-lose = lose { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
op-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
    }
op-look = look at the top { $n } cards and put them back in any order
op-give = secretly give a card to another player
op-discard = discard { $n ->
    [one] a card
   *[other] { $n } cards
    }
op-show = show a card with value { $value } or more for 2 points
op-pay = pay: coins { $coin }, grain { $grain }, either { $any }
op-score = score { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
op-doom = the doom comes nearer by { $n }
op-play-free = play a card without its price
op-under-deck = put the card under the deck

# Before an answer is given
preview-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }
preview-grain = { $n } grain
preview-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
    }
preview-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
    }
preview-in-play = { $n ->
    [one] { $n } card in play
   *[other] { $n } cards in play
    }
preview-doom = { $n } towards the doom
price-card = Card
