# The lobby.
lobby = Play with others
others = With others
lobby-about = Play people on other screens, or watch them.
you-are = You are { $name }.
nobody-yet = You have no name here yet.
rename = Change
choose-name = Choose a name
invite-title = Set up a game
open-seats = Free seats
no-open-seats = Nobody waits for an opponent right now. Set up a game and invite somebody.
running-games = Games being played
no-running-games = No game is being played for everybody to see.
join = Join
watch = Watch
to-the-game = To the game
seat-is-free = Free seat
is-running = Being played
cancelled = Called off
free-seat = free seat
bot = bot
rated = rated

# A name.
name-wanted = What are you called?
name-about = The others see this name. There is no account and no password; this browser is remembered.
name = Name
name-taken = That’s me
not-now = Not now
no-name = a name has 1 to 24 letters and digits, with spaces, hyphens, points or apostrophes between

# A new game.
mode-others = Others, online
who-joins = Who joins
by-link = A friend
by-link-about = whoever gets the link
anybody = Anybody
anybody-about = a free seat in the lobby
server-level = A level
server-level-about = thinks on the server
rated-game = Rated: the result counts
days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
set-up = Set up the game
usual-start = a game with others begins with a board that can be chosen here: no position, and nothing furnished by hand

# The invitation.
invitation = The link for your opponent
copy-invitation = Copy link
share = Share
call-off = Call off
waiting = Waiting for an opponent
waiting-link = Send somebody the link; the game begins when they sit down.
waiting-lobby = The free seat is shown in the lobby; you can also send somebody the link.
seat-free = A seat is free
take-seat = Take the seat
called-off = This game was called off

# At the game.
game-comes = One moment …
sat-down = { $name } sits down
is-to-move = { $name } is to move
on-its-way = Your move is on its way.
premove-waits = { $mv } will be played as soon as it is your turn.
watching = You are watching.
is-here = here
away-seconds = away for { $seconds } s
away-minutes = away for { $minutes } min
away-hours = away for { $hours } h
away-days = { $days ->
    [one] away for 1 day
   *[other] away for { $days } days
}
minutes-left = { $minutes } min left
hours-left = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
came-back = { $name } is back
went-away = { $name } has left
other-is-away = { $name } has been away for too long. You may end the game.
claim-soon = { $name } is away. In { $seconds } s you may end the game.
claim-win = I win
claim-draw = Draw
says = { $name }: { $words }
say = Say
rematch-waits = Waiting for a yes
rematch-wanted = { $name } wants a rematch
next-game = To the next game
no-premove = Don’t play it
invite-link = Copy the game’s link

# The connection.
link-lost = The connection was lost
link-again = The connection is back
reconnecting = Trying again … Nothing is lost, and the game goes on.
link-comes = Connecting …
old-page = This page is older than the server. Load it again; nothing is lost.
old-headline = This page is out of date
no-answer = The server does not answer. Is there a network?
no-answer-yet = The server does not answer. It is asked again and again.
server-says = the server says: { $message }

# My games.
on-the-server = On the server
in-this-browser = In this browser
