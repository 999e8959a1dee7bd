about = Three in a row.
credit = Traditional
crosses = crosses
noughts = noughts
cross = cross
nought = nought
crosses-won = three crosses in a row
noughts-won = three noughts in a row
full = the board is full
taken = { $cell } is taken

# Notation.
rows = three rows of three are joined by '/'
letters = a cell should be x, o or .
side-to-move = the side to move
side-letters = the side to move should be x or o
wrong-turn = { $crosses } crosses and { $noughts } noughts do not fit this turn
take-turns = crosses begin, then they take turns
both-won = both have three in a row
only-one = only one can have won

# Models and tables.
no-model = this is no model of noughts and crosses
no-table = this is no table of noughts and crosses
table-version = the table has version { $found }; this program reads version { $known }
table-length = the table has { $found } bytes; it should have { $wanted }: get it again
table-damaged = the table is damaged, its checksum is wrong: get it again
random = Random
