"""Laws that every game obeys in every state. An outside game can run them too.

Each raises AssertionError with what was broken. Laws about whole plays (every play ends,
records replay, pieces are conserved) are in the tests, which know how to play.
"""

import copy
import json
import pickle

from aquae.core.errors import Refused
from aquae.core.game import Game
from aquae.core.grammar import Ruled
from aquae.core.state import CHANCE, OVER, State


def check_options(game: Game) -> None:
    """Whoever names nothing but the players plays with defaults that the options can take."""
    for players in game.option("players").values:
        options = game.complete({"players": players})
        if list(options) != [option.name for option in game.option_list]:
            raise AssertionError(f"complete() gives {options}")
        if game.start(options).options() != options:
            raise AssertionError("a play forgets the options that it was started with")


def check_state(game: Game, state: State) -> None:
    """All laws that need nothing but one state. Leaves the state as it was."""
    before = state.fields()
    check_mover(game, state)
    check_actions(game, state)
    check_weights(game, state)
    check_refusals(game, state)
    check_strangers(game, state)
    check_copies(game, state)
    check_view(game, state)
    if state.fields() != before:
        raise AssertionError("asking questions changed the state")


def check_mover(game: Game, state: State) -> None:
    """A seat is to move, or Chance, or the play is over; a result exists only in that case."""
    seats = int(state.options()["players"])
    if not (state.to_move in (CHANCE, OVER) or 0 <= state.to_move < seats):
        raise AssertionError(f"to_move is {state.to_move}")
    if (state.result() is None) != (state.to_move != OVER):
        raise AssertionError("a result must exist exactly when the play is over")
    if len(state.scores()) != seats:
        raise AssertionError("one score a seat")


def check_actions(game: Game, state: State) -> None:
    """Legal actions are ascending, distinct, in the vocabulary, and none only when over."""
    actions = state.actions()
    if actions != sorted(set(actions)):
        raise AssertionError("actions() is not ascending and distinct")
    if actions and not 0 <= actions[0] <= actions[-1] < len(game.vocabulary):
        raise AssertionError("actions() leaves the vocabulary")
    if (not actions) != (state.to_move == OVER):
        raise AssertionError("actions() is empty exactly when the play is over")
    if isinstance(state, Ruled) and actions != list(state.listed()):
        raise AssertionError("actions() is not what the verbs list")
    actions.clear()
    if not state.actions() and state.to_move != OVER:
        raise AssertionError("actions() hands out a list that the state still uses")


def check_weights(game: Game, state: State) -> None:
    """Chance has a positive weight for every action; nobody else has any."""
    weights = state.weights()
    expected = len(state.actions()) if state.to_move == CHANCE else 0
    if len(weights) != expected or any(weight <= 0 for weight in weights):
        raise AssertionError(f"weights() is {weights}")


def check_refusals(game: Game, state: State) -> None:
    """`why_not` gives nothing for legal actions and a rule with a reason for all others."""
    legal = set(state.actions())
    for action in range(len(game.vocabulary)):
        refusal = state.why_not(action)
        text = game.vocabulary.text(action)
        if (refusal is None) != (action in legal):
            raise AssertionError(f"{text} is legal: {action in legal}; refused: {refusal}")
        if refusal is not None and not (refusal.rule[1:2] == "-" and refusal.reason):
            raise AssertionError(f"{text} is refused without rule or reason: {refusal!r}")


def check_strangers(game: Game, state: State) -> None:
    """Numbers outside the vocabulary are refused by both checked doors, under N-01."""
    size = len(game.vocabulary)
    for number in (-1, -size, -size - 1, size, 2 * size):
        refusal = state.why_not(number)
        if refusal is None or refusal.rule != "N-01":
            raise AssertionError(f"{number} is no action and is answered by {refusal}")
        check_refused_play(game, state, number)


def check_refused_play(game: Game, state: State, action: int) -> None:
    """`play` raises for an illegal action and leaves the state as it was."""
    twin = state.copy()
    try:
        twin.play(action)
    except Refused:
        if twin != state:
            raise AssertionError("a refused action changed the state") from None
    else:
        raise AssertionError(f"action {action} was played though it is illegal")


def check_copies(game: Game, state: State) -> None:
    """Copies are equal and independent, however they are made."""
    twins = [state.copy(), copy.copy(state), copy.deepcopy(state)]
    twins.append(pickle.loads(pickle.dumps(state)))
    before = state.fields()
    for twin in twins:
        if twin != state or twin.actions() != state.actions():
            raise AssertionError("a copy differs from the state")
        if twin.to_move != OVER:
            twin.apply(twin.actions()[-1])
            if state.fields() != before:
                raise AssertionError("playing on a copy changed the state")


def check_view(game: Game, state: State) -> None:
    """A view survives JSON."""
    view = state.view()
    if json.loads(json.dumps(view)) != view:
        raise AssertionError("the view is not plain JSON data")


def check_step(game: Game, state: State, action: int) -> None:
    """`apply` and `play` agree on a legal action."""
    applied, played = state.copy(), state.copy()
    applied.apply(action)
    played.play(action)
    if applied != played:
        raise AssertionError("apply() and play() lead to different states")
