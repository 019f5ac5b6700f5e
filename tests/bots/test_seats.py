"""Any object with `choose` is a bot; what it answers is checked, and a play with it ends."""

from typing import Any

import pytest

from aquae.bots import bot_called
from aquae.bots.bot import Bot
from aquae.bots.random_play import Lively, Uniform
from aquae.bots.seats import BadBot, Foreign, finish, play_out, seated
from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.game import Game
from aquae.core.state import OVER, State
from aquae.games import all_games, game_called

GAMES = [pytest.param(game, id=game.name) for game in all_games()]
IRRIGATE = game_called("irrigate")


class Plain:
    """A bot without a base class."""

    def choose(self, state: State, rng: Rng) -> int:
        return state.actions()[-1]


class Derived(Bot):
    """A plain bot on top of the compiled class."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, state: State, rng: Rng) -> int:
        answer: int = self.answer
        return answer


class Answers:
    """A bot that always says the same."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, state: State, rng: Rng) -> Any:
        return self.answer


class Whole:
    """A number that is no int, as NumPy's are not."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def played(game: Game, bot: Any) -> State:
    state, rng = game.new(), Rng("seats")
    play_out(game, state, [bot, Uniform(game, rng)], rng)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_an_object_without_a_base_class_plays(game: Game) -> None:
    assert played(game, Plain()).to_move == OVER


def test_our_own_bots_are_not_wrapped() -> None:
    own = bot_called("lively", IRRIGATE, Rng("1"))
    assert seated(own, IRRIGATE) is own
    assert isinstance(seated(Plain(), IRRIGATE), Foreign)
    assert isinstance(seated(Derived(0), IRRIGATE), Foreign)


@pytest.mark.parametrize("kind", [Answers, Derived])
@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        ("draw", "chose 'draw', which is not a number"),
        (None, "chose None, which is not a number"),
        (True, "chose True, which is not a number"),
        (0.0, "chose 0.0, which is not a number"),
        (-1, r"chose -1, but the actions of Irrigate are 0 to \d+"),
        (10**6, r"chose 1000000, but the actions of Irrigate are 0 to \d+"),
        (IRRIGATE.vocabulary.number("accept"), r"chose 'accept' \(\d+\), which is not legal. I-"),
    ],
)
def test_what_is_no_legal_action_is_refused_with_the_bot_and_the_rule(
    kind: type[Any], answer: Any, fault: str
) -> None:
    with pytest.raises(BadBot, match=f"^the bot {kind.__name__} at seat 0 {fault}"):
        played(IRRIGATE, kind(answer))


def test_any_kind_of_whole_number_will_do() -> None:
    draw = IRRIGATE.vocabulary.number("draw")
    answer = seated(Answers(Whole(draw)), IRRIGATE).choose(IRRIGATE.new(), Rng("1"))
    assert answer == draw
    assert type(answer) is int


def test_a_bot_that_raises_is_named() -> None:
    class Clumsy:
        def choose(self, state: State, rng: Rng) -> int:
            raise ZeroDivisionError("division by zero")

    told = "^the bot Clumsy at seat 0 failed with ZeroDivisionError: division by zero$"
    with pytest.raises(BadBot, match=told):
        played(IRRIGATE, Clumsy())


def test_what_cannot_choose_is_no_bot() -> None:
    with pytest.raises(BadBot, match="has no method `choose`"):
        played(IRRIGATE, "faber")


def test_a_bot_cannot_play_on_behind_our_back() -> None:
    class Cheat:
        def choose(self, state: State, rng: Rng) -> int:
            action = state.actions()[0]
            state.apply(action)
            return action

    assert played(IRRIGATE, Cheat()).to_move == OVER


def test_proposing_for_ever_comes_to_an_end() -> None:
    """I-26 limits the proposals of a turn."""

    class Pest:
        proposed = 0
        lively = Lively(IRRIGATE, Rng("pest"))

        def choose(self, state: State, rng: Rng) -> int:
            verbs = IRRIGATE.vocabulary.verbs
            for action in state.actions():
                if verbs[action] == "propose":
                    self.proposed += 1
                    return action
            return self.lively.choose(state, rng)

    pest, rng = Pest(), Rng("proposing")
    state = IRRIGATE.new()
    play_out(IRRIGATE, state, [pest, pest], rng)
    assert state.to_move == OVER
    assert pest.proposed > 50


def test_a_play_that_is_too_long_is_stopped() -> None:
    rng = Rng("long")
    bots: list[Bot] = [Uniform(IRRIGATE, rng), Uniform(IRRIGATE, rng)]
    with pytest.raises(AquaeError, match="a play must end after 5 actions"):
        finish(IRRIGATE.new(), bots, rng, 5)
