"""What is and is not possible with a thing such as `c4`, and why."""

from typing import Final

from aquae.core.errors import Refusal
from aquae.core.state import State
from aquae.core.vocabulary import Vocabulary

MOST_REASONS: Final = 3


class Reason:
    """One refusal, and the texts that it forbids."""

    def __init__(self, refusal: Refusal, texts: list[str]) -> None:
        self.refusal = refusal
        self.texts = texts

    @property
    def is_about_time(self) -> bool:
        """Only that it is not the time for a verb is said by naming the verb."""
        return "{:verb}" in self.refusal.message


class About:
    """Everything that is possible with a thing, and why the rest is not."""

    def __init__(self, possible: list[str], reasons: list[Reason]) -> None:
        self.possible = possible
        self.reasons = reasons

    @property
    def timely(self) -> bool:
        """Whether there is anything to say but that it is not the time for the thing."""
        return bool(self.possible) or any(not reason.is_about_time for reason in self.reasons)


def ask_about(
    vocabulary: Vocabulary, state: State, thing: str, verb: str | None = None, every: bool = False
) -> About:
    """What is possible with a thing, and every reason why the rest is not, or the best few.

    Whoever is about to do something asks with its verb, and is told of nothing else. That it is
    not the time for a verb says little about a thing: among the best reasons it is one only where
    there is nothing else to say.
    """
    legal = set(state.actions())
    about = vocabulary.with_word(thing)
    possible = [vocabulary.texts[action] for action in about if action in legal]
    refused = [
        action
        for action in about
        if action not in legal and _begins_with(vocabulary.texts[action], verb)
    ]
    if every:
        return About(possible, _reasons(vocabulary, state, refused))
    verbs_now = {vocabulary.verbs[action] for action in legal}
    fitting = [action for action in refused if vocabulary.verbs[action] in verbs_now]
    if fitting or possible:
        best = _naming(_reasons(vocabulary, state, fitting), thing)[:MOST_REASONS]
    else:
        best = _naming(_reasons(vocabulary, state, refused), thing)[:1]
    return About(possible, best)


def _begins_with(text: str, verb: str | None) -> bool:
    return verb is None or text.startswith(f"{verb} ")


def _reasons(vocabulary: Vocabulary, state: State, refused: list[int]) -> list[Reason]:
    """Why these actions are not possible, what forbids most first, and that it is no time last."""
    groups: dict[Refusal, list[str]] = {}
    for action in refused:
        refusal, text = state.why_not(action), vocabulary.texts[action]
        assert refusal is not None, f"{text} is legal and is not"
        groups.setdefault(refusal, []).append(text)
    reasons = [Reason(refusal, texts) for refusal, texts in groups.items()]
    return sorted(reasons, key=lambda reason: (reason.is_about_time, -len(reason.texts)))


def _naming(reasons: list[Reason], thing: str) -> list[Reason]:
    """If any reason names the thing, only those that do."""
    return [reason for reason in reasons if thing in reason.refusal.things] or reasons
