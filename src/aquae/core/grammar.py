"""Verbs and phases as data, and the state that follows them: the skeleton of every engine.

An action is a verb and a thing: `canal C4-D4`. A verb has all the rules about itself; a phase says
which verbs it waits for, who has to act, and what whoever tries another verb is told. A game gives
its verbs, its phases and its fields; everything else is here.
"""

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from aquae._native import append, i64, vec
from aquae.core.errors import Refusal, refuse
from aquae.core.packed import as_list, make_numbers
from aquae.core.state import CHANCE, OVER, Result, State
from aquae.core.vocabulary import Vocabulary

ALLOWED: Final = 0
"""The fault of an action without one. Games number the others from 1, by names of their own."""
PLAYER: Final = 0
"""The mover of a phase that waits for the player whose turn it is; others: CHANCE and OVER."""


class Ruled(State):
    """A state whose legal actions, reasons and deeds are those of a grammar."""

    def __init__(self, grammar: "Grammar") -> None:
        super().__init__()
        self.grammar = grammar
        self.phase = 0
        """What is being waited for: a number of the grammar's phases."""
        self.seat = 0
        """Whose turn it is; others may have to answer in it."""
        self.ending = ""
        """Why the play has ended, in a word; nothing while it goes on."""

    def actions(self) -> list[int]:
        return as_list(self.legal())

    def legal(self) -> vec[i64]:
        return self.listed()

    def listed(self) -> vec[i64]:
        """The legal actions, verb by verb. A game may list some phases more quickly by hand."""
        actions = vec[i64]()
        for verb in self.grammar.phases[self.phase].verbs:
            actions = verb.add_legal(self, actions)
        return actions

    def weights(self) -> list[int]:
        if self.to_move != CHANCE:
            return []
        verb = self.grammar.phases[self.phase].only_verb
        assert verb is not None
        return [1] * len(self.legal()) if verb.even else verb.weights(self)

    def even_odds(self) -> bool:
        verb = self.grammar.phases[self.phase].only_verb
        return verb is not None and verb.even

    def apply(self, action: int) -> None:
        verb = self.grammar.entries[action].verb
        verb.do(self, action - verb.first)

    def why_not(self, action: int) -> Refusal | None:
        grammar = self.grammar
        if not 0 <= action < len(grammar.entries):
            return grammar.vocabulary.refuse_number(action)
        verb = grammar.entries[action].verb
        thing = action - verb.first
        phase = grammar.phases[self.phase]
        if verb in phase.verbs:
            return verb.forbids(self, thing)
        return verb.untimely(self, thing) or phase.refuses(self, verb)

    def result(self) -> Result | None:
        return self.final_result() if self.to_move == OVER else None

    @abstractmethod
    def final_result(self) -> Result:
        """Scores, tie-breaks, winners and the reason of a play that is over."""

    def wait_for(self, phase: int) -> None:
        """Wait for the player whose turn it is, or for Chance, as the phase has it."""
        self.phase = phase
        mover = self.grammar.movers[phase]
        self.to_move = self.seat if mover == PLAYER else mover


P = TypeVar("P", bound=Ruled)


class Verb(Generic[P]):
    """All rules of one verb. Its things are numbered from 0, in the order of the vocabulary.

    `fault` is the one condition: `forbids` puts it into words, and what `add_legal` lists is what
    has none. A list that is quicker than asking for every thing has to be the same (the laws of
    the core check that it is).
    """

    def __init__(self, vocabulary: Vocabulary, name: str) -> None:
        self.name = name
        self.first = vocabulary.first(name)
        """The action of the verb with its first thing."""
        self.count = vocabulary.count(name)
        self.even = getattr(type(self), "weights") is getattr(Verb, "weights")  # noqa: B009
        """Whether all its legal actions are equally likely if Chance chooses."""

    def fault(self, position: P, thing: int) -> int:
        """Why this is not allowed in a phase that lets the verb through; ALLOWED if it is."""
        return ALLOWED

    def refusal(self, position: P, thing: int, fault: int) -> Refusal:
        """The fault in words."""
        raise AssertionError(f"{self.name} has no fault {fault}")

    def forbids(self, position: P, thing: int) -> Refusal | None:
        fault = self.fault(position, thing)
        return None if fault == ALLOWED else self.refusal(position, thing, fault)

    def untimely(self, position: P, thing: int) -> Refusal | None:
        """Why it is not the time for this, if that is more than what the phase says to all."""
        return None

    def add_legal(self, position: P, actions: vec[i64]) -> vec[i64]:
        """With the legal actions of this verb, ascending; asked only in phases that let it in."""
        for thing in range(self.count):
            if self.fault(position, thing) == ALLOWED:
                actions = append(actions, self.first + thing)
        return actions

    def weights(self, position: P) -> list[int]:
        """In a phase of Chance: the weight of each legal action, unless all have the same."""
        raise AssertionError(f"the odds of {self.name} are even")

    @abstractmethod
    def do(self, position: P, thing: int) -> None:
        """The deed, and whatever comes after it."""


class Unconditional(Verb[P]):
    """A verb without a thing that is possible wherever a phase lets it through, such as `end`."""

    def add_legal(self, position: P, actions: vec[i64]) -> vec[i64]:
        return append(actions, self.first)


class Phase:
    """What is waited for: the verbs it lets through, who has to act, what is said to all others."""

    def __init__(
        self, number: int, mover: int, verbs: list[Verb[Any]], otherwise: tuple[str, str]
    ) -> None:
        self.number = number
        self.mover = mover
        self.verbs = sorted(verbs, key=lambda verb: verb.first)
        """In the order of the vocabulary, so that actions come out ascending."""
        self.only_verb = verbs[0] if len(verbs) == 1 else None
        """Chance always has but one to choose a thing for."""
        self.otherwise = otherwise
        """A rule and a sentence with a place for the verb."""

    def refuses(self, state: State, verb: Verb[Any]) -> Refusal:
        """That it is not the time for a verb."""
        rule, message = self.otherwise
        return refuse(rule, message, verb.name)


class Entry:
    """Refers to a verb. Lists of a class without subclasses are read quicker."""

    def __init__(self, verb: Verb[Any]) -> None:
        self.verb = verb


class Grammar:
    """The phases of a game by their numbers, and its verbs in the order of its vocabulary."""

    def __init__(self, vocabulary: Vocabulary, phases: list[Phase]) -> None:
        make_numbers(len(vocabulary))
        self.vocabulary = vocabulary
        self.phases = phases
        self.movers = [phase.mover for phase in phases]
        verbs = {verb.first: verb for phase in phases for verb in phase.verbs}
        self.verbs = [verbs[first] for first in sorted(verbs)]
        self.entries = [entry for entry in map(Entry, self.verbs) for _ in range(entry.verb.count)]
        """The verb of each action."""
        if [verb.name for verb in self.verbs] != vocabulary.table_of_verbs:
            raise ValueError(f"{vocabulary.title} has a verb without a phase")
        if [phase.number for phase in phases] != list(range(len(phases))):
            raise ValueError(f"the phases of {vocabulary.title} are not in their order")
