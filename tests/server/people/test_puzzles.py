"""Puzzles on a server: tried, rated on both sides, taken along and forgotten; on both databases."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from aquae.bots.puzzles.puzzle import Puzzle, laid
from aquae.bots.puzzles.shelf import of_day, shelf_of
from aquae.bots.puzzles.solving import begun
from aquae.games import game_names
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.serving import Json, Person, Serving, serving

GAME = "aquaedukt"


def puzzles() -> list[Puzzle]:
    return list(shelf_of(GAME).values())


def wrong(puzzle: Puzzle) -> str:
    return next(text for text in laid(puzzle).texts if text != puzzle.best)


def tries(person: Person, puzzle: Puzzle, text: str | None) -> Json:
    return person.post(f"/api/puzzles/{GAME}/{puzzle.id}/tries", text=text)


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_puzzles_and_one_of_them_today(server: Serving, game: str) -> None:
    ann = Person(server.url)
    found = ann.get(f"/api/puzzles/{game}")
    assert {one["id"] for one in found["puzzles"]} == set(shelf_of(game))
    assert found["today"] in shelf_of(game)
    today = datetime.now(UTC).date()
    if found["day"] == today.isoformat():  # it may just have struck midnight
        puzzle = of_day(shelf_of(game), today)
        assert puzzle is not None
        assert found["today"] == puzzle.id
    assert (found["tried"], found["mine"]) == ({}, None)


def test_a_puzzle_does_not_tell_its_answer(server: Serving) -> None:
    ann, puzzle = Person(server.url), puzzles()[0]
    found = ann.get(f"/api/puzzles/{GAME}/{puzzle.id}")
    assert found["at"] == len(found["record"]["actions"])
    assert set(found) == {"id", "game", "record", "at", "mover", "themes"}
    assert ann.get(f"/api/puzzles/{GAME}/nobody", 404)["code"] == "no-such-puzzle"
    assert ann.get("/api/puzzles/chess", 422)["code"] == "invalid"


def test_what_is_tried_is_judged_and_the_first_try_counts(server: Serving) -> None:
    ann, puzzle = Person(server.url), puzzles()[1]
    first = tries(ann, puzzle, wrong(puzzle))
    assert (first["right"], first["counted"], first["answer"]) == (False, True, None)
    assert first["cost"] == laid(puzzle).cost(wrong(puzzle)) > 0
    assert first["reasons"]
    second = tries(ann, puzzle, puzzle.best)
    assert (second["right"], second["counted"]) == (True, False)
    assert (second["answer"], second["chance"]) == (puzzle.best, puzzle.chance)
    assert second["mine"] == first["mine"]
    assert ann.get(f"/api/puzzles/{GAME}")["tried"] == {puzzle.id: False}
    refused = ann.post(f"/api/puzzles/{GAME}/{puzzle.id}/tries", 422, text="reveal c4 foul")
    assert refused["code"] == "refused"
    assert ann.post(f"/api/puzzles/{GAME}/{puzzle.id}/tries", 422, text="abc")["code"] == "refused"


def test_both_sides_are_rated_and_streaks_counted(server: Serving) -> None:
    ann, (puzzle, other, *_) = Person(server.url), puzzles()[2:]

    def rating() -> int:
        listed = ann.get(f"/api/puzzles/{GAME}")["puzzles"]
        return next(int(one["rating"]) for one in listed if one["id"] == puzzle.id)

    assert rating() == begun(puzzle).points
    mine = tries(ann, puzzle, puzzle.best)["mine"]
    assert mine["rating"] > 1500
    assert (mine["tried"], mine["solved"], mine["streak"], mine["best"]) == (1, 1, 1, 1)
    assert rating() < begun(puzzle).points
    seen = tries(ann, other, None)
    assert (seen["right"], seen["answer"], seen["counted"]) == (False, other.best, True)
    assert seen["mine"]["rating"] < mine["rating"]
    assert (seen["mine"]["streak"], seen["mine"]["best"]) == (0, 1)


def test_tries_are_taken_along_and_forgotten(where: Where, tmp_path: Path) -> None:
    puzzle = puzzles()[0]
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        tries(ann, puzzle, puzzle.best)
        tries(bea, puzzle, wrong(puzzle))
        found = json.loads(ann.http.get("/api/people/me/export").text)["puzzles"]
        assert [(one["puzzle"], one["solved"]) for one in found["tries"]] == [(puzzle.id, True)]
        assert found["solver"][GAME]["solved"] == 1
        ann.post("/api/people/me/delete", sure=True)
        listed = bea.get(f"/api/puzzles/{GAME}")
        assert listed["tried"] == {puzzle.id: False}
    with serving(tmp_path, *FREELY, *where.flags) as server:
        bea.go_to(server.url)
        assert bea.get(f"/api/puzzles/{GAME}")["mine"]["tried"] == 1
