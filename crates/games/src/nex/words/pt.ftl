about = Una as suas duas margens com uma cadeia, colocando e convertendo pedras neutras pelo caminho.
credit = João Pedro Neto, 2004
red = vermelho
blue = azul
size = Tamanho
size-about = colunas e linhas do tabuleiro
swap = Troca
swap-about = o que o segundo jogador pode trocar na segunda jogada
swap-sides = Cores
swap-sides-about = o segundo jogador pode ficar com o vermelho e com a primeira pedra dele; o primeiro continua com o azul
swap-edges = Margens
swap-edges-about = o segundo jogador pode trocar as margens que cada um tem de unir, e depois coloca
swap-none = Nada
swap-none-about = nada se troca: quem começa tem alguma vantagem

# The picture.
red-stone = pedra vermelha
blue-stone = pedra azul
neutral-stone = pedra neutra
red-stones = pedras vermelhas
blue-stones = pedras azuis
neutral-stones = pedras neutras
stones = { $count ->
    [one] 1 pedra
   *[other] { $count } pedras
}
empty-cells = casas vazias
exchanged = cores trocadas
exchanged-players = o primeiro jogador joga com o azul, o segundo com o vermelho

# What comes next in a turn.
next-own = escolha uma casa para a sua pedra
next-neutral = escolha uma casa para a pedra neutra
next-second = escolha a segunda pedra neutra que passa a ser sua
next-given = escolha uma pedra sua que passa a neutra

may-exchange-colours = Pode trocar de cores: fica com o vermelho e com a pedra que já lá está, e o adversário continua com o azul. Ou jogue como de costume.
may-exchange-edges = Pode trocar as margens antes de colocar: o azul passa a unir a esquerda e a direita, e o vermelho a de cima e a de baixo. Ou jogue como de costume.

# How a game ends.
chain-across = { $side ->
    [you] a sua cadeia
   *[other] a cadeia do { $side }
} une as margens esquerda e direita
chain-down = { $side ->
    [you] a sua cadeia
   *[other] a cadeia do { $side }
} une as margens superior e inferior

# Why a turn is not legal.
outside = este tabuleiro, que acaba em { $last }, não tem a casa { $cell }
edges-too-early = as margens podem ser trocadas na segunda jogada, não na primeira
edges-closed = as margens só podem ser trocadas na segunda jogada de uma partida que o permita
edges-never = nesta partida podem trocar-se as cores, não as margens
two-cells = as duas pedras precisam de duas casas, e { $cell } é só uma
occupied = há uma { $stone } em { $cell }
two-converted = convertem-se duas pedras neutras, e { $cell } é só uma
not-neutral = não há nenhuma pedra neutra em { $cell }
other-stone = em { $cell } há uma { $stone }, não uma neutra
becomes-own = { $cell } torna-se uma pedra própria nesta jogada: outra pedra própria torna-se neutra
no-stone = o { $side } não tem nenhuma pedra em { $cell } que possa tornar-se neutra
only-turn = a única jogada que resta é { $cell }
single-too-early = uma jogada de uma só casa faz-se apenas quando nada se pode colocar nem converter, e aqui pode-se
swap-too-early = as cores podem ser trocadas na segunda jogada, não na primeira
swap-never = nesta partida podem trocar-se as margens, não as cores: a segunda jogada pode começar por edges:
swap-done = os jogadores já trocaram de cores
swap-closed = as cores só podem ser trocadas na segunda jogada de uma partida que o permita

