# The board of Puerto Rico: what the page says beyond the engine's own words.

## The board

pr-board = The board
pr-context = { $role }, chosen by { $seat }
pr-in-supply = in supply
pr-chips = in chips
pr-island-short = island { $filled }
pr-city-short = city { $filled } of { $spaces }
pr-of = of { $all }
pr-end-colonists = Colonists in the supply: { $left } of { $all }
pr-end-vp = VP chips left: { $left } of { $all }
pr-end-city = Fullest city: { $left } of { $all } spaces
pr-note-left = { $places ->
    [0] The ship is full then
    [one] 1 place stays free
   *[other] { $places } places stay free
}
pr-decline = Decline
pr-produce = Produce
pr-store-no-more = Store no more
pr-keep-no-more = Keep no more
pr-harbour = Ships
pr-trading-house = Trading house
pr-house-full = { $barrels } of { $spaces }
pr-colonist-ship = Colonist ship
pr-aboard = { $people } aboard
pr-plantations = Plantations
pr-quarries-left = { $tiles ->
    [one] quarry
   *[other] quarries
}
pr-face-down = face down
pr-goods-left = Goods left
pr-your-goods = Your goods
pr-column = { $column ->
    [one] up to 1 quarry
   *[other] up to { $column } quarries
}
pr-large-column = up to 4, large
pr-two-spaces = each fills two spaces
pr-gone = gone
pr-ship-empty = empty, any kind
pr-ship-places = { $places ->
    [one] { $good }, 1 place
   *[other] { $good }, { $places } places
}
pr-ship-full = { $good }, full
pr-island = island { $filled } of { $spaces }
pr-city = city { $filled } of { $spaces }
pr-doubloons = { $doubloons ->
    [one] doubloon
   *[other] doubloons
}
pr-windrose = windrose
pr-ends-when = Ends when
pr-ends-now = Last year
pr-governor = governor
pr-draft = The buildings of this game
pr-draft-free = { $spaces ->
    [0] cost { $cost }: full
    [one] cost { $cost }: 1 space
   *[other] cost { $cost }: { $spaces } spaces
}
pr-draft-out = no space
pr-drawn = drawn, seen by you alone
pr-forest = forest

## Tabs on a phone

pr-view-harbour = Ships
pr-view-house = Your island
pr-view-land = Land
pr-view-market = Buildings

## What each role brings, in two words

pr-role-settler = a plantation
pr-role-builder = a building
pr-role-mayor = colonists
pr-role-craftsman = goods
pr-role-trader = one sale
pr-role-captain = loading
pr-role-prospector = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}

## Spoken names

pr-say-role-taken = { $role }, chosen by { $seat }
pr-say-role-bonus = { $role }, { $doubloons ->
    [one] with 1 doubloon
   *[other] with { $doubloons } doubloons
}
pr-say-ship = { $ship }, { $size } places, { $state }
pr-say-good-own = { $good }, you have { $barrels }
pr-say-good-supply = { $good }, { $barrels } in the supply
pr-say-tile-row = { $tile }, { $tiles } in the row
pr-say-tile-own = { $tile }, you have { $tiles }, { $manned } occupied
pr-say-quarry = { $tile }, { $tiles } left
pr-say-building-sale = { $building }, costs { $cost }, { $vp } VP, { $left } left
pr-say-building-gone = { $building }, gone
pr-say-building-open = { $building }, costs { $cost }, { $vp } VP
pr-say-building-in = { $building }, costs { $cost }, { $vp } VP, in the game
pr-say-building-out = { $building }, costs { $cost }, { $vp } VP, no space left
pr-say-building-own = { $building }, { $people } of { $circles } circles occupied
pr-say-windrose = Windrose: { $colonists } colonists, { $nobles } nobles
pr-say-forest-row = { $good } from the row, as a forest

## Names short enough for a tile

short-small_indigo_plant = Small indigo
short-small_sugar_mill = Small sugar
short-large_indigo_plant = Large indigo
short-large_sugar_mill = Large sugar
short-tobacco_storage = Tobacco
short-coffee_roaster = Coffee
short-small_market = Small market
short-hacienda = Hacienda
short-construction_hut = Hut
short-small_warehouse = Small wareh.
short-hospice = Hospice
short-office = Office
short-large_market = Large market
short-large_warehouse = Large wareh.
short-factory = Factory
short-university = University
short-harbor = Harbor
short-wharf = Wharf
short-guild_hall = Guild hall
short-residence = Residence
short-fortress = Fortress
short-customs_house = Customs
short-city_hall = City hall
short-aqueduct = Aqueduct
short-forest_house = Forest house
short-black_market = Black market
short-storehouse = Storehouse
short-guesthouse = Guesthouse
short-trading_post = Trading post
short-church = Church
short-small_wharf = Small wharf
short-lighthouse = Lighthouse
short-specialty_factory = Specialty f.
short-library = Library
short-union_hall = Union hall
short-statue = Statue
short-cloister = Cloister
short-land_office = Land office
short-chapel = Chapel
short-hunting_lodge = Lodge
short-zoning_office = Zoning office
short-royal_supplier = Supplier
short-villa = Villa
short-jeweler = Jeweler
short-royal_garden = Royal garden

