# What has happened at a table, said to whoever sits there.
plays = o { $side } joga { $mv }
passes = o { $side } não tem jogada e passa
taken-back = { $turns ->
    [one] { $turns } jogada desfeita
   *[other] { $turns } jogadas desfeitas
}
offers-draw = { $side ->
    [you] propõe
   *[other] o { $side } propõe
} empate
draw-declined = O empate foi recusado
asks-to-take-back = { $side ->
    [you] pede
   *[other] o { $side } pede
} para desfazer uma jogada
take-back-declined = A jogada fica como foi feita

# What has to be answered.
take-draw = O { $from } propõe empate. { $to ->
    [you] Aceita?
   *[other] O { $to } aceita?
}
allow-take-back = O { $from } pede para desfazer uma jogada. { $to ->
    [you] Concorda?
   *[other] O { $to } concorda?
}

# What the engine is asked for.
hint-comes = À procura de uma sugestão
hint = Sugestão: { $mv } ({ $score })

# What is said where somebody elsewhere plays.
watching = está só a assistir a esta partida
on-its-way = a sua jogada ainda vai a caminho
unsent = perdeu-se a ligação: o que fez por último pode não ter chegado
premove-kept = { $mv } fica à espera da sua vez
premove-refused = { $mv } não foi jogada: { $why }
no-help = enquanto a partida dura não há sugestões nem análise

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
adjudicated = foi o árbitro que decidiu

# Special moments.
you-pass = Não tem nenhuma jogada: passa
computer-takes = O computador fica com o { $theirs }, e o { $yours } passa a ser seu
you-take = Fica com o { $yours }, e o { $theirs } passa a ser do computador
opponent-takes = O adversário fica com o { $theirs }, e o { $yours } passa a ser seu
you-take-from-opponent = Fica com o { $yours }, e o { $theirs } passa a ser do adversário
exchange = Os jogadores trocam de cores: é a vez do { $side }
