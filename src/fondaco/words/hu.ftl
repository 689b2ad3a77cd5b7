# Minden játékban elhangzik.

seat-0 = Kék
seat-1 = Piros
seat-2 = Sárga
seat-3 = Zöld
seat-4 = Lila
seat-5 = Fekete
seat-6 = Fehér
seat-7 = Narancs

event-did = { $seat }: { $action }

why-game-over = A játék véget ért.
why-no-seat = Nincs { $seat } számú hely; az asztalnál { $seats } hely van.
why-not-yours = Most nem te következel.
why-not-now = Ezt most nem lehet megtenni.
why-unknown-action = Nincs ilyen lépés.
why-also = Egyébként sem lehetne:
