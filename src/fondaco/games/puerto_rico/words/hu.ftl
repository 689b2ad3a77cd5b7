# Puerto Rico.
#
# A dolgok alakjai: `.cap` nagy kezdőbetűvel, `.the` névelővel, `.cap-the` nagybetűs névelővel, `.acc` tárgyesetben,
# `.the-acc` névelős tárgyesetben, `.yours` második személyű birtokkal, `.to` és `.onto` hová.
# Szám elé nem kerül névelő, mert az a számtól függne (a 2, az 5).

game-puerto_rico = Puerto Rico

## Áruk

good-corn = kukorica
    .cap = Kukorica
    .the = a kukorica
    .cap-the = A kukorica
    .acc = kukoricát
    .yours = kukoricád
good-indigo = indigó
    .cap = Indigó
    .the = az indigó
    .cap-the = Az indigó
    .acc = indigót
    .yours = indigód
good-sugar = cukor
    .cap = Cukor
    .the = a cukor
    .cap-the = A cukor
    .acc = cukrot
    .yours = cukrod
good-tobacco = dohány
    .cap = Dohány
    .the = a dohány
    .cap-the = A dohány
    .acc = dohányt
    .yours = dohányod
good-coffee = kávé
    .cap = Kávé
    .the = a kávé
    .cap-the = A kávé
    .acc = kávét
    .yours = kávéd

## Szigetlapkák

tile-corn = kukoricaültetvény
    .cap = Kukoricaültetvény
    .acc = kukoricaültetvényt
    .to = kukoricaültetvényre
tile-indigo = indigóültetvény
    .cap = Indigóültetvény
    .acc = indigóültetvényt
    .to = indigóültetvényre
tile-sugar = cukorültetvény
    .cap = Cukorültetvény
    .acc = cukorültetvényt
    .to = cukorültetvényre
tile-tobacco = dohányültetvény
    .cap = Dohányültetvény
    .acc = dohányültetvényt
    .to = dohányültetvényre
tile-coffee = kávéültetvény
    .cap = Kávéültetvény
    .acc = kávéültetvényt
    .to = kávéültetvényre
tile-quarry = kőbánya
    .cap = Kőbánya
    .acc = kőbányát
    .to = kőbányába

## Épületek

building-small_indigo_plant = kis indigófeldolgozó
    .cap = Kis indigófeldolgozó
    .cap-the = A kis indigófeldolgozó
    .to = a kis indigófeldolgozóba
building-small_sugar_mill = kis cukormalom
    .cap = Kis cukormalom
    .cap-the = A kis cukormalom
    .to = a kis cukormalomba
building-large_indigo_plant = nagy indigófeldolgozó
    .cap = Nagy indigófeldolgozó
    .cap-the = A nagy indigófeldolgozó
    .to = a nagy indigófeldolgozóba
building-large_sugar_mill = nagy cukormalom
    .cap = Nagy cukormalom
    .cap-the = A nagy cukormalom
    .to = a nagy cukormalomba
building-tobacco_storage = dohányszárító
    .cap = Dohányszárító
    .cap-the = A dohányszárító
    .to = a dohányszárítóba
building-coffee_roaster = kávépörkölő
    .cap = Kávépörkölő
    .cap-the = A kávépörkölő
    .to = a kávépörkölőbe
building-small_market = kis piac
    .cap = Kis piac
    .cap-the = A kis piac
    .to = a kis piacra
building-hacienda = hacienda
    .cap = Hacienda
    .cap-the = A hacienda
    .to = a haciendára
building-construction_hut = építőműhely
    .cap = Építőműhely
    .cap-the = Az építőműhely
    .to = az építőműhelybe
building-small_warehouse = kis raktár
    .cap = Kis raktár
    .cap-the = A kis raktár
    .to = a kis raktárba
building-hospice = menedékház
    .cap = Menedékház
    .cap-the = A menedékház
    .to = a menedékházba
building-office = hivatal
    .cap = Hivatal
    .cap-the = A hivatal
    .to = a hivatalba
building-large_market = nagy piac
    .cap = Nagy piac
    .cap-the = A nagy piac
    .to = a nagy piacra
building-large_warehouse = nagy raktár
    .cap = Nagy raktár
    .cap-the = A nagy raktár
    .to = a nagy raktárba
building-factory = gyár
    .cap = Gyár
    .cap-the = A gyár
    .to = a gyárba
building-university = egyetem
    .cap = Egyetem
    .cap-the = Az egyetem
    .to = az egyetemre
building-harbor = kikötő
    .cap = Kikötő
    .cap-the = A kikötő
    .to = a kikötőbe
