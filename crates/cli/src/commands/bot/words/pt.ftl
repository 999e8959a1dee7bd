# Quem vem.
level = Nível
program = Programa
wrong-token = { $variable }: { $why }
waiting = { $name } espera por partidas em { $place } (Ctrl-C termina)
at-game = Partida { $game }: { $spec }
no-seat = Não há lugar livre nesta partida
illegal = jogou { $mv }: { $why }
resigns = O jogador { $what }; desiste
stopped = A partida continua sem o programa; o lugar fica guardado
played = { $games ->
    [one] 1 partida jogada
   *[other] { $games } partidas jogadas
}
