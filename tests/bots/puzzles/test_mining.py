"""Puzzles are what they claim to be, and mining finds the same ones again."""

import json
from datetime import date, timedelta

import pytest

from aquae.bots.guide import guide_for
from aquae.bots.puzzles.mining import LINES, mined, obvious, play_for
from aquae.bots.puzzles.picking import picked, stands_out
from aquae.bots.puzzles.proof import holds, proved
from aquae.bots.puzzles.puzzle import BadPuzzle, Puzzle, cost_of, digit_of, laid, puzzle_in
from aquae.bots.puzzles.shelf import EPOCH, day_at, of_day, shelf_of
from aquae.bots.puzzles.themes import is_suited, margin_of, themes_of
from aquae.bots.reasons import reasons_for
from aquae.core.game import Game
from aquae.core.links.letters import BadLink
from aquae.core.links.recorded import link_of
from aquae.core.record import Record
from aquae.games import all_games, game_called, part_of

GAME = game_called("aquaedukt")


def mined_puzzles() -> list[Puzzle]:
    """Of one short play that has a puzzle near its end."""
    return list(mined(play_for(GAME, "a", 3)))


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    found = mined_puzzles()
    assert found, "this play has one"
    return found[0]


def test_mining_finds_the_same_again(puzzle: Puzzle) -> None:
    assert mined_puzzles()[0] == puzzle
    assert puzzle_in(puzzle.line()) == puzzle


def test_a_puzzle_has_one_answer_that_is_not_obvious(puzzle: Puzzle) -> None:
    position = laid(puzzle)
    record, state, best = position.question()
    guide = guide_for(record.game)
    assert best != obvious(guide, state)
    costs = [position.cost(text) for text in position.texts]
    assert costs.count(0) == 1
    least = sorted(costs)[1]
    assert least >= 100 * margin_of(GAME) - 1
    assert holds(guide, state, best, margin_of(GAME), 500)
    others = [action for action in state.actions() if action != best]
    assert not holds(guide, state, others[0], margin_of(GAME), 500)


def test_a_position_with_several_good_actions_is_none() -> None:
    start = GAME.start(GAME.complete({"setup": "placed"}))
    assert proved(guide_for(GAME), start, margin_of(GAME)) is None


def test_what_is_wrong_with_a_puzzle_is_said(puzzle: Puzzle) -> None:
    for bad, words in (
        (puzzle._replace(costs=puzzle.costs[1:]), "what every action costs"),
        (puzzle._replace(costs="!" + puzzle.costs[1:]), "what every action costs"),
        (puzzle._replace(best="pass"), "cannot be done"),
        (puzzle._replace(costs="0" * len(puzzle.costs)), "cost nothing"),
    ):
        with pytest.raises(BadPuzzle, match=words):
            laid(bad)
    with pytest.raises(BadLink):
        laid(puzzle._replace(link=puzzle.link[:-2]))
    record = puzzle.record()
    first = link_of(Record(GAME, record.options, record.seats, [], None))
    with pytest.raises(BadPuzzle, match="nobody has anything to decide"):
        laid(puzzle._replace(link=first))
    for line in ("", "[]", '{"link": "x"}', "7"):
        with pytest.raises(BadPuzzle):
            puzzle_in(line)


def test_costs_are_digits() -> None:
    assert [cost_of(digit_of(cost)) for cost in (0.0, 0.08, 0.5, 0.61, 0.9)] == [0, 8, 50, 61, 61]
    assert digit_of(-0.001) == "0"


def test_plays_to_mine_have_all_numbers_of_seats() -> None:
    assert {len(line) for line in LINES} == {2, 3, 4}
    assert play_for(GAME, "x", 4).actions == play_for(GAME, "x", 4).actions
    assert play_for(GAME, "x", 4).actions != play_for(GAME, "x", 10).actions


WITH_THEMES = [game for game in all_games() if part_of(game, "puzzles.themes")]


@pytest.mark.parametrize("game", WITH_THEMES, ids=lambda game: game.name)
def test_a_game_with_themes_says_what_its_puzzles_are_about(game: Game) -> None:
    """An action that can be an answer has a theme, whatever it is and wherever."""
    state = game.start(game.complete({}))
    seen = set()
    for text in play_for(game, "themes", 1).actions:
        action = game.vocabulary.number(text)
        if state.to_move >= 0 and is_suited(game, action):
            themes = themes_of(game, state, action)
            seen |= set(themes)
        state.apply(action)
    assert len(seen) >= 3


def test_what_nobody_would_see_is_not_picked(puzzle: Puzzle) -> None:
    """Where no theme says why an answer is good, it has to stand out by far."""
    margin = round(100 * margin_of(GAME))
    texts = laid(puzzle).texts
    costs = [0 if text == puzzle.best else margin for text in texts]

    def stands(costs: list[int], *themes: str) -> bool:
        written = "".join(digit_of(cost / 100) for cost in costs)
        return stands_out(laid(puzzle._replace(costs=written, themes=themes)))

    assert stands(costs, "block", "divert")
    assert not stands(costs, "divert")
    assert stands([2 * cost for cost in costs], "divert")


def test_canals_say_whose_houses_they_are_about() -> None:
    """Of the answers that ship: what is quenched is one's own, what is blocked is another's."""
    seen = set()
    for puzzle in shelf_of("aquaedukt").values():
        _, state, best = laid(puzzle).question()
        themes = themes_of(GAME, state, best)
        told = {reason.message for reason in reasons_for(GAME, state, best)}
        owns = any("to your" in message for message in told)
        assert ("quench" in themes) == (puzzle.best.startswith("canal") and owns)
        assert "divert" not in themes or not {"quench", "block", "lead"} & set(themes)
        seen |= set(themes)
    assert {"quench", "block", "lead"} <= seen


def test_picked_puzzles_are_mixed(puzzle: Puzzle) -> None:
    def one(number: int, theme: str) -> Puzzle:
        return puzzle._replace(link=f"{number:06}", themes=(theme,))

    many = [one(number, "evict") for number in range(20)] + [one(99, "stop"), one(98, "spring")]
    chosen = picked([*many, *many], 5)
    assert len(chosen) == 5 == len({found.id for found in chosen})
    assert {"stop", "spring"} <= {found.themes[0] for found in chosen}


def test_every_day_has_its_puzzle_and_none_comes_too_soon(puzzle: Puzzle) -> None:
    shelf = {name: puzzle._replace(link=name) for name in ("aaaaaa", "bbbbbb", "cccccc")}
    days = [EPOCH + timedelta(days=number) for number in range(9)]
    found = [one.id for day in days if (one := of_day(shelf, day)) is not None]
    for first in (0, 3, 6):
        assert set(found[first : first + 3]) == set(shelf)
    assert of_day({}, EPOCH) is None


def test_the_day_is_that_of_utc() -> None:
    midnight = 1_798_761_600_000  # 2027-01-01
    assert day_at(midnight - 1) == date(2026, 12, 31)
    assert day_at(midnight) == date(2027, 1, 1)


def test_a_line_is_json(puzzle: Puzzle) -> None:
    assert set(json.loads(puzzle.line())) == set(Puzzle._fields)
