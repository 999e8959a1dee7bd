about = Leve as suas quatro peças e o cubo partilhado a cinco colunas e a cinco cores diferentes.
credit = Daniel Shultz, 2010
light = claro
dark = escuro

# The picture.
light-piece = peça clara
dark-piece = peça escura
cube = cubo
black = preto
red = vermelho
yellow = amarelo
purple = roxo
blue = azul
five-of = os cinco do { $side }
standing = { $columns } { $columns ->
    [one] coluna
   *[other] colunas
}, { $colours } { $colours ->
    [one] cor
   *[other] cores
}
in-check = { $side } em xeque
yes = sim
barred-cell = o cubo não pode voltar a
slide-to = escolha para onde desliza
barred-label = o cubo veio de

# How a game ends.
five-stand = os cinco do { $side } estão em cinco colunas e em cinco cores
no-move = o { $side } não tem nenhuma jogada permitida

# Why a move is not legal.
is-empty = { $cell } está vazia
not-yours = a peça em { $cell } é do { $opponent }, e é a vez do { $side }
must-leave = uma jogada tem de sair da sua casa
no-line = { $from } e { $to } não estão na mesma linha nem na mesma coluna
is-occupied = { $cell } está ocupada
blocked = o caminho de { $from } a { $to } está bloqueado
check = o cubo não pode ser movido enquanto o { $opponent } ameaçar ganhar com { $threat }
no-return = o cubo acabou de vir de { $cell } e não pode voltar logo para lá

# Notation.
rows = cinco linhas de cinco deviam estar unidas por '/'
letters = { $cell } devia ser l, d, c ou .
barred-field = a casa a que o cubo não pode voltar, ou -
four-light = quatro peças claras
four-dark = quatro peças escuras
one-cube = um cubo
more-than = o tabuleiro tem mais do que { $kind }
fewer-than = o tabuleiro tem menos do que { $kind }
all-kinds = devia haver quatro peças claras (l), quatro escuras (d) e um cubo (c)
barred-wanted = devia estar aqui uma casa de a1 a e5 em minúsculas, ou -
barred-occupied = o cubo não pode ter vindo de { $cell }, que está ocupada
barred-empty = devia estar aqui a casa vazia de onde o cubo acabou de sair, ou -
barred-far = o cubo em { $cube } não pode ter vindo de { $cell }
barred-clear = o caminho entre as duas devia ser reto e livre; senão devia estar aqui -
forms = uma jogada escreve-se como c3-c1

# What the examples of the rules show.
example-slide = Deslize a peça de b3 para b5: quantas casas vazias quiser, numa linha ou numa coluna.
example-return = O escuro acabou de trazer o cubo de c3. Não o pode pôr outra vez lá, mas pode passar além: até d3.
example-check = O claro ameaça ganhar com c4-e4, por isso o escuro não pode mexer no cubo. Trave a ameaça com a peça de e2 para e4.
example-win = Deslize de c4 para e4: as suas quatro peças e o cubo ficam em cinco colunas e em cinco cores, e o claro ganha.
