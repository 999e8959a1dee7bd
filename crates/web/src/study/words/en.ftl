title = Analysis: { $game }
about = Look at a game or a position from all sides: the engine shows the best moves, and you can try whatever you like without losing the game as it was played.
last = Continue the last analysis: { $game }
kept = Analyses kept in this browser
forget-named = Delete { $game }, { $when }
from-games = Choose one of my games
from-start = From the start of a game
game = Game
begin = Analyse from the start
from-record = Load a record
record-text = The text of a record
load = Load the text
listed = game { $number }: { $game }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $result }
load-file = Load a file
long-file = the file is too long; at most { $mebibytes } MiB are read
no-file = the browser can't read this file as text; choose a text file
not-kept = the browser can’t keep this analysis: its storage is full or blocked
another = Analyse another game
engine = Engine
hide-lines = Hide the lines
show-lines = Show the lines
best-for = Best moves for { $side }
line-of = Line { $rank }: { $score }
looking = { $depth } deep, still thinking
looked = { $depth } deep
play-until = Play up to { $mv }
balance = Who is better
even = even
ahead = { $side } is ahead by { $score }
decided = { $side }: { $score }
proved = { $score }, proved
unknown = The engine is thinking
turn = Turn of the game
turn-of = turn { $turn } of { $turns }
course = The course of the game
no-moves = No moves yet. Try one on the board.
steps = Steps through the game
instead-of = instead of { $number } { $mv }
more = More
review = Review the game
stop = Stop the review
progress = { $done } of { $all } positions
review-about = Review the game to see who was better when, and which moves went wrong.
loss = Loss per move

# Learning from mistakes.
learn-from = Learn from your mistakes
mistakes-of = { $side }: { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
mistake-of = position { $number } of { $all }
mistake-task = { $side } played { $mv } here: { $grade }. Find a better move.
better-found = { $mv }: right, that is the move.
as-good = { $mv } is just as good: right.
mistake-again = { $mv } is what was played. Try another move.
not-better = { $mv } is not it: { $grade }. Try again.
better-was = The better move was { $mv }.
show-better = Show the better move
next-mistake = Continue
back-to-analysis = Back to the analysis
mistakes-done = That’s all: you found { $found } of { $all }.

# The position.
position = Position
set-up = Set up this position
arrange = Arrange by hand
cancel = Cancel
copy-position = Copy the position
play-on = Play from here
save = Save
copy-record = Copy the record
download-record = Record as a file
download-svg = Picture (SVG)
download-png = Picture (PNG)
left-out = { $count ->
    [one] One variation of the record stays in its comment, because only { $most } positions are taken from comments.
   *[other] { $count } variations of the record stay in their comments, because only { $most } positions are taken from comments.
}
next-variation = Next variation
promote = Make main line
delete = Delete from here
key-ends = to the start and to the end
key-variations = from one variation to the next
key-lines = play the engine's first, second or third line
key-engine = engine: off, bar, lines

# What is heard of a move.
plays = { $side } plays { $mv }
seen = { $number }, { $side }: { $mv }
