about = Retire peças para escavar um túnel entre as suas duas margens, mas nunca o do adversário.
credit = Arty Sandler, 2010
red = vermelho
blue = azul
size = Tamanho
size-about = colunas e linhas do tabuleiro

# The picture.
red-piece = peça vermelha
blue-piece = peça azul
pieces-of = peças do { $side }
left = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
capture = escolha a peça a capturar

# How a game ends.
tunnel-across = o túnel do { $side } une as margens esquerda e direita
tunnel-down = o túnel do { $side } une as margens superior e inferior
no-piece-left = o { $side } já não tem peças para mover

# Why a move is not legal.
no-piece = o { $side } não tem nenhuma peça em { $cell }
no-opposing-piece = não há nenhuma peça adversária em { $cell }
not-next = { $from } e { $to } não são casas vizinhas
not-removed = só se remove uma peça quando nenhuma pode capturar, e aqui uma pode

# Notation.
row-sizes = linhas de 4, 6, 8 ou 10 são unidas por '/'
letters = { $cell } devia ser x, o ou .
forms = uma captura escreve-se como c3xd3, uma remoção como xc3

# What the examples of the rules show.
example-capture = Capture de b2 para c2: a peça azul sai do tabuleiro, e b2 fica vazia.
example-remove = Já nenhuma peça toca numa adversária, por isso o azul retira uma das suas: a de a4.
example-tunnel = Capture de a6 para b6: as casas vazias levam agora de cima a baixo, e o azul ganha.
example-both = Veja o que corre mal: quando o azul retira b3, abre-se o seu túnel, mas também o do vermelho, da esquerda para a direita, e o azul perdeu.
