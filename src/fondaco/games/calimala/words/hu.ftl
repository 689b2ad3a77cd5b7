# Calimala.
#
# A dolgok alakjai: `.cap` nagy kezdőbetűvel, `.acc` tárgyesetben, `.yours` második személyű birtokkal, `.to` hová, `.in` és `.at` hol.
# Szám elé nem kerül névelő, mert az a számtól függne (a 2, az 5).

game-calimala = Calimala

## A város és a kártyák akciói

action-wood = Fa
action-brick = Tégla
action-marble = Márvány
action-build = Építés
action-artwork = Műalkotás
action-weave = Szövés
action-ship = Behajózás
action-deliver = Szállítás
action-contribute = Hozzájárulás

## A kártyák neve az akció, amelyet mutatnak

card-wood = { action-wood }
card-brick = { action-brick }
card-marble = { action-marble }
card-build = { action-build }
card-artwork = { action-artwork }
card-weave = { action-weave }
card-ship = { action-ship }
card-deliver = { action-deliver }
card-contribute = { action-contribute }

## A város utcái az összekötött helyek szerint

space-nw-n = ÉNy–É
space-n-ne = É–ÉK
space-nw-w = ÉNy–Ny
space-n-c = É–közép
space-ne-e = ÉK–K
space-w-c = Ny–közép
space-c-e = közép–K
space-w-sw = Ny–DNy
space-c-s = közép–D
space-e-se = K–DK
space-sw-s = DNy–D
space-s-se = D–DK

## Korongok

disc-coloured = színes korong
    .cap = Színes korong
disc-white = fehér korong
    .cap = Fehér korong

level-top = legfelső
level-second = felülről második
level-third = felülről harmadik

## Nyersanyagok, városok, épületek

material-wood = fa
    .cap = Fa
    .yours = fád
material-brick = tégla
    .cap = Tégla
    .yours = téglád
material-marble = márvány
    .cap = Márvány
    .yours = márványod

port-barcelona = Barcelona
    .to = Barcelonába
port-lisbon = Lisszabon
    .to = Lisszabonba
port-london = London
    .to = Londonba

trading-troyes = Troyes
    .to = Troyes-ba
    .in = Troyes-ban
trading-bruges = Bruges
    .to = Bruges-be
    .in = Bruges-ben
trading-hamburg = Hamburg
    .to = Hamburgba
    .in = Hamburgban

building-santa_maria_del_fiore = Santa Maria del Fiore katedrális
    .to = a Santa Maria del Fiore katedrálishoz
    .at = a Santa Maria del Fiore katedrálisnál
building-san_miniato = San Miniato templom
    .to = a San Miniato templomhoz
    .at = a San Miniato templomnál
building-santa_croce = Santa Croce templom
    .to = a Santa Croce templomhoz
    .at = a Santa Croce templomnál
building-palazzo_vecchio = városi tanács
    .to = a városi tanácshoz
    .at = a városi tanácsnál

piece-ship = hajó
    .cap = Hajó
    .acc = hajót
piece-workshop = műhely
    .cap = Műhely
    .acc = műhelyt

## Pontozólapkák és pontozókártyák

scoring_tile-barcelona = Barcelona
scoring_tile-lisbon = Lisszabon
scoring_tile-london = London
scoring_tile-troyes = Troyes
scoring_tile-bruges = Bruges
scoring_tile-hamburg = Hamburg
scoring_tile-santa_maria_del_fiore = Santa Maria del Fiore
scoring_tile-san_miniato = San Miniato
scoring_tile-santa_croce = Santa Croce
scoring_tile-artworks = Műalkotás
scoring_tile-port_cities = Kikötővárosok
scoring_tile-trading_cities = Kereskedővárosok
scoring_tile-contribution_wood = Hozzájárulás, fa
scoring_tile-contribution_brick = Hozzájárulás, tégla
scoring_tile-contribution_marble = Hozzájárulás, márvány

final_card-barcelona = Barcelona
final_card-bruges = Bruges
final_card-hamburg = Hamburg
final_card-lisbon = Lisszabon
final_card-london = London
final_card-troyes = Troyes
final_card-palazzo_vecchio = Palazzo Vecchio
final_card-santa_croce = Santa Croce
final_card-santa_maria_del_fiore = Santa Maria del Fiore
final_card-san_miniato = San Miniato