## Signs of three letters

sign-small_indigo_plant = SIn
sign-small_sugar_mill = SSu
sign-large_indigo_plant = LIn
sign-large_sugar_mill = LSu
sign-tobacco_storage = Tob
sign-coffee_roaster = Cof
sign-small_market = SMk
sign-hacienda = Hac
sign-construction_hut = Hut
sign-small_warehouse = SWh
sign-hospice = Hos
sign-office = Off
sign-large_market = LMk
sign-large_warehouse = LWh
sign-factory = Fac
sign-university = Uni
sign-harbor = Har
sign-wharf = Wha
sign-guild_hall = Gui
sign-residence = Res
sign-fortress = For
sign-customs_house = Cus
sign-city_hall = Cit
sign-aqueduct = Aqu
sign-forest_house = FoH
sign-black_market = BMk
sign-storehouse = Sto
sign-guesthouse = Gue
sign-trading_post = TrP
sign-church = Chu
sign-small_wharf = SWf
sign-lighthouse = Lig
sign-specialty_factory = SpF
sign-library = Lib
sign-union_hall = UnH
sign-statue = Sta
sign-cloister = Clo
sign-land_office = LaO
sign-chapel = Cha
sign-hunting_lodge = HuL
sign-zoning_office = Zon
sign-royal_supplier = RoS
sign-villa = Vil
sign-jeweler = Jew
sign-royal_garden = RoG

## The component reference

about-roles = Roles
about-production = Production buildings
about-small = Small buildings
about-large = Large buildings
about-tiles = Island tiles
about-people = People
about-goods = Goods
about-privilege = Privilege
about-cost = cost
about-vp = VP
about-circles = { $circles ->
    [one] circle
   *[other] circles
}
about-copies = { $copies ->
    [one] 1 tile
   *[other] { $copies } tiles
}
about-set-base = base game
about-set-exp1 = new buildings
about-set-exp2 = nobles
about-good = { $price ->
    [one] sells for 1 doubloon, { $barrels } barrels
   *[other] sells for { $price } doubloons, { $barrels } barrels
}
about-name-plantation = Plantation
about-name-quarry = Quarry
about-name-forest = Forest
about-unused = not in this game

about-role-settler = Everybody takes a face-up plantation for their island, in turn.
about-privilege-settler = You may take a quarry instead.
about-role-mayor = The people on the ship are shared out one by one. Then everybody may place all their people anew, and the ship is filled for the next time.
about-privilege-mayor = You first take one more colonist from the supply.
about-role-builder = Everybody may buy one building, in turn.
about-privilege-builder = You pay 1 doubloon less.
about-role-craftsman = Everybody receives the goods their occupied plantations and production buildings yield together; corn needs no building.
about-privilege-craftsman = You receive one more barrel of a kind you have produced.
about-role-trader = Everybody may sell one barrel of a kind that is not yet in the trading house, until it is full.
about-privilege-trader = You receive 1 doubloon more for your sale.
about-role-captain = In turn, and as long as anybody can, everybody must load one kind onto a ship: 1 VP for each barrel. What is left may be stored, or goes back.
about-privilege-captain = You score 1 VP more with your first load.
about-role-prospector = Nothing happens for the others.
about-privilege-prospector = You receive 1 doubloon from the bank.

about-tile-plantation = With somebody on it, it grows one barrel each time the craftsman is chosen; every kind but corn also needs an occupied circle in its production building.
about-tile-quarry = With somebody on it, buildings cost 1 doubloon less; in each column no more quarries count than its heading says.
about-tile-forest = A plantation lying face down. It has no circle and grows nothing; two of them lower the price of every building by 1.

about-person-colonist = Tiles and buildings work only while somebody stands on their circles.
about-person-noble = Does everything a colonist does, is worth 1 VP at the end, and some buildings do more for one.


