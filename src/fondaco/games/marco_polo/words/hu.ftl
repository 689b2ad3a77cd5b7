# Marco Polo utazásai.
#
# A dolgok alakjai: `.acc` tárgyesetben, `.to` hová, `.with` ha nem az első bábu lép.
# Szám elé nem kerül névelő, mert az a számtól függne.

game-marco_polo = Marco Polo

## Érmék, tevék, áruk

thing-coin = érme
    .acc = érmét
thing-camel = teve
    .acc = tevét
thing-pepper = bors
    .acc = borsot
thing-silk = selyem
    .acc = selymet
thing-gold = arany
    .acc = aranyat
good-pepper = bors
good-silk = selyem
good-gold = arany
pair-pepper_silk = bors és selyem
pair-pepper_gold = bors és arany
pair-silk_gold = selyem és arany

## A térkép

location-venezia = Velence
    .to = Velencébe
location-beijing = Peking
    .to = Pekingbe
location-moscow = Moszkva
    .to = Moszkvába
location-karakorum = Karakorum
    .to = Karakorumba
location-samarkand = Szamarkand
    .to = Szamarkandba
location-lan_zhou = Lan-Zhou
    .to = Lan-Zhouba
location-alexandria = Alexandria
    .to = Alexandriába
location-karachi = Karacsi
    .to = Karacsiba
location-sumatra = Szumátra
    .to = Szumátrára
location-anxi = Anxi
    .to = Anxiba
location-kashgar = Kashgar
    .to = Kashgarba
location-ormuz = Ormuz
    .to = Ormuzba
location-xian = Xian
    .to = Xianba
location-adana = Adana
    .to = Adanába
location-kochi = Kochi
    .to = Kochiba
location-oasis_1 = oázis (Velence és Moszkva között)
    .to = az oázisba (Velence és Moszkva között)
location-oasis_2 = oázis (Karakorumtól keletre)
    .to = az oázisba (Karakorumtól keletre)
location-oasis_3 = oázis (Pekingtől északnyugatra)
    .to = az oázisba (Pekingtől északnyugatra)
location-oasis_4 = oázis (Lan-Zhou és Peking között)
    .to = az oázisba (Lan-Zhou és Peking között)
location-oasis_5 = oázis (Velence és Szamarkand között)
    .to = az oázisba (Velence és Szamarkand között)
location-oasis_6 = oázis (Szamarkand és Kashgar között)
    .to = az oázisba (Szamarkand és Kashgar között)
location-oasis_7 = oázis (Ormuztól nyugatra)
    .to = az oázisba (Ormuztól nyugatra)
location-oasis_8 = oázis (Karacsi, Xian és Kochi között)
    .to = az oázisba (Karacsi, Xian és Kochi között)
location-oasis_9 = oázis (Alexandria és Adana között)
    .to = az oázisba (Alexandria és Adana között)
location-oasis_10 = oázis (Szumátra és Peking között)
    .to = az oázisba (Szumátra és Peking között)

## Szerződések

