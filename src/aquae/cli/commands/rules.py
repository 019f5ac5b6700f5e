"""aquae rules"""

import argparse

from aquae.games.law import rule_of, rules_of


def rules(parsed: argparse.Namespace) -> int:
    """Print the page of a game, or one rule."""
    if parsed.number is None:
        print(rules_of(parsed.game).page.rstrip())
    else:
        print(rule_of(parsed.game, parsed.number))
    return 0
