"""What a process that thinks takes while eight people play against a `curator` each.

By iterations, not by the clock, so that a busy machine measures the same: as many as a `curator`
has time for on a fast core, and more. Each game is measured in a process of its own, as servers
have them: the same budget of nodes, tidied up after every decision. `benchmarks.people_first`
measures it on a running server, by the clock.
"""

import argparse
import resource
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from aquae.bots import bot_called
from aquae.bots.bot import Budget
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.core.state import OVER
from aquae.games import game_called, game_names
from aquae.server.bots.worker import Worker
from aquae.server.thinking.messages import AboutPlay, Choose
from aquae.server.thinking.thinker import USUAL_MEMORY, KnownPlay

TABLES = 8
LEVEL = "curator"
BOT = 1


class Table:
    """A person who plays at random, and a bot; how far they are."""

    def __init__(self, name: str, number: int) -> None:
        self.game = game_called(name)
        self.options = self.game.complete({"players": 2})
        self.name = f"table {number}"
        self.state = self.game.start(self.options)
        self.actions: list[int] = []
        self.rng = Rng(self.name)

    def go_on(self) -> Choose | None:
        """The next question that the bot has to be asked; None at the end."""
        while self.state.to_move not in (BOT, OVER):
            actions = self.state.actions()
            self.play(actions[self.rng.below(len(actions))])
        if self.state.to_move == OVER:
            return None
        told = (self.name, self.game.name, self.options, list(self.actions))
        return Choose(*told, levels=[None, LEVEL], secret="00" * 32, salts=["", ""], seconds=0.0)

    def play(self, action: int) -> None:
        self.state.play(action)
        self.actions.append(action)


class ByIterations(Worker):
    """Thinks for so many iterations a decision."""

    def __init__(self, iterations: int) -> None:
        super().__init__(memory=USUAL_MEMORY)
        self.iterations = iterations

    def play_of(self, question: AboutPlay) -> KnownPlay:
        play = super().play_of(question)
        key = (play.state.to_move, LEVEL)
        if key not in play.bots:
            bot = bot_called(LEVEL, play.game, self.rng, Budget(iterations=self.iterations))
            assert isinstance(bot, Searcher)
            bot.most_nodes = self.most_nodes
            play.bots[key] = bot
        return play


def most_memory(name: str, iterations: int, decisions: int) -> float:
    """Megabytes, at the most, after so many decisions at each table, table after table."""
    worker = ByIterations(iterations)
    tables = [Table(name, number) for number in range(TABLES)]
    for _ in range(decisions):
        for table in tables:
            question = table.go_on()
            for text in worker.choose(question) if question else ():
                table.play(table.game.vocabulary.number(text))
            worker.tidy()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=15_000, help="a decision")
    parser.add_argument("--decisions", type=int, default=3, help="at each table")
    parsed = parser.parse_args()
    for name in game_names():
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
            most = pool.submit(most_memory, name, parsed.iterations, parsed.decisions).result()
        print(f"{name}: {TABLES} tables against {LEVEL}: {most:.0f} MB at most", flush=True)


if __name__ == "__main__":
    main()
