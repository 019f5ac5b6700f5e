"""A bot in twenty lines: it looks one action ahead and takes what scores most."""

from aquae import Rng, State, game_called
from aquae.bots.random_play import Uniform
from aquae.bots.seats import play_out


class Greedy:
    """Tries every action on a copy; of those that bring most points, one by lot.

    Any object with `choose` is a bot.
    """

    def choose(self, state: State, rng: Rng) -> int:
        actions = state.actions()
        gains = [self.points_after(state, action) for action in actions]
        best = [action for action, gain in zip(actions, gains, strict=True) if gain == max(gains)]
        return best[rng.below(len(best))]

    def points_after(self, state: State, action: int) -> int:
        twin = state.copy()
        twin.apply(action)
        return twin.scores()[state.to_move]


def main() -> None:
    game, rng = game_called("aqua-romana"), Rng("greedy")
    state = game.new()
    actions = play_out(game, state, [Greedy(), Uniform(game, rng)], rng)
    print(f"{len(actions)} actions, the last was {game.vocabulary.text(actions[-1])!r}")
    print(f"Greedy {state.scores()[0]}, uniform {state.scores()[1]}")


if __name__ == "__main__":
    main()
