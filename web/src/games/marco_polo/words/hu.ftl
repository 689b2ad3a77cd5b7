# Szavak, amelyek csak Marco Polo táblájához kellenek.

## A játék vége

mp-round = { $round }. forduló, összesen { $rounds }
mp-round-word = Forduló:
mp-of = / { $rounds }
mp-then = utána a célok és a szerződések értékelése
mp-last-round = az utolsó; utána értékelés

## Fülek és feliratok

mp-board = Térkép, bazár és szerződések
mp-view-map = Térkép
mp-view-market = Piac
mp-view-house = A házad
mp-bazaar = Bazár
mp-take-coins = 5 érme
mp-khan = A Kán kegye
mp-travel = Utazás
mp-coins-by-steps = érme, lépések szerint
mp-coins-by-steps-short = lépésekért
mp-money-bag = Pénzeszsák
mp-black-dice = Fekete kockák
mp-black-dice-said = { $dice } fekete kocka van a táblán
spot-black_dice = fekete kockák
mp-gone = elfogyott
mp-contracts = Szerződések
mp-pile = pakli: { $left }
mp-draft = Választható karakterek

## Helyek és a ház

mp-first = kezdő
mp-on-map = a térképen
mp-done = kész
mp-dice = Kockák
mp-dice-left = { $dice ->
    [0] nincs több kocka
   *[other] { $dice } kocka maradt
}
mp-goods = áruk
mp-posts-left = maradt
mp-contracts-done = szerződések, { $done } kész
mp-goals = célok, csak te látod
mp-goals-shown = célok
mp-goal = Cél
mp-no-character = még nincs karaktere

mp-short-rashid = Rashid
mp-short-matteo = Matteo
mp-short-berke = Berke
mp-short-mercator = Mercator
mp-short-kubilai = Kubilai
mp-short-niccolo_marco = Niccolò és Marco
mp-short-wilhelm = Wilhelm
mp-short-johannes = Johannes

mp-power-rashid = maga választja a kockák értékét
mp-power-matteo = fehér kocka és szerződés fordulónként
mp-power-berke = a foglalt mezőért nem fizet
mp-power-mercator = kap, ha más használja a bazárt
mp-power-kubilai = Pekingből indul, állomással
mp-power-niccolo_marco = két bábu, fordulónként 1 teve
mp-power-wilhelm = áthaladva is állomást tesz le
mp-power-johannes = oázisból oázisba, fordulónként 3 érme

## Költségek és jutalmak részei

mp-part-coin = { $number } érme
mp-part-camel = { $number } teve
mp-part-pepper = { $number } bors
mp-part-silk = { $number } selyem
mp-part-gold = { $number } arany
mp-part-vp = { $number } győzelmi pont
mp-part-good_any = { $number } tetszőleges áru
mp-part-goods_two_different = 2 különböző áru
mp-part-contract = { $number } szerződés
mp-part-black_die = { $number } fekete kocka
mp-part-move = { $number } lépés
mp-part-city_bonus_other = egy másik kisváros bónusza
mp-part-city_bonus_own = { $number ->
    [one] egyik kisvárosod bónusza
   *[other] { $number } kisvárosod bónusza
}

## Kimondott nevek

mp-die-black = fekete
mp-die-white = fehér
mp-die-neutral = semleges
mp-dice-here = Kockák: { $dice }
mp-takes-dice = { $dice } kocka kell hozzá
mp-income = Ha más használja, { $seat } ezt kapja: { $reward }
mp-leaper = { $seat } innen bármelyik oázisba léphet
mp-goal-city = A céljaid egyik városa
mp-bonus = Bónusz: { $reward }
mp-posts-of = Kereskedőállomások: { $seats }
mp-figures-of = Bábuk: { $seats }
mp-own-figure = A bábud: { $figure }, most itt áll: { $location }
mp-figure = { $seat } bábuja, itt áll: { $location }
mp-own-dice = { $number ->
    [one] Kockád: { $die }
   *[other] { $number } kockád: { $die }
}
mp-own-good = { $good }, neked van: { $number }
mp-contract = szerződés: { $contract }
mp-row-space = { $place }. szerződésmező
mp-row-empty = Üres
mp-row-bonus = Vele jár { $number } érme vagy { $number } teve
mp-goal-said = Cél: { $goal }, elérve: { $reached } / { $cities } város

## A döntés

