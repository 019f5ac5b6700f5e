"""Gymnasium: one seat of a game for the learner, the others for our bots.

Importing this module registers every game under a name like `aquae/AquaRomana-v0`.
"""

from collections.abc import Sequence
from typing import Any

from aquae.bots import usual_bot
from aquae.bots.bot import Bot, Budget
from aquae.bots.outside import any_bot, name_of
from aquae.bots.seats import Chooser
from aquae.core.errors import BadOptions, Refused
from aquae.extras import extra
from aquae.games import game_names
from aquae.rl.rewards import OUTCOME

with extra("rl"):
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from aquae.rl.episode import RENDER_MODES, Episode, environment_id, known_mode

Opponent = str | Chooser
"""One of our bots, `module:Class`, or any object with `choose`."""

ILLEGAL_REWARD = -1.0
ANY_SEAT = None


class AquaeEnv(gymnasium.Env[Any, np.int64]):
    """A game against bots, `faber` if no others are named.

    An illegal action ends the play, costs -1 and says which rule it breaks. With `flat` an
    observation is one vector of floats from 0 to 1, and `action_masks()` tells what is legal.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (declared like this by Gymnasium)
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = ANY_SEAT,
        iterations: int = 100,
        rewards: str = OUTCOME,
        flat: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.episode = Episode(game, rewards, options)
        self.opponents = _one_for_each(
            opponents or usual_bot(self.episode.game), self.episode.seats - 1
        )
        self.budget = Budget(iterations=iterations)
        if seat is not None and not 0 <= seat < self.episode.seats:
            raise BadOptions(f"there is no seat {seat}: seats are 0 to {self.episode.seats - 1}")
        self.fixed_seat = seat
        self.render_mode = known_mode(render_mode)
        self.flat = flat
        self.observation_space: gymnasium.Space[Any] = (
            self.episode.flat_space() if flat else self.episode.observation_space()
        )
        self.action_space = self.episode.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        drawn_seat = int(self.np_random.integers(self.episode.seats))
        self.seat = drawn_seat if self.fixed_seat is None else self.fixed_seat
        self.episode.begin(int(self.np_random.integers(2**63)))
        self.bots = self._seated()
        self._let_bots_act()
        return self._seen(), {"seat": self.seat}

    def _seated(self) -> list[Bot | None]:
        bots: list[Bot | None] = [
            any_bot(opponent, self.episode.game, self.episode.rng, self.budget)
            for opponent in self.opponents
        ]
        bots.insert(self.seat, None)
        return bots

    def _let_bots_act(self) -> float:
        """Everybody else plays until it is the learner's turn; what the learner gets for that."""
        reward = 0.0
        while not self.episode.over and self.episode.state.to_move != self.seat:
            bot = self.bots[self.episode.state.to_move]
            assert bot is not None
            reward += self.episode.act(bot.choose(self.episode.state, self.episode.rng))[self.seat]
        return reward

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {"seat": self.seat}
        try:
            reward = self.episode.act(int(action))[self.seat]
        except Refused as refused:
            info["refusal"] = str(refused.refusal)
            return self._seen(), ILLEGAL_REWARD, True, False, info
        reward += self._let_bots_act()
        result = self.episode.state.result()
        if result is not None:
            info["result"] = result.as_record()
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self.episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib's masked algorithms ask for it."""
        return self.episode.mask_of(self.seat).view(np.bool_)

    def _seen(self) -> Any:
        if self.flat:
            return self.episode.flat_seen_by(self.seat)
        return self.episode.seen_by(self.seat)

    def render(self) -> Any:
        names = [name_of(opponent) for opponent in self.opponents]
        names.insert(self.seat, "learner")
        return self.episode.render(self.render_mode, names)


def _one_for_each(named: Opponent | Sequence[Opponent], seats: int) -> list[Opponent]:
    """One opponent stands for all of the others."""
    if isinstance(named, str) or not isinstance(named, Sequence):
        return [named] * seats
    chosen = list(named)
    if len(chosen) != seats:
        raise BadOptions(f"{len(chosen)} opponents are named for {seats} seats")
    return chosen


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for name in game_names():
        gymnasium.register(
            environment_id(name), entry_point="aquae.rl.gym:AquaeEnv", kwargs={"game": name}
        )


register()
