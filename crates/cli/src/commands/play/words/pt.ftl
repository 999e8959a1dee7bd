# O que o modo simples de uma partida diz.
prompt = { $side }>
answer = Escreva accept ou decline; jogar é recusar.
answer-it = O outro jogador escreve accept ou decline; jogar é recusar.
accepts-draw = o { $side } aceita o empate.
moves = { $count ->
    [one] Há uma jogada:
   *[other] Há { $count } jogadas:
}
clocks = { $first } - { $second }
saved = A partida foi escrita em { $file }.
not-saved = Não foi possível escrever a partida em { $file }: { $problem }
save-where = Diga onde: save FICHEIRO.
save-exists = { $file } já existe; escolha outro nome.
kept = A partida fica guardada; ludoteca play --continue retoma-a.
not-kept = Não foi possível guardar a partida: { $problem }
finished = O registo está em { $file }.
too-long = A linha é demasiado longa; uma jogada tem no máximo { $most } caracteres.
nothing-but = { $nothing }; { $why }
nothing-to-continue = não há nenhuma partida para retomar; comece uma com ludoteca play SPEC
help = Escreva uma jogada na notação do jogo, ou uma destas palavras:
    { "" }  board      mostra de novo o tabuleiro
    { "" }  moves      lista todas as jogadas permitidas
    { "" }  hint       o que o computador jogaria
    { "" }  undo       desfaz a última jogada; outra pessoa tem de concordar
    { "" }  draw       propõe ou aceita o empate
    { "" }  accept     diz sim ao que foi proposto; decline diz não
    { "" }  resign     desiste
    { "" }  rules      mostra as regras
    { "" }  save FICHEIRO  escreve o registo da partida num ficheiro
    { "" }  quit       sai; a partida fica guardada