mp-context-walk-travel = Utazás, { $step }. lépés, legfeljebb { $most }; eddig { $fare } érme
mp-context-walk-other = Ingyenes lépés, de az út díját ki kell fizetni
mp-context-walk-card = Lépések városkártyával, { $step }. lépés, legfeljebb { $most }
mp-context-turn-acted = A fő akció megvolt, { $dice } kocka maradt
mp-context-turn = { $dice } kocka maradt
mp-context-dice = { $wanted } kockából { $chosen } kiválasztva
mp-context-contract = Kiválasztott szerződés: { $place }. mező. Még egyet elvehetsz.
mp-note-occupied = Foglalt: a legkisebb kockád értékébe kerül
mp-note-exempt = Foglalt: neked ingyen van
mp-note-extra = Vele jár { $number } érme vagy teve
mp-note-post = Itt már áll kereskedőállomásod
mp-note-toll-camels = és { $camels } teve
mp-note-free = ingyen
mp-note-pair = két különböző áruba kerül

## Az összetevők

about-characters = Karakterek
about-spaces = Akciómezők
about-bonus-actions = Bónuszakciók
about-cards = Városkártyák
about-contracts = Szerződések
about-outposts = Előőrsbónuszok
about-markers = Városbónuszok
about-goals = Célkártyák
about-unused = ebben a játékban nincs
about-starting = kezdő szerződés
about-by-value = A felhasznált érték szerint
about-in-city = itt van: { $city }
about-exchange = Fizetsz: { $cost }; kapsz: { $reward }. Legfeljebb annyiszor, amennyi a kocka értéke.
about-either-way = Csere: { $left } és { $right } között, bármelyik irányban; legfeljebb annyiszor, amennyi a kocka értéke, minden alkalommal tetszés szerint.
about-one-of = A kettő közül az egyik, legfeljebb annyiszor, amennyi a kocka értéke: { $cost } fejében { $reward }, vagy { $cost2 } fejében { $reward2 }.
about-move-card = Lépésenként fizetsz: { $cost }; legfeljebb annyi lépés, amennyi a kocka értéke. Az utak díját külön kell fizetni.
about-own-bonus-card = Fizetsz: { $cost }; kapod egy olyan kisváros bónuszát, ahol kereskedőállomásod áll. Minden város egyszer, legfeljebb annyi, amennyi a kocka értéke.
about-per-contract = Minden teljesített szerződésedért { $reward }, legfeljebb annyiszor, amennyi a kocka értéke.
about-per-post = A térképen álló minden kereskedőállomásodért { $reward }, legfeljebb annyiszor, amennyi a kocka értéke.
about-from-value = { $value ->
    [5] 5-ös
    [6] 6-os
   *[other] { $value }-es
} értéktől: { $reward }
about-per-pip = A kocka minden pöttyéért { $reward }.

about-character-rashid = Nem dobsz. Amikor kockát teszel le, te választod meg az értékét. Az alacsony dobásért nem jár kárpótlás.
about-character-matteo = Minden fordulóban a fehér kockával is dobsz, és felhúzod a speciális pakli legfelső szerződését.
about-character-berke = A foglalt akciómezőkért nem fizetsz érmét. Az a városkártya, amelyen kocka van, neked is zárva marad.
about-character-mercator = Ha más játékos használja a bazár egyik mezőjét, kapsz egyet ugyanabból (teve, bors, selyem vagy arany). Három játékosnál 1 tevét is kapsz, ha más játékos a Kán kegyét választja; két játékosnál ezt is, és 2 érmét, ha a másik játékos 5 érmét vesz el.
about-character-kubilai = A bábud Pekingből indul, ahol már a kezdetektől áll egy kereskedőállomásod, a 10 pontos helyen.
about-character-niccolo_marco = Két bábud van a térképen, a lépéseidet eloszthatod köztük. Minden fordulóban kapsz 1 tevét.
about-character-wilhelm = 11 kereskedőállomásod van. Minden városban leteszel egyet, amelyen áthaladsz, nemcsak ott, ahol megállsz; a bónuszokat a mozgás végén kapod meg. A 11. állomás további 10 pontot ad.
about-character-johannes = Utazáskor egy oázisból egyetlen lépéssel bármelyik másik oázisba léphetsz, díj nélkül. Minden fordulóban kapsz 3 érmét.

