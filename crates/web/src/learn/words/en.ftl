# The rules.
print = Print
try-about = Each rule has a board to try it on: make the move that is described, with the pointer or the keyboard.
appendix = Appendix: notation, computer players and decisions
tried-right = That’s it: { $status }.
tried-other = { $mv } is allowed too, but try the move that is described here.
again = Start again

# Puzzles.
puzzles-about = In each position somebody can force a win. Find the moves; the other side holds out as long as it can.
solved-of = { $solved } of { $all } solved
is-solved = solved
solve-number = Puzzle { $number }
number-of = Puzzle { $number } of { $all }
other-games = Puzzles of all games
previous = Previous
following = Next
warm-up = warm-up
easy = easy
medium = medium
hard = hard
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
hint-begin = Start here: { $spot }
hint-move = The move is { $mv }
answers = Right; { $side } answers { $mv }
not-won = { $mv } does not win. Try again.
not-in-time = { $mv } does not win in time: { $reply } answers it. Try again.
solved = Solved!
shown = That was the solution. Try it yourself.

# The guided first game.
first-game = First game
first-offer = New here? A first game in two minutes
first-of = Your first game of { $game }
step-of = step { $step } of { $all }
go-on = Continue
show-me = Show me
skip-first = Skip
first-won = You won your first game!
play-beginner = Play against { $level }
