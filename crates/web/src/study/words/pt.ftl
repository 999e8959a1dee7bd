title = Análise: { $game }
about = Veja uma partida ou qualquer posição de todos os lados: o motor mostra o que é melhor e, experimente o que experimentar, a partida fica.
last = Continuar a última análise, { $game }
kept = Análises que este navegador guarda
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
not-kept = o navegador não guarda esta análise: o armazenamento está cheio ou proibido
another = Analisar outra partida
engine = Motor
engine-off = desligado
engine-bar = só quem está melhor
engine-lines = com as melhores linhas
best-for = Melhor para { $side }:
searched = profundidade { $depth }, { $thousands } mil posições
play-until = Jogar até { $mv }
balance = Quem está melhor
even = igual
better = { $side }: { $score }
unknown = …
turn = Jogada
turn-of = jogada { $turn } de { $turns }
review = Rever a partida
stop = Parar a revisão
progress = { $done } de { $all } posições
loss = Perda por jogada
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
plays = { $side } joga { $mv }
