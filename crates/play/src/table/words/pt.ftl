# O que a mesa diz a quem está sentado a ela.
won-by-resignation = { $side } ({ $letter }) ganhou: o adversário desistiu
won-on-time = { $side } ({ $letter }) ganhou: acabou o tempo do adversário
won-by-forfeit = { $side } ({ $letter }) ganhou: o adversário abandonou
won-by-adjudication = { $side } ({ $letter }) ganhou por decisão
drawn-by-agreement = empate por acordo
drawn-by-adjudication = empate por decisão
not-your-turn = é a vez do outro jogador
game-over = a partida acabou
nothing-to-take-back = não há jogada para desfazer
no-offer = o outro jogador não propôs nada
not-yours = isso não cabe a um jogador
