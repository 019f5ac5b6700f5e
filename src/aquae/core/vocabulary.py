"""The words of a game: every text that can ever be an action of it, numbered."""

from difflib import get_close_matches
from typing import Final

from aquae.core.errors import Refusal, Refused, refuse

# Comparing letter by letter is slow, and a long list of equally likely texts helps nobody.
MOST_COMPARED: Final = 500
LONGEST_QUOTED: Final = 80

# What is said of a text that is no action, by how many are like it.
UNKNOWN: Final = [
    ("N-01", "{:quoted} is not an action of {}"),
    ("N-01", "{:quoted} is not an action of {}; the closest is {}"),
    ("N-01", "{:quoted} is not an action of {}; the closest are {} and {}"),
    ("N-01", "{:quoted} is not an action of {}; the closest are {}, {} and {}"),
]


def quotable(text: str) -> str:
    """The beginning of any text, such that it can be sent and shown."""
    return text[:LONGEST_QUOTED].encode("utf-8", "replace").decode()


def _letters(word: str) -> str:
    """The same for `NES`, `sen` and `ESN`: people mix up case and order."""
    return "".join(sorted(word.casefold()))


class Vocabulary:
    """An ordered list of action texts. An action inside an engine is an index in it.

    It is given as a table: each verb with the things that can follow it, or with none if the verb
    is said alone.
    """

    def __init__(self, title: str, table: list[tuple[str, list[str]]]) -> None:
        self.title = title
        self.texts: list[str] = []
        self.table_of_verbs = [verb for verb, _ in table]
        """The verbs as they are written, such as `propose buy`, in their order."""
        self._firsts: dict[str, int] = {}
        for verb, things in table:
            self._firsts[verb] = len(self.texts)
            self.texts += [f"{verb} {thing}" for thing in things] or [verb]
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self.numbers) != len(self.texts):
            raise ValueError(f"a text stands twice in the vocabulary of {title}")
        self.verbs = [text.split(" ", 1)[0] for text in self.texts]
        """The first word of each text."""
        self.verb_names = sorted(set(self.verbs))
        place = {verb: number for number, verb in enumerate(self.verb_names)}
        self.verb_numbers = bytes([place[verb] for verb in self.verbs])
        """For each action the place of its verb in `verb_names`."""
        self._texts_with: dict[str, list[int]] = {}

    def __repr__(self) -> str:
        return f"<the {len(self)} actions of {self.title}>"

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        return self.texts[action]

    def first(self, verb: str) -> int:
        """The first action of a verb of the table; its things follow in their order."""
        return self._firsts[verb]

    def count(self, verb: str) -> int:
        """How many actions a verb of the table has."""
        after = [first for first in self._firsts.values() if first > self._firsts[verb]]
        return min(after, default=len(self.texts)) - self._firsts[verb]

    def refuse_number(self, number: int) -> Refusal:
        """What is said of a number that is no action."""
        rule, message = UNKNOWN[0]
        return refuse(rule, message, number, self.title)

    def number(self, text: str) -> int:
        """The action of this text; Refused under N-01 if no option makes it one."""
        number = self.numbers.get(text)
        if number is None:
            raise Refused(self._unknown(text))
        return number

    def with_word(self, word: str) -> list[int]:
        """The actions whose texts contain a word, ascending."""
        alike = dict.fromkeys(self._index().get(_letters(word), []))
        return [number for number in alike if word in self.texts[number].split()]

    def nearest(self, text: str, count: int = 3) -> list[str]:
        """The texts most like this one: those that share most words, then by their letters."""
        shared: dict[int, int] = {}
        for word in set(text.split()):
            for number in self._index().get(_letters(word), []):
                shared[number] = shared.get(number, 0) + 1
        most = max(shared.values(), default=0)
        likely = [self.texts[number] for number in shared if shared[number] == most]
        candidates = likely[:MOST_COMPARED] or self._examples()
        return get_close_matches(text.casefold(), candidates, n=count, cutoff=0.3)

    def _index(self) -> dict[str, list[int]]:
        """The texts that hold a word, by the word's letters; made when first needed."""
        if not self._texts_with:
            for number, text in enumerate(self.texts):
                for word in text.split():
                    self._texts_with.setdefault(_letters(word), []).append(number)
        return self._texts_with

    def _examples(self) -> list[str]:
        """One text of every verb."""
        return list(dict(zip(self.verbs, self.texts, strict=True)).values())

    def _unknown(self, text: str) -> Refusal:
        text = quotable(text)
        near = self.nearest(text)
        rule, message = UNKNOWN[len(near)]
        return refuse(rule, message, text, self.title, *near)
