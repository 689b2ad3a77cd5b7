# A lap saját szavai.

## Az asztalnál

ui-may = Ezt választhatod.
ui-you = te
ui-You = Te
ui-bot = bot, { $level }
ui-online = itt van
ui-away = nincs itt
ui-stewarded = nincs itt, bot játszik
ui-free = szabad hely
ui-level-random = véletlen
ui-level-apprentice = inas
ui-level-merchant = kereskedő
ui-level-doge = dózse
ui-your-turn = Te jössz
ui-turn = Gondolkodik
ui-house = A házad
ui-whole-seat = { $name }: minden, ami az övé
ui-seats = Helyek
ui-board = Tábla
ui-offered = Ezekből választhatsz
ui-parts = A tábla részei
ui-tools = Eszközök
ui-home = Kezdőlap
ui-fold = A döntés becsukása vagy kinyitása
ui-days-hours = { $days } nap { $hours } óra

## A döntés

ui-decision = Döntés
ui-waiting = Várunk: { $names }
ui-over = A játéknak vége
ui-not-now = Most nem lehet
ui-ways = { $count } mód
ui-try = Próbáld ki
ui-do-it = Legyen így
ui-back = Vissza
ui-trial = Így alakulna. Rajtad kívül senki sem látja.
ui-barrier = Valami kiderülne: csak akkor tudod meg, ha megteszed.
ui-why = Miért nem?
ui-asking = Mutass bármire, és megtudod, miért nem lehet.
ui-nothing-against = Most semmi sem szól ellene.
ui-nothing-to-do = Most nincs vele mit tenni.
ui-hint = Tipp
ui-hints = Amit egy bot fontolóra venne, és mekkora győzelmi esélyt lát benne
ui-undo = Visszavonás

## A könyv

ui-book = Napló és beszélgetés
ui-log = Napló
ui-chat = Beszélgetés
ui-filter = Csak ezek a helyek
ui-results = részletek
ui-say = Szólj az asztalhoz
ui-send = Küldés
ui-nothing-said = Még senki sem szólt.

## Szabályok

ui-rules = Szabályok
ui-about = Elemek
ui-aid = Emlékeztető
ui-search = Keresés
ui-nothing-found = Ilyet egy szabály sem mond.
ui-rules-in-english = A szabályok angolul olvashatók.
ui-close = Bezárás

## Beállítások

ui-settings = Beállítások
ui-pref-language = Nyelv
ui-pref-theme = Megjelenés
ui-theme-system = mint a rendszeré
ui-theme-light = világos
ui-theme-dark = sötét
ui-pref-motion = Mozgás
ui-motion-system = mint a rendszeré
ui-motion-on = a bábuk vándorolnak
ui-motion-off = semmi
ui-pref-at-once = A választás azonnal érvényes
ui-pref-at-once-note = Nem kér megerősítést. Visszavonni akkor is lehet, ha közben semmi sem derült ki.
ui-pref-obvious = A magától értetődő válaszokat megadja helyettem
ui-pref-obvious-note = Amikor szinte mindenki ugyanazt felelné. A napló szürkén mutatja, és vissza lehet vonni.
ui-pref-sounds = Hangok
ui-keys = Billentyűk: a nyilak a mezők között járnak, Enter választ, 1–9 a listából választ, Esc visszalép, u visszavon, ? kérdezi, miért nem, h tippet kér, r a szabályokat nyitja.

## A vonal

ui-line-lost = Megszakadt a kapcsolat a kiszolgálóval. Újra próbáljuk; a küldött lépés nem vész el.
ui-line-connecting = Kapcsolódás
no-unreachable = A kiszolgáló nem válaszol. Próbáld újra egy kicsit később.

## Az előcsarnok