contract-contract_s1 = 1 teve, 1 arany → 2 győzelmi pont, 3 teve
contract-contract_s2 = 2 teve, 1 bors, 1 selyem → 5 győzelmi pont, 1 szerződés
contract-contract_s3 = 1 teve, 2 selyem → 3 győzelmi pont, 5 érme
contract-contract_s4 = 2 teve, 1 bors, 1 arany → 4 győzelmi pont, 1 fekete kocka
contract-contract_s5 = 2 teve, 1 selyem, 1 arany → 4 győzelmi pont, 2 különböző áru
contract-contract_s6 = 1 teve, 3 bors → 1 győzelmi pont, 1 lépés
contract-contract_k01 = 1 teve, 3 bors → 2 győzelmi pont, 1 fekete kocka
contract-contract_k02 = 2 teve, 2 bors, 1 selyem → 3 győzelmi pont, 4 érme
contract-contract_k03 = 2 teve, 2 bors, 1 selyem → 3 győzelmi pont, 2 különböző áru
contract-contract_k04 = 2 teve, 1 bors, 2 selyem → 4 győzelmi pont, 3 érme
contract-contract_k05 = 1 teve, 3 selyem → 3 győzelmi pont, 1 tetszőleges áru
contract-contract_k06 = 2 teve, 2 bors, 1 arany → 4 győzelmi pont, 1 szerződés
contract-contract_k07 = 2 teve, 2 bors, 1 arany → 4 győzelmi pont, 1 lépés
contract-contract_k08 = 3 teve, 1 bors, 1 selyem, 1 arany → 5 győzelmi pont, 1 fekete kocka
contract-contract_k09 = 3 teve, 1 bors, 1 selyem, 1 arany → 5 győzelmi pont, 2 különböző áru
contract-contract_k10 = 3 teve, 1 bors, 1 selyem, 1 arany → 5 győzelmi pont, 1 lépés
contract-contract_k11 = 3 teve, 1 bors, 1 selyem, 1 arany → 6 győzelmi pont, 1 szerződés
contract-contract_k12 = 3 teve, 1 bors, 1 selyem, 1 arany → 6 győzelmi pont, 1 tetszőleges áru
contract-contract_k13 = 2 teve, 2 selyem, 1 arany → 4 győzelmi pont, 4 teve
contract-contract_k14 = 2 teve, 1 bors, 2 arany → 5 győzelmi pont, 1 fekete kocka
contract-contract_k15 = 2 teve, 1 selyem, 2 arany → 6 győzelmi pont, 1 fekete kocka
contract-contract_k16 = 2 teve, 1 selyem, 2 arany → 6 győzelmi pont, 4 teve
contract-contract_k17 = 2 teve, 1 selyem, 2 arany → 6 győzelmi pont, 4 érme
contract-contract_k18 = 1 teve, 3 arany → 6 győzelmi pont, 1 tetszőleges áru
contract-contract_k19 = 1 teve, 4 bors → 3 győzelmi pont, 1 szerződés
contract-contract_k20 = 2 teve, 2 bors, 2 selyem → 5 győzelmi pont, 1 fekete kocka
contract-contract_k21 = 3 teve, 1 bors, 2 selyem, 1 arany → 5 győzelmi pont, 4 érme, 3 teve
contract-contract_k22 = 3 teve, 1 bors, 2 selyem, 1 arany → 5 győzelmi pont, 3 teve, 1 szerződés
contract-contract_k23 = 3 teve, 1 bors, 1 selyem, 2 arany → 7 győzelmi pont, 5 érme
contract-contract_k24 = 2 teve, 2 selyem, 2 arany → 7 győzelmi pont, 1 szerződés
contract-contract_k25 = 2 teve, 2 selyem, 2 arany → 7 győzelmi pont, 1 lépés
contract-contract_k26 = 1 teve, 4 arany → 7 győzelmi pont, 3 teve
contract-contract_k27 = 1 teve, 4 arany → 7 győzelmi pont, 1 lépés
contract-contract_k28 = 2 teve, 3 bors, 2 selyem → 5 győzelmi pont, 1 lépés
contract-contract_k29 = 2 teve, 2 bors, 3 selyem → 5 győzelmi pont, 1 tetszőleges áru, 1 fekete kocka
contract-contract_k30 = 2 teve, 2 bors, 3 selyem → 5 győzelmi pont, 6 érme
contract-contract_k31 = 2 teve, 3 bors, 2 arany → 6 győzelmi pont, 7 érme
contract-contract_k32 = 2 teve, 3 bors, 2 arany → 7 győzelmi pont, 5 teve
contract-contract_k33 = 2 teve, 3 selyem, 2 arany → 8 győzelmi pont, 4 teve
contract-contract_k34 = 2 teve, 3 selyem, 2 arany → 8 győzelmi pont, 1 szerződés
contract-contract_k35 = 2 teve, 2 bors, 3 arany → 8 győzelmi pont, 7 érme
contract-contract_k36 = 2 teve, 2 bors, 3 arany → 9 győzelmi pont, 2 különböző áru
contract-contract_k37 = 2 teve, 2 selyem, 3 arany → 9 győzelmi pont, 7 érme
contract-contract_k38 = 2 teve, 2 selyem, 3 arany → 9 győzelmi pont, 1 lépés

