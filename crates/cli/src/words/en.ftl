# What was wrong, and where.
wrong-game = game { $text }: { $problem }
wrong-spec = spec { $text }: { $problem }
wrong-position = position { $text }: { $problem }
wrong-move = move { $number } { $text }: { $why }
wrong-file = file { $file }: { $problem }
no-options-here = options have no place here
name-alone = give the name alone: { $id }
options-refused = a position says everything by itself, so options are refused
position-name-alone = with --position give the name alone: { $id }
nothing-to-think = there is nothing to think about: { $ending }
not-utf8 = line { $line }: this is not UTF-8; save the file as UTF-8
no-such-game = there is no game { $game }; the file has games 1 to { $count }
no-such-ply = there is no position after { $ply } turns; the game has 0 to { $turns }
not-svg = its name should end in .svg
not-a-picture = its name should end in .svg or .png

# The list of games.
sides = sides: { $first } ({ $first-letter }) moves first, { $second } ({ $second-letter })
simple-players = simple players: { $players }
option = { $key }={ $values } (default { $default }): { $about }
drawn = drawn

# Records.
all-right = { $count ->
    [one] { $count } game, all right
   *[other] { $count } games, all right
}

# Reviews.
first-player = first player
second-player = second player
loses = loses { $loss } %, best was { $best }
grade-count = { $count } { $grade }
summary = { $name }: { $counts }; mean loss { $loss } %
mark = { $number } { $mv }: { $grade }, best was { $best }
no-faults = none
chances = The winning chances of { $name } after each of { $turns } turns. Faults: { $faults }.
is-better = { $name } is better

# The games room.
needs-terminal = the games room needs a terminal
terminal-fails = the terminal: { $why }

# The browser app.
app-is-at = The games room is at { $place } (Ctrl-C stops it).
open-to-all = everybody on the network of this machine can open it; with --address 127.0.0.1:8080 only this machine can
in-one-room = Whoever is on the same network opens the first address, or scans it.
wrong-certificate = files { $files }: { $why }
from-variable = the variable { $name }
from-file = file { $file }, line { $line }
wrong-setting = { $origin }: { $why }
not-toml = line { $line }: { $why }
unknown-setting = line { $line }: there is no setting { $key }; there are { $known }
no-simple-value = line { $line }: setting { $key } has to be a text, a number, true or false
not-a-truth = { $text } is neither true nor false
variable-not-utf8 = the variable { $name }: this is not UTF-8
folder-is-served = another server works with the folder { $folder } already; end it, or choose another folder with --data

# What an operator does.
no-storage = this machine has no folder for what is kept; choose one with --data
nothing-kept = { $place }: nothing is kept there; say where with --data or --database
something-kept = { $place }: something is kept there already; restore to where nothing is
store-fails = what is kept can't be used: { $why }
vacuumed = Done: the space of what was deleted is free again.
is-sound = { $games ->
    [one] { $games } game with { $entries } entries: everything is as it should be.
   *[other] { $games } games with { $entries } entries: everything is as it should be.
}
is-not-sound = { $count ->
    [one] { $count } thing is not as it should be
   *[other] { $count } things are not as they should be
}
no-such-user = there is no user { $name }; ludoteca admin users lists them
banned = { $name } (number { $id }) may not play any more.
unbanned = { $name } (number { $id }) may play again.
no-kept-game = there is no game { $id }; ludoteca admin games lists them
game-is-over = game { $id } is over already, or can't be ended like this
game-ended = Game { $id } is ended.
file-is-there = file { $file }: there is one already; choose another name
backed-up = Everything is copied to { $file }.
other-database = file { $file }: this is a SQLite database; to move it to PostgreSQL, use export --secrets and import
damaged-backup = file { $file }: this backup is damaged: { $why }
restored = { $place } has everything from the backup.
exported = { $count } rows are written to { $file }.
imported = { $read } rows are read, { $new } of which are new here.
not-an-export = line { $line }: this was not written by ludoteca admin export
app-written = { $count ->
    [one] { $count } file is written into { $folder }
   *[other] { $count } files are written into { $folder }
}
no-host = games among people can't be hosted: { $why }
no-worker = no work can be had: { $why }
works = { $threads ->
    [one] Finding the moves of computer players, one at a time (Ctrl-C stops it).
   *[other] Finding the moves of computer players, { $threads } at a time (Ctrl-C stops it).
}
no-app = this program was built without the browser app: { $why }
address-in-use = address { $address }: another program listens there already; choose another port, or --address 127.0.0.1:0 for any free one
no-address = address { $address }: this is no host and port; write it like 127.0.0.1:8080
wrong-address = address { $address }: { $why }; choose another, such as 127.0.0.1:8080
place-taken = Another program is already at the usual address, { $address }, so this time the games room has a different one. A browser keeps games and settings apart for each address; end the other program to have the usual one again.
folder-not-empty = folder { $folder }: it is not empty; choose a new folder or an empty one

# Thinking.
nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
depth = depth { $depth }, { $nodes } in { $seconds } s, { $rate } million/s
solving = { $nodes } in { $seconds } s, { $rate } million/s
to-move = { $side } to move: { $found }
undecided = not decided within the limit of { $seconds } s
stopped = not decided when it was stopped
proved = { $value }{ $points }{ $plies }, proved
win = win
draw = draw
loss = loss
by-points = { $points ->
    [one] { "" } by one point
   *[other] { "" } by { $points } points
}
in-plies = { $plies ->
    [one] { "" } in one ply
   *[other] { "" } in { $plies } plies
}
keeping = moves that keep it: { $moves }
known-keeping = moves known to keep it: { $moves }
spent = { $nodes } in { $seconds } s
speed = { $game }: { $rate } million nodes/s
speedup = { $game }: { $speed } times as fast, { $nodes } times the nodes
too-short = { $game }: too short to tell
no-memory = { $wanted } MiB of memory can't be had; ask for less with --memory
less-memory = { $wanted } MiB of memory can't be had; there are about { $available }, ask for less with --memory
all-games = all
branches-done = { $done } of { $all } branches, { $leaves } leaves, { $rate } million/s
playouts-done = { $games } games, { $seconds } s to go
positions-done = { $done } of { $all } positions
too-long = it is too long; { $most } MiB are allowed

# Arguments.
unknown-argument = unexpected argument { $argument }
unknown-command = there is no command { $command }
no-command = a command is missing: { $commands }
no-argument = missing: { $arguments }
no-value = { $argument } needs a value
impossible-value = invalid value { $value } for { $argument }; possible values: { $values }
wrong-value = invalid value { $value } for { $argument }: { $wanted }
conflict = { $argument } cannot be used with { $other }
perhaps = { $problem }; did you mean { $near }?
usage = { $problem }; usage: { $usage }
whole-number = give a whole number from { $least } to { $most }
number-of-seconds = give a number of seconds from 0.001 to 86400
no-player = there is no such player; a player is human, a level from 1 to 8, random or greedy (easy or normal in some games)
no-such-command = there is no command { $command }; try { $known }
