# O menu.
resume = Continuar a partida
my-games = As minhas partidas
load = Abrir um ficheiro
browser = Jogar no navegador
settings = Definições
about = Acerca
quit = Sair
welcome = Cinco jogos de tabuleiro para dois. Escolha um e prima Enter.

# O navegador.
browser-open = Enquanto este ecrã estiver aberto, qualquer navegador desta máquina pode entrar na sala de jogos por este endereço:
browser-leave = Saia deste ecrã para a fechar.

# Definições.
language = Língua
ascii-only = Só ASCII simples
colours = Cores
animations = Animações
yes = sim
no = não

# Acerca.
about-text = Uma sala de jogos abstratos de tabuleiro para dois: regras exatas, uma só notação e adversários para todos os níveis.
about-licence = Software livre sob a licença MIT ou Apache 2.0, à escolha.

# Abrir.
load-text = Escreva o nome de um ficheiro com uma partida registada, ou escolha um com as setas. Tab completa o nome.
no-files = Nada aqui começa assim
not-a-file = não é um ficheiro
cannot-read = não foi possível ler { $path }: { $why }
no-record = não há nenhuma partida neste ficheiro
not-a-record = isto não é um registo: { $why }

# As minhas partidas.
no-games-yet = Ainda não jogou aqui nenhuma partida. Cada partida guarda-se sozinha, jogada a jogada, e aparece depois nesta lista.
after-turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
you-won = ganhou
you-lost = perdeu
draw-short = empate
side-won = ganhou o { $side }
unreadable = ilegível
just-now = agora
minutes-ago = há { $minutes } min
hours-ago = há { $hours } h
deleted = Apagada. u traz a partida de volta.
restored = A partida está de volta.
not-deleted = Não foi possível apagar a partida: { $why }
not-restored = Não foi possível recuperar a partida: { $why }

# Uma nova partida.
start = Começar a partida
redraw = Sortear outra vez
furnish = Compor o tabuleiro à mão
position = Posição
position-usual = o início habitual
position-made = composta à mão
position-about = A seta direita compõe uma posição à mão ou a partir de um texto; a esquerda volta ao início habitual.
left = { $count ->
    [one] resta 1
   *[other] restam { $count }
}
put-together = Uma posição à mão
rules = Ler as regras
mode = Quem joga
mode-people = duas pessoas
mode-mixed = contra o computador
mode-computers = dois computadores
you-play = Joga com
drawn = à sorte
drawn-as = à sorte: { $value }
left-over = escolhe o computador
left-about = Quem não escolheu o tabuleiro escolhe um lado: o computador observa-o e fica com o melhor.
left-drawn = Quem não escolheu o tabuleiro escolhe um lado: neste nível o computador tira à sorte.
computer-chooses = O computador observa o tabuleiro e escolhe um lado
computer-takes = O computador escolheu o { $side }
other-takes = O { $side } é de quem não escolheu o tabuleiro
level = Nível
level-of = Nível do { $side }
levels = Os dois primeiros quase não pensam; 1 é para principiantes, 8 para mestres.
clock = Relógio
no-clock = nenhum
minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
minutes-and-bonus = { $minutes } min + { $seconds } s/jogada
clock-about = Quanto tempo tem cada jogador para toda a partida, e quanto mais por cada jogada.

# Uma primeira partida guiada.
first-game = Uma primeira partida guiada
first-offer = É a primeira vez? f abre uma primeira partida guiada, em dois minutos.
first-about = Dois minutos num tabuleiro a sério: faz todos os tipos de jogada que há, e ganha.
first-of = A sua primeira partida de { $game }
first-move = A jogada é { $mv }.
first-go-on = Prima Enter para continuar.
first-won = Ganhou a sua primeira partida!
first-play = Enter começa uma partida contra o computador no nível 1, { $level }.
step-of = passo { $step } de { $all }

