"""What is the same wherever one plays line by line: what a line means, and what is asked about."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from aquae import draw
from aquae.cli.commands.rules import one_rule, summary
from aquae.cli.commands.why import explanation, rule_behind
from aquae.cli.desks.desk import Desk
from aquae.cli.desks.telling import Telling
from aquae.cli.desks.wording import Wording
from aquae.cli.paper import width_of_paper
from aquae.cli.typed import lines_of, meant, numbered
from aquae.core.errors import AquaeError, Refusal, Refused
from aquae.draw.scene import COLUMNS
from aquae.games.spoken import Words

MOST_SHOWN: Final = 12
"""So many actions of a verb are listed, unless somebody asks for more."""
NOTED: Final = 20
"""Columns for the text of an action, before the sentence that tells it."""


class Lines(ABC):
    """What is typed is an action or a command, and what happens is printed."""

    @abstractmethod
    def act(self, text: str) -> Any:
        """Take an action."""

    @abstractmethod
    def undo(self) -> Any:
        """Take back one's last action."""

    @abstractmethod
    def hint(self) -> Any:
        """Tell what a strong bot would do."""

    def __init__(self, desk: Desk, words: Words, colour: bool, plain: bool) -> None:
        self.desk = desk
        self.words = words
        self.say = Wording(words.language)
        self.telling = Telling(desk, words, self.say)
        self.colour = colour
        self.plain = plain
        self.knows_rules = False
        self.listed: list[str] = []
        """What `?` has listed in this position, to be chosen by number."""
        self.commands: dict[str, Callable[[str], Any]] = {
            "?": self.tell_possible,
            "help": lambda _: print(self.say("line.help")),
            "why": self.tell_why,
            "rule": self.tell_rule,
            "show": lambda _: print(self.drawing()),
            "undo": lambda _: self.undo(),
            "hint": lambda _: self.hint(),
            "log": lambda _: print("\n".join(self.told())),
            "save": self.save,
        }

    def is_farewell(self, line: str) -> bool:
        word = line.casefold()
        return word in ("quit", "exit") or (word in ("q", "qu", "qui") and not self.meant(line))

    def meant(self, line: str) -> list[str]:
        """The legal actions that somebody may mean: by text, by its beginning, or by number."""
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(self.listed):
            return [self.listed[int(line) - 1]]
        return meant(line, self.desk.legal())

    def understood(self, line: str) -> Callable[[], Any]:
        """What somebody wants: a command, an action, or to be asked which one of several."""
        word, _, rest = line.partition(" ")
        if word in self.commands:
            return partial(self.commands[word], rest)
        if line in self.desk.game.vocabulary.numbers:
            return partial(self.act, line)
        found = self.meant(line)
        if found:
            return partial(self.act, found[0]) if len(found) == 1 else partial(self.ask, found)
        commands = meant(word, list(self.commands))
        if len(commands) == 1:
            return partial(self.commands[commands[0]], rest)
        return partial(self.act, line)

    def ask(self, texts: list[str]) -> None:
        """Which of several was meant."""
        print(self.say("type.which", texts="").strip())
        self.offer(texts)

    def tell_failure(self, error: AquaeError | OSError) -> None:
        if isinstance(error, Refused):
            self.tell_reason(self.refusal(error.refusal))
        else:
            print(self.say("failed", why=error))

    def draw(self) -> None:
        """The table; to those who want it plain only what is asked of whom."""
        print(self.drawing().splitlines()[0] if self.plain else self.drawing())

    def drawing(self) -> str:
        columns = width_of_paper() or COLUMNS
        game, state, names = self.desk.game, self.desk.walk.state, self.desk.names
        return draw.to_text(
            game, state, names, self.colour, columns, lists=self.plain, words=self.words
        )

    def told(self) -> list[str]:
        """All actions so far, whose they were, and what they brought about."""
        return self.told_from(0)

    def told_from(self, first: int) -> list[str]:
        """Actions as one would type them and in words, and what they brought about."""
        pairs = zip(self.desk.walk.texts()[first:], self.telling.log()[first:], strict=True)
        return [line for text, told in pairs for line in noted(text, told)]

    def tell_possible(self, word: str) -> None:
        texts = [text for text in self.desk.legal() if not word or word in text.split()]
        if not texts:
            print(self.say("line.nothing", word=word))
        self.offer(texts, whole=bool(word))

    def offer(self, texts: list[str], whole: bool = False) -> None:
        """Actions with their numbers, verb by verb; of many only the first, unless all are due."""
        self.listed = texts
        by_verb: dict[str, list[str]] = {}
        for text, shown in zip(texts, numbered(texts), strict=True):
            by_verb.setdefault(text.split()[0], []).append(shown)
        for verb, group in by_verb.items():
            left = len(group) - MOST_SHOWN
            cut = [*group[: MOST_SHOWN - 1], f"... ({len(group)} {verb})"]
            for line in lines_of(group if whole or left <= 0 else cut):
                print(f"  {line}")

    def tell_why(self, text: str) -> None:
        game, state = self.desk.game, self.desk.walk.state
        self.tell_reason(explanation(game, state, text, self.say, self.refusal))

    def refusal(self, refusal: Refusal) -> str:
        return self.words.refusal(refusal, self.desk.names)

    def tell_reason(self, reason: str) -> None:
        """A reason; the first that names a rule says how to read it."""
        print(reason)
        rule = rule_behind(reason)
        if rule is not None and not self.knows_rules:
            print(self.say("line.rule", rule=rule))
            self.knows_rules = True

    def tell_rule(self, number: str) -> None:
        game, language = self.desk.game.name, self.words.language
        print(one_rule(game, number, language) if number else summary(game, language))
        self.knows_rules = True

    def save(self, name: str) -> None:
        print(self.say("saved", path=self.desk.save(name)))

    def tell_ending(self) -> None:
        result = self.desk.walk.state.result()
        if result is None:  # people may end a game at a table before its time
            print(self.say("table.ended"))
            return
        names = self.desk.names
        scores = zip(names, result.scores, strict=True)
        told = ", ".join([f"{name} {score}" for name, score in scores])
        print(f"{self.words.t('over.title')}. {self.words.ending(result, names)}")
        status = self.telling.status(self.desk.walk.state.view())
        print(f"{status}. {self.say('line.scores')}: {told}.")

    def completions(self) -> list[str]:
        return [*self.commands, "quit", *self.desk.legal()]


def noted(text: str, told: list[str]) -> list[str]:
    return [f"  {text:<{NOTED}} {told[0]}", *aftermath(told)]


def aftermath(told: list[str]) -> list[str]:
    return [f"    {line}" for line in told[1:]]
