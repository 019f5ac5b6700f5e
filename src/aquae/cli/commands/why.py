"""aquae why: whether something is possible in a position, and if not, which rule forbids it."""

import argparse
import re
import sys
from collections.abc import Callable
from typing import Final

from aquae.cli.commands.position import position_of
from aquae.cli.desks.wording import Wording
from aquae.core.errors import Refusal, Refused
from aquae.core.game import Game
from aquae.core.law import NUMBER
from aquae.core.state import State
from aquae.core.why import About, ask_about
from aquae.games.spoken import ENGLISH

ILLEGAL: Final = 1
NO_ACTION: Final = 2


def why(parsed: argparse.Namespace) -> int:
    record, state = position_of(parsed)
    explained = explanation(record.game, state, parsed.text, Wording(ENGLISH))
    print(explained)
    rule = rule_behind(explained)
    if rule is not None:
        # Not among the reasons, for those who read them by machine.
        print(f"(aquae rules {record.game.name} {rule} prints the rule)", file=sys.stderr)
    return status_of(record.game, state, parsed.text)


def status_of(game: Game, state: State, text: str) -> int:
    """0 for what is legal, 1 for what a rule forbids, 2 for what is no action of the game."""
    vocabulary = game.vocabulary
    if text in vocabulary.numbers:
        return 0 if state.why_not(vocabulary.number(text)) is None else ILLEGAL
    if text not in vocabulary.verb_names and vocabulary.with_word(text):
        return 0 if ask_about(vocabulary, state, text).possible else ILLEGAL
    return NO_ACTION


def rule_behind(explained: str) -> str | None:
    """The first rule that a line begins with: the one to read."""
    found = re.search(f"^{NUMBER.pattern}(?=: )", explained, re.MULTILINE)
    return None if found is None else found.group()


def explanation(
    game: Game, state: State, text: str, say: Wording, told: Callable[[Refusal], str] = str
) -> str:
    """Whether an action is legal, or else why not; of a thing, what is possible with it."""
    vocabulary = game.vocabulary
    if text not in vocabulary.verb_names and vocabulary.with_word(text):
        return _about(ask_about(vocabulary, state, text), say, told)
    try:
        refusal = state.why_not(vocabulary.number(text))
    except Refused as unknown:
        refusal = unknown.refusal
    return say("why.legal", text=text) if refusal is None else told(refusal)


def _about(about: About, say: Wording, told: Callable[[Refusal], str]) -> str:
    """What is possible, and a line for each reason why the rest is not, with an example."""
    possible = [say("why.possible", texts=" · ".join(about.possible))] if about.possible else []
    reasons = [f"{told(reason.refusal)} ({reason.texts[0]})" for reason in about.reasons]
    return "\n".join([*possible, *reasons])
