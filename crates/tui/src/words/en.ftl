# The menu.
resume = Continue the last game
my-games = My games
load = Load a file
browser = Play in the browser
settings = Settings
about = About
quit = Leave
welcome = Five two-player board games. Choose one and press Enter.

# The browser.
browser-open = While this screen is open, any browser on this machine can enter the games room at this address:
browser-leave = Leave this screen to close it.

# Settings.
language = Language
ascii-only = Plain ASCII only
colours = Colours
animations = Animations
yes = yes
no = no

# About.
about-text = A games room for two-player abstract board games: exact rules, one notation, and computer opponents for every strength.
about-licence = Free software under the MIT or the Apache 2.0 licence, as you like.

# Loading.
load-text = Type the name of a file with a recorded game, or choose one with the arrow keys. Tab completes a name.
no-files = Nothing here begins like that
not-a-file = it is not a file
cannot-read = { $path } can't be read: { $why }
no-record = there is no game in this file
not-a-record = this is not a record: { $why }

# My games.
no-games-yet = No game has been played here yet. Every game is kept by itself, move by move, and is listed here afterwards.
after-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
you-won = you won
you-lost = you lost
draw-short = draw
side-won = { $side } won
unreadable = unreadable
just-now = just now
minutes-ago = { $minutes } min ago
hours-ago = { $hours } h ago
deleted = Deleted. u brings it back.
restored = The game is back.
not-deleted = The game can't be deleted: { $why }
not-restored = The game can't be brought back: { $why }

# A new game.
start = Start the game
redraw = Draw lots again
furnish = Furnish the board by hand
position = Position
position-usual = the usual start
position-made = put together by hand
position-about = Right puts a position together by hand or from a text; Left goes back to the usual start.
left = { $count } left
put-together = A position by hand
rules = Read the rules
mode = Who plays
mode-people = two people
mode-mixed = you and the computer
mode-computers = two computers
you-play = You play
drawn = drawn by lot
drawn-as = drawn by lot: { $value }
left-over = the computer chooses
left-about = Whoever did not choose the board chooses a side: the computer looks at it and takes the better one.
left-drawn = Whoever did not choose the board chooses a side: at this level the computer draws lots.
computer-chooses = The computer looks at the board and chooses a side
computer-takes = The computer has chosen { $side }
other-takes = Whoever did not choose the board plays { $side }
level = Level
level-of = Level of { $side }
levels = The first two hardly think; 1 is for beginners, 8 for masters.
clock = Clock
no-clock = none
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
minutes-and-bonus = { $minutes } min + { $seconds } s a move
clock-about = How much time each player has for the whole game, and how much more for each move.

# A guided first game.
first-game = A guided first game
first-offer = New here? f leads you through a first game, in two minutes.
first-about = Two minutes on a real board: you make every kind of move that there is, and win.
first-of = Your first game of { $game }
first-move = The move is { $mv }.
first-go-on = Press Enter to go on.
first-won = You won your first game!
first-play = Enter begins a game against the computer at level 1, { $level }.
step-of = step { $step } of { $all }

# At the table.
you = You
thinking = Thinking
depth = depth { $depth } { $score }
analysis = Analysis
looking-back = Looking back: after { $turns } of { $all } turns
trying = You are trying moves from turn { $turns } on; the game stays as it is, and Esc leads back to it
paused = Paused
speed = A move every { $seconds } s
full-speed = They play as fast as they can think
your-move = Move
file-name = Save as
saved = Saved as { $path }
is-taken = { $path } is there already; choose another name
cannot-write = { $path } can't be written: { $why }
not-kept = The game can't be kept: { $why }
spot-supply = supply
spot-pass = pass
spot-swap = exchange
spot-done = end turn

# The end.
series = Series: { $one } { $first }, { $other } { $second }

# Questions.
quit-game = A game is running. It will be there when you come back. Leave the games room?
leave-game = Leave this game? It can be continued from the menu.
quit-room = Leave the games room?
resign-game = Resign this game?
offer-draw = Offer the computer a draw?
who-is-first = Whoever did not choose the board chooses a side. Do they move first, with { $side }?
discard = Discard what you have put together?

# Keys.
help = Keys
more-keys = Any key shows more.
too-small = The terminal is too small: please make it larger.
key-help = help
key-back = back
key-scroll = scroll
key-page = page
key-choose = choose
key-change = change
key-open = open
key-rules = rules
key-quit = leave
key-quit-now = leave at once
key-ends = to the first or last
key-new-game = new game
key-look = look at it
key-continue = continue
key-delete = delete
key-restore = undo
key-load = load a file
key-complete = complete
key-start = start
key-position = position
key-put = put
key-erase = erase
key-tool = tool
key-use = use it
key-clear = clear
key-read = read it
key-setting = setting
key-text = text
key-cursor = cursor
key-move-cursor = move the cursor
key-touch = touch
key-play = play
key-next-spot = next legal spot
key-last-spot = legal spot before
key-type = type a move
key-step-back = step back
key-history = look back and forth
key-history-ends = to the start or end
key-try = try moves here
key-speed = faster, slower
key-take-back = undo
key-hint = hint
key-analysis = analysis
key-flip = flip
key-save = save
key-draw = offer draw
key-resign = resign
key-now = move now
key-pause = pause
key-go-on = go on
key-next = next move
key-rematch = rematch
key-first = first game
key-show = show me
key-skip = skip

# A game elsewhere.
join = Join a game
join-text = Type or paste the link of a game on a games server, as a browser or an invitation shows it. Where no name is given, you are who you were there last time, or a guest.
join-link = Link
join-name = Name
wrong-link = link { $text }: { $why }
wrong-name = a name has 1 to { $most } letters and digits, with spaces, hyphens, points or apostrophes between
guest = Guest
connecting = Connecting; Esc gives up
only-watching = You are watching this game
not-connected = Not connected; trying again
seat-free = Waiting for somebody to take the other seat
called-off = The game was called off
premove = { $mv } waits for your turn; Backspace forgets it
answer-by-key = { $question } y: yes, n: no
name-you = { $name } (you)
name-away = { $name } (away)
claim-win = claim the win
claim-draw = claim a draw
leave-seat = Leave this game? It goes on, and your seat is kept.
cancel-game = Call this game off?
key-join = join
key-field = other field
key-cancel = call off
key-accept = accept
key-decline = decline
key-say = say
key-claim = claim
