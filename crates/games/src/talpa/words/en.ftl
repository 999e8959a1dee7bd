about = Take pieces away to dig a tunnel between your two edges, but never the opponent's.
credit = Arty Sandler, 2010
red = red
blue = blue
size = Size
size-about = columns and rows of the board

# The picture.
red-piece = red piece
blue-piece = blue piece
pieces-of = { $side }'s pieces
left = { $count } left
capture = choose the piece that it captures

# How a game ends.
tunnel-across = { $side }'s tunnel joins left and right
tunnel-down = { $side }'s tunnel joins top and bottom
no-piece-left = { $side } has no piece left to move

# Why a move is not legal.
no-piece = { $side } has no piece on { $cell }
no-opposing-piece = there is no opposing piece on { $cell }
not-next = { $from } and { $to } are not next to each other
not-removed = a piece is removed only when none can capture, and here one can

# Notation.
row-sizes = rows of 4, 6, 8 or 10 are joined by '/'
letters = { $cell } should be x, o or .
forms = a capture is written like c3xd3, a removal like xc3

# What the examples of the rules show.
example-capture = Capture from b2 onto c2: the blue piece leaves the board, and b2 is empty now.
example-remove = No piece touches an opposing one any more, so blue takes one of its own off the board: the one on a4.
example-tunnel = Capture from a6 onto b6: empty cells now lead from the top to the bottom, and blue wins.
example-both = See what goes wrong: when blue removes b3, its own tunnel opens, but red's from left to right opens too, and blue has lost.