## Városkártyák

card-city_01 = 1 teve, 1 arany → 4 győzelmi pont
card-city_02 = 1 teve, 1 arany → 2 győzelmi pont, 6 érme
card-city_03 = 1 teve, 1 arany → 9 érme
card-city_04 = 2 arany → 4 győzelmi pont
card-city_05 = 2 teve, 1 selyem → 4 győzelmi pont
card-city_06 = 1 teve, 1 selyem → 2 győzelmi pont, 4 érme
card-city_07 = 1 teve, 1 selyem → 8 érme
card-city_08 = 2 selyem → 3 győzelmi pont
card-city_09 = 3 teve, 1 bors → 4 győzelmi pont
card-city_10 = 1 teve, 1 bors → 2 győzelmi pont, 2 érme
card-city_11 = 1 teve, 1 bors → 7 érme
card-city_12 = 2 bors → 2 győzelmi pont
card-city_13 = 1 teve → 1 győzelmi pont
card-city_14 = 2 teve → 1 győzelmi pont, 2 érme
card-city_15 = 3 teve → 1 bors, 1 selyem, 1 arany
card-city_16 = 2 érme → 1 tetszőleges áru
card-city_17 = 1 érme → 1 saját kisvárosi bónusz
card-city_18 = 1 győzelmi pont ↔ 3 érme
card-city_19 = 1 tetszőleges áru ↔ 2 teve
card-city_20 = 1 teve → 3 érme vagy 1 érme → 1 teve
card-city_21 = 2 teve → 1 lépés
card-city_22 = 2 különböző áru → 1 lépés
card-city_23 = 1 győzelmi pont teljesített szerződésenként
card-city_24 = 2 érme teljesített szerződésenként
card-city_25 = 1 győzelmi pont kereskedőállomásonként
card-city_26 = 2 érme kereskedőállomásonként
card-city_27 = 1: 1 bors; 2–6: 3 bors
card-city_28 = 1–3: 1 selyem; 4–6: 3 selyem
card-city_29 = 1–5: 1 arany; 6: 3 arany
card-city_30 = 1–4: 1 saját kisvárosi bónusz; 5–6: 2 saját kisvárosi bónusz
card-city_31 = a kocka minden pöttyéért 2 érme

## Városbónuszok

marker-bonus_a = 5 érme
marker-bonus_b = 3 teve
marker-bonus_c = 2 különböző áru
marker-bonus_d = egy másik város bónusza
marker-bonus_e = 3 érme, 1 teve
marker-bonus_f = 3 győzelmi pont

## Célkártyák

goal-goal_01 = Alexandria + Anxi (4 győzelmi pont)
goal-goal_02 = Lan-Zhou + Kochi (4 győzelmi pont)
goal-goal_03 = Karakorum + Xian (4 győzelmi pont)
goal-goal_04 = Moszkva + Xian (4 győzelmi pont)
goal-goal_05 = Szamarkand + Xian (4 győzelmi pont)
goal-goal_06 = Alexandria + Kashgar (5 győzelmi pont)
goal-goal_07 = Karacsi + Kashgar (5 győzelmi pont)
goal-goal_08 = Karakorum + Kochi (5 győzelmi pont)
goal-goal_09 = Lan-Zhou + Adana (5 győzelmi pont)
goal-goal_10 = Moszkva + Ormuz (5 győzelmi pont)
goal-goal_11 = Szamarkand + Adana (5 győzelmi pont)
goal-goal_12 = Lan-Zhou + Ormuz (6 győzelmi pont)
goal-goal_13 = Szumátra + Ormuz (6 győzelmi pont)
goal-goal_14 = Karacsi + Anxi (7 győzelmi pont)
goal-goal_15 = Karakorum + Adana (7 győzelmi pont)
goal-goal_16 = Moszkva + Kashgar (7 győzelmi pont)
goal-goal_17 = Szamarkand + Kochi (7 győzelmi pont)
goal-goal_18 = Szumátra + Anxi (8 győzelmi pont)

