# What players can say to each other.
hello = Hello!
good-luck = Good luck!
well-played = Well played!
thanks = Thank you!
sorry = Sorry!
one-moment = One moment, please.
good-game = Good game!
goodbye = Goodbye!

# Why something was not done.
not-your-turn = it is not your turn
not-your-seat = you only watch this game
needs-account = this game counts: only players with an account can sit here
illegal = the rules don't allow that move here
outdated = the game has moved on since; look again
over = the game is over
not-begun = the game has not begun: a seat is still free
begun = the game has begun
nothing-to-take-back = you have made no move to take back
no-offer = nothing has been offered
already = you have offered that already
not-yours = only the server can do that
too-late = your time had run out
taken = somebody else has taken that seat
seated = you already sit at this game
not-away = the other player has not been away for long enough
enough = that is enough for now
busy = the server has too much to do; try again in a moment
