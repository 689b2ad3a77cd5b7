# Calimala.
#
# Things have forms: `.a` with its article, `.the` with the definite one where a name needs it.

game-calimala = Calimala

## Actions of the city and of the cards

action-wood = Wood
action-brick = Brick
action-marble = Marble
action-build = Build
action-artwork = Artwork
action-weave = Weave
action-ship = Ship
action-deliver = Deliver
action-contribute = Contribute

## Cards are called by the actions they show

card-wood = { action-wood }
card-brick = { action-brick }
card-marble = { action-marble }
card-build = { action-build }
card-artwork = { action-artwork }
card-weave = { action-weave }
card-ship = { action-ship }
card-deliver = { action-deliver }
card-contribute = { action-contribute }

## Streets of the city, by the places they join

space-nw-n = NW–N
space-n-ne = N–NE
space-nw-w = NW–W
space-n-c = N–centre
space-ne-e = NE–E
space-w-c = W–centre
space-c-e = centre–E
space-w-sw = W–SW
space-c-s = centre–S
space-e-se = E–SE
space-sw-s = SW–S
space-s-se = S–SE

## Discs

disc-coloured = coloured disc
    .a = a coloured disc
disc-white = white disc
    .a = a white disc

level-top = top
level-second = second
level-third = third

## Materials, cities, buildings

material-wood = wood
material-brick = brick
material-marble = marble

port-barcelona = Barcelona
port-lisbon = Lisbon
port-london = London

trading-troyes = Troyes
trading-bruges = Bruges
trading-hamburg = Hamburg

building-santa_maria_del_fiore = Santa Maria del Fiore
    .the = Santa Maria del Fiore
building-san_miniato = San Miniato
    .the = San Miniato
building-santa_croce = Santa Croce
    .the = Santa Croce
building-palazzo_vecchio = city council
    .the = the city council

piece-ship = ship
    .a = a ship
piece-workshop = workshop
    .a = a workshop

## Scoring tiles and final scoring cards

scoring_tile-barcelona = Barcelona
scoring_tile-lisbon = Lisbon
scoring_tile-london = London
scoring_tile-troyes = Troyes
scoring_tile-bruges = Bruges
scoring_tile-hamburg = Hamburg
scoring_tile-santa_maria_del_fiore = Santa Maria del Fiore
scoring_tile-san_miniato = San Miniato
scoring_tile-santa_croce = Santa Croce
scoring_tile-artworks = Artworks
scoring_tile-port_cities = Port cities
scoring_tile-trading_cities = Trading cities
scoring_tile-contribution_wood = Contribution, wood
scoring_tile-contribution_brick = Contribution, brick
scoring_tile-contribution_marble = Contribution, marble

final_card-barcelona = Barcelona
final_card-bruges = Bruges
final_card-hamburg = Hamburg
final_card-lisbon = Lisbon
final_card-london = London
final_card-troyes = Troyes
final_card-palazzo_vecchio = Palazzo Vecchio
final_card-santa_croce = Santa Croce
final_card-santa_maria_del_fiore = Santa Maria del Fiore
final_card-san_miniato = San Miniato

## What ends the game

cause-discs = all discs have been placed
cause-tiles = all scoring tiles have been used

## Actions of a player

do-keep = Keep the card of { $final_card }
secret-keep = Keep a final scoring card
do-take = Take the { $card } card
do-place = Place { $disc-a } on the street { $space }
do-do = Perform { $action }
do-draw = Draw a card instead of { $action }
do-play = Play the { $card } card
do-end = End this activation
do-build = Build { $piece-a }
do-house = Build a trade house in { $trading }
do-artwork = Give an artwork to { $building-the }
do-contribute = Contribute { $material } to { $church-the }
do-ship = Ship one cloth to { $port }
do-deliver = Deliver one cloth to { $trading }
do-stop = Move no more cloth
do-send = Send your { $level } disc on the street { $space } to the council

## Questions

ask-KeepFinalCard = Secretly choose the final scoring card you keep.
ask-TakeStartCard = Take one of the open action cards.
ask-PlaceDisc = Place a disc on a street; you must be able to perform one of its two actions.
ask-Activate = Your disc is activated. { $first }: { $first_left ->
    [0] done
    [one] once
   *[other] { $first_left } times
}; { $second }: { $second_left ->
    [0] done
    [one] once
   *[other] { $second_left } times
}.
ask-BuildPiece = What do you build?
ask-PlaceArtwork = Which building gets the artwork?
ask-ContributeCube = Which material do you contribute, and to which building?
ask-ShipCloth = Where does a cloth go? Name the port cities in any order. { $ships ->
    [one] 1 ship is still in the harbour.
   *[other] { $ships } ships are still in the harbour.
}
ask-DeliverCloth = Which trade house gets a cloth? Each gets at most one; name them in any order.
ask-SendRepresentative = You have no coloured disc in your supply: which of your discs in the city goes to the council? The white disc takes its place.

