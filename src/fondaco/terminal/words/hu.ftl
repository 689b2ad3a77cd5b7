# A terminál saját szavai.

## Argumentumok

no-game = Nincs { $name } nevű játék. Ezek vannak: { $games }.
which-game = Melyik játék? Ezek vannak: { $games }.
no-seats = { $seats } hellyel nem játszható; a helyek száma ennyi lehet: { $counts }.
no-seed = A kezdőszám 0 és { $most } közötti egész szám.
no-bot = Nincs { $name } nevű gépi játékos. Ezek vannak: { $bots }.
no-seconds = --seconds: 0-nál több és legfeljebb 600 lehet.
at-least-one = { $name }: legalább 1 kell.
too-many-bots = { $bots } gépi játékos nem lehet: 0 és { $most } között válassz, hogy ember is maradjon.
bots-and-hot-seat = Vagy --bots, vagy --hot-seat: közös billentyűzetnél nincs gépi játékos.
options-no-object = JSON-objektumot várok
options-no-json = A beállítások nem JSON alakúak: { $text }
options-bad = A beállítások nem fogadhatók el: { $reason }. Ezek vannak:
resume-alone = A --resume mellett nem adható meg --seats, --seed vagy --options: mindezt a játékleírás tartalmazza.
resume-no-seed = nincs benne kezdőszám, ezért ez a befejezetlen játék nem folytatható
other-game = ez egy másik játék leírása: { $game }
bad-record = { $path } nem fogadható el: { $reason }

## Az asztalnál

thinking = { $seat } gondolkodik …
hand-over = A billentyűzet most { $seat } játékosé. Nyomd meg az Entert.
news-more = … és még { $lines } sor (napló)
no-choices = Írd be a lépést szövegként; a ? elmondja, hogyan.
no-number = Nincs ilyen válasz: 1 és { $most } közötti számot írj.
no-action = „{ $text }” se nem utasítás, se nem lépés ({ $reason }). Segítség: ?
why-what = Mit miért nem? Írd mögé a lépést: miért pass
why-legal = Semmi akadálya: „{ $action }”.
undone = Visszavonva.
undo-nothing = Még nem léptél.
undo-others = Azóta már más lépett, ezért nem vonható vissza.
undo-chance = A véletlen is közrejátszott, ezért nem vonható vissza.
undo-learned = Valaki megtudott általa valamit, ezért nem vonható vissza.
log-empty = Még nem történt semmi.
save-where = Hová mentsem? Írj mögé egy fájlnevet: mentés jatek.txt
save-offer = Melyik fájlba mentsem a játékot (Enter: sehová)?
save-failed = A mentés nem sikerült: { $reason }.
saved = Elmentve ide: { $path }
resume-hint = Így folytathatod: { $command }
goodbye = Viszlát!

## Utasítások

order-number = 1, 2, 3 …
order-help = ?
order-why = miért LÉPÉS
order-undo = vissza
order-log = napló
order-rules = szabály ID
order-board = tábla
order-save = mentés FÁJL
order-quit = kilépés

help-texts = Szöveggel is válaszolhatsz:
help-number = válasz a kérdésre
help-help = ez a segítség: a kérdés, a hozzá tartozó szabály és az utasítások
help-why = miért nem tehető meg egy lépés (számmal vagy szöveggel, pl. miért { $example })
help-undo = az utolsó lépésed visszavonása, amíg senki nem tudott meg általa semmit
help-log = ami utoljára történt
help-rules = egy szabály vagy szabályfejezet (pl. szabály { $rule }); azonosító nélkül a kérdés szabálya
help-board = az asztal még egyszer
help-save = a játék mentése; a fájl olvasható, visszajátszható és folytatható játékleírás
help-quit = felállsz az asztaltól; előtte megkérdezem, mentsem-e a játékot

## A játék vége

results = A játék véget ért
place = Helyezés
player = Játékos
points = Pont

## Szabályok, játékleírások, változat

no-ledger = Nincsenek telepítve a szabályok ehhez a játékhoz: { $game }.
no-rule = Nincs ilyen szabály: { $id }. Talán ez: { $like }
rules-in-english = A szabályok angol nyelven állnak rendelkezésre.
step = { $move }. lépés, összesen { $moves }; nyomd meg az Entert.
replay-unfinished = { $moves } lépés; a játék még nem ért véget.
engine-compiled = Motor: lefordított
engine-interpreted = Motor: értelmezett

## Szimuláció

simulating = Játék
simulated = { $games } játék ({ $game }), { $seats } hely, gépi játékos: { $bot }, kezdőszám: { $seed }
stopped = Megállítva: { $games } játék készült el a kért { $wanted } közül.
mean = Átlag
deviation = Szórás
low = Min.
high = Max.
wins = Győzelem
everybody = Minden hely
decisions = Döntés játékonként
ended = { $share } – a játék vége: { $reason }
speed = { $games } játék és { $decisions } döntés másodpercenként, összesen { $seconds } mp

## Aréna

games-of-seats = A --games értéke legyen a { $seats } hely többszöröse: minden gépi játékos egyforma gyakran ül minden helyen.
arena-title = { $games } játék ({ $game }), { $seats } hely, játékonként { $length } döntés; az egyenlő rész { $fair }
arena-bot = Gépi játékos
arena-interval = 95 %
arena-ms = ms lépésenként
arena-rating = Értékszám
arena-written = Jelentés: { $path }
arena-failed = A napló nem vezethető: { $reason }

## Puerto Rico táblája

pr-governor = kormányzó
pr-to-move = következik
pr-doubloons = dublon
pr-circles = foglalt, üres
pr-roles = Szerepek
pr-ships = Hajók
pr-house = Kereskedőház
pr-supply = Készlet
pr-row = Ültetvények
pr-quarries = Kőbányák
pr-face-down = Képpel lefelé
pr-colonists = Telepesek
pr-on-ship = { $ship } a hajón, { $supply } a készletben
pr-end = Játék vége
pr-vp-pool = GyP-készlet
pr-colonists-left = telepesek
pr-fullest-city = legteltebb város
pr-last-year = UTOLSÓ ÉV
pr-column = kőbánya: max. −{ $quarries }
pr-vp = GyP
pr-windrose = szélrózsa
pr-island = sziget
pr-city = város
pr-you = te

## A szerver

serve-extra = További csomagok kellenek (hiányzik: { $name }). A forráskód mappájában: pip install '.[{ $extra }]'; csomagfájlból: pip install 'FÁJL.whl[{ $extra }]'.
serve-no-page = A böngészős felület hiányzik, csak a programok felülete érhető el: ez a telepítés nélküle készült. A forráskód mappájában a `make page` készíti el.
serve-at = A Fondaco itt érhető el: { $address }. Az asztalok itt vannak: { $path }. Ctrl-C leállítja; egy lépés sem vész el.
serve-friends = A házban a barátok itt érik el: { $addresses }
serve-refused = A szerver nem indítható el: { $reason }
no-port = A port 0 és 65535 közötti szám.

backup-done = Ellenőrzött mentés készült: { $path }. Asztalok: { $tables } (folyamatban: { $playing }), emberek: { $people }.
check-done = { $path } ép: { $tables } asztal (folyamatban: { $playing }), { $people } ember.
restore-done = { $path } tartalma most: { $tables } asztal (folyamatban: { $playing }), { $people } ember.
restore-old = A korábbi tartalom itt maradt meg: { $path }.
not-done = Semmi sem változott: { $reason }
backup-no-file = Semmi sem változott: egy PostgreSQL-adatbázist a deploy/backup.sh és a PostgreSQL saját eszközei mentenek és állítanak vissza. Fájl esetén: --database "" --data FÁJL.
