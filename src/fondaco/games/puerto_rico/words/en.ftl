# Puerto Rico.
#
# Things have forms: `.a` with its article, `.many` the plural, `.to` where colonists are sent.

game-puerto_rico = Puerto Rico

## Goods

good-corn = corn
good-indigo = indigo
good-sugar = sugar
good-tobacco = tobacco
good-coffee = coffee

## Island tiles

tile-corn = corn plantation
    .a = a corn plantation
    .many = corn plantations
tile-indigo = indigo plantation
    .a = an indigo plantation
    .many = indigo plantations
tile-sugar = sugar plantation
    .a = a sugar plantation
    .many = sugar plantations
tile-tobacco = tobacco plantation
    .a = a tobacco plantation
    .many = tobacco plantations
tile-coffee = coffee plantation
    .a = a coffee plantation
    .many = coffee plantations
tile-quarry = quarry
    .a = a quarry
    .many = quarries

## Buildings

building-small_indigo_plant = small indigo plant
building-small_sugar_mill = small sugar mill
building-large_indigo_plant = large indigo plant
building-large_sugar_mill = large sugar mill
building-tobacco_storage = tobacco storage
building-coffee_roaster = coffee roaster
building-small_market = small market
building-hacienda = hacienda
building-construction_hut = construction hut
building-small_warehouse = small warehouse
building-hospice = hospice
building-office = office
building-large_market = large market
building-large_warehouse = large warehouse
building-factory = factory
building-university = university
building-harbor = harbor
building-wharf = wharf
building-guild_hall = guild hall
building-residence = residence
building-fortress = fortress
building-customs_house = customs house
building-city_hall = city hall
building-aqueduct = aqueduct
building-forest_house = forest house
building-black_market = black market
building-storehouse = storehouse
building-guesthouse = guesthouse
building-trading_post = trading post
building-church = church
building-small_wharf = small wharf
building-lighthouse = lighthouse
building-specialty_factory = specialty factory
building-library = library
building-union_hall = union hall
building-statue = statue
building-cloister = cloister
building-land_office = land office
building-chapel = chapel
building-hunting_lodge = hunting lodge
building-zoning_office = zoning office
building-royal_supplier = royal supplier
building-villa = villa
building-jeweler = jeweler
building-royal_garden = royal garden

## Places: where colonists can go

place-corn = { tile-corn }
    .to = { tile-corn.a }
place-indigo = { tile-indigo }
    .to = { tile-indigo.a }
place-sugar = { tile-sugar }
    .to = { tile-sugar.a }
place-tobacco = { tile-tobacco }
    .to = { tile-tobacco.a }
place-coffee = { tile-coffee }
    .to = { tile-coffee.a }
place-quarry = { tile-quarry }
    .to = { tile-quarry.a }
place-small_indigo_plant = { building-small_indigo_plant }
    .to = the { building-small_indigo_plant }
place-small_sugar_mill = { building-small_sugar_mill }
    .to = the { building-small_sugar_mill }
place-large_indigo_plant = { building-large_indigo_plant }
    .to = the { building-large_indigo_plant }
place-large_sugar_mill = { building-large_sugar_mill }
    .to = the { building-large_sugar_mill }
place-tobacco_storage = { building-tobacco_storage }
    .to = the { building-tobacco_storage }
place-coffee_roaster = { building-coffee_roaster }
    .to = the { building-coffee_roaster }
place-small_market = { building-small_market }
    .to = the { building-small_market }
place-hacienda = { building-hacienda }
    .to = the { building-hacienda }
place-construction_hut = { building-construction_hut }
    .to = the { building-construction_hut }
place-small_warehouse = { building-small_warehouse }
    .to = the { building-small_warehouse }
place-hospice = { building-hospice }
    .to = the { building-hospice }
place-office = { building-office }
    .to = the { building-office }
place-large_market = { building-large_market }
    .to = the { building-large_market }
place-large_warehouse = { building-large_warehouse }
    .to = the { building-large_warehouse }
