stacks = as pilhas leem-se de baixo para cima, da esquerda para a direita
joins-left-right = { $side } une as margens esquerda e direita
joins-top-bottom = { $side } une as margens superior e inferior
above-a-cell = acima de uma casa: { $name }
