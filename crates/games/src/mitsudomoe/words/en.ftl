about = Lay rings and walk your three balls over them into the opposite corner.
credit = Mitsuo Yamamoto, 2020
white = white
black = black
rules = Rules
rules-about = how a ring step and a ball step make a turn
rules-flexible = Flexible
rules-flexible-about = a turn is a ring, or a ball, or a ring and then a ball
rules-official = Official
rules-official-about = a turn is always a ring and then a ball, and whoever fills their own home loses

# The picture.
white-ring = white ring
black-ring = black ring
white-ball = white ball
black-ball = black ball
white-home = white's home
black-home = black's home
supply-of = { $side }'s supply
arrived-of = { $side }'s balls arrived
left = { $count } left
home-of-three = { $count } of 3 home
of-three = { $count } of 3

# What comes next in a turn.
ring-to = choose a cell for the ring
ball-may-walk = now walk a ball, or end the turn
no-ball-walks = no ball can walk now: end the turn
ball-walks = now walk a ball
ball-to = choose where the ball goes
relocate = relocate the { $side } balls vaulted over: { $balls }
relocate-to = choose a { $side } ring for the ball from { $cell }

# How a game ends.
all-arrived = all three of { $side ->
    [you] your balls
   *[other] { $side }'s balls
} have arrived
home-filled = { $side ->
    [you] your own home
   *[other] { $side }'s own home
} is filled
no-turn = { $side ->
    [you] you have
   *[other] { $side } has
} no legal turn

# Why a turn is not legal.
one-step = by the official rules a turn is a ring step and then a ball step, both
empty-supply = { $side }'s supply is empty
no-ring = { $side } has no ring on top of { $cell }
ring-covered = the ring on { $cell } has a ball on top
ring-stays = the ring on { $cell } must go to another cell
ring-on-ball = a ring cannot be put on { $cell }, where a ball stands
no-ball = { $side } has no ball on { $cell }
ball-arrived = the ball on { $cell } has arrived and never leaves
ball-on-ball = a ball stands on { $cell } already
no-ring-to-land = a { $side } ball needs a { $side } ring on top of { $cell }
no-line = { $from } and { $to } are not in one line
gap = { $from } and { $to } are not adjacent, and { $gap } has no ball to vault over
vault-over-arrived = the ball on { $cell } has arrived and cannot be vaulted over
nowhere = the ball on { $cell } would be vaulted over, and no { $side } ring is exposed where it could go
not-relocated = { $side }'s ball on { $cell } is vaulted over and must be relocated
not-vaulted = no { $side } ball on { $cell } is vaulted over
not-exposed = { $cell } has no exposed { $side } ring to take a ball

supply-gone = { $side }'s supply is empty: move a { $side } ring with nothing on it
ring-first = a turn begins with a ring: lay one on an empty cell or on another ring
ball-needs-ring = the ball on { $cell } can reach no { $side } ring: lay one next to it first
ball-stuck = the ball on { $cell } can reach no { $side } ring

# Notation of positions.
rows-joined = a row is five cells joined by ',', and rows by '/'
cells-joined = five cells of a row should be joined by ','
ball-count = { $side } has { $count } of 3 balls
three-balls = each side should have 3 balls on the board
supply-range = { $side }'s supply should be 0 to 5 rings
ring-count = { $side } has { $rings } rings on the board and { $supply } in supply
eight-rings = together they should be 8
the-rules = the rules
no-rules = { $name } is no name of rules
rules-wanted = it should be flexible or official
letters = { $cell } should be '.', or rings w and b with perhaps a ball W or B on top
ball-covered = something lies on the ball of { $cell }
ball-on-top = a ball can only be on top of a stack
wrong-ring = { $side }'s ball on { $cell } does not sit on a { $side } ring
own-ring = a ball should sit on a ring of its own colour
too-many-balls = { $side } has more than 3 balls
too-many-rings = { $side } has more than 8 rings on the board
eight-with-supply = each side should have 8 rings, with those in supply
too-tall = there are more than { $most } rings on { $cell }
five-elsewhere = five rings at least should bear balls elsewhere

# Notation of turns.
parts-joined = the parts of a move should be joined by ','
forms = a part is written like @c3, c2@c3, b4-c3 or d4=e5
order = a ring step, a ball step and relocations should follow in this order
late-ring = a ring step cannot stand here
second-ball = a second ball step cannot stand here
early-relocation = a relocation cannot stand before a ball step
relocated-already = the ball on { $cell } has been relocated already
relocated-once = each vaulted ball is relocated once
relocated-nowhere = the ball on { $cell } is relocated to where it stands
go-elsewhere = it should go to a different cell
same-cell = another ball has been relocated to { $cell }
different-cells = the balls should go to different cells
not-left-yet = a ball is relocated to { $cell } before that cell is left
leave-first = a cell that is left and taken should be left first
fourth-ball = a fourth ball is relocated
only-three = a side has only three balls

# What the examples of the rules show.
example-steps = Lay a ring from the supply on d2, then step onto it with the ball from e1.
example-ring = A ring with nothing on it serves again: move the one on e1 to c3, and step there from d2.
example-own-vault = Lay a ring on c1 and vault from e1 over your own ball on d1, which stays where it is.
example-vault = Lay a ring on d3, vault from b3 over the black ball on c3, and send that ball back to the black ring on e5.
example-arrive = Lay a ring on b5, over the black one, and step there from c4: all three white balls have arrived, and white wins.

# The guided first game.
lesson-ring = You are white, and your balls want to reach the corner at the bottom left. Touch an empty cell: a ring is laid there. Then end the turn.
lesson-ring-right = Balls walk only on rings of their own colour, and with every ring the way grows.
lesson-ring-hint = Touch any empty cell, then “End turn”.
lesson-steps = A turn can do both. Lay a ring on d2, then choose a ball and let it step onto that ring.
lesson-steps-right = A ring and then a ball: that is a whole turn.
lesson-steps-hint = Touch d2 for the ring, then one of your balls, then d2 again.
lesson-move = A ring with nothing on it serves again: move the one on e1 to c3, and step there from d2.
lesson-move-right = Rings that you leave behind are not lost.
lesson-move-hint = Touch the ring on e1, then c3. Then the ball on d2, and c3 again.
lesson-leap = Balls vault over balls in a straight line. Lay a ring on c1 and vault from e1 over your own ball on d1.
lesson-leap-right = Your own ball stays where it is, and the other is two cells further.
lesson-leap-hint = Touch c1 for the ring, then the ball on e1, then c1 again.
lesson-vault = Vault over a black ball and send it far away: lay a ring on d3, vault from b3 over c3, and put the black ball on the ring on e5.
lesson-vault-right = Whoever vaults over an opposing ball says where it goes: onto any ring of its colour with nothing on it.
lesson-vault-hint = Ring on d3; ball from b3 to d3; then the black ball from c3 to e5.
lesson-win = Two of your balls have arrived. Bring home the third from c4: lay a ring where it can step into the corner, and win.
lesson-win-right = All three of your balls have arrived: you have won.
lesson-win-hint = The free cell of the corner is b5. Lay a ring there, over the black one, then step there from c4.
