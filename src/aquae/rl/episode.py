"""A play among learners: Chance is drawn from a seed, everything else is asked of the seats."""

from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from aquae import draw
from aquae.core.chance import Rng, let_chance_act
from aquae.core.errors import BadOptions
from aquae.core.game import Game, Options
from aquae.core.state import OVER, State
from aquae.games import chosen, folder_of, game_called, observation_of
from aquae.rl.rewards import Rewards

RENDER_MODES = ["human", "ansi", "rgb_array"]


def known_mode(mode: str | None) -> str | None:
    """A way to render, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"render_mode is {', '.join(RENDER_MODES)} or none, not {mode!r}")
    return mode


def environment_id(name: str) -> str:
    """What a game is called in the lists of environments: `aquae/AquaRomana-v0`."""
    words = folder_of(name).split("_")
    return f"aquae/{''.join([word.capitalize() for word in words])}-v0"


class Seen(TypedDict):
    """What a seat is told: the observation of the game, and which actions are legal for it now."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.int8]


class Episode:
    """One game with its options; `begin` starts a play, `act` goes on with it."""

    state: State

    def __init__(self, name: str, rewards: str, options: dict[str, Any]) -> None:
        self.game: Game = game_called(name)
        self.options: Options = chosen(self.game, options)
        self.seats: int = self.options["players"]
        self.observation = observation_of(self.game)
        self.highs = np.array(self.observation.highs(), np.float32)
        self.rewards = Rewards(rewards)
        self.game.start(self.options)  # refuses a board or layout that breaks the rules

    def observation_space(self) -> spaces.Space[Any]:
        highs = np.array(self.observation.highs(), np.uint8)
        words = (len(self.game.vocabulary),)
        return spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, words, np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(len(self.game.vocabulary))

    def begin(self, seed: int) -> None:
        self.rng = Rng(str(seed))
        self.state = self.game.start(self.options)
        let_chance_act(self.state, self.rng)
        self.rewards.begin(self.state)

    def act(self, action: int) -> list[float]:
        """Play an action and whatever Chance adds; the rewards of all seats. Raises Refused."""
        self.state.play(action)
        let_chance_act(self.state, self.rng)
        return self.rewards.of(self.state, self.seats)

    @property
    def over(self) -> bool:
        return self.state.to_move == OVER

    def seen_by(self, seat: int) -> Seen:
        return {"observation": self._numbers(seat), "action_mask": self.mask_of(seat)}

    def mask_of(self, seat: int) -> NDArray[np.int8]:
        """Which actions are legal for a seat now."""
        mask = np.zeros(len(self.game.vocabulary), np.int8)
        if seat == self.state.to_move:
            mask[self.state.actions()] = 1
        return mask

    def flat_space(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (self.observation.size,), np.float32)

    def flat_seen_by(self, seat: int) -> NDArray[np.float32]:
        """The observation as floats from 0 to 1."""
        return self._numbers(seat).astype(np.float32) / self.highs

    def _numbers(self, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(self.observation.of(self.state, seat), np.uint8)

    def render(self, mode: str | None, names: list[str]) -> Any:
        """A drawing for terminals (`ansi`), printed (`human`), or a picture (`rgb_array`)."""
        if mode == "rgb_array":
            from aquae.rl.picture import rasterised

            return rasterised(draw.to_svg(self.game, self.state, names))
        text = draw.to_text(self.game, self.state, names, colour=False)
        if mode == "ansi":
            return text
        if mode == "human":
            print(text)
        return None
