"""Puzzles without a server: the same answers, and ratings that the browser keeps."""

from aquae.bots.puzzles.puzzle import laid
from aquae.bots.puzzles.shelf import FILE, shelf_of
from aquae.bots.puzzles.solving import Solver, begun, tried
from aquae.games import path_of
from aquae.server.thinking.puzzles import judged, shown, solver_data, solver_in
from tests.server.local.test_links import Device

GAME = "irrigate"
PUZZLE = next(iter(shelf_of(GAME).values()))


def device() -> Device:
    found = Device("Ann")
    file = (path_of(GAME) / FILE).read_text(encoding="utf-8")
    handed = found.does("POST", f"here/puzzles/{GAME}", {"file": file})
    assert handed["puzzles"] == len(shelf_of(GAME))
    return found


def test_puzzles_are_handed_in_and_then_answered() -> None:
    here = device()
    listed = here.does("GET", f"puzzles/{GAME}")
    assert {one["id"] for one in listed["puzzles"]} == set(shelf_of(GAME))
    assert (listed["tried"], listed["mine"]) == ({}, None)
    assert here.does("GET", f"puzzles/{GAME}/{PUZZLE.id}") == shown(PUZZLE)
    for text in (laid(PUZZLE).texts[0], PUZZLE.best, None):
        answer = here.does("POST", f"puzzles/{GAME}/{PUZZLE.id}/tries", {"text": text})
        assert answer == {**judged(PUZZLE, text), "counted": False, "mine": None}
    assert here.ask("GET", f"puzzles/{GAME}/nobody")[0] == 404
    assert here.does("GET", "puzzles/aquaedukt")["puzzles"] == []


def test_the_browser_keeps_its_rating() -> None:
    here, solver = device(), Solver()
    for right in (True, True, False):
        body = {"solver": solver_data(solver) if solver.tried else {}, "right": right}
        told = here.does("POST", f"here/puzzles/{GAME}/{PUZZLE.id}/count", body)
        solver = tried(solver, begun(PUZZLE), right)[0]
        assert told == solver_data(solver)
        assert solver_in(told) == solver
