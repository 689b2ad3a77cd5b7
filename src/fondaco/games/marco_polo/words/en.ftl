# The Voyages of Marco Polo.
#
# Things have forms: `.one` the singular, `.with` a figure that is not the first.

game-marco_polo = Marco Polo

## Coins, camels, goods

thing-coin = coins
    .one = coin
thing-camel = camels
    .one = camel
thing-pepper = pepper
    .one = pepper
thing-silk = silk
    .one = silk
thing-gold = gold
    .one = gold
good-pepper = pepper
good-silk = silk
good-gold = gold
pair-pepper_silk = pepper and silk
pair-pepper_gold = pepper and gold
pair-silk_gold = silk and gold

## The map

location-venezia = Venezia
location-beijing = Beijing
location-moscow = Moscow
location-karakorum = Karakorum
location-samarkand = Samarcanda
location-lan_zhou = Lan-Zhou
location-alexandria = Alexandria
location-karachi = Karachi
location-sumatra = Sumatra
location-anxi = Anxi
location-kashgar = Kashgar
location-ormuz = Ormuz
location-xian = Xian
location-adana = Adana
location-kochi = Kochi
location-oasis_1 = the oasis between Venezia and Moscow
location-oasis_2 = the oasis east of Karakorum
location-oasis_3 = the oasis north-west of Beijing
location-oasis_4 = the oasis between Lan-Zhou and Beijing
location-oasis_5 = the oasis between Venezia and Samarcanda
location-oasis_6 = the oasis between Samarcanda and Kashgar
location-oasis_7 = the oasis west of Ormuz
location-oasis_8 = the oasis between Karachi, Xian and Kochi
location-oasis_9 = the oasis between Alexandria and Adana
location-oasis_10 = the oasis between Sumatra and Beijing

## Contracts

contract-contract_s1 = 1 camel, 1 gold → 2 VP, 3 camels
contract-contract_s2 = 2 camels, 1 pepper, 1 silk → 5 VP, 1 contract
contract-contract_s3 = 1 camel, 2 silk → 3 VP, 5 coins
contract-contract_s4 = 2 camels, 1 pepper, 1 gold → 4 VP, 1 black die
contract-contract_s5 = 2 camels, 1 silk, 1 gold → 4 VP, 2 different goods
contract-contract_s6 = 1 camel, 3 pepper → 1 VP, 1 move
contract-contract_k01 = 1 camel, 3 pepper → 2 VP, 1 black die
contract-contract_k02 = 2 camels, 2 pepper, 1 silk → 3 VP, 4 coins
contract-contract_k03 = 2 camels, 2 pepper, 1 silk → 3 VP, 2 different goods
contract-contract_k04 = 2 camels, 1 pepper, 2 silk → 4 VP, 3 coins
contract-contract_k05 = 1 camel, 3 silk → 3 VP, 1 good of your choice
contract-contract_k06 = 2 camels, 2 pepper, 1 gold → 4 VP, 1 contract
contract-contract_k07 = 2 camels, 2 pepper, 1 gold → 4 VP, 1 move
contract-contract_k08 = 3 camels, 1 pepper, 1 silk, 1 gold → 5 VP, 1 black die
contract-contract_k09 = 3 camels, 1 pepper, 1 silk, 1 gold → 5 VP, 2 different goods
contract-contract_k10 = 3 camels, 1 pepper, 1 silk, 1 gold → 5 VP, 1 move
contract-contract_k11 = 3 camels, 1 pepper, 1 silk, 1 gold → 6 VP, 1 contract
contract-contract_k12 = 3 camels, 1 pepper, 1 silk, 1 gold → 6 VP, 1 good of your choice
contract-contract_k13 = 2 camels, 2 silk, 1 gold → 4 VP, 4 camels
contract-contract_k14 = 2 camels, 1 pepper, 2 gold → 5 VP, 1 black die
contract-contract_k15 = 2 camels, 1 silk, 2 gold → 6 VP, 1 black die
contract-contract_k16 = 2 camels, 1 silk, 2 gold → 6 VP, 4 camels
contract-contract_k17 = 2 camels, 1 silk, 2 gold → 6 VP, 4 coins
contract-contract_k18 = 1 camel, 3 gold → 6 VP, 1 good of your choice
contract-contract_k19 = 1 camel, 4 pepper → 3 VP, 1 contract
contract-contract_k20 = 2 camels, 2 pepper, 2 silk → 5 VP, 1 black die
contract-contract_k21 = 3 camels, 1 pepper, 2 silk, 1 gold → 5 VP, 4 coins, 3 camels
contract-contract_k22 = 3 camels, 1 pepper, 2 silk, 1 gold → 5 VP, 3 camels, 1 contract
contract-contract_k23 = 3 camels, 1 pepper, 1 silk, 2 gold → 7 VP, 5 coins
contract-contract_k24 = 2 camels, 2 silk, 2 gold → 7 VP, 1 contract
contract-contract_k25 = 2 camels, 2 silk, 2 gold → 7 VP, 1 move
contract-contract_k26 = 1 camel, 4 gold → 7 VP, 3 camels
contract-contract_k27 = 1 camel, 4 gold → 7 VP, 1 move
contract-contract_k28 = 2 camels, 3 pepper, 2 silk → 5 VP, 1 move
contract-contract_k29 = 2 camels, 2 pepper, 3 silk → 5 VP, 1 good of your choice, 1 black die
contract-contract_k30 = 2 camels, 2 pepper, 3 silk → 5 VP, 6 coins
contract-contract_k31 = 2 camels, 3 pepper, 2 gold → 6 VP, 7 coins
contract-contract_k32 = 2 camels, 3 pepper, 2 gold → 7 VP, 5 camels
contract-contract_k33 = 2 camels, 3 silk, 2 gold → 8 VP, 4 camels
contract-contract_k34 = 2 camels, 3 silk, 2 gold → 8 VP, 1 contract
contract-contract_k35 = 2 camels, 2 pepper, 3 gold → 8 VP, 7 coins
contract-contract_k36 = 2 camels, 2 pepper, 3 gold → 9 VP, 2 different goods
contract-contract_k37 = 2 camels, 2 silk, 3 gold → 9 VP, 7 coins
contract-contract_k38 = 2 camels, 2 silk, 3 gold → 9 VP, 1 move

