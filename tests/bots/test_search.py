"""The tree search: repeatable, in time, and not blind to what is in front of it."""

from collections.abc import Iterator
from math import exp, isclose
from time import perf_counter

import pytest

from aquae.bots import BOTS, bot_called
from aquae.bots.assess import assess, expected_scores
from aquae.bots.bot import Budget
from aquae.bots.guide import RULED_OUT, guide_for, has_guide
from aquae.bots.playing import bots_play
from aquae.bots.search import Searcher
from aquae.bots.seats import next_action
from aquae.bots.tree import Node, expand
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.state import CHANCE, OVER, State
from aquae.games import all_games, game_called
from tests.facts import fact
from tests.random_plays import option_sets, steps
from tests.texts import play

GAMES = [pytest.param(game, id=game.name) for game in filter(has_guide, all_games())]


def middle_of(game: Game, number: int, seed: str) -> State:
    """A state after some actions of sound play, with a decision to make."""
    number = min(number, fact(game, "MIDDLE", number))
    for count, (state, _) in enumerate(steps(game, game.complete({}), "tiro", seed)):
        if count >= number and len(state.actions()) > 3 and state.to_move != CHANCE:
            return state.copy()
    raise AssertionError("the play was too short")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_iterations_give_the_same_choice(game: Game) -> None:
    state = middle_of(game, 30, "same")
    choices = set()
    for _ in range(2):
        searcher = Searcher(guide_for(game), Budget(iterations=60))
        choices.add(searcher.choose(state, Rng("search")))
    assert len(choices) == 1
    assert choices <= set(state.actions())


@pytest.mark.parametrize("game", GAMES)
def test_prospects_share_the_search_and_add_up(game: Game) -> None:
    state = middle_of(game, 30, "prospects")
    before = state.fields()
    searcher = Searcher(guide_for(game), Budget(iterations=80))
    root = searcher.search(state, Rng("search"))
    prospects = searcher.prospects_of(root)
    assert root.visits == 80
    # The first visit judges the position itself.
    assert sum(prospect.visits for prospect in prospects) == 79
    assert [p.visits for p in prospects] == sorted([p.visits for p in prospects], reverse=True)
    for prospect in prospects:
        assert isclose(sum(prospect.chances), 1.0)
    assert state.fields() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_node_begins_with_the_likeliest_actions(game: Game) -> None:
    guide = guide_for(game)
    state = middle_of(game, 30, "likeliest")
    log_priors = dict(zip(state.actions(), guide.log_priors(state, state.actions()), strict=True))
    allowed = [action for action in log_priors if log_priors[action] > RULED_OUT]
    ordered = sorted(allowed, key=lambda action: -log_priors[action])
    node = Node(state.to_move, len(state.scores()))
    expand(node, state, guide, 2)
    assert node.choices == len(allowed)
    assert node.actions == ordered[: min(3, len(allowed))]
    total = sum(exp(log_priors[action]) for action in allowed)
    shares = [exp(log_priors[action]) / total for action in node.actions]
    assert list(node.priors) == pytest.approx(shares)


@pytest.mark.parametrize("game", GAMES)
def test_a_node_knows_what_its_children_know(game: Game) -> None:
    """It holds it once more, to select by."""
    searcher = Searcher(guide_for(game), Budget(iterations=300))
    nodes = [searcher.search(middle_of(game, 30, "children"), Rng("search"))]
    for node in nodes:
        children = [(place, kid) for place, kid in enumerate(node.children) if kid is not None]
        nodes += [kid for _, kid in children]
        assert sum(node.tries) == sum(kid.visits for _, kid in children)
        for place, kid in children:
            assert node.tries[place] == kid.visits
            if node.mover >= 0:
                assert isclose(node.gains[place], kid.sums[node.mover])
    assert len(nodes) > 100


@pytest.mark.parametrize(
    ("name", "at", "iterations", "share"),
    [
        ("aquaedukt", 40, 300, 0.8),
        ("aquaedukt", 40, 6000, 0.4),
        ("irrigate", 43, 300, 0.9),
        ("irrigate", 43, 2000, 0.4),
    ],
)
def test_architectus_stays_with_the_priors(
    name: str, at: int, iterations: int, share: float
) -> None:
    """With luck in the game time alone makes no two levels; the step has to last at any pace."""
    game = game_called(name)
    state = middle_of(game, at, "levels")
    strayed = {}
    for level in ("architectus", "curator"):
        searcher = bot_called(level, game, Rng(level), Budget(iterations=iterations))
        assert isinstance(searcher, Searcher)
        root = searcher.search(state, Rng("search"))
        tried = [child.visits if child is not None else 0 for child in root.children]
        strayed[level] = sum(
            abs(visits / sum(tried) - prior)
            for visits, prior in zip(tried, root.priors, strict=True)
        )
    assert strayed["architectus"] < share * strayed["curator"]


@pytest.mark.parametrize("game", GAMES)
def test_seconds_are_a_limit(game: Game) -> None:
    """Generous here, where other tests run beside it; benchmarks/thinking.py measures it."""
    state = middle_of(game, 30, "seconds")
    searcher = Searcher(guide_for(game), Budget(seconds=0.2))
    started = perf_counter()
    searcher.search(state, Rng("search"))
    assert 0.2 <= perf_counter() - started < 2.0