# À mesa.
you = Eu
thinking = A pensar
depth = profundidade { $depth } { $score }
analysis = Análise
looking-back = A rever: após { $turns } de { $all } jogadas
trying = Está a experimentar jogadas a partir da jogada { $turns }; a partida fica como está, e Esc volta a ela
paused = Em pausa
speed = Uma jogada a cada { $seconds } s
full-speed = Jogam tão depressa quanto pensam
your-move = Jogada
file-name = Guardar como
saved = Guardada em { $path }
is-taken = { $path } já existe; escolha outro nome
cannot-write = não foi possível escrever { $path }: { $why }
not-kept = Não foi possível guardar a partida: { $why }
spot-supply = reserva
spot-pass = passar
spot-swap = trocar
spot-done = terminar a jogada

# O fim.
series = Série: { $one } { $first }, { $other } { $second }

# Perguntas.
quit-game = Há uma partida em curso, que ficará à sua espera. Sair da sala de jogos?
leave-game = Sair desta partida? Pode continuá-la a partir do menu.
quit-room = Sair da sala de jogos?
resign-game = Desistir desta partida?
offer-draw = Propor empate ao computador?
who-is-first = Quem não escolheu o tabuleiro escolhe um lado. Quer jogar primeiro, com { $side }?
discard = Deitar fora o que compôs?

# Teclas.
help = Teclas
more-keys = Qualquer tecla mostra mais.
too-small = O terminal é demasiado pequeno: aumente-o, por favor.
key-help = ajuda
key-back = voltar
key-scroll = deslocar
key-page = página
key-choose = escolher
key-change = mudar
key-open = abrir
key-rules = regras
key-quit = sair
key-quit-now = sair já
key-ends = ao primeiro ou último
key-new-game = nova partida
key-look = ver
key-continue = continuar
key-delete = apagar
key-restore = desfazer
key-load = abrir um ficheiro
key-complete = completar
key-start = começar
key-position = posição
key-put = pôr
key-erase = apagar
key-tool = ferramenta
key-use = usar
key-clear = limpar
key-read = ler
key-setting = valor
key-text = texto
key-cursor = cursor
key-move-cursor = mover o cursor
key-touch = tocar
key-play = jogar
key-next-spot = próxima casa permitida
key-last-spot = casa permitida anterior
key-type = escrever uma jogada
key-step-back = um passo atrás
key-history = rever a partida
key-history-ends = ao início ou ao fim
key-try = experimentar jogadas
key-speed = mais depressa, mais devagar
key-take-back = desfazer
key-hint = sugestão
key-analysis = análise
key-flip = virar
key-save = guardar
key-draw = propor empate
key-resign = desistir
key-now = jogar já
key-pause = pausa
key-go-on = continuar
key-next = próxima jogada
key-rematch = desforra
key-first = primeira partida
key-show = mostrar
key-skip = saltar

# Uma partida noutro lado.
join = Entrar numa partida
join-text = Escreva ou cole a ligação de uma partida num servidor de jogos, como um navegador ou um convite a mostra. Sem nome, é quem foi lá da última vez, ou um convidado.
join-link = Ligação
join-name = Nome
wrong-link = ligação { $text }: { $why }
wrong-name = um nome tem 1 a { $most } letras e algarismos, com espaços, hífenes, pontos ou apóstrofos pelo meio
guest = Convidado
connecting = A ligar; Esc desiste
only-watching = Está a assistir a esta partida
not-connected = Sem ligação; nova tentativa em breve
seat-free = À espera de alguém para o outro lugar
called-off = A partida foi cancelada
premove = { $mv } espera pela sua vez; Backspace esquece-a
answer-by-key = { $question } y: sim, n: não
name-you = { $name } (você)
name-away = { $name } (ausente)
claim-win = reclamar a vitória
claim-draw = reclamar o empate
leave-seat = Sair desta partida? Ela continua, e o seu lugar fica guardado.
cancel-game = Cancelar esta partida?
key-join = entrar
key-field = outro campo
key-cancel = cancelar
key-accept = aceitar
key-decline = recusar
key-say = dizer
key-claim = reclamar
