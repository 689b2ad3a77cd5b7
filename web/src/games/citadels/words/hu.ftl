# A Citadella táblája: amit a lap a játék szavain kívül mond.

## A tábla

ci-sheet = Karakterek és városok
ci-characters = Karakterek
ci-cities = Városok
ci-house = A kezed
ci-round = { $round }. forduló
ci-called = most következik
ci-choosing = most választ
ci-round-ends = véget ér
ci-over = a játék vége
ci-left = { $cards } lap
ci-site = épül
ci-crown-with = A korona gazdája: { $seat }
ci-face-up = kimarad
ci-face-down = félretéve
ci-nobody = senki

## A jelzőkön

ci-killed = meggyilkolva
ci-bewitched = megbabonázva
ci-robbed = ki fogják rabolni
ci-tax = { $gold } arany adó
ci-warrant-signed = aláírt parancs
ci-warrant-blank = aláíratlan parancs
ci-warrant-hidden = parancs, talán aláírva
ci-threat-flowered = virágos fenyegetés
ci-threat-blank = jelöletlen fenyegetés
ci-threat-hidden = fenyegetés, talán virágos

## Városok

ci-your-city = A városod
ci-own-city = { $full } kerületből { $size }, { $all } típusból { $types }
ci-to-go = még { $districts } kell
ci-complete = befejezett
ci-complete-first = elsőként befejezett
ci-was-complete = be volt fejezve
ci-has-crown = nála a korona
ci-protected = védve a 8-as rangtól
ci-next = következő
ci-completes = ezzel befejezed
ci-completes-for = a várost, { $points } pont
ci-spoken-card = { $name }, { $type }, ára { $cost }
ci-copies = { $count } darab
ci-under = alatta { $cards } lap

## A ház és a helyek

ci-gold = arany
ci-cards = lap
ci-worth = A kerületek értéke { $worth }; { $types ->
    [5] mind az { $all } típus megvan: még { $points } pont.
   *[other] { $all } típusból { $types } van meg.
}
ci-you-are = { $count ->
    [one] ebben a fordulóban ez a karaktered
   *[other] ebben a fordulóban ez a két karaktered
}
ci-secret = még titkos
ci-in-hand = a kezedben, csak te látod
ci-no-cards = nincs lap
ci-drawn = az asztalon
ci-taken = akitől elvetted: { $seat }
ci-hand-of = a lapok gazdája: { $seat }
ci-of = { $full } kerületből { $size }
ci-of-full = / { $full }
ci-no-types = nincs kerület
ci-known-cards = a kezében: { $cards }
ci-spied = a kezében: { $more ->
    [0] { $cards } { $type }
   *[other] legalább { $cards } { $type }
}

## A játék vége

ci-fullest = Legnagyobb város
ci-end-title = Az utolsó forduló az, amelyikben egy városban { $full } kerület áll.
ci-end-left = / { $full }: még { $left } kell a végéhez
ci-end-last = / { $full }: ez az utolsó forduló
ci-end-over = / { $full }

## A döntés

ci-context = { $who }, { $seat }, { $round }. forduló

## Az alkatrészek

ci-about-characters = E játék karakterei
ci-about-uniques = E játék egyedi kerületei
ci-about-basic = Más kerületek
ci-about-other-characters = Más játékok karakterei
ci-about-other-uniques = Más játékok egyedi kerületei
ci-basic = Ára { $cost }, { $type }. A pakliban { $copies } lap.

