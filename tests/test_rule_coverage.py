"""Random play reaches every rule: no rule number is cited only where no play ever goes.

A rule is reached when a function whose source cites its number runs during a play, or when a word
of the vocabulary is refused under it. Runs from the sources, since compiled code cannot be traced.
"""

import json
import os
import subprocess
import sys

import pytest

from aquae.games import game_called, game_names
from aquae.games.law import rules_of
from tests.facts import fact

TRACE = """
import json, re, sys
from inspect import getsource
from aquae.games import game_called
from tests.random_plays import POLICIES, option_sets, steps

RULE = re.compile(r"[A-Z]-[0-9]{2}")
game = game_called(sys.argv[1])
reached, seen = set(), set()

def watch(frame, event, argument):
    code = frame.f_code
    if event == "call" and code not in seen and "/aquae/games/" in code.co_filename:
        seen.add(code)
        reached.update(RULE.findall(getsource(code)))

for number, options in enumerate(option_sets(game)):
    for bot in POLICIES:
        sys.setprofile(watch)
        for count, (state, action) in enumerate(steps(game, options, bot, f"coverage/{number}")):
            if count % 97 == 0:
                for word in range(0, len(game.vocabulary), 3):
                    refusal = state.why_not(word)
                    if refusal is not None:
                        reached.add(refusal.rule)
        state.result(), state.view()
        sys.setprofile(None)
print(json.dumps(sorted(reached)))
"""


@pytest.mark.parametrize("name", game_names())
def test_random_play_reaches_every_rule(name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", TRACE, name],
        env={**os.environ, "AQUAE_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    every = set(rules_of(name).numbers())
    decided = fact(game_called(name), "DECIDED_WHEN_LOADING", set())
    missing = every - set(json.loads(done.stdout)) - decided
    assert not missing, f"never reached: {sorted(missing)}"
