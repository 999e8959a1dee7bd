# Levels.
random = Aleatório
greedy = Ganancioso
level = Nível { $number }
