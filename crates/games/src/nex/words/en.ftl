about = Join your two edges with a chain, placing and converting neutral stones on the way.
credit = João Pedro Neto, 2004
red = red
blue = blue
size = Size
size-about = columns and rows of the board
swap = Exchange
swap-about = what the second player may exchange on the second turn
swap-sides = Colours
swap-sides-about = the second player may take red, with its first stone; the first goes on with blue
swap-edges = Edges
swap-edges-about = the second player may exchange the edges that the two have to join, and then places
swap-none = Nothing
swap-none-about = nothing is exchanged: who begins is a little better off

# The picture.
red-stone = red stone
blue-stone = blue stone
neutral-stone = neutral stone
red-stones = red stones
blue-stones = blue stones
neutral-stones = neutral stones
stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}
empty-cells = empty cells
exchanged = colours exchanged
exchanged-players = the first player plays blue, the second red

# What comes next in a turn.
next-own = choose a cell for your stone
next-neutral = choose a cell for the neutral stone
next-second = choose the second neutral stone that becomes yours
next-given = choose a stone of yours that becomes neutral

may-exchange-colours = You may exchange colours: then you play red, with the stone that is there, and the opponent goes on with blue. Or place as usual.
may-exchange-edges = You may exchange the edges before you place: then blue joins left and right, and red top and bottom. Or place as usual.

# How a game ends.
chain-across = { $side ->
    [you] your chain
   *[other] { $side }'s chain
} joins left and right
chain-down = { $side ->
    [you] your chain
   *[other] { $side }'s chain
} joins top and bottom

# Why a turn is not legal.
outside = there is no cell { $cell } on this board, which ends at { $last }
edges-too-early = the edges can be exchanged on the second turn, not on the first
edges-closed = the edges can be exchanged only on the second turn of a game that allows it
edges-never = in this game the colours can be exchanged, not the edges
two-cells = the two stones need two cells, and { $cell } is one
occupied = there is a { $stone } on { $cell }
two-converted = two neutral stones are converted, and { $cell } is one
not-neutral = there is no neutral stone on { $cell }
other-stone = on { $cell } there is a { $stone }, not a neutral one
becomes-own = { $cell } becomes an own stone on this turn: another own stone becomes neutral
no-stone = { $side } has no stone on { $cell } to become neutral
only-turn = the only turn left is { $cell }
single-too-early = a turn of one cell is played only when nothing can be placed or converted, and here something can
swap-too-early = the colours can be exchanged on the second turn, not on the first
swap-never = in this game the edges can be exchanged, not the colours: the second turn may begin with edges:
swap-done = the players have exchanged colours already
swap-closed = the colours can be exchanged only on the second turn of a game that allows it

# Notation of positions.
row-sizes = rows of { $least } to { $most } should be joined by '/'
letters = { $cell } should be r, b, n or .
too-many-neutral = { $neutral } neutral stones and { $coloured } coloured ones
fewer-neutral = there should be at most as many neutral stones as coloured ones
wrong-turn = { $side } is to move with { $red } red and { $blue } blue stones
red-turn = red should have as many stones as blue when red is to move
blue-turn = red should have one stone more than blue when blue is to move
owner = the owner of the left and right edges
owner-label = left and right
owner-letters = the owner of the left and right edges should be r or b
owner-too-early = blue cannot own the left and right edges before the second turn is over
owner-red = the owner should be r
choice = the second player's choice
choice-label = exchange
choice-sides = colours
choice-edges = edges
choice-none = none
choice-exchanged = done
choice-letters = the second player's choice should be s, e, x or -
choice-over = the second turn is over, and with it the choice
choice-over-letters = x or - should stand here
choice-too-early = nobody can have exchanged colours before the first turn
choice-early-letters = s, e or - should stand here
choice-twice = a game in which the edges are exchanged has no exchange of colours
choice-twice-letters = with the edges exchanged, - should stand here

# Notation of turns.
no-form = { $text } is not a turn
forms = a turn is written like c3+d4, c3,d4-e5, c3, swap or edges:c3+d4
edges-form = a turn after edges: places, as in edges:c3+d4
convert-form = a convert turn is written like c3,d4-e5

# What the examples of the rules show.
example-place = Place a red stone on c3 and a neutral one on d4.
example-swap = On the second turn of the game blue may exchange: the players change colours, and nothing changes on the board.
example-edges = With the other kind of exchange, blue exchanges the edges and then places: b2, with a neutral stone on c4.
example-convert = Turn the neutral stones on b3 and d3 red, and the red one on d1 neutral: row 3 joins left and right, and red wins.
example-join = Place red on e3 and a neutral stone on e4: the chain from a3 to e3 joins red's edges, and red wins.

# The guided first game.
lesson-place = You are red and join left and right. Place a stone of yours on any cell, then a neutral one on another.
lesson-place-right = A turn of two stones: yours, and one that belongs to nobody until somebody converts it.
lesson-place-hint = Touch an empty cell for your stone, then another one for the neutral stone.
lesson-exchange = Now you are second, with blue, and red stands in the middle. Only on this turn may you exchange colours: take red.
lesson-exchange-right = The stones stay where they are, but red is yours now, and the opponent goes on with blue.
lesson-exchange-hint = Choose “Exchange”, not a cell.
lesson-build = You join left and right. Go on to the right with d3, and put the neutral stone on c4, where blue wants to pass.
lesson-build-right = Each cell has six neighbours, so c3 and d3 are a chain.
lesson-build-hint = First d3 for your stone, then c4 for the neutral one.
lesson-edge = Now the left edge: place a3, and a neutral stone on a4.
lesson-edge-right = a3 touches your left edge. Only a neutral stone stands between it and your chain.
lesson-edge-hint = First a3 for your stone, then a4 for the neutral one.
lesson-right = Reach the right edge: place e2, which touches d3, and a neutral stone on e5.
lesson-right-right = The right edge is reached. What is missing is b3, and that is neutral.
lesson-right-hint = First e2 for your stone, then e5 for the neutral one.
lesson-convert = Instead of placing, convert: two neutral stones become red, and one red stone becomes neutral. Take b3 and e3, give e2, and win.
lesson-convert-right = Your chain joins left and right: you have won.
lesson-convert-hint = Touch the neutral stones on b3 and e3, then your own on e2, which is not needed any more.