ui-lobby-start = Mit játsszunk ma este?
ui-games = Játékok
ui-for-seats = { $seats } hely
ui-about-genoa = minden eladó, főleg a következő lépés
ui-about-marco_polo = kockák, tevék és a hosszú út a kánhoz
ui-about-citadels = titkos karakterek építik a legszebb várost
ui-about-puerto_rico = ültess, hajózz, építs; minden szerep mindenkié
ui-about-calimala = posztó, templomok és céhszavazás Firenzében
ui-guest = Vendég
ui-me = Te
ui-your-name = A neved
ui-friends = Barátok meghívóval
ui-a-bot = bot
ui-bots = Botok
ui-pace = Idő
ui-pace-free = óra nélkül
ui-pace-minute = lépésenként 1 perc, 10 perc tartalék
ui-pace-days = lépésenként 2 nap
ui-public = Bárki leülhet
ui-with-hints = Tipp kérhető
ui-without-hints = Tippek nélkül
ui-private = Csak meghívóval
ui-clock = { $reserve ->
    [0] { $move } lépésenként
   *[other] { $move } lépésenként, tartalék { $game }
}
ui-new-sum = Te{ $people ->
    [0] { "" }
   *[other] , { $people } barát
}{ $bots ->
    [0] { "" }
   *[other] , { $bots } bot
}.
ui-open-table = Nyisd meg az asztalt
ui-start-game = Kezdődjön a játék
ui-rulings = Házi szabályok ({ $changed ->
    [0] { $count }
   *[other] { $count } közül { $changed } módosítva
})
ui-rulings-note = Ahol a szabálykönyv hallgat vagy a források eltérnek. Alapállásban a mi olvasatunkat követik.
ui-yes = igen
ui-no = nem
ui-own-tables = Asztalaid
ui-no-own-tables = Még egy asztalnál sem ülsz.
ui-public-tables = Nyilvános asztalok
ui-no-public-tables = Senki sem nyitott ilyet.
ui-free-seats = { $count } szabad hely
ui-phase-open = nyitva
ui-phase-playing = folyik
ui-phase-over = vége
ui-demo = Nézd a botok játékát
ui-paste = Játszma megnézése

## A szoba

ui-your-table = Az asztalod
ui-room-of = { $host } asztalához hív
ui-sit = Ide ülök
ui-add-bot = Jöjjön egy bot
ui-remove = Elküldöm
ui-host-starts = A játékot { $host } indítja.
ui-leave = Felállok
ui-invite = Meghívó
ui-link = A meghívó címe
ui-copy = Másolás
ui-copy-link = Cím másolása
ui-copied = Másolva
ui-copy-by-hand = Másold ki kézzel: ki van jelölve.
ui-link-alone = Ez a cím csak ezen a gépen nyílik meg. A --host 0.0.0.0 kapcsolóval indított szerver másokat is beenged.
ui-token = Kulcs egy programnak
ui-token-note = Az a program, amely ezt megkapja, a te helyeden játszik; te továbbra is nézheted, és léphetsz is. Csak most látható: ha újat kérsz, ez érvényét veszti.
ui-token-call = A szerver, az asztal és a kulcs, ahogy a program várja
ui-qr = A meghívó QR-kódja

## Visszatérés, a játék vége

ui-since = { $count } lépés történt, amióta itt jártál.
ui-since-begin = Mutasd egyenként
ui-since-step = { $at }. lépés a { $of } közül
ui-since-end = Vissza a jelenbe
ui-next = Tovább
ui-skip = Kihagyom
ui-steward-plays = Helyetted egy bot játszik.
ui-gone = { $name } elment.
ui-let-bot = Folytassa egy bot
ui-return = Itt vagyok
ui-rematch = Még egyszer
ui-next-table = A következő asztalhoz
ui-replay = Visszajátszás
ui-download = Jegyzőkönyv
ui-move-of = { $at }. lépés, összesen { $of }
ui-moment = A játék pillanata
ui-play = Lejátszás
ui-pause = Szünet
ui-step = Egy lépés előre
ui-step-back = Egy lépés vissza
ui-turn-on = A következő hely soráig
ui-turn-back = Az előző sorig
ui-eyes = Kinek a szemével
ui-spectator = egy nézőével
ui-share-moment = Cím ehhez a pillanathoz
ui-link-opens = Akinél ez a cím van, megnézheti ezt az asztalt.
ui-link-invited = Ezt a címet csak az nyithatja meg, akit meghívtak az asztalhoz.
ui-to-table = Az asztalhoz
ui-paste-label = Illeszd be a jegyzőkönyvet
ui-show = Mutasd

## Te

ui-keep = Megtartom
ui-account = Fiók
ui-password = Jelszó
ui-sign-in = Belépés
ui-sign-up = Fiók létrehozása
ui-sign-out = Kilépés
ui-signed-in = Belépve: { $account }.
ui-account-note = Fiók nem kötelező: vele több eszközről is játszhatsz. Az asztalaid a tieid maradnak.
ui-ratings = Erősség
ui-rating = Érték
ui-played = Játszma
ui-finished = Befejezett játszmák
ui-none-finished = Még egy sincs.
ui-game = Játék
ui-place = Helyezés
ui-points = Pont
ui-when = Mikor
ui-with = Kikkel