place-factory = { building-factory }
    .to = the { building-factory }
place-university = { building-university }
    .to = the { building-university }
place-harbor = { building-harbor }
    .to = the { building-harbor }
place-wharf = { building-wharf }
    .to = the { building-wharf }
place-guild_hall = { building-guild_hall }
    .to = the { building-guild_hall }
place-residence = { building-residence }
    .to = the { building-residence }
place-fortress = { building-fortress }
    .to = the { building-fortress }
place-customs_house = { building-customs_house }
    .to = the { building-customs_house }
place-city_hall = { building-city_hall }
    .to = the { building-city_hall }
place-aqueduct = { building-aqueduct }
    .to = the { building-aqueduct }
place-forest_house = { building-forest_house }
    .to = the { building-forest_house }
place-black_market = { building-black_market }
    .to = the { building-black_market }
place-storehouse = { building-storehouse }
    .to = the { building-storehouse }
place-guesthouse = { building-guesthouse }
    .to = the { building-guesthouse }
place-trading_post = { building-trading_post }
    .to = the { building-trading_post }
place-church = { building-church }
    .to = the { building-church }
place-small_wharf = { building-small_wharf }
    .to = the { building-small_wharf }
place-lighthouse = { building-lighthouse }
    .to = the { building-lighthouse }
place-specialty_factory = { building-specialty_factory }
    .to = the { building-specialty_factory }
place-library = { building-library }
    .to = the { building-library }
place-union_hall = { building-union_hall }
    .to = the { building-union_hall }
place-statue = { building-statue }
    .to = the { building-statue }
place-cloister = { building-cloister }
    .to = the { building-cloister }
place-land_office = { building-land_office }
    .to = the { building-land_office }
place-chapel = { building-chapel }
    .to = the { building-chapel }
place-hunting_lodge = { building-hunting_lodge }
    .to = the { building-hunting_lodge }
place-zoning_office = { building-zoning_office }
    .to = the { building-zoning_office }
place-royal_supplier = { building-royal_supplier }
    .to = the { building-royal_supplier }
place-villa = { building-villa }
    .to = the { building-villa }
place-jeweler = { building-jeweler }
    .to = the { building-jeweler }
place-royal_garden = { building-royal_garden }
    .to = the { building-royal_garden }

## People, and where they stand

person-colonist = colonist
person-noble = noble
occupant-nobody = empty
occupant-colonist = with a colonist on it
occupant-noble = with a noble on it
spot-corn = { place-corn }
spot-indigo = { place-indigo }
spot-sugar = { place-sugar }
spot-tobacco = { place-tobacco }
spot-coffee = { place-coffee }
spot-quarry = { place-quarry }
spot-small_indigo_plant = { place-small_indigo_plant }
spot-small_sugar_mill = { place-small_sugar_mill }
spot-large_indigo_plant = { place-large_indigo_plant }
spot-large_sugar_mill = { place-large_sugar_mill }
spot-tobacco_storage = { place-tobacco_storage }
spot-coffee_roaster = { place-coffee_roaster }
spot-small_market = { place-small_market }
spot-hacienda = { place-hacienda }
spot-construction_hut = { place-construction_hut }
spot-small_warehouse = { place-small_warehouse }
spot-hospice = { place-hospice }
spot-office = { place-office }
spot-large_market = { place-large_market }
spot-large_warehouse = { place-large_warehouse }
spot-factory = { place-factory }
spot-university = { place-university }
spot-harbor = { place-harbor }
spot-wharf = { place-wharf }
spot-guild_hall = { place-guild_hall }
spot-residence = { place-residence }
spot-fortress = { place-fortress }
spot-customs_house = { place-customs_house }
spot-city_hall = { place-city_hall }
spot-aqueduct = { place-aqueduct }
spot-forest_house = { place-forest_house }
spot-black_market = { place-black_market }
spot-storehouse = { place-storehouse }
spot-guesthouse = { place-guesthouse }
spot-trading_post = { place-trading_post }
spot-church = { place-church }
spot-small_wharf = { place-small_wharf }
spot-lighthouse = { place-lighthouse }
spot-specialty_factory = { place-specialty_factory }
spot-library = { place-library }
spot-union_hall = { place-union_hall }
spot-statue = { place-statue }
spot-cloister = { place-cloister }
spot-land_office = { place-land_office }
spot-chapel = { place-chapel }
spot-hunting_lodge = { place-hunting_lodge }
spot-zoning_office = { place-zoning_office }
spot-royal_supplier = { place-royal_supplier }
spot-villa = { place-villa }
spot-jeweler = { place-jeweler }
spot-royal_garden = { place-royal_garden }
spot-windrose = windrose

