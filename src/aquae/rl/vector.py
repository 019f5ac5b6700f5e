"""Gymnasium's vector environment on top of a `Batch`: self-play in many lanes."""

from typing import Any

from aquae.extras import extra
from aquae.rl.rewards import OUTCOME

with extra("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from aquae.rl.batch import Batch
    from aquae.rl.episode import Episode, Seen


class SelfPlay(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Plays in many lanes; whoever is to move in a lane is asked next, whichever seat that is.

    The reward of a lane is that of the seat that has just acted. `infos["to_move"]` says who acts
    next, `infos["rewards"]` what the step brought to every seat. When a play is over, the lane
    already shows the first decision of the next one.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, lanes: int, *, workers: int = 0, rewards: str = OUTCOME, **options: Any
    ) -> None:
        episode = Episode(game, rewards, options)
        self.num_envs = lanes
        self.single_observation_space = episode.observation_space()
        self.single_action_space = episode.action_space()
        self.observation_space = batch_space(self.single_observation_space, lanes)
        self.action_space = batch_space(self.single_action_space, lanes)
        assert isinstance(self.action_space, spaces.MultiDiscrete)
        self._how: dict[str, Any] = {"workers": workers, "rewards": rewards, **options}
        self._game = game
        self._batch: Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        drawn = int(self.np_random.integers(2**63))
        self._batch = Batch(self._game, self.num_envs, seed=drawn, **self._how)
        return self._seen(), {"to_move": self._batch.to_move.copy()}

    @property
    def batch(self) -> Batch:
        """The arrays below; there are none before the first `reset`."""
        assert self._batch is not None, "reset comes first"
        return self._batch

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        batch = self.batch
        movers = batch.to_move.copy()
        batch.step(actions)
        gained = batch.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        infos = {"to_move": batch.to_move.copy(), "rewards": batch.rewards.copy()}
        return self._seen(), gained, batch.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def _seen(self) -> Seen:
        masks = self.batch.masks.view(np.int8).copy()
        return {"observation": self.batch.observations.copy(), "action_mask": masks}

    def close_extras(self, **keywords: Any) -> None:
        """Send the workers home."""
        if self._batch is not None:
            self._batch.close()
            self._batch = None

    def close(self, **keywords: Any) -> None:
        """The same; `reset` begins anew."""
        self.close_extras()
