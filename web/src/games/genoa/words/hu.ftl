# Genoa táblája: amit az oldal a motor szavain túl mond.

## Rövid nevek

ge-short-warehouse_drinks = Italraktár
ge-short-warehouse_metals = Fémraktár
ge-short-warehouse_fabric = Szövetraktár
ge-short-warehouse_spices = Fűszerraktár

## A tábla

ge-board = Genova városa
ge-or = v.
ge-turn-of = Kereskedő:
ge-started-at = innen indult
ge-stands-at = itt áll
ge-before-start = A torony még nincs a táblán
ge-moves-left = Hátralévő lépés
ge-decks = Paklik
ge-deck-contract = Szerződés
ge-deck-message = Üzenet
ge-deck-large_order = Nagy
ge-deck-small_order = Kis
ge-deck-long-contract = szerződés
ge-deck-long-message = üzenet
ge-deck-long-large_order = nagy megrendelés
ge-deck-long-small_order = kis megrendelés
ge-deck-sign-contract = szerz.
ge-deck-sign-message = üz.
ge-deck-sign-large_order = nagy
ge-deck-sign-small_order = kis
ge-tiles = Speciális lapkák
ge-tile-starting_space = Startmező
ge-tile-trade_1_1 = 1:1 kereskedés
ge-tile-commodity_of_choice = Választható árucikk
ge-tile-building_action = Épületakció
ge-tile-extra_action = Extra akció
ge-tile-short-starting_space = Startmező
ge-tile-short-trade_1_1 = 1:1 csere
ge-tile-short-commodity_of_choice = Választható
ge-tile-short-building_action = Épületakció
ge-tile-short-extra_action = Extra akció
ge-contracts-row = Szomszédos szerződések
ge-commodities = Árucikkek
ge-round = { $now }. forduló, összesen { $all }
ge-rounds-left = még { $left } következik
ge-last-round = Utolsó forduló
ge-say-rounds = { $left ->
    [0] A játék véget ért.
    [one] Ez az utolsó forduló.
   *[other] Ezzel együtt { $left } forduló van hátra; ha egy kör a Piacon kezdődik, eggyel kevesebb.
}
ge-say-moves = Hátralévő lépések: { $left }
ge-say-supply = { $good }, a készletben { $count }
ge-say-markers = Tulajdonjelzők, a készletben { $count } a tiéd
ge-say-deck = Pakli: { $deck }, lefordítva { $count }
ge-say-owner = tulajdonosa { $seat }
ge-say-tower = itt áll a torony
ge-say-disc = korong van rajta
ge-say-bidders = ajánlatot tett rá: { $names }
ge-note-offers = { $offers } ajánlat szól rá

## Ülések, a ház

ge-trader = kereskedő
ge-in-stock = talonban
ge-placed = saját épületek
ge-owns-nothing = nincs saját épülete
ge-contracts = szerződések: { $names }
ge-done = kész
ge-ducats = dukát
ge-show = Megmutatom
ge-hide = Elrejtem
ge-shown = mindenki látja
ge-in-hand-secret = a kezedben, csak te látod
ge-in-hand = kézben
ge-no-cards = Nincs kártya.
ge-no-tiles = nincs speciális lapka
ge-touches = szomszédai
ge-say-own = { $good }, nálad { $count }

## Fülek telefonon

ge-view-town = Város
ge-view-house = Kezed
ge-view-offers = Ajánlatok
ge-view-supply = Készlet

## A kérdés fölött

ge-context-here = { $seat } ajánlatokat vár { $space-the } akciójára
ge-context-move = { $seat } a következő lépés előtt ajánlatokat vár
ge-context-acquire = 3. fázis: épületek szerzése
ge-context-bought = { $seat } vette meg { $space-the } akcióját
ge-context-turn = { $seat } a kereskedő

## Ajánlatok

