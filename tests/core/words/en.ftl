# The tiny game.

colour-red = red
    .a = a red stone
colour-green = green
    .a = a green stone
colour-blue = blue
    .a = a blue stone

do-pass = Pass
do-take = Take { $stones } { $colour }
do-draw = Draw
do-show = Show { $colour-a }
do-bid = Bid: { $coins }
do-offer = Offer points
secret-bid = Bid in secret

ask-Turn = { $seat } is to play.
ask-AllBid = Bid.
ask-Recall = Name one of { $colours }.

why-too-few-stones = Of { $colour } there are { $there }, not { $wanted }.
why-not-in-hand = You do not hold { $colour-a }.

event-won = { $seat } wins { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
