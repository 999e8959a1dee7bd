# Why the machine refuses something.
not-found = não existe nada com esse nome
not-allowed = não tem permissão
already-there = já existe
is-a-folder = é uma pasta
no-folder = uma parte do nome não é uma pasta
not-text = não é um texto
disk-full = não há mais espaço
read-only = ali só se pode ler, não escrever
no-place = ninguém diz onde; defina HOME ou indique uma pasta com --state
held = outro programa está a jogá-lo
not-a-file = não é um ficheiro
too-long = é mais longo do que qualquer jogo
not-a-game = não é o texto de um jogo

# O que não se pode continuar.
skipped = { $name } é passado à frente: { $why }
set-aside = { $name } é passado à frente: { $why }; está agora em { $aside }
