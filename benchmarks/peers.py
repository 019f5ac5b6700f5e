"""Uniformly random play of the peers, through their own public surfaces."""

from collections.abc import Callable
from random import Random
from typing import Any

Round = Callable[[Random], int]
"""Plays one game and returns the number of actions."""


def open_spiel(name: str) -> tuple[Round, Callable[[], object]]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        random = rng.random
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            count += 1
        return count

    halfway = game.new_initial_state()
    for _ in range(20):
        halfway.apply_action(halfway.legal_actions()[0])
    return play, halfway.clone


def python_chess() -> tuple[Round, Callable[[], object]]:
    import chess

    def play(rng: Random) -> int:
        random = rng.random
        board = chess.Board()
        count = 0
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
            count += 1
        return count

    board = chess.Board()
    return play, lambda: board.copy(stack=False)


def catanatron() -> tuple[Round, Callable[[], object]]:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(rng: Random) -> int:
        game: Any = Game([RandomPlayer(colour) for colour in colours], seed=rng.getrandbits(32))
        game.play()
        history = getattr(game.state, "action_records", None) or game.state.actions
        return len(history)

    halfway: Any = Game([RandomPlayer(colour) for colour in colours], seed=1)
    return play, halfway.copy


PEERS: dict[str, Callable[[], tuple[Round, Callable[[], object]]]] = {
    "OpenSpiel quoridor": lambda: open_spiel("quoridor"),
    "OpenSpiel backgammon": lambda: open_spiel("backgammon"),
    "catanatron, 4 players": catanatron,
    "python-chess": python_chess,
}
