# O que há de errado no pedido.
wrong-link = ligação { $text }: { $why }
no-name = dê um nome de 1 a { $most } letras e algarismos, com espaços, hífenes, pontos ou apóstrofos pelo meio

# Quem vem.
guest = Convidado
going-to = A caminho de { $place }
plays-here = { $name } joga com { $side }
plays-away = { $name } joga com { $side }, e está ausente
your-seat = Este é o seu lugar; help mostra o que pode escrever.
watching = Está a assistir; quit termina.
seat-stays = A partida continua e o seu lugar fica guardado: volte com a mesma ligação.
rematch = A desforra começa: { $game }
and-now = Escreva rematch para outra partida com os lados trocados, ou quit.
remark = say { $number }: { $text }
help = Escreva uma jogada na notação do jogo, ou uma destas palavras; uma jogada escrita cedo demais espera pela sua vez:
    { "" }  board      mostrar outra vez o tabuleiro
    { "" }  moves      listar todas as jogadas permitidas
    { "" }  forget     esquecer a jogada que espera pela sua vez
    { "" }  undo       pedir para voltar atrás na sua última jogada
    { "" }  draw       propor empate, ou aceitá-lo
    { "" }  accept     aceitar o que foi proposto; decline recusa
    { "" }  resign     desistir
    { "" }  cancel     cancelar a partida, antes de ambos terem jogado
    { "" }  claim      reclamar a vitória se o adversário saiu; claim draw reclama o empate
    { "" }  say N      dizer uma de algumas frases; say mostra-as
    { "" }  who        quem joga, e se está presente
    { "" }  rematch    depois da partida: outra com os lados trocados
    { "" }  rules      ler as regras
    { "" }  save FILE  escrever o registo da partida num ficheiro
    { "" }  quit       sair; o seu lugar fica guardado
