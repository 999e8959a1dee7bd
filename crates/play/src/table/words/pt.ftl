# O que a mesa diz a quem está sentado a ela.
won-by-resignation = o { $side } ganhou: o adversário desistiu
won-on-time = o { $side } ganhou: acabou o tempo do adversário
won-by-forfeit = o { $side } ganhou: o adversário abandonou
won-by-adjudication = o { $side } ganhou por decisão do árbitro
drawn-by-agreement = empate por acordo
drawn-by-adjudication = empate por decisão do árbitro
not-your-turn = é a vez do outro jogador
game-over = a partida acabou
nothing-to-take-back = não há jogada para desfazer
no-offer = o outro jogador não propôs nada
not-yours = isso não cabe a um jogador
still-time = ainda não acabou o tempo de ninguém
