# What was wrong, and where.
wrong-game = jogo { $text }: { $problem }
wrong-spec = jogo { $text }: { $problem }
wrong-position = posição { $text }: { $problem }
wrong-move = jogada { $number } { $text }: { $why }
wrong-file = ficheiro { $file }: { $problem }
no-options-here = as opções não têm lugar aqui
name-alone = dê apenas o nome: { $id }
options-refused = uma posição diz tudo por si só, por isso não se aceitam opções
position-name-alone = com --position dê apenas o nome: { $id }
nothing-to-think = não há nada em que pensar: { $ending }
not-utf8 = linha { $line }: isto não é UTF-8; guarde o ficheiro como UTF-8
no-such-game = não existe a partida { $game }; o ficheiro tem as partidas 1 a { $count }
no-such-ply = não existe uma posição após { $ply } jogadas; a partida tem 0 a { $turns }
not-svg = o nome devia acabar em .svg
not-a-picture = o nome devia acabar em .svg ou .png

# The list of games.
sides = lados: { $first } ({ $first-letter }) joga primeiro, { $second } ({ $second-letter })
simple-players = jogadores simples: { $players }
option = { $key }={ $values } (predefinição { $default }): { $about }
drawn = sorteado

# Records.
all-right = { $count ->
    [one] { $count } partida, tudo em ordem
   *[other] { $count } partidas, tudo em ordem
}

# Reviews.
first-player = primeiro jogador
second-player = segundo jogador
loses = perde { $loss } %, a melhor era { $best }
grade-count = { $grade }: { $count }
summary = { $name }: { $counts }; perda média { $loss } %
mark = { $number } { $mv }: { $grade }, a melhor era { $best }
no-faults = nenhuma
chances = As hipóteses de vitória de { $name } após cada uma de { $turns } jogadas. Falhas: { $faults }.
is-better = { $name } está melhor

# A sala de jogos.
needs-terminal = a sala de jogos precisa de um terminal
terminal-fails = o terminal: { $why }

# The browser app.
app-is-at = A sala de jogos está em { $place } (Ctrl-C para parar).
open-to-all = qualquer pessoa na rede desta máquina a pode abrir; com --address 127.0.0.1:8080 só esta máquina
in-one-room = Quem estiver na mesma rede abre o primeiro endereço, ou lê o código.
wrong-certificate = ficheiros { $files }: { $why }
from-variable = a variável { $name }
from-file = ficheiro { $file }, linha { $line }
wrong-setting = { $origin }: { $why }
not-toml = linha { $line }: { $why }
unknown-setting = linha { $line }: não há uma definição { $key }; há { $known }
no-simple-value = linha { $line }: a definição { $key } tem de ser um texto, um número, true ou false
not-a-truth = { $text } não é true nem false
variable-not-utf8 = a variável { $name }: não está em UTF-8
folder-is-served = já há outro servidor a usar a pasta { $folder }; termine-o, ou escolha outra pasta com --data

