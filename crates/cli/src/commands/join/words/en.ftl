# What is wrong with what was asked.
wrong-link = link { $text }: { $why }
no-name = give a name of 1 to { $most } letters and digits, with spaces, hyphens, points or apostrophes between

# Who comes.
guest = Guest
going-to = Going to { $place }
plays-here = { $name } plays { $side }
plays-away = { $name } plays { $side }, and is away
your-seat = This is your seat; help lists what you can type.
watching = You are watching; quit ends it.
seat-stays = The game goes on, and your seat is kept: join it again with the same link.
rematch = The rematch begins: { $game }
and-now = Type rematch for another game with the sides changed, or quit.
remark = say { $number }: { $text }
help = Type a move in the game's notation, or one of these; a move that is typed too early waits for your turn:
    { "" }  board      show the board again
    { "" }  moves      list every legal move
    { "" }  forget     forget the move that waits for your turn
    { "" }  undo       ask to take your last move back
    { "" }  draw       offer a draw, or accept one
    { "" }  accept     say yes to what was offered; decline says no
    { "" }  resign     give up
    { "" }  cancel     call the game off, before both have moved
    { "" }  claim      claim the win where the other player has left; claim draw claims a draw
    { "" }  say N      say one of a few things; say lists them
    { "" }  who        who plays, and whether they are there
    { "" }  rematch    after the game: another one with the sides changed
    { "" }  rules      read the rules
    { "" }  save FILE  write the game's record into a file
    { "" }  quit       leave; your seat is kept