about-character-assassin = Megnevez egy másik karaktert. Akinél van, az kihagyja annak a karakternek a körét.
about-character-witch = Nyersanyagot gyűjt, aztán megbabonáz egy másik karaktert. Akinél van, az csak gyűjthet; a körét a Boszorkány játssza le, annak képességeivel, de a saját városával, lapjaival és aranyával.
about-character-magistrate = Három parancsot tesz képpel lefelé három karakterjelzőre; az egyik alá van írva. Amikor annak gazdája először fizet kerületért, a Magisztrátus felfedheti a parancsot, és a kerület ingyen az ő városában épül meg; az arany visszajár.
about-character-thief = Megnevezi, kit rabol ki, de nem az 1-es rangút, a meggyilkoltat vagy a megbabonázottat. Amikor az sorra kerül, minden aranya a Tolvajé.
about-character-spy = Kiválaszt egy játékost, megnevez egy típust, és megnézi a kezében lévő lapokat. Minden ilyen típusú lap után elvesz tőle 1 aranyat, és húz 1 lapot.
about-character-blackmailer = Két fenyegetést tesz képpel lefelé két karakterjelzőre; az egyik virágos. A megfenyegetett gyűjt, aztán az aranya felével lefizetheti. Különben a Zsaroló felfedheti a fenyegetést: a virágos minden aranyat elvisz.
about-character-magician = Kicseréli a kezében lévő összes lapot egy másik játékoséval, vagy tetszőleges számú lapot a pakli aljára tesz, és ugyanannyit húz.
about-character-wizard = Megnézi egy másik játékos kezében lévő lapokat, és elvesz egyet: fizet érte, és a korláton felül azonnal megépíti, vagy megtartja. Ebben a körben olyan kerületet is építhet, amely már áll a városában.
about-character-seer = Minden más játékostól elvesz véletlenszerűen egy lapot, aztán mindegyiküknek visszaad egyet. Két kerületet építhet.
about-character-king = Megkapja a koronát. Minden nemesi kerületért 1 arany.
about-character-emperor = Másnak adja a koronát, aki ad neki egy aranyat vagy véletlenszerűen egy lapot. Minden nemesi kerületért 1 arany.
about-character-patrician = Megkapja a koronát. Minden nemesi kerületért 1 lap.
about-character-bishop = Minden egyházi kerületért 1 arany. Ebben a fordulóban a 8-as rangú karakter nem használhatja a képességét a kerületein.
about-character-abbot = Minden egyházi kerületért 1 arany vagy 1 lap, tetszés szerint elosztva. Ha valakinek több aranya van, a leggazdagabb ad neki 1-et.
about-character-cardinal = Minden egyházi kerületért 1 lap. Az építéshez hiányzó aranyat egy játékostól elveheti, mindegyikért egy-egy lapot ad.
about-character-merchant = Minden kereskedelmi kerületért 1 arany, és még 1 arany.
about-character-alchemist = A köre végén visszakapja, amit kerületekért fizetett. A teljes árnak előbb meg kell lennie.
about-character-trader = Minden kereskedelmi kerületért 1 arany. A kereskedelmi kerületek nem számítanak bele az építési korlátba.
about-character-architect = Még 2 lap. Három kerületet építhet.
about-character-navigator = Még 4 arany vagy még 4 lap. Ebben a körben nem építhet.
about-character-scholar = Hét lapot húz, egyet megtart; a paklit megkeverjük. Két kerületet építhet.
about-character-warlord = Minden katonai kerületért 1 arany. Elpusztíthat egy kerületet az áránál 1 arannyal olcsóbban, kivéve más befejezett városában.
about-character-diplomat = Minden katonai kerületért 1 arany. Kicserélheti egy kerületét egy másik városéval, a különbséget kifizeti a gazdájának; befejezett városból nem.
about-character-marshal = Minden katonai kerületért 1 arany. Lefoglalhat egy legfeljebb 3 értékű kerületet, ha az árát kifizeti a gazdájának; befejezett városból nem.
about-character-queen = 3 arany, ha a 4-es rangú karaktert felfedő játékos mellett ül.
about-character-artist = Legfeljebb két kerületét megszépítheti: mindegyikre 1 aranyat tesz, és az ára végleg 1-gyel nő. Mindegyiket csak egyszer.
about-character-tax_collector = Aki kerületet épít, bármelyik fordulóban, 1 aranyat tesz erre a jelzőre, ha maradt neki. Az Adószedő mindet elviheti.

