# How a game stands.
to-move = { $side } to move
won = { $side } won: { $reason }
drawn = drawn: { $reason }
occurred = the position has occurred { $times } times

# The simplest players.
random = Random
greedy = Greedy
easy = Easy
normal = Normal

# Why a move is refused.
illegal = { $mv } is not legal here: { $why }
over = the game is over: { $why }
no-move-begins = no move begins with { $spot }; one begins with { $example }
no-move-goes-on = after { $last } no move goes on with { $spot }; one goes on with { $example }

# Games and their options.
no-game = there is no game { $id }
games = the games are { $ids }
no-option = there is no option { $key }
no-options = this game has no options
keys = the keys are { $keys }, as in key=value
given-twice = { $key } is given twice
once = each key may stand once
no-value = { $value } is not a value of { $key }
allowed = allowed: { $values }
range = { $least } to { $most }

# Position texts.
side-to-move = the side to move
turn-label = to move
side-letters = the side to move should be { $first } or { $second }
first-row = the first row is { $width ->
    [one] { $width } character
   *[other] { $width } characters
} long
rows = { $size } rows of { $size } should be joined by '/'

# Models and tables.
no-models = this game has no models
no-tables = this game has no tables
