# Why the machine refuses something.
not-found = não existe nada com esse nome
not-allowed = não tem permissão
already-there = já existe
is-a-folder = é uma pasta
no-folder = uma parte do nome não é uma pasta
not-text = não é um texto
disk-full = não há mais espaço