## Gains that may be declined

gain-builder = the builder's privilege
    .unit = doubloons
gain-trader = the trader's privilege
    .unit = doubloons
gain-captain = the captain's privilege
    .unit = VP
gain-prospector = the prospector's privilege
    .unit = doubloons
gain-small_market = the small market
    .unit = doubloons
gain-large_market = the large market
    .unit = doubloons
gain-factory = the factory
    .unit = doubloons
gain-harbor = the harbor
    .unit = VP
gain-church = the church
    .unit = VP
gain-lighthouse = the lighthouse
    .unit = doubloons
gain-specialty_factory = the specialty factory
    .unit = doubloons
gain-union_hall = the union hall
    .unit = VP
gain-chapel = the chapel
    .unit = doubloons
gain-noble_chapel = the chapel with a noble
    .unit = VP
gain-jeweler = the jeweler
    .unit = doubloons
gain-hunting_lodge = the hunting lodge
    .unit = VP

## Cargo ships

ship-small = small ship
ship-middle = middle ship
ship-large = large ship

## Roles

role-settler = settler
role-builder = builder
role-mayor = mayor
role-craftsman = craftsman
role-trader = trader
role-captain = captain
role-prospector = prospector
role-second_prospector = second prospector

## What ends the game

end-colonists = there are too few colonists to fill the ship
end-city = a city is complete
end-vp = the victory points have run out

## Actions

do-role = Choose the { $role }
do-pass = Pass
do-draw = Draw a face-down tile
do-take = Take { $tile-a }
do-colonist = Take a colonist
do-build = Build the { $building }
do-barrel = Take one more barrel of { $good }
do-sell = Sell { $good }
do-load = Load { $good } onto the { $ship }
do-wharf = Ship { $good } from the wharf
do-store = Store all { $good }
do-keep = Keep one barrel of { $good }
do-farm = { $people ->
    [0] Leave { $tile-many } empty
    [one] Send 1 colonist to { $tile-a }
   *[other] Send { $people } colonists to { $tile-many }
}
do-staff = { $people ->
    [0] Leave the { $building } empty
    [one] Send 1 colonist to the { $building }
   *[other] Send { $people } colonists to the { $building }
}
do-accept = Accept
do-pick = Put the { $building } into the game
do-forest = Take { $good } from the row as a forest
do-plant = Place it as a plantation
do-afforest = Place it as a forest
do-guest = Move a guest ({ $person }) to { $place-to }
do-dismiss = Return a { $person }: { $spot }
do-give = Return one barrel of { $good }
do-post = Sell { $good } at the trading post
do-small_wharf = Use the small wharf
do-send = { $barrels ->
    [0] Send no { $good }
    [one] Send 1 barrel of { $good }
   *[other] Send { $barrels } barrels of { $good }
}
do-noble = Take a noble
do-place_noble = Send a noble to { $place-to }
do-discard = Discard your { $good } plantation, { $occupant }
do-fell = Discard a forest
do-supply = Return one barrel of { $good } for 1 VP

## Questions