## City cards

card-city_01 = 1 camel, 1 gold → 4 VP
card-city_02 = 1 camel, 1 gold → 2 VP, 6 coins
card-city_03 = 1 camel, 1 gold → 9 coins
card-city_04 = 2 gold → 4 VP
card-city_05 = 2 camels, 1 silk → 4 VP
card-city_06 = 1 camel, 1 silk → 2 VP, 4 coins
card-city_07 = 1 camel, 1 silk → 8 coins
card-city_08 = 2 silk → 3 VP
card-city_09 = 3 camels, 1 pepper → 4 VP
card-city_10 = 1 camel, 1 pepper → 2 VP, 2 coins
card-city_11 = 1 camel, 1 pepper → 7 coins
card-city_12 = 2 pepper → 2 VP
card-city_13 = 1 camel → 1 VP
card-city_14 = 2 camels → 1 VP, 2 coins
card-city_15 = 3 camels → 1 pepper, 1 silk, 1 gold
card-city_16 = 2 coins → 1 good of your choice
card-city_17 = 1 coin → 1 own small city bonus
card-city_18 = 1 VP ↔ 3 coins
card-city_19 = 1 good of your choice ↔ 2 camels
card-city_20 = 1 camel → 3 coins or 1 coin → 1 camel
card-city_21 = 2 camels → 1 move
card-city_22 = 2 different goods → 1 move
card-city_23 = 1 VP per completed contract
card-city_24 = 2 coins per completed contract
card-city_25 = 1 VP per trading post
card-city_26 = 2 coins per trading post
card-city_27 = 1: 1 pepper; 2–6: 3 pepper
card-city_28 = 1–3: 1 silk; 4–6: 3 silk
card-city_29 = 1–5: 1 gold; 6: 3 gold
card-city_30 = 1–4: 1 own small city bonus; 5–6: 2 own small city bonuses
card-city_31 = 2 coins per pip

## City bonuses

marker-bonus_a = 5 coins
marker-bonus_b = 3 camels
marker-bonus_c = 2 different goods
marker-bonus_d = the bonus of another city
marker-bonus_e = 3 coins, 1 camel
marker-bonus_f = 3 VP

## Goal cards

