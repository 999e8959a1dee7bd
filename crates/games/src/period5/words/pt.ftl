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
five-stand = { $side ->
    [you] os seus cinco estão
   *[other] os cinco do { $side } estão
} em cinco colunas e em cinco cores
no-move = { $side ->
    [you] não tem
   *[other] o { $side } não tem
} nenhuma jogada permitida

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
example-return = O escuro acabou de trazer o cubo de c3. Não o pode devolver logo a essa casa, mas pode passar por ela: até d3.
example-check = O claro ameaça ganhar com c4-e4, por isso o escuro não pode mexer no cubo. Trave a ameaça com a peça de e2 para e4.
example-win = Deslize de c4 para e4: as suas quatro peças e o cubo ficam em cinco colunas e em cinco cores, e o claro ganha.

# The guided first game.
lesson-slide = Joga com o claro. As suas quatro peças e o cubo querem ficar em cinco colunas e em cinco cores. Deslize a peça de d5 para e5, que é uma coluna nova.
lesson-slide-right = As peças deslizam na sua linha ou coluna até onde o caminho estiver livre.
lesson-slide-hint = Toque na sua peça de d5 e depois em e5.
lesson-cube = O cubo é dos dois jogadores, e conta nos seus cinco. Deslize-o de c3 para d3, a única coluna que lhe falta.
lesson-cube-right = Cinco colunas. Agora as cores: há cores repetidas nos seus cinco.
lesson-cube-hint = Toque no cubo de c3 e depois em d3.
lesson-colour = Fique nas suas colunas e procure outras cores: deslize a peça de a2 para baixo, até a4.
lesson-colour-right = Mais um movimento destes e tem as cinco cores.
lesson-colour-hint = Toque na sua peça de a2 e depois em a4.
lesson-complete = Que movimento põe os seus cinco em cinco cores sem sair das cinco colunas?
lesson-complete-right = Cinco colunas e cinco cores: ganhou.
lesson-complete-hint = Experimente a peça de b3: pode descer.
lesson-return = Outra partida. O escuro acabou de trazer o cubo de c3, e ele não pode voltar logo para lá. Mas pode passar por essa casa: deslize-o até d3.
lesson-return-right = O cubo nunca volta logo para trás; tudo o resto é permitido.
lesson-return-hint = Toque no cubo de a3 e depois em d3, para lá da casa interdita.
lesson-check = O escuro ameaça ganhar com c2-a2. Enquanto for assim, não pode mexer no cubo. Trave a ameaça com uma peça sua.
lesson-check-right = A ameaça está travada, e o cubo está outra vez livre.
lesson-check-hint = Se uma peça sua estiver em a2 ou b2, a peça do escuro não pode deslizar para a2.
lesson-win = A última é consigo: um só movimento completa os seus cinco. Ganhe.
lesson-win-right = Os seus cinco estão em cinco colunas e em cinco cores: ganhou.
lesson-win-hint = Falta a coluna e. Que peça chega lá, a uma cor que ainda não tem?
