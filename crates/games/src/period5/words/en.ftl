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
five-stand = { $side ->
    [you] your five stand
   *[other] { $side }'s five stand
} in five columns and on five colours
no-move = { $side ->
    [you] you have
   *[other] { $side } has
} no legal move

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

# The guided first game.
lesson-slide = You are light. Your four pieces and the cube want to stand in five columns and on five colours. Slide d5 to e5, into a column of its own.
lesson-slide-right = Pieces slide along their row or column as far as the way is empty.
lesson-slide-hint = Touch your piece on d5, then e5.
lesson-cube = The cube belongs to both players, and counts among your five. Slide it from c3 to d3, the only column you still lack.
lesson-cube-right = Five columns. Now the colours: two of your five share one.
lesson-cube-hint = Touch the cube on c3, then d3.
lesson-colour = Stay in your columns and look for other colours: slide a2 down to a4.
lesson-colour-right = One more slide like this and all five colours are there.
lesson-colour-hint = Touch your piece on a2, then a4.
lesson-complete = Which slide puts your five on five colours without leaving the five columns?
lesson-complete-right = Five columns and five colours: you have won.
lesson-complete-hint = Try the piece on b3: it can go down.
lesson-return = Another game. Dark has just moved the cube here from c3, and it may not go straight back. But it may go past: slide it to d3.
lesson-return-right = The cube never goes straight back; anything else is allowed.
lesson-return-hint = Touch the cube on a3, then d3, beyond the barred cell.
lesson-check = Dark threatens to win by c2-a2. While that is so, you may not move the cube. Stop the threat with a piece of yours.
lesson-check-right = The threat is stopped, and the cube is free again.
lesson-check-hint = If a piece of yours stands on a2 or b2, dark’s piece cannot slide to a2.
lesson-win = The last one by yourself: one slide completes your five. Win.
lesson-win-right = Your five stand in five columns and on five colours: you have won.
lesson-win-hint = Column e is missing. Which piece gets there, onto a colour that you lack?
