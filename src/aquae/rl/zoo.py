"""PettingZoo: the games as AEC environments for two to four agents.

Importing this module registers every game under a name like `aquae/AquaRomana-v0`.
"""

from typing import Any

from aquae.extras import extra
from aquae.games import game_names
from aquae.rl.rewards import OUTCOME

with extra("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from gymnasium.utils.seeding import np_random
    from pettingzoo import AECEnv
    from pettingzoo import register as register_environment
    from pettingzoo.utils import wrappers

    from aquae.rl.episode import RENDER_MODES, Episode, Seen, environment_id, known_mode

ILLEGAL_REWARD = -1.0


def env(game: str, **keywords: Any) -> Any:
    """The environment as most people want it: an illegal action ends the play and costs -1."""
    play = wrappers.TerminateIllegalWrapper(raw_env(game, **keywords), ILLEGAL_REWARD)
    play = wrappers.AssertOutOfBoundsWrapper(play)
    return wrappers.OrderEnforcingWrapper(play)


# PettingZoo's own name for it, and PettingZoo has no types.
class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801
    """One game. An illegal action raises `Refused`, which says the rule it breaks."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (an instance has its own)
        "render_modes": RENDER_MODES,
        "name": "aquae_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, *, rewards: str = OUTCOME, render_mode: str | None = None, **options: Any
    ) -> None:
        EzPickle.__init__(self, game, rewards=rewards, render_mode=render_mode, **options)
        super().__init__()
        self.episode = Episode(game, rewards, options)
        self.metadata = {**self.metadata, "name": f"aquae_{game}_v0"}
        self.render_mode = known_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: self.episode.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: self.episode.action_space() for agent in self.possible_agents}
        self.np_random, _ = np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = np_random(seed)
        self.episode.begin(int(self.np_random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        if not self.episode.over:
            self.agent_selection = self.possible_agents[self.episode.state.to_move]

    def observe(self, agent: str) -> Seen:
        return self.episode.seen_by(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        gained = self.episode.act(int(action))
        self.rewards = dict(zip(self.possible_agents, gained, strict=True))
        self._select()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.episode.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def state(self) -> Any:
        """The whole table, which everybody sees, from the chair of the first seat."""
        return np.frombuffer(self.episode.observation.of(self.episode.state, 0), np.uint8)

    def render(self) -> Any:
        return self.episode.render(self.render_mode, self.possible_agents)

    def close(self) -> None:
        """Nothing is held open."""


def register() -> None:
    """Make the games known to `pettingzoo.make`."""
    for name in game_names():
        register_environment("aec", environment_id(name), "aquae.rl.zoo:env", kwargs={"game": name})


register()
