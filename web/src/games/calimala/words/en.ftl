# Words that only the board of Calimala needs.

## The sheet

ca-board = Florence, Europe, the council and the buildings
ca-florence = Florence
ca-florence-does = a disc between two actions does both
ca-council = City council
ca-council-short = Council
ca-next = tile { $number } of { $all } is scored next
ca-all-scored = all tiles are scored
ca-representatives = representatives
ca-open-card = Open final card
ca-open-card-short = Open
ca-deck = Deck
ca-discarded = { $discarded } discarded
ca-offer = Start cards
ca-finals = Final scoring cards
ca-own-discs = your discs and cards
ca-own-materials = your materials
ca-white = white

## Scoring tiles and final cards, short

ca-tile-barcelona = Barcelona
ca-tile-lisbon = Lisbon
ca-tile-london = London
ca-tile-troyes = Troyes
ca-tile-bruges = Bruges
ca-tile-hamburg = Hamburg
ca-tile-santa_maria_del_fiore = S. Maria
ca-tile-san_miniato = Miniato
ca-tile-santa_croce = S. Croce
ca-tile-palazzo_vecchio = Palazzo
ca-tile-artworks = Artworks
ca-tile-port_cities = Ports
ca-tile-trading_cities = Trading
ca-tile-contribution_wood = Wood
ca-tile-contribution_brick = Brick
ca-tile-contribution_marble = Marble

## Cards, short

ca-short-wood = Wood
ca-short-brick = Brick
ca-short-marble = Marble
ca-short-build = Build
ca-short-artwork = Artwork
ca-short-weave = Weave
ca-short-ship = Ship
ca-short-deliver = Deliver
ca-short-contribute = Contribute

## The house and the seats

ca-discs-left = { $number ->
    [one] disc left
   *[other] discs left
}
ca-cubes = { $number ->
    [one] cube in supply
   *[other] cubes in supply
}
ca-houses-left = { $number ->
    [one] trade house to build
   *[other] trade houses to build
}
ca-warehouses = warehouses
ca-works = workshops and ships
ca-hand = in hand, hidden
ca-no-cards = no cards
ca-kept = final card
ca-keep-one = final cards, seen by you alone
ca-cloth = cloth
ca-ships = ships
ca-houses = trade houses
ca-workshops = workshops
ca-cards = action cards
ca-discs = discs to place
ca-white-discs = white discs to place
ca-left = left
ca-began = began

## The end

ca-scorings = { $scorings ->
    [one] scoring left
   *[other] scorings left
}
ca-scorings-left = { $scorings ->
    [one] 1 scoring left
   *[other] { $scorings } scorings left
}
ca-scored-next = scored next
ca-rounds = { $rounds ->
    [one] disc each
   *[other] discs each
}
ca-rounds-left = { $rounds ->
    [one] 1 disc each to place
   *[other] { $rounds } discs each to place
}

## Tabs on a phone

ca-view-city = City
ca-view-europe = Europe
ca-view-buildings = Buildings
ca-view-council = Council
ca-view-house = House

## Options and questions

ca-pair = { $first } and { $second }
ca-note-then = Then: { $seats }.
ca-you = you
ca-note-scores = { $tile } is scored; as things stand, you get { $vp ->
    [0] nothing.
    [one] 1 point.
   *[other] { $vp } points.
}
ca-note-level = your { $level } disc
ca-note-room = { $free ->
    [one] 1 space free
   *[other] { $free } spaces free
}
ca-context-before = Before the first turn
ca-context-turn = Turn { $turn } of at most { $all }
ca-context-disc = { $pair }, disc { $disc } of { $discs }

## Spoken names

ca-now = Now: { $places }
ca-now-none = Nobody would score now
ca-say-street = Street between { $first } and { $second }, tower from the top: { $discs }
ca-say-street-empty = Street between { $first } and { $second }, empty
ca-say-action = { $action }, { $left ->
    [0] done
    [one] once to be done
   *[other] { $left } times to be done
}
ca-say-city = { $city }, { $spaces } spaces: { $each }
ca-with-house = with a trade house
ca-say-row = { $what } { $free } free
ca-say-building = { $building }: { $each }
ca-say-palazzo = Palazzo Vecchio, { $free ->
    [one] 1 artwork space free
   *[other] { $free } artwork spaces free
}. Representatives: { $each }
ca-say-used = { $tile }, scored
ca-say-represented = { $tile }, scored, representative of { $seat }
ca-say-next = { $tile }, scored next. { $standing }
ca-say-to-come = { $tile }. { $standing }
ca-say-open-card = Open final card: { $card }. { $standing }
ca-say-deck = Deck of { $pile } cards, { $discarded } discarded
ca-say-card-open = Start card { $card }
ca-say-card-gone = Start card { $card }, taken
ca-say-card = { $card } card, { $number }
ca-say-own = { $thing }, you have { $number }
ca-say-stored = { $material }, { $number } of { $room } in your warehouse
ca-say-workshops = Workshops, { $number } of { $room }, { $cloth } cloth
ca-say-ships = Ships, { $number } of { $room }

