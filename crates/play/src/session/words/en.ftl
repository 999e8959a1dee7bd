# What has happened at a table, said to whoever sits there.
plays = { $side } plays { $mv }
passes = { $side } has no move and passes
taken-back = { $turns ->
    [one] { $turns } turn taken back
   *[other] { $turns } turns taken back
}
offers-draw = { $side } offers a draw
draw-declined = The draw was declined
asks-to-take-back = { $side } asks to take a move back
take-back-declined = The move stays as it was played

# What has to be answered.
take-draw = { $from } offers a draw. Does { $to } take it?
allow-take-back = { $from } asks to take a move back. Does { $to } allow it?

# What the engine is asked for.
hint-comes = The engine looks for a hint
hint = Hint: { $mv } ({ $score })

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
exchange = The players exchange colours: { $side } is to move
