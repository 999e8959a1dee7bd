# The rules.
print = Print
try-it = Try it
try-about = Each board shows a rule. Make the move that is described, by pointer or by keyboard.
tried-right = That is it: { $status }.
tried-other = { $mv } is allowed too, but here try the move that is described.
again = Start again

# Puzzles.
puzzles-about = In each position somebody can force a win. Find the moves; the other side holds out as long as it can.
solved-of = { $solved } of { $all } solved
is-solved = ✓ solved
win-in = Win in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
wins-in = { $side } moves and wins in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
puzzle = { $game }: puzzle { $number }
all-puzzles = All puzzles
next = Next puzzle
solution = Solution
hint-begin = Begin here: { $spot }
hint-move = The move is { $mv }
answers = Right; { $side } answers { $mv }
not-won = { $mv } does not win. Try again.
not-in-time = { $mv } does not win in time: { $reply } is an answer to it. Try again.
solved = Solved!
shown = That was the solution. Try it yourself.
