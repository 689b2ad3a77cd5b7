# The board of Genoa: what the page says beyond the engine's words.

## Short names

ge-short-warehouse_drinks = Drinks
ge-short-warehouse_metals = Metals
ge-short-warehouse_fabric = Fabric
ge-short-warehouse_spices = Spices

## The board

ge-board = The town of Genoa
ge-or = or
ge-turn-of = Turn of
ge-started-at = started at
ge-stands-at = stands at
ge-before-start = The tower is not placed yet
ge-moves-left = Moves left
ge-decks = Piles
ge-deck-contract = Contract
ge-deck-message = Message
ge-deck-large_order = Large
ge-deck-small_order = Small
ge-deck-long-contract = contract
ge-deck-long-message = message
ge-deck-long-large_order = large order
ge-deck-long-small_order = small order
ge-deck-sign-contract = con.
ge-deck-sign-message = mes.
ge-deck-sign-large_order = large
ge-deck-sign-small_order = small
ge-tiles = Special tiles
ge-tile-starting_space = Starting space
ge-tile-trade_1_1 = Trade 1:1
ge-tile-commodity_of_choice = Commodity of your choice
ge-tile-building_action = Building action
ge-tile-extra_action = Extra action
ge-tile-short-starting_space = Start
ge-tile-short-trade_1_1 = 1:1
ge-tile-short-commodity_of_choice = Your choice
ge-tile-short-building_action = Building
ge-tile-short-extra_action = Extra
ge-contracts-row = Contracts in a row
ge-commodities = Commodities
ge-round = Round { $now } of { $all }
ge-rounds-left = { $left ->
    [one] one more after this
   *[other] { $left } more after this
}
ge-last-round = Last round
ge-say-rounds = { $left ->
    [0] The game is over.
    [one] This is the last round.
   *[other] { $left } rounds are left, this one included; a start on the Market takes one away.
}
ge-say-moves = Moves left: { $left }
ge-say-supply = { $good }, { $count } in the supply
ge-say-markers = Ownership markers, { $count } of yours in the supply
ge-say-deck = Pile: { $deck }, { $count } face down
ge-say-owner = owned by { $seat }
ge-say-tower = the tower stands here
ge-say-disc = a disc lies here
ge-say-bidders = offers by { $names }
ge-note-offers = { $offers ->
    [one] one offer for it
   *[other] { $offers } offers for it
}

## Seats and the house

ge-trader = trader
ge-in-stock = in stock
ge-placed = buildings owned
ge-owns-nothing = owns no building
ge-contracts = contracts: { $names }
ge-done = done
ge-ducats = { $ducats ->
    [one] ducat
   *[other] ducats
}
ge-show = Show to all
ge-hide = Hide
ge-shown = shown to all
ge-in-hand-secret = in hand, seen by you alone
ge-in-hand = in hand
ge-no-cards = No cards.
ge-no-tiles = no special tiles
ge-touches = touches
ge-say-own = { $good }, you have { $count }

## Tabs of a phone

ge-view-town = Town
ge-view-house = Your hand
ge-view-offers = Offers
ge-view-supply = Supply

## Over the question

ge-context-here = { $seat } hears offers for the action of { $space-the }
ge-context-move = { $seat } hears offers before the next move
ge-context-acquire = Phase 3: acquiring buildings
ge-context-bought = Action of { $space-the }, bought by { $seat }
ge-context-turn = { $seat } is the trader

## Offers

