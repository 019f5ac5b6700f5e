"""The messages between the server and the processes that think, and who may sit where."""

from typing import get_args

import pytest

from aquae.core.game import Game
from aquae.games import all_games, game_called
from aquae.server.bots.worker import Worker, replied
from aquae.server.tables.problems import PROBLEMS, Code, Problem
from aquae.server.thinking import levels
from aquae.server.thinking.levels import judge_level, levels_of, stand_in_of
from aquae.server.thinking.messages import (
    Advise,
    Answer,
    Choose,
    Failure,
    Progress,
    Question,
    Ready,
    Reply,
    Review,
    line_of,
    message_in,
)

CHOOSE = Choose(
    table="t",
    game="irrigate",
    options={"players": 2, "bargaining": True},
    actions=[],
    levels=["faber", None],
    secret="ab" * 32,
    salts=["", ""],
    seconds=0.0,
)
ADVISE = Advise(CHOOSE.table, CHOOSE.game, CHOOSE.options, [], 0.0)


@pytest.mark.parametrize(
    "message",
    [CHOOSE, ADVISE, Review({"game": "x"}, 5), Ready(), Progress(0.5), Answer([1]), Failure("no")],
    ids=lambda message: message.what,
)
def test_a_message_arrives_as_it_was_sent(message: Question | Reply) -> None:
    line = line_of(message)
    assert line.count(b"\n") == 1
    assert message_in(line) == message


def test_a_worker_answers_and_survives_what_it_cannot_answer() -> None:
    worker = Worker()
    reply = replied(worker, line_of(CHOOSE))
    assert isinstance(reply, Answer)
    assert reply.answer[0] in ("draw", "pass")
    failed = replied(worker, b'{"what":"sing"}')
    assert isinstance(failed, Failure)
    assert "Traceback" in failed.trace
    advice = replied(worker, line_of(ADVISE))
    assert isinstance(advice, Answer)
    assert set(advice.answer[0]) == {"text", "chances", "scores", "why", "sentences", "then"}


def test_the_levels_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in all_games():
        assert levels_of(game) == ["tiro", "faber", "architectus", "curator"]
        assert stand_in_of(game) == "faber"

    def has_none(game: Game) -> bool:
        return False

    monkeypatch.setattr(levels, "has_guide", has_none)
    game = game_called("irrigate")
    assert (levels_of(game), stand_in_of(game)) == (["lively"], "lively")
    judge_level(game, None)
    with pytest.raises(Problem, match="there are lively"):
        judge_level(game, "faber")


def test_every_problem_has_a_status_and_a_title() -> None:
    assert sorted(get_args(Code)) == sorted(PROBLEMS)
