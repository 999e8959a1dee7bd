# The rules.
print = Imprimir
try-it = Experimente
try-about = Cada tabuleiro mostra uma regra. Faça a jogada descrita, com o ponteiro ou com o teclado.
tried-right = É isso: { $status }.
tried-other = { $mv } também é permitida, mas experimente aqui a jogada descrita.
again = Recomeçar

# Puzzles.
puzzles-about = Em cada posição alguém pode forçar a vitória. Encontre as jogadas; o outro lado resiste o mais que pode.
solved-of = { $solved } de { $all } resolvidos
is-solved = ✓ resolvido
win-in = Ganhar em { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
wins-in = { $side } joga e ganha em { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
puzzle = { $game }: problema { $number }
all-puzzles = Todos os problemas
next = Problema seguinte
solution = Solução
hint-begin = Comece aqui: { $spot }
hint-move = A jogada é { $mv }
answers = Certo; { $side } responde { $mv }
not-won = { $mv } não ganha. Tente outra vez.
not-in-time = { $mv } não ganha a tempo: { $reply } responde-lhe. Tente outra vez.
solved = Resolvido!
shown = Era esta a solução. Tente agora.
