about = Bring your four pieces and the shared cube into five columns and onto five colours.
credit = Daniel Shultz, 2010
light = light
dark = dark

# The picture.
light-piece = light piece
dark-piece = dark piece
cube = cube
black = black
red = red
yellow = yellow
purple = purple
blue = blue
five-of = { $side }'s five
standing = { $columns } { $columns ->
    [one] column
   *[other] columns
}, { $colours } { $colours ->
    [one] colour
   *[other] colours
}
in-check = { $side } in check
yes = yes
barred-cell = the cube may not return to
slide-to = choose where it slides
barred-label = the cube came from

# How a game ends.
five-stand = { $side }'s five stand in five columns and on five colours
no-move = { $side } has no legal move

# Why a move is not legal.
is-empty = { $cell } is empty
not-yours = the piece on { $cell } is { $opponent }'s, and { $side } is to move
must-leave = a move has to leave its cell
no-line = { $from } and { $to } are not in one row or column
is-occupied = { $cell } is occupied
blocked = the way from { $from } to { $to } is blocked
check = the cube may not be moved while { $opponent } threatens to win by { $threat }
no-return = the cube has just come from { $cell } and may not go straight back

# Notation.
rows = five rows of five should be joined by '/'
letters = { $cell } should be l, d, c or .
barred-field = the cell that the cube may not return to, or -
four-light = four light pieces
four-dark = four dark pieces
one-cube = one cube
more-than = the board has more than { $kind }
fewer-than = the board has fewer than { $kind }
all-kinds = there should be four light pieces (l), four dark ones (d) and one cube (c)
barred-wanted = a cell from a1 to e5 in lower case, or -, should stand here
barred-occupied = the cube can't have come from { $cell }, which is occupied
barred-empty = the empty cell that the cube has just left, or -, should stand here
barred-far = the cube on { $cube } can't have come from { $cell }
barred-clear = the way between the two should be straight and clear; or - should stand here
forms = a move is written like c3-c1

# What the examples of the rules show.
example-slide = Slide the piece on b3 down to b5: any number of empty cells in a row or a column.
example-return = Dark has just moved the cube here from c3. You may not put it back there, but you may slide past: to d3.
example-check = Light threatens to win by c4-e4, so dark may not touch the cube. Stop the threat with the piece from e2 to e4.
example-win = Slide c4 to e4: your four pieces and the cube then stand in five columns and on five colours, and light wins.
