# What has happened at a table, said to whoever sits there.
plays = { $side } plays { $mv }
passes = { $side } has no move and passes
taken-back = { $turns ->
    [one] { $turns } turn taken back
   *[other] { $turns } turns taken back
}
offers-draw = { $side ->
    [you] you offer
   *[other] { $side } offers
} a draw
draw-declined = The draw was declined
asks-to-take-back = { $side ->
    [you] you ask
   *[other] { $side } asks
} to take a move back
take-back-declined = The move stays as it was played

# What has to be answered.
take-draw = { $from } offers a draw. { $to ->
    [you] Do you
   *[other] Does { $to }
} take it?
allow-take-back = { $from } asks to take a move back. { $to ->
    [you] Do you
   *[other] Does { $to }
} allow it?

# What the engine is asked for.
hint-comes = Looking for a hint
hint = Hint: { $mv } ({ $score })

# What is said where somebody elsewhere plays.
watching = you are only watching this game
on-its-way = your move is still on its way
unsent = the connection was lost: what you did last may not have arrived
premove-kept = { $mv } waits for your turn
premove-refused = { $mv } was not played: { $why }
no-help = there are no hints and no analysis while the game goes on

# Whose turn it is, and how a game ended; "you" where one person plays.
you = you
your-turn = Your turn
thinking = { $player } is thinking
to-move = { $side } to move
you-won = You won
you-lost = You lost
won = { $side } won
draw = Draw

# Why it ended, in one sentence.
sentence = { $what }.
resigned = { $side ->
    [you] you
   *[other] { $side }
} resigned
out-of-time = { $side ->
    [you] your
   *[other] { $side }'s
} time ran out
broke-off = { $side ->
    [you] you
   *[other] { $side }
} broke off
agreed = the players agreed on a draw
adjudicated = the referee decided it

# Special moments.
you-pass = You have no move: you pass
computer-takes = The computer takes { $theirs }; you play { $yours } now
you-take = You take { $yours }; the computer plays { $theirs } now
opponent-takes = Your opponent takes { $theirs }; you play { $yours } now
you-take-from-opponent = You take { $yours }; your opponent plays { $theirs } now
exchange = The players exchange colours: { $side } is to move