@pytest.mark.parametrize(("haste", "most"), [(1.0, 0.75), (8.0, 0.35)])
def test_a_plain_choice_is_made_before_the_time_is_up(haste: float, most: float) -> None:
    """I-32: passing a second time gives everything away, so there is nothing to think about."""
    game = game_called("irrigate")
    state = play(game, game.new(), "pass", "draw", "tile grey tee", "place 3,1 NES")
    searcher = Searcher(guide_for(game), Budget(seconds=4.0, haste=haste))
    started = perf_counter()
    assert game.vocabulary.text(searcher.choose(state, Rng("search"))) == "draw"
    assert perf_counter() - started < most * 4.0


@pytest.mark.parametrize("game", GAMES)
def test_assessments_name_chances_and_scores_of_every_seat(game: Game) -> None:
    state = middle_of(game, 30, "assess")
    searcher = Searcher(guide_for(game), Budget(iterations=60))
    prospects = assess(searcher, state, Rng("search"), 2)
    assert len(prospects) == 2
    for prospect in prospects:
        assert prospect.action in state.actions()
        assert isclose(sum(prospect.chances), 1.0)
        assert len(prospect.scores) == len(state.scores())
        assert max(prospect.scores) > max(state.scores())


def test_assessments_go_on_to_the_end_of_the_turn() -> None:
    """What comes next is the mover's own, and legal where it comes."""
    plans = [plan for game in all_games() if has_guide(game) for plan in planned(game)]
    assert any(plans)


def planned(game: Game) -> Iterator[list[int]]:
    for number in range(20, 60, 4):
        state = middle_of(game, number, "turn")
        searcher = Searcher(guide_for(game), Budget(iterations=200))
        for prospect in assess(searcher, state, Rng("search"), 2):
            after = state.copy()
            after.play(prospect.action)
            for action in prospect.then:
                assert after.to_move == state.to_move
                after.play(action)
            yield prospect.then


def test_expected_scores_are_exact_where_one_action_ends_the_play() -> None:
    """R-25: nothing is left to chance or choice after the last action."""
    game = game_called("aqua-romana")
    last = None
    for state, action in steps(game, game.complete({}), "faber", "last"):
        last = (state.copy(), action)
    assert last is not None
    before, action = last
    after = before.copy()
    after.apply(action)
    assert after.to_move == OVER
    found = expected_scores(before, action, guide_for(game), Rng("search"))
    assert found == [float(score) for score in after.scores()]


def test_every_action_is_tried_with_the_same_luck() -> None:
    """Else actions that lead to the same table would promise different scores."""
    game = game_called("irrigate")
    state = play(game, game.new(), "draw", "tile red straight")
    guide, luck = guide_for(game), Rng("luck")
    first, again = (
        expected_scores(state, game.vocabulary.number("place 3,1 EW"), guide, luck)
        for _ in range(2)
    )
    assert first == again


@pytest.mark.parametrize("game", GAMES)
def test_every_level_plays_every_seat_to_the_end(game: Game) -> None:
    """One play for each number of players, with all levels at one table."""
    levels = ["tiro", "faber", "architectus", "curator"]
    for options in option_sets(game)[:: max(1, len(option_sets(game)) // 3)]:
        rng = Rng("levels")
        budget = Budget(iterations=4)
        bots = [bot_called(name, game, rng, budget) for name in levels]
        state = game.start(options)
        while state.to_move != OVER:
            action = next_action(state, bots, rng)
            assert action in state.actions()
            state.apply(action)


def test_the_tree_is_kept_within_a_turn() -> None:
    game = game_called("aquaedukt")
    state = middle_of(game, 40, "kept")
    rng = Rng("search")
    searcher = Searcher(guide_for(game), Budget(iterations=200))
    state.apply(searcher.choose(state, rng))
    kept, expected = searcher.kept, searcher.expected
    assert kept is not None
    assert expected == state
    if state.to_move not in (CHANCE, OVER):
        assert searcher.search(state, rng) is kept
        assert kept.visits > 200


def test_a_tree_of_another_play_is_not_used() -> None:
    game = game_called("aqua-romana")
    searcher = Searcher(guide_for(game), Budget(iterations=30))
    searcher.choose(middle_of(game, 20, "one"), Rng("search"))
    other = middle_of(game, 20, "other")
    assert searcher.search(other, Rng("search")).visits == 30


def test_a_lost_play_is_not_chosen() -> None:
    """I-34: seat 0 has passed once. A second pass in a row would lose the play at once."""
    game = game_called("irrigate")
    state = play(game, game.new(), "pass", "draw", "tile grey tee", "place 3,1 NES")
    assert state.to_move == 0
    searcher = Searcher(guide_for(game), Budget(iterations=50))
    assert game.vocabulary.text(searcher.choose(state, Rng("search"))) == "draw"


@pytest.mark.parametrize("game", GAMES)
def test_the_shortest_thought_is_an_answer(game: Game) -> None:
    state = middle_of(game, 10, "short")
    for budget in (Budget(iterations=1), Budget(seconds=1e-9)):
        bot = Searcher(guide_for(game), budget)
        assert bot.choose(state, Rng("1")) in state.actions()
    in_no_time = Searcher(guide_for(game), Budget(seconds=1e-9))
    assert in_no_time.prospects_of(in_no_time.search(state, Rng("1")))


def test_a_game_without_luck_is_not_played_the_same_way_twice() -> None:
    game = game_called("aqua-romana")
    options = game.complete({"players": 3})
    plays = [
        bots_play(game, options, ["architectus"] * 3, seed, Budget(iterations=40)).actions
        for seed in ("1", "2", "1")
    ]
    assert plays[0] == plays[2]
    assert plays[0] != plays[1]


def test_the_list_of_bots_is_complete() -> None:
    random = ["uniform", "lively", "wilful", "plain"]
    assert list(BOTS) == [*random, "tiro", "faber", "architectus", "curator"]
