# Az aprócska játék.

colour-red = piros
    .a = egy piros kő
colour-green = zöld
    .a = egy zöld kő
colour-blue = kék
    .a = egy kék kő

do-pass = Passz
do-take = { $stones } { $colour } felvétele
do-draw = Húzás
do-show = Felmutatás ({ $colour-a })
do-bid = Licit: { $coins }
do-offer = Pontok felajánlása
secret-bid = Titkos licit

ask-Turn = { $seat } következik.
ask-AllBid = Licitálj.
ask-Recall = Nevezz meg egyet: { $colours }.

why-too-few-stones = Ebből a színből ({ $colour }) { $there } van, nem { $wanted }.
why-not-in-hand = Nincs nálad { $colour-a }.

event-won = { $seat } { $points } pontot nyer.
