"""Policies that were learned, as files: a small network in NumPy, without the library that made it.

aquae arena irrigate --bots aquae.rl.policy:Saved=ppo.npz,tiro
"""

from pathlib import Path
from typing import Any, Final

from aquae.core.chance import Rng
from aquae.core.errors import AquaeError
from aquae.core.state import State
from aquae.extras import extra
from aquae.games import game_called, observation_of

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

Layers = list[tuple[NDArray[np.float32], NDArray[np.float32]]]
FORMAT: Final = "aquae policy 1"


def scale_of(game: str) -> NDArray[np.float32]:
    """By what the numbers of an observation are multiplied, so that none is above 1."""
    highs = np.array(observation_of(game_called(game)).highs(), np.float32)
    return np.reciprocal(np.maximum(highs, np.float32(1)))


def save(path: Path, game: str, layers: Layers) -> None:
    """Write the weights and biases of all layers; between them stands the hyperbolic tangent."""
    numbers: dict[str, Any] = {"format": np.array(FORMAT), "game": np.array(game)}
    for place, (weights, biases) in enumerate(layers):
        numbers[f"weights{place}"] = np.asarray(weights, np.float16)
        numbers[f"biases{place}"] = np.asarray(biases, np.float16)
    np.savez_compressed(path, **numbers)


def product(numbers: NDArray[np.float32], weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """Of a row and a matrix; most numbers of an observation are 0."""
    told = np.flatnonzero(numbers)
    result: NDArray[np.float32] = (
        numbers[told] @ weights[told] if 2 * len(told) < len(numbers) else numbers @ weights
    )
    return result


class Saved:
    """Plays a saved policy: the action that it likes best, or one drawn by its likings."""

    def __init__(self, path: str, *, drawn: bool = False) -> None:
        try:
            numbers = np.load(path, allow_pickle=False)
        except (OSError, ValueError) as error:
            raise AquaeError(f"{path} cannot be read as a policy: {error}") from error
        if str(numbers.get("format")) != FORMAT:
            raise AquaeError(f"{path} is not a policy of this version ({FORMAT})")
        self.game = str(numbers["game"])
        self.drawn = drawn
        self.scale = scale_of(self.game)
        count = sum(name.startswith("weights") for name in numbers)
        layers: Layers = [
            (numbers[f"weights{n}"].astype(np.float32), numbers[f"biases{n}"].astype(np.float32))
            for n in range(count)
        ]
        *self.hidden, (weights, self.biases) = layers
        self.weights = np.ascontiguousarray(weights.T)
        self.observation = observation_of(game_called(self.game))

    def choose(self, state: State, rng: Rng) -> int:
        if state.game.name != self.game:
            raise AquaeError(f"this policy plays {self.game}, not {state.game.name}")
        legal = state.actions()
        if len(legal) == 1:
            return legal[0]
        likings = self.likings(state, legal)
        if not self.drawn:
            return legal[int(likings.argmax())]
        odds = np.exp(likings - likings.max())
        point = rng.below(1 << 30) / (1 << 30) * odds.sum()
        return legal[min(int(np.searchsorted(odds.cumsum(), point)), len(legal) - 1)]

    def likings(self, state: State, actions: list[int]) -> NDArray[np.float32]:
        """A number for each of these actions."""
        seen = np.frombuffer(self.observation.of(state, state.to_move), np.uint8)
        numbers: NDArray[np.float32] = seen * self.scale
        for weights, biases in self.hidden:
            numbers = np.tanh(product(numbers, weights) + biases)
        likings: NDArray[np.float32] = self.weights[actions] @ numbers + self.biases[actions]
        return likings
