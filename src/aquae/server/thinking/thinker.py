"""What thinks for bots: it answers questions about plays, wherever it runs."""

import time
from collections import OrderedDict
from secrets import token_hex
from typing import Any, Final

from aquae.bots import bot_called
from aquae.bots.assess import best_of
from aquae.bots.bot import Bot, Budget, Prospect
from aquae.bots.guide import guide_for
from aquae.bots.reasons import plan_of, reasons_for
from aquae.bots.review import review
from aquae.bots.search import Searcher
from aquae.core.chance import Dice, Rng
from aquae.core.game import Game, Options
from aquae.core.record import parse_record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE, OVER, State
from aquae.games import game_called
from aquae.server.tables.codec import Data
from aquae.server.thinking.messages import (
    AboutPlay,
    Advice,
    Advise,
    Choose,
    Progress,
    Question,
    Reply,
    Review,
    told_reasons,
)

MOST_PLAYS: Final = 32
PROGRESS_INTERVAL: Final = 0.5
MOST_ADVICE: Final = 3
STOP_SECONDS: Final = 0.1
"""How long a hint is thought about before it is asked whether somebody still wants it."""

MB: Final = 2**20
USUAL_MEMORY: Final = 256
BASE_MEMORY: Final = 64
"""Megabytes that the process takes without any tree, and a little more."""
NODE_BYTES: Final = 1000
"""What a node of a tree takes, on the safe side (measured: 400 to 800)."""
TREE_SECONDS: Final = 30.0
"""How long a tree is kept for the next decision of its turn."""


class Stopped(Exception):
    """Nobody wants to know any more."""


def most_nodes(memory: int) -> int:
    """How large a tree may grow, and how much may be kept of all others: half the memory each."""
    return max(1000, (memory - BASE_MEMORY) * MB // NODE_BYTES // 2)


class KnownPlay:
    """A play as this process last saw it, and the bots that think about it."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.walk = Walk(game, options)
        self.bots: dict[tuple[int, str], Bot] = {}
        self.asked_at = 0.0

    @property
    def state(self) -> State:
        return self.walk.state

    def searchers(self) -> list[Searcher]:
        return [bot for bot in self.bots.values() if isinstance(bot, Searcher)]

    def kept_nodes(self) -> int:
        return sum(bot.kept_nodes() for bot in self.searchers())

    def forget_trees(self) -> None:
        for bot in self.searchers():
            bot.forget()


class Thinker:
    """Answers questions; remembers the plays of the last ones."""

    def __init__(self, memory: int = USUAL_MEMORY) -> None:
        self.most_nodes = most_nodes(memory)
        self.rng = Rng(token_hex(16))
        self.plays: OrderedDict[str, KnownPlay] = OrderedDict()

    def answer(self, question: Question) -> Any:
        if isinstance(question, Choose):
            return self.choose(question)
        return self.advise(question) if isinstance(question, Advise) else self.review(question)

    def play_of(self, question: AboutPlay) -> KnownPlay:
        """The play that a question is about, at its last action."""
        play = self.plays.pop(question.table, None)
        if play is None:
            play = KnownPlay(game_called(question.game), question.options)
        play.walk.go_to(question.actions)
        play.asked_at = time.monotonic()
        self.plays[question.table] = play
        if len(self.plays) > MOST_PLAYS:
            self.plays.popitem(last=False)
        return play

    def choose(self, question: Choose) -> list[str]:
        """What the bots do: one action, or as many as there is time for."""
        play = self.play_of(question)
        dice = Dice(bytes.fromhex(question.secret), question.salts, None, question.daily)
        until = time.monotonic() + question.seconds
        texts: list[str] = []
        while play.state.to_move != OVER and (not texts or time.monotonic() < until):
            if play.state.to_move == CHANCE:
                walk = play.walk
                walk.apply(dice.draw(walk.state, len(walk.actions), walk.drawn))
                continue
            level = question.levels[play.state.to_move]
            if level is None:
                break
            action = self._bot(play, level).choose(play.state, self._lots(play, question))
            texts.append(play.game.vocabulary.text(action))
            play.walk.apply(action)
        return texts

    def _lots(self, play: KnownPlay, question: Choose) -> Rng:
        """What bots break ties with: on the board of the day the same for everybody."""
        if not question.daily:
            return self.rng
        return Rng(f"{question.secret} {len(play.walk.actions)}")

    def _bot(self, play: KnownPlay, level: str) -> Bot:
        key = (play.state.to_move, level)
        if key not in play.bots:
            bot = bot_called(level, play.game, self.rng)
            if isinstance(bot, Searcher):
                bot.most_nodes = self.most_nodes
            play.bots[key] = bot
        return play.bots[key]

    def tidy(self) -> None:
        """Free what no decision will look at again, and trees that are old or too many.

        Plays stand here in the order in which they were asked about.
        """
        for play in self.plays.values():
            for bot in play.searchers():
                bot.rest()
        nodes = sum(play.kept_nodes() for play in self.plays.values())
        oldest = time.monotonic() - TREE_SECONDS
        for play in self.plays.values():
            if nodes <= self.most_nodes and play.asked_at > oldest:
                return
            nodes -= play.kept_nodes()
            play.forget_trees()

    def advise(self, question: Advise) -> list[Advice]:
        """The best few actions, the chances and points they promise, and a sentence each."""
        play = self.play_of(question)
        until = time.monotonic() + question.seconds
        rng = Rng("hint")
        slice_seconds = min(STOP_SECONDS, question.seconds)
        searcher = Searcher(guide_for(play.game), Budget(seconds=slice_seconds))
        searcher.most_nodes = self.most_nodes
        root = searcher.search(play.state, rng)
        while time.monotonic() < until and searcher.nodes < self.most_nodes:
            self.heed()
            searcher.deepen(root, play.state, rng)
        prospects = best_of(searcher, root, play.state, rng, MOST_ADVICE)
        return [_advice(play, prospect) for prospect in prospects]

    def heed(self) -> None:
        """Stop, if that was said meanwhile, or if there is nobody left to answer."""

    def say(self, reply: Reply) -> None:
        """Tell whoever waits how far it has come."""

    def review(self, question: Review) -> Data:
        record = parse_record(question.record, game_called)
        said_at = time.monotonic()
        done = 0

        def on_step() -> None:
            nonlocal said_at, done
            self.heed()
            done += 1
            if time.monotonic() - said_at >= PROGRESS_INTERVAL:
                said_at = time.monotonic()
                self.say(Progress(done / len(record.actions)))

        budget = Budget(iterations=question.iterations)
        return review(record, budget, on_step).as_json()


def _advice(play: KnownPlay, prospect: Prospect) -> Advice:
    plan = plan_of(play.game, play.state, [prospect.action, *prospect.then])
    return {
        "text": play.game.vocabulary.text(prospect.action),
        "chances": [round(chance, 4) for chance in prospect.chances],
        "scores": [round(score, 1) for score in prospect.scores],
        "then": [{"text": text, **told_reasons(sentences)} for text, sentences in plan],
        **told_reasons(reasons_for(play.game, play.state, prospect.action)),
    }
