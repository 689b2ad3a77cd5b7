# Szavak, amelyek csak a Calimala táblájához kellenek.

## A tábla

ca-board = Firenze, Európa, a tanács és az épületek
ca-florence = Firenze
ca-florence-does = két akció közti korong mindkettőt elvégzi
ca-council = Városi tanács
ca-council-short = Tanács
ca-next = a { $all } lapkából { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
} következik
ca-all-scored = minden lapka sorra került
ca-representatives = képviselők
ca-open-card = Közös kártya
ca-open-card-short = Közös
ca-deck = Pakli
ca-discarded = { $discarded } eldobva
ca-offer = Kezdőkártyák
ca-finals = Pontozókártyák
ca-own-discs = korongjaid és kártyáid
ca-own-materials = nyersanyagaid
ca-white = fehér

## Pontozólapkák és kártyák röviden

ca-tile-barcelona = Barcelona
ca-tile-lisbon = Lisszabon
ca-tile-london = London
ca-tile-troyes = Troyes
ca-tile-bruges = Bruges
ca-tile-hamburg = Hamburg
ca-tile-santa_maria_del_fiore = S. Maria
ca-tile-san_miniato = Miniato
ca-tile-santa_croce = S. Croce
ca-tile-palazzo_vecchio = Palazzo
ca-tile-artworks = Műalkotás
ca-tile-port_cities = Kikötők
ca-tile-trading_cities = Kereskedő
ca-tile-contribution_wood = Fa
ca-tile-contribution_brick = Tégla
ca-tile-contribution_marble = Márvány

## Kártyák röviden

ca-short-wood = Fa
ca-short-brick = Tégla
ca-short-marble = Márvány
ca-short-build = Építés
ca-short-artwork = Műalkotás
ca-short-weave = Szövés
ca-short-ship = Behajózás
ca-short-deliver = Szállítás
ca-short-contribute = Hozzájárul

## A ház és a helyek

ca-discs-left = korong
ca-cubes = kocka a készletben
ca-houses-left = építhető kereskedőház
ca-warehouses = raktárak
ca-works = műhelyek és hajók
ca-hand = kézben, rejtve
ca-no-cards = nincs kártya
ca-kept = pontozókártya
ca-keep-one = pontozókártyák, csak te látod
ca-cloth = szövet
ca-ships = hajó
ca-houses = kereskedőház
ca-workshops = műhely
ca-cards = akciókártya
ca-discs = lerakandó korong
ca-white-discs = lerakandó fehér korong
ca-left = maradt
ca-began = kezdő

## A játék vége

ca-scorings = pontozás
ca-scorings-left = { $scorings } pontozás van hátra
ca-scored-next = a következő pontozás
ca-rounds = korong fejenként
ca-rounds-left = fejenként { $rounds } lerakandó korong

## Fülek telefonon

ca-view-city = Város
ca-view-europe = Európa
ca-view-buildings = Épületek
ca-view-council = Tanács
ca-view-house = Ház

## Válaszok és kérdések

ca-pair = { $first } és { $second }
ca-note-then = Utána: { $seats }.
ca-you = te
ca-note-scores = Pontozás: { $tile }; a mostani állás szerint { $vp ->
    [0] nem kapsz pontot.
   *[other] { $vp } pontot kapsz.
}
ca-note-level = { $level } korongod
ca-note-room = { $free } szabad hely
ca-context-before = Az első kör előtt
ca-context-turn = { $turn }. kör, legfeljebb { $all } lesz
ca-context-disc = { $pair }: { $disc }. korong, összesen { $discs }

## Kimondott nevek

ca-now = Most: { $places }
ca-now-none = Most senki sem kapna pontot
ca-say-street = Utca, { $first } és { $second } között; a torony felülről: { $discs }
ca-say-street-empty = Utca, { $first } és { $second } között; üres
ca-say-action = { $action }, { $left ->
    [0] megvolt
    [1] még egyszer
   *[other] még kétszer
}
ca-say-city = { $city }, { $spaces } hely: { $each }
ca-with-house = kereskedőházzal
ca-say-row = { $what }: { $free } szabad
ca-say-building = { $building }: { $each }
ca-say-palazzo = Palazzo Vecchio, { $free } szabad műalkotásmező. Képviselők: { $each }
ca-say-used = { $tile }, sorra került
ca-say-represented = { $tile }, sorra került; képviselő: { $seat }
ca-say-next = { $tile }, ez a következő pontozás. { $standing }
ca-say-to-come = { $tile }. { $standing }
ca-say-open-card = Közös pontozókártya: { $card }. { $standing }
ca-say-deck = { $pile } kártya a pakliban, { $discarded } eldobott kártya
ca-say-card-open = Kezdőkártya: { $card }
ca-say-card-gone = Kezdőkártya: { $card }, elvitték
ca-say-card = { $card } kártya, { $number } darab
ca-say-own = { $thing }, neked { $number } van
ca-say-stored = { $material }: { $number } van a raktáradban, { $room } fér bele
ca-say-workshops = Műhelyek: { $number }, legfeljebb { $room }; bennük { $cloth } szövet
ca-say-ships = Hajók: { $number }, legfeljebb { $room }

## Az alkatrészek

ca-about-actions = Akciók, lapkán és kártyán
ca-about-build = Ami építhető
ca-about-discs = Korongok és kártyák
ca-about-places = Városok és épületek
ca-about-tiles = Pontozólapkák
ca-about-finals = Pontozókártyák
ca-about-copies = { $count } kártya
ca-about-worth = { $first }, { $second }, { $third } pont annak a háromnak, akinek a legtöbb kockája van; ha a holtverseny nem dől el, a helyek pontjait összeadva elosztják.
ca-about-final-worth = A játék végén { $first }, { $second }, { $third } pont annak a háromnak, akinek a legtöbb van.

