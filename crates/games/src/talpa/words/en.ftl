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
tunnel-across = { $side ->
    [you] your tunnel
   *[other] { $side }'s tunnel
} joins left and right
tunnel-down = { $side ->
    [you] your tunnel
   *[other] { $side }'s tunnel
} joins top and bottom
no-piece-left = { $side ->
    [you] you have
   *[other] { $side } has
} no piece left to move

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

# The guided first game.
lesson-capture = You are red and dig from left to right. Choose your piece on b2, then the blue one above it, on b1.
lesson-capture-right = You took the blue piece, and where yours stood there is a hole: the first cell of a tunnel.
lesson-capture-hint = First your piece on b2, then the blue one on b1.
lesson-dig = Blue had to capture as well, and left c2. Open the right edge: capture with d2, upwards or downwards.
lesson-dig-right = b2, c2 and d2 are one tunnel now, open to the right.
lesson-dig-hint = Your piece on d2 can take d1 above it or d3 below it.
lesson-corner = Now the left edge: the corner a1 touches it. Capture from a1 onto a2.
lesson-corner-right = a1 is open. Only b1 stands between it and the rest of your tunnel.
lesson-corner-hint = First your piece on a1, then the blue one below it, on a2.
lesson-open = Get your own piece out of the way: which capture opens b1, and with it the whole tunnel?
lesson-open-right = Empty cells lead from left to right: you have won.
lesson-open-hint = The piece on b1 can take the blue one on c1.
lesson-remove = The end of another game. No red piece touches a blue one, so each of you takes away one of your own. Row 1 is your way, column a is blue’s: be first, and take c1 or d1.
lesson-remove-right = Where nothing can be captured, a touch takes the piece away.
lesson-remove-hint = c2 would open a way from top to bottom, and that is blue’s tunnel; d2 would lose time. Take c1 or d1.
lesson-win = Blue took a3 away and would open column a next. But it is your turn: one removal opens row 1 for you and nothing for blue. Win.
lesson-win-right = You have won. If a move opens both tunnels, whoever made it loses, so look at the other one too.
lesson-win-hint = What bars row 1 now is a single piece of yours. And leave c2 alone, which bars blue.
