"""Self-play through Gymnasium's vector environments is the batch below, lane by lane."""

import numpy as np
import pytest
from numpy.typing import NDArray

pytest.importorskip("gymnasium", reason="the extra `rl` is not installed")

from aquae.rl.vector import SelfPlay
from tests.facts import names_with_part

each_game = pytest.mark.parametrize("name", names_with_part("observe"))


def legal(masks: NDArray[np.int8], random: np.random.Generator) -> NDArray[np.int64]:
    return np.array([random.choice(np.flatnonzero(mask)) for mask in masks])


@each_game
def test_every_lane_is_a_play_after_the_other(name: str) -> None:
    many = SelfPlay(name, 4, players=3)
    random = np.random.default_rng(1)
    seen, infos = many.reset(seed=5)
    ended = 0
    for _ in range(400):
        assert many.observation_space.contains(seen)
        movers = infos["to_move"]
        actions = legal(seen["action_mask"], random)
        seen, rewards, done, truncated, infos = many.step(actions)
        assert rewards.tolist() == infos["rewards"][np.arange(4), movers].tolist()
        assert not truncated.any()
        assert np.allclose(infos["rewards"].sum(axis=1), 0.0, atol=1e-5)
        ended += int(done.sum())
    assert ended > 0
    many.close()


def test_the_same_seed_gives_the_same_plays() -> None:
    def told() -> bytes:
        many = SelfPlay("aquaedukt", 2)
        seen, _ = many.reset(seed=3)
        for _ in range(20):
            seen, *_ = many.step(seen["action_mask"].argmax(axis=1))
        return seen["observation"].tobytes()

    assert told() == told()
