# Words that only the board of Marco Polo needs.

## The end

mp-round = Round { $round } of { $rounds }
mp-round-word = Round
mp-of = of { $rounds }
mp-then = then goals and contracts are counted
mp-last-round = the last; then goals and contracts are counted

## Tabs and captions

mp-board = Map, bazaar and contracts
mp-view-map = Map
mp-view-market = Market
mp-view-house = Your house
mp-bazaar = Bazaar
mp-take-coins = Take 5
mp-khan = Khan’s favour
mp-travel = Travel
mp-coins-by-steps = coins by steps
mp-coins-by-steps-short = by steps
mp-money-bag = Money bag
mp-black-dice = Black dice
mp-black-dice-said = { $dice ->
    [one] 1 black die on the board
   *[other] { $dice } black dice on the board
}
spot-black_dice = the black dice
mp-gone = gone
mp-contracts = Contracts
mp-pile = pile { $left }
mp-draft = Characters to choose from

## Seats and the house

mp-first = first
mp-on-map = on the map
mp-done = done
mp-dice = Dice
mp-dice-left = { $dice ->
    [0] no dice left
    [one] 1 die left
   *[other] { $dice } dice left
}
mp-goods = goods
mp-posts-left = left
mp-contracts-done = contracts, { $done } done
mp-goals = goals, seen by you alone
mp-goals-shown = goals
mp-goal = Goal
mp-no-character = no character yet

mp-short-rashid = Rashid
mp-short-matteo = Matteo
mp-short-berke = Berke
mp-short-mercator = Mercator
mp-short-kubilai = Kubilai
mp-short-niccolo_marco = Niccolò and Marco
mp-short-wilhelm = Wilhelm
mp-short-johannes = Johannes

mp-power-rashid = chooses the values of the dice
mp-power-matteo = white die and a contract each round
mp-power-berke = pays nothing for occupied spaces
mp-power-mercator = is paid when others use the bazaar
mp-power-kubilai = starts in Beijing with a post
mp-power-niccolo_marco = two figures, 1 camel each round
mp-power-wilhelm = places trading posts in passing
mp-power-johannes = from oasis to oasis, 3 coins a round

## Parts of costs and rewards

mp-part-coin = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
mp-part-camel = { $number ->
    [one] 1 camel
   *[other] { $number } camels
}
mp-part-pepper = { $number } pepper
mp-part-silk = { $number } silk
mp-part-gold = { $number } gold
mp-part-vp = { $number } VP
mp-part-good_any = { $number ->
    [one] 1 good of your choice
   *[other] { $number } goods of your choice
}
mp-part-goods_two_different = 2 different goods
mp-part-contract = { $number ->
    [one] 1 contract
   *[other] { $number } contracts
}
mp-part-black_die = { $number ->
    [one] 1 black die
   *[other] { $number } black dice
}
mp-part-move = { $number ->
    [one] 1 move
   *[other] { $number } moves
}
mp-part-city_bonus_other = the bonus of another small city
mp-part-city_bonus_own = { $number ->
    [one] the bonus of one of your small cities
   *[other] the bonuses of { $number } of your small cities
}

## Spoken names

mp-die-black = black
mp-die-white = white
mp-die-neutral = neutral
mp-dice-here = Dice here: { $dice }
mp-takes-dice = { $dice ->
    [one] Takes 1 die
   *[other] Takes { $dice } dice
}
mp-income = { $seat } receives { $reward } when somebody else uses it
mp-leaper = { $seat } may go from here to any other oasis
mp-goal-city = A city of your goals
mp-bonus = Bonus: { $reward }
mp-posts-of = Trading posts: { $seats }
mp-figures-of = Figures: { $seats }
mp-own-figure = Your { $figure }, now at { $location }
mp-figure = Figure of { $seat }, at { $location }
mp-own-dice = { $number ->
    [one] Your die: { $die }
   *[other] Your { $number } dice: { $die }
}
mp-own-good = { $good }, you have { $number }
mp-contract = contract: { $contract }
mp-row-space = Contract space { $place }
mp-row-empty = Empty
mp-row-bonus = With { $number ->
    [one] 1 coin or 1 camel
   *[other] { $number } coins or { $number } camels
}
mp-goal-said = Goal { $goal }, reached: { $reached } of { $cities } cities

## The decision

mp-context-walk-travel = Travel, step { $step } of at most { $most }; fare so far { $fare ->
    [one] 1 coin
   *[other] { $fare } coins
}
mp-context-walk-other = A free step; only the toll is paid
mp-context-walk-card = Steps by city card, step { $step } of at most { $most }
mp-context-turn-acted = Main action done, { $dice ->
    [one] 1 die left
   *[other] { $dice } dice left
}
mp-context-turn = { $dice ->
    [one] 1 die left
   *[other] { $dice } dice left
}
mp-context-dice = { $chosen } of { $wanted } dice chosen
mp-context-contract = Chosen: the contract on space { $place }. A second one is up to you.
mp-note-occupied = Occupied: costs the value of your lowest die
mp-note-exempt = Occupied: you pay nothing
mp-note-extra = With { $number ->
    [one] 1 coin or camel
   *[other] { $number } coins or camels
}
mp-note-post = Your trading post stands there
mp-note-toll-camels = and { $camels ->
    [one] 1 camel
   *[other] { $camels } camels
}
mp-note-free = free
mp-note-pair = costs two different goods

