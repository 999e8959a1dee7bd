# Everywhere.
skip = Skip to the content
navigation = Pages
navigation-aside = More pages
shelf = Games
games = My games
study = Analysis
settings = Settings
about = Help and about
lost = There is nothing here
lost-text = This address leads nowhere, or to a game that is not kept in this browser. Nothing of yours is lost.
to-shelf = To the games
page-comes = One moment …
page-missing = This page did not load
page-missing-text = A part of the app that it needs could not be fetched. Are you online? Nothing of yours is lost.
new-version = A new version is here.
reload = Load it

# The shelf.
shelf-title = Take a game off the shelf
welcome = Five two-player games, with a friend at this screen or against the computer. No account; works offline.
for-you = For you
resume = Continue
unfinished = Pick up where you left off
against = against { $level }
your-turn = Your turn
daily = Puzzle of the day
solve = Solve
side-to-move = { $side } to move
play-now = Play now
choose = Choose opponent
play = Play
play-game = Play { $game }
learn = Rules
learn-game = Rules of { $game }
puzzles = Puzzles
puzzles-of = Puzzles of { $game }

# About.
about-text = A games room for two-player abstract board games: exact rules, one notation, and computer opponents for every strength, in the terminal and in the browser.
about-privacy = The games, the engine and everything that is kept are on this device. Nothing is sent anywhere, unless you play with others.
about-licence = Free software under the MIT or the Apache 2.0 licence, as you like.
keys = Keys
key-arrows = move over the board
key-enter = touch a cell
key-escape = undo the last touch
key-steps = step back and forth through the game

# Settings.
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
sounds-on = Sound when a move is made
board-look = Boards
board-material = Wood, cloth and clay
board-flat = Plain, with strong contrast
on-boards = On the board
coordinates-on = Letters and numbers along the edges
legal-marks-on = Mark where a move can go
animation-on = Show pieces moving
confirm-moves-on = Confirm each move before it is made

# Past games.
no-games = No game has been played in this browser yet.
person = Person
running = Unfinished
turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
games-found = { $count ->
    [one] 1 game
   *[other] { $count } games
}
export = Export everything
show-more = Show more
won = Won
lost-game = Lost
drawn-game = Draw
finished = Finished
search = Search
which-game = Game
all-games = All games
which-result = Result
all-results = All results
look-at = Look at it
analyse = Analyse
forget = Delete
forgotten = { $game } was deleted
restore = Undo
unread-games = { $count ->
    [one] 1 saved game can’t be read; it is left as it is.
   *[other] { $count } saved games can’t be read; they are left as they are.
}

# A new game.
new-game = New game of { $game }
mode = Against
mode-people = A friend, here
mode-mixed = The computer
mode-computers = Watch two computers
you-play = You play
drawn = drawn by lot
drawn-as = drawn: { $value }
left-over = What’s left
level = Level
level-of = Level of { $side }
about-simplest = Hardly thinks; anybody can win.
about-low = Many slips; a good place to learn.
about-middle = Few slips; punishes careless moves.
about-high = Never slips on purpose; plans ahead.
about-highest = Thinks long and hard.
simplest = Simpler players
moves-first = moves first
moves-second = moves second
by-lot = By lot
by-lot-about = a coin decides
more-options = More about the board
values-of = { $option }: { $values }
redraw = Draw again
clock = Clock
time-each = Time for each
no-clock = No clock
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
short-minutes = { $minutes } min
minutes-and-bonus = { $minutes } + { $seconds } s
other-clock = Other…
bonus = Extra time for each move
seconds = { $seconds } s
from-position = Set up a position
position-text = The text of a position
position-given = The position below is the start; there is nothing else to choose.
linked-elsewhere = this link leads to a position of another game, { $game }
linked-nowhere = this link leads to no position; copy one from a board or from the analysis
position-over = in this position the game is over; choose one in which somebody can move
start = Start the game
preview = The board at the start

# The board.
tower = tower of { $count }
touched = touched
spot-supply = Supply
spot-pass = Pass
spot-swap = Exchange
spot-done = End turn
step-back = Undo step

# At the table.
thinking = thinking
hint-wanted = Hint
pause = Pause
go-on = Resume
yes = Yes
no = No
moves = Moves
to-start = To the start
one-back = One move back
one-on = One move on
to-end = To the end
your-move = Move in notation
flip = Turn the board
share = Copy a link
copied = Copied.

# Putting a position together.
arrange = The board to set up
tools = What to put on the board
tool-left = { $tool }: { $left } left
clear = Clear the board
share-board = Copy link
not-copied = The browser won’t copy from this page; select the text and copy it yourself.
link = The link
computer-chooses = you choose the board, then the computer chooses its side
computer-draws = you choose the board, then the computer draws lots
other-chooses = Whoever did not choose the board chooses who moves first.
