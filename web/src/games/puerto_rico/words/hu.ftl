# A Puerto Rico táblája: amit az oldal a motor szavain túl mond.

## A tábla

pr-board = A tábla
pr-context = { $role }, kiválasztotta: { $seat }
pr-in-supply = készlet
pr-chips = jelzőkön
pr-island-short = sziget { $filled }
pr-city-short = város { $filled } / { $spaces }
pr-of = / { $all }
pr-end-colonists = Telepes a készletben: { $left } / { $all }
pr-end-vp = Megmaradt győzelmi pont: { $left } / { $all }
pr-end-city = A legjobban beépített város: { $left } / { $all } telek
pr-note-left = { $places ->
    [0] Ezzel a hajó megtelik
   *[other] { $places } hely marad szabadon
}
pr-decline = Lemondok róla
pr-produce = Előállítás
pr-store-no-more = Többet nem raktározok el
pr-keep-no-more = Többet nem tartok meg
pr-harbour = Hajók
pr-trading-house = Kereskedőház
pr-house-full = { $barrels } / { $spaces }
pr-colonist-ship = Telepeshajó
pr-aboard = { $people } fő
pr-plantations = Ültetvények
pr-quarries-left = kőbánya
pr-face-down = lefordítva
pr-goods-left = Árukészlet
pr-your-goods = Áruid
pr-column = legfeljebb { $column } kőbánya
pr-large-column = legfeljebb 4, nagy
pr-two-spaces = két telket foglal
pr-gone = elfogyott
pr-ship-empty = üres, bármi jöhet
pr-ship-places = { $good }, { $places } hely
pr-ship-full = { $good }, tele
pr-island = sziget { $filled } / { $spaces }
pr-city = város { $filled } / { $spaces }
pr-doubloons = dublon
pr-windrose = szélrózsa
pr-ends-when = Vége, ha
pr-ends-now = Utolsó év
pr-governor = kormányzó
pr-draft = A játék épületei
pr-draft-free = { $spaces ->
    [0] { $cost } dublonos: betelt
   *[other] { $cost } dublonos: { $spaces } hely
}
pr-draft-out = nincs hely
pr-drawn = húzott lapka, csak te látod
pr-forest = erdő

## Fülek telefonon

pr-view-harbour = Hajók
pr-view-house = Szigeted
pr-view-land = Föld
pr-view-market = Épületek

## Mit hoz egy szerep, két szóban

pr-role-settler = ültetvény
pr-role-builder = épület
pr-role-mayor = telepesek
pr-role-craftsman = áruk
pr-role-trader = egy eladás
pr-role-captain = behajózás
pr-role-prospector = { $doubloons } dublon

## Kimondott nevek

pr-say-role-taken = { $role }, kiválasztotta: { $seat }
pr-say-role-bonus = { $role }, rajta { $doubloons } dublon
pr-say-ship = { $ship }, { $size } hely, { $state }
pr-say-good-own = { $good }, neked { $barrels } van
pr-say-good-supply = { $good }, a készletben { $barrels }
pr-say-tile-row = { $tile }, felcsapva { $tiles }
pr-say-tile-own = { $tile }, neked { $tiles } van, ebből működik { $manned }
pr-say-quarry = { $tile }, még { $tiles } van
pr-say-building-sale = { $building }, ára { $cost }, { $vp } győzelmi pont, még { $left } van
pr-say-building-gone = { $building }, elfogyott
pr-say-building-open = { $building }, ára { $cost }, { $vp } győzelmi pont
pr-say-building-in = { $building }, ára { $cost }, { $vp } győzelmi pont, a játékban van
pr-say-building-out = { $building }, ára { $cost }, { $vp } győzelmi pont, nincs számára hely
pr-say-building-own = { $building }, { $circles } karikából { $people } foglalt
pr-say-windrose = Szélrózsa: { $colonists } telepes, { $nobles } nemes
pr-say-forest-row = { $good } a felcsapottak közül, erdőként

## Lapkára férő rövid nevek