goal-goal_01 = Alexandria + Anxi (4 VP)
goal-goal_02 = Lan-Zhou + Kochi (4 VP)
goal-goal_03 = Karakorum + Xian (4 VP)
goal-goal_04 = Moscow + Xian (4 VP)
goal-goal_05 = Samarcanda + Xian (4 VP)
goal-goal_06 = Alexandria + Kashgar (5 VP)
goal-goal_07 = Karachi + Kashgar (5 VP)
goal-goal_08 = Karakorum + Kochi (5 VP)
goal-goal_09 = Lan-Zhou + Adana (5 VP)
goal-goal_10 = Moscow + Ormuz (5 VP)
goal-goal_11 = Samarcanda + Adana (5 VP)
goal-goal_12 = Lan-Zhou + Ormuz (6 VP)
goal-goal_13 = Sumatra + Ormuz (6 VP)
goal-goal_14 = Karachi + Anxi (7 VP)
goal-goal_15 = Karakorum + Adana (7 VP)
goal-goal_16 = Moscow + Kashgar (7 VP)
goal-goal_17 = Samarcanda + Kochi (7 VP)
goal-goal_18 = Sumatra + Anxi (8 VP)

## Characters

character-rashid = Rashid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berke Khan
character-mercator = Mercator ex Tabriz
character-kubilai = Kubilai Khan
character-niccolo_marco = Niccolò and Marco Polo
character-wilhelm = Wilhelm von Rubruk
character-johannes = Johannes Caprini

## Dice

die-own = die
die-own_1 = 1
die-own_2 = 2
die-own_3 = 3
die-own_4 = 4
die-own_5 = 5
die-own_6 = 6
die-black = black die
die-black_1 = black 1
die-black_2 = black 2
die-black_3 = black 3
die-black_4 = black 4
die-black_5 = black 5
die-black_6 = black 6
die-white = white die
die-white_1 = white 1
die-white_2 = white 2
die-white_3 = white 3
die-white_4 = white 4
die-white_5 = white 5
die-white_6 = white 6
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Action spaces

space-take_5_coins = the 5-coin space
space-bazaar_camel = the camel bazaar
space-bazaar_pepper = the pepper bazaar
space-bazaar_silk = the silk bazaar
space-bazaar_gold = the gold bazaar
space-khans_favour = the Khan's favour
space-contracts = the contracts space
space-travel = the travel space
spot-take_5_coins = { space-take_5_coins }
spot-bazaar_camel = { space-bazaar_camel }
spot-bazaar_pepper = { space-bazaar_pepper }
spot-bazaar_silk = { space-bazaar_silk }
spot-bazaar_gold = { space-bazaar_gold }
spot-khans_favour = { space-khans_favour }
spot-contracts = { space-contracts }
spot-travel = { space-travel }
spot-money_bag = the money bag
spot-city_01 = the city card ({ card-city_01 })
spot-city_02 = the city card ({ card-city_02 })
spot-city_03 = the city card ({ card-city_03 })
spot-city_04 = the city card ({ card-city_04 })
spot-city_05 = the city card ({ card-city_05 })
spot-city_06 = the city card ({ card-city_06 })
spot-city_07 = the city card ({ card-city_07 })
spot-city_08 = the city card ({ card-city_08 })
spot-city_09 = the city card ({ card-city_09 })
spot-city_10 = the city card ({ card-city_10 })
spot-city_11 = the city card ({ card-city_11 })
spot-city_12 = the city card ({ card-city_12 })
spot-city_13 = the city card ({ card-city_13 })
spot-city_14 = the city card ({ card-city_14 })
spot-city_15 = the city card ({ card-city_15 })
spot-city_16 = the city card ({ card-city_16 })
spot-city_17 = the city card ({ card-city_17 })
spot-city_18 = the city card ({ card-city_18 })
spot-city_19 = the city card ({ card-city_19 })
spot-city_20 = the city card ({ card-city_20 })
spot-city_21 = the city card ({ card-city_21 })
spot-city_22 = the city card ({ card-city_22 })
spot-city_23 = the city card ({ card-city_23 })
spot-city_24 = the city card ({ card-city_24 })
spot-city_25 = the city card ({ card-city_25 })
spot-city_26 = the city card ({ card-city_26 })
spot-city_27 = the city card ({ card-city_27 })
spot-city_28 = the city card ({ card-city_28 })
spot-city_29 = the city card ({ card-city_29 })
spot-city_30 = the city card ({ card-city_30 })
spot-city_31 = the city card ({ card-city_31 })
table-bazaar_camel = { space-bazaar_camel }
table-bazaar_pepper = { space-bazaar_pepper }
table-bazaar_silk = { space-bazaar_silk }
table-bazaar_gold = { space-bazaar_gold }
table-city_27 = { spot-city_27 }
table-city_28 = { spot-city_28 }
table-city_29 = { spot-city_29 }
table-city_30 = { spot-city_30 }
table-city_31 = { spot-city_31 }
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4
place-5 = 5
place-6 = 6

