#!/usr/bin/env python3
"""A bot that plays any game of Ludoteca at random: the smallest whole example.

It speaks UGI on standard input and output, and asks `ludoteca moves` for the legal moves.
Make it stronger in choose().
"""

import os
import random
import subprocess
import sys

LUDOTECA = os.environ.get("LUDOTECA", "ludoteca")


def legal_moves(spec, start, moves):
    """Every legal move after these moves from a start, where SPEC is the name of the game."""
    game = spec.split(":")[0]
    command = [LUDOTECA, "moves", game, "--position", start, "--moves", " ".join(moves)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def choose(legal, turn):
    """Which move to play: here is where a bot becomes clever. `turn` is how many were played."""
    return random.choice(legal)


def say(line):
    print(line, flush=True)


def main():
    spec, start, moves = "", "", []
    for line in sys.stdin:
        words = line.split()
        match words:
            case ["ugi"]:
                say("id name Random bot")
                say("option name Spec type string default")
                say("ugiok")
            case ["setoption", "name", "Spec", "value", *value]:
                spec = " ".join(value)
            case ["isready"]:
                say("readyok")
            case ["position", "fen", *rest]:
                # The start may have blanks in it; the moves come after the word "moves".
                place = rest.index("moves") if "moves" in rest else len(rest)
                start, moves = " ".join(rest[:place]), rest[place + 1:]
            case ["go", *_]:
                say("bestmove " + choose(legal_moves(spec, start, moves), len(moves)))
            case ["quit"]:
                return
            # Whatever else is said can be ignored.


if __name__ == "__main__":
    main()
