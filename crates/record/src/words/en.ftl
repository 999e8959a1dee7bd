# Faults and where they are.
record-error = { $place }: { $problem }; { $hint }
at-character = line { $line }, column { $column }
at-game = game { $game }
at-turn = game { $game }, turn { $turn }
result-error = { $problem }; { $hint }

# Texts.
line-ends = the line ends too early
text-ends = the text ends too early
unexpected = unexpected { $text }
too-long = the text is too long
mebibytes = { $most } MiB are allowed
characters = { $most } characters are allowed
not-shown = the character { $escaped } can't be shown
leave-out = leave it out
leave-out-unseen = leave it out, it can't be shown
clock-here = a clock time can't stand here
clock-place = a clock time stands in the comment after a move, as in { "{" }[%clk 0:05:00]{ "}" }

# Tags.
tags-first = a game begins with its tags, as in [Game "name"]
too-many-tags = there are too many tags
too-many-further = there are too many further tags
allowed = { $most } are allowed
no-tag-name = this is no name of a tag
tag-name-wanted = the name of a tag should stand here, { $most } letters at most
tag-value-wanted = the value of the tag should stand here, in double quotes
tag-end-wanted = the tag should end here with ]
tag-line = a tag stands on a line of its own
value-end-wanted = the value should end with a double quote; inside it write \" and \\
value-too-long = the value is too long
tag-twice = the tag { $tag } is there twice
tag-once = each tag may stand once
tag-there = { $tag } is there already
no-game-tag = the tag Game is missing
game-tag-wanted = the tags of a game begin with [Game "name"]
has-meaning = { $tag } has a meaning of its own
another-name = a further tag has another name
no-tag = there is no tag { $tag }
write-tag = write { $tag }
not-a-tag-name = { $tag } can't be the name of a tag
tag-names = a name is a letter, then letters, digits or _, { $most } at most
of-tag = { $tag }: { $problem }
options-refused = a position says everything by itself, so options are refused
name-alone = beside Start give the name alone: { $id }
left-to-chance = the start is left to chance
write-drawn = write down what was drawn, as in { $spec }

# Dates and times.
not-a-date = this is not a date
dates = write a day, a month or a year, as in 2026-11-15, 2026-11 or 2026
not-seconds = this is not a number of seconds
seconds = seconds are written as in 300 or 0.5
not-a-clock = this is not a clock time
clocks = a clock time is written as in 0:05:00 or 0:00:09.25
no-time = there is no time to think
controls = write seconds and the bonus for a move, as in 300+2, or seconds for each move, as in 30s/move

# How much time each player has, told to them.
minutes-each = { $minutes } min each
seconds-each = { $seconds } s each
with-bonus = { $base } + { $seconds } s
days-a-move = { $days ->
    [one] { $days } day
   *[other] { $days } days
} a move
hours-a-move = { $hours } h a move
seconds-a-move = { $seconds } s a move

# Moves and comments.
turn-wanted = a move, a comment in braces or the result should stand here
long-move = this is no move: it is too long
longest-move = a move has { $most } characters at most
wrong-number = the turn has the wrong number { $number }
right-number = it should be { $number }
long-game = the game is too long
turns-allowed = { $most } turns are allowed
legal-wanted = a legal move should stand here
result-wanted = the result should stand here
second-clock = a second clock time
one-clock = a turn has one clock time
early-clock = a clock time before the first move
clock-after = clock times stand after moves
comment-end = a comment should end with { "}" }; inside it write \{ "}" } and \\
comment-open = this comment does not end
comment-nested = comments can't be nested; write \{ "{" }
comment-long = this comment is too long
clock-open = a clock time does not end
clock-form = write it as in [%clk 0:05:00]

# JSON.
unreadable = { $message }
see-records = docs/records.md says what it may hold
no-game = there is no game
games-wanted = an array should hold games

# Results and reasons.
not-a-result = { $text } is not a result
results = results are 1-0, 0-1, 1/2-1/2 and *
tag-says = the tag Result says { $result }
result-or-tag = the game should end with it, or the tag say { $result }
no-reason = there is no such reason
reasons = the reasons are { $reasons }
reason-misfit = the reason { $reason } does not go with the result { $result }
goes-on = the game goes on: give another reason, or the moves that ended it
result-won = the result should be 1-0 or 0-1
result-drawn = the result should be 1/2-1/2
result-decided = the result should be 1-0, 0-1 or 1/2-1/2
result-open = the result should be *
rules-ended = the rules have ended the game: { $why }
result-should-be = the result should be { $result }
rules-not-reason = the rules ended the game, not { $reason }: { $why }
reason-rules = the reason should be rules
by-rules = by the rules
by-resignation = by resignation
by-agreement = by agreement
by-time = on time
by-forfeit = by forfeit
by-adjudication = by adjudication
by-abandonment = abandoned
