"""A match of one's own bot against `faber`, changing seats after every game."""

import sys

from write_a_bot import Greedy

from aquae import Rng, bot_called, game_called
from aquae.bots.seats import play_out


def match(name: str, games: int) -> float:
    """The share of the victories that Greedy gets."""
    game = game_called(name)
    won = 0.0
    for number in range(games):
        rng = Rng(f"match/{number}")
        greedy, faber = Greedy(), bot_called("faber", game, rng)
        seat = number % 2
        state = game.new()
        play_out(game, state, [faber, greedy] if seat else [greedy, faber], rng)
        result = state.result()
        assert result is not None
        won += (seat in result.winners) / len(result.winners)
    return won / games


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "aqua-romana"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    print(f"Greedy takes {match(name, games):.0%} of {games} games of {name} from faber")


if __name__ == "__main__":
    main()
