"""OpenSpiel: the games with Chance as explicit nodes.

Importing this module registers every game under the name of its folder, such as `aqua_romana`.
The game's options are its parameters: `pyspiel.load_game("irrigate", {"players": 3})`.
"""

import json
from collections.abc import Callable
from typing import Any

from aquae.core.game import Game, Options
from aquae.core.grammar import Ruled, Verb
from aquae.core.state import CHANCE, OVER, State
from aquae.extras import extra
from aquae.games import chosen, folder_of, game_called, game_names, observation_of, part_of
from aquae.rl.rewards import OUTCOME, Rewards

with extra("openspiel"):
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray

LEAST_SEATS, MOST_SEATS = 2, 4


def game_type(game: Game, luck: bool) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=folder_of(game.name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if luck else modes.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=LEAST_SEATS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=part_of(game, "observe") is not None,
        parameter_specification={option.name: option.default for option in game.option_list},
    )


def chance_verb(state: Ruled) -> Verb[Any]:
    """The one verb that Chance has to choose a thing for."""
    verb = state.grammar.phases[state.phase].only_verb
    assert verb is not None
    return verb


def most_outcomes(start: Ruled) -> int:
    """How many things Chance may choose from at once; 0 if a play has no luck in it."""
    verbs = [phase.only_verb for phase in start.grammar.phases if phase.mover == CHANCE]
    if start.to_move == CHANCE:
        verbs.append(chance_verb(start))
    return max([verb.count for verb in verbs if verb is not None], default=0)


def as_parameter(value: Any) -> Any:
    """Commas part the parameters of a game, so that boards are written with semicolons there."""
    return value.replace(",", ";") if isinstance(value, str) else value


def from_parameter(value: Any) -> Any:
    return value.replace(";", ",") if isinstance(value, str) else value


def ruled(state: State) -> Ruled:
    assert isinstance(state, Ruled)
    return state


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options; the subclasses name it."""

    NAME: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = game_called(self.NAME)
        self.options = chosen(
            self.game, {name: from_parameter(value) for name, value in (params or {}).items()}
        )
        outcomes = most_outcomes(ruled(self.game.start(self.options)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.vocabulary),
            max_chance_outcomes=outcomes,
            num_players=self.options["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest_play,
        )
        parameters = {name: as_parameter(value) for name, value in self.options.items()}
        super().__init__(game_type(self.game, outcomes > 0), info, parameters)

    def __reduce__(self) -> tuple[type["SpielGame"], tuple[Options]]:
        return (type(self), (self.options,))

    def new_initial_state(self, from_text: str | None = None) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest_play

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        return Observer(self.game)


class Engine:
    """A play on our side. OpenSpiel copies states deeply; a twin is what it wants."""

    def __init__(self, game: Game, options: Options, state: Ruled) -> None:
        self.game = game
        self.options = options
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Engine":
        return Engine(self.game, self.options, ruled(self.state.copy()))

    def __reduce__(self) -> tuple[Callable[..., "Engine"], tuple[Any, ...]]:
        return (_engine, (self.game.name, self.options, self.state))


def _engine(name: str, options: Options, state: Ruled) -> Engine:
    return Engine(game_called(name), options, state)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment of a play, on top of the engine's own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.engine = Engine(game.game, game.options, ruled(game.game.start(game.options)))

    def current_player(self) -> int:
        mover = self.engine.state.to_move
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def _first(self) -> int:
        """Chance's outcomes are numbered from 0 at every node; players have the vocabulary."""
        state = self.engine.state
        return chance_verb(state).first if state.to_move == CHANCE else 0

    def _legal_actions(self, player: int) -> list[int]:
        first = self._first()
        return [action - first for action in self.engine.state.actions()]

    # Whole lists of Python's numbers are what makes a step slow: an array does as well.

    def legal_actions_mask(self, player: int | None = None) -> NDArray[np.int8]:
        """1 for every legal action of the current player, or of this one."""
        state = self.engine.state
        chance = self.current_player() == pyspiel.PlayerId.CHANCE
        game = self.get_game()
        mask = np.zeros(
            game.max_chance_outcomes() if chance else game.num_distinct_actions(), np.int8
        )
        if player is None or player == self.current_player():
            mask[np.array(state.actions(), np.int64) - self._first()] = 1
        return mask

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a seat sees, as floats."""
        seat = max(self.current_player(), 0) if player is None else player
        observation = observation_of(self.engine.game)
        return np.frombuffer(observation.of(self.engine.state, seat), np.uint8).astype(np.float32)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.engine.state.weights()
        total = sum(weights)
        pairs = zip(self._legal_actions(CHANCE), weights, strict=True)
        return [(action, weight / total) for action, weight in pairs]

    def _apply_action(self, action: int) -> None:
        self.engine.state.apply(action + self._first())

    def _action_to_string(self, player: int, action: int) -> str:
        return self.engine.game.vocabulary.text(action + self._first())

    def is_terminal(self) -> bool:
        return self.engine.state.to_move == OVER

    def returns(self) -> list[float]:
        return Rewards(OUTCOME).of(self.engine.state, self.engine.options["players"])

    def __str__(self) -> str:
        return json.dumps(self.engine.state.view(), ensure_ascii=False)


class Observer:
    """The same vector as everywhere else, as the floats that OpenSpiel wants."""

    def __init__(self, game: Game) -> None:
        self.observation = observation_of(game)
        self.tensor = np.zeros(self.observation.size, np.float32)
        self.dict = {
            section.name: self.tensor[section.start : section.stop].reshape(
                len(section.rows), len(section.columns)
            )
            for section in self.observation.sections
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(self.observation.of(state.engine.state, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        """Nothing is hidden, so that all see the same."""
        return str(state)


def spiel_class(name: str) -> type[SpielGame]:
    """OpenSpiel wants a class a game, which pickle finds in this module by its name."""
    found = type(f"SpielGame_{folder_of(name)}", (SpielGame,), {"NAME": name})
    found.__module__ = __name__
    return found


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    for name in game_names():
        registered = spiel_class(name)
        globals()[registered.__name__] = registered
        pyspiel.register_game(game_type(game_called(name), luck=True), registered)


register()
