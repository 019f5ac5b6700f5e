"""Walking through a play: from the start, these actions, and at every step who moves and where."""

from collections.abc import Iterable, Iterator

from aquae.core.game import Game, Options
from aquae.core.state import CHANCE, State


class Step:
    """An action that is about to be taken."""

    def __init__(self, state: State, number: int, action: int) -> None:
        self.state = state
        """Before the action. The walk goes on with this very state: copy what you want to keep."""
        self.number = number
        """The action's place in the action list, from 0."""
        self.mover = state.to_move
        self.action = action


class Walk:
    """A play from its first action on: `state` is where it has got to, `actions` how."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.actions: list[int] = []
        self.drawn = 0
        """How many of them were Chance's."""
        self.state: State = game.start(options)

    def apply(self, action: int) -> None:
        """Take an action that is known to be legal."""
        self.drawn += self.state.to_move == CHANCE
        self.state.apply(action)
        self.actions.append(action)

    def play(self, text: str) -> int:
        """Take the action of this text if it is one and legal now, else raise Refused."""
        action = self.game.vocabulary.number(text)
        is_drawn = self.state.to_move == CHANCE
        self.state.play(action)
        self.drawn += is_drawn
        self.actions.append(action)
        return action

    def steps(self, actions: Iterable[int]) -> Iterator[Step]:
        """Take actions that are known to be legal, and stop before each."""
        for action in actions:
            yield Step(self.state, len(self.actions), action)
            self.apply(action)

    def go_to(self, actions: list[int]) -> None:
        """Take what is new of these legal actions; begin again if something was taken back."""
        if self.actions != actions[: len(self.actions)]:
            self.state = self.game.start(self.options)
            self.actions = []
            self.drawn = 0
        for action in actions[len(self.actions) :]:
            self.apply(action)

    def texts(self) -> list[str]:
        """The actions so far, as people write them."""
        return [self.game.vocabulary.text(action) for action in self.actions]


def steps(game: Game, options: Options, actions: Iterable[int]) -> Iterator[Step]:
    """All steps of a play whose actions are known to be legal."""
    return Walk(game, options).steps(actions)


def state_after(game: Game, options: Options, actions: Iterable[int]) -> State:
    """The state that actions lead to which are known to be legal."""
    state = game.start(options)
    for action in actions:
        state.apply(action)
    return state
