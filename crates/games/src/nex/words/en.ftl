about = Join your two edges with a chain, placing and converting neutral stones on the way.
credit = João Pedro Neto, 2004
red = red
blue = blue
size = Size
size-about = columns and rows of the board
swap = Exchange
swap-about = what the second player may exchange on the second turn
swap-sides = Colours
swap-edges = Edges
swap-none = Nothing

# The picture.
red-stone = red stone
blue-stone = blue stone
neutral-stone = neutral stone
red-stones = red stones
blue-stones = blue stones
neutral-stones = neutral stones
exchanged = colours exchanged
exchanged-players = the first player plays blue, the second red

# What comes next in a turn.
next-own = choose a cell for your stone
next-neutral = choose a cell for the neutral stone
next-second = choose the second neutral stone that becomes yours
next-given = choose a stone of yours that becomes neutral

# How a game ends.
chain-across = { $side }'s chain joins left and right
chain-down = { $side }'s chain joins top and bottom

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
example-swap = On the second turn of the game blue may swap: the players exchange colours, and nothing changes on the board.
example-edges = With the other kind of swap, blue exchanges the edges and then places: b2, with a neutral stone on c4.
example-convert = Turn the neutral stones on b3 and d3 red, and the red one on d1 neutral: row 3 joins left and right, and red wins.
example-join = Place red on e3 and a neutral stone on e4: the chain from a3 to e3 joins red's edges, and red wins.