ge-offers = ajánlatok az asztalon
ge-no-offers = Még senki sem tett ajánlatot.
ge-counter = Ellenajánlat
ge-gives = ad
ge-gets = kap
ge-you-give = te adsz
ge-you-get = te kapsz
ge-prize-action = az akció
ge-prize-move = oda lép a torony
ge-stands = áll
ge-changed = módosult
ge-read-again = Módosult: olvasd el
ge-accept = Elfogadom
ge-accept-number = { $number ->
    [one] Elfogadom
   *[other] Elfogadok együtt { $number } ajánlatot
}
ge-together = Együtt
ge-decline = Elutasítom
ge-change = Módosítás
ge-withdraw = Visszavonás
ge-ask-more = Többet kérek
ge-asks-you = mást kér tőled
ge-asks-seat = mást kér, címzett: { $seat }
ge-say-offer = { $seat } ajánlata, { $space }: { $things }
ge-say-asks = cserébe kér: { $things }
ge-accept-offer = { $seat } ajánlatát elfogadom: { $things }
ge-add-offer = { $seat } ajánlatát is: { $things }
ge-counter-offer = { $seat } ajánlatánál többet kérek: { $things }
ge-withdraw-offer = Visszavonom: { $things }
ge-nothing = semmi
ge-n-ducats = { $ducats } dukát
ge-n-goods = { $count } × { $good }
ge-n-cards = { $count } × { $deck }
ge-from-action = { $thing }, az akcióból
ge-from-order = { $thing }, az akcióval teljesített megrendelésből ({ $order })
ge-held-move = A kereskedő { $space-to } lép, ha ők is készen vannak: { $names }
ge-held-leave = A kereskedő kihagyja az akciót, ha ők is készen vannak: { $names }
ge-held-stop = A kereskedő megáll, ha ők is készen vannak: { $names }
ge-locked = Mindenki kész volt: az akcióra tett ajánlatokat már csak visszavonni lehet.

## Az ajánlat összeállítása

ge-for = erre
ge-choose-space = mutass egy mezőre, vagy válassz
ge-choose = válassz
ge-here = itt
ge-beside = a torony mellett
ge-farther = távolabb: későbbre
ge-to = kinek
ge-to-all = mindenkinek, árként
ge-palette = Miből áll
ge-side-give = adok
ge-side-ask = kérek
ge-side-after = az akció hozama
ge-less = Kevesebb
ge-more = Több
ge-picked = { $thing }, benne van: { $count }
ge-take-out = { $thing }: kiveszem
ge-no-yield = Innen semmi sem ígérhető.
ge-who-picks = a kártyát választja
ge-pick-giver = aki adja
ge-pick-random = a véletlen
ge-order = megrendelés
ge-no-order = nincs
ge-of-reward = a jutalmából
ge-reward-tile = és a lapka
ge-no-tile = nincs lapka
ge-put-it = Az asztalra teszem
ge-change-it = Módosítom az ajánlatot
ge-ask-it = Ezt kérem
ge-clear = Törlés
ge-name-price = Árat mondok
ge-name-cards = Válaszd ki, mit adsz át:

## Állandó utasítások

ge-instructions = { $count ->
    [0] Állandó utasítások
   *[other] Állandó utasítások: { $count }
}
ge-instructions-note = A nevedben ajánlatok születnek, akár itt vagy, akár nem, amíg vissza nem vonod az utasítást: 5 dukát, vagy 5-tel több a legjobb másik ajánlatnál, legfeljebb a határodig; ha a többiek lejjebb mennek, ez is lejjebb megy.
ge-up-to = legfeljebb { $ducats } dukát
ge-limit = legfeljebb
ge-instruct = Utasítás megadása
ge-remove = Visszavonom

## Passzolás egy időre

ge-pass-until = Passzolok, amíg …
ge-until-turn = véget nem ér a kör
ge-until-offer = más nem tesz ajánlatot
ge-until-beside = a torony nem ér ide vagy mellé …
ge-passing-turn = Passzolsz, amíg { $seat } köre véget nem ér.
ge-passing-offer = Passzolsz, amíg más nem tesz ajánlatot.
ge-passing-beside = Passzolsz, amíg a torony nem ér ide vagy mellé: { $space }.
ge-ask-me-again = Kérdezz újra

## Emlékeztető

