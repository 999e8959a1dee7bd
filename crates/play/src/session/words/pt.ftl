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

# Whose turn it is, and how a game ended; "you" where one person plays.
you = você
your-turn = É a sua vez
thinking = { $player } está a pensar
to-move = Joga o { $side }
you-won = Ganhou
you-lost = Perdeu
won = O { $side } ganhou
draw = Empate

# Why it ended, in one sentence.
sentence = { $what }.
resigned = { $side ->
    [you] desistiu
   *[other] o { $side } desistiu
}
out-of-time = { $side ->
    [you] acabou o seu tempo
   *[other] acabou o tempo do { $side }
}
broke-off = { $side ->
    [you] abandonou a partida
   *[other] o { $side } abandonou a partida
}
agreed = os jogadores concordaram no empate
adjudicated = o árbitro decidiu

# Special moments.
you-pass = Não tem nenhuma jogada: passa
computer-takes = O computador fica com o { $theirs }; você joga agora com o { $yours }
you-take = Fica com o { $yours }; o computador joga agora com o { $theirs }
exchange = Os jogadores trocam de cores: é a vez do { $side }