## Karakterek

character-rashid = Rashid ad-Din Sinan
character-matteo = Matteo Polo
character-berke = Berke Khan
character-mercator = Mercator ex Tabriz
character-kubilai = Kubilai Khan
character-niccolo_marco = Niccolò és Marco Polo
character-wilhelm = Wilhelm von Rubruk
character-johannes = Johannes Caprini

## Kockák

die-own = saját kocka
die-own_1 = 1
die-own_2 = 2
die-own_3 = 3
die-own_4 = 4
die-own_5 = 5
die-own_6 = 6
die-black = fekete kocka
die-black_1 = fekete 1
die-black_2 = fekete 2
die-black_3 = fekete 3
die-black_4 = fekete 4
die-black_5 = fekete 5
die-black_6 = fekete 6
die-white = fehér kocka
die-white_1 = fehér 1
die-white_2 = fehér 2
die-white_3 = fehér 3
die-white_4 = fehér 4
die-white_5 = fehér 5
die-white_6 = fehér 6
value-1 = 1
value-2 = 2
value-3 = 3
value-4 = 4
value-5 = 5
value-6 = 6

## Akciómezők

space-take_5_coins = 5 érme elvétele
space-bazaar_camel = bazár (tevék)
space-bazaar_pepper = bazár (bors)
space-bazaar_silk = bazár (selyem)
space-bazaar_gold = bazár (arany)
space-khans_favour = a Kán kegye
space-contracts = szerződések
space-travel = utazás
spot-take_5_coins = { space-take_5_coins }
spot-bazaar_camel = { space-bazaar_camel }
spot-bazaar_pepper = { space-bazaar_pepper }
spot-bazaar_silk = { space-bazaar_silk }
spot-bazaar_gold = { space-bazaar_gold }
spot-khans_favour = { space-khans_favour }
spot-contracts = { space-contracts }
spot-travel = { space-travel }
spot-money_bag = pénzeszsák
spot-city_01 = városkártya ({ card-city_01 })
spot-city_02 = városkártya ({ card-city_02 })
spot-city_03 = városkártya ({ card-city_03 })
spot-city_04 = városkártya ({ card-city_04 })
spot-city_05 = városkártya ({ card-city_05 })
spot-city_06 = városkártya ({ card-city_06 })
spot-city_07 = városkártya ({ card-city_07 })
spot-city_08 = városkártya ({ card-city_08 })
spot-city_09 = városkártya ({ card-city_09 })
spot-city_10 = városkártya ({ card-city_10 })
spot-city_11 = városkártya ({ card-city_11 })
spot-city_12 = városkártya ({ card-city_12 })
spot-city_13 = városkártya ({ card-city_13 })
spot-city_14 = városkártya ({ card-city_14 })
spot-city_15 = városkártya ({ card-city_15 })
spot-city_16 = városkártya ({ card-city_16 })
spot-city_17 = városkártya ({ card-city_17 })
spot-city_18 = városkártya ({ card-city_18 })
spot-city_19 = városkártya ({ card-city_19 })
spot-city_20 = városkártya ({ card-city_20 })
spot-city_21 = városkártya ({ card-city_21 })
spot-city_22 = városkártya ({ card-city_22 })
spot-city_23 = városkártya ({ card-city_23 })
spot-city_24 = városkártya ({ card-city_24 })
spot-city_25 = városkártya ({ card-city_25 })
spot-city_26 = városkártya ({ card-city_26 })
spot-city_27 = városkártya ({ card-city_27 })
spot-city_28 = városkártya ({ card-city_28 })
spot-city_29 = városkártya ({ card-city_29 })
spot-city_30 = városkártya ({ card-city_30 })
spot-city_31 = városkártya ({ card-city_31 })
table-bazaar_camel = { space-bazaar_camel }
table-bazaar_pepper = { space-bazaar_pepper }
table-bazaar_silk = { space-bazaar_silk }
table-bazaar_gold = { space-bazaar_gold }
table-city_27 = { spot-city_27 }
table-city_28 = { spot-city_28 }
table-city_29 = { spot-city_29 }
table-city_30 = { spot-city_30 }
table-city_31 = { spot-city_31 }
place-1 = 1
place-2 = 2
place-3 = 3
place-4 = 4
place-5 = 5
place-6 = 6