building-wharf = rakpart
    .cap = Rakpart
    .cap-the = A rakpart
    .to = a rakpartra
building-guild_hall = céhház
    .cap = Céhház
    .cap-the = A céhház
    .to = a céhházba
building-residence = udvarház
    .cap = Udvarház
    .cap-the = Az udvarház
    .to = az udvarházba
building-fortress = erőd
    .cap = Erőd
    .cap-the = Az erőd
    .to = az erődbe
building-customs_house = vámház
    .cap = Vámház
    .cap-the = A vámház
    .to = a vámházba
building-city_hall = városháza
    .cap = Városháza
    .cap-the = A városháza
    .to = a városházára
building-aqueduct = vízvezeték
    .cap = Vízvezeték
    .cap-the = A vízvezeték
    .to = a vízvezetékhez
building-forest_house = erdészház
    .cap = Erdészház
    .cap-the = Az erdészház
    .to = az erdészházba
building-black_market = feketepiac
    .cap = Feketepiac
    .cap-the = A feketepiac
    .to = a feketepiacra
building-storehouse = tárház
    .cap = Tárház
    .cap-the = A tárház
    .to = a tárházba
building-guesthouse = vendégház
    .cap = Vendégház
    .cap-the = A vendégház
    .to = a vendégházba
building-trading_post = kereskedelmi állomás
    .cap = Kereskedelmi állomás
    .cap-the = A kereskedelmi állomás
    .to = a kereskedelmi állomásra
building-church = templom
    .cap = Templom
    .cap-the = A templom
    .to = a templomba
building-small_wharf = kis rakpart
    .cap = Kis rakpart
    .cap-the = A kis rakpart
    .to = a kis rakpartra
building-lighthouse = világítótorony
    .cap = Világítótorony
    .cap-the = A világítótorony
    .to = a világítótoronyba
building-specialty_factory = speciális gyár
    .cap = Speciális gyár
    .cap-the = A speciális gyár
    .to = a speciális gyárba
building-library = könyvtár
    .cap = Könyvtár
    .cap-the = A könyvtár
    .to = a könyvtárba
building-union_hall = egyesületi székház
    .cap = Egyesületi székház
    .cap-the = Az egyesületi székház
    .to = az egyesületi székházba
building-statue = szobor
    .cap = Szobor
    .cap-the = A szobor
    .to = a szoborhoz
building-cloister = kolostor
    .cap = Kolostor
    .cap-the = A kolostor
    .to = a kolostorba
building-land_office = telekhivatal
    .cap = Telekhivatal
    .cap-the = A telekhivatal
    .to = a telekhivatalba
building-chapel = kápolna
    .cap = Kápolna
    .cap-the = A kápolna
    .to = a kápolnába
building-hunting_lodge = vadászház
    .cap = Vadászház
    .cap-the = A vadászház
    .to = a vadászházba
building-zoning_office = mérnöki hivatal
    .cap = Mérnöki hivatal
    .cap-the = A mérnöki hivatal
    .to = a mérnöki hivatalba
building-royal_supplier = kaszárnya
    .cap = Kaszárnya
    .cap-the = A kaszárnya
    .to = a kaszárnyába
building-villa = vidéki lak
    .cap = Vidéki lak
    .cap-the = A vidéki lak
    .to = a vidéki lakba
building-jeweler = ékszerészműhely
    .cap = Ékszerészműhely
    .cap-the = Az ékszerészműhely
    .to = az ékszerészműhelybe
building-royal_garden = díszkert
    .cap = Díszkert
    .cap-the = A díszkert
    .to = a díszkertbe

## Helyek: ahová telepesek mehetnek

place-corn = { tile-corn }
    .to = { tile-corn.to }
place-indigo = { tile-indigo }
    .to = { tile-indigo.to }
place-sugar = { tile-sugar }
    .to = { tile-sugar.to }
place-tobacco = { tile-tobacco }
    .to = { tile-tobacco.to }
place-coffee = { tile-coffee }
    .to = { tile-coffee.to }
place-quarry = { tile-quarry }
    .to = { tile-quarry.to }
place-small_indigo_plant = { building-small_indigo_plant }
    .to = { building-small_indigo_plant.to }
place-small_sugar_mill = { building-small_sugar_mill }
    .to = { building-small_sugar_mill.to }
place-large_indigo_plant = { building-large_indigo_plant }
    .to = { building-large_indigo_plant.to }
place-large_sugar_mill = { building-large_sugar_mill }
    .to = { building-large_sugar_mill.to }
place-tobacco_storage = { building-tobacco_storage }
    .to = { building-tobacco_storage.to }
place-coffee_roaster = { building-coffee_roaster }
    .to = { building-coffee_roaster.to }
