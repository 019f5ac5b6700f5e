"""aquae play: a game in the terminal, by typing action texts."""

import argparse
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper

from aquae import draw
from aquae.bots import check_bot, usual_bot
from aquae.bots.bot import Budget
from aquae.cli import fullscreen
from aquae.cli.commands.position import wants_colour
from aquae.cli.commands.rules import one_rule, summary, usual_language
from aquae.cli.commands.why import explanation, rule_behind
from aquae.cli.completion import complete_from
from aquae.cli.options import options_from
from aquae.cli.paper import width_of_paper
from aquae.cli.sitting import BOT_PREFIX, Deed, Sitting
from aquae.cli.typed import lines_of, meant, numbered
from aquae.core.chance import Dice
from aquae.core.errors import AquaeError, Refused
from aquae.core.lots import AS_SEATED, turned
from aquae.core.state import CHANCE
from aquae.core.table import Table
from aquae.draw.scene import COLUMNS
from aquae.extras import need
from aquae.games import game_called, game_names, reason_of
from aquae.games.spoken import words_of
from aquae.library.hints import hints_for
from aquae.library.records import nth_record

HELP = """\
Type an action, or as much of each word as is needed, or its number in the list that ? prints. Also:
  ?            what is possible now        ? WORD     those that contain a word, e.g. ? c4
  why TEXT     why not: an action or c4    show       draw the table again
  rule NUMBER  read a rule                 rule       the summary of all rules
  undo         take back your last action  hint       what a strong bot would do, and why
  log          all actions so far
  save [FILE]  write the game to a file    quit       leave (the game is saved)"""

HINT_SECONDS = 1.0
MOST_SHOWN = 12
"""So many actions of a verb are listed, unless somebody asks for more."""
REMEMBERED = 8
"""So many actions of a saved game are told again when it goes on."""


def play(parsed: argparse.Namespace) -> int:
    if not sys.stdin.isatty() and isinstance(sys.stdout, TextIOWrapper):
        # Scripts that pipe actions in should see the answers in order.
        sys.stdout.reconfigure(line_buffering=True)
    if hasattr(signal, "SIGHUP"):  # a closed window is a Ctrl-C
        signal.signal(signal.SIGHUP, signal.default_int_handler)
    language = parsed.language or usual_language(os.environ)
    if parsed.table is not None:
        return play_at_table(parsed, language)
    if parsed.game is None:
        raise AquaeError(f"name a game: {', '.join(game_names())}; or a table, with --table LINK")
    table = load(parsed) if parsed.load else new_table(parsed)
    if wants_whole_screen(parsed):
        return play_on_whole_screen(table, language)
    Session(table, wants_colour(parsed.plain), parsed.plain).run()
    return 0


