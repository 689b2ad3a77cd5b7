# The words of the page itself.

## At the table

ui-may = You may choose this.
ui-you = you
ui-You = You
ui-bot = bot, { $level }
ui-online = here
ui-away = away
ui-stewarded = away, a bot plays
ui-free = free seat
ui-level-random = random
ui-level-apprentice = apprentice
ui-level-merchant = merchant
ui-level-doge = doge
ui-your-turn = Your turn
ui-turn = Deciding
ui-house = Your house
ui-whole-seat = All that { $name } has
ui-seats = Seats
ui-board = Board
ui-offered = To choose from
ui-parts = Parts of the board
ui-tools = Tools
ui-home = Home
ui-fold = Fold or unfold the decision
ui-days-hours = { $days } d { $hours } h

## The decision

ui-decision = Decision
ui-waiting = Waiting for { $names }
ui-over = The game is over
ui-not-now = Not possible now
ui-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
ui-try = Try it
ui-do-it = Do it
ui-back = Back
ui-trial = This is how it would be. Nobody sees it but you.
ui-barrier = Something would be revealed: only doing it tells.
ui-why = Why not?
ui-asking = Point at anything to hear why it cannot be done.
ui-nothing-against = Nothing stands in the way of it now.
ui-nothing-to-do = There is nothing to do with it now.
ui-hint = Hint
ui-hints = What a bot would consider, and how often it expects to win
ui-undo = Undo

## The book

ui-book = Log and chat
ui-log = Log
ui-chat = Chat
ui-filter = Show only these seats
ui-results = results
ui-say = Say something to the table
ui-send = Send
ui-nothing-said = Nobody has said anything yet.

## Rules

ui-rules = Rules
ui-about = Components
ui-aid = Player aid
ui-search = Search
ui-nothing-found = No rule says that.
ui-rules-in-english = The rules are written in English.
ui-close = Close

## Settings

ui-settings = Settings
ui-pref-language = Language
ui-pref-theme = Appearance
ui-theme-system = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-pref-motion = Motion
ui-motion-system = as the system
ui-motion-on = pieces travel
ui-motion-off = none
ui-pref-at-once = Send a choice at once
ui-pref-at-once-note = Without asking you to confirm it. Undo still works where nothing was revealed.
ui-pref-obvious = Give obvious answers for me
ui-pref-obvious-note = Where nearly everybody would answer the same. The log shows them in grey, and Undo takes them back.
ui-pref-sounds = Sounds
ui-keys = Keys: arrows move between spaces, Enter chooses, 1 to 9 choose from the list, Esc goes back, u takes back, ? asks why not, h asks for a hint, r opens the rules.

## The line

ui-line-lost = The line to the server is lost. Trying again; a move under way is not lost.
ui-line-connecting = Connecting
no-unreachable = The server does not answer. Try again in a moment.

## The lobby

ui-lobby-start = Which game tonight?
ui-games = Games
ui-for-seats = { $seats } seats
ui-about-genoa = everything is for sale, above all the next move
ui-about-marco_polo = dice, camels and the long road to the Khan
ui-about-citadels = secret characters build the finest city
ui-about-puerto_rico = plant, ship and build; everyone shares each role
ui-about-calimala = cloth, churches and guild votes in Florence
ui-guest = Guest
ui-me = You
ui-your-name = Your name
ui-friends = Friends by invitation
ui-bots = Bots
ui-a-bot = bot
ui-pace = Time
ui-pace-free = no clock
ui-pace-minute = 1 minute a move, 10 in reserve
ui-pace-days = 2 days a move
ui-public = Anybody may join
ui-with-hints = Hints allowed
ui-without-hints = Without hints
ui-private = By invitation
ui-clock = { $reserve ->
    [0] { $move } a move
   *[other] { $move } a move, { $game } in reserve
}
ui-new-sum = You, { $people ->
    [0] no friends
    [one] one friend
   *[other] { $people } friends
} and { $bots ->
    [0] no bots
    [one] one bot
   *[other] { $bots } bots
}.
ui-open-table = Open the table
ui-start-game = Start the game
ui-rulings = House rules ({ $changed ->
    [0] { $count }
   *[other] { $changed } of { $count } changed
})
ui-rulings-note = Where the rulebook is silent or sources differ. As they stand they follow our reading of the rules.
ui-yes = yes
ui-no = no
ui-own-tables = Your tables
ui-no-own-tables = You sit at no table yet.
ui-public-tables = Public tables
ui-no-public-tables = Nobody has opened one.
ui-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
ui-phase-open = open
ui-phase-playing = being played
ui-phase-over = over
ui-demo = Watch bots play
ui-paste = Look at a record

## The room

ui-your-table = Your table
ui-room-of = { $host } invites you to the table
ui-sit = Sit here
ui-add-bot = Add a bot
ui-remove = Remove
ui-host-starts = { $host } starts the game.
ui-leave = Leave
ui-invite = Invite
ui-link = Link of the invitation
ui-copy = Copy
ui-copy-link = Copy the link
ui-copied = Copied
ui-copy-by-hand = Copy it by hand: it is selected.
ui-link-alone = This link works on this machine only. With --host 0.0.0.0 the server lets others in, too.
ui-token = Token for a program
ui-token-note = A program that is given this plays from your seat; you can still look on and act. It is shown once: asking again makes this one void.
ui-token-call = Server, table and token, as a program is called with them
ui-qr = The invitation as a QR code

## Coming back, and the end

ui-since = { $count ->
    [one] One move since your last look.
   *[other] { $count } moves since your last look.
}
ui-since-begin = Show them one by one
ui-since-step = Move { $at } of { $of } since your last look
ui-since-end = To the present
ui-next = Next
ui-skip = Skip
ui-steward-plays = A bot has been playing for you.
ui-return = I am back
ui-gone = { $name } has gone.
ui-let-bot = Let a bot go on
ui-rematch = Play again
ui-next-table = To the next table
ui-replay = Replay
ui-download = Record
ui-move-of = Move { $at } of { $of }
ui-moment = Moment of the game
ui-play = Play
ui-pause = Pause
ui-step = One move on
ui-step-back = One move back
ui-turn-on = To the next seat's turn
ui-turn-back = To the turn before
ui-eyes = Through the eyes of
ui-spectator = a spectator
ui-share-moment = Link to this moment
ui-link-opens = Whoever has this link can look at this table.
ui-link-invited = Only those who are invited to this table can open this link.
ui-to-table = To the table
ui-paste-label = Paste a record
ui-show = Show it

## Oneself

ui-keep = Keep
ui-account = Account
ui-password = Password
ui-sign-in = Sign in
ui-sign-up = Make an account
ui-sign-out = Sign out
ui-signed-in = Signed in as { $account }.
ui-account-note = An account is optional: it lets you play from several devices. Your tables stay yours.
ui-ratings = Ratings
ui-rating = Rating
ui-played = Games
ui-finished = Finished games
ui-none-finished = None yet.
ui-game = Game
ui-place = Place
ui-points = Points
ui-when = When
ui-with = With
