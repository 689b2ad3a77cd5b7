# Minden játékban elhangzik.

seat-0 = Kék
seat-1 = Piros
seat-2 = Sárga
seat-3 = Zöld
seat-4 = Lila
seat-5 = Fekete
seat-6 = Fehér
seat-7 = Narancs

# Aki ott ül, más szavak belsejében: ha van neve, az áll a szín helyén.

player-0 = { seat-0 }
player-1 = { seat-1 }
player-2 = { seat-2 }
player-3 = { seat-3 }
player-4 = { seat-4 }
player-5 = { seat-5 }
player-6 = { seat-6 }
player-7 = { seat-7 }

event-did = { $seat }: { $action }

why-game-over = A játék véget ért.
why-no-seat = Nincs { $seat } számú hely; az asztalnál { $seats } hely van.
why-not-yours = Most nem te következel.
why-not-now = Ezt most nem lehet megtenni.
why-unknown-action = Nincs ilyen lépés.
why-also = Egyébként sem lehetne:

# Amit a szerver visszautasít.

no-no-table = Nincs ilyen asztal.
no-table-unreadable = Ez az asztal nem olvasható be. A lépései megvannak; fordulj a szerver üzemeltetőjéhez.
no-not-invited = Ez az asztal zártkörű: meghívó kell hozzá.
no-not-host = Ezt csak az asztal házigazdája teheti meg.
no-not-seated = Nem ülsz ennél az asztalnál.
no-not-open = A játék már elkezdődött.
no-not-playing = Ennél az asztalnál most nem folyik játék.
no-not-over = A játék még nem ért véget.
no-no-seat-free = Nincs szabad hely.
no-seat-taken = Ott már ül valaki.
no-seats-empty = Van még üres hely: várj játékosokra, vagy ültess oda botokat.
no-nobody-there = Ott nem ül ember.
no-still-here = Bot csak az helyett játszik tovább, aki legalább { $seconds } másodperce nincs itt.
no-no-such-seat = Nincs ilyen hely.
no-no-such-game = Nincs ilyen játék.
no-bad-options = Ezek a beállítások nem férnek össze ({ $where }).
no-bad-seats = A játékot { $counts } játékos játszhatja.
no-bad-seed = A kezdőszám 0 és { $most } közötti szám.
no-no-such-level = Nincs ilyen bot; a választék: { $levels }.
no-no-such-time = A kereső botok legfeljebb { $most } másodpercet kaphatnak, például doge:500ms.
no-late = Elkésett: a játék már továbbment.
no-key-used = Ezt az üzenetszámot már másra használták.
no-bad-action = Nincs ilyen lépés.
no-illegal = A szabályok nem engedik.
no-barrier = Menet közben kiderülne valami: lépésenként kell megtenni.
no-nothing-to-undo = Nincs mit visszavonni: kiderült valami, vagy azóta más is lépett.
no-no-hints = Ennél az asztalnál nem kérhető tanács.
no-hint-waits = Egy bot a helyedben most a többiekre várna.
no-hint-failed = A bot, akitől tanácsot kértél, nem válaszolt. Próbáld újra.
no-bad-instruction = Ennek az utasításnak nincs értelme ({ $where }).
no-nothing-said = Nem hangzott el semmi.
no-too-much-talk = Hagyd a többieket is szóhoz jutni: { $seconds } másodperc alatt csak néhány sor küldhető.
no-not-stored = Nem sikerült elmenteni, ezért nem történt meg. Próbáld újra.
no-bad-message = A szerver nem értette ezt az üzenetet.
no-look-first = Előbb nézz az asztalra.
no-too-large = Ez túl nagy.
no-too-often = Túl gyors: várj { $wait } másodpercet.

no-nobody = Előbb mondd meg, hogyan szólítsunk.
no-no-account = Ehhez fiók kell.
no-wrong-password = Hibás a név vagy a jelszó.
no-account-taken = Ilyen nevű fiók már van.
no-account-already = Már van fiókod.
no-no-such-session = Ott már nem vagy bejelentkezve.

no-not-json = A kérésnek JSON-nak kell lennie.
no-wrong-origin = Ezt egy másik webhely oldala küldte.
no-no-such-page = Ezen a címen nincs semmi.
no-no-such-method = Ez a cím nem fogad ilyen kérést.
no-no-such-language = Nincs ilyen nyelv. Ezek vannak: { $languages }.
no-bad-record = Ez a játszmaleírás nem játszható vissza. { $where }
no-no-replay = A játék szabályai közben megváltoztak: folytatni lehet, visszajátszani nem.
no-bad-link = Ez nem hivatkozás.
no-crash = Hiba történt a kiszolgálón. Ami már vissza volt igazolva, nem veszett el.
