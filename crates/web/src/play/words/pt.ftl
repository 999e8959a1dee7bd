# De quem é a vez, e como acabou a partida.
your-turn = É a sua vez
is-elsewhere = Esta partida está a ser jogada noutra janela
looking-back = Está a ver a jogada { $turn } de { $all }
looking-start = Está a ver o início

# Os dois jogadores.
you = Eu
depth = profundidade { $depth }, { $score }
clock-of = Tempo: { $who }
series = Série: { $one } a { $other }
points = { $difference } pontos

# O que se pode fazer.
tools = O que pode fazer
take-back = Desfazer
turn = Virar
analyse = Analisar
more = Mais
offer-draw = Propor empate
resign = Desistir
really-resign = Quer mesmo desistir?
really-resign-as = O { $side } desiste mesmo?
confirm-moves = Confirmar jogadas
play-move = Jogar assim
move-whole = Jogue assim, ou escolha outra vez
type-move = Escrever uma jogada
coordinates = Coordenadas
sound = Som
move-now = Pedir que jogue já
speed = Velocidade
a-move-every = uma jogada a cada { $seconds } s
rematch = Desforra
again = Recomeçar, com os mesmos lados
rematch-changed = Desforra, com os lados trocados
new-game = Nova partida
review = Rever
to-now = Voltar à partida
all-games = Todos os jogos

# O que pode correr mal.
no-engine = O computador não consegue pensar
no-engine-why = O ficheiro do motor não carregou, ou o motor parou.
try-again = Tentar outra vez
another-tab = esta partida continuou noutro separador; é assim que está agora
not-kept = o navegador não consegue guardar esta partida: o armazenamento está cheio ou bloqueado

# Sobre a partida.
about-game = Sobre esta partida
joins-across = { $who }: da esquerda para a direita
joins-down = { $who }: de cima para baixo
cells = { $columns } × { $rows }

# As jogadas.
seen = jogada { $turn } de { $all }: { $mv }
seen-start = o início da partida
