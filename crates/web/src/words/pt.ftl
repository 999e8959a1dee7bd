# Em todo o lado.
skip = Ir para o conteúdo
navigation = Páginas
navigation-aside = Mais páginas
shelf = Jogos
games = As minhas partidas
study = Análise
settings = Definições
about = Ajuda e informações
lost = Aqui não há nada
lost-text = Este endereço não leva a lado nenhum, ou leva a uma partida que não está guardada neste navegador. Nada do que é seu se perdeu.
to-shelf = Ir para os jogos
page-comes = Um momento …
page-missing = Esta página não carregou
page-missing-text = Não foi possível obter uma parte da aplicação de que ela precisa. Tem ligação à Internet? Nada do que é seu se perdeu.
new-version = Há uma versão nova.
reload = Usá-la já

# A estante.
shelf-title = Tire um jogo da estante
welcome = Cinco jogos para dois, com um amigo neste ecrã ou contra o computador. Sem conta; funciona sem rede.
for-you = Para si
resume = Continuar
unfinished = Continue onde ficou
against = contra { $level }
your-turn = É a sua vez
daily = Problema do dia
solve = Resolver
side-to-move = Joga o { $side }
play-now = Jogar já
choose = Escolher adversário
play = Jogar
play-game = Jogar { $game }
learn = Regras
learn-game = Regras de { $game }
puzzles = Problemas
puzzles-of = Problemas de { $game }

# Acerca.
about-text = Uma sala de jogos de tabuleiro abstratos para dois: regras exatas, uma só notação e adversários de todos os níveis, no terminal e no navegador.
about-privacy = As partidas, o motor e tudo o que se guarda estão neste aparelho. Nada é enviado para lado nenhum, a não ser que jogue com outros.
about-licence = Software livre sob a licença MIT ou Apache 2.0, à escolha.
keys = Teclas
key-arrows = andar pelo tabuleiro
key-enter = tocar numa casa
key-escape = desfazer o último toque
key-steps = andar para trás e para a frente na partida

# Definições.
language = Língua
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
sounds-on = Som quando se joga
board-look = Tabuleiros
board-material = Madeira, pano e barro
board-flat = Simples, com muito contraste
on-boards = No tabuleiro
coordinates-on = Letras e números nas margens
legal-marks-on = Assinalar onde se pode jogar
animation-on = Mostrar as peças a mover-se
confirm-moves-on = Confirmar cada jogada antes de a fazer

# Partidas anteriores.
no-games = Ainda não se jogou nenhuma partida neste navegador.
person = Pessoa
running = Por acabar
turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
games-found = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
export = Exportar tudo
show-more = Mostrar mais
won = Ganha
lost-game = Perdida
drawn-game = Empate
finished = Acabada
search = Procurar
which-game = Jogo
all-games = Todos os jogos
which-result = Resultado
all-results = Todos os resultados
look-at = Ver
analyse = Analisar
forget = Apagar
forgotten = A partida de { $game } foi apagada
restore = Desfazer
unread-games = { $count ->
    [one] Há 1 partida guardada que não se consegue ler; fica como está.
   *[other] Há { $count } partidas guardadas que não se conseguem ler; ficam como estão.
}

# Um novo jogo.
new-game = Nova partida de { $game }
mode = Adversário
mode-people = Um amigo, aqui
mode-mixed = O computador
mode-computers = Ver o computador jogar
you-play = Joga com
drawn = à sorte
drawn-as = à sorte: { $value }
left-over = O que sobrar
level = Nível
level-of = Nível do { $side }
about-simplest = Quase não pensa; qualquer pessoa lhe ganha.
about-low = Muitos deslizes; bom para aprender.
about-middle = Poucos deslizes; castiga jogadas descuidadas.
about-high = Nunca erra de propósito; faz planos.
about-highest = Pensa muito e bem.
simplest = Jogadores mais simples
moves-first = joga primeiro
moves-second = joga em segundo
by-lot = À sorte
by-lot-about = decide a moeda
more-options = Mais sobre o tabuleiro
values-of = { $option }: { $values }
redraw = Sortear outra vez
clock = Relógio
time-each = Tempo de cada um
no-clock = Sem relógio
minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
short-minutes = { $minutes } min
minutes-and-bonus = { $minutes } + { $seconds } s
other-clock = Outro…
bonus = Acréscimo por jogada
seconds = { $seconds } s
from-position = Compor uma posição
position-text = O texto de uma posição
position-given = A posição abaixo é o início; não há mais nada a escolher.
linked-elsewhere = esta ligação leva a uma posição de outro jogo, { $game }
linked-nowhere = esta ligação não leva a nenhuma posição; copie uma de um tabuleiro ou da análise
position-over = nesta posição a partida já acabou; escolha uma em que alguém possa jogar
start = Começar a partida
preview = O tabuleiro no início

# O tabuleiro.
tower = torre de { $count }
touched = tocada
spot-supply = Reserva
spot-pass = Passar
spot-swap = Trocar
spot-done = Terminar a jogada
step-back = Desfazer o passo

# À mesa.
thinking = a pensar
hint-wanted = Sugestão
pause = Pausa
go-on = Retomar
yes = Sim
no = Não
moves = Jogadas
to-start = Para o início
one-back = Uma jogada atrás
one-on = Uma jogada à frente
to-end = Para o fim
your-move = Jogada em notação
flip = Virar o tabuleiro
share = Copiar ligação
copied = Copiado.

# Compor uma posição.
arrange = O tabuleiro a compor
tools = O que pôr no tabuleiro
tool-left = { $tool }: { $left ->
    [one] resta 1
   *[other] restam { $left }
}
clear = Limpar o tabuleiro
share-board = Copiar ligação
not-copied = O navegador não deixa copiar nesta página; selecione o texto e copie-o à mão.
link = A ligação
computer-chooses = escolhe o tabuleiro, e depois o computador escolhe o lado
computer-draws = escolhe o tabuleiro, e depois o computador tira à sorte
other-chooses = Quem não escolheu o tabuleiro escolhe quem começa.
