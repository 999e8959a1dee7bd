# How good a move was.
best = best
fine = fine
inaccuracy = inaccuracy
mistake = mistake
blunder = blunder

# What a position is worth.
won-in = won in { $plies }
lost-in = lost in { $plies }
proved-draw = a draw, proved
evaluation = { $whole }.{ $hundredths }
