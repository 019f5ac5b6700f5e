"""A process that thinks for bots: it reads questions as JSON lines and answers each with a line.

It knows the engine and the bots, no network and no database. It ends when its parent does.
"""

import signal
import sys
import time
import traceback
from collections import OrderedDict
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

from aquae.bots import bot_called
from aquae.bots.assess import assess
from aquae.bots.bot import Bot, Budget, Prospect
from aquae.bots.guide import guide_for
from aquae.bots.reasons import in_english, reasons_for
from aquae.bots.review import review
from aquae.bots.search import Searcher
from aquae.core.chance import Dice, Rng
from aquae.core.game import Game, Options
from aquae.core.record import parse_record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE, OVER, State
from aquae.games import game_called
from aquae.server.bots.messages import (
    AboutPlay,
    Advice,
    Advise,
    Answer,
    Choose,
    Data,
    Failure,
    Progress,
    Question,
    Ready,
    Reply,
    Review,
    line_of,
    message_in,
)

MOST_PLAYS: Final = 32
PROGRESS_INTERVAL: Final = 0.5
MOST_ADVICE: Final = 3


class KnownPlay:
    """A play as this process last saw it, and the bots that think about it."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.walk = Walk(game, options)
        self.bots: dict[tuple[int, str], Bot] = {}

    @property
    def state(self) -> State:
        return self.walk.state


class Worker:
    """Answers questions; remembers the plays of the last ones."""

    def __init__(self) -> None:
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
        self.plays[question.table] = play
        if len(self.plays) > MOST_PLAYS:
            self.plays.popitem(last=False)
        return play

    def choose(self, question: Choose) -> list[str]:
        """What the bots do: one action, or as many as there is time for."""
        play = self.play_of(question)
        dice = Dice(bytes.fromhex(question.secret), question.salts)
        until = time.monotonic() + question.seconds
        texts: list[str] = []
        while play.state.to_move != OVER and (not texts or time.monotonic() < until):
            if play.state.to_move == CHANCE:
                play.walk.apply(dice.draw(play.state, len(play.walk.actions)))
                continue
            level = question.levels[play.state.to_move]
            if level is None:
                break
            action = self._bot(play, level).choose(play.state, self.rng)
            texts.append(play.game.vocabulary.text(action))
            play.walk.apply(action)
        return texts

    def _bot(self, play: KnownPlay, level: str) -> Bot:
        key = (play.state.to_move, level)
        if key not in play.bots:
            play.bots[key] = bot_called(level, play.game, self.rng)
        return play.bots[key]

    def advise(self, question: Advise) -> list[Advice]:
        """The best few actions, the chances and points they promise, and a sentence each."""
        play = self.play_of(question)
        searcher = Searcher(guide_for(play.game), Budget(seconds=question.seconds))
        prospects = assess(searcher, play.state, Rng("hint"), MOST_ADVICE)
        return [_advice(play, prospect) for prospect in prospects]

    def review(self, question: Review) -> Data:
        record = parse_record(question.record, game_called)
        said_at = time.monotonic()
        done = 0

        def on_step() -> None:
            nonlocal said_at, done
            done += 1
            if time.monotonic() - said_at >= PROGRESS_INTERVAL:
                said_at = time.monotonic()
                say(Progress(done / len(record.actions)))

        budget = Budget(iterations=question.iterations)
        return review(record, budget, on_step).as_json()


def _advice(play: KnownPlay, prospect: Prospect) -> Advice:
    sentences = reasons_for(play.game, play.state, prospect.action)
    return {
        "text": play.game.vocabulary.text(prospect.action),
        "chances": [round(chance, 4) for chance in prospect.chances],
        "scores": [round(score, 1) for score in prospect.scores],
        "why": in_english(sentences),
        "sentences": [
            {"message": message, "things": list(things)} for message, things in sentences
        ],
    }


def say(reply: Reply) -> None:
    sys.stdout.buffer.write(line_of(reply))
    sys.stdout.buffer.flush()


def main() -> None:
    # Ctrl-C is for the server; this process ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker()
    say(Ready())
    for line in sys.stdin.buffer:
        say(replied(worker, line))


def replied(worker: Worker, line: bytes) -> Reply:
    try:
        return Answer(worker.answer(message_in(line)))
    except Exception:
        return Failure(traceback.format_exc())


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the parent is gone
        main()
