# What a match says.
progress = { $done } of { $all } games, { $name } has { $score } %
played = { $spec }: { $done } of { $all } games, seed { $seed }
against = { $one } against { $other }: { $score }
elo-difference = Elo difference: { $elo }
pairs = pairs by points, 0 to 2: { $counts }
unpaired = { $games ->
    [one] one game without its pair is not part of the Elo difference
   *[other] { $games } games without their pairs are not part of the Elo difference
}
sprt = SPRT of { $elo0 } against { $elo1 }: LLR { $ratio } ({ $lower } to { $upper }), accepted: { $found }
neither = none
score = score
elo-against-others = Elo against the others
interval = { $elo } ({ $low } to { $high })
no-interval = { $elo } (no interval: all pairs went alike)
irregular = game { $number }: { $reason }
more-irregular = { $more ->
    [one] and one more game that the rules did not end
   *[other] and { $more } more games that the rules did not end
}

# Why the rules did not end a game.
at-fault = { $name } { $what }
no-end = no end after { $moves } moves
cannot-start = can't be started: { $why }
not-answered = has not answered in { $seconds } s
not-answered-but-said = has not answered in { $seconds } s, but said { $line }
endless-line = has written a line that never ends
too-many-lines = has written { $lines } lines without an answer
ended = has ended by itself
crashed = has crashed: { $status }
closed = has closed its output
too-late = has overstepped the time
illegal = has played { $mv }: { $why }
no-move = has found no move
not-started = has not been started

# What is wrong with what was asked.
wrong-player = player { $text }: { $why }
no-such-level = there is no such level; the levels are 1 to 8, random and greedy (easy and normal in some games); another program is cmd:PATH with its arguments
no-program = no program is named; write cmd:PATH with its arguments
open-quote = a quote is left open; write cmd:"PATH" with its arguments
not-ready = it { $what }; cmd: takes a program that speaks UGI
sprt-of-two = --sprt tests two players, not more
too-short = random games of { $spec } are over within { $plies } plies; give fewer with --openings

# Arguments.
even-number = give an even number from 2 to 1000000
two-numbers = give two numbers, the smaller one first, as 0,10
