# What a table says to whoever sits at it.
won-by-resignation = { $side } won: the opponent resigned
won-on-time = { $side } won: the opponent's time ran out
won-by-forfeit = { $side } won: the opponent broke off
won-by-adjudication = { $side } won by adjudication
drawn-by-agreement = drawn by agreement
drawn-by-adjudication = drawn by adjudication
not-your-turn = it is the other player's turn
game-over = the game is over
nothing-to-take-back = there is no move to take back
no-offer = the other player has offered nothing
not-yours = that is not for a player to do
still-time = nobody's time has run out
