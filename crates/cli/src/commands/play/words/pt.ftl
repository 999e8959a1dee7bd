# O que o modo simples de uma partida diz.
prompt = { $side } ({ $letter })>
plays = { $side } ({ $letter }) joga { $turn }
passes = { $side } ({ $letter }) não tem jogada e passa
taken-back = { $turns ->
    [one] Foi desfeita uma jogada.
   *[other] Foram desfeitas { $turns } jogadas.
}
offered = { $side } ({ $letter }) propõe empate: escreva draw para aceitar, ou uma jogada.
declined = O empate foi recusado.
hint = { $turn } parece o melhor aqui, com { $score }.
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
nothing-to-continue = não há nenhuma partida para retomar; comece uma com ludoteca play SPEC
help = Escreva uma jogada na notação do jogo, ou uma destas palavras:
    { "" }  board      mostra de novo o tabuleiro
    { "" }  moves      lista todas as jogadas legais
    { "" }  hint       o que o computador jogaria
    { "" }  undo       desfaz a sua última jogada
    { "" }  draw       propõe ou aceita o empate
    { "" }  resign     desiste
    { "" }  rules      mostra as regras
    { "" }  save FICHEIRO  escreve o registo da partida num ficheiro
    { "" }  quit       sai; a partida fica guardada
