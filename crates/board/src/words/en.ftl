# Texts that are not as they should be.
text-error = character { $place }: { $problem }; { $hint }
unexpected = unexpected { $text }
ends-too-early = the text ends too early
blank-wanted = a single blank and then { $field } should follow
not-such-a-number = this is not a number that can stand here
cell-wanted = a cell from a1 to { $last } should stand here
cells = cells go from a1 to { $last }
no-cell = there is no cell { $cell } on this board
too-much = { $text } is too much
end-here = the text should end here

# Pictures in words.
cell-is = { $cell }, { $what }
wall = wall
empty = empty
on = { $upper } on { $lower }
last-move = last move
legal = legal
deciding = decides the game
threat = threatens to decide the game
barred = barred
corner-of = at the corner of { $cell }
left-of = left of { $cell }
right-of = right of { $cell }
above = above { $cell }
below = below { $cell }
cells-by = { $columns } by { $rows } cells.
joins = { $across } joins left and right, { $down } top and bottom.

# What is touched beside the board.
spot-supply = the supply
spot-pass = “pass”
spot-swap = “exchange”
spot-done = “end turn”

# Positions put together by hand.
eraser = eraser
no-tool = there is no such tool
no-tile = there is no such tile on this board
no-value = there is no such value here
none-left = no { $thing } is left; erase one of them first
stays = the { $piece } stands here on every board
flaw = { $problem }; { $hint }