## Small things

extra-coin = in coins
extra-camel = in camels
extra-mixed = half in coins, half in camels
figure-1 = first figure
    .with = { "" }
figure-2 = second figure
    .with = { " with the second figure" }
deal-city_18_there = 1 VP for 3 coins
deal-city_18_back = 3 coins for 1 VP
deal-city_19_there = 1 good for 2 camels
deal-city_19_back = 2 camels for 1 good of your choice
deal-city_20_there = 1 camel for 3 coins
deal-city_20_back = 1 coin for 1 camel
means-travel = the travel action
means-move = a free move
means-city_21 = { spot-city_21 }
means-city_22 = { spot-city_22 }
for-goal_cards = fulfilled goal cards
for-goal_cities = the cities of the goal cards
for-coins = the coins left
for-beijing = the trading post in Beijing
for-goods = the goods left
for-contracts = the most completed contracts

## Actions

do-place = Place dice on { $space }
do-use = Use the city card ({ $card })
do-bag = Put a die on the money bag for 3 coins
do-complete = Complete the contract ({ $contract })
do-reroll = Reroll a die
do-adjust = Turn a die by one
do-black = Take a black die
do-end = End the turn
do-die = Choose the { $die }
do-raise = Raise the { $die } by one
do-lower = Lower the { $die } by one
do-value = Use value { $value }
do-stop = That is enough
do-step = Go to { $location }{ $figure-with }
do-move = Move the trading post from { $location }
do-contract = Take the contract on space { $place }
do-extra = Receive the bonus of the space { $extra }
do-discard = Put away the contract ({ $contract })
do-good = Receive { $good }
do-goods = Receive { $pair }
do-give = Pay { $good }
do-spend = Pay { $pair }
do-bonus = Receive the city bonus ({ $marker })
do-city = Receive the city bonus of { $location }
do-trade = Exchange { $deal }
do-times = { $times ->
    [one] Do it once
   *[other] Do it { $times } times
}
do-camels = { $camels ->
    [0] Receive coins only
    [one] Receive 1 camel, and a coin for each further point
   *[other] Receive { $camels } camels, and a coin for each further point
}
do-character = Choose { $character }
do-keep = Keep the goal cards { $first } and { $second }
secret-keep = Keep two goal cards

## Questions

ask-ChooseDraft = Choose your character.
ask-KeepGoals = Choose the two goal cards that you keep.
ask-Compensation = Your roll is low: how many camels do you take? The rest comes in coins.
ask-Turn = { $acted ->
    [0] Your turn: one main action, and bonus actions before or after it.
   *[other] Your turn: bonus actions, as many as you like, or the end of the turn.
}
ask-PlaceDice = Choose the dice for { $spot }, in any order.
ask-BagDie = Which die goes to the money bag?
ask-ChooseValue = Choose the value of your dice on { $spot }.
ask-UseValue = Choose the value that you use for { $table }, at most { $most }.
ask-PutAway = Your spaces for contracts are full: put one of the three under the special pile.
ask-TakeContract = Take one or two contracts, in any order; none that lies farther than space { $reach }.
ask-DiscardOld = Make room for what you take: put an old contract under the special pile.
ask-SpaceBonus = What do you receive with the contract from space { $place }?
ask-Walk = Where do you go? Steps so far: { $taken }, at most { $most }.
ask-SpendPair = Which two different goods do you pay for the step?
ask-MovePost = All your trading posts are on the board: which one do you move to { $city }?
ask-Repeat = How often do you use the city card ({ $card })? At most { $most ->
    [one] once.
   *[other] { $most } times.
}
ask-OneOf = Which exchange of the city card ({ $card }) do you make, at most { $most ->
    [one] once?
   *[other] { $most } times?
}
ask-EitherWay = Exchange with the city card ({ $card }): { $left ->
    [one] once more
   *[other] { $left } times more
} at most.
ask-ChooseGood = { $left ->
    [one] Choose a good.
   *[other] Choose { $left } goods, in any order.
}
ask-ChoosePair = Choose two different goods.
ask-GiveGood = Which good do you pay?
ask-OtherBonus = Which other city bonus do you receive?
ask-OwnBonus = Which of your small cities gives its bonus? At most { $left ->
    [one] 1 city
   *[other] { $left } cities
}, for { $price ->
    [0] nothing.
    [one] 1 coin each.
   *[other] { $price } coins each.
}
ask-RerollDie = Which die do you roll again?
ask-AdjustDie = Which die do you turn by one?

