"""Playing line by line at this terminal alone, against bots or each other."""

from contextlib import suppress
from typing import Final

from aquae.cli.completion import complete_from
from aquae.cli.desks.desk import LocalDesk, best_hints
from aquae.cli.lines.shared import Lines, aftermath, noted
from aquae.cli.sitting import Sitting
from aquae.core.errors import AquaeError
from aquae.core.table import Table
from aquae.games.spoken import Words

REMEMBERED: Final = 8
"""So many actions of a saved game are told again when it goes on."""


class Session(Lines):
    """One sitting at the terminal. Nothing that is typed can end the game but `quit`."""

    def __init__(self, table: Table, words: Words, colour: bool, plain: bool) -> None:
        self.table = table
        self.sitting = Sitting(table)
        super().__init__(LocalDesk(self.sitting), words, colour, plain)

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
            if not self.next_line():
                self.leave()
                return
        self.finish()

    def next_line(self) -> bool:
        """One line from the person to move; False to leave."""
        try:
            line = input(f"{self.desk.names[self.table.state.to_move]}> ").strip()
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

    def obey(self, line: str) -> None:
        try:
            self.understood(" ".join(line.split()))()
        except (AquaeError, OSError) as error:
            self.tell_failure(error)

    def act(self, text: str) -> None:
        deed = self.sitting.act(text)
        self.listed = []
        for line in aftermath(self.telling.deed(deed)):
            print(line)
        self.move_others()
        self.draw()

    def move_others(self) -> None:
        """Let Chance and the bots act until a person is to move, and tell what they did."""
        sitting = self.sitting
        while not sitting.is_over and not sitting.awaits_person():
            deed = sitting.let_other_act(sitting.choice_of_other())
            for line in noted(deed.text, self.telling.deed(deed)):
                print(line)

    def undo(self) -> None:
        """Back to the last decision of a person; the dice will fall the same again."""
        count = self.sitting.undo()
        print(self.say("undo.done", n=count) if count else self.say("undo.none"))
        if count:
            self.draw()

    def hint(self) -> None:
        state = self.table.state
        print(self.telling.hints(best_hints(self.table.game, state), state.to_move))

    def leave(self) -> None:
        """Keep a game that has begun beside earlier ones, never over them."""
        if not self.sitting.has_begun():
            return
        name = self.sitting.free_name()
        self.save(name)
        print(self.say("left.continue", game=self.table.game.name, path=name))

    def finish(self) -> None:
        self.tell_ending()
        self.save(self.sitting.free_name())
