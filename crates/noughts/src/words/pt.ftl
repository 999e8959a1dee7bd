about = Três em linha.
credit = Tradicional
crosses = cruz
noughts = bola
cross = cruz
nought = bola
crosses-won = três cruzes em linha
noughts-won = três bolas em linha
full = o tabuleiro está cheio
taken = { $cell } está ocupada

# Notation.
rows = três linhas de três são unidas por '/'
letters = uma casa devia ser x, o ou .
side-to-move = o lado que joga
side-letters = o lado que joga devia ser x ou o
wrong-turn = { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruzes
} e { $noughts ->
    [one] { $noughts } bola
   *[other] { $noughts } bolas
} não condizem com esta vez
take-turns = as cruzes começam, e depois alternam
both-won = ambos têm três em linha
only-one = só um pode ter ganho

# Models and tables.
no-model = isto não é um modelo do jogo do galo
no-table = isto não é uma tabela do jogo do galo
table-version = a tabela tem a versão { $found }; este programa lê a versão { $known }
table-length = a tabela tem { $found } bytes; devia ter { $wanted }: obtenha-a de novo
table-damaged = a tabela está danificada, a soma de controlo está errada: obtenha-a de novo
random = Aleatório