def wants_whole_screen(parsed: argparse.Namespace) -> bool:
    """Whether somebody sits at a terminal who has not asked for lines; says what is missing."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if parsed.plain or parsed.lines or not at_terminal or os.environ.get("TERM") == "dumb":
        return False
    missing = fullscreen.missing()
    if missing is not None:
        print(f"Line by line: {missing}")
    return missing is None


def play_on_whole_screen(table: Table, language: str) -> int:
    from aquae.cli.fullscreen.app import PlayApp
    from aquae.cli.fullscreen.desk import LocalDesk

    words = words_of(table.game, language)
    print(PlayApp(LocalDesk(Sitting(table)), words).run() or "")
    return 0


def play_at_table(parsed: argparse.Namespace, language: str) -> int:
    """A seat at a table on a server; only the whole screen can show what others do meanwhile."""
    if parsed.game is not None:
        raise AquaeError("a table has its own game: leave the name of the game out")
    need("tui", "textual")
    from aquae.cli.fullscreen.app import PlayApp
    from aquae.cli.fullscreen.remote import sit_down
    from aquae.cli.fullscreen.server import identity, read_link

    link = read_link(parsed.table)
    desk = sit_down(identity(link.server), link, parsed.name[0] if parsed.name else None)
    print(PlayApp(desk, words_of(desk.game, language)).run() or "")
    return 0


def load(parsed: argparse.Namespace) -> Table:
    record = nth_record(parsed.load, 1)
    if record.game.name != parsed.game:
        raise AquaeError(f"{parsed.load} is a game of {record.game.name}, not {parsed.game}")
    if parsed.players is not None or parsed.people is not None or parsed.option or parsed.name:
        raise AquaeError(
            "a saved game has its own seats, options and names: leave out --players, --people, "
            "--option and --name"
        )
    if parsed.bot is not None:
        raise AquaeError("a saved game has its own bots: leave --bot out")
    if parsed.first is not None:
        raise AquaeError("a saved game has begun: leave --first out")
    return Table.resume(record)


def new_table(parsed: argparse.Namespace) -> Table:
    game = game_called(parsed.game)
    options = options_from(game, parsed)
    players = options["players"]
    people = 1 if parsed.people is None else parsed.people
    if people > players:
        raise AquaeError(f"--people is {people}, but only {players} can play")
    names = parsed.name + [f"player {number + 1}" for number in range(len(parsed.name), players)]
    bot = parsed.bot or usual_bot(game)
    check_bot(bot, game)
    seats = names[:people] + [BOT_PREFIX + bot] * (players - people)
    dice = Dice.fresh([""] * players)
    by = parsed.first or game.first
    if by != AS_SEATED:
        seats = turned(seats, dice.draw_lot(by).first)
    return Table(game, options, seats, dice)


class Session:
    """One sitting at the terminal. Nothing that is typed can end the game but `quit`."""

    def __init__(self, table: Table, colour: bool, plain: bool) -> None:
        self.table = table
        self.sitting = Sitting(table)
        self.names = self.sitting.names
        self.colour = colour
        self.plain = plain
        self.knows_rules = False
        self.listed: list[str] = []
        """What `?` has listed in this position, to be chosen by number."""
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.tell_possible,
            "help": lambda _: print(HELP),
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
        print(f"{self.table.game.title}. Dice: {self.table.dice.commitment}")
        print(HELP)
        if self.table.dice.lot is not None:
            print(f"{self.table.dice.lot.told(self.names)}.")
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
            print("\n(type quit to leave)")
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
            self.tell_reason(str(refused))
        except (AquaeError, OSError) as error:
            print(f"That did not work: {error}")

    def guess(self, line: str) -> None:
        """Do the one thing that can be meant; ask if there are several; else say why not."""
        found = self.meant(line)
        word, _, rest = line.partition(" ")
        commands = [] if found else meant(word, list(self.commands))
        if len(found) == 1:
            self.act(found[0])
        elif found:
            print("Which one?")
            self.offer(found)
        elif len(commands) == 1:
            self.commands[commands[0]](rest)
        else:
            self.act(line)

    def act(self, text: str) -> None:
        deed = self.sitting.act(text)
        self.listed = []
        for line in self.aftermath(deed):
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
        table = self.table
        return draw.to_text(
            table.game, table.state, self.names, self.colour, columns, lists=self.plain
        )

    def told(self) -> list[str]:
        """All actions so far, whose they were, and what they brought about."""
        return [line for deed in self.sitting.deeds() for line in self.lines(deed)]

    def lines(self, deed: Deed) -> list[str]:
        who = "Chance" if deed.mover == CHANCE else self.names[deed.mover]
        return [f"  {who}: {deed.text}", *self.aftermath(deed)]

    def aftermath(self, deed: Deed) -> list[str]:
        """What an action brought about and its text does not say."""
        return [self.item(**item) for item in deed.after.aftermath(deed.before, deed.action)]

    def item(self, what: str, rule: str, seat: int, **more: object) -> str:
        """One thing that came of an action, in the words of its data."""
        told = [self.names[seat], *(f"{name} {value}" for name, value in more.items())]
        return f"    {rule} {what}: {', '.join(told)}"

    def possible(self) -> list[str]:
        return self.sitting.possible()

    def tell_possible(self, word: str) -> None:
        texts = [text for text in self.possible() if not word or word in text.split()]
        if not texts:
            print(f"Nothing with {word} is possible now.")
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
        self.tell_reason(explanation(self.table.game, self.table.state, text))

    def tell_reason(self, reason: str) -> None:
        """A reason; the first that names a rule says how to read it."""
        print(reason)
        rule = rule_behind(reason)
        if rule is not None and not self.knows_rules:
            print(f"(rule {rule} prints the rule)")
            self.knows_rules = True

    def tell_rule(self, number: str) -> None:
        game, language = self.table.game.name, usual_language(os.environ)
        print(one_rule(game, number, language) if number else summary(game, language))
        self.knows_rules = True

    def undo(self) -> None:
        """Back to the last decision of a person; the dice will fall the same again."""
        count = self.sitting.undo()
        if count == 0:
            print("There is nothing of yours to take back.")
            return
        print(f"Took back {count} action{'s' if count > 1 else ''}; the dice stay as they fell.")
        self.draw()

    def hint(self) -> None:
        table = self.table
        print(hints_for(table.game, table.state, table.seats, Budget(seconds=HINT_SECONDS)))

    def save(self, name: str) -> None:
        path = self.sitting.save(name)
        print(f"Saved {len(self.table.actions)} actions to {path}.")

    def leave(self) -> None:
        """Keep a game that has begun beside earlier ones, never over them."""
        if not self.sitting.has_begun():
            return
        name = self.sitting.free_name()
        self.save(name)
        print(f"Continue with: aquae play {self.table.game.name} --load {name}")

    def finish(self) -> None:
        result = self.table.state.result()
        assert result is not None
        winners = " and ".join(self.names[seat] for seat in result.winners)
        scores = ", ".join(
            f"{name} {score}" for name, score in zip(self.names, result.scores, strict=True)
        )
        print(f"The game is over ({reason_of(self.table.game, result)}).")
        print(f"{winners} won. Scores: {scores}.")
        self.save(self.sitting.free_name())

    def completions(self) -> list[str]:
        return [*self.commands, "quit", *self.possible()]
