joins-left-right = { $side } ({ $letter }) une as margens esquerda e direita
joins-top-bottom = { $side } ({ $letter }) une as margens superior e inferior
after-turns = após { $turns } { $turns ->
    [one] jogada
   *[other] jogadas
}