## Apróságok

extra-coin = érmében
extra-camel = tevében
extra-mixed = fele érmében, fele tevében
figure-1 = az első bábu
    .with = { "" }
figure-2 = a második bábu
    .with = { " a második bábuval" }
deal-city_18_there = 1 győzelmi pontért 3 érme
deal-city_18_back = 3 érméért 1 győzelmi pont
deal-city_19_there = 1 áruért 2 teve
deal-city_19_back = 2 tevéért 1 tetszőleges áru
deal-city_20_there = 1 tevéért 3 érme
deal-city_20_back = 1 érméért 1 teve
means-travel = utazás
means-move = ingyenes lépés
means-city_21 = { spot-city_21 }
means-city_22 = { spot-city_22 }
for-goal_cards = a teljesített célkártyák
for-goal_cities = a célkártyák városai
for-coins = a megmaradt érmék
for-beijing = a pekingi kereskedőállomás
for-goods = a megmaradt áruk
for-contracts = a legtöbb teljesített szerződés

## Lépések

do-place = Akció: { $space }
do-use = Városkártya: { $card }
do-bag = Egy kocka a pénzeszsákra 3 érméért
do-complete = Szerződés teljesítése: { $contract }
do-reroll = 1 kocka újradobása
do-adjust = 1 kocka eredményének megváltoztatása
do-black = 1 fekete kocka elvétele
do-end = A kör befejezése
do-die = Kocka választása: { $die }
do-raise = Növelés eggyel: { $die }
do-lower = Csökkentés eggyel: { $die }
do-value = Érték választása: { $value }
do-stop = Ennyi elég
do-step = Lépés { $location-to }{ $figure-with }
do-move = Kereskedőállomás áthelyezése innen: { $location }
do-contract = Szerződés elvétele erről a mezőről: { $place }
do-extra = A mező ráadása { $extra }
do-discard = Szerződés eldobása: { $contract }
do-good = Áru választása: { $good }
do-goods = Áruk választása: { $pair }
do-give = Fizetés áruval: { $good }
do-spend = Fizetés áruval: { $pair }
do-bonus = Városbónusz: { $marker }
do-city = Saját kisváros bónusza: { $location }
do-trade = Csere: { $deal }
do-times = Ennyiszer: { $times }
do-camels = { $camels ->
    [0] Csak érmék
   *[other] { $camels } teve, és minden további hiányzó pontért 1 érme
}
do-character = Karakter választása: { $character }
do-keep = Célkártyák megtartása: { $first } és { $second }
secret-keep = Két célkártya megtartása

## Kérdések