# Notation of positions.
row-sizes = linhas de { $least } a { $most } deviam estar unidas por '/'
letters = { $cell } devia ser r, b, n ou .
too-many-neutral = { $neutral ->
    [one] { $neutral } pedra neutra
   *[other] { $neutral } pedras neutras
} e { $coloured ->
    [one] { $coloured } colorida
   *[other] { $coloured } coloridas
}
fewer-neutral = devia haver no máximo tantas pedras neutras como coloridas
wrong-turn = é a vez do { $side } com { $red ->
    [one] { $red } pedra vermelha
   *[other] { $red } pedras vermelhas
} e { $blue ->
    [one] { $blue } azul
   *[other] { $blue } azuis
}
red-turn = o vermelho devia ter tantas pedras como o azul quando é a vez do vermelho
blue-turn = o vermelho devia ter mais uma pedra do que o azul quando é a vez do azul
owner = o dono das margens esquerda e direita
owner-label = esquerda e direita
owner-letters = o dono das margens esquerda e direita devia ser r ou b
owner-too-early = as margens esquerda e direita não podem ser do azul antes de acabar a segunda jogada
owner-red = o dono devia ser r
choice = a escolha do segundo jogador
choice-label = troca
choice-sides = cores
choice-edges = margens
choice-none = nenhuma
choice-exchanged = feita
choice-letters = a escolha do segundo jogador devia ser s, e, x ou -
choice-over = a segunda jogada já passou, e com ela a escolha
choice-over-letters = devia estar aqui x ou -
choice-too-early = ninguém pode ter trocado de cores antes da primeira jogada
choice-early-letters = devia estar aqui s, e ou -
choice-twice = numa partida com as margens trocadas não há troca de cores
choice-twice-letters = com as margens trocadas, devia estar aqui -

# Notation of turns.
no-form = { $text } não é uma jogada
forms = uma jogada escreve-se como c3+d4, c3,d4-e5, c3, swap ou edges:c3+d4
edges-form = uma jogada depois de edges: coloca pedras, como em edges:c3+d4
convert-form = uma conversão escreve-se como c3,d4-e5

# What the examples of the rules show.
example-place = Coloque uma pedra vermelha em c3 e uma neutra em d4.
example-swap = Na segunda jogada da partida o azul pode trocar: os jogadores trocam de cor, e nada muda no tabuleiro.
example-edges = Com o outro tipo de troca, o azul troca as margens e depois coloca: b2, com uma pedra neutra em c4.
example-convert = Transforme as pedras neutras de b3 e d3 em vermelhas e a vermelha de d1 em neutra: a linha 3 une a esquerda e a direita, e o vermelho ganha.
example-join = Coloque uma pedra vermelha em e3 e uma neutra em e4: a cadeia de a3 a e3 une as margens do vermelho, e o vermelho ganha.

# The guided first game.
lesson-place = Joga com o vermelho e une a esquerda e a direita. Coloque uma pedra sua numa casa qualquer e depois uma neutra noutra.
lesson-place-right = Uma jogada de duas pedras: a sua, e uma que não é de ninguém até alguém a converter.
lesson-place-hint = Toque numa casa vazia para a sua pedra e depois noutra para a pedra neutra.
lesson-exchange = Agora é o segundo a jogar, com o azul, e o vermelho está no meio. Só nesta jogada pode trocar de cores: fique com o vermelho.
lesson-exchange-right = As pedras ficam onde estão, mas o vermelho agora é seu, e o adversário continua com o azul.
lesson-exchange-hint = Escolha «Trocar», e não uma casa.
lesson-build = Une a esquerda e a direita. Continue para a direita com d3 e ponha a pedra neutra em c4, por onde o azul quer passar.
lesson-build-right = Cada casa tem seis vizinhas, por isso c3 e d3 já são uma cadeia.
lesson-build-hint = Primeiro d3 para a sua pedra, depois c4 para a neutra.
lesson-edge = Agora a margem esquerda: ponha uma pedra sua em a3 e uma neutra em a4.
lesson-edge-right = a3 toca na sua margem esquerda. Só uma pedra neutra a separa da sua cadeia.
lesson-edge-hint = Primeiro a3 para a sua pedra, depois a4 para a neutra.
lesson-right = Chegue à margem direita: ponha uma pedra em e2, que toca em d3, e uma neutra em e5.
lesson-right-right = Chegou à margem direita. Falta b3, e essa é neutra.
lesson-right-hint = Primeiro e2 para a sua pedra, depois e5 para a neutra.
lesson-convert = Em vez de colocar, converta: duas pedras neutras passam a vermelhas e uma vermelha passa a neutra. Fique com b3 e e3, dê e2, e ganhe.
lesson-convert-right = A sua cadeia une a esquerda e a direita: ganhou.
lesson-convert-hint = Toque nas pedras neutras de b3 e e3 e depois na sua de e2, que já não faz falta.