place-small_market = { building-small_market }
    .to = { building-small_market.to }
place-hacienda = { building-hacienda }
    .to = { building-hacienda.to }
place-construction_hut = { building-construction_hut }
    .to = { building-construction_hut.to }
place-small_warehouse = { building-small_warehouse }
    .to = { building-small_warehouse.to }
place-hospice = { building-hospice }
    .to = { building-hospice.to }
place-office = { building-office }
    .to = { building-office.to }
place-large_market = { building-large_market }
    .to = { building-large_market.to }
place-large_warehouse = { building-large_warehouse }
    .to = { building-large_warehouse.to }
place-factory = { building-factory }
    .to = { building-factory.to }
place-university = { building-university }
    .to = { building-university.to }
place-harbor = { building-harbor }
    .to = { building-harbor.to }
place-wharf = { building-wharf }
    .to = { building-wharf.to }
place-guild_hall = { building-guild_hall }
    .to = { building-guild_hall.to }
place-residence = { building-residence }
    .to = { building-residence.to }
place-fortress = { building-fortress }
    .to = { building-fortress.to }
place-customs_house = { building-customs_house }
    .to = { building-customs_house.to }
place-city_hall = { building-city_hall }
    .to = { building-city_hall.to }
place-aqueduct = { building-aqueduct }
    .to = { building-aqueduct.to }
place-forest_house = { building-forest_house }
    .to = { building-forest_house.to }
place-black_market = { building-black_market }
    .to = { building-black_market.to }
place-storehouse = { building-storehouse }
    .to = { building-storehouse.to }
place-guesthouse = { building-guesthouse }
    .to = { building-guesthouse.to }
place-trading_post = { building-trading_post }
    .to = { building-trading_post.to }
place-church = { building-church }
    .to = { building-church.to }
place-small_wharf = { building-small_wharf }
    .to = { building-small_wharf.to }
place-lighthouse = { building-lighthouse }
    .to = { building-lighthouse.to }
place-specialty_factory = { building-specialty_factory }
    .to = { building-specialty_factory.to }
place-library = { building-library }
    .to = { building-library.to }
place-union_hall = { building-union_hall }
    .to = { building-union_hall.to }
place-statue = { building-statue }
    .to = { building-statue.to }
place-cloister = { building-cloister }
    .to = { building-cloister.to }
place-land_office = { building-land_office }
    .to = { building-land_office.to }
place-chapel = { building-chapel }
    .to = { building-chapel.to }
place-hunting_lodge = { building-hunting_lodge }
    .to = { building-hunting_lodge.to }
place-zoning_office = { building-zoning_office }
    .to = { building-zoning_office.to }
place-royal_supplier = { building-royal_supplier }
    .to = { building-royal_supplier.to }
place-villa = { building-villa }
    .to = { building-villa.to }
place-jeweler = { building-jeweler }
    .to = { building-jeweler.to }
place-royal_garden = { building-royal_garden }
    .to = { building-royal_garden.to }

## Emberek, és ahol állnak

person-colonist = telepes
    .cap = Telepes
person-noble = nemes
    .cap = Nemes
occupant-nobody = üres
occupant-colonist = telepessel
occupant-noble = nemessel
spot-corn = { place-corn }
spot-indigo = { place-indigo }
spot-sugar = { place-sugar }
spot-tobacco = { place-tobacco }
spot-coffee = { place-coffee }
spot-quarry = { place-quarry }
spot-small_indigo_plant = { place-small_indigo_plant }
spot-small_sugar_mill = { place-small_sugar_mill }
spot-large_indigo_plant = { place-large_indigo_plant }
spot-large_sugar_mill = { place-large_sugar_mill }
spot-tobacco_storage = { place-tobacco_storage }
spot-coffee_roaster = { place-coffee_roaster }
spot-small_market = { place-small_market }
spot-hacienda = { place-hacienda }
spot-construction_hut = { place-construction_hut }
spot-small_warehouse = { place-small_warehouse }
spot-hospice = { place-hospice }
spot-office = { place-office }
spot-large_market = { place-large_market }
spot-large_warehouse = { place-large_warehouse }
spot-factory = { place-factory }
spot-university = { place-university }
spot-harbor = { place-harbor }
spot-wharf = { place-wharf }
spot-guild_hall = { place-guild_hall }
spot-residence = { place-residence }
spot-fortress = { place-fortress }
spot-customs_house = { place-customs_house }
spot-city_hall = { place-city_hall }
spot-aqueduct = { place-aqueduct }
spot-forest_house = { place-forest_house }
spot-black_market = { place-black_market }
spot-storehouse = { place-storehouse }
spot-guesthouse = { place-guesthouse }
spot-trading_post = { place-trading_post }
spot-church = { place-church }
spot-small_wharf = { place-small_wharf }
spot-lighthouse = { place-lighthouse }
spot-specialty_factory = { place-specialty_factory }
spot-library = { place-library }
spot-union_hall = { place-union_hall }
spot-statue = { place-statue }
spot-cloister = { place-cloister }
spot-land_office = { place-land_office }
spot-chapel = { place-chapel }
spot-hunting_lodge = { place-hunting_lodge }
spot-zoning_office = { place-zoning_office }
spot-royal_supplier = { place-royal_supplier }
spot-villa = { place-villa }
spot-jeweler = { place-jeweler }
spot-royal_garden = { place-royal_garden }
spot-windrose = szélrózsa

