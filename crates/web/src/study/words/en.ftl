title = Analysis: { $game }
about = Look at a game or any position from all sides: the engine shows what is best, and whatever you try, the game stays.
last = Go on with the last analysis, { $game }
kept = Analyses that this browser keeps
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
not-kept = the browser does not keep this analysis: its storage is full or forbidden
another = Analyse another game
engine = Engine
engine-off = off
engine-bar = only who is better
engine-lines = with the best lines
best-for = Best for { $side }:
searched = depth { $depth }, { $thousands } thousand positions
play-until = Play up to { $mv }
balance = Who is better
even = even
better = { $side }: { $score }
unknown = …
turn = Turn of the game
turn-of = turn { $turn } of { $turns }
review = Review the game
stop = Stop the review
progress = { $done } of { $all } positions
loss = Loss per move
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