about-district-armory = A körödben: a Fegyvertár feláldozásával elpusztítasz egy kerületet bármelyik nem befejezett városban; befejezett városból nem használható.
about-district-basilica = A játék végén 1 pont minden páratlan értékű kerületedért.
about-district-capitol = A játék végén 3 pont, ha három kerületed azonos típusú.
about-district-dragon_gate = A játék végén még 2 pont.
about-district-factory = A többi egyedi kerületed 1 arannyal olcsóbb.
about-district-framework = Az Állványzat feláldozásával fizetés nélkül építesz egy kerületet.
about-district-gold_mine = Ha aranyat gyűjtesz: még 1 arany.
about-district-great_wall = A 8-as rangú karakter 1 arannyal többet fizet a városod bármely más kerületéért.
about-district-haunted_quarter = A játék végén annak a típusnak számít, amelyik neked a legjobb.
about-district-imperial_treasury = A játék végén 1 pont minden aranyadért.
about-district-ivory_tower = A játék végén 5 pont, ha ez az egyetlen egyedi kerületed.
about-district-keep = A 8-as rangú karakter nem használhatja rajta a képességét.
about-district-laboratory = Körönként egyszer: eldobsz egy lapot 2 aranyért.
about-district-library = Ha lapot gyűjtesz: minden húzott lapot megtartasz.
about-district-map_room = A játék végén 1 pont minden kézben lévő lapodért.
about-district-monument = A befejezett városhoz két kerületnek számít. Öt vagy több kerületes városban nem épülhet.
about-district-museum = Körönként egyszer: egy lapot a kezedből képpel lefelé alá tehetsz. A játék végén mindegyik 1 pont.
about-district-necropolis = Fizetés helyett egy kerületed feláldozásával is megépítheted.
about-district-observatory = Ha lapot gyűjtesz: kettő helyett hármat húzol.
about-district-park = Ha a köröd végén nincs lapod: 2 lap.
about-district-poor_house = Ha a köröd végén nincs aranyad: 1 arany.
about-district-quarry = Olyan kerületet is építhetsz, amely már áll a városodban.
about-district-school_of_magic = A karaktered bevételénél annak a típusnak számít, amely után a bevétel jár.
about-district-secret_vault = Nem építhető meg. A játék végén 3 pont, ha a kezedben van.
about-district-smithy = Körönként egyszer: 2 aranyért 3 lap.
about-district-stables = Nem számít bele az építési korlátba.
about-district-statue = A játék végén 5 pont, ha nálad van a korona.
about-district-theater = A karakterek kiválasztása után kicserélheted a karakteredet egy ellenfelével, látatlanul.
about-district-thieves_den = Az ára részben vagy egészben lapokkal is kifizethető; minden lap 1 aranyat ér.
about-district-wishing_well = A játék végén 1 pont a városod minden egyedi kerületéért, ezt is beleértve.

## A játékossegédlet

ci-aid-round = A forduló: akinél a korona van, elsőként választ titokban karaktert, és a többit továbbadja. Aztán a karakterek rang szerint sorra kerülnek az 1-estől fölfelé; akit szólítanak, felfedi a lapját, és lejátssza a körét.
ci-aid-turn = A kör: egyszer nyersanyagot gyűjtesz, 2 aranyat, vagy 2 lapot, amelyből 1-et megtartasz. Utána 1 kerületet építhetsz. A karaktered és a kerületeid képességeit a köröd bármelyik pillanatában használhatod.
ci-aid-build = Építéskor kifizeted a kezedben lévő lap árát. Olyan kerületet, amely már áll a városodban, nem építhetsz még egyszer.
ci-aid-power = Akinek kerületek után jár bevétel, minden ilyen típusú kerületért 1-et kap: a 4-es rangú a nemesi, az 5-ös az egyházi, a 6-os a kereskedelmi, a 8-as a katonai kerületekért.
ci-aid-end = Amikor egy városban 7 kerület áll (két vagy három játékosnál 8), a játék azzal a fordulóval véget ér.
ci-aid-points = Pontok: a kerületeid ára; 3 pont mind az öt típusért; 4 pont az elsőként befejezett városért, 2 minden további befejezett városért; és amit az egyedi kerületeid adnak.

## A nevek, ahol megtörhetők

ci-card-manor = Ura|dalom
ci-card-castle = Kas|tély
ci-card-temple = Temp|lom
ci-card-church = Ká|polna
ci-card-monastery = Kolos|tor
ci-card-cathedral = Kated|rális
ci-card-trading_post = Keres|kedő|ház
ci-card-town_hall = Város|háza
ci-card-watchtower = Őr|torony
ci-card-armory = Fegyver|tár
ci-card-basilica = Bazi|lika
ci-card-capitol = Capi|tolium
ci-card-dragon_gate = Sárkány|kapu
ci-card-framework = Állvány|zat
ci-card-gold_mine = Arany|bánya
ci-card-haunted_quarter = Kísértet|város
ci-card-imperial_treasury = Biro|dalmi kincs|tár
ci-card-ivory_tower = Elefánt|csont|torony
ci-card-keep = Erődít|mény
ci-card-laboratory = Labo|ratórium
ci-card-library = Könyv|tár
ci-card-map_room = Térkép|szoba
ci-card-monument = Emlék|mű
ci-card-observatory = Csillag|vizsgáló
ci-card-poor_house = Szegény|ház
ci-card-school_of_magic = Varázs|tanoda
ci-card-smithy = Kovács|műhely
ci-card-theater = Szín|ház
ci-card-thieves_den = Tolvaj|tanya
ci-card-wishing_well = Kívánság|kút
ci-token-magistrate = Magiszt|rátus
ci-token-merchant = Keres|kedő
ci-token-alchemist = Alki|mista
ci-token-navigator = Navi|gátor
