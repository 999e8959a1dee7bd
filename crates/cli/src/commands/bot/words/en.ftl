# Who comes.
level = Level
program = Program
wrong-token = { $variable }: { $why }
waiting = { $name } waits for games at { $place } (Ctrl-C ends it)
at-game = Game { $game }: { $spec }
no-seat = No seat is free at this game
illegal = has played { $mv }: { $why }
resigns = The player { $what }; it resigns
stopped = The game goes on without the bot; its seat is kept
played = { $games ->
    [one] 1 game played
   *[other] { $games } games played
}
