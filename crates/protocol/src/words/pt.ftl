# What players can say to each other.
hello = Olá!
good-luck = Boa sorte!
well-played = Bem jogado!
thanks = Obrigado!
sorry = Desculpe!
one-moment = Um momento, por favor.
good-game = Belo jogo!
goodbye = Até a próxima!

# Why something was not done.
not-your-turn = não é a sua vez
not-your-seat = você só assiste a este jogo
needs-account = este jogo conta: só pode sentar-se aqui quem tem conta
illegal = as regras não permitem esse lance aqui
outdated = o jogo já avançou; olhe de novo
over = o jogo acabou
not-begun = o jogo não começou: ainda há um lugar livre
begun = o jogo já começou
nothing-to-take-back = você não fez nenhum lance que possa desfazer
no-offer = nada foi proposto
already = você já propôs isso
not-yours = só o servidor pode fazer isso
too-late = o seu tempo tinha acabado
taken = outra pessoa já ocupou esse lugar
seated = você já está neste jogo
not-away = o outro jogador não está ausente há tempo suficiente
enough = por agora já chega
busy = o servidor tem trabalho demais; tente de novo daqui a pouco
