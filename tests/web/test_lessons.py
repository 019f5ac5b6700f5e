"""The lessons, played in many ways with the client's own coach: his words are always true."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aquae import CHANCE, OVER, Game, State, game_called

WEB = Path(__file__).parents[2] / "web"
COACH = Path(__file__).with_name("coach.mjs")
LEARNER, OTHER = 0, 1
LONGEST = 600

ASKED = {
    "aquaedukt canal": ["canal"],
    "aquaedukt second": ["canal"],
    "aquaedukt roll": ["roll"],
    "aquaedukt house": ["house"],
    "aquaedukt end": ["roll house", "end"],
    "aquaedukt puzzle": ["canal"],
    "aquaedukt spring.puzzle": ["spring"],
    "aquaedukt full.puzzle": ["house", "end"],
    "aquaedukt double.puzzle": ["canal"],
    "aquaedukt double.second": ["canal"],
    "aquaedukt last": ["canal"],
    "aqua-romana lay": ["lay"],
    "aqua-romana keep": ["keep", "close"],
    "aqua-romana again": ["lay"],
    "aqua-romana close": ["keep", "close"],
    "aqua-romana extra": ["extra"],
    "aqua-romana take": ["take"],
    "aqua-romana builder": ["builder"],
    "aqua-romana puzzle": ["lay"],
    "aqua-romana podium": ["close"],
    "aqua-romana reserve.take": ["take"],
    "aqua-romana bring": ["builder"],
    "aqua-romana use": ["lay"],
    "aqua-romana forced.build": ["lay"],
    "aqua-romana last": ["lay"],
    "irrigate draw": ["draw"],
    "irrigate place": ["place"],
    "irrigate more": ["draw place"],
    "irrigate puzzle": ["rotate"],
    "irrigate buy": ["buy", "end"],
    "irrigate solicit": ["solicit"],
    "irrigate take": ["take"],
    "irrigate propose": ["propose"],
    "irrigate price": ["price"],
    "irrigate asked": ["accept", "decline"],
    "irrigate agreed": ["end"],
    "irrigate sell": ["accept", "decline", "ask"],
    "irrigate pass": ["pass"],
    "irrigate twice": ["draw", "pass"],
    "irrigate back": ["place"],
    "irrigate goal": ["place"],
    "irrigate victory": ["buy"],
    "irrigate water": ["rotate"],
    "irrigate win": ["end"],
}
"""What the words of a step say that one can do: one of each."""
SOMETIMES = {
    *("aqua-romana close", "aqua-romana extra", "aqua-romana take", "aqua-romana builder"),
    "irrigate asked",
}
"""Steps that not every way through a lesson brings."""
TOLD = {
    "aquaedukt roll": "canal",
    "aquaedukt spring.shared": "canal",
    "aqua-romana again": "lay",
    "irrigate more": "place",
    "irrigate take": "price",
    "irrigate asked": "ask",
    "irrigate sell": "propose",
}
"""What they say that the other player has just done."""
REFUSING = {
    "aquaedukt puzzle",
    "aquaedukt spring.puzzle",
    "aquaedukt full.puzzle",
    "aquaedukt double.puzzle",
    "aquaedukt double.second",
    "aquaedukt last",
    "aqua-romana keep",
    "aqua-romana puzzle",
    "aqua-romana podium",
    "aqua-romana bring",
    "aqua-romana forced.build",
    "aqua-romana last",
    "irrigate puzzle",
    "irrigate solicit",
    "irrigate propose",
    "irrigate asked",
    "irrigate sell",
    "irrigate twice",
    "irrigate victory",
    "irrigate water",
}

Choose = Callable[[list[str]], str]


class Coach:
    """The client's coach in a process of its own."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", COACH], cwd=WEB, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.says: dict[str, Any] = {}
        self.game = ""

    def __call__(self, method: str, *given: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([method, *given]) + "\n")
        self.process.stdin.flush()
        self.says = json.loads(self.process.stdout.readline())
        return self.says["result"]

    @property
    def words(self) -> str:
        """The key of what he says; a step of a lesson with its game."""
        return str(self.says["words"]).replace("lesson.", f"{self.game} ")

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(20)
        self.process.stdout.close()


@pytest.fixture(scope="module")
def coach() -> Iterator[Coach]:
    if shutil.which("node") is None or not (WEB / "node_modules" / "vite").exists():
        pytest.fail("the client's tools are not installed: make client")
    coach = Coach()
    yield coach
    coach.close()


