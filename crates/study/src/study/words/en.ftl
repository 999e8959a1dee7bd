# How a game ended that is looked at.
won-by-rules = { $side } won: { $reason }.
won = { $side } won { $reason }.
drawn-by-rules = Draw: { $reason }.
drawn = Draw { $reason }.
