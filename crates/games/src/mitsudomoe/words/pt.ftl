about = Coloque anéis e leve as suas três bolas por cima deles até ao canto oposto.
credit = Mitsuo Yamamoto, 2020
white = branco
black = preto
rules = Regras
rules-about = como se juntam numa jogada a ação do anel e a ação da bola
rules-flexible = Flexíveis
rules-flexible-about = uma jogada é um anel, ou uma bola, ou um anel e depois uma bola
rules-official = Oficiais
rules-official-about = uma jogada é sempre um anel e depois uma bola, e quem enche a própria base perde

# The picture.
white-ring = anel branco
black-ring = anel preto
white-ball = bola branca
black-ball = bola preta
white-home = base do branco
black-home = base do preto
supply-of = reserva do { $side }
arrived-of = bolas do { $side } chegadas
left = { $count } por colocar
home-of-three = chegaram { $count } de 3
of-three = { $count } de 3

# What comes next in a turn.
ring-to = escolha uma casa para o anel
ball-may-walk = agora ande com uma bola, ou termine a jogada
no-ball-walks = nenhuma bola pode andar agora: termine a jogada
ball-walks = agora ande com uma bola
ball-to = escolha para onde vai a bola
relocate = recoloque as bolas { $side ->
    [white] brancas
   *[black] pretas
} por cima das quais saltou: { $balls }
relocate-to = escolha um anel { $side } para a bola de { $cell }

# How a game ends.
all-arrived = chegaram as { $side ->
    [you] suas três bolas
   *[other] três bolas do { $side }
}
home-filled = { $side ->
    [you] a sua própria base
   *[other] a base do { $side }
} está cheia
no-turn = { $side ->
    [you] não tem
   *[other] o { $side } não tem
} nenhuma jogada permitida

# Why a turn is not legal.
one-step = pelas regras oficiais, uma jogada é uma ação do anel e depois uma ação da bola, ambas
empty-supply = a reserva do { $side } está vazia
no-ring = o { $side } não tem nenhum anel no topo de { $cell }
ring-covered = o anel em { $cell } tem uma bola em cima
ring-stays = o anel em { $cell } tem de ir para outra casa
ring-on-ball = não se pode pôr um anel em { $cell }, onde está uma bola
no-ball = o { $side } não tem nenhuma bola em { $cell }
ball-arrived = a bola em { $cell } já chegou e nunca mais sai
ball-on-ball = já está uma bola em { $cell }
no-ring-to-land = uma bola { $side ->
    [white] branca
   *[black] preta
} precisa de um anel { $side } no topo de { $cell }
no-line = { $from } e { $to } não estão na mesma fila
gap = { $from } e { $to } não são vizinhas, e { $gap } não tem nenhuma bola por cima da qual saltar
vault-over-arrived = a bola em { $cell } já chegou e não se pode saltar por cima dela
nowhere = o salto passaria por cima da bola em { $cell }, e não há nenhum anel { $side } descoberto para onde ela possa ir
not-relocated = saltou-se por cima da bola do { $side } em { $cell }, que tem de ser recolocada
not-vaulted = não se salta por cima de nenhuma bola { $side ->
    [white] branca
   *[black] preta
} em { $cell }
not-exposed = { $cell } não tem nenhum anel { $side } descoberto para receber uma bola

supply-gone = a reserva do { $side } está vazia: mova um anel seu que não tenha nada em cima
ring-first = uma jogada começa com um anel: ponha-o numa casa vazia ou sobre outro anel
ball-needs-ring = a bola de { $cell } não alcança nenhum anel do { $side }: ponha primeiro um ao lado
ball-stuck = a bola de { $cell } não alcança nenhum anel do { $side }

# Notation of positions.
rows-joined = uma linha são cinco casas unidas por ',', e as linhas unem-se por '/'
cells-joined = as cinco casas de uma linha deviam estar unidas por ','
ball-count = o { $side } tem { $count } de 3 bolas
three-balls = cada lado devia ter 3 bolas no tabuleiro
supply-range = a reserva do { $side } devia ser de 0 a 5 anéis
ring-count = o { $side } tem { $rings ->
    [one] { $rings } anel
   *[other] { $rings } anéis
} no tabuleiro e { $supply } na reserva
eight-rings = no total deviam ser 8
the-rules = as regras
no-rules = { $name } não é um nome de regras
rules-wanted = devia ser flexible ou official
letters = { $cell } devia ser '.', ou anéis w e b, talvez com uma bola W ou B no topo
ball-covered = há algo sobre a bola em { $cell }
ball-on-top = uma bola só pode estar no topo de uma pilha
wrong-ring = a bola do { $side } em { $cell } não está sobre um anel { $side }
own-ring = uma bola devia estar sobre um anel da sua cor
too-many-balls = o { $side } tem mais de 3 bolas
too-many-rings = o { $side } tem mais de 8 anéis no tabuleiro
eight-with-supply = cada lado devia ter 8 anéis, contando os da reserva
too-tall = há mais de { $most } anéis em { $cell }
five-elsewhere = pelo menos cinco anéis deviam suportar bolas noutras casas

