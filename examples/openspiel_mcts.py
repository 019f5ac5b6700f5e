"""OpenSpiel's Monte Carlo tree search plays Irrigate against random actions."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import aquae.rl.spiel  # noqa: F401 (registers the games)


def main() -> None:
    simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    game = pyspiel.load_game("irrigate", {"bargaining": False})
    random = np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(actions, p=chances)
        elif state.current_player() == 0:
            action = bot.step(state)
        else:
            action = random.choice(state.legal_actions())
        print(f"{state.current_player():>2}: {state.action_to_string(action)}")
        state.apply_action(action)
    print(f"Returns: {state.returns()}")


if __name__ == "__main__":
    main()
