# How good a move was.
best = a melhor
fine = boa
inaccuracy = imprecisão
mistake = erro
blunder = erro grave

# What a position is worth.
won-in = ganha em { $plies }
lost-in = perde em { $plies }
proved-draw = empate, provado
evaluation = { $whole },{ $hundredths }
