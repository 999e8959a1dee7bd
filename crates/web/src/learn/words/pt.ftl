# The rules.
print = Imprimir
try-about = Cada regra tem um tabuleiro para a experimentar: faça a jogada descrita, com o ponteiro ou com o teclado.
appendix = Apêndice: notação, jogadores automáticos e decisões
tried-right = É isso: { $status }.
tried-other = { $mv } também é permitida, mas experimente aqui a jogada descrita.
again = Recomeçar

# Puzzles.
puzzles-about = Em cada posição alguém pode forçar a vitória. Encontre as jogadas; o outro lado resiste o mais que pode.
solved-of = { $solved } de { $all } resolvidos
is-solved = resolvido
solve-number = Problema { $number }
number-of = Problema { $number } de { $all }
other-games = Problemas de todos os jogos
previous = Anterior
following = Seguinte
warm-up = aquecimento
easy = fácil
medium = médio
hard = difícil
win-in = Ganhar em { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
wins-in = O { $side } joga e ganha em { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
puzzle = { $game }: problema { $number }
all-puzzles = Todos os problemas
next = Problema seguinte
solution = Solução
hint-begin = Comece aqui: { $spot }
hint-move = A jogada é { $mv }
answers = Certo; o { $side } responde { $mv }
not-won = { $mv } não ganha. Tente outra vez.
not-in-time = { $mv } não ganha a tempo: { $reply } responde-lhe. Tente outra vez.
solved = Resolvido!
shown = Era esta a solução. Agora tente jogá-la.

# The guided first game.
first-game = Primeira partida
first-offer = É a primeira vez? Uma partida guiada, em dois minutos
first-of = A sua primeira partida de { $game }
step-of = passo { $step } de { $all }
go-on = Continuar
show-me = Mostrar
skip-first = Saltar
first-won = Ganhou a sua primeira partida!
play-beginner = Jogar contra { $level }
