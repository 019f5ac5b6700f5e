"""Playing line by line: what is typed is an action or a command, and what happens is printed."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from aquae import draw
from aquae.cli.commands.rules import one_rule, summary
from aquae.cli.commands.why import explanation, rule_behind
from aquae.cli.completion import complete_from
from aquae.cli.desks.desk import LocalDesk, best_hints
from aquae.cli.desks.telling import Telling
from aquae.cli.desks.wording import Wording
from aquae.cli.paper import width_of_paper
from aquae.cli.sitting import Deed, Sitting
from aquae.cli.typed import lines_of, meant, numbered
from aquae.core.errors import AquaeError, Refusal, Refused
from aquae.core.table import Table
from aquae.draw.scene import COLUMNS
from aquae.games.spoken import Words

MOST_SHOWN: Final = 12
"""So many actions of a verb are listed, unless somebody asks for more."""
REMEMBERED: Final = 8
"""So many actions of a saved game are told again when it goes on."""
NOTED: Final = 20
"""Columns for the text of an action, before the sentence that tells it."""


class Session:
    """One sitting at the terminal. Nothing that is typed can end the game but `quit`."""

    def __init__(self, table: Table, words: Words, colour: bool, plain: bool) -> None:
        self.table = table
        self.sitting = Sitting(table)
        self.names = self.sitting.names
        self.words = words
        self.say = Wording(words.language)
        self.telling = Telling(LocalDesk(self.sitting), words, self.say)
        self.colour = colour
        self.plain = plain
        self.knows_rules = False
        self.listed: list[str] = []
        """What `?` has listed in this position, to be chosen by number."""
        self.commands: dict[str, Callable[[str], None]] = {
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

    def run(self) -> None:
        """To the end, or until somebody leaves: nothing is lost, even while a bot is thinking or
        if the terminal goes."""
        try:
            self.begin()
        except (KeyboardInterrupt, OSError):
            with suppress(OSError):
                print()
            self.leave()
            raise

    def begin(self) -> None:
        dice = self.table.dice
        print(self.say("line.begin", game=self.table.game.title, dice=dice.commitment))
        print(self.say("line.help"))
        if dice.lot is not None:
            print(self.telling.lot(dice.lot))
        complete_from(self.completions)
        for line in self.told()[-REMEMBERED:]:
            print(line)
        self.move_others()
        self.draw()
        while not self.sitting.is_over:
            if not self.ask():
                self.leave()
                return
        self.finish()

    def ask(self) -> bool:
        """One line from the person to move; False to leave."""
        try:
            line = input(f"{self.names[self.table.state.to_move]}> ").strip()
        except EOFError:
            print()
            return False
        except KeyboardInterrupt:
            print(f"\n{self.say('line.quit')}")
            return True
        if self.is_farewell(line):
            return False
        if line:
            self.obey(line)
        return True

    def is_farewell(self, line: str) -> bool:
        word = line.casefold()
        return word in ("quit", "exit") or (word in ("q", "qu", "qui") and not self.meant(line))

    def meant(self, line: str) -> list[str]:
        """The legal actions that somebody may mean: by text, by its beginning, or by number."""
        if line.isascii() and line.isdigit() and 1 <= int(line) <= len(self.listed):
            return [self.listed[int(line) - 1]]
        return meant(line, self.possible())

    def obey(self, line: str) -> None:
        line = " ".join(line.split())
        word, _, rest = line.partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest)
            elif line in self.table.game.vocabulary.numbers:
                self.act(line)
            else:
                self.guess(line)
        except Refused as refused:
            self.tell_reason(self.refusal(refused.refusal))
        except (AquaeError, OSError) as error:
            print(self.say("failed", why=error))

    def guess(self, line: str) -> None:
        """Do the one thing that can be meant; ask if there are several; else say why not."""
        found = self.meant(line)
        word, _, rest = line.partition(" ")
        commands = [] if found else meant(word, list(self.commands))
        if len(found) == 1:
            self.act(found[0])
        elif found:
            print(self.say("type.which", texts="").strip())
            self.offer(found)
        elif len(commands) == 1:
            self.commands[commands[0]](rest)
        else:
            self.act(line)

    def act(self, text: str) -> None:
        deed = self.sitting.act(text)
        self.listed = []
        for line in self.aftermath(self.telling.deed(deed)):
            print(line)
        self.move_others()
        self.draw()

    def move_others(self) -> None:
        """Let Chance and the bots act until a person is to move, and tell what they did."""
        sitting = self.sitting
        while not sitting.is_over and not sitting.awaits_person():
            for line in self.lines(sitting.let_other_act(sitting.choice_of_other())):
                print(line)

    def draw(self) -> None:
        """The table; to those who want it plain only what is asked of whom."""
        print(self.drawing().splitlines()[0] if self.plain else self.drawing())

    def drawing(self) -> str:
        columns = width_of_paper() or COLUMNS
        game, state = self.table.game, self.table.state
        return draw.to_text(
            game, state, self.names, self.colour, columns, lists=self.plain, words=self.words
        )

    def told(self) -> list[str]:
        """All actions so far, whose they were, and what they brought about."""
        return [line for deed in self.sitting.deeds() for line in self.lines(deed)]

    def lines(self, deed: Deed) -> list[str]:
        """An action as one would type it and in words, and what it brought about."""
        told = self.telling.deed(deed)
        return [f"  {deed.text:<{NOTED}} {told[0]}", *self.aftermath(told)]

    def aftermath(self, told: list[str]) -> list[str]:
        return [f"    {line}" for line in told[1:]]

    def possible(self) -> list[str]:
        return self.sitting.possible()

    def tell_possible(self, word: str) -> None:
        texts = [text for text in self.possible() if not word or word in text.split()]
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
        game, state = self.table.game, self.table.state
        self.tell_reason(explanation(game, state, text, self.say, self.refusal))

    def refusal(self, refusal: Refusal) -> str:
        return self.words.refusal(refusal, self.names)

    def tell_reason(self, reason: str) -> None:
        """A reason; the first that names a rule says how to read it."""
        print(reason)
        rule = rule_behind(reason)
        if rule is not None and not self.knows_rules:
            print(self.say("line.rule", rule=rule))
            self.knows_rules = True

    def tell_rule(self, number: str) -> None:
        game, language = self.table.game.name, self.words.language
        print(one_rule(game, number, language) if number else summary(game, language))
        self.knows_rules = True

    def undo(self) -> None:
        """Back to the last decision of a person; the dice will fall the same again."""
        count = self.sitting.undo()
        print(self.say("undo.done", n=count) if count else self.say("undo.none"))
        if count:
            self.draw()

    def hint(self) -> None:
        state = self.table.state
        print(self.telling.hints(best_hints(self.table.game, state), state.to_move))

    def save(self, name: str) -> None:
        print(self.say("saved", path=self.sitting.save(name)))

    def leave(self) -> None:
        """Keep a game that has begun beside earlier ones, never over them."""
        if not self.sitting.has_begun():
            return
        name = self.sitting.free_name()
        self.save(name)
        print(self.say("left.continue", game=self.table.game.name, path=name))

    def finish(self) -> None:
        result = self.table.state.result()
        assert result is not None
        scores = zip(self.names, result.scores, strict=True)
        told = ", ".join([f"{name} {score}" for name, score in scores])
        print(f"{self.words.t('over.title')}. {self.words.ending(result, self.names)}")
        print(f"{self.telling.status(self.table.state.view())}. {self.say('line.scores')}: {told}.")
        self.save(self.sitting.free_name())

    def completions(self) -> list[str]:
        return [*self.commands, "quit", *self.possible()]
