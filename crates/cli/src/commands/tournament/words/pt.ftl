# O que um torneio diz.
progress = { $done } de { $all } partidas, { $name } tem { $score } %
played = { $spec }: { $done } de { $all } partidas, semente { $seed }
against = { $one } contra { $other }: { $score }
elo-difference = diferença Elo: { $elo }
pairs = pares por pontos, 0 a 2: { $counts }
unpaired = { $games ->
    [one] uma partida sem o seu par não conta para a diferença Elo
   *[other] { $games } partidas sem os seus pares não contam para a diferença Elo
}
sprt = SPRT de { $elo0 } contra { $elo1 }: LLR { $ratio } ({ $lower } a { $upper }), aceite: { $found }
neither = nenhuma
score = resultado
elo-against-others = Elo contra os outros
interval = { $elo } ({ $low } a { $high })
no-interval = { $elo } (sem intervalo: todos os pares correram da mesma maneira)
irregular = partida { $number }: { $reason }
more-irregular = { $more ->
    [one] e mais uma partida que não acabou pelas regras
   *[other] e mais { $more } partidas que não acabaram pelas regras
}

# Porque é que uma partida não acabou pelas regras.
at-fault = { $name } { $what }
no-end = sem fim após { $moves } jogadas
cannot-start = não pode ser iniciado: { $why }
not-answered = não respondeu em { $seconds } s
not-answered-but-said = não respondeu em { $seconds } s, mas disse { $line }
endless-line = escreveu uma linha que nunca acaba
too-many-lines = escreveu { $lines } linhas sem responder
ended = terminou por si mesmo
crashed = terminou com uma falha: { $status }
closed = fechou a sua saída
too-late = excedeu o tempo
illegal = jogou { $mv }: { $why }
no-move = não encontrou nenhuma jogada
not-started = não foi iniciado

# O que há de errado no pedido.
wrong-player = jogador { $text }: { $why }
no-such-level = não existe esse nível; os níveis são 1 a 8, random e greedy (easy e normal em alguns jogos); outro programa é cmd:CAMINHO com os seus argumentos
no-program = falta o nome do programa; escreva cmd:CAMINHO com os seus argumentos
open-quote = há aspas por fechar; escreva cmd:"CAMINHO" com os seus argumentos
not-ready = { $what }; cmd: pede um programa que fale UGI
sprt-of-two = --sprt compara dois jogadores, não mais
too-short = as partidas aleatórias de { $spec } acabam antes de { $plies } jogadas; peça menos com --openings

# Argumentos.
even-number = dê um número par de 2 a 1000000
two-numbers = dê dois números, o menor primeiro, como 0,10
