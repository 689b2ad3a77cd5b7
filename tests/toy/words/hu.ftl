# Árverés. A lapok alakja: `.the` névelővel.

game-auction = Árverés

## Lapok

card-1 = 1-es
    .the = az 1-es
card-2 = 2-es
    .the = a 2-es
card-3 = 3-as
    .the = a 3-as
card-4 = 4-es
    .the = a 4-es
card-5 = 5-ös
    .the = az 5-ös
card-6 = 6-os
    .the = a 6-os
card-7 = 7-es
    .the = a 7-es
card-8 = 8-as
    .the = a 8-as
card-9 = 9-es
    .the = a 9-es
card-10 = 10-es
    .the = a 10-es
card-11 = 11-es
    .the = a 11-es
card-12 = 12-es
    .the = a 12-es

## Kérdések, akciók, események, kifogások

ask-BidTogether = Licitálj egy lapot a tételért.
do-bid = Licit: { $card }
secret-bid = Licit
event-lot = { $worth } pontot érő tétel kerül sorra.
event-bid = { $seat } licitje: { $card }.
event-sold = A tételt { $seat } viszi: { $worth } pont.
why-not-held = Nincs nálad { $card-the }.

## Ahogy az egyszerű tábla a részeket nevezi

view-players = Játékosok
view-lot = A tétel értéke
view-discards = Eldobott lapok
view-hand = Kézben
view-points = Pont

## A szabályok fejezetei

chapter-1 = Licitálás
chapter-2 = A játék vége