## Events

event-gained = { $seat } receives { $amount ->
    [one] 1 { $thing-one }.
   *[other] { $amount } { $thing }.
}
event-paid = { $seat } pays { $amount ->
    [one] 1 { $thing-one }.
   *[other] { $amount } { $thing }.
}
event-scored = { $seat } scores { $vp } VP.
event-lost = { $seat } gives back { $vp } VP.
event-rolled = { $seat } rolls a { $die }.
event-got-die = { $seat } takes a { $die }.
event-placed = { $seat } places a { $die } on { $spot }.
event-no-black-die = There is no black die left for { $seat }.
event-posted = { $seat } places a trading post in { $location }.
event-left = { $seat } removes the trading post from { $location }.
event-turned-up = A contract is laid out: { $contract }.
event-drew = { $seat } draws a contract: { $contract }.
event-took = { $seat } takes a contract: { $contract }.
event-pile-empty = The special pile is empty.
event-put-under = A contract is put under the special pile: { $contract }.
event-completed = { $seat } completes a contract: { $contract }.
event-new-round = Round { $round }; the start player is { $seat }.
event-showed = { $seat } shows the goal card { $goal }.
event-finally = { $seat } scores { $vp } VP for { $for }.

## Objections

why-no-good-to-give = You have no { $good }.
why-other-marker = This bonus stands for one of the others; choose one of those.
why-no-own-small-city = You have no trading post that gives a city bonus in { $location }.
why-city-used = You have already had the bonus of { $location } in this action.
why-bonus-too-dear = A bonus costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, but you have { $coins }.
why-at-least-once = It must be done at least once.
why-as-many-as-shown = You have chosen a value that gives more: still { $left } to choose.
why-no-post-there = You have no trading post in { $location }.
why-must-move-post = A trading post must be moved here.
why-no-route = There is no route from { $from } to { $location }.
why-no-jump-here = You may jump to { $location } only by the travel action.
why-coins-short = This costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, but you have { $coins }.
why-camels-short = This costs { $price ->
    [one] 1 camel
   *[other] { $price } camels
}, but you have { $camels }.
why-no-such-figure = You have no { $figure } on the map.
why-figures-equal = Your figures stand side by side: let the first one begin.
why-no-pair = You do not have two different goods to pay for another step.
why-pair-missing = You do not have { $pair }.
why-one-step-at-least = You must go at least one step.
why-out-of-reach = Space { $place } is out of reach for the value { $value }.
why-nothing-there = There is no contract on space { $place }.
why-contract-chosen = You have chosen the contract on space { $place } already.
why-one-contract-at-least = You must take at least one contract.
why-not-mixed = It is either coins or camels, not both.
why-contract-not-held = The contract ({ $contract }) is none of those you can put away.
why-contract-not-active = The contract ({ $contract }) does not lie on your player board.
why-lacking = The contract costs { $wanted ->
    [one] 1 { $thing-one }
   *[other] { $wanted } { $thing }
}, but you have { $have }.
why-value-too-high = The highest value that you can use is { $value }.
why-same-reward-below = A lower value gives the same as { $value }; use that one.
why-card-not-out = The city card ({ $card }) is not in this game.
why-no-post-for-card = You have no trading post in the city of this city card ({ $card }).
why-post-too-new = Your trading post there is new; you may use its city card ({ $card }) from your next turn on.
why-card-gives-nothing = The city card ({ $card }) would give you nothing now.
why-too-often = It can be done at most { $most ->
    [one] once.
   *[other] { $most } times.
}
why-exchange-too-dear = You cannot pay for this exchange: { $deal }.
why-deal-of-another-card = Another city card offers this exchange: { $deal }.
why-same-way-only = You have begun to exchange { $deal } and must keep to it.
why-too-few-dice = This takes { $wanted ->
    [one] 1 die
   *[other] { $wanted } dice
}, but you have { $dice }.
why-colour-used = Dice of your colour lie on { $space } already; only black and white ones may follow.
why-occupied-too-dear = The space is occupied and costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, but you have { $coins }.
why-no-step-payable = You cannot pay for even one step.
why-khan-full = All { $dice } die spaces of the Khan's favour are taken.
why-khan-too-low = The last die there shows { $value }; yours must not be lower.
why-no-contracts = There are no contracts to take.
why-not-in-hand = You have no { $die }.
why-die-needed = The main action comes first: you cannot spare this die.
why-no-die-in-hand = You have no dice left on your player board.
why-dice-without-values = Your dice have no values until you place them.
why-black-die-bought = You have already taken a black die in this turn.
why-no-black-die = There is no black die left on the board.
why-not-beyond = The { $die } cannot be turned any further.
why-too-many-camels = Only { $missing ->
    [one] 1 point is missing.
   *[other] { $missing } points are missing.
}
why-character-not-offered = { $character } cannot be chosen.
why-goal-not-dealt = You were not dealt the goal card { $goal }.
why-main-action-done = You have already done your main action in this turn.
why-main-action-first = You still have { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} and must do a main action first.
why-has-passed = You had no dice left and have passed: only bonus actions are left to you.
why-card-occupied = The city card ({ $card }) has been used in this round.