## Visszautasítható nyereségek

gain-builder = az építész privilégiuma
    .unit = dublon
gain-trader = a kereskedő privilégiuma
    .unit = dublon
gain-captain = a kapitány privilégiuma
    .unit = győzelmi pont
gain-prospector = az aranyásó privilégiuma
    .unit = dublon
gain-small_market = a kis piac
    .unit = dublon
gain-large_market = a nagy piac
    .unit = dublon
gain-factory = a gyár
    .unit = dublon
gain-harbor = a kikötő
    .unit = győzelmi pont
gain-church = a templom
    .unit = győzelmi pont
gain-lighthouse = a világítótorony
    .unit = dublon
gain-specialty_factory = a speciális gyár
    .unit = dublon
gain-union_hall = az egyesületi székház
    .unit = győzelmi pont
gain-chapel = a kápolna
    .unit = dublon
gain-noble_chapel = a kápolna (nemessel)
    .unit = győzelmi pont
gain-jeweler = az ékszerészműhely
    .unit = dublon
gain-hunting_lodge = a vadászház
    .unit = győzelmi pont

## Kereskedőhajók

ship-small = kis hajó
    .cap-the = A kis hajó
    .onto = a kis hajóra
ship-middle = közepes hajó
    .cap-the = A közepes hajó
    .onto = a közepes hajóra
ship-large = nagy hajó
    .cap-the = A nagy hajó
    .onto = a nagy hajóra

## Szerepek

role-settler = ültetvényes
    .cap-the = Az ültetvényes
    .the-acc = az ültetvényest
role-builder = építész
    .cap-the = Az építész
    .the-acc = az építészt
role-mayor = polgármester
    .cap-the = A polgármester
    .the-acc = a polgármestert
role-craftsman = iparos
    .cap-the = Az iparos
    .the-acc = az iparost
role-trader = kereskedő
    .cap-the = A kereskedő
    .the-acc = a kereskedőt
role-captain = kapitány
    .cap-the = A kapitány
    .the-acc = a kapitányt
role-prospector = aranyásó
    .cap-the = Az aranyásó
    .the-acc = az aranyásót
role-second_prospector = második aranyásó
    .cap-the = A második aranyásó
    .the-acc = a második aranyásót

## A játék vége

end-colonists = nincs elég telepes a telepeshajó feltöltéséhez
end-city = betelt egy város
end-vp = elfogytak a győzelmi pontok

## Lépések

do-role = { $role-cap-the } kiválasztása
do-pass = Passz
do-draw = Húzás a képpel lefelé lévő kupacból
do-take = { $tile-cap } választása
do-colonist = Telepes fogadása
do-build = { $building-cap } építése
do-barrel = Még egy hordó { $good }
do-sell = { $good-cap } eladása
do-load = { $good-cap } behajózása { $ship-onto }
do-wharf = { $good-cap } behajózása a rakpartról
do-store = Az összes { $good } elraktározása
do-keep = Egy hordó { $good } megtartása
do-farm = { $people ->
    [0] { $tile-cap } üresen hagyása
   *[other] { $people } telepes küldése { $tile-to }
}
do-staff = { $people ->
    [0] { $building-cap-the } üresen hagyása
   *[other] { $people } telepes küldése { $building-to }
}
do-accept = Elfogadás
do-pick = { $building-cap } bevonása a játékba
do-forest = Felcsapott ültetvény lerakása erdőként: { $good }
do-plant = Lerakás ültetvényként
do-afforest = Lerakás erdőként
do-guest = Vendég ({ $person }) küldése { $place-to }
do-dismiss = { $person-cap } visszaadása innen: { $spot }
do-give = Egy hordó { $good } visszaadása
do-post = { $good-cap } eladása a kereskedelmi állomáson
do-small_wharf = A kis rakpart használata
do-send = { $barrels ->
    [0] Nem küldök { $good-acc }
   *[other] { $barrels } hordó { $good } küldése
}
do-noble = Nemes fogadása
do-place_noble = Nemes küldése { $place-to }
do-discard = Ültetvény eldobása: { $good }, { $occupant }
do-fell = Erdő eldobása
do-supply = Egy hordó { $good } visszaadása 1 győzelmi pontért

