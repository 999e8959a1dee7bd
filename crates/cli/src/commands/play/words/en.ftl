# What the plain mode of a game says.
prompt = { $side }>
answer = Type accept or decline; to play on declines it.
answer-it = The other player types accept or decline; to play on declines it.
accepts-draw = { $side } accepts the draw.
moves = { $count ->
    [one] There is one move:
   *[other] There are { $count } moves:
}
clocks = { $first } - { $second }
saved = The game is written into { $file }.
not-saved = The game could not be written into { $file }: { $problem }
save-where = Say where: save FILE.
save-exists = { $file } is there already; choose another name.
kept = The game is kept; ludoteca play --continue goes on with it.
not-kept = The game could not be kept: { $problem }
finished = The record is in { $file }.
too-long = The line is too long; a move has at most { $most } characters.
nothing-but = { $nothing }; { $why }
nothing-to-continue = there is no game to go on with; begin one with ludoteca play SPEC
help = Type a move in the game's notation, or one of these:
    { "" }  board      show the board again
    { "" }  moves      list every legal move
    { "" }  hint       what the computer would play
    { "" }  undo       take the last move back; a person is asked first
    { "" }  draw       offer a draw, or accept one
    { "" }  accept     say yes to what was offered; decline says no
    { "" }  resign     give up
    { "" }  rules      read the rules
    { "" }  save FILE  write the game's record into a file
    { "" }  quit       leave; the game is kept