## Options of a table; `ruling`: where the rulebook is silent or sources differ

option-random_city_bonuses = City bonuses at random
option-character_draft = Characters are chosen
option-goal_choice = Goals are chosen
ruling-allow_negative_vp = City card (1 VP ↔ 3 coins): the score may fall below 0
ruling-either_way_mixed_directions = City cards with two directions: each exchange may go either way
ruling-refill_contract_row = New contracts when the row is empty
ruling-refill_contract_row-start_of_next_turn = before the next turn
ruling-refill_contract_row-at_once = at once
ruling-same_turn_city_card_after_early_move = A post placed by a bonus move opens its city card in the same turn
ruling-oasis_jump_on_any_movement = Oases: the jump may be used in every movement
ruling-oasis_jump_is_free = Oases: the jump costs nothing
ruling-khans_favour_charges_for_occupation = The Khan's favour costs coins when it is occupied
ruling-moving_a_post_is_mandatory = With no post left, one on the board must be moved
ruling-contract_space_6_may_be_mixed = Contract space 6: 1 coin and 1 camel may be taken
ruling-discarded_starting_contract_to = A discarded starting contract goes
ruling-discarded_starting_contract_to-special_pile = under the special pile
ruling-discarded_starting_contract_to-box = into the box
ruling-main_action_is_mandatory = The money bag takes no die that the main action needs
ruling-bonus_actions_after_last_die = Bonus actions are allowed after the last die
ruling-die_after_the_last_brings_turns = A die received after the last one was placed brings further turns
ruling-most_contracts_needs_one = Most contracts: at least one is needed to score

## Chapters of the rules

chapter-1 = Components and supply
chapter-2 = Setup of the board
chapter-3 = Setup of the players
chapter-4 = Structure of play
chapter-5 = Placing dice
chapter-6 = Take 5 coins
chapter-7 = The bazaar
chapter-8 = The Khan's favour
chapter-9 = Taking contracts
chapter-10 = Travel and movement
chapter-11 = Trading posts
chapter-12 = City cards: general
chapter-13 = City cards one by one
chapter-14 = Bonus actions
chapter-15 = Rewards, symbols and the contract list
chapter-16 = City bonuses (small cities)
chapter-17 = Outpost bonuses
chapter-18 = Characters
chapter-19 = Start and end of a round
chapter-20 = End of the game
chapter-21 = Player counts
chapter-22 = Variants for experienced players
