about = Cerque discos para os virar, entre paredes, a caminho dos bónus e com a ajuda de jokers.
credit = Simon M. Lucas, 2012; jokers de Néstor Romeral Andrés
black = preto
white = branco

# Options.
layout = Disposição
layout-about = o que está no tabuleiro de início
layout-classic = Clássica
layout-classic-about = o tabuleiro do inventor, com paredes, bónus e jokers
layout-open = Aberta
layout-open-about = sem paredes, bónus nem jokers
layout-othello = Othello
layout-othello-about = um tabuleiro limpo que começa como no Othello
layout-random = Aleatória
layout-random-about = paredes, bónus e jokers sorteados
layout-custom = À mão
seed = Semente
seed-about = o número que decide uma disposição aleatória
walls = Paredes
walls-about = quantas paredes interiores tem uma disposição aleatória
bonuses = Bónus
bonuses-about = quantos bónus tem uma disposição aleatória
jokers = Jokers
jokers-about = quantos jokers tem uma disposição aleatória
no-seed = falta o número que decide esta disposição aleatória
seed-wanted = devia dar-se seed=, de 0 a { $most }
misfit = { $key } não combina com layout={ $layout }
needs-random = { $key } precisa de layout=random

# The picture.
black-disc = disco preto
white-disc = disco branco
bonus = bónus
joker = joker
discs-count = { $count } { $count ->
    [one] disco
   *[other] discos
}
bonuses-count = { $count } bónus
points-count = { $count } { $count ->
    [one] ponto
   *[other] pontos
}
standing = { $discs }, { $bonuses }, { $points }

nothing-but-pass = Não tem nenhuma jogada: passe.

# How a game ends.
level = ninguém pode jogar, e ambos os lados têm { $points }
won-by-discs = ninguém pode jogar, com { $discs } contra { $less }
won-by-points = ninguém pode jogar, e { $made } fazem { $points } contra { $less }
with-bonuses = { $discs } + { $bonuses }

# Why a move is not legal.
is-over = a partida acabou
no-pass = o { $side } tem uma jogada, por exemplo { $cell }, e não pode passar
on-wall = { $cell } é uma parede
on-disc = há um disco { $side } em { $cell }
turns-nothing = um disco em { $cell } não viraria nenhum disco { $side }; em { $example }, por exemplo, viraria
must-pass = o { $side } não pode virar nenhum disco e tem de passar

# Notation.
rows = dez linhas de dez caracteres deviam estar unidas por '/'
row-length = a linha { $row } tem { $count ->
    [one] { $count } carácter
   *[other] { $count } caracteres
}
border = a orla só pode ter # e J
centre-letters = { $cell }, uma casa central, devia ser X, O ou .
letters = { $cell } devia ser X, O, ., # ou *; os jokers ficam na orla
too-many = há mais de { $most } { $kind }
the-most = o máximo são { $most } { $kind }
kind-jokers = jokers
kind-walls = paredes interiores
kind-bonuses = bónus
taken = o número de bónus do { $side }
taken-label = bónus do { $side }
taken-range = os bónus do { $side } podem ser 0 a { $left }, pois recolhidos e por recolher são { $most } no máximo
forms = uma jogada é uma casa de a1 a h8, ou pass

# Positions put together by hand.
only-jokers = na orla, que é toda parede, só podem ficar jokers
joker-inside = um joker só pode ficar na orla, não em { $cell }
centre-stays-free = { $cell } é uma das quatro casas centrais, onde não ficam paredes nem bónus

# What the examples of the rules show.
example-turn = Jogue e3: o disco branco em e4 fica entre ele e o seu disco em e5, e vira.
example-wall = Jogue d2: para baixo, d3 vira. Para a direita, a fila que passa por e2 acaba na parede em f2, por isso e2 continua branco.
example-joker = Jogue c4: o joker na orla fecha a sua fila por b4 e a4, e ambos viram.
example-bonus = Jogue no bónus de h5: vira f5 e g5, e os 3 pontos ficam seus para sempre.
example-pass = Aqui o preto não pode virar nada, por isso a única jogada é passar.

# The guided first game.
lesson-turn = Joga com o preto. Ponha um disco de modo que um branco fique entre ele e outro disco seu: toque numa das casas assinaladas.
lesson-turn-right = O que fica entre dois discos seus vira para a sua cor.
lesson-turn-hint = Só se pode jogar onde se vira alguma coisa; essas casas estão assinaladas.
lesson-wall = As paredes cortam uma fila. Jogue d2 e repare: para baixo, d3 vira; para a direita, e2 fica branco, porque a fila acaba na parede de f2.
lesson-wall-right = Nada do que está atrás de uma parede pode fechar a sua fila.
lesson-wall-hint = Toque em d2, por cima do disco branco de d3.
lesson-joker = Os jokers da orla são dos dois jogadores. O que está à esquerda de a4 fecha a sua fila: jogue c4.
lesson-joker-right = b4 e a4 viraram, como se um disco seu estivesse na orla.
lesson-joker-hint = Toque em c4, à direita dos dois discos brancos.
lesson-bonus = Uma estrela é um bónus: quem lá joga fica com 3 pontos para sempre. Apanhe a de h5.
lesson-bonus-right = 3 pontos que ninguém pode virar, e mais dois discos.
lesson-bonus-hint = Toque na estrela de h5.
lesson-pass = Aqui não pode virar nada. Nesse caso, e só nesse, passa.
lesson-pass-right = Joga o branco. Quando nenhum dos dois puder jogar, a partida acaba.
lesson-pass-hint = Só há uma coisa a escolher: «Passar».
lesson-win = A última jogada de uma partida: cada disco vale 1, cada bónus 3. Pode jogar a2 ou c1; uma delas ganha.
lesson-win-right = Já ninguém pode jogar, e tem mais pontos: ganhou.
lesson-win-hint = Em c1 há um bónus, que vale 3 pontos.
