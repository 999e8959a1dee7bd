# What is wrong with a link.
link-unreadable = a link has no blanks and no signs that can't be seen; copy it whole, as http://host:8080/#/game/7k2mq9xd4hnb
link-scheme = a link begins with http:// or https://
link-host = no host is named; write it like http://192.168.1.5:8080/#/game/7k2mq9xd4hnb
link-port = a port is a number from 1 to 65535, as in host:8080
link-page = this is no page of a game; its address ends like #/game/7k2mq9xd4hnb
link-game = this is no game; its name has 12 letters and digits, as in #/game/7k2mq9xd4hnb
link-no-game = this leads to a server, and to no game there; its address ends like #/game/7k2mq9xd4hnb
no-token = a token has 8 to 512 letters, digits and signs, without blanks; copy it whole

# Why a server can't be asked.
unreachable = { $place } can't be reached: { $why }
nobody-listens = no server listens there
no-answer = it does not answer
no-server = there is no games server of Ludoteca at { $place }
other-version = the server speaks another version; get the newest Ludoteca, or ask who runs the server to
no-such-game = there is no such game on this server; look whether the link is whole
unknown-token = the server does not know this token; it may have been revoked
server-says = the server says { $text }
sent-away = the server has ended the connection ({ $why })
unreadable-game = this game can't be read here: { $why }

# Who is there.
free-seat = free seat
lost = The connection is lost; trying again in { $seconds } s
back = Connected again
has-left = { $name } has left
is-here = { $name } is here
sits = { $name } has sat down and plays { $side }
you-sit = You play { $side }
said = { $name }: { $text }
you-said = You: { $text }
called-off = The game was called off
wants-rematch = { $name } would like a rematch
you-want-rematch = You would like a rematch; the other player is asked
