# Said in every game.

seat-0 = Blue
seat-1 = Red
seat-2 = Yellow
seat-3 = Green
seat-4 = Purple
seat-5 = Black
seat-6 = White
seat-7 = Orange

# Who sits there, for words within other words: the name takes the place of the colour where there is one.

player-0 = { seat-0 }
player-1 = { seat-1 }
player-2 = { seat-2 }
player-3 = { seat-3 }
player-4 = { seat-4 }
player-5 = { seat-5 }
player-6 = { seat-6 }
player-7 = { seat-7 }

event-did = { $seat }: { $action }

why-game-over = The game is over.
why-no-seat = There is no seat { $seat }; the table has { $seats } seats.
why-not-yours = It is not your turn.
why-not-now = This cannot be done now.
why-unknown-action = There is no such action.
why-also = In any case:

# What the server refuses.

no-no-table = There is no such table.
no-table-unreadable = This table cannot be read. Its moves are kept; ask whoever runs the server.
no-not-invited = This table is private: you need its invitation.
no-not-host = Only the host of the table may do that.
no-not-seated = You do not sit at this table.
no-not-open = The game has begun.
no-not-playing = No game is being played at this table.
no-not-over = The game is not over yet.
no-no-seat-free = There is no free seat.
no-seat-taken = Somebody else sits there.
no-seats-empty = Some seats are still empty: wait for players, or put bots there.
no-nobody-there = No person sits there.
no-still-here = A bot goes on for somebody who has been away for { $seconds } seconds, not before.
no-no-such-seat = There is no such seat.
no-no-such-game = There is no such game.
no-bad-options = These options do not fit together ({ $where }).
no-bad-seats = The game is for { $counts } players.
no-bad-seed = A seed is a number from 0 to { $most }.
no-no-such-level = There is no such bot; there are: { $levels }.
no-no-such-time = A bot that searches can be given up to { $most } seconds, such as doge:500ms.
no-late = Too late: the game has moved on.
no-key-used = This message number was used for something else.
no-bad-action = There is no such action.
no-illegal = The rules do not allow it.
no-barrier = Something would be revealed on the way: do it step by step.
no-nothing-to-undo = There is nothing to take back: something was revealed, or somebody else has acted.
no-no-hints = There are no hints at this table.
no-hint-waits = A bot in your place would wait for the others now.
no-hint-failed = The bot that was asked for a hint gave no answer. Try again.
no-bad-instruction = This instruction makes no sense ({ $where }).
no-nothing-said = Nothing was said.
no-too-much-talk = Let the others speak: at most a few lines in { $seconds } seconds.
no-not-stored = It could not be saved, so it was not done. Try again.
no-bad-message = The server did not understand this message.
no-look-first = Look at the table first.
no-too-large = This is too large.
no-too-often = Too fast: wait { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.

no-nobody = Say first what you want to be called.
no-no-account = For this you need an account.
no-wrong-password = The name or the password is wrong.
no-account-taken = There is an account of that name already.
no-account-already = You have an account already.
no-no-such-session = You are not signed in there any more.

no-not-json = The request must be JSON.
no-wrong-origin = This was sent by the page of another site.
no-no-such-page = There is nothing at this address.
no-no-such-method = This address does not take such a request.
no-no-such-language = There is no such language. There are: { $languages }.
no-bad-record = This record cannot be played again. { $where }
no-no-replay = The rules have changed under this game: it can be played on, not played back.
no-bad-link = This is not a link.
no-crash = Something went wrong on the server. Nothing that was confirmed is lost.