ask-ChooseRole = Choose a role.
ask-Hacienda = Your hacienda lets you draw a face-down tile before you take one from the row.
ask-TakeTile = Take a tile for your island, or pass.
ask-Hospice = Your hospice lets you send a colonist to your new { $tile } at once.
ask-MayorPrivilege = As mayor you may take one more colonist from the supply.
ask-Placing = Where do your colonists go? { $circles ->
    [one] 1 circle is not decided yet.
   *[other] { $circles } circles are not decided yet.
}
ask-BuyBuilding = Buy a building, or pass.
ask-University = Your university lets you send a colonist to your new { $building } at once.
ask-CraftsmanPrivilege = As craftsman you may take one more barrel of a kind you have produced: { $made }.
ask-SellBarrel = Sell a barrel to the trading house, or pass.
ask-LoadShip = Load a ship with one kind of good.
ask-StoreKind = Which kind of good do you store? Your warehouses have room for { $places ->
    [one] 1 more kind.
   *[other] { $places } more kinds.
}
ask-KeepBarrel = Of which good do you keep a barrel on your windrose? You may keep { $left ->
    [one] 1 more.
   *[other] { $left } more.
}
ask-AcceptBonus = You may accept what { $gain } brings ({ $gain-unit }: { $amount }).
ask-LeaveShip = Do you take somebody from the colonist ship?
ask-PickBuilding = Choose a building that comes into the game.
ask-DrawTile = Your hacienda lets you draw a face-down tile before you take one from the row.
ask-PlaceDrawn = You have drawn a tile. Is it a plantation or a forest?
ask-TakeLand = Take a tile for your island, or pass.
ask-SecondTake = Your library lets you take a second tile, or pass.
ask-ForestHospice = Your hospice lets you take a colonist to your windrose.
ask-LodgeDiscard = Your hunting lodge lets you discard a plantation or a forest.
ask-LibraryMayor = As mayor you may take one more colonist from the supply.
ask-LibraryColonist = Your library lets you take a second colonist from the supply.
ask-Villa = Your villa lets you take one more person from the supply.
ask-PlacingNoble = Where does your next noble go?
ask-BuyOrReturn = Buy a building, or pass.
ask-ReturnPerson = Your black market: which person do you return for the { $building }, if any?
ask-ReturnBarrel = Your black market: which barrel do you return for the { $building }, if any?
ask-MayProduce = Do you produce goods?
ask-AqueductBarrel = Your aqueduct lets you take one more barrel of { $good }.
ask-SellOrPost = Sell a barrel to the trading house or at your trading post, or pass.
ask-LandOffice = Your land office: a colonist there lets you buy a plantation, a noble lets you sell one of yours, for 1 doubloon.
ask-ShipGoods = Load a ship with one kind of good, or use a wharf.
ask-SmallWharf = What do you send from your small wharf? { $sent ->
    [0] Nothing is aboard yet.
    [one] 1 barrel is aboard.
   *[other] { $sent } barrels are aboard.
}
ask-RoyalSupplier = Your royal supplier lets you return barrels of different kinds for 1 VP each, at most as many as you have nobles.
ask-GuestMoves = You may move a guest out of your guesthouse.

## Events

