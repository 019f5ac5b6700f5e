"""What is said of a game in the language of whoever plays, in terminals.

The words stand in `languages/` of the games' folder and of each game; `tools/languages.py` writes
them from those of the client. How a game says things that only it has stands in its `spoken`.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from aquae.core.errors import Refusal
from aquae.core.game import Game
from aquae.core.sentence import AND_MORE, PLACE
from aquae.core.state import Result
from aquae.games import part_of, path_of, reason_of
from aquae.games.law import LANGUAGES

ENGLISH: Final = LANGUAGES[0]
_NUMBERED: Final = re.compile(r"\{(\d*)(?::\w+)?\}")
_AND: Final = {"en": "and", "de": "und", "fr": "et", "it": "e"}
_NAMES_FIRST: Final = (None, "seat", "quoted")
"""Kinds of things that are spelled as they are, even where a sentence begins."""

Texts = Mapping[str, str]
View = Mapping[str, Any]


class Words:
    """The words of one game in one language. A key that it lacks is said as it is written."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        own = path_of(game.name) / "languages"
        shared = Path(__file__).parent / "languages"
        pages = [_page(folder / f"{language}.json") for folder in (shared, own)]
        self._words: Texts = {**pages[0]["words"], **pages[1]["words"]}
        self._sentences: Texts = {**pages[0]["sentences"], **pages[1]["sentences"]}
        self._spoken: ModuleType | None = part_of(game, "spoken")

    def has(self, key: str) -> bool:
        return key in self._words

    def t(self, key: str, **values: object) -> str:
        """The words for a key, with `{name}` replaced by what it stands for."""
        return _filled(self._words.get(key, key), values)

    def named(self, prefix: str, name: object) -> str:
        """Words for something that actions name; the name itself if there are none."""
        return self._words.get(f"{prefix}.{name}", str(name))

    def counted(self, key: str, n: int, **values: object) -> str:
        """Words for a number of things. French counts 0 as one."""
        is_one = n in (0, 1) if self.language == "fr" else n == 1
        return self.t(f"{key}.{'one' if is_one else 'other'}", n=n, **values)

    def listed(self, names: Sequence[str]) -> str:
        """`a, b and c`."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {_AND[self.language]} {names[-1]}"

    # Actions.

    def parts(self, text: str) -> tuple[str, list[str]]:
        """The verb of an action and the things after it."""
        verbs = [verb for verb in self.game.vocabulary.table_of_verbs if _begins(text, verb)]
        verb = max(verbs, key=len)
        return verb, text.removeprefix(verb).split()

    def things(self, text: str, names: Sequence[str]) -> list[str]:
        """The things of an action as people say them."""
        verb, things = self.parts(text)
        kinds = getattr(self._spoken, "KINDS_OF_THINGS", {}).get(verb, ())
        kinds = [*kinds, *[None] * len(things)]
        return [self.spoken(kind, thing, names) for kind, thing in zip(kinds, things, strict=False)]

    def told(self, text: str, who: str, names: Sequence[str], you: bool = False) -> str:
        """An action as a sentence; `you` speaks to whoever took it."""
        verb, _ = self.parts(text)
        key = f"log.{verb}"
        if not self.has(key):
            return f"{who}: {text}"
        if you and self.has(f"{key}.you"):
            key = f"{key}.you"
        places = {str(place): thing for place, thing in enumerate(self.things(text, names))}
        return self.t(key, who=who, **places)

    def aftermath(self, items: Sequence[Mapping[str, Any]], names: Sequence[str]) -> list[str]:
        """What an action brought about and its text does not say."""
        if self._spoken is None:
            return [f"{item['rule']} {item['what']}: {names[item['seat']]}" for item in items]
        found: list[str] = self._spoken.aftermath(items, self, names)
        return found

    # Positions.

    def status(self, view: View, names: Sequence[str], chance: str = "") -> str:
        """Who is to do what, or who has won."""
        if view["result"] is not None:
            winners = [names[seat] for seat in view["result"]["winners"]]
            return self.t(
                "over.wins" if len(winners) == 1 else "over.share", who=self.listed(winners)
            )
        mover = view["to_move"]
        who = names[mover] if isinstance(mover, int) else chance
        key = f"phase.{view['phase']}"
        if not self.has(key):
            return f"{who}: {view['phase']}"
        return self.about_position(key, view, who=who)

    def about_position(self, key: str, view: View, **values: object) -> str:
        """Words that may name what is to be seen in a position."""
        seen = {} if self._spoken is None else self._spoken.values(view, self)
        return self.t(key, **seen, **values)

    def ending(self, result: Result, names: Sequence[str]) -> str:
        """Why a play ended, with the rule of it."""
        key = f"ending.{result.ending}"
        if not self.has(key):
            return reason_of(self.game, result)
        who = self.listed([names[seat] for seat in result.winners])
        return f"{self.t(key, who=who)} ({result.rule})"

    # Sentences of the rules and of hints.

    def spoken(self, kind: str | None, thing: str, names: Sequence[str]) -> str:
        """A thing of a sentence, by the kind that its place names."""
        own: Mapping[str, Callable[[str, Words], str]] = getattr(self._spoken, "SPOKEN", {})
        if kind is None:
            return thing
        if kind == "seat":
            return names[int(thing)]
        if kind == "verb":
            return self.t("thing.verb", verb=self.named("verb", thing))
        if kind == "quoted":
            return self.t("thing.quoted", text=thing)
        if kind == "names":
            return self.listed(thing.split(AND_MORE))
        return own[kind](thing, self) if kind in own else self.named(kind, thing)

    def sentence(self, message: str, things: Sequence[str], names: Sequence[str]) -> str:
        """A template of the rules with its things, translated."""
        kinds = [place[1] for place in PLACE.finditer(message)]
        said = [self.spoken(kind, thing, names) for kind, thing in zip(kinds, things, strict=True)]
        left = iter(said)
        template = self._sentences.get(message, message)
        return _NUMBERED.sub(
            lambda place: said[int(place[1])] if place[1] else next(left), template
        )

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why something is not possible: the rule, and a sentence."""
        said = self.sentence(refusal.message, refusal.things, names)
        if not self._begins_with_name(refusal.message):
            said = said[:1].upper() + said[1:]
        return f"{refusal.rule}: {said}."

    def _begins_with_name(self, message: str) -> bool:
        first = _NUMBERED.match(self._sentences.get(message, message))
        kinds = [place[1] for place in PLACE.finditer(message)]
        return first is not None and kinds[int(first[1] or 0)] in _NAMES_FIRST


def words_of(game: Game, language: str = ENGLISH) -> Words:
    return Words(game, language)


def _page(path: Path) -> dict[str, Texts]:
    if not path.exists():
        return {"words": {}, "sentences": {}}
    found: dict[str, Texts] = json.loads(path.read_text(encoding="utf-8"))
    return found


def _begins(text: str, verb: str) -> bool:
    return text == verb or text.startswith(f"{verb} ")


def _filled(template: str, values: Mapping[str, object]) -> str:
    return re.sub(r"\{(\w+)\}", lambda place: str(values.get(place[1], place[0])), template)