ask-ChooseDraft = Válassz karaktert.
ask-KeepGoals = Válaszd ki a két célkártyát, amelyet megtartasz.
ask-Compensation = Alacsonyat dobtál: hány tevét kérsz kárpótlásul? A többit érmében kapod.
ask-Turn = { $acted ->
    [0] Te következel: egy fő akció, előtte és utána bónuszakciók.
   *[other] Te következel: bónuszakciók, vagy a kör befejezése.
}
ask-PlaceDice = Válaszd ki a kockákat, tetszőleges sorrendben. Akciómező: { $spot }.
ask-BagDie = Melyik kockát teszed a pénzeszsákra?
ask-ChooseValue = Válaszd meg a kockáid értékét. Akciómező: { $spot }.
ask-UseValue = Milyen értéket használsz? Legfeljebb { $most } lehet. Akciómező: { $table }.
ask-PutAway = Nincs hely több szerződésnek: tedd a három közül az egyiket a speciális pakli aljára.
ask-TakeContract = Végy el egy vagy két szerződést, tetszőleges sorrendben; az utolsó elérhető mező: { $reach }.
ask-DiscardOld = Csinálj helyet: tedd egy régebbi szerződésedet a speciális pakli aljára.
ask-SpaceBonus = Mit kérsz a szerződés mellé? A mező száma: { $place }.
ask-Walk = Hová lépsz? Eddigi lépések: { $taken }, legfeljebb: { $most }.
ask-SpendPair = Melyik két különböző áruval fizetsz a lépésért?
ask-MovePost = Minden kereskedőállomásod a táblán van: melyiket helyezed át { $city-to }?
ask-Repeat = Hányszor használod a kártyát: { $card }? Legfeljebb { $most } alkalommal teheted.
ask-OneOf = Melyik cserét választod: { $card }? Legfeljebb { $most } alkalommal hajthatod végre.
ask-EitherWay = Cserélj a kártyával: { $card }. Legfeljebb { $left } csere van még hátra.
ask-ChooseGood = { $left ->
    [1] Válassz egy árut.
   *[other] Válassz { $left } árut, tetszőleges sorrendben.
}
ask-ChoosePair = Válassz két különböző árut.
ask-GiveGood = Melyik áruval fizetsz?
ask-OtherBonus = Melyik másik városbónuszt kéred?
ask-OwnBonus = Melyik kisvárosod bónuszát kéred? Legfeljebb { $left } város, { $price ->
    [0] ingyen.
   *[other] egyenként { $price } érméért.
}
ask-RerollDie = Melyik kockát dobod újra?
ask-AdjustDie = Melyik kocka értékét változtatod meg eggyel?

## Események

event-gained = { $seat } { $amount } { $thing-acc } kap.
event-paid = { $seat } { $amount } { $thing-acc } fizet.
event-scored = { $seat } { $vp } győzelmi pontot szerez.
event-lost = { $seat } visszaad { $vp } győzelmi pontot.
event-rolled = { $seat } dobása: { $die }.
event-got-die = { $seat } új kockája: { $die }.
event-placed = { $seat } kockát tesz le ({ $die }); helye: { $spot }.
event-no-black-die = Nem maradt fekete kocka, { $seat } nem kap semmit.
event-posted = { $seat } kereskedőállomást tesz le itt: { $location }.
event-left = { $seat } elviszi a kereskedőállomását innen: { $location }.
event-turned-up = Új szerződés a táblán: { $contract }.
event-drew = { $seat } szerződést húz: { $contract }.
event-took = { $seat } szerződést vesz el: { $contract }.
event-pile-empty = A speciális pakli üres.
event-put-under = Szerződés kerül a speciális pakli aljára: { $contract }.
event-completed = { $seat } szerződést teljesít: { $contract }.
event-new-round = { $round }. forduló; a kezdőjátékos { $seat }.
event-showed = { $seat } felfedi a célkártyáját: { $goal }.
event-finally = { $seat } { $vp } győzelmi pontot kap ezért: { $for }.

## Kifogások