event-new-year = A new year begins; the governor is { $seat }.
event-earned = { $seat } receives { $doubloons ->
    [one] 1 doubloon.
   *[other] { $doubloons } doubloons.
}
event-paid = { $seat } pays { $doubloons ->
    [one] 1 doubloon.
   *[other] { $doubloons } doubloons.
}
event-scored = { $seat } scores { $vp } VP.
event-returned = { $seat } returns { $barrels ->
    [one] 1 barrel of { $good } to the supply.
   *[other] { $barrels } barrels of { $good } to the supply.
}
event-ending = This is the last year: { $end }.
event-produced = { $seat } produces { $barrels ->
    [one] 1 barrel of { $good }.
   *[other] { $barrels } barrels of { $good }.
}
event-arrived = { $seat } receives { $colonists ->
    [0] no colonist.
    [one] 1 colonist.
   *[other] { $colonists } colonists.
}
event-ship-filled = { $colonists ->
    [0] No colonist boards the colonist ship.
    [one] 1 colonist boards the colonist ship.
   *[other] { $colonists } colonists board the colonist ship.
}
event-drew = { $seat } draws { $tile-a }.
event-turned-up = The face-up row gains { $tile-a }.
event-reshuffled = { $tiles ->
    [one] 1 discarded tile becomes the new face-down pile.
   *[other] { $tiles } discarded tiles are shuffled into a new face-down pile.
}
event-loaded = { $seat } loads { $good } onto the { $ship }, having no other choice.
event-ship-emptied = The { $ship } was full; its { $good } goes back to the supply.
event-house-emptied = The trading house was full; its barrels go back to the supply.
event-came-into-play = The { $building } is in the game.
event-noble-arrived = { $seat } receives a noble.
event-forested = { $seat } places { $tile-a } face down as a forest.
event-dark-forest = { $seat } places the drawn tile face down as a forest.
event-felled = { $seat } discards a forest; it was { $tile-a }.
event-returned-vp = { $seat } returns { $vp } VP.

## Objections

