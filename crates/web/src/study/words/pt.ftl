title = Análise: { $game }
about = Veja uma partida ou uma posição de todos os lados: o motor mostra as melhores jogadas, e pode experimentar o que quiser sem perder a partida como foi jogada.
last = Continuar a última análise: { $game }
kept = Análises guardadas neste navegador
forget-named = Apagar { $game }, { $when }
from-games = Escolher uma das minhas partidas
from-start = Do início de uma partida
game = Jogo
begin = Analisar desde o início
from-record = Carregar um registo
record-text = O texto de um registo
load = Carregar o texto
listed = partida { $number }: { $game }, { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}, { $result }
load-file = Carregar um ficheiro
long-file = o ficheiro é demasiado longo; leem-se no máximo { $mebibytes } MiB
no-file = o navegador não consegue ler este ficheiro como texto; escolha um ficheiro de texto
not-kept = o navegador não consegue guardar esta análise: o armazenamento está cheio ou bloqueado
another = Analisar outra partida
engine = Motor
hide-lines = Esconder as linhas
show-lines = Mostrar as linhas
best-for = Melhores jogadas do { $side }
line-of = Linha { $rank }: { $score }
looking = profundidade { $depth }, ainda a pensar
looked = profundidade { $depth }
play-until = Jogar até { $mv }
balance = Quem está melhor
even = igual
ahead = O { $side } tem { $score } de vantagem
decided = { $side }: { $score }
proved = { $score }, provado
unknown = O motor está a pensar
turn = Jogada
turn-of = jogada { $turn } de { $turns }
course = O desenrolar da partida
no-moves = Ainda não há jogadas. Experimente uma no tabuleiro.
steps = Percorrer a partida
instead-of = em vez de { $number } { $mv }
more = Mais
review = Rever a partida
stop = Parar a revisão
progress = { $done } de { $all } posições
review-about = Reveja a partida para ver quem esteve melhor e quando, e em que jogadas se errou.
loss = Perda por jogada

# Learning from mistakes.
learn-from = Aprenda com os seus erros
mistakes-of = { $side }: { $count ->
    [one] 1 erro
   *[other] { $count } erros
}
mistake-of = posição { $number } de { $all }
mistake-task = Aqui o { $side } jogou { $mv }: { $grade }. Encontre uma jogada melhor.
better-found = { $mv }: certo, é essa a jogada.
as-good = { $mv } também é boa: certo.
mistake-again = { $mv } foi o que se jogou. Experimente outra jogada.
not-better = { $mv } não é a jogada: { $grade }. Tente outra vez.
better-was = A melhor jogada era { $mv }.
show-better = Mostrar a melhor jogada
next-mistake = Continuar
back-to-analysis = Voltar à análise
mistakes-done = É tudo: encontrou { $found } de { $all }.

# The position.
position = Posição
set-up = Usar esta posição
arrange = Compor à mão
cancel = Cancelar
copy-position = Copiar a posição
play-on = Jogar a partir daqui
save = Guardar
copy-record = Copiar o registo
download-record = Registo em ficheiro
download-svg = Imagem (SVG)
download-png = Imagem (PNG)
left-out = { $count ->
    [one] Uma variante do registo fica no seu comentário, porque só se tiram { $most } posições dos comentários.
   *[other] { $count } variantes do registo ficam nos seus comentários, porque só se tiram { $most } posições dos comentários.
}
next-variation = Variante seguinte
promote = Tornar linha principal
delete = Apagar daqui em diante
key-ends = para o início e para o fim
key-variations = de uma variante para a seguinte
key-lines = jogar a primeira, segunda ou terceira linha do motor
key-engine = motor: desligado, barra, linhas

# What is heard of a move.
plays = O { $side } joga { $mv }
seen = { $number }, { $side }: { $mv }
