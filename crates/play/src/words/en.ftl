# Levels.
random = Random
greedy = Greedy
level = Level { $number }
