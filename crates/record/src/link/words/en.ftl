# What is wrong with a link to a game.
too-long = the link is too long: at most { $bytes } letters and { $turns } turns can stand in one
no-game = the link names no game; was it copied whole?
not-read = the link can't be read: { $why }
broken = the link is broken at { $text }; was it copied whole?
bad-turn = turn { $number } of the link, { $mv }, can't be played: { $why }
no-turn = the link shows turn { $at }; the game in it has turns 0 to { $turns }
no-field = there is no { $name } in links to this page; they know: { $names }
twice = the link says { $name } twice; once is enough
