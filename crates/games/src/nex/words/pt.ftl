about = Una as suas duas margens com uma cadeia, colocando e convertendo pedras neutras pelo caminho.
credit = João Pedro Neto, 2004
red = vermelho
blue = azul
size = Tamanho
size-about = colunas e linhas do tabuleiro
swap = Troca
swap-about = o que o segundo jogador pode trocar na segunda jogada
swap-sides = Cores
swap-edges = Margens
swap-none = Nada

# The picture.
red-stone = pedra vermelha
blue-stone = pedra azul
neutral-stone = pedra neutra
red-stones = pedras vermelhas
blue-stones = pedras azuis
neutral-stones = pedras neutras
exchanged = cores trocadas
exchanged-players = o primeiro jogador joga com o azul, o segundo com o vermelho

# What comes next in a turn.
next-own = escolha uma casa para a sua pedra
next-neutral = escolha uma casa para a pedra neutra
next-second = escolha a segunda pedra neutra que passa a ser sua
next-given = escolha uma pedra sua que passa a neutra

# How a game ends.
chain-across = a cadeia do { $side } une as margens esquerda e direita
chain-down = a cadeia do { $side } une as margens superior e inferior

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
example-join = Coloque vermelho em e3 e uma pedra neutra em e4: a cadeia de a3 a e3 une as margens do vermelho, e o vermelho ganha.