class Learner:
    """Somebody who takes a lesson, and chooses in a way of his own."""

    def __init__(self, coach: Coach, name: str, choose: Choose, random: Random) -> None:
        self.coach = coach
        self.game: Game = game_called(name)
        self.choose = choose
        self.random = random
        self.heard: list[str] = []
        self.last = ""
        self.state: State
        coach.game = name
        coach("new", name)
        coach("begin")
        self.sit_down()

    def sit_down(self) -> None:
        """At the table that the coach has asked for."""
        wish = self.coach.says["wish"]
        made = json.loads(wish["from"]["record"]) if "from" in wish else {"actions": []}
        self.state = self.game.new(**wish["options"])
        self.line: list[tuple[int, str]] = []
        for text in made["actions"]:
            self.play(text)
        self.began = len(self.line)
        self.refused: set[str] = set()

    def play(self, text: str) -> None:
        self.line.append((self.state.to_move, text))
        self.state.play(self.game.vocabulary.number(text))
        self.refused = set()

    def legal(self) -> list[str]:
        return [self.game.vocabulary.text(action) for action in self.state.actions()]

    def learn(self, undo: float) -> None:
        for _ in range(LONGEST):
            if self.state.to_move == CHANCE:
                self.draw()
                continue
            mover = None if self.state.to_move == OVER else self.state.to_move
            legal = [] if mover is None else self.legal()
            self.coach("see", len(self.line), mover, legal)
            if self.coach.says["finished"]:
                return
            reply = self.coach("reply", mover, legal)
            if reply is not None:
                assert (mover, self.coach.words) == (OTHER, "coach.other")
                self.play(reply)
            elif self.random.random() < undo and self.own():
                self.undo()
            else:
                assert mover == LEARNER
                self.decide(legal)
        raise AssertionError(f"the lesson does not end: {self.heard}")

    def draw(self) -> None:
        texts = self.legal()
        self.play(self.random.choices(texts, self.state.weights())[0])

    def own(self) -> list[int]:
        since = range(self.began, len(self.line))
        return [at for at in since if self.line[at][0] == LEARNER]

    def undo(self) -> None:
        line = self.line[: self.own()[-1]]
        began = self.began
        self.sit_down()
        for _, text in line[began:]:
            self.play(text)

    def decide(self, legal: list[str]) -> None:
        words = self.coach.words
        if words != self.last:
            self.check(words, legal)
            self.last = words
        if self.coach.says["isReading"]:
            self.read()
            return
        allowed = [
            text
            for text in self.coach("allowed", len(self.line), legal)
            if text not in self.refused
        ]
        text = self.choose(allowed)
        if self.coach("accepts", text):
            self.coach("does", text)
            self.play(text)
        else:
            assert words in REFUSING
            assert self.coach.says["again"] is not None
            self.refused.add(text)

    def read(self) -> None:
        before = self.coach.says["wish"]
        self.coach("next")
        if self.coach.says["wish"] != before:
            self.sit_down()

    def check(self, words: str, legal: list[str]) -> None:
        """What the coach says now is true."""
        self.heard.append(words)
        offered = {text.split()[0] for text in self.coach("allowed", len(self.line), legal)}
        for verbs in ASKED.get(words, []):
            assert offered.intersection(verbs.split()), (words, legal)
        if words in TOLD:
            assert TOLD[words] in self.last_turn_of_the_other(), (words, self.line)
        if words == "coach.onward":
            assert self.has_ended_turn(), self.line

    def has_ended_turn(self) -> bool:
        """Whether the other has played since; builders from the reserve come before a turn."""
        played = [seat for seat, text in self.line if not text.startswith("builder")]
        return played[-1] == OTHER

    def last_turn_of_the_other(self) -> set[str]:
        done: set[str] = set()
        for seat, text in reversed(self.line):
            if seat == LEARNER and done:
                break
            if seat == OTHER:
                done.add(text.split()[0])
        return done


def ways(random: Random) -> list[tuple[Choose, float]]:
    """First, last, and anything, the last also with taking back."""
    return [
        (lambda texts: texts[0], 0.0),
        (lambda texts: texts[-1], 0.0),
        *[(random.choice, 0.0)] * 12,
        *[(random.choice, 0.2)] * 6,
    ]


@pytest.mark.parametrize("game", ["aquaedukt", "aqua-romana", "irrigate"])
def test_whatever_one_does_in_a_lesson_the_words_are_true(coach: Coach, game: str) -> None:
    random = Random(game)
    steps = {words for words in ASKED if words.startswith(f"{game} ")}
    heard: set[str] = set()
    for choose, undo in ways(random):
        learner = Learner(coach, game, choose, random)
        learner.learn(undo)
        assert coach.words == "coach.done"
        heard.update(learner.heard)
        if undo == 0:
            always = [words for words in learner.heard if words in steps - SOMETIMES]
            assert always == sorted(steps - SOMETIMES, key=list(ASKED).index)
    assert heard >= steps