## Components

ca-about-actions = Actions, on tiles and on cards
ca-about-build = What is built
ca-about-discs = Discs and cards
ca-about-places = Cities and buildings
ca-about-tiles = Scoring tiles
ca-about-finals = Final scoring cards
ca-about-copies = { $count } cards
ca-about-worth = { $first }, { $second }, { $third } points for the three with the most; equal places add and divide them.
ca-about-final-worth = At the end: { $first }, { $second }, { $third } points for the three with the most.

ca-about-action-wood = Put a cube of your supply into your wood warehouse. It holds { $room }.
ca-about-action-brick = Put a cube of your supply into your brick warehouse. It holds { $room }.
ca-about-action-marble = Put a cube of your supply into your marble warehouse. It holds { $room }.
ca-about-action-build = Build a ship, a trade house or a workshop, and pay for it from your warehouses.
ca-about-action-artwork = Move a marble cube to a free artwork space of a church or of the Palazzo Vecchio.
ca-about-action-weave = Each of your workshops that has room gets a cube of cloth.
ca-about-action-ship = Each of your ships carries a cloth to a port city of your choice that has room. At least one moves.
ca-about-action-deliver = Each of your trade houses gets a cloth, if its city has room. At least one moves.
ca-about-action-contribute = Move a cube from a warehouse to the row of the same material at one of the three churches.

ca-about-ship-name = Ship
ca-about-ship = Carries one cloth each time you ship. You have { $most } at most.
ca-about-trade_house-name = Trade house
ca-about-trade_house = Stands in a trading city and takes one cloth each time you deliver. One in each city.
ca-about-workshop-name = Workshop
ca-about-workshop = Holds { $room } cloth. You begin with one and may have { $most }.

ca-about-disc-coloured-name = Disc of your colour
ca-about-disc-coloured = On the street where you place it you do both joined actions. It stays in the tower and acts again, once, whenever another disc is placed on it, as long as no more than two lie above it.
ca-about-disc-white-name = White disc
ca-about-disc-white = Does both joined actions twice. Then it belongs to nobody and is stepped over.
ca-about-card-name = Action card
ca-about-card = Played while one of your discs acts: do the action it shows. You draw one for each joined action that you cannot do at all.
ca-about-representative-name = Representative
ca-about-representative = The lowest of four discs goes to the council, onto the next scoring tile. Representatives and artworks in the Palazzo decide ties.

ca-about-port = Port: { $spaces } spaces for cloth that comes by ship.
ca-about-trading = Trading city: { $spaces } spaces for cloth that is delivered, { $houses } for trade houses.
ca-about-church = { $wood } spaces for wood, { $brick } for brick, { $marble } for marble, { $artworks } for artworks.
ca-about-palace = { $artworks } spaces for artworks. Takes no other contributions.

ca-about-count-city = Counts cloth in { $city }.
ca-about-count-building = Counts all cubes at { $building }: materials and artworks.
ca-about-count-palazzo = Counts representatives in the council and artworks in the Palazzo.
ca-about-count-artworks = Counts artworks in all four buildings.
ca-about-count-port_cities = Counts cloth in all ports.
ca-about-count-trading_cities = Counts cloth in all trading cities.
ca-about-count-contribution_wood = Counts wood at all three churches.
ca-about-count-contribution_brick = Counts brick at all three churches.
ca-about-count-contribution_marble = Counts marble at all three churches, without artworks.

## Player aid

ca-aid-turn = On your turn place one disc on a street, where you can do at least one of the two actions it joins. Cards of your hand may help.
ca-aid-tower = Then the discs of that tower act from the top down, at most three: the owner of each may do both actions, in any order. Only who placed the disc must do one of them.
ca-aid-white = A white disc does both actions twice, on top only; further down it is stepped over.
ca-aid-cards = For each joined action that you cannot do you may draw a card. While your disc acts you may play any number of cards.
ca-aid-council = With the fourth disc on a street the lowest one goes to the council and the next tile is scored: 3, 2 and 1 points for the most cubes. For a white one the active player sends a disc of their own from their supply and puts the white one into it; with no coloured disc there, one from a street, and the white disc goes on top of that tower.
ca-aid-ties = Ties: more representatives and artworks in the council together; more representatives; who had that many first; who had the first artwork there. Otherwise they share.
ca-aid-end = The game ends with the round in which all tiles are scored or all discs placed; tiles left over are scored then. Last, every final card is scored for everybody: 5, 3 and 1 points.