why-role-taken = { $owner } has already chosen the { $role } this year.
why-role-not-in-game = The { $role } is not in the game with this number of players.
why-island-full = Your island is full: it has { $spaces ->
    [one] 1 space, and it is taken.
   *[other] { $spaces } spaces, and all are taken.
}
why-not-in-row = There is no { $tile } in the face-up row.
why-no-quarry = There are no quarries left.
why-quarry-not-for-you = Only the settler and the owner of an occupied construction hut may take a quarry.
why-no-hacienda = You have no occupied hacienda.
why-pile-empty = The face-down pile is empty.
why-place-named = You have already decided how many colonists go there: { $place }.
why-too-many-people = { $most ->
    [0] No colonist can go there.
    [one] At most 1 colonist can go there.
   *[other] At most { $most } colonists can go there.
}
why-too-few-people = { $least ->
    [one] At least 1 colonist must go there
   *[other] At least { $least } colonists must go there
}, because the other circles cannot hold the rest.
why-owned-already = You already own the { $building }.
why-sold-out = There is no { $building } left on the bank board.
why-too-dear = The price is { $price ->
    [one] 1 doubloon
   *[other] { $price } doubloons
}, but you { $doubloons ->
    [0] have none.
   *[other] only have { $doubloons }.
}
why-city-full = Your city is full: it has { $spaces ->
    [one] 1 space, and it is taken.
   *[other] { $spaces } spaces, and all are taken.
}
why-no-room = The building needs { $size ->
    [one] 1 city space
   *[other] { $size } city spaces
}, but you only have { $free } free.
why-no-column = Your city already has { $large ->
    [one] 1 large building
   *[other] { $large } large buildings
}; no column has room for another.
why-not-produced = You have produced no { $good } in this phase.
why-none-left = There is no { $good } left in the supply.
why-no-barrel-to-sell = You have no { $good } to sell.
why-house-full = The trading house is full: it holds { $barrels ->
    [one] 1 barrel.
   *[other] { $barrels } barrels.
}
why-kind-in-house = The trading house already has { $good }, and you have no occupied office.
why-no-barrel-to-load = You have no { $good } to load.
why-no-such-ship = The { $ship } is not in the game with this number of players.
why-ship-full = The { $ship } is full.
why-other-kind-on-ship = The { $ship } carries { $cargo } and takes nothing else.
why-kind-on-other-ship = The { $other } already carries { $good }, so no other ship may take any.
why-other-ship-takes-more = The { $other } would take more of it: { $barrels ->
    [one] 1 barrel.
   *[other] { $barrels } barrels.
}
why-no-wharf = You have no occupied wharf.
why-wharf-used = Your wharf can no longer be used in this phase.
why-must-load = You can load a ship, so you may not pass.
why-no-barrel-to-store = You have no { $good } to keep.
why-stored-already = Your { $good } is stored already.
why-warehouse-unused = Your warehouses have room for { $kinds ->
    [one] 1 more kind
   *[other] { $kinds } more kinds
}, and no room may stay unused.
why-not-drafted = The { $building } is not chosen in the draft.
why-in-play-already = The { $building } is in the game already.
why-no-space = The bank board has no empty space of cost { $cost } left.
why-not-together = The { $other } is in the game, and the two do not come together.
why-no-forest-house = You have no occupied forest house.
why-no-forest = You have no forest.
why-no-guest = You have no guest who is a { $person }.
why-no-empty-circle = There is no empty circle for you: { $place }.
why-nobody-there = You have no { $person } there: { $spot }.
why-person-of-black-market = The person on the black market itself may not be returned.
why-noble-not-accepted = The black market accepts no nobles.
why-not-exact = What you return must be exactly what you lack; this would leave { $missing }.
why-no-barrel-to-return = You have no { $good } to return.
why-no-trading-post = You have no occupied trading post.
why-no-land-office = You have no land office with a colonist on it.
why-no-noble-in-land-office = There is no noble on your land office.
why-no-doubloon = The tile costs { $price ->
    [one] 1 doubloon.
   *[other] { $price } doubloons.
}
why-plantations-only = The land office deals in plantations only.
why-tile-from-row = The land office takes a tile of the face-up row.
why-tile-from-pile = The land office takes the top tile of the face-down pile.
why-forest-not-sold = The land office does not buy forests.
why-no-such-tile = You have no such { $good } plantation: { $occupant }.
why-no-hunting-lodge = You have no hunting lodge with a colonist on it.
why-no-small-wharf = You have no occupied small wharf.
why-small-wharf-used = Your small wharf can no longer be used in this phase.
why-too-few-barrels = The small wharf takes { $least ->
    [one] at least 1 barrel.
   *[other] at least { $least } barrels.
}
why-too-many-barrels = You have only { $most ->
    [one] 1 barrel of it.
   *[other] { $most } barrels of it.
}
why-kind-named = You have already decided how much { $good } you send.
why-no-royal-supplier = You have no occupied royal supplier.
why-royal-supplier-over = Your royal supplier can no longer be used in this phase.
why-too-few-nobles = You may return one barrel for each noble; you have { $nobles ->
    [0] none.
   *[other] { $nobles }.
}
why-different-kinds = The kinds must be different, and you have returned { $good } already.
why-storage-unused = There is room for { $barrels ->
    [one] 1 more barrel
   *[other] { $barrels } more barrels
}, and no room may stay unused.
why-all-kept = You keep all of it already.
why-must-take = You may not refuse to take somebody from the ship.
why-no-colonist-on-ship = There is no colonist left on the ship.
why-no-noble-on-ship = There is no noble on the ship.
why-noble-first = The noble leaves the ship first.
why-no-noble-left = There is no noble left in the supply.
why-noble-left = There are nobles left in the supply.
why-nobles-left = { $nobles ->
    [one] 1 more noble must be placed, because no circle may stay empty.
   *[other] { $nobles } more nobles must be placed, because no circle may stay empty.
}

## Options of a table; `ruling`: where the rulebook is silent or sources differ