# Notation of turns.
parts-joined = as partes de uma jogada deviam estar unidas por ','
forms = uma parte escreve-se como @c3, c2@c3, b4-c3 ou d4=e5
order = a ação do anel, a ação da bola e as recolocações deviam seguir-se por esta ordem
late-ring = uma ação do anel não pode estar aqui
second-ball = uma segunda ação da bola não pode estar aqui
early-relocation = uma recolocação não pode estar antes de uma ação da bola
relocated-already = a bola em { $cell } já foi recolocada
relocated-once = cada bola por cima da qual se salta é recolocada uma vez
relocated-nowhere = a bola em { $cell } é recolocada onde já está
go-elsewhere = devia ir para uma casa diferente
same-cell = outra bola já foi recolocada em { $cell }
different-cells = as bolas deviam ir para casas diferentes
not-left-yet = uma bola é recolocada em { $cell } antes de essa casa ser deixada
leave-first = uma casa que é deixada e ocupada devia ser deixada primeiro
fourth-ball = é recolocada uma quarta bola
only-three = um lado só tem três bolas

# What the examples of the rules show.
example-steps = Coloque em d2 um anel da reserva e depois dê um passo para lá com a bola de e1.
example-ring = Um anel sem nada em cima volta a servir: mova o de e1 para c3 e dê um passo para lá a partir de d2.
example-own-vault = Coloque um anel em c1 e salte de e1 por cima da sua própria bola em d1, que fica onde está.
example-vault = Coloque um anel em d3, salte de b3 por cima da bola preta em c3 e mande essa bola de volta para o anel preto em e5.
example-arrive = Coloque um anel em b5, por cima do preto, e dê um passo para lá a partir de c4: as três bolas brancas chegaram, e o branco ganha.

# The guided first game.
lesson-ring = Joga com o branco, e as suas bolas querem chegar ao canto inferior esquerdo. Toque numa casa vazia: fica lá um anel. Depois termine a jogada.
lesson-ring-right = As bolas só andam sobre anéis da sua cor, e com cada anel o caminho cresce.
lesson-ring-hint = Toque numa casa vazia qualquer e depois em «Terminar a jogada».
lesson-steps = Uma jogada pode fazer as duas coisas. Ponha um anel em d2, escolha uma bola e leve-a para cima desse anel.
lesson-steps-right = Um anel e depois uma bola: é uma jogada inteira.
lesson-steps-hint = Toque em d2 para o anel, depois numa das suas bolas e outra vez em d2.
lesson-move = Um anel sem nada em cima volta a servir: mova o de e1 para c3, e avance com a bola de d2 para esse anel.
lesson-move-right = Os anéis que deixa para trás não estão perdidos.
lesson-move-hint = Toque no anel de e1 e depois em c3. A seguir na bola de d2, e outra vez em c3.
lesson-leap = As bolas saltam por cima de bolas em linha reta. Ponha um anel em c1 e salte de e1 por cima da sua bola de d1.
lesson-leap-right = A sua bola fica onde está, e a outra avançou duas casas.
lesson-leap-hint = Toque em c1 para o anel, depois na bola de e1 e outra vez em c1.
lesson-vault = Salte por cima de uma bola preta e mande-a para longe: ponha um anel em d3, salte de b3 por cima de c3 e leve a bola preta para o anel de e5.
lesson-vault-right = Quem salta por cima de uma bola adversária diz para onde ela vai: para qualquer anel da cor dela sem nada em cima.
lesson-vault-hint = Anel em d3; bola de b3 para d3; depois a bola preta de c3 para e5.
lesson-win = Duas das suas bolas já chegaram. Leve a terceira, de c4: ponha um anel onde ela possa entrar no canto, e ganhe.
lesson-win-right = As suas três bolas chegaram: ganhou.
lesson-win-hint = A casa livre do canto é b5. Ponha lá um anel, por cima do preto, e avance com a bola de c4 para esse anel.
