# Why the machine refuses something.
not-found = there is nothing of that name
not-allowed = you are not allowed to
already-there = it is there already
is-a-folder = it is a folder
no-folder = a part of the name is no folder
not-text = it is no text
disk-full = there is no room left
read-only = it can only be read there, not written
no-place = nobody says where; set HOME, or give a folder with --state
held = another program is playing it
not-a-file = it is no file
too-long = it is longer than any game
not-a-game = it is not the text of a game

# What can't be gone on with.
skipped = { $name } is passed over: { $why }
set-aside = { $name } is passed over: { $why }; it is now at { $aside }
