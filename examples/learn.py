"""A tiny agent that learns: how much it likes each verb of Irrigate, by policy gradient.

It knows nothing but the list of verbs. After a few hundred games against random play it has found
out what is worth doing.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from aquae import game_called
from aquae.rl.batch import Batch

GAME = "irrigate"
VOCABULARY = game_called(GAME).vocabulary
VERBS = VOCABULARY.verb_names
VERB_OF = np.frombuffer(VOCABULARY.verb_numbers, np.uint8)
STEP = 0.1
LEARNER = 0

Likings = NDArray[np.float64]


def choose(likings: Likings, mask: Any, random: np.random.Generator) -> tuple[int, Likings]:
    """A legal action drawn by the liking of its verb, and the gradient of its log-probability."""
    legal = np.flatnonzero(mask)
    verbs = VERB_OF[legal]
    odds = np.exp(likings[verbs] - likings[verbs].max())
    odds /= odds.sum()
    choice = random.choice(len(legal), p=odds)
    gradient: Likings = -np.bincount(verbs, odds, minlength=len(VERBS)).astype(np.float64)
    gradient[verbs[choice]] += 1
    return int(legal[choice]), gradient


def play(likings: Likings, plays: int, seed: int, learning: bool) -> float:
    """Plays against random actions; the mean reward, from -1 to 1."""
    random = np.random.default_rng(seed)
    batch = Batch(GAME, lanes=16, seed=seed, bargaining=False)
    gradients = np.zeros((16, len(VERBS)))
    rewards: list[float] = []
    while len(rewards) < plays:
        actions = batch.suggestions.copy()
        for lane in np.flatnonzero(batch.to_move == LEARNER):
            actions[lane], gradient = choose(likings, batch.masks[lane], random)
            gradients[lane] += gradient
        batch.step(actions)
        for lane in np.flatnonzero(batch.done):
            reward = float(batch.rewards[lane, LEARNER])
            if learning:
                likings += STEP * reward * gradients[lane]
            gradients[lane] = 0
            rewards.append(reward)
    return sum(rewards) / len(rewards)


def main() -> None:
    likings = np.zeros(len(VERBS))
    before = play(likings, 200, seed=1, learning=False)
    play(likings, 400, seed=2, learning=True)
    after = play(likings, 200, seed=3, learning=False)
    print(f"Mean reward before learning {before:+.2f}, after {after:+.2f}")
    for verb, liking in sorted(zip(VERBS, likings, strict=True), key=lambda pair: -pair[1]):
        if liking:
            print(f"  {verb:<8}{liking:+.2f}")


if __name__ == "__main__":
    main()