aid-turn = Egy körnek négy fázisa van: a torony kezdőmezője (két kocka: a kék az oszlop, a piros a sor), mozgás és alkudozás, épületek szerzése, a kör vége. Egy fordulóban mindenki egyszer kereskedő.
aid-tower = A torony öt korongból áll, és legfeljebb négyszer lép szomszédos mezőre, olyanra soha, ahol ebben a körben már járt. Minden lépés egy korongot hagy maga után. A kereskedő bármikor megállhat.
aid-action = Egy körben minden játékosnak egy akciója lehet, és minden épület akcióját egyszer lehet végrehajtani. Rögtön meg kell tenni, amikor a torony odaér; az utcáknak és a Piacnak nincs akciójuk.
aid-offers = Minden lépés előtt a többiek ajánlatot tehetnek: dukátot ötösével, árut, kártyát, lapkát, jelzőt, és azt is, amit a megvett akció hoz. Az elfogadott ajánlattal a torony odalép, és az ajánlattevő kapja az akciót. A távolabbi mezőre szóló ajánlat állva marad, amíg a torony mellé nem ér.
aid-sale = Ha a torony alku nélkül áll egy épületen, a kereskedő végrehajtja az akciót, vagy ajánlatokat vár rá. Ha valaki ajánlatot tesz és nem kér semmit, az akciót nem lehet kihagyni: végre kell hajtani, vagy el kell fogadni egy ajánlatot.
aid-orders = Nagy megrendelés: három árucikk a megadott villánál, 100 dukát és egy speciális lapka. Kis megrendelés: egy árucikk a megadott épület akciójával, az akción felül 40 dukát. Akciónként egy megrendelés.
aid-message = Üzenet: 30 dukát, amint a torony egy körben mindkét épületnél járt, bárki mozgatja is.
aid-contract = Szerződés: a játék végén az egymás melletti épületek csoportként fizetnek: 10, 30, 60, 100, és minden további 50.
aid-tiles = Startmező: dobás helyett; Extra akció: eggyel több akció; 1:1 kereskedés, Választható árucikk és Épületakció: egy saját akciód elején, közben vagy a végén.
aid-owners = A 3. fázisban mindenki, akinek van jelzője a talonban, választhat egy korongos utcát, és megjelölhet mellette egy vagy két épületet; más jelzője eggyel többe kerül. A tulajdonos 10 dukátot kap, ha más hajtja végre az akciót, és 10-et a végén.
aid-end = Ha egy kör a Piacon kezdődik, a fordulójelző egyet előrelép. Az utolsó forduló után az nyer, akinek a legtöbb dukátja van.
aid-two = Két játékosnál minden ajánlatban van áru, és a kereskedő két akciót hajthat végre, ha a másik legalább egyet.

## Tartozékok

about-buildings = Épületek
about-cards = Kártyák
about-tiles = Speciális lapkák
about-others = Egyéb
about-kind-civic = Középületek
about-kind-special = Épületek speciális lapkával
about-kind-warehouse = Raktárak
about-kind-villa = Villák
about-neighbours = Szomszédai: { $names }
about-count = { $count } van a játékban
about-action-draw = Húzol: { $count } × { $deck }.
about-action-marker = { $count } saját színű tulajdonjelzőt veszel a talonodba.
about-action-tile = Kapsz egy speciális lapkát: { $tile }.
about-action-goods = Kapsz egyet-egyet: { $goods }.
about-action-villa = Szerződést húzol, vagy leszállítasz egy nagy megrendelést, amely erre a villára szól.
about-space-market = Nincs akciója. Ha egy kör itt kezdődik, a fordulójelző egyet előrelép.
about-space-street = Nincs akciója. Az utcán lévő korong egy játékosnak lehetővé teszi, hogy a mellette lévő épületekből egyet vagy kettőt megszerezzen.
about-name-street = Utcák
about-deck-contract = A játék végéig nem ér semmit. Az egymás melletti épületek szerződései csoportot alkotnak: egytől négyig 10, 30, 60, 100 dukát, minden további 50.
about-deck-message = 30 dukátért kézbesíthető, amint egy körben mindkét épületen korong van. Nem kell hozzá akció, és bármennyi kézbesíthető.
about-deck-large_order = A villa akciójával szállítható le: a három árucikkért 100 dukát és egy szabadon választott speciális lapka jár.
about-deck-small_order = Az épület akciójával teljesíthető: az árucikkért 40 dukát jár, és az épület hozama is a tiéd.
about-tile-starting_space = Saját körödben dobás helyett: a torony bármely mezőre kerülhet.
about-tile-trade_1_1 = Egy saját akciódban: egy árut (nem dukátot) adsz, és egy másikat veszel el a készletből vagy egy pakli tetejéről.
about-tile-commodity_of_choice = Egy saját akciódban: bármelyik árucikkből elvehetsz egyet a készletből.
about-tile-building_action = Egy saját akciódban: végrehajtod egy saját épületed akcióját, bárhol áll is a torony. Nem számít akciónak.
about-tile-extra_action = Bármelyik körben: eggyel több akciód lehet. Magát az akciót ekkor is meg kell venned, kivéve, ha te vagy a kereskedő.
about-thing-tower = Öt korong. Minden elhagyott mezőn egy marad; a többi ott áll, ahol a torony.
about-thing-marker = A tiédnek jelöl egy épületet: 10 dukát, valahányszor más hajtja végre az akcióját, és 10 a végén. Színenként hét van.
about-thing-ducats = Ötösével fizetünk. Mindenki { $ducats } dukáttal kezd. A végén a legtöbb nyer.
about-name-tower = Torony
about-name-marker = Tulajdonjelző
about-name-ducats = Dukát
about-all-cards = Minden kártya
about-reconstruction = A tábla rekonstrukció, a kártyák tartalma feltételezés: a szabályok, a darabszámok és a fajták a szabálykönyvéi.
