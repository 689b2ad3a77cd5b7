# Said in every game.

seat-0 = Blue
seat-1 = Red
seat-2 = Yellow
seat-3 = Green
seat-4 = Purple
seat-5 = Black
seat-6 = White
seat-7 = Orange

event-did = { $seat }: { $action }

why-game-over = The game is over.
why-no-seat = There is no seat { $seat }; the table has { $seats } seats.
why-not-yours = It is not your turn.
why-not-now = This cannot be done now.
why-unknown-action = There is no such action.
why-also = In any case:
