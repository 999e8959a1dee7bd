# O que está errado numa ligação para uma partida.
too-long = a ligação é demasiado longa: cabem nela no máximo { $bytes } letras e { $turns } jogadas
no-game = a ligação não diz qual é o jogo; foi copiada inteira?
not-read = não se consegue ler a ligação: { $why }
broken = a ligação está estragada em { $text }; foi copiada inteira?
bad-turn = a jogada { $number } da ligação, { $mv }, não pode ser feita: { $why }
no-turn = a ligação mostra a jogada { $at }; a partida que traz tem jogadas de 0 a { $turns }
no-field = não há { $name } nas ligações para esta página; conhecem: { $names }
twice = a ligação diz { $name } duas vezes; uma basta
