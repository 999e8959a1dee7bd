# Why the machine refuses something.
not-found = there is nothing of that name
not-allowed = you have no permission for it
already-there = it is there already
is-a-folder = it is a folder
no-folder = a part of the name is not a folder
not-text = it is not text
disk-full = there is no room left
read-only = it can only be read there, not written
no-place = there is no folder for it; set HOME, or give one with --state
held = another program is playing it
not-a-file = it is not a file
too-long = it is longer than any game
not-a-game = it is not the text of a game

# What can't be gone on with.
skipped = { $name } is passed over: { $why }
set-aside = { $name } is passed over: { $why }; it is now at { $aside }
