# Levels.
random = Random
greedy = Greedy
level = Level { $number }
beginner = Beginner
learner = Learner
casual = Casual
steady = Steady
keen = Keen
strong = Strong
expert = Expert
master = Master
