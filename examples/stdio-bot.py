#!/usr/bin/env python3
"""A bot for Mirabilia's bot protocol (docs/bot-protocol.md): plays any legal move, builds when it can.

    mirabilia arena seven-wonders --bots "exec:python3 examples/stdio-bot.py,easy" --games 30

Python's standard library only. Standard output belongs to the protocol: print what you want to see to sys.stderr.
"""

import json
import random
import sys


def choose(question, chance):
    """`view` is all that the seat sees; `legal` lists the moves. Replace this by something clever."""
    builds = [move for move in question["legal"] if move.startswith("build ")]
    return chance.choice(builds or question["legal"])


def main():
    chance = random.Random()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "ready"}
        elif message["type"] == "start":
            # With this seed, the same series is the same again.
            chance.seed(message["seed"])
            continue
        elif message["type"] == "view":
            answer = {"move": choose(message, chance)}
        else:
            continue  # Unknown messages may be added: they need no answer.
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