why-no-good-to-give = Nincs ilyen árud: { $good }.
why-other-marker = Ez a bónusz a többi közül adja az egyiket, azokból válassz.
why-no-own-small-city = Nincs itt bónuszt adó kereskedőállomásod: { $location }.
why-city-used = Ennek a városnak a bónuszát ebben az akcióban már megkaptad: { $location }.
why-bonus-too-dear = Egy bónusz ára { $price } érme, neked viszont { $coins ->
    [0] nincs
   *[other] csak { $coins } van
}.
why-at-least-once = Legalább egyszer végre kell hajtanod.
why-as-many-as-shown = Nagyobb értéket választottál: még { $left } bónusz jár.
why-no-post-there = Nincs itt kereskedőállomásod: { $location }.
why-must-move-post = Egy kereskedőállomást kötelező áthelyezned.
why-no-route = Nincs útvonal a két helyszín között: { $from } – { $location }.
why-no-jump-here = Ide csak az utazás akcióval ugorhatsz: { $location }.
why-coins-short = Az ára { $price } érme, neked viszont { $coins ->
    [0] nincs
   *[other] csak { $coins } van
}.
why-camels-short = Az ára { $price } teve, neked viszont { $camels ->
    [0] nincs
   *[other] csak { $camels } van
}.
why-no-such-figure = A térképen csak egy bábud van.
why-figures-equal = A bábuid egy helyen állnak: kezdje az első.
why-no-pair = Nincs két különböző árud a következő lépéshez.
why-pair-missing = Nincs meg mindkét áru: { $pair }.
why-one-step-at-least = Legalább egyet lépned kell.
why-out-of-reach = A mező ({ $place }) messzebb van, mint a kocka értéke ({ $value }).
why-nothing-there = Ezen a mezőn nincs szerződés: { $place }.
why-contract-chosen = Ezt a szerződést már kiválasztottad; a mezője: { $place }.
why-one-contract-at-least = Legalább egy szerződést el kell venned.
why-not-mixed = Vagy érme, vagy teve: vegyesen nem kérheted.
why-contract-not-held = Ezt a szerződést nem dobhatod el: { $contract }.
why-contract-not-active = Ez a szerződés nincs a játékostábládon: { $contract }.
why-lacking = A szerződéshez ennyi kell: { $wanted } { $thing }; neked { $have ->
    [0] nincs
   *[other] { $have } van
}.
why-value-too-high = A legnagyobb felhasználható érték: { $value }.
why-same-reward-below = Egy kisebb érték ugyanannyit ad, mint ez: { $value }. Válaszd a kisebbet.
why-card-not-out = Ez a városkártya nincs a játékban: { $card }.
why-no-post-for-card = Nincs kereskedőállomásod ennek a városkártyának a városában: { $card }.
why-post-too-new = Az ottani kereskedőállomásod új, a kártyát csak a következő körödtől használhatod: { $card }.
why-card-gives-nothing = Ez a városkártya most semmit sem adna: { $card }.
why-too-often = Legfeljebb { $most } alkalommal hajtható végre.
why-exchange-too-dear = Erre a cserére nincs miből fizetned: { $deal }.
why-deal-of-another-card = Ezt a cserét egy másik városkártya kínálja: { $deal }.
why-same-way-only = Ezzel a cserével kezdted, ennél kell maradnod: { $deal }.
why-too-few-dice = Ehhez { $wanted } kocka kell, neked viszont { $dice ->
    [0] nincs
   *[other] csak { $dice } van
}.
why-colour-used = A te színed már szerepel itt, csak fekete vagy fehér kockát tehetsz le: { $space }.
why-occupied-too-dear = A mező foglalt, az ára { $price } érme, neked viszont { $coins ->
    [0] nincs
   *[other] csak { $coins } van
}.
why-no-step-payable = Egyetlen lépést sem tudsz kifizetni.
why-khan-full = A Kán kegyének minden kockamezője megtelt ({ $dice }).
why-khan-too-low = Az utolsó ottani kocka értéke { $value }; a tiéd nem lehet kisebb.
why-no-contracts = Nincs elvehető szerződés.
why-not-in-hand = Nincs ilyen kockád: { $die }.
why-die-needed = A fő akció kötelező: ezt a kockát nem nélkülözheted.
why-no-die-in-hand = Nincs több kocka a játékostábládon.
why-dice-without-values = A kockáidnak a letételükig nincs értékük.
why-black-die-bought = Ebben a körben már elvettél egy fekete kockát.
why-no-black-die = Nincs több fekete kocka a táblán.
why-not-beyond = Ez a kocka tovább nem fordítható: { $die }.
why-too-many-camels = Csak { $missing } pont hiányzik.
why-character-not-offered = Ez a karakter nem választható: { $character }.
why-goal-not-dealt = Ezt a célkártyát nem kaptad meg: { $goal }.
why-main-action-done = Ebben a körben már végrehajtottad a fő akciódat.
why-main-action-first = Még van kockád ({ $dice }), előbb fő akciót kell végrehajtanod.
why-has-passed = Elfogytak a kockáid, passzoltál: már csak bónuszakciót hajthatsz végre.
why-card-occupied = Ezt a városkártyát ebben a fordulóban már használták: { $card }.

