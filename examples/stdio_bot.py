#!/usr/bin/env python3
"""A bot for any game in any language: it reads questions as JSON lines and answers them.

    pentarchy sim eight_minute_empire --seats "exec:python examples/stdio_bot.py,random" --games 20

Each question is one line with "game", "seat", "players", "prompt", "view" (all this seat may know) and "legal"
(what may be answered); the answer is one line {"action": ...}. This bot likes to found cities and never stops early.
"""

import json
import random
import sys

LIKED = ("found", "recruit", "take")


def choose(question: dict) -> str:
    legal = question["legal"]
    for verb in LIKED:
        found = [action for action in legal if action.split()[0] == verb]
        if found:
            return random.choice(found)
    return random.choice([action for action in legal if action != "stop"] or legal)


for line in sys.stdin:
    print(json.dumps({"action": choose(json.loads(line))}), flush=True)
