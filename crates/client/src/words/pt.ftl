# O que há de errado numa ligação.
link-unreadable = uma ligação não tem espaços nem sinais invisíveis; copie-a inteira, como http://host:8080/#/game/7k2mq9xd4hnb
link-scheme = uma ligação começa por http:// ou https://
link-host = falta o nome do servidor; escreva-a como http://192.168.1.5:8080/#/game/7k2mq9xd4hnb
link-port = uma porta é um número de 1 a 65535, como em host:8080
link-page = esta não é a página de uma partida; o endereço acaba como #/game/7k2mq9xd4hnb
link-game = isto não é uma partida; o nome tem 12 letras e algarismos, como em #/game/7k2mq9xd4hnb
link-no-game = isto leva a um servidor, mas a nenhuma partida; o endereço acaba como #/game/7k2mq9xd4hnb
no-token = uma chave tem 8 a 512 letras, algarismos e sinais, sem espaços; copie-a inteira

# Porque é que não se consegue perguntar a um servidor.
unreachable = não se consegue chegar a { $place }: { $why }
nobody-listens = nenhum servidor escuta aí
no-answer = não responde
no-server = não há nenhum servidor de jogos da Ludoteca em { $place }
other-version = o servidor fala outra versão; instale a Ludoteca mais recente, ou peça a quem gere o servidor que o faça
no-such-game = não existe essa partida neste servidor; veja se a ligação está inteira
unknown-token = o servidor não conhece esta chave; pode ter sido revogada
server-says = o servidor diz { $text }
sent-away = o servidor terminou a ligação ({ $why })
unreadable-game = esta partida não pode ser lida aqui: { $why }

# Quem está presente.
free-seat = lugar livre
lost = Perdeu-se a ligação; nova tentativa em { $seconds } s
back = Ligação restabelecida
has-left = { $name } saiu
is-here = { $name } está presente
sits = { $name } sentou-se e joga com { $side }
you-sit = Joga com { $side }
said = { $name }: { $text }
you-said = Você: { $text }
called-off = A partida foi cancelada
wants-rematch = { $name } gostaria de uma desforra
you-want-rematch = Pediu uma desforra; falta a resposta do adversário
