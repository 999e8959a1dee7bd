# The lobby.
lobby = Jogar com outros
others = Com outros
lobby-about = Jogue com pessoas noutros ecrãs, ou veja-as jogar.
you-are = O seu nome é { $name }.
nobody-yet = Ainda não tem nome aqui.
rename = Mudar
choose-name = Escolher um nome
invite-title = Criar uma partida
open-seats = Lugares livres
no-open-seats = De momento ninguém espera por adversário. Crie uma partida e convide alguém.
running-games = Partidas a decorrer
no-running-games = Não há nenhuma partida a decorrer à vista de todos.
join = Entrar
watch = Assistir
to-the-game = Ir para a partida
seat-is-free = Lugar livre
is-running = A decorrer
cancelled = Cancelada
free-seat = lugar livre
bot = robô
rated = a contar

# A name.
name-wanted = Como se chama?
name-about = Os outros veem este nome. Não há conta nem palavra-passe; este navegador fica lembrado.
name = Nome
name-taken = Sou eu
not-now = Agora não
no-name = um nome tem de 1 a 24 letras e algarismos, com espaços, hífenes, pontos ou apóstrofos pelo meio

# A new game.
mode-others = Outros, em linha
who-joins = Quem entra
by-link = Um amigo
by-link-about = quem receber a ligação
anybody = Qualquer pessoa
anybody-about = um lugar livre na sala
server-level = Um nível
server-level-about = pensa no servidor
rated-game = A contar: o resultado conta para a classificação
days = { $days ->
    [one] 1 dia por jogada
   *[other] { $days } dias por jogada
}
set-up = Criar a partida
usual-start = uma partida com outros começa num tabuleiro que se possa escolher aqui: sem posição dada e sem nada posto à mão

# The invitation.
invitation = A ligação para o seu adversário
copy-invitation = Copiar ligação
share = Partilhar
call-off = Cancelar
waiting = À espera de adversário
waiting-link = Envie a ligação a alguém; a partida começa quando essa pessoa se sentar.
waiting-lobby = O lugar livre aparece na sala; também pode enviar a ligação a alguém.
seat-free = Há um lugar livre
take-seat = Ocupar o lugar
called-off = Esta partida foi cancelada

# At the game.
game-comes = Um momento …
sat-down = { $name } senta-se
is-to-move = É a vez de { $name }
on-its-way = A sua jogada vai a caminho.
premove-waits = { $mv } será jogada assim que for a sua vez.
watching = Está a assistir.
is-here = presente
away-seconds = ausente há { $seconds } s
away-minutes = ausente há { $minutes } min
away-hours = ausente há { $hours } h
away-days = { $days ->
    [one] ausente há 1 dia
   *[other] ausente há { $days } dias
}
minutes-left = faltam { $minutes } min
hours-left = { $hours ->
    [one] falta 1 hora
   *[other] faltam { $hours } horas
}
days-left = { $days ->
    [one] falta 1 dia
   *[other] faltam { $days } dias
}
came-back = { $name } voltou
went-away = { $name } saiu
other-is-away = { $name } está ausente há demasiado tempo. Pode terminar a partida.
claim-soon = { $name } está ausente. Daqui a { $seconds } s pode terminar a partida.
claim-win = Ganho eu
claim-draw = Empate
says = { $name }: { $words }
say = Dizer
rematch-waits = À espera de um sim
rematch-wanted = { $name } quer a desforra
next-game = Ir para a partida seguinte
no-premove = Não jogar isso
invite-link = Copiar a ligação da partida

# The connection.
link-lost = Perdeu-se a ligação
link-again = A ligação voltou
reconnecting = A tentar de novo … Nada se perdeu, e a partida continua.
link-comes = A ligar …
old-page = Esta página é mais antiga do que o servidor. Carregue-a de novo; nada se perde.
old-headline = Esta página está desatualizada
no-answer = O servidor não responde. Há rede?
no-answer-yet = O servidor não responde. Continua-se a perguntar.
server-says = o servidor diz: { $message }

# My games.
on-the-server = No servidor
in-this-browser = Neste navegador
