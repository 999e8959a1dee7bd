about = Outflank discs to turn them, around walls, onto bonuses and with the help of jokers.
credit = Simon M. Lucas, 2012; jokers by Néstor Romeral Andrés
black = black
white = white

# Options.
layout = Layout
layout-about = what stands on the board at the start
layout-classic = Classic
layout-classic-about = the board of the inventor, with walls, bonuses and jokers
layout-open = Open
layout-open-about = no walls, bonuses or jokers
layout-othello = Othello
layout-othello-about = a bare board that begins as in Othello
layout-random = Random
layout-random-about = walls, bonuses and jokers by lot
layout-custom = Custom
seed = Seed
seed-about = the number that decides a random layout
walls = Walls
walls-about = how many inner walls a random layout has
bonuses = Bonuses
bonuses-about = how many bonuses a random layout has
jokers = Jokers
jokers-about = how many jokers a random layout has
no-seed = nothing decides this random layout
seed-wanted = seed= should be given, from 0 to { $most }
misfit = { $key } does not go with layout={ $layout }
needs-random = { $key } needs layout=random

# The picture.
black-disc = black disc
white-disc = white disc
bonus = bonus
joker = joker
discs-count = { $count } { $count ->
    [one] disc
   *[other] discs
}
bonuses-count = { $count } { $count ->
    [one] bonus
   *[other] bonuses
}
points-count = { $count } { $count ->
    [one] point
   *[other] points
}
standing = { $discs }, { $bonuses }, { $points }

nothing-but-pass = You have no move: pass.

# How a game ends.
level = nobody can move, and both sides have { $points }
won-by-discs = nobody can move, with { $discs } against { $less }
won-by-points = nobody can move, and { $made } make { $points } against { $less }
with-bonuses = { $discs } + { $bonuses }

# Why a move is not legal.
is-over = the game is over
no-pass = { $side } has a move, for example { $cell }, and may not pass
on-wall = { $cell } is a wall
on-disc = a { $side } disc stands on { $cell }
turns-nothing = a disc on { $cell } would turn no { $side } disc; { $example } would, for example
must-pass = { $side } can turn no disc anywhere and has to pass

# Notation.
rows = ten rows of ten characters should be joined by '/'
row-length = row { $row } has { $count } characters
border = the border holds only # and J
centre-letters = { $cell }, a centre cell, should be X, O or .
letters = { $cell } should be X, O, ., # or *; jokers stand on the border
too-many = there are more than { $most } { $kind }
the-most = { $most } { $kind } are the most
kind-jokers = jokers
kind-walls = inner walls
kind-bonuses = bonuses
taken = the number of { $side }'s bonuses
taken-label = { $side }'s bonuses
taken-range = { $side }'s bonuses can be 0 to { $left }, as taken and left they are { $most } at most
forms = a move is a cell from a1 to h8, or pass

# Positions put together by hand.
only-jokers = only jokers stand on the border, which is wall all around
joker-inside = a joker stands only on the border, not on { $cell }
centre-stays-free = { $cell } is one of the four centre cells, where neither wall nor bonus stands

# What the examples of the rules show.
example-turn = Play e3: the white disc on e4 stands between it and your disc on e5, and turns.
example-wall = Play d2: downwards, d3 turns. To the right, the line over e2 ends at the wall on f2, so e2 stays white.
example-joker = Play c4: the joker on the border closes your line over b4 and a4, and both turn.
example-bonus = Play on the bonus at h5: you turn f5 and g5, and the 3 points are yours for good.
example-pass = Black can turn nothing here, so the only move is to pass.

# The guided first game.
lesson-turn = You are black. Put a disc where a white one stands between it and another of yours: touch one of the marked cells.
lesson-turn-right = What you enclose turns to your colour.
lesson-turn-hint = Only cells where you turn something are allowed; they are marked.
lesson-wall = Walls end a line. Play d2 and watch: downwards d3 turns, but to the right e2 stays white, because the line ends at the wall on f2.
lesson-wall-right = Nothing behind a wall can close your line.
lesson-wall-hint = Touch d2, above the white disc on d3.
lesson-joker = Jokers on the border belong to both players. The one left of a4 closes your line: play c4.
lesson-joker-right = b4 and a4 turned, as if a disc of yours stood on the border.
lesson-joker-hint = Touch c4, to the right of the two white discs.
lesson-bonus = A star is a bonus: whoever plays on it keeps its 3 points for good. Take the one on h5.
lesson-bonus-right = 3 points that nobody can turn, and two discs as well.
lesson-bonus-hint = Touch the star on h5.
lesson-pass = Here you can turn nothing at all. Then, and only then, you pass.
lesson-pass-right = The turn goes to white. When neither can move, the game is over.
lesson-pass-hint = There is one thing to choose: “Pass”.
lesson-win = The last move of a game: discs count 1, bonuses 3. You can play a2 or c1; one of them wins.
lesson-win-right = Nobody can move any more, and you have more points: you have won.
lesson-win-hint = There is a bonus on c1, and it counts 3 points.
