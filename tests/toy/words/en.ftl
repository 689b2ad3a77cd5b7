# Auction.

game-auction = Auction

## Cards

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-11 = 11
card-12 = 12

## Questions, actions, events, objections

ask-BidTogether = Bid a card for the lot.
do-bid = Bid the { $card }
secret-bid = A bid
event-lot = A lot worth { $worth } is up.
event-bid = { $seat } has bid the { $card }.
event-sold = { $seat } takes the lot worth { $worth }.
why-not-held = You do not hold the { $card }.

## What the plain board calls the parts of the view

view-players = Players
view-lot = Worth of the lot
view-discards = Discarded
view-hand = Hand
view-points = Points

## Chapters of the rules

chapter-1 = Bidding
chapter-2 = The end
