# What has happened at a table, said to whoever sits there.
plays = { $side } plays { $mv }
passes = { $side } has no move and passes
taken-back = { $turns ->
    [one] { $turns } turn taken back
   *[other] { $turns } turns taken back
}
offers-draw = { $side } offers a draw
draw-declined = the draw was declined
asks-to-take-back = { $side } asks to take a move back
take-back-declined = the move stays as it was played

# What has to be answered.
take-draw = { $from } offers a draw. Does { $to } take it?
allow-take-back = { $from } asks to take a move back. Does { $to } allow it?

# What the engine is asked for.
hint-comes = the engine looks for a hint
hint = hint: { $mv } ({ $score })