about-space-take_5_coins = Egy bármilyen értékű kocka: 5 érme.
about-space-bazaar_camel = Egy kocka: tevék a felhasznált érték szerint.
about-space-bazaar_pepper = Egy kocka: bors a felhasznált érték szerint.
about-space-bazaar_silk = Két kocka: selyem a kisebbik értéke szerint.
about-space-bazaar_gold = Három kocka: arany a legkisebb értéke szerint.
about-space-khans_favour = Egy kocka, amely nem kisebb az ott lévő utolsónál: egy tetszőleges áru és 2 teve. Négy hely van, és akkor sem kerül semmibe, ha már áll ott kocka.
about-space-contracts = Egy kocka: legfeljebb két szerződés azokról a mezőkről, amelyek száma nem nagyobb az értékénél.
about-space-travel = Két kocka: legfeljebb annyi lépés, amennyit a kisebbik mutat, a feltüntetett érmékért; az utak díját ezen felül kell fizetni.
about-space-city_card = Egy kocka: egy olyan város kártyája, ahol kereskedőállomásod áll. Fordulónként egyszer.
about-space-money_bag = Egy kocka, a körödben bármikor: 3 érme. Bónuszakció.

about-a-card = Városkártya
about-bonus-name-complete_contract = Szerződés teljesítése
about-bonus-name-take_3_coins = Pénzeszsák
about-bonus-name-reroll_die = Újradobás
about-bonus-name-adjust_die = Kocka módosítása
about-bonus-name-take_black_die = Fekete kocka
about-bonus-complete_contract = Szerződés teljesítése: befizeted, amibe kerül, és megkapod a jutalmát. Akárhányszor.
about-bonus-take_3_coins = Egy kocka a pénzeszsákra: 3 érme. Akárhányszor.
about-bonus-reroll_die = 1 teve: egy kocka újradobása. Akárhányszor.
about-bonus-adjust_die = 2 teve: egy kocka értéke eggyel változik. Akárhányszor.
about-bonus-take_black_die = 3 teve: egy fekete kocka elvétele és dobása. Körönként egyszer.

## Segédlet

aid-round = Mind az öt fordulóban: új szerződések kerülnek ki, mindenki megkapja azoknak a kisvárosoknak a bónuszát, ahol kereskedőállomása áll, a karakterek a fordulónkénti bónuszukat, aztán mindenki dob; aki 15-nél kevesebbet dob, a különbséget érmében vagy tevében kapja meg.
aid-turn = A körödben egy fő akciót hajtasz végre kockákkal, előtte és utána tetszőleges bónuszakciókat. Akinek elfogytak a kockái, ebben a fordulóban már passzolt. Ha senkinek sincs kockája, a forduló véget ér.
aid-dice = Minden mezőn egy színt egyszer lehet használni; fekete és fehér kockát mindig. A foglalt mező érmébe kerül: a legkisebb ott használt kockád értékébe.
aid-value = Ahol több kocka kell, a legkisebb számít. Mindig használhatsz kisebb értéket.
aid-travel = Az utazás a lépések száma szerint kerül érmébe, és meg kell fizetni az utakon jelzett díjakat. Ha a bábud olyan városban áll meg, ahol nincs kereskedőállomásod, leteszel egyet. Kisvárosban megkapod a város bónuszát, most és minden későbbi forduló elején; nagyvárosban az elsőként érkező az előőrsbónuszt. Az oázis, Velence és a második látogatás semmit sem ad.
aid-posts = A 8. kereskedőállomásod azonnal 5 pontot ad, a 9. további 10-et; Wilhelm 11. állomása még 10-et. Ha mind a táblán van, az egyiket kell áthelyezned, pont nélkül.
aid-cards = Egy városkártyát egy kockával az használhat, akinek abban a városban kereskedőállomása áll; fordulónként egy kocka fér rá.
aid-map = A térképen a saját céljaid városai alá vannak húzva, amíg nincs ott kereskedőállomásod. Utazás közben fekete címke mutatja, mennyibe kerül összesen a következő lépés.
aid-start = A következő fordulót az kezdi, aki utoljára választotta az utazást.
aid-end = Öt forduló után: teljesített célkártyák; 1, 3, 6 vagy 10 pont egy–négy különböző célvárosért; 10 érme 1 pont; Peking pontjai, és ott 2 áru 1 pont; 7 pont a legtöbb teljesített szerződésért.
