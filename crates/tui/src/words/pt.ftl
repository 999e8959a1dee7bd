# O menu.
resume = Continuar a partida
load = Abrir um registo
browser = Jogar no navegador
settings = Definições
about = Acerca
quit = Sair
welcome = Cinco jogos de tabuleiro para dois. Escolha um e prima Enter.

# O navegador.
browser-open = A sala de jogos está ao dispor dos navegadores desta máquina, enquanto este ecrã estiver aberto. Vá a este endereço:
browser-leave = Saia deste ecrã para a fechar.

# Definições.
language = Língua
ascii-only = Só ASCII simples
colours = Cores
animations = Animações
yes = sim
no = não

# Acerca.
about-text = Uma sala de jogos abstratos de tabuleiro para dois: regras exatas, uma só notação e adversários de todas as forças.
about-licence = Software livre sob a licença MIT ou Apache 2.0, à escolha.

# Abrir.
load-text = Escreva o nome de um ficheiro com uma partida registada e prima Enter.
cannot-read = não se consegue ler { $path }: { $why }
no-record = não há nenhuma partida neste ficheiro
not-a-record = isto não é um registo: { $why }

# Uma nova partida.
start = Começar a partida
redraw = Sortear de novo
furnish = Compor o tabuleiro à mão
position = Posição
position-usual = o início habitual
position-made = composta à mão
position-about = Direita compõe uma posição à mão ou a partir de um texto; Esquerda volta ao início habitual.
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
drawn = por sorteio
drawn-as = por sorteio: { $value }
left-over = escolhe o computador
left-about = Quem não escolheu o tabuleiro escolhe um lado: o computador observa-o e fica com o melhor.
left-drawn = Quem não escolheu o tabuleiro escolhe um lado: neste nível o computador tira à sorte.
computer-chooses = o computador observa o tabuleiro e escolhe um lado
computer-takes = o computador escolheu { $side }
other-takes = { $side }: quem não escolheu o tabuleiro
level = Nível
level-of = Nível do { $side }
levels = Aleatório e ganancioso quase não pensam; 1 é para principiantes, 8 para mestres.
clock = Relógio
no-clock = nenhum
minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
bonus = Por jogada
seconds = { $seconds } s

# À mesa.
person = pessoa
to-move = joga { $side }
thinking = a pensar
depth = profundidade { $depth } { $score }
analysis = Análise
looking-back = a rever: após { $turns } de { $all } jogadas
paused = em pausa
speed = uma jogada a cada { $seconds } s
full-speed = jogam assim que pensam
your-move = Jogada
file-name = Guardar como
saved = guardado como { $path }
is-taken = { $path } já existe; escolha outro nome
cannot-write = não se consegue escrever { $path }: { $why }
not-kept = não se consegue guardar a partida: { $why }
spot-supply = reserva
spot-pass = passar
spot-swap = trocar
spot-done = concluir

# O fim.
series = Série: { $one } { $first }, { $other } { $second }

# Perguntas.
quit-game = Há uma partida em curso, que ficará à sua espera. Sair da sala de jogos?
leave-game = Sair desta partida? Pode continuá-la a partir do menu.
resign-game = Desistir desta partida?
who-is-first = Quem não escolheu o tabuleiro escolhe um lado. Quer jogar primeiro, com { $side }?
discard = Abandonar o que compôs?
yes-or-no = s sim   n não

# Teclas.
help = Teclas
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
key-type = escrever uma jogada
key-step-back = um passo atrás
key-history = rever a partida
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
key-next = próxima jogada
key-rematch = de novo