## Az asztal beállításai; `ruling`: ahol a szabálykönyv hallgat vagy a források eltérnek

option-random_city_bonuses = Véletlen városbónuszok
option-character_draft = A karakterek választhatók
option-goal_choice = A célok választhatók
ruling-allow_negative_vp = Városkártya (1 győzelmi pont ↔ 3 érme): a pontszám 0 alá is mehet
ruling-either_way_mixed_directions = Kétirányú városkártyák: minden csere bármelyik irányba mehet
ruling-refill_contract_row = Új szerződések, ha elfogytak
ruling-refill_contract_row-start_of_next_turn = a következő kör előtt
ruling-refill_contract_row-at_once = azonnal
ruling-same_turn_city_card_after_early_move = Bónuszlépéssel letett állomás városkártyája még abban a körben használható
ruling-oasis_jump_on_any_movement = Oázisok: az ugrás minden mozgásnál használható
ruling-oasis_jump_is_free = Oázisok: az ugrás ingyenes
ruling-khans_favour_charges_for_occupation = A Kán kegyéért fizetni kell, ha foglalt
ruling-moving_a_post_is_mandatory = Ha elfogyott az állomás, egyet át kell helyezni
ruling-contract_space_6_may_be_mixed = 6. szerződésmező: 1 érme és 1 teve is kérhető
ruling-discarded_starting_contract_to = Az eldobott kezdő szerződés helye
ruling-discarded_starting_contract_to-special_pile = a speciális pakli alja
ruling-discarded_starting_contract_to-box = a doboz
ruling-main_action_is_mandatory = A pénzeszsákra nem kerülhet olyan kocka, amely a fő akcióhoz kell
ruling-bonus_actions_after_last_die = Az utolsó kocka után is van bónuszakció
ruling-die_after_the_last_brings_turns = Az utolsó kocka letétele után kapott kocka további köröket ad
ruling-most_contracts_needs_one = A legtöbb szerződés pontjaihoz legalább egy kell

## A szabályok fejezetei

chapter-1 = Kellékek és készlet
chapter-2 = A tábla előkészítése
chapter-3 = A játékosok előkészítése
chapter-4 = A játék menete
chapter-5 = Kockák letétele
chapter-6 = 5 érme elvétele
chapter-7 = A bazár
chapter-8 = A Kán kegye
chapter-9 = Szerződések elvétele
chapter-10 = Utazás és mozgás
chapter-11 = Kereskedőállomások
chapter-12 = Városkártyák általában
chapter-13 = A városkártyák egyenként
chapter-14 = Bónuszakciók
chapter-15 = Jutalmak, jelek és a szerződések listája
chapter-16 = Városbónuszok (kisvárosok)
chapter-17 = Előőrsbónuszok
chapter-18 = Karakterek
chapter-19 = A forduló eleje és vége
chapter-20 = A játék vége
chapter-21 = A játékosok száma
chapter-22 = Változatok tapasztaltaknak
