# Levels.
random = Aleatório
greedy = Ganancioso
level = Nível { $number }
beginner = Principiante
learner = Aprendiz
casual = Casual
steady = Seguro
keen = Afiado
strong = Forte
expert = Perito
master = Mestre