short-small_indigo_plant = Kis indigó
short-small_sugar_mill = Kis cukor
short-large_indigo_plant = Nagy indigó
short-large_sugar_mill = Nagy cukor
short-tobacco_storage = Dohányszárító
short-coffee_roaster = Kávépörkölő
short-small_market = Kis piac
short-hacienda = Hacienda
short-construction_hut = Építőműhely
short-small_warehouse = Kis raktár
short-hospice = Menedékház
short-office = Hivatal
short-large_market = Nagy piac
short-large_warehouse = Nagy raktár
short-factory = Gyár
short-university = Egyetem
short-harbor = Kikötő
short-wharf = Rakpart
short-guild_hall = Céhház
short-residence = Udvarház
short-fortress = Erőd
short-customs_house = Vámház
short-city_hall = Városháza
short-aqueduct = Vízvezeték
short-forest_house = Erdészház
short-black_market = Feketepiac
short-storehouse = Tárház
short-guesthouse = Vendégház
short-trading_post = Ker. állomás
short-church = Templom
short-small_wharf = Kis rakpart
short-lighthouse = Világítótorony
short-specialty_factory = Spec. gyár
short-library = Könyvtár
short-union_hall = Székház
short-statue = Szobor
short-cloister = Kolostor
short-land_office = Telekhivatal
short-chapel = Kápolna
short-hunting_lodge = Vadászház
short-zoning_office = Mérnöki hiv.
short-royal_supplier = Kaszárnya
short-villa = Vidéki lak
short-jeweler = Ékszerész
short-royal_garden = Díszkert

## Hárombetűs jelek

sign-small_indigo_plant = KIn
sign-small_sugar_mill = KCu
sign-large_indigo_plant = NIn
sign-large_sugar_mill = NCu
sign-tobacco_storage = Doh
sign-coffee_roaster = Káv
sign-small_market = KPi
sign-hacienda = Hac
sign-construction_hut = Épí
sign-small_warehouse = KRa
sign-hospice = Men
sign-office = Hiv
sign-large_market = NPi
sign-large_warehouse = NRa
sign-factory = Gyá
sign-university = Egy
sign-harbor = Kik
sign-wharf = Rak
sign-guild_hall = Céh
sign-residence = Udv
sign-fortress = Erő
sign-customs_house = Vám
sign-city_hall = Vár
sign-aqueduct = Víz
sign-forest_house = Erd
sign-black_market = Fek
sign-storehouse = Tár
sign-guesthouse = Ven
sign-trading_post = Áll
sign-church = Tem
sign-small_wharf = KRp
sign-lighthouse = Vil
sign-specialty_factory = SGy
sign-library = Kön
sign-union_hall = Szé
sign-statue = Szo
sign-cloister = Kol
sign-land_office = Tel
sign-chapel = Káp
sign-hunting_lodge = Vad
sign-zoning_office = Mér
sign-royal_supplier = Kas
sign-villa = Lak
sign-jeweler = Éks
sign-royal_garden = Dís

## Az alkatrészek

about-roles = Szerepek
about-production = Feldolgozóüzemek
about-small = Kis épületek
about-large = Nagy épületek
about-tiles = Szigetlapkák
about-people = Emberek
about-goods = Áruk
about-privilege = Privilégium
about-cost = ár
about-vp = GyP
about-circles = karika
about-copies = { $copies } lapka
about-set-base = alapjáték
about-set-exp1 = új épületek
about-set-exp2 = nemesek
about-good = ára { $price } dublon, { $barrels } hordó
about-name-plantation = Ültetvény
about-name-quarry = Kőbánya
about-name-forest = Erdő
about-unused = ebben a játékban nem szerepel

about-role-settler = Sorban mindenki választ a szigetére egy felcsapott ültetvényt.
about-privilege-settler = Ültetvény helyett kőbányát is választhatsz.
about-role-mayor = A hajón érkezők egyesével szétosztódnak. Utána mindenki újra elhelyezheti minden emberét, és a hajó megtelik a következő alkalomra.
about-privilege-mayor = Előbb fogadhatsz még egy telepest a készletből.
about-role-builder = Sorban mindenki vehet egy épületet.
about-privilege-builder = 1 dublonnal kevesebbet fizetsz.
about-role-craftsman = Mindenki megkapja azt az árut, amelyet működő ültetvényei és feldolgozóüzemei együtt adnak; a kukoricához nem kell épület.
about-privilege-craftsman = Kapsz még egy hordót egy olyan fajtából, amelyet előállítottál.
about-role-trader = Mindenki eladhat egy hordót olyan fajtából, amelyik még nincs a kereskedőházban, amíg az be nem telik.
about-privilege-trader = 1 dublonnal többet kapsz az eladásért.
about-role-captain = Sorban, amíg csak valaki tud, mindenkinek be kell hajóznia egy árufajtát: hordónként 1 győzelmi pont. Ami marad, azt el lehet raktározni, vagy visszakerül a készletbe.
about-privilege-captain = Az első rakományod 1 ponttal többet ér.
about-role-prospector = A többiekkel nem történik semmi.
about-privilege-prospector = 1 dublont kapsz a bankból.

