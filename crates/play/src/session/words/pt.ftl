# What has happened at a table, said to whoever sits there.
plays = { $side } joga { $mv }
passes = { $side } não tem jogada e passa
taken-back = { $turns ->
    [one] { $turns } jogada desfeita
   *[other] { $turns } jogadas desfeitas
}
offers-draw = { $side } propõe empate
draw-declined = o empate foi recusado
asks-to-take-back = { $side } pede para desfazer uma jogada
take-back-declined = a jogada fica como foi feita

# What has to be answered.
take-draw = { $from } propõe empate. { $to } aceita?
allow-take-back = { $from } pede para desfazer uma jogada. { $to } deixa?

# What the engine is asked for.
hint-comes = o motor procura uma sugestão
hint = sugestão: { $mv } ({ $score })
