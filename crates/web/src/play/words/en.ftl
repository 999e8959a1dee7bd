# Whose turn it is, and how a game ended.
your-turn = Your turn
is-elsewhere = This game is being played in another window
looking-back = You are looking at move { $turn } of { $all }
looking-start = You are looking at the start

# The two players.
you = You
depth = depth { $depth }, { $score }
clock-of = Time of { $who }
series = Series: { $one } to { $other }
points = { $difference } points

# What can be done.
tools = What you can do
take-back = Take back
turn = Turn
analyse = Analyse
more = More
offer-draw = Offer a draw
resign = Resign
really-resign = Do you really resign?
really-resign-as = Does { $side } really resign?
confirm-moves = Confirm moves
play-move = Play this move
move-whole = Play it, or choose again
type-move = Type a move
coordinates = Coordinates
sound = Sound
move-now = Let it move now
speed = Speed
a-move-every = a move every { $seconds } s
rematch = Rematch
again = Start again, same sides
rematch-changed = Rematch, sides swapped
new-game = New game
review = Review
to-now = Back to the game
all-games = All games

# What can go wrong.
no-engine = The computer can't think
no-engine-why = The engine's file did not load, or the engine stopped.
try-again = Try again
another-tab = this game went on in another tab; this is how it stands now
not-kept = the browser can’t keep this game: its storage is full or blocked

# About the game.
about-game = About this game
joins-across = { $who }: from left to right
joins-down = { $who }: from top to bottom
cells = { $columns } × { $rows }

# The moves.
seen = move { $turn } of { $all }: { $mv }
seen-start = the start of the game