## Kérdések

ask-ChooseRole = Válassz szerepet.
ask-Hacienda = A haciendád révén húzhatsz egy lapkát a képpel lefelé lévő kupacból, mielőtt a felcsapottak közül választasz.
ask-TakeTile = Válassz egy lapkát a szigetedre, vagy passzolj.
ask-Hospice = A menedékházad révén azonnal küldhetsz egy telepest az új { $tile-to }.
ask-MayorPrivilege = Polgármesterként fogadhatsz még egy telepest a telepesek kupacából.
ask-Placing = Hová küldöd a telepeseidet? Még { $circles } karikáról nem döntöttél.
ask-BuyBuilding = Vásárolj egy épületet, vagy passzolj.
ask-University = Az egyetemed révén azonnal küldhetsz egy telepest { $building-to }.
ask-CraftsmanPrivilege = Iparosként kaphatsz még egy hordót egy olyan árufajtából, amelyet előállítottál: { $made }.
ask-SellBarrel = Adj el egy hordót a kereskedőháznak, vagy passzolj.
ask-LoadShip = Válassz egy árufajtát, és hajózd be.
ask-StoreKind = Melyik árufajtát raktározod el? A raktáraidban még { $places } fajtának van helye.
ask-KeepBarrel = Melyik áruból tartasz meg egy hordót a szélrózsádon? Még { $left } hordót tarthatsz meg.
ask-AcceptBonus = Elfogadhatod, amit { $gain } hoz ({ $gain-unit }: { $amount }).
ask-LeaveShip = Fogadsz valakit a telepeshajóról?
ask-PickBuilding = Válassz egy épületet, amely bekerül a játékba.
ask-DrawTile = A haciendád révén húzhatsz egy lapkát a képpel lefelé lévő kupacból, mielőtt a felcsapottak közül választasz.
ask-PlaceDrawn = Húztál egy lapkát. Ültetvény legyen vagy erdő?
ask-TakeLand = Válassz egy lapkát a szigetedre, vagy passzolj.
ask-SecondTake = A könyvtárad révén választhatsz egy második lapkát, vagy passzolhatsz.
ask-ForestHospice = A menedékházad révén fogadhatsz egy telepest a szélrózsádra.
ask-LodgeDiscard = A vadászházad révén eldobhatsz egy ültetvényt vagy erdőt.
ask-LibraryMayor = Polgármesterként fogadhatsz még egy telepest a telepesek kupacából.
ask-LibraryColonist = A könyvtárad révén fogadhatsz egy második telepest is.
ask-Villa = A vidéki lakod révén fogadhatsz még valakit a készletből.
ask-PlacingNoble = Hová küldöd a következő nemesedet?
ask-BuyOrReturn = Vásárolj egy épületet, vagy passzolj.
ask-ReturnPerson = Feketepiac: kit adsz vissza az épületért ({ $building }), ha adsz egyáltalán?
ask-ReturnBarrel = Feketepiac: melyik hordót adod vissza az épületért ({ $building }), ha adsz egyáltalán?
ask-MayProduce = Állítasz elő árut?
ask-AqueductBarrel = A vízvezetéked révén kaphatsz még egy hordó { $good-acc }.
ask-SellOrPost = Adj el egy hordót a kereskedőháznak vagy a kereskedelmi állomásodon, vagy passzolj.
ask-LandOffice = A telekhivatalodban álló telepes révén 1 dublonért vehetsz egy ültetvényt, nemes révén 1 dublonért eladhatod egy ültetvényedet.
ask-ShipGoods = Válassz egy árufajtát, és hajózd be, vagy használd valamelyik rakpartodat.
ask-SmallWharf = Mit küldesz a kis rakpartodról? { $sent ->
    [0] Még semmi sincs a hajón.
   *[other] { $sent } hordó már a hajón van.
}
ask-RoyalSupplier = A kaszárnyád révén különböző fajtájú hordókat adhatsz vissza, legfeljebb annyit, ahány nemesed van, darabját 1 győzelmi pontért.
ask-GuestMoves = Elküldhetsz egy vendéget a vendégházadból.

## Események

