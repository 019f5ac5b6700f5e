"""What a search remembers: no more than it looks at, and only what can be of use again."""

from collections.abc import Iterator
from math import isclose, sqrt

import pytest

from aquae.bots.bot import Budget
from aquae.bots.guide import guide_for, has_guide
from aquae.bots.search import Searcher
from aquae.bots.seats import next_action
from aquae.bots.tree import Node, expand
from aquae.core.chance import Rng, let_chance_act
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER
from aquae.games import all_games, game_called
from tests.bots.test_search import middle_of

KNOWN = list(filter(has_guide, all_games()))
GAMES = [pytest.param(game, id=game.name) for game in KNOWN]
WITH_LUCK = [pytest.param(game, id=game.name) for game in KNOWN if not guide_for(game).foresees]


def nodes_of(root: Node) -> Iterator[Node]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [child for child in node.children if child is not None]


@pytest.mark.parametrize("game", GAMES)
def test_a_node_keeps_few_more_actions_than_it_looks_at(game: Game) -> None:
    guide = guide_for(game)
    searcher = Searcher(guide, Budget(iterations=400))
    root = searcher.search(middle_of(game, 30, "few"), Rng("search"))
    nodes = list(nodes_of(root))
    assert len(nodes) <= root.visits
    for node in nodes:
        if node.mover != CHANCE:
            looked_at = guide.first_width + int(sqrt(node.visits))
            assert len(node.actions) <= looked_at + looked_at // 2
        assert len(node.actions) == len(node.children)


@pytest.mark.parametrize("game", GAMES)
def test_a_wider_look_shows_the_same_actions_and_more(game: Game) -> None:
    state = middle_of(game, 30, "wider")
    narrow, wide = Node(state.to_move, 2), Node(state.to_move, 2)
    expand(narrow, state, guide_for(game), 2)
    expand(wide, state, guide_for(game), 1000)
    assert len(narrow.actions) == min(3, narrow.choices) < len(wide.actions) == wide.choices
    assert isclose(sum(wide.priors), 1.0)
    first = narrow.children[0] = Node(0, 2)
    expand(narrow, state, guide_for(game), 1000)
    assert (narrow.actions, narrow.priors) == (wide.actions, wide.priors)
    assert narrow.children == [first, *[None] * (len(wide.actions) - 1)]


@pytest.mark.parametrize("game", WITH_LUCK)
def test_nothing_is_kept_for_a_turn_that_is_over(game: Game) -> None:
    """In a whole play, nothing is kept of a state in which another seat is to move."""
    rng = Rng("kept")
    bots = [Searcher(guide_for(game), Budget(iterations=3)) for _ in range(2)]
    state = game.start(game.complete({"players": 2}))
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            let_chance_act(state, rng)
            continue
        bot, seat = bots[state.to_move], state.to_move
        state.apply(next_action(state, list(bots), rng))
        if state.to_move not in (seat, CHANCE):
            assert bot.expected != state


def test_without_luck_a_tree_is_of_use_after_the_turns_of_others() -> None:
    """What was thought of the answer that came is kept, and nothing else."""
    game = game_called("aqua-romana")
    state, rng = middle_of(game, 30, "answers"), Rng("answers")
    bots = [Searcher(guide_for(game), Budget(iterations=400)) for _ in range(2)]
    found = 0
    for _ in range(40):
        bot, last = bots[state.to_move], state.to_move
        state.apply(next_action(state, list(bots), rng))
        if state.to_move == OVER:
            break
        after, kept = bots[state.to_move].expected, bots[state.to_move].kept
        if state.to_move != last and kept is not None and len(state.actions()) > 1:
            assert after != state
            root = bots[state.to_move].search(state, rng)
            assert set(root.actions) <= set(state.actions())
            found += root.visits > 400
        assert bot.kept_nodes() <= 400 + bot.nodes
    assert found > 3


def test_a_tree_grows_no_larger_than_it_may() -> None:
    game = game_called("aquaedukt")
    searcher = Searcher(guide_for(game), Budget(seconds=60.0))
    searcher.most_nodes = 50
    root = searcher.search(middle_of(game, 30, "large"), Rng("search"))
    assert len(list(nodes_of(root))) == 51
    assert searcher.nodes == 50


def test_a_state_can_be_thought_about_again() -> None:
    game = game_called("irrigate")
    state, rng = middle_of(game, 30, "again"), Rng("search")
    searcher = Searcher(guide_for(game), Budget(iterations=40))
    root = searcher.search(state, rng)
    searcher.deepen(root, state, rng)
    whole = Searcher(guide_for(game), Budget(iterations=80)).search(state, Rng("search"))
    assert [node.visits for node in nodes_of(root)] == [node.visits for node in nodes_of(whole)]


def test_a_bot_that_rests_keeps_what_it_needs_in_its_turn_and_forgets_when_told() -> None:
    game = game_called("aquaedukt")
    state, rng = middle_of(game, 30, "rest"), Rng("search")
    searcher = Searcher(guide_for(game), Budget(iterations=60))
    seat = state.to_move
    while searcher.kept is None:
        state.apply(searcher.choose(state, rng))
        let_chance_act(state, rng)
        assert state.to_move == seat, "the turn ended too soon for this test"
    searcher.rest()
    assert searcher.former is None
    assert 0 < searcher.kept_nodes() < 60
    searcher.forget()
    assert searcher.expected is None
    assert searcher.kept_nodes() == 0
