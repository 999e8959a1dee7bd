# Faults and where they are.
record-error = { $place }: { $problem }; { $hint }
at-character = linha { $line }, coluna { $column }
at-game = partida { $game }
at-turn = partida { $game }, jogada { $turn }
result-error = { $problem }; { $hint }

# Texts.
line-ends = a linha acaba demasiado cedo
text-ends = o texto acaba demasiado cedo
unexpected = { $text } não devia estar aqui
too-long = o texto é demasiado longo
mebibytes = são permitidos { $most } MiB
characters = são permitidos { $most } caracteres
not-shown = o carácter { $escaped } não pode ser mostrado
leave-out = deixe-o de fora
leave-out-unseen = deixe-o de fora, não pode ser mostrado
clock-here = um tempo de relógio não pode estar aqui
clock-place = um tempo de relógio fica no comentário depois de uma jogada, como em { "{" }[%clk 0:05:00]{ "}" }

# Tags.
tags-first = uma partida começa pelas suas etiquetas, como em [Game "nome"]
too-many-tags = há demasiadas etiquetas
too-many-further = há demasiadas etiquetas adicionais
allowed = são permitidas { $most }
no-tag-name = isto não é o nome de uma etiqueta
tag-name-wanted = devia estar aqui o nome de uma etiqueta, com { $most } letras no máximo
tag-value-wanted = devia estar aqui o valor da etiqueta, entre aspas
tag-end-wanted = a etiqueta devia acabar aqui com ]
tag-line = uma etiqueta fica numa linha só sua
value-end-wanted = o valor devia acabar com aspas; dentro dele escreva \" e \\
value-too-long = o valor é demasiado longo
tag-twice = a etiqueta { $tag } aparece duas vezes
tag-once = cada etiqueta pode aparecer uma vez
tag-there = { $tag } já existe
no-game-tag = falta a etiqueta Game
game-tag-wanted = as etiquetas de uma partida começam por [Game "nome"]
has-meaning = { $tag } tem um significado próprio
another-name = uma etiqueta adicional tem outro nome
no-tag = não há a etiqueta { $tag }
write-tag = escreva { $tag }
not-a-tag-name = { $tag } não pode ser o nome de uma etiqueta
tag-names = um nome é uma letra, depois letras, algarismos ou _, { $most } no máximo
of-tag = { $tag }: { $problem }
options-refused = uma posição diz tudo por si só, por isso não se aceitam opções
name-alone = com Start dê apenas o nome: { $id }
left-to-chance = o início fica ao acaso
write-drawn = escreva o que foi sorteado, como em { $spec }

# Dates and times.
not-a-date = isto não é uma data
dates = escreva um dia, um mês ou um ano, como em 2026-11-15, 2026-11 ou 2026
not-seconds = isto não é um número de segundos
seconds = os segundos escrevem-se como em 300 ou 0.5
not-a-clock = isto não é um tempo de relógio
clocks = um tempo de relógio escreve-se como em 0:05:00 ou 0:00:09.25
no-time = não há tempo para pensar
controls = escreva os segundos e o incremento por jogada, como em 300+2, ou os segundos de cada jogada, como em 30s/move

# How much time each player has, told to them.
minutes-each = { $minutes } min para cada um
seconds-each = { $seconds } s para cada um
with-bonus = { $base } + { $seconds } s
days-a-move = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
} por jogada
hours-a-move = { $hours } h por jogada
seconds-a-move = { $seconds } s por jogada

# Moves and comments.
turn-wanted = devia estar aqui uma jogada, um comentário entre chavetas ou o resultado
long-move = isto não é uma jogada: é demasiado longo
longest-move = uma jogada tem { $most } caracteres no máximo
wrong-number = a jogada tem o número errado { $number }
right-number = devia ser { $number }
long-game = a partida é demasiado longa
turns-allowed = são permitidas { $most } jogadas
legal-wanted = devia estar aqui uma jogada permitida
result-wanted = devia estar aqui o resultado
second-clock = um segundo tempo de relógio
one-clock = uma jogada tem um só tempo de relógio
early-clock = um tempo de relógio antes da primeira jogada
clock-after = os tempos de relógio ficam depois das jogadas
comment-end = um comentário devia acabar com { "}" }; dentro dele escreva \{ "}" } e \\
comment-open = este comentário não acaba
comment-nested = os comentários não podem estar uns dentro dos outros; escreva \{ "{" }
comment-long = este comentário é demasiado longo
clock-open = um tempo de relógio não acaba
clock-form = escreva-o como em [%clk 0:05:00]

# JSON.
unreadable = este JSON não se pode ler ({ $message })
see-records = docs/records.md diz o que pode conter
no-game = não há nenhuma partida
games-wanted = uma lista devia conter partidas

# Results and reasons.
not-a-result = { $text } não é um resultado
results = os resultados são 1-0, 0-1, 1/2-1/2 e *
tag-says = a etiqueta Result diz { $result }
result-or-tag = a partida devia acabar assim, ou a etiqueta dizer { $result }
no-reason = não há tal motivo
reasons = os motivos são { $reasons }
reason-misfit = o motivo { $reason } não combina com o resultado { $result }
goes-on = a partida continua: dê outro motivo, ou as jogadas que a acabaram
result-won = o resultado devia ser 1-0 ou 0-1
result-drawn = o resultado devia ser 1/2-1/2
result-decided = o resultado devia ser 1-0, 0-1 ou 1/2-1/2
result-open = o resultado devia ser *
rules-ended = as regras acabaram a partida: { $why }
result-should-be = o resultado devia ser { $result }
rules-not-reason = foram as regras que acabaram a partida, não { $reason }: { $why }
reason-rules = o motivo devia ser rules
by-rules = pelas regras
by-resignation = por desistência
by-agreement = por acordo
by-time = por tempo
by-forfeit = por falta
by-adjudication = por decisão do árbitro
by-abandonment = interrompida