event-new-year = Új év kezdődik; a kormányzó { $seat }.
event-earned = { $seat } { $doubloons } dublont kap.
event-paid = { $seat } { $doubloons } dublont fizet.
event-scored = { $seat } { $vp } győzelmi pontot szerez.
event-returned = { $seat } { $barrels } hordó { $good-acc } tesz vissza a készletbe.
event-ending = Ez az utolsó év: { $end }.
event-produced = { $seat } { $barrels } hordó { $good-acc } állít elő.
event-arrived = { $colonists ->
    [0] { $seat } nem kap telepest.
   *[other] { $seat } { $colonists } telepest kap.
}
event-ship-filled = { $colonists ->
    [0] Nem száll telepes a telepeshajóra.
   *[other] { $colonists } telepes száll a telepeshajóra.
}
event-drew = { $seat } egy { $tile-acc } húz.
event-turned-up = Új felcsapott ültetvény: { $tile }.
event-reshuffled = { $tiles } eldobott lapkából új, képpel lefelé lévő kupac lesz.
event-loaded = { $seat } { $good-acc } hajóz be { $ship-onto }, mert nincs más választása.
event-ship-emptied = { $ship-cap-the } megtelt: { $good-the } visszakerül a készletbe.
event-house-emptied = A kereskedőház megtelt: az áruhordók visszakerülnek a készletbe.
event-came-into-play = Bekerül a játékba: { $building }.
event-noble-arrived = { $seat } egy nemest kap.
event-forested = { $seat } egy { $tile-acc } képpel lefelé, erdőként rak le.
event-dark-forest = { $seat } képpel lefelé, erdőként rakja le a húzott lapkát.
event-felled = { $seat } eldob egy erdőt; alatta: { $tile }.
event-returned-vp = { $seat } { $vp } győzelmi pontot ad vissza.

## Kifogások

