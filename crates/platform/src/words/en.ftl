# Why the machine refuses something.
not-found = there is nothing of that name
not-allowed = you are not allowed to
already-there = it is there already
is-a-folder = it is a folder
no-folder = a part of the name is no folder
not-text = it is no text
disk-full = there is no room left