about-building-small_indigo_plant = Makes 1 barrel of indigo from an occupied indigo plantation.
about-building-small_sugar_mill = Makes 1 barrel of sugar from an occupied sugar plantation.
about-building-large_indigo_plant = Makes 1 barrel of indigo for each occupied circle, as far as indigo plantations are occupied.
about-building-large_sugar_mill = Makes 1 barrel of sugar for each occupied circle, as far as sugar plantations are occupied.
about-building-tobacco_storage = Makes 1 barrel of tobacco for each occupied circle, as far as tobacco plantations are occupied.
about-building-coffee_roaster = Makes 1 barrel of coffee for each occupied circle, as far as coffee plantations are occupied.
about-building-small_market = Your sale to the trading house brings 1 doubloon more.
about-building-hacienda = Before your take in the settler phase you may draw a face-down tile as well.
about-building-construction_hut = In the settler phase you may take a quarry instead of a plantation.
about-building-small_warehouse = After loading you may keep all barrels of one kind.
about-building-hospice = The tile you take in the settler phase may come with a colonist on it; not the one your hacienda draws, nor the second one of your library.
about-building-office = You may sell a kind that lies in the trading house already.
about-building-large_market = Your sale to the trading house brings 2 doubloons more.
about-building-large_warehouse = After loading you may keep all barrels of two kinds.
about-building-factory = Producing several kinds at once pays: 1 doubloon for two kinds, 2 for three, 3 for four, 5 for all five.
about-building-university = A building you buy may come with a colonist on it.
about-building-harbor = Each time you ship goods you score 1 VP more.
about-building-wharf = Once in a captain phase you may ship all your barrels of one kind on a ship of your own, whatever the others carry.
about-building-guild_hall = At the end 1 VP for each small and 2 VP for each large production building in your city.
about-building-residence = At the end 4 VP for up to nine filled island spaces, 5 for ten, 6 for eleven, 7 for all twelve.
about-building-fortress = At the end 1 VP for every three people on your board.
about-building-customs_house = At the end 1 VP for every four points of your VP chips.
about-building-city_hall = At the end 1 VP for each of your buildings that is not a production building, this one included.
about-building-aqueduct = If your large indigo plant makes indigo you receive 1 barrel more of it; the same for sugar and its large mill.
about-building-forest_house = In the settler phase you may put a face-up plantation face down as a forest; every two forests make all buildings 1 doubloon cheaper.
about-building-black_market = If your money falls short of a building you may make up the rest exactly: 1 doubloon for one of your people, one barrel and one VP, each once.
about-building-storehouse = After loading you may keep three more barrels of any kinds.
about-building-guesthouse = Two guests wait here. In every phase but the mayor's they may move to an empty circle of yours, which works at once.
about-building-trading_post = You may sell your barrel here instead: any kind, normal price, no matter which kinds lie in the trading house, unless it is full. Markets do not add to it.
about-building-church = When you buy a building of the second or third column you score 1 VP, of the fourth 2 VP.
about-building-small_wharf = Once in a captain phase you may ship any barrels of any kinds on a ship of your own, for 1 VP per two barrels.
about-building-lighthouse = Each time you ship you receive 1 doubloon; as captain one more, once.
about-building-specialty_factory = For the kind other than corn of which you produce most you receive 1 doubloon less than the number of its barrels.
about-building-library = The privilege of the role you choose works twice. As settler you take a second plantation after all others.
about-building-union_hall = Before your first load of a captain phase you score 1 VP for every two equal barrels you have.
about-building-statue = Nobody can stand on it; it is simply worth 8 VP.
about-building-cloister = At the end sets of three equal island tiles bring 1, 3, 6, 10 VP for one, two, three, four sets.
about-building-land_office = Once in a trader phase: with a colonist buy a face-up plantation for 1 doubloon, with a noble sell a plantation of yours for 1 doubloon.
about-building-chapel = When the craftsman begins you receive 1 doubloon with a colonist here, 1 VP with a noble.
about-building-hunting_lodge = When the settler phase ends: with a colonist you may discard a plantation or forest; with a noble you score 2 VP if you alone have the most empty island spaces.
about-building-zoning_office = With a colonist buildings of the first three columns cost 1 less, with a noble large ones 2 less.
about-building-royal_supplier = Before your first load you may return barrels of different kinds, at most as many as you have nobles, for 1 VP each.
about-building-villa = In the mayor phase you may take a noble from the supply, or a colonist if there is none.
about-building-jeweler = When you produce you receive 1 doubloon for each of your nobles. It makes no goods, but counts as a large production building.
about-building-royal_garden = At the end 1 VP more for each of your nobles.

## The player aid

aid-year = In a year everybody chooses a role in turn, once; with two players three times each. Everybody plays the role, the chooser first and with its privilege. Roles nobody chose get 1 doubloon. Then the governor card goes on.
aid-people = A plantation, a quarry or a building works only with somebody on its circle. You place everybody anew each time the mayor is chosen; empty circles must be filled while you have people.
aid-goods = Goods need two things: occupied plantations of the kind, and occupied circles in its production building. Corn needs no building.
aid-price = A building costs what its coin says, less 1 for the builder and 1 for each occupied quarry, at most as many as its column allows. You own each kind once; large ones fill two spaces.
aid-sale = The trading house takes each kind once and is emptied when it is full. Corn 0, indigo 1, sugar 2, tobacco 3, coffee 4 doubloons.
aid-ships = Each ship takes one kind, and no two ships the same. While you can load you must, as many barrels as fit: 1 VP each. Afterwards you may keep one barrel and what your warehouses hold; full ships are emptied.
aid-end = The last year is the one in which the colonists do not suffice for the ship, somebody builds on the twelfth space of a city, or the VP chips run out in a captain phase. Points: chips, printed points of buildings, occupied large buildings. A tie goes to more doubloons and goods.
aid-nobles = With nobles one comes with every ship and is worth 1 VP; the colonists running out does not end the game.