## A játék vége

cause-discs = minden korong lekerült a városba
cause-tiles = minden pontozólapka sorra került

## Lépések

do-keep = Pontozókártya megtartása: { $final_card }
secret-keep = Egy pontozókártya megtartása
do-take = { $card } kártya elvétele
do-place = { $disc-cap } letétele: { $space } utca
do-do = { $action } akció végrehajtása
do-draw = Kártyahúzás ehelyett: { $action }
do-play = { $card } kártya kijátszása
do-end = Az aktiválás befejezése
do-build = { $piece-cap } építése
do-house = Kereskedőház építése { $trading-in }
do-artwork = Műalkotás { $building-to }
do-contribute = { $material-cap } hozzájárulásként { $church-to }
do-ship = Egy szövet behajózása { $port-to }
do-deliver = Egy szövet szállítása { $trading-to }
do-stop = Nem indul több szövet
do-send = Képviselő küldése a tanácsba: { $space } utca, { $level } korong

## Kérdések

ask-KeepFinalCard = Válaszd ki titokban, melyik pontozókártyát tartod meg.
ask-TakeStartCard = Vegyél el egyet a felfedett akciókártyák közül.
ask-PlaceDisc = Tegyél le egy korongot egy utcára; a két akció közül legalább egyet végre kell tudnod hajtani.
ask-Activate = Aktiválódik a korongod. { $first }: { $first_left ->
    [0] megvolt
    [1] még egyszer
   *[other] még kétszer
}; { $second }: { $second_left ->
    [0] megvolt
    [1] még egyszer
   *[other] még kétszer
}.
ask-BuildPiece = Mit építesz?
ask-PlaceArtwork = Melyik épület kapja a műalkotást?
ask-ContributeCube = Melyik nyersanyaggal járulsz hozzá, és melyik épülethez?
ask-ShipCloth = Hová hajózol be egy szövetet? Az úti célok sorrendje tetszőleges. Még { $ships } hajó vár a kikötőben.
ask-DeliverCloth = Melyik kereskedőházadba szállítasz szövetet? Mindegyikbe legfeljebb egyet, tetszőleges sorrendben.
ask-SendRepresentative = Nincs színes korong a készletedben: melyik városi korongod kerüljön a tanácsba? A helyére a fehér korong lép.

## Események

event-turn = { $seat } köre következik.
event-activated = Aktivált akciók: { $first }, { $second }.
event-took = { $seat } megkapja az utolsó felfedett kártyát: { $card }.
event-performed = { $seat } végrehajtja ezt az akciót: { $done }.
event-built = { $seat } { $piece-acc } épít.
event-built-house = { $seat } kereskedőházat épít { $trading-in }.
event-gave-artwork = { $seat } műalkotást ad { $building-to }.
event-contributed = { $seat } hozzájárul { $church-to }; a nyersanyag: { $material }.
event-shipped = { $seat } behajóz egy szövetet { $port-to }.
event-delivered = { $seat } egy szövetet szállít { $trading-to }.
event-sent = { $seat } képviselőt küld a tanácsba: { $space } utca, { $level } korong.
event-wove = { $seat } { $cloth } szövetet sző.
event-drew = { $seat } kártyát húz: { $card }.
secret-event-drew = { $seat } húz egy akciókártyát.
event-reshuffled = A megkevert dobópakli lesz az új akciópakli ({ $cards } kártya).
event-represented = { $seat } új képviselőt kap a tanácsban; a lapka: { $scoring_tile }.
event-disc-removed = A legalsó korong kikerül a játékból; az utca: { $space }.
event-tile-scored = Pontozólapka: { $scoring_tile }.
event-card-scored = Pontozókártya: { $final_card }.
event-earned = { $seat } { $vp } győzelmi pontot kap.
event-revealed = { $seat } pontozókártyája: { $final_card }.
event-ended = Véget ért az utolsó forduló: { $cause }.

## Kifogások

