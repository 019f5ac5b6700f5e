"""From things that are pointed at to one action: the legal texts are narrowed down word by word."""

from collections.abc import Collection, Sequence

from aquae.games.spoken import Words

Parts = tuple[str, ...]
"""An action's verb and its things."""


class Picker:
    """What can still be meant, and what may be chosen next."""

    def __init__(self, words: Words, legal: Sequence[str]) -> None:
        self._texts: dict[Parts, str] = {}
        for text in legal:
            verb, things = words.parts(text)
            self._texts[verb, *things] = text
        self.chosen: list[str] = []

    @property
    def texts(self) -> list[str]:
        """Everything that can be chosen from the beginning."""
        return list(self._texts.values())

    @property
    def left(self) -> list[Parts]:
        """The actions that hold every word that was chosen."""
        return [parts for parts in self._texts if set(self.chosen) <= set(parts)]

    @property
    def verb(self) -> str | None:
        """The one verb that can still be meant."""
        verbs = {parts[0] for parts in self.left}
        return verbs.pop() if len(verbs) == 1 else None

    def can(self, word: str) -> bool:
        return word not in self.chosen and any(word in parts for parts in self.left)

    def choose(self, word: str) -> None:
        self.chosen.append(word)

    def step_back(self) -> bool:
        """Forget the last choice; False if there is none."""
        return bool(self.chosen) and bool(self.chosen.pop())

    def done(self) -> str | None:
        """The action that is meant. A verb alone does not say where, even if one place is left."""
        if len(self.left) != 1 or not self.chosen:
            return None
        (parts,) = self.left
        return self._texts[parts] if len(parts) == 1 or self.chosen != [parts[0]] else None

    def lit(self, places: Collection[str]) -> set[str]:
        """The things on the board that can be chosen."""
        words = {word for parts in self.left for word in parts[1:]}
        return {word for word in words if word in places and word not in self.chosen}

    def options(self, places: Collection[str]) -> list[str]:
        """What is not on the board and has to be chosen next: a verb, or a word after it."""
        left = self.left
        verbs = list(dict.fromkeys([parts[0] for parts in left]))
        if len(verbs) != 1:
            return verbs
        longest = max([len(parts) for parts in left])
        for place in range(1, longest):
            words = list(dict.fromkeys([parts[place] for parts in left]))
            is_settled = set(words) <= set(self.chosen) or (len(words) == 1 and len(left) > 1)
            if not is_settled and not set(words) <= set(places):
                return words
        return verbs if longest == 1 else []

    def needs_more(self, option: str) -> bool:
        """Whether an option is only the beginning of an action."""
        return any(len(parts) > 1 for parts in self.left if parts[0] == option)
