# Texts that are not as they should be.
text-error = carácter { $place }: { $problem }; { $hint }
unexpected = { $text } não devia estar aqui
ends-too-early = o texto acaba demasiado cedo
blank-wanted = devia seguir-se um único espaço e depois { $field }
not-such-a-number = este número não pode estar aqui
cell-wanted = devia estar aqui uma casa de a1 a { $last }
cells = as casas vão de a1 a { $last }
no-cell = este tabuleiro não tem a casa { $cell }
too-much = { $text } está a mais
end-here = o texto devia acabar aqui

# Pictures in words.
cell-is = { $cell }, { $what }
wall = parede
empty = vazia
on = { $upper } sobre { $lower }
last-move = última jogada
legal = permitida
deciding = decide a partida
threat = ameaça decidir a partida
barred = interdita
corner-of = no canto de { $cell }
left-of = à esquerda de { $cell }
right-of = à direita de { $cell }
above = acima de { $cell }
below = abaixo de { $cell }
cells-by = { $columns } por { $rows } casas.
joins = { $across } une as margens esquerda e direita, { $down } as margens superior e inferior.

# What is touched beside the board.
spot-supply = a reserva
spot-pass = «passar»
spot-swap = «trocar»
spot-done = «terminar a jogada»

# Positions put together by hand.
eraser = borracha
no-tool = não há essa ferramenta
no-tile = este tabuleiro não tem essa casa
no-value = não há aqui esse valor
none-left = já não sobra nenhum exemplar ({ $thing }); apague um primeiro
stays = em todos os tabuleiros fica aqui: { $piece }
flaw = { $problem }; { $hint }