why-role-taken = Ebben az évben { $owner } már kiválasztotta { $role-the-acc }.
why-role-not-in-game = { $role-cap-the } ennyi játékosnál nem szerepel a játékban.
why-island-full = A szigeted betelt: { $spaces } ültetvényhely van rajta, és mind foglalt.
why-not-in-row = Nincs { $tile } a felcsapott ültetvények között.
why-no-quarry = Nincs több kőbánya.
why-quarry-not-for-you = Kőbányát csak az ültetvényes választhat, vagy akinek működő építőműhelye van.
why-no-hacienda = Nincs működő haciendád.
why-pile-empty = A képpel lefelé lévő kupac üres.
why-place-named = Arról már döntöttél, hány telepest küldesz { $place-to }.
why-too-many-people = { $most ->
    [0] Ide nem küldhetsz telepest.
   *[other] Ide legfeljebb { $most } telepest küldhetsz.
}
why-too-few-people = Ide legalább { $least } telepest kell küldened, mert a többi karikán nem férnek el mind.
why-owned-already = { $building-cap-the } már a tiéd.
why-sold-out = Nincs több { $building } a banktáblán.
why-too-dear = Az ára { $price } dublon, neked viszont { $doubloons ->
    [0] egy sincs.
   *[other] csak { $doubloons } van.
}
why-city-full = A városod betelt: { $spaces } építési telek van benne, és mind foglalt.
why-no-room = Az épülethez { $size } építési telek kell, de csak { $free } szabad.
why-no-column = A városodban már { $large } nagy épület áll; egyik oszlopban sem fér el több.
why-not-produced = Ebben a fázisban nem állítottál elő { $good-acc }.
why-none-left = Nincs több { $good } a készletben.
why-no-barrel-to-sell = Nincs { $good-yours }, amelyet eladhatnál.
why-house-full = A kereskedőház megtelt: legfeljebb { $barrels } hordó fér el benne.
why-kind-in-house = A kereskedőházban már van { $good }, és nincs működő hivatalod.
why-no-barrel-to-load = Nincs { $good-yours }, amelyet behajózhatnál.
why-no-such-ship = { $ship-cap-the } ennyi játékosnál nem szerepel a játékban.
why-ship-full = { $ship-cap-the } megtelt.
why-other-kind-on-ship = { $ship-cap-the } már { $cargo-acc } szállít, más nem kerülhet rá.
why-kind-on-other-ship = { $other-cap-the } már szállít { $good-acc }, ezért másik hajóra nem kerülhet belőle.
why-other-ship-takes-more = { $other-cap-the } többet vinne el belőle: { $barrels } hordót.
why-no-wharf = Nincs működő rakpartod.
why-wharf-used = A rakpartodat ebben a fázisban már nem használhatod.
why-must-load = Be tudsz hajózni árut, ezért nem passzolhatsz.
why-no-barrel-to-store = Nincs { $good-yours }, amelyet megtarthatnál.
why-stored-already = { $good-cap-the } már a raktáradban van.
why-warehouse-unused = A raktáraidban még { $kinds } árufajtának van helye, és nem maradhat kihasználatlan hely.
why-not-drafted = { $building-cap-the } nem vesz részt az épületek összeválogatásában.
why-in-play-already = { $building-cap-the } már a játékban van.
why-no-space = A banktáblán nincs több üres hely { $cost } dublonos épületnek.
why-not-together = { $other-cap-the } már a játékban van, és a kettő nem szerepelhet együtt.
why-no-forest-house = Nincs működő erdészházad.
why-no-forest = Nincs erdőd.
why-no-guest = Nincs ilyen vendéged: { $person }.
why-no-empty-circle = Itt nincs üres karikád: { $place }.
why-nobody-there = Itt nincs ilyen embered ({ $person }): { $spot }.
why-person-of-black-market = Aki magán a feketepiacon áll, azt nem adhatod vissza.
why-noble-not-accepted = A feketepiac nem fogad el nemest.
why-not-exact = Pontosan annyit kell visszaadnod, amennyi hiányzik; így { $missing } maradna hátra.
why-no-barrel-to-return = Nincs { $good-yours }, amelyet visszaadhatnál.
why-no-trading-post = Nincs működő kereskedelmi állomásod.
why-no-land-office = Nincs telepessel működő telekhivatalod.
why-no-noble-in-land-office = A telekhivatalodban nincs nemes.
why-no-doubloon = A lapka ára { $price } dublon.
why-plantations-only = A telekhivatal csak ültetvényekkel foglalkozik.
why-tile-from-row = A telekhivatal a felcsapott ültetvények közül ad.
why-tile-from-pile = A telekhivatal a képpel lefelé lévő kupac felső lapkáját adja.
why-forest-not-sold = A telekhivatal nem vesz erdőt.
why-no-such-tile = Nincs ilyen ültetvényed: { $good }, { $occupant }.
why-no-hunting-lodge = Nincs telepessel működő vadászházad.
why-no-small-wharf = Nincs működő kis rakpartod.
why-small-wharf-used = A kis rakpartodat ebben a fázisban már nem használhatod.
why-too-few-barrels = A kis rakpartról legalább { $least } hordót kell küldened.
why-too-many-barrels = Ebből csak { $most } hordód van.
why-kind-named = Arról már döntöttél, mennyi { $good-acc } küldesz.
why-no-royal-supplier = Nincs működő kaszárnyád.
why-royal-supplier-over = A kaszárnyádat ebben a fázisban már nem használhatod.
why-too-few-nobles = Nemesenként egy hordót adhatsz vissza; neked { $nobles ->
    [0] nincs nemesed.
   *[other] { $nobles } nemesed van.
}
why-different-kinds = Különböző fajtákat kell visszaadnod, és { $good-acc } már adtál vissza.
why-storage-unused = Még { $barrels } hordónak van helye, és nem maradhat kihasználatlan hely.
why-all-kept = Ebből már mindet megtartod.
why-must-take = Nem utasíthatod vissza, hogy fogadj valakit a hajóról.
why-no-colonist-on-ship = Nincs több telepes a hajón.
why-no-noble-on-ship = Nincs nemes a hajón.
why-noble-first = A nemes száll le először a hajóról.
why-no-noble-left = Nincs több nemes a készletben.
why-noble-left = Van még nemes a készletben.
why-nobles-left = Még { $nobles } nemest el kell helyezned, mert üres karika nem maradhat.

## Az asztal beállításai; `ruling`: ahol a szabálykönyv hallgat vagy a források eltérnek