## Events

event-turn = It is the turn of { $seat }.
event-activated = Activated: { $first } and { $second }.
event-took = { $seat } takes the last open card, { $card }.
event-performed = { $seat } performs { $done }.
event-built = { $seat } builds { $piece-a }.
event-built-house = { $seat } builds a trade house in { $trading }.
event-gave-artwork = { $seat } gives an artwork to { $building-the }.
event-contributed = { $seat } contributes { $material } to { $church-the }.
event-shipped = { $seat } ships one cloth to { $port }.
event-delivered = { $seat } delivers one cloth to { $trading }.
event-sent = { $seat } sends the { $level } disc on the street { $space } to the council.
event-wove = { $seat } weaves { $cloth } cloth.
event-drew = { $seat } draws the { $card } card.
secret-event-drew = { $seat } draws an action card.
event-reshuffled = The discard pile is shuffled and becomes the draw pile ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}).
event-represented = { $seat } has a new representative in the council, on the tile { $scoring_tile }.
event-disc-removed = The lowest disc on the street { $space } leaves the game.
event-tile-scored = Scoring tile: { $scoring_tile }.
event-card-scored = Final scoring card: { $final_card }.
event-earned = { $seat } scores { $vp } VP.
event-revealed = { $seat } kept the card of { $final_card }.
event-ended = The last round is over: { $cause }.

## Objections

why-not-dealt = The card of { $final_card } was not dealt to you.
why-not-on-offer = There is no open { $card } card.
why-no-disc = You have no { $disc } in your supply.
why-out-of-reach = You can perform neither { $first } nor { $second } there, not even with your cards.
why-must-perform = You must perform { $first } or { $second } with the disc you have placed.
why-breaks-duty = After that you could perform neither of the joined actions that you still may, and you owe one of them.
why-not-joined = { $action } is not activated now, only { $first } and { $second } are.
why-resolved = { $action } has been resolved already.
why-could-be-performed = { $action } can be performed, so no card may be drawn for it.
why-no-card-left = There is no card left to draw.
why-card-not-held = You have no { $card } card.
why-warehouse-full = Your warehouse for { $material } is full: it holds no more than { $cubes }.
why-no-cube-left = You have no cube left in your supply.
why-too-little-material = This takes { $needed } { $material }; you have { $have }.
why-nothing-to-build = You can build neither a ship nor a trade house nor a workshop.
why-ships-used-up = You have built all your { $ships ->
    [one] 1 ship.
   *[other] { $ships } ships.
}
why-houses-used-up = You have built all your { $houses ->
    [one] 1 trade house.
   *[other] { $houses } trade houses.
}
why-workshops-used-up = Your board has no room for more than { $workshops ->
    [one] 1 workshop.
   *[other] { $workshops } workshops.
}
why-no-house-space = There is no free trade-house space in { $trading }.
why-house-there = You already have a trade house in { $trading }.
why-no-marble = You have no marble.
why-artwork-spaces-full = All artwork spaces are taken.
why-building-full = No artwork space of { $building-the } is free.
why-workshops-full = All your workshops are full: each holds no more than { $cubes } cloth.
why-no-ship = You have no ship.
why-no-cloth = You have no cloth.
why-ports-full = All port cities are full.
why-port-full = { $port } is full.
why-no-house = You have no trade house.
why-trading-cities-full = All trading cities are full.
why-own-cities-full = Every city in which you have a trade house is full.
why-no-house-there = You have no trade house in { $trading }.
why-trading-city-full = { $trading } is full.
why-served = Your trade house in { $trading } has got its cloth.
why-move-one-cloth = At least one cloth must be moved.
why-nothing-to-contribute = You have no material for which a building has room.
why-no-material = You have no { $material }.
why-nothing-for-council = The city council takes artworks only.
why-row-full = The row for { $material } of { $church-the } is full.
why-no-own-disc-there = There is no disc of yours: street { $space }, { $level }.

## Options of a table; `ruling`: where the rulebook is silent or sources differ

option-layout = Layout
option-layout-random = at random
option-layout-first_game = first game
option-starting_player = Starting player
option-starting_player-random = at random
option-starting_player-first_seat = the first seat

## Chapters of the rules

chapter-1 = Components and supply
chapter-2 = Board
chapter-3 = Setup
chapter-4 = Structure of play
chapter-5 = Placing a disc
chapter-6 = Activating the tower
chapter-7 = The actions
chapter-8 = Compensation and action cards
chapter-9 = Scoring phase: trigger and representatives
chapter-10 = Scoring categories
chapter-11 = Ranking, points, ties
chapter-12 = End of the game
chapter-13 = Final scoring and winner
chapter-14 = Variants and out of scope
