# The terminal's own words.

## Arguments

no-game = There is no game { $name }; there are: { $games }.
which-game = Which game? There are: { $games }.
no-seats = The game cannot have { $seats } seats; it can have { $counts }.
no-seed = A seed is a number from 0 to { $most }.
no-bot = There is no bot { $name }; there are: { $bots }.
no-seconds = --seconds must be more than 0 and at most 600.
at-least-one = { $name } must be at least 1.
too-many-bots = There cannot be { $bots } bots: from 0 to { $most }, so that a person is left to play.
bots-and-hot-seat = Either --bots or --hot-seat: at a hot seat there are no bots.
options-no-object = a JSON object is wanted
options-no-json = The options are not JSON: { $text }
options-bad = The options are refused: { $reason }. There are:
resume-alone = With --resume there is no --seats, --seed or --options: the record says all that.
resume-no-seed = the record has no seed, so this unfinished game cannot go on
other-game = this is a record of { $game }
bad-record = { $path } is refused: { $reason }

## At the table

thinking = { $seat } is thinking …
hand-over = The keyboard is for { $seat }. Press Enter.
news-more = … { $lines ->
    [one] one more line
   *[other] { $lines } more lines
} (log)
no-choices = Type an action as text; ? explains how.
no-number = There is no such answer: the numbers go from 1 to { $most }.
no-action = “{ $text }” is neither an order nor an action ({ $reason }). Type ? for help.
why-what = Why what? Type an action behind it: why pass
why-legal = Nothing stands in the way of “{ $action }”.
undone = Taken back.
undo-nothing = You have done nothing yet.
undo-others = Another player has acted since: what is done is done.
undo-chance = Chance has played its part: what is done is done.
undo-learned = Somebody has learned something by it: what is done is done.
log-empty = Nothing has happened yet.
save-where = Save where? Type a file name behind it: save game.txt
save-offer = File to save the game in (Enter: none):
save-failed = The game is not saved: { $reason }.
saved = Saved in { $path }.
resume-hint = To go on: { $command }
goodbye = Goodbye.

## Orders

order-number = 1, 2, 3 …
order-help = ?
order-why = why ACTION
order-undo = undo
order-log = log
order-rules = rules ID
order-board = board
order-save = save FILE
order-quit = quit

help-texts = You may also answer in text:
help-number = answer the question
help-help = this help: the question, its rule and these orders
help-why = why an action cannot be done (number or text, e.g. why { $example })
help-undo = take back your last action, as long as nobody has learned anything by it
help-log = what happened last
help-rules = a rule or a section of the rules (e.g. rules { $rule }); without an id the rule of the question
help-board = show the table once more
help-save = save the game; the file is a record that can be read, replayed and resumed
help-quit = leave the table; you are asked whether to save

## The end

results = The game is over
place = Place
player = Player
points = Points

## Rules, records, version

no-ledger = The rules of { $game } are not installed.
no-rule = There is no rule { $id }. Perhaps: { $like }
rules-in-english = The rules are kept in English.
step = Move { $move } of { $moves }; press Enter.
replay-unfinished = { $moves ->
    [one] One move; the game is not over.
   *[other] { $moves } moves; the game is not over.
}
engine-compiled = Engine: compiled
engine-interpreted = Engine: interpreted

## Simulation

simulating = Playing
simulated = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $seats } seats, bot { $bot }, seed { $seed }
stopped = Stopped after { $games } of { $wanted } games.
mean = Mean
deviation = Std. dev.
low = Min
high = Max
wins = Wins
everybody = All seats
decisions = Decisions a game
ended = { $share } ended because { $reason }
speed = { $games } games and { $decisions } decisions a second, { $seconds } s in all

## Arena

games-of-seats = --games must be a multiple of the { $seats } seats: every bot sits everywhere equally often.
arena-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $seats } seats, { $length } decisions a game; the fair share is { $fair }
arena-bot = Bot
arena-interval = 95 %
arena-ms = ms a move
arena-rating = Rating
arena-written = Report: { $path }
arena-failed = The journal cannot be kept: { $reason }

## The board of Puerto Rico

pr-governor = governor
pr-to-move = to move
pr-doubloons = doubloons
pr-circles = occupied, empty
pr-roles = Roles
pr-ships = Ships
pr-house = Trading house
pr-supply = Supply
pr-row = Plantations
pr-quarries = Quarries
pr-face-down = Face down
pr-colonists = Colonists
pr-on-ship = { $ship } on the ship, { $supply } in supply
pr-end = The end
pr-vp-pool = VP pool
pr-colonists-left = colonists
pr-fullest-city = fullest city
pr-last-year = LAST YEAR
pr-column = quarries: up to −{ $quarries }
pr-vp = VP
pr-windrose = windrose
pr-island = island
pr-city = city
pr-you = you

## The server

serve-extra = More packages are needed ({ $name } is missing). In a checkout: pip install '.[{ $extra }]'; with a wheel: pip install 'FILE.whl[{ $extra }]'.
serve-no-page = There is no page for browsers here, only the interface for programs: it was installed without one. In a checkout, `make page` makes it.
serve-at = Fondaco is at { $address }. The tables are in { $path }. Ctrl-C ends it; no move is lost.
serve-friends = Friends in this house: { $addresses }
serve-refused = The server cannot start: { $reason }
no-port = A port is a number from 0 to 65535.

backup-done = { $path } holds { $tables } tables ({ $playing } being played) and { $people } people, and was checked.
check-done = { $path } is sound: { $tables } tables ({ $playing } being played) and { $people } people.
restore-done = { $path } now holds { $tables } tables ({ $playing } being played) and { $people } people.
restore-old = What was there before is kept in { $path }.
not-done = Nothing was changed: { $reason }
backup-no-file = Nothing was changed: a PostgreSQL database is backed up and restored by deploy/backup.sh and PostgreSQL's own tools. For a file: --database "" --data FILE.