about-tile-plantation = Ha áll rajta valaki, az iparos választásakor egy hordónyit terem; a kukorica kivételével minden fajtához kell egy foglalt karika a feldolgozóüzemében is.
about-tile-quarry = Ha áll rajta valaki, az épületek 1 dublonnal olcsóbbak; egy oszlopban legfeljebb annyi kőbánya számít, amennyit a fejléce mond.
about-tile-forest = Képpel lefelé fekvő ültetvény. Nincs rajta karika, és nem terem semmit; kettő belőle minden épületet 1 dublonnal olcsóbbá tesz.

about-person-colonist = A lapkák és épületek csak akkor működnek, ha a karikáikon áll valaki.
about-person-noble = Mindent tud, amit egy telepes, a játék végén 1 pontot ér, és egyes épületek többet adnak érte.


about-building-small_indigo_plant = Egy működő indigóültetvényből 1 hordó indigót készít.
about-building-small_sugar_mill = Egy működő cukorültetvényből 1 hordó cukrot készít.
about-building-large_indigo_plant = Foglalt karikánként 1 hordó indigót készít, amíg működő indigóültetvény jut rá.
about-building-large_sugar_mill = Foglalt karikánként 1 hordó cukrot készít, amíg működő cukorültetvény jut rá.
about-building-tobacco_storage = Foglalt karikánként 1 hordó dohányt készít, amíg működő dohányültetvény jut rá.
about-building-coffee_roaster = Foglalt karikánként 1 hordó kávét készít, amíg működő kávéültetvény jut rá.
about-building-small_market = Ha a kereskedőháznak adsz el, 1 dublonnal többet kapsz.
about-building-hacienda = Az ültetvényes fázisában, mielőtt választasz, húzhatsz egy lefordított lapkát is.
about-building-construction_hut = Az ültetvényes fázisában ültetvény helyett kőbányát is választhatsz.
about-building-small_warehouse = A behajózás után egy árufajta minden hordóját megtarthatod.
about-building-hospice = Az ültetvényes fázisában választott lapkádra azonnal állíthatsz egy telepest; a hacienda révén húzottra és a könyvtár révén választott másodikra nem.
about-building-office = Olyan fajtát is eladhatsz, amelyik már ott van a kereskedőházban.
about-building-large_market = Ha a kereskedőháznak adsz el, 2 dublonnal többet kapsz.
about-building-large_warehouse = A behajózás után két árufajta minden hordóját megtarthatod.
about-building-factory = Megéri többfélét termelni: két fajtáért 1, háromért 2, négyért 3, mind az ötért 5 dublont kapsz.
about-building-university = A vásárolt épületedre azonnal állíthatsz egy telepest.
about-building-harbor = Valahányszor behajózol, 1 ponttal többet szerzel.
about-building-wharf = Kapitányfázisonként egyszer egy árufajtád minden hordóját saját hajón küldheted el, bármit visznek is a többiek.
about-building-guild_hall = A játék végén városod minden kis feldolgozóüzeméért 1, minden nagyért 2 pont.
about-building-residence = A játék végén legfeljebb kilenc betöltött szigethelyért 4, tízért 5, tizenegyért 6, mind a tizenkettőért 7 pont.
about-building-fortress = A játék végén a tábládon álló minden három emberért 1 pont.
about-building-customs_house = A játék végén a győzelmipont-jelzőid minden négy pontjáért 1 pont.
about-building-city_hall = A játék végén minden olyan épületedért 1 pont, amelyik nem feldolgozóüzem, ezt is beleértve.
about-building-aqueduct = Ha a nagy indigófeldolgozód termel, 1 hordó indigóval többet kapsz; ugyanígy cukorral a nagy cukormalom után.
about-building-forest_house = Az ültetvényes fázisában egy felcsapott ültetvényt lefordítva, erdőként is lerakhatsz; két erdőnként minden épület 1 dublonnal olcsóbb.
about-building-black_market = Ha nem futja a pénzedből egy épületre, a hiányt pontosan kipótolhatod: egy emberedért, egy hordóért és egy pontért 1-1 dublon jár, mindegyikért egyszer.
about-building-storehouse = A behajózás után három további, tetszőleges hordót is megtarthatsz.
about-building-guesthouse = Két vendég várakozik itt. A polgármesterét kivéve bármelyik fázisban átmehetnek egy üres karikádra, amely azonnal működik.
about-building-trading_post = A hordódat itt is eladhatod: bármelyik fajtát, rendes áron, akármi van is a kereskedőházban, ha az még nem telt meg. A piacok nem adnak hozzá.
about-building-church = Ha a második vagy harmadik oszlopból vásárolsz épületet, 1 pontot, a negyedikből 2 pontot szerzel.
about-building-small_wharf = Kapitányfázisonként egyszer tetszőleges hordóidat saját hajón is elküldheted, két hordónként 1 pontért.
about-building-lighthouse = Valahányszor behajózol, 1 dublont kapsz; kapitányként egyszer még egyet.
about-building-specialty_factory = Azért a fajtáért (a kukoricát kivéve), amelyikből a legtöbbet állítottad elő, a hordók számánál eggyel kevesebb dublont kapsz.
about-building-library = A választott szereped privilégiuma kétszer jár. Ültetvényesként a többiek után választasz egy második ültetvényt.
about-building-union_hall = A kapitányfázisban az első rakományod előtt minden két egyforma hordódért 1 pontot szerzel.
about-building-statue = Nem állhat rajta senki; egyszerűen 8 pontot ér.
about-building-cloister = A játék végén három egyforma szigetlapka egy készlet: egy, két, három, négy készletért 1, 3, 6, 10 pont jár.
about-building-land_office = Kereskedőfázisonként egyszer: telepessel 1 dublonért vehetsz egy felcsapott ültetvényt, nemessel 1 dublonért eladhatod egy ültetvényedet.
about-building-chapel = Amikor az iparos fázisa kezdődik, telepessel 1 dublont, nemessel 1 pontot kapsz.
about-building-hunting_lodge = Az ültetvényes fázisának végén telepessel eldobhatsz egy ültetvényt vagy erdőt; nemessel 2 pontot szerzel, ha egyedül neked van a legtöbb üres szigethelyed.
about-building-zoning_office = Telepessel az első három oszlop épületei 1 dublonnal, nemessel a nagy épületek 2 dublonnal olcsóbbak.
about-building-royal_supplier = Az első rakományod előtt különböző fajtájú hordókat adhatsz vissza, legfeljebb annyit, ahány nemesed van, darabját 1 pontért.
about-building-villa = A polgármester fázisában fogadhatsz egy nemest a készletből, vagy ha nincs, egy telepest.
about-building-jeweler = Amikor termelsz, minden nemesedért 1 dublont kapsz. Árut nem készít, de nagy feldolgozóüzemnek számít.
about-building-royal_garden = A játék végén minden nemesedért még 1 pont.

## Emlékeztető

aid-year = Egy évben sorban mindenki választ egy szerepet, egyszer; ketten játszva háromszor. A szerepet mindenki lejátssza, a választó elsőként és a privilégiumával. Amelyik szerepet senki sem választotta, arra 1 dublon kerül. Aztán a kormányzókártya továbbmegy.
aid-people = Egy ültetvény, kőbánya vagy épület csak akkor működik, ha a karikáján áll valaki. A polgármester választásakor mindenkit újra elhelyezel; üres karika nem maradhat, amíg van embered.
aid-goods = Áruhoz két dolog kell: a fajtának megfelelő működő ültetvény és foglalt karika a feldolgozóüzemében. A kukoricához nem kell épület.
aid-price = Egy épület annyiba kerül, amennyit az érméje mond, az építésznek 1-gyel kevesebbe, és működő kőbányánként 1-gyel kevesebbe, de legfeljebb annyival, amennyit az oszlopa enged. Minden fajtából egy lehet a tiéd; a nagyok két telket foglalnak.
aid-sale = A kereskedőház minden fajtát egyszer vesz meg, és ha betelt, kiürül. Kukorica 0, indigó 1, cukor 2, dohány 3, kávé 4 dublon.
aid-ships = Minden hajó egyféle árut visz, és két hajó nem viheti ugyanazt. Amíg be tudsz hajózni, be kell hajóznod, ahány hordó csak felfér: darabja 1 pont. Utána egy hordót tarthatsz meg, és amit a raktáraid megőriznek; a megtelt hajók kiürülnek.
aid-end = Az az év az utolsó, amelyikben nem jut elég telepes a hajóra, valaki beépíti a tizenkettedik telkét, vagy egy kapitányfázisban elfogynak a győzelmipont-jelzők. Pontot érnek a jelzők, az épületekre nyomtatott pontok és a működő nagy épületek. Egyenlőségnél a több dublon és áru dönt.
aid-nobles = A nemesekkel minden hajón érkezik egy, és 1 pontot ér; a telepesek elfogyása nem vet véget a játéknak.