option-expansions = Expansions
option-expansions-new_buildings = New buildings
option-expansions-nobles = Nobles
option-draft = Choice of new buildings
option-draft-pick = in turns
option-draft-random = at random
ruling-vp_end_trigger = The last victory point ends the game
ruling-vp_end_trigger-any_phase = in any phase
ruling-vp_end_trigger-captain_only = in the captain phase only
ruling-hospice_from_ship = Hospice: from the ship when the supply is empty
ruling-hacienda_reshuffles_empty_pile = Hacienda: an empty pile is shuffled anew
ruling-city_geometry = Room for a large building
ruling-city_geometry-any_two_spaces = any two spaces
ruling-city_geometry-grid_4x3 = two spaces one below the other
ruling-automatic_bonuses = Bonuses without a choice come by themselves
ruling-forced_full_storage = Storage: no place may stay unused
ruling-wharf_pass_is_final = Wharf: not using it on a turn is final
ruling-ships_bonus_per = Harbor and lighthouse: one point or doubloon for each
ruling-ships_bonus_per-shipment = shipment
ruling-ships_bonus_per-kind = kind of good
ruling-small_wharf_minimum_barrels = Small wharf: fewest barrels
ruling-aqueduct_barrel_counts_for_specialty = Specialty factory: the aqueduct's barrel counts
ruling-black_market_discounts_after_return = Black market: discounts count after the person has left
ruling-trading_post_after_house_full = Trading post and land office: open when the trading house is full
ruling-library_two_player_once_per_year = Library, two players: once a year
ruling-guest_windows = Guesthouse: when guests may move
ruling-guest_windows-0 = at four moments of a phase
ruling-guest_windows-1 = on the owner's turn
ruling-exp2_building_choice = Nobles: the new buildings
ruling-exp2_building_choice-draft_all = are chosen with the others
ruling-exp2_building_choice-exp2_always_in = are all in play
ruling-jeweler_always_in_play = Nobles: the jeweler is always in play
ruling-draft_forbid_office_with_trading_post = Choice: not office and trading post together
ruling-draft_forbid_hacienda_with_forest_house = Choice: not hacienda and forest house together
ruling-land_office_tile = Land office: the tile comes
ruling-land_office_tile-face_up = from the face-up row
ruling-land_office_tile-face_down = from the face-down pile
ruling-land_office_noble_may_sell_forest = Land office: a noble may sell a forest
ruling-hunting_lodge_order = Hunting lodge: first
ruling-hunting_lodge_order-discards_then_award = all discard, then the points
ruling-hunting_lodge_order-award_then_discards = the points, then all discard
ruling-ship_choice_of_noble = Ship: one may choose between noble and colonist
ruling-building_colonist_noble_last_resort = Hospice and university take a noble when no colonist is left
ruling-black_market_accepts_noble = Black market: a noble may be returned
ruling-shared_victory_on_full_tie = A full tie is a shared victory
ruling-vp_chips_hidden = Points in chips are kept hidden
ruling-bots_see_vp_chips = Bots may count the hidden points
ruling-forest_underside_hidden = What lies under a forest is kept hidden
ruling-privilege_barrel_counts_as_produced = Craftsman: the privilege's barrel counts as produced
ruling-production_may_be_declined = Craftsman: producing may be declined
ruling-lighthouse_captain_doubloon_at = Lighthouse: the captain's doubloon is paid
ruling-lighthouse_captain_doubloon_at-first_turn = on their first turn
ruling-lighthouse_captain_doubloon_at-phase_end = at the end of the phase
ruling-land_office_refills_row = Land office: the row is refilled at once
ruling-ship_take_may_be_declined = Mayor: taking from the ship may be declined
ruling-library_second_take_hospice = Library: the second tile may get the hospice's colonist
ruling-nobles_per_filling = Nobles on the ship at each filling

## Chapters of the rules

chapter-1 = Components and supply
chapter-2 = Set-up for 3 to 5 players
chapter-3 = Set-up and play for 2 players
chapter-4 = Choosing the buildings (expansions I and II)
chapter-5 = The year and the roles
chapter-6 = Settler phase
chapter-7 = Mayor phase
chapter-8 = Builder phase
chapter-9 = Craftsman phase
chapter-10 = Trader phase
chapter-11 = Captain phase: loading
chapter-12 = Captain phase: storing and clean-up
chapter-13 = Prospector
chapter-14 = Buildings in general
chapter-15 = Production buildings
chapter-16 = Small beige buildings of the base game
chapter-17 = Large buildings of the base game
chapter-18 = Expansion I: New Buildings
chapter-19 = Expansion II: Nobles, general
chapter-20 = Expansion II: buildings
chapter-21 = End of the game
chapter-22 = Scoring
chapter-23 = Variants and sets
chapter-24 = Hidden information
