# How a game ended that is looked at.
won-by-rules = O { $side } ganhou: { $reason }.
won = O { $side } ganhou { $reason }.
drawn-by-rules = Empate: { $reason }.
drawn = Empate { $reason }.