ca-about-action-wood = Tégy egy kockát a készletedből a faraktáradba. { $room } fér bele.
ca-about-action-brick = Tégy egy kockát a készletedből a téglaraktáradba. { $room } fér bele.
ca-about-action-marble = Tégy egy kockát a készletedből a márványraktáradba. { $room } fér bele.
ca-about-action-build = Építs hajót, kereskedőházat vagy műhelyt, és fizesd ki a raktáraidból.
ca-about-action-artwork = Vigyél egy márványkockát egy templom vagy a Palazzo Vecchio szabad műalkotásmezőjére.
ca-about-action-weave = Minden műhelyed kap egy kocka szövetet, amelyikben van hely.
ca-about-action-ship = Minden hajód egy szövetet visz egy tetszőleges kikötővárosba, ahol van hely. Legalább egynek indulnia kell.
ca-about-action-deliver = Minden kereskedőházad kap egy szövetet, ha a városában van hely. Legalább egynek indulnia kell.
ca-about-action-contribute = Vigyél egy kockát egy raktáradból a három templom egyikéhez, az azonos nyersanyag sorába.

ca-about-ship-name = Hajó
ca-about-ship = Minden behajózáskor egy szövetet visz. Legfeljebb { $most } lehet.
ca-about-trade_house-name = Kereskedőház
ca-about-trade_house = Egy kereskedővárosban áll, és minden szállításkor egy szövetet fogad. Városonként egy lehet a tiéd.
ca-about-workshop-name = Műhely
ca-about-workshop = Szövetből { $room } fér bele. Eggyel kezdesz, legfeljebb { $most } lehet.

ca-about-disc-coloured-name = Saját színű korong
ca-about-disc-coloured = Az utcán, ahová leteszed, elvégzed mindkét összekötött akciót. A toronyban marad, és újra aktiválódik, egyszer, valahányszor másik korong kerül rá, amíg legfeljebb kettő van fölötte.
ca-about-disc-white-name = Fehér korong
ca-about-disc-white = Mindkét összekötött akciót kétszer végzi el. Utána senkié, és kimarad.
ca-about-card-name = Akciókártya
ca-about-card = Akkor játszható ki, amikor egy korongod aktív: hajtsd végre a rajta látható akciót. Minden olyan összekötött akcióért húzhatsz egyet, amelyet nem tudsz végrehajtani.
ca-about-representative-name = Képviselő
ca-about-representative = Négy korong közül a legalsó a tanácsba kerül, a következő pontozólapkára. A képviselők és a Palazzo műalkotásai döntik el a holtversenyeket.

ca-about-port = Kikötőváros: { $spaces } hely hajón érkező szövetnek.
ca-about-trading = Kereskedőváros: { $spaces } hely szállított szövetnek, { $houses } kereskedőháznak.
ca-about-church = Hely fának: { $wood }, téglának: { $brick }, márványnak: { $marble }, műalkotásnak: { $artworks }.
ca-about-palace = Hely műalkotásnak: { $artworks }. Más hozzájárulást nem fogad.

ca-about-count-city = Az itt lévő szövet számít: { $city }.
ca-about-count-building = Az itt lévő minden kocka számít, nyersanyag és műalkotás: { $building }.
ca-about-count-palazzo = A tanácsi képviselők és a Palazzo műalkotásai számítanak.
ca-about-count-artworks = A műalkotások számítanak mind a négy épületben.
ca-about-count-port_cities = A szövet számít minden kikötővárosban.
ca-about-count-trading_cities = A szövet számít minden kereskedővárosban.
ca-about-count-contribution_wood = A fa számít mindhárom templomnál.
ca-about-count-contribution_brick = A tégla számít mindhárom templomnál.
ca-about-count-contribution_marble = A márvány számít mindhárom templomnál, a műalkotások nélkül.

## Emlékeztető

ca-aid-turn = A körödben tegyél egy korongot egy olyan utcára, ahol az összekötött két akcióból legalább egyet végre tudsz hajtani, akár a kézben lévő kártyáid segítségével.
ca-aid-tower = Ezután a torony korongjai felülről lefelé aktiválódnak, legfeljebb három: mindegyik gazdája mindkét akciót elvégezheti, tetszőleges sorrendben. Csak annak kötelező az egyik, aki a korongot letette.
ca-aid-white = A fehér korong mindkét akciót kétszer végzi el, de csak legfelül; lejjebb kimarad.
ca-aid-cards = Minden összekötött akcióért, amelyet nem tudsz végrehajtani, húzhatsz egy kártyát. Amíg a korongod aktív, bármennyi kártyát kijátszhatsz.
ca-aid-council = Ha egy utcán negyedik korong is van, a legalsó a tanácsba kerül, és a következő lapka pontot ér: 3, 2 és 1 pont jár a legtöbb kockáért. Fehér korong helyett az aktív játékos a készletéből küldi egy sajátját, és a fehéret a készletébe teszi; ha ott nincs színes korongja, egy utcáról küld egyet, és a fehér annak a toronynak a tetejére kerül.
ca-aid-ties = Holtverseny: több képviselő és tanácsi műalkotás együtt; több képviselő; akinek előbb volt ennyi; akié az első műalkotás ott. Különben osztoznak.
ca-aid-end = A játék azzal a fordulóval ér véget, amelyikben minden lapka sorra került vagy minden korong lekerült; a megmaradt lapkák ekkor érnek pontot. Végül minden pontozókártya mindenkinek számít: 5, 3 és 1 pont.