ge-offers = offers on the table
ge-no-offers = Nobody offers anything yet.
ge-counter = Counter-offer
ge-gives = gives
ge-gets = gets
ge-you-give = you give
ge-you-get = you get
ge-prize-action = the action
ge-prize-move = the tower goes there
ge-stands = stands
ge-changed = changed
ge-read-again = It has changed: read it
ge-accept = Accept
ge-accept-number = { $number ->
    [one] Accept
   *[other] Accept { $number } together
}
ge-together = Together
ge-decline = Decline
ge-change = Change it
ge-withdraw = Withdraw
ge-ask-more = Ask for more
ge-asks-you = asks you instead
ge-asks-seat = asks { $seat } instead
ge-say-offer = { $seat } for { $space-the }: { $things }
ge-say-asks = asks for { $things }
ge-accept-offer = Accept { $seat }: { $things }
ge-add-offer = { $seat } as well: { $things }
ge-counter-offer = Ask { $seat } for more than { $things }
ge-withdraw-offer = Withdraw: { $things }
ge-nothing = nothing
ge-n-ducats = { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
ge-n-goods = { $count } × { $good }
ge-n-cards = { $count } × { $deck }
ge-from-action = { $thing }, from the action
ge-from-order = { $thing }, from a { $order } delivered with the action
ge-held-move = The trader moves to { $space-the } once these are done: { $names }
ge-held-leave = The trader leaves the action once these are done: { $names }
ge-held-stop = The trader stops once these are done: { $names }
ge-locked = All were done: offers for this action can be withdrawn, but neither made nor changed.

## The composer

ge-for = for
ge-choose-space = point at a space, or choose
ge-choose = choose
ge-here = here
ge-beside = beside the tower
ge-farther = farther away: for later
ge-to = to
ge-to-all = all, as a price
ge-palette = What is put together
ge-side-give = I give
ge-side-ask = I ask
ge-side-after = the action yields
ge-less = Less
ge-more = More
ge-picked = { $thing }, { $count } in it
ge-take-out = { $thing }: take it out
ge-no-yield = There is nothing to be promised from here.
ge-who-picks = the card is picked
ge-pick-giver = by its giver
ge-pick-random = at random
ge-order = order
ge-no-order = no order
ge-of-reward = of its reward
ge-reward-tile = and the tile
ge-no-tile = no tile
ge-put-it = Put it on the table
ge-change-it = Change the offer
ge-ask-it = Ask for this
ge-clear = Clear
ge-name-price = Name a price
ge-name-cards = Choose what you hand over:

## Standing instructions

ge-instructions = { $count ->
    [0] Standing instructions
   *[other] Standing instructions: { $count }
}
ge-instructions-note = Offers are made in your name, whether you are here or not, until you take the instruction back: 5 ducats, or 5 above the best other offer, up to your limit; down again when the others come down.
ge-up-to = up to { $ducats ->
    [one] 1 ducat
   *[other] { $ducats } ducats
}
ge-limit = up to
ge-instruct = Leave this instruction
ge-remove = Take it back

## Passing for a while

ge-pass-until = Pass until …
ge-until-turn = the turn ends
ge-until-offer = somebody else makes an offer
ge-until-beside = the tower is here, or beside it …
ge-passing-turn = You pass until the turn of { $seat } ends.
ge-passing-offer = You pass until somebody else makes an offer.
ge-passing-beside = You pass until the tower is beside { $space-the }, or there.
ge-ask-me-again = Ask me again

## Player aid

aid-turn = A turn has four phases: find where the tower starts (two dice: blue is the column, red the row), move and bargain, acquire buildings, end of the turn. In a round everybody is the trader once.
aid-tower = The tower has five discs and moves at most four times to a space beside it, never to one visited in this turn. Every move leaves a disc behind. The trader may stop at any time.
aid-action = In a turn every player may take one action, each building's action is taken once. It happens at once when the tower arrives; streets and the Market have none.
aid-offers = Before each move the others may offer: ducats in fives, goods, cards, tiles, markers, and what the bought action yields. An accepted offer moves the tower there and gives its owner the action. Offers for spaces farther away can stand until the tower is beside them.
aid-sale = If the tower stands on a building without a deal, the trader takes the action or hears offers for it. If somebody offers and asks nothing, the action may not be left unused: take it, or accept an offer.
aid-orders = Large order: three commodities at its villa, 100 ducats and a special tile. Small order: one commodity with the action of its building, 40 ducats beside the action. One order for each action.
aid-message = Message: 30 ducats as soon as the tower has visited both buildings in one turn, whoever moves it.
aid-contract = Contract: at the end buildings side by side are paid as a group: 10, 30, 60, 100, and 50 for each further one.
aid-tiles = Starting space instead of rolling; Extra action for one more action; Trade 1:1, Commodity of your choice and Building action at the start, during or at the end of an action of yours.
aid-owners = In phase 3 everybody with markers in stock may choose a street with a disc and mark one or two buildings beside it; a marker of another player costs one more. Owners get 10 ducats whenever another player takes the action, and 10 at the end.
aid-end = A start on the Market moves the round marker one space on. When the last round is over the most ducats win.
aid-two = With two players every offer holds a good, and the trader may take two actions if the other player takes one.

## Components

about-buildings = Buildings
about-cards = Cards
about-tiles = Special tiles
about-others = Other things
about-kind-civic = Public buildings
about-kind-special = Buildings with a special tile
about-kind-warehouse = Warehouses
about-kind-villa = Villas
about-neighbours = Beside it: { $names }
about-count = { $count } in the game
about-action-draw = Draw { $count } × { $deck }.
about-action-marker = Take { $count } ownership markers of your colour into your stock.
about-action-tile = Take one special tile: { $tile }.
about-action-goods = Take one of each: { $goods }.
about-action-villa = Draw a contract, or deliver a large order that names this villa.
about-space-market = No action. A turn that starts here moves the round marker one space on.
about-space-street = No action. A disc on a street lets one player acquire one or two buildings beside it.
about-name-street = Streets
about-deck-contract = Worth nothing before the end. Contracts whose buildings touch form a group: 10, 30, 60, 100 ducats for one to four, 50 more for each further one.
about-deck-message = Delivered for 30 ducats as soon as discs lie on both buildings in the same turn. It needs no action, and any number can be delivered.
about-deck-large_order = Delivered with the action of its villa: return the three commodities for 100 ducats and a special tile of your choice.
about-deck-small_order = Completed with the action of its building: return the commodity for 40 ducats, and take what the building gives as well.
about-tile-starting_space = In your own turn, instead of rolling: put the tower on any space.
about-tile-trade_1_1 = In an action of yours: give one good (not ducats) and take another from the supply or the top of a pile.
about-tile-commodity_of_choice = In an action of yours: take any one commodity from the supply.
about-tile-building_action = In an action of yours: carry out the action of a building that you own, wherever the tower is. It does not count as your action.
about-tile-extra_action = In any turn: take one more action than you are allowed. That action must still be bought, or be yours as the trader.
about-thing-tower = Five discs. One stays on each space that the tower leaves; the rest stands where it is.
about-thing-marker = Marks a building as yours: 10 ducats whenever another player takes its action, and 10 at the end. Seven of each colour.
about-thing-ducats = Paid in fives. Everybody starts with { $ducats }. The most at the end win.
about-name-tower = Tower
about-name-marker = Ownership marker
about-name-ducats = Ducats
about-all-cards = Every card
about-reconstruction = The board is a reconstruction, and what the cards say is assumed: the rules, the numbers and the kinds are those of the rulebook.