option-expansions = Kiegészítők
option-expansions-new_buildings = Új épületek
option-expansions-nobles = Nemesek
option-draft = Az új épületek kiválasztása
option-draft-pick = felváltva
option-draft-random = véletlenszerűen
ruling-vp_end_trigger = Az utolsó győzelmi pont véget vet a játéknak
ruling-vp_end_trigger-any_phase = bármelyik fázisban
ruling-vp_end_trigger-captain_only = csak a kapitány fázisában
ruling-hospice_from_ship = Menedékház: ha üres a készlet, a hajóról
ruling-hacienda_reshuffles_empty_pile = Hacienda: az üres kupac újrakeverhető
ruling-city_geometry = Nagy épület helye
ruling-city_geometry-any_two_spaces = bármely két telek
ruling-city_geometry-grid_4x3 = két egymás alatti telek
ruling-automatic_bonuses = A választás nélküli jutalmak maguktól járnak
ruling-forced_full_storage = Raktározás: nem maradhat kihasználatlan hely
ruling-wharf_pass_is_final = Rakpart: aki egyszer kihagyja, már nem használhatja
ruling-ships_bonus_per = Kikötő és világítótorony: egy pont, illetve dublon jár
ruling-ships_bonus_per-shipment = behajózásonként
ruling-ships_bonus_per-kind = árufajtánként
ruling-small_wharf_minimum_barrels = Kis rakpart: legkevesebb hordó
ruling-aqueduct_barrel_counts_for_specialty = Speciális gyár: a vízvezeték hordója számít
ruling-black_market_discounts_after_return = Feketepiac: a kedvezmények az elküldött ember nélkül számítanak
ruling-trading_post_after_house_full = Kereskedelmi állomás és telekhivatal: megtelt kereskedőháznál is nyitva
ruling-library_two_player_once_per_year = Könyvtár, két játékossal: évente egyszer
ruling-guest_windows = Vendégház: mikor költözhetnek a vendégek
ruling-guest_windows-0 = a fázis négy pontján
ruling-guest_windows-1 = a tulajdonos saját körében
ruling-exp2_building_choice = Nemesek: az új épületek
ruling-exp2_building_choice-draft_all = a többivel együtt választhatók
ruling-exp2_building_choice-exp2_always_in = mind játékban vannak
ruling-jeweler_always_in_play = Nemesek: az ékszerészműhely mindig játékban van
ruling-draft_forbid_office_with_trading_post = Választás: hivatal és kereskedelmi állomás nem lehet együtt
ruling-draft_forbid_hacienda_with_forest_house = Választás: hacienda és erdészház nem lehet együtt
ruling-land_office_tile = Telekhivatal: a lapka
ruling-land_office_tile-face_up = a felcsapottak közül való
ruling-land_office_tile-face_down = a képpel lefelé lévő kupacból való
ruling-land_office_noble_may_sell_forest = Telekhivatal: a nemes erdőt is eladhat
ruling-hunting_lodge_order = Vadászház: előbb
ruling-hunting_lodge_order-discards_then_award = mindenki eldob, aztán a pontok
ruling-hunting_lodge_order-award_then_discards = a pontok, aztán mindenki eldob
ruling-ship_choice_of_noble = Hajó: nemes és telepes között lehet választani
ruling-building_colonist_noble_last_resort = A menedékház és az egyetem nemest is kap, ha elfogyott a telepes
ruling-black_market_accepts_noble = Feketepiac: nemes is visszaadható
ruling-shared_victory_on_full_tie = Teljes döntetlennél közös a győzelem
ruling-vp_chips_hidden = A győzelmipont-jelzők rejtettek
ruling-bots_see_vp_chips = A botok számolhatják a rejtett pontokat
ruling-forest_underside_hidden = Az erdő alatti ültetvény rejtett
ruling-privilege_barrel_counts_as_produced = Iparos: a privilégium hordója termelésnek számít
ruling-production_may_be_declined = Iparos: a termelésről le lehet mondani
ruling-lighthouse_captain_doubloon_at = Világítótorony: a kapitány dublonja jár
ruling-lighthouse_captain_doubloon_at-first_turn = az első körében
ruling-lighthouse_captain_doubloon_at-phase_end = a fázis végén
ruling-land_office_refills_row = Telekhivatal: a sor azonnal feltöltődik
ruling-ship_take_may_be_declined = Polgármester: a hajóról nem kötelező elvenni
ruling-library_second_take_hospice = Könyvtár: a második lapka is kaphat telepest a menedékházból
ruling-nobles_per_filling = Nemesek a hajón feltöltésenként

## A szabályok fejezetei

chapter-1 = Kellékek és készlet
chapter-2 = Előkészületek 3–5 játékosnak
chapter-3 = Két játékos: előkészületek és játék
chapter-4 = Az épületek kiválasztása (I. és II. kiegészítő)
chapter-5 = Az év és a szerepek
chapter-6 = Az ültetvényes fázisa
chapter-7 = A polgármester fázisa
chapter-8 = Az építész fázisa
chapter-9 = Az iparos fázisa
chapter-10 = A kereskedő fázisa
chapter-11 = A kapitány fázisa: behajózás
chapter-12 = A kapitány fázisa: raktározás
chapter-13 = Az aranyásó
chapter-14 = Az épületekről általában
chapter-15 = Feldolgozóüzemek
chapter-16 = Az alapjáték kis drapp épületei
chapter-17 = Az alapjáték nagy épületei
chapter-18 = I. kiegészítő: új épületek
chapter-19 = II. kiegészítő: nemesek
chapter-20 = II. kiegészítő: épületek
chapter-21 = A játék vége
chapter-22 = Értékelés
chapter-23 = Változatok és készletek
chapter-24 = Rejtett információ
