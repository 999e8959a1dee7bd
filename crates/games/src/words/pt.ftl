# How a game stands.
to-move = joga o { $side }
won = o { $side } ganhou: { $reason }
drawn = empate: { $reason }
occurred = a posição ocorreu { $times } vezes

# The simplest players.
random = Aleatório
greedy = Ganancioso
easy = Fácil
normal = Normal

# Why a move is refused.
illegal = { $mv } não é permitida aqui: { $why }
over = a partida acabou: { $why }
no-move-begins = nenhuma jogada começa com { $spot }; há uma que começa com { $example }
no-move-goes-on = depois de { $last } nenhuma jogada continua com { $spot }; há uma que continua com { $example }

# Games and their options.
no-game = não existe o jogo { $id }
games = os jogos são { $ids }
no-option = não existe a opção { $key }
no-options = este jogo não tem opções
keys = as chaves são { $keys }, como em chave=valor
given-twice = { $key } foi dada duas vezes
once = cada chave pode aparecer uma vez
no-value = { $value } não é um valor de { $key }
allowed = valores possíveis: { $values }
range = { $least } a { $most }

# Position texts.
side-to-move = o lado que joga
turn-label = a jogar
side-letters = o lado que joga devia ser { $first } ou { $second }
first-row = a primeira linha tem { $width ->
    [one] { $width } carácter
   *[other] { $width } caracteres
}
rows = { $size } linhas de { $size } deviam estar unidas por '/'

# Models and tables.
no-models = este jogo não tem modelos
no-tables = este jogo não tem tabelas