# O que faz quem administra.
no-storage = esta máquina não tem uma pasta para o que se guarda; escolha uma com --data
nothing-kept = { $place }: não há lá nada guardado; diga onde com --data ou --database
something-kept = { $place }: já há lá alguma coisa guardada; reponha onde ainda não haja nada
store-fails = não é possível usar o que está guardado: { $why }
vacuumed = Feito: o espaço do que foi apagado voltou a ficar livre.
is-sound = { $games ->
    [one] { $games } partida com { $entries } registos: está tudo em ordem.
   *[other] { $games } partidas com { $entries } registos: está tudo em ordem.
}
is-not-sound = { $count ->
    [one] { $count } coisa não está como devia
   *[other] { $count } coisas não estão como deviam
}
no-such-user = não há um utilizador { $name }; ludoteca admin users mostra-os
banned = { $name } (número { $id }) deixa de poder jogar.
unbanned = { $name } (número { $id }) pode voltar a jogar.
no-kept-game = não há uma partida { $id }; ludoteca admin games mostra-as
game-is-over = a partida { $id } já acabou, ou não pode acabar assim
game-ended = A partida { $id } foi terminada.
file-is-there = ficheiro { $file }: já existe; escolha outro nome
backed-up = Está tudo copiado para { $file }.
other-database = ficheiro { $file }: isto é uma base de dados SQLite; para a passar para PostgreSQL, use export --secrets e import
damaged-backup = ficheiro { $file }: esta cópia está danificada: { $why }
restored = { $place } tem tudo o que estava na cópia.
exported = { $count } linhas escritas em { $file }.
imported = { $read } linhas lidas, { $new } das quais são novas aqui.
not-an-export = linha { $line }: isto não foi escrito por ludoteca admin export
app-written = { $count ->
    [one] { $count } ficheiro escrito em { $folder }
   *[other] { $count } ficheiros escritos em { $folder }
}
no-host = não é possível hospedar jogos entre pessoas: { $why }
no-worker = não é possível obter trabalho: { $why }
works = { $threads ->
    [one] A encontrar as jogadas dos jogadores de computador, uma de cada vez (Ctrl-C para parar).
   *[other] A encontrar as jogadas dos jogadores de computador, { $threads } de cada vez (Ctrl-C para parar).
}
no-app = este programa foi compilado sem a aplicação para o navegador: { $why }
address-in-use = endereço { $address }: outro programa já escuta aí; escolha outra porta, ou --address 127.0.0.1:0 para uma qualquer livre
no-address = endereço { $address }: isto não é um nome e uma porta; escreva-o como 127.0.0.1:8080
wrong-address = endereço { $address }: { $why }; escolha outro, por exemplo 127.0.0.1:8080
place-taken = No endereço habitual, { $address }, já está outro programa, por isso a sala de jogos tem desta vez um endereço diferente. O navegador guarda as partidas e as definições de cada endereço à parte; termine o outro programa para voltar ao habitual.
folder-not-empty = pasta { $folder }: não está vazia; escolha uma pasta nova ou vazia

# Pensar.
nodes = { $count ->
    [one] { $count } nó
   *[other] { $count } nós
}
depth = profundidade { $depth }, { $nodes } em { $seconds } s, { $rate } milhões/s
solving = { $nodes } em { $seconds } s, { $rate } milhões/s
to-move = joga o { $side }: { $found }
undecided = por decidir dentro do limite de { $seconds } s
stopped = por decidir quando foi interrompido
proved = { $value }{ $points }{ $plies }, com prova
win = vitória
draw = empate
loss = derrota
by-points = { $points ->
    [one] { "" } por um ponto
   *[other] { "" } por { $points } pontos
}
in-plies = { $plies ->
    [one] { "" } em uma jogada
   *[other] { "" } em { $plies } jogadas
}
keeping = jogadas que mantêm o resultado: { $moves }
known-keeping = jogadas que, tanto quanto se sabe, mantêm o resultado: { $moves }
spent = { $nodes } em { $seconds } s
speed = { $game }: { $rate } milhões de nós/s
speedup = { $game }: { $speed } vezes a velocidade, { $nodes } vezes os nós
too-short = { $game }: demasiado curto para se saber
no-memory = não há { $wanted } MiB de memória; indique menos com --memory
less-memory = não há { $wanted } MiB de memória; há cerca de { $available }, indique menos com --memory
all-games = todos
branches-done = { $done } de { $all } ramos, { $leaves } folhas, { $rate } milhões/s
playouts-done = { $games } partidas, faltam { $seconds } s
positions-done = { $done } de { $all } posições
too-long = é demasiado longo; permitem-se { $most } MiB

# Argumentos.
unknown-argument = argumento inesperado { $argument }
unknown-command = não existe o comando { $command }
no-command = falta um comando: { $commands }
no-argument = falta: { $arguments }
no-value = { $argument } precisa de um valor
impossible-value = valor inválido { $value } para { $argument }; valores possíveis: { $values }
wrong-value = valor inválido { $value } para { $argument }: { $wanted }
conflict = { $argument } não se pode usar com { $other }
perhaps = { $problem }; quis dizer { $near }?
usage = { $problem }; utilização: { $usage }
whole-number = dê um número inteiro de { $least } a { $most }
number-of-seconds = dê um número de segundos de 0.001 a 86400
no-player = não existe esse jogador; um jogador é human, um nível de 1 a 8, random ou greedy (easy ou normal em alguns jogos)
no-such-command = não existe o comando { $command }; tente { $known }
