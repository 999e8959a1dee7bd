# Why the machine refuses something.
not-found = não existe nada com esse nome
not-allowed = não tem permissão
already-there = já existe
is-a-folder = é uma pasta
no-folder = uma parte do nome não é uma pasta
not-text = não é texto
disk-full = não há mais espaço
read-only = ali só se pode ler, não escrever
no-place = não há pasta para isso; defina HOME ou indique uma com --state
held = outro programa tem esta partida aberta
not-a-file = não é um ficheiro
too-long = é mais longo do que qualquer partida
not-a-game = não é o texto de uma partida

# O que não se pode continuar.
skipped = { $name } foi ignorado: { $why }
set-aside = { $name } foi ignorado: { $why }; está agora em { $aside }
