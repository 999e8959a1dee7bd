# What has happened at a table, said to whoever sits there.
plays = o { $side } joga { $mv }
passes = o { $side } não tem jogada e passa
taken-back = { $turns ->
    [one] { $turns } jogada desfeita
   *[other] { $turns } jogadas desfeitas
}
offers-draw = o { $side } propõe empate
draw-declined = O empate foi recusado
asks-to-take-back = o { $side } pede para desfazer uma jogada
take-back-declined = A jogada fica como foi feita

# What has to be answered.
take-draw = O { $from } propõe empate. O { $to } aceita?
allow-take-back = O { $from } pede para desfazer uma jogada. O { $to } concorda?

# What the engine is asked for.
hint-comes = O motor procura uma sugestão
hint = Sugestão: { $mv } ({ $score })

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
agreed = os jogadores acordaram o empate
adjudicated = foi o árbitro que decidiu

# Special moments.
you-pass = Não tem nenhuma jogada: passa
computer-takes = O computador fica com o { $theirs }, e o { $yours } passa a ser seu
you-take = Fica com o { $yours }, e o { $theirs } passa a ser do computador
exchange = Os jogadores trocam de cores: é a vez do { $side }
