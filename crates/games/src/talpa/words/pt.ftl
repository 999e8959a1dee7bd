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
tunnel-across = { $side ->
    [you] o seu túnel
   *[other] o túnel do { $side }
} une as margens esquerda e direita
tunnel-down = { $side ->
    [you] o seu túnel
   *[other] o túnel do { $side }
} une as margens superior e inferior
no-piece-left = { $side ->
    [you] já não tem
   *[other] o { $side } já não tem
} peças para mover

# Why a move is not legal.
no-piece = o { $side } não tem nenhuma peça em { $cell }
no-opposing-piece = não há nenhuma peça adversária em { $cell }
not-next = { $from } e { $to } não são casas vizinhas
not-removed = só se retira uma peça quando nenhuma pode capturar, e aqui há uma que pode

# Notation.
row-sizes = linhas de 4, 6, 8 ou 10 são unidas por '/'
letters = { $cell } devia ser x, o ou .
forms = uma captura escreve-se como c3xd3, uma remoção como xc3

# What the examples of the rules show.
example-capture = Capture de b2 para c2: a peça azul sai do tabuleiro, e b2 fica vazia.
example-remove = Já nenhuma peça toca numa adversária, por isso o azul retira uma das suas: a de a4.
example-tunnel = Capture de a6 para b6: as casas vazias levam agora de cima a baixo, e o azul ganha.
example-both = Veja o que corre mal: quando o azul retira b3, abre-se o seu túnel, mas também o do vermelho, da esquerda para a direita, e o azul perdeu.

# The guided first game.
lesson-capture = Joga com o vermelho e escava da esquerda para a direita. Escolha a sua peça de b2 e depois a azul que está por cima, em b1.
lesson-capture-right = Capturou a peça azul, e onde estava a sua ficou um buraco: a primeira casa de um túnel.
lesson-capture-hint = Primeiro a sua peça de b2, depois a azul de b1.
lesson-dig = O azul também teve de capturar, e saiu de c2. Abra a margem direita: capture com a peça de d2, para cima ou para baixo.
lesson-dig-right = b2, c2 e d2 são agora um só túnel, aberto à direita.
lesson-dig-hint = A sua peça de d2 pode capturar d1, por cima, ou d3, por baixo.
lesson-corner = Agora a margem esquerda: o canto a1 toca nela. Capture de a1 para a2.
lesson-corner-right = a1 está aberta. Só b1 a separa do resto do seu túnel.
lesson-corner-hint = Primeiro a sua peça de a1, depois a azul que está por baixo, em a2.
lesson-open = Tire a sua própria peça do caminho: que captura abre b1, e com ela o túnel inteiro?
lesson-open-right = As casas vazias levam da esquerda à direita: ganhou.
lesson-open-hint = A peça de b1 pode capturar a azul de c1.
lesson-remove = O fim de outra partida. Nenhuma peça vermelha toca numa azul, por isso cada um retira uma das suas. O seu caminho é a linha 1, o do azul a coluna a: adiante-se e retire c1 ou d1.
lesson-remove-right = Quando nada se pode capturar, basta um toque para retirar a peça.
lesson-remove-hint = c2 abriria um caminho de cima a baixo, e esse é o túnel do azul; com d2 perdia tempo. Retire c1 ou d1.
lesson-win = O azul retirou a3 e abriria a seguir a coluna a. Mas a vez é sua: há uma peça que, retirada, abre a linha 1 e não abre nada ao azul. Ganhe.
lesson-win-right = Ganhou. Se uma jogada abre os dois túneis, perde quem a fez: olhe sempre também para o outro.
lesson-win-hint = Só uma peça sua fecha agora a linha 1. E não mexa em c2, que fecha o caminho do azul.