why-not-dealt = Nem kaptad meg ezt a pontozókártyát: { $final_card }.
why-not-on-offer = Nincs felfedett { $card } kártya.
why-no-disc = Nincs { $disc } a készletedben.
why-out-of-reach = Ott a kártyáiddal sem tudnád végrehajtani egyik akciót sem: { $first }, { $second }.
why-must-perform = A letett korongoddal legalább az egyik akciót végre kell hajtanod: { $first }, { $second }.
why-breaks-duty = Ezután egyik hátralévő akciót sem tudnád végrehajtani, pedig legalább egyet kötelező.
why-not-joined = Ez az akció most nem aktiválódik: { $action }. Csak ezek: { $first }, { $second }.
why-resolved = Ez az akció már megvolt: { $action }.
why-could-be-performed = Ez az akció végrehajtható, ezért nem húzhatsz helyette kártyát: { $action }.
why-no-card-left = Nincs több húzható kártya.
why-card-not-held = Nincs a kezedben { $card } kártya.
why-warehouse-full = Nem fér több { $material } a raktáradba: legfeljebb { $cubes } kocka lehet benne.
why-no-cube-left = Nincs több kocka a készletedben.
why-too-little-material = Ehhez { $needed } { $material } kell, neked { $have } van.
why-nothing-to-build = Sem hajót, sem kereskedőházat, sem műhelyt nem tudsz építeni.
why-ships-used-up = Minden hajódat megépítetted ({ $ships }).
why-houses-used-up = Minden kereskedőházadat megépítetted ({ $houses }).
why-workshops-used-up = A játékostábládon nem fér el több műhely; legfeljebb { $workshops } lehet.
why-no-house-space = Nincs szabad hely kereskedőháznak { $trading-in }.
why-house-there = Már van kereskedőházad { $trading-in }.
why-no-marble = Nincs márványod.
why-artwork-spaces-full = Minden műalkotásmező foglalt.
why-building-full = Nincs szabad műalkotásmező { $building-at }.
why-workshops-full = Minden műhelyed megtelt; egyben legfeljebb { $cubes } szövet fér el.
why-no-ship = Nincs hajód.
why-no-cloth = Nincs szöveted.
why-ports-full = Minden kikötőváros megtelt.
why-port-full = { $port } megtelt.
why-no-house = Nincs kereskedőházad.
why-trading-cities-full = Minden kereskedőváros megtelt.
why-own-cities-full = Minden olyan város megtelt, ahol kereskedőházad van.
why-no-house-there = Nincs kereskedőházad { $trading-in }.
why-trading-city-full = { $trading } megtelt.
why-served = Ez a kereskedőházad már megkapta a szövetet: { $trading }.
why-move-one-cloth = Legalább egy szövetnek el kell indulnia.
why-nothing-to-contribute = Nincs olyan nyersanyagod, amelynek valamelyik épületnél volna helye.
why-no-material = Nincs { $material-yours }.
why-nothing-for-council = A városi tanács csak műalkotást fogad el.
why-row-full = Nem fér oda több { $material }; betelt a sor { $church-at }.
why-no-own-disc-there = Ott nincs a te korongod: { $space } utca, { $level } korong.

## Az asztal beállításai; `ruling`: ahol a szabálykönyv hallgat vagy a források eltérnek

option-layout = Elrendezés
option-layout-random = véletlenszerű
option-layout-first_game = első játék
option-starting_player = Kezdőjátékos
option-starting_player-random = véletlenszerűen
option-starting_player-first_seat = az első hely

## A szabályok fejezetei

chapter-1 = Kellékek és készlet
chapter-2 = A tábla
chapter-3 = Előkészületek
chapter-4 = A játék menete
chapter-5 = Korong letétele
chapter-6 = A torony aktiválása
chapter-7 = Az akciók
chapter-8 = Kompenzáció és akciókártyák
chapter-9 = Pontozásfázis: kiváltás és képviselők
chapter-10 = Pontozási kategóriák
chapter-11 = Sorrend, pontok, holtverseny
chapter-12 = A játék vége
chapter-13 = Végső pontozás és győztes
chapter-14 = Változatok, és ami kimaradt