## The component reference

about-characters = Characters
about-spaces = Action spaces
about-bonus-actions = Bonus actions
about-cards = City cards
about-contracts = Contracts
about-outposts = Outpost bonuses
about-markers = City bonuses
about-goals = Goal cards
about-unused = not in this game
about-starting = starting contract
about-by-value = By the value used
about-in-city = lies in { $city }
about-exchange = Pay { $cost }, receive { $reward }; as often as you like up to the value of the die.
about-either-way = Exchange { $left } for { $right } or the other way round; up to the value of the die, each time as you like.
about-one-of = One of the two, up to the value of the die: pay { $cost } for { $reward }, or { $cost2 } for { $reward2 }.
about-move-card = Pay { $cost } for each step, up to the value of the die; tolls of the routes are paid besides.
about-own-bonus-card = Pay { $cost } for the bonus of a small city in which you have a trading post; each city once, up to the value of the die.
about-per-contract = { $reward } for each contract you have completed, up to the value of the die.
about-per-post = { $reward } for each of your trading posts on the map, up to the value of the die.
about-from-value = from { $value } on: { $reward }
about-per-pip = { $reward } for each pip of the die.

about-character-rashid = You do not roll. When you place dice you choose their value. You receive nothing for a low roll.
about-character-matteo = Each round you also roll the white die, and you draw the top contract of the special pile.
about-character-berke = You pay no coins for action spaces that are occupied. City cards on which a die lies stay closed to you, too.
about-character-mercator = When another player uses a space of the bazaar you receive one piece of its kind (a camel, pepper, silk or gold). With three players you also receive 1 camel when another player uses the Khan’s favour; with two that, and 2 coins when the other player takes 5 coins.
about-character-kubilai = Your figure starts in Beijing, where you have a trading post from the beginning, on the slot with 10 points.
about-character-niccolo_marco = You have two figures on the map and divide your steps between them. Each round you receive 1 camel.
about-character-wilhelm = You have 11 trading posts. One is placed in every city you pass through, not only where you stop; the bonuses come when the movement has ended. The 11th gives 10 points more.
about-character-johannes = When you travel, you may go from an oasis to any other oasis in one step, without a toll. Each round you receive 3 coins.

about-space-take_5_coins = One die of any value: 5 coins.
about-space-bazaar_camel = One die: camels by the value used.
about-space-bazaar_pepper = One die: pepper by the value used.
about-space-bazaar_silk = Two dice: silk by the value of the lower one.
about-space-bazaar_gold = Three dice: gold by the value of the lowest one.
about-space-khans_favour = One die, not lower than the last one there: a good of your choice and 2 camels. Four places, and it costs nothing if dice lie there.
about-space-contracts = One die: up to two contracts from the spaces up to its value.
about-space-travel = Two dice: as many steps as the lower one shows, at the coins printed; tolls of routes come on top.
about-space-city_card = One die: the card of a city in which you have a trading post. Once each round.
about-space-money_bag = One die, at any time in your turn: 3 coins. A bonus action.

about-a-card = City card
about-bonus-name-complete_contract = Complete a contract
about-bonus-name-take_3_coins = Money bag
about-bonus-name-reroll_die = Reroll
about-bonus-name-adjust_die = Turn a die
about-bonus-name-take_black_die = Black die
about-bonus-complete_contract = Complete a contract: pay what it costs, receive what it brings. As often as you like.
about-bonus-take_3_coins = A die on the money bag: 3 coins. As often as you like.
about-bonus-reroll_die = 1 camel: roll a die again. As often as you like.
about-bonus-adjust_die = 2 camels: turn a die by one. As often as you like.
about-bonus-take_black_die = 3 camels: take and roll a black die. Once a turn.

## The player aid

aid-round = Each of the five rounds: contracts are laid out, everybody receives the bonuses of the small cities with their trading posts, characters with a round bonus receive it, everybody rolls; whoever rolls less than 15 receives coins or camels for what is missing.
aid-turn = On your turn do one main action with dice, and any bonus actions before or after it. Whoever has no dice left has passed for this round. When nobody has dice left, the round ends.
aid-dice = Each colour may be used once on each space; black and white dice always may. A space where dice lie costs coins: the value of your lowest die there.
aid-value = Where several dice are wanted the lowest one counts. You may always use a lower value.
aid-travel = Travel costs coins by the number of steps, and the tolls printed on the routes. Where your figure stops in a city without a trading post of yours, you place one. In a small city you receive its bonus, now and at the beginning of each later round; in a large city the first player to come receives the outpost bonus. Oases and Venezia bring nothing, nor does a second visit.
aid-posts = Your 8th trading post gives 5 points at once, your 9th 10 more; Wilhelm’s 11th another 10. With none left you move one of those on the board, without points.
aid-cards = A city card can be used with one die by whoever has a trading post in its city; one die in each round.
aid-map = On the map the cities of your own goals are underlined until you have a trading post there. While somebody travels, black labels say what the next step costs in all.
aid-start = Whoever chose Travel last begins the next round.
aid-end = After five rounds: fulfilled goal cards, 1, 3, 6 or 10 points for one to four different goal cities, 1 point for 10 coins, Beijing's points and there 1 point for 2 goods, 7 points for the most completed contracts.
