"""Chances that people are told: fair, in the order of the search, and as sure as plays are."""

import json
import sys
from pathlib import Path

import pytest
from benchmarks import calibration

from aquae.bots.assess import assess
from aquae.bots.bot import Budget
from aquae.bots.guide import Guide, guide_for, has_guide
from aquae.bots.search import Searcher
from aquae.core.chance import Rng
from aquae.games import all_games, game_called

GUIDES = [pytest.param(guide_for(game), id=game.name) for game in filter(has_guide, all_games())]


@pytest.mark.parametrize("guide", GUIDES)
def test_what_is_told_adds_up_and_keeps_its_order(guide: Guide) -> None:
    for chances in ([0.3, 0.7], [0.5, 0.2, 0.3], [0.1, 0.2, 0.3, 0.4], [1.0, 0.0]):
        for progress in (0.0, 0.5, 1.0):
            told = guide.told_at(progress, chances)
            assert sum(told) == pytest.approx(1.0)
            seats = range(len(chances))
            assert sorted(seats, key=told.__getitem__) == sorted(seats, key=chances.__getitem__)


@pytest.mark.parametrize("guide", GUIDES)
def test_where_a_seat_has_more_of_two_it_is_told_more(guide: Guide) -> None:
    for progress in (0.0, 0.5, 1.0):
        told = [guide.told_at(progress, [0.01 * n, 1 - 0.01 * n])[0] for n in range(1, 100)]
        assert told == sorted(told)


def test_hints_tell_chances_as_sure_as_they_have_proved_to_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = game_called("irrigate")
    searcher = Searcher(guide_for(game), Budget(iterations=40))
    state = game.start(game.complete({"players": 2}))
    monkeypatch.setattr(searcher.guide, "sureness", None)
    bare = assess(searcher, state.copy(), Rng("hint"))
    searcher.forget()
    monkeypatch.setattr(searcher.guide, "sureness", {"2": [2.0, 2.0]})
    sure = assess(searcher, state.copy(), Rng("hint"))
    for one, other in zip(bare, sure, strict=True):
        assert one.action == other.action
        odds = one.chances[0] / one.chances[1]
        assert other.chances[0] / other.chances[1] == pytest.approx(odds**2)


def test_it_is_learned_how_sure_to_be() -> None:
    """Of ten positions called 60 %, eight are won, whenever it is said."""
    games = [
        {"said": [[0, progress, [0.6, 0.4]]], "shares": [1.0, 0.0] if n < 8 else [0.0, 1.0]}
        for n in range(10)
        for progress in (0.0, 1.0)
        for _ in range(20)
    ]
    first, last = calibration.learned(games)
    assert first == pytest.approx(3.4, abs=0.3)
    assert last == pytest.approx(3.4, abs=0.3)


def test_a_table_says_what_became_of_what_was_promised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same one when the games are there already."""
    kept = tmp_path / "kept.jsonl"
    monkeypatch.setattr(calibration, "FEW", 2)
    sizes = ["--players", "3", "--games", "3", "--iterations", "2", "--look", "6"]
    told = []
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", ["", "aquaedukt", *sizes, "--bare", "--keep", str(kept)])
        calibration.main()
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    games = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    claims = calibration.claims_of(games, lambda _, chances: chances)
    assert len(games) == 3
    assert sum(claim.chance for claim in claims) == pytest.approx(len(claims) / 3, abs=0.01)
    here = [c for c in claims if c.third == 1 and 0.3 <= c.chance < 0.4]
    called = 100 * sum(claim.chance for claim in here) / len(here)
    row = next(line for line in told[0].splitlines() if line.startswith("| 30 to 40 %"))
    assert row.split(" | ")[2].startswith(f"{called:.0f}: ")


def test_what_is_called_too_high_stands_out() -> None:
    """Of 200 positions called 90 %, each of another play, half are won."""
    claims = [
        calibration.Claim(play, 2, chance, float((play + seat) % 2))
        for play in range(200)
        for seat, chance in enumerate((0.95, 0.05))
    ]
    *_, row, told = calibration.table(claims, 2)
    assert row == "| 90 to 100 % | - | - | 95: 50 ±7 (200) off |"
    assert told == "1 of 1 are off by more than 5 points beyond their interval"


def test_positions_of_one_play_count_together() -> None:
    alone = [calibration.Claim(play, 0, 0.5, play % 2) for play in range(40)]
    often = [claim for claim in alone for _ in range(9)]
    margin = calibration.margin_by_play(alone, 0.5)
    assert margin == pytest.approx(1.96 * 0.5 / 40**0.5)
    assert calibration.margin_by_play(often, 0.5) == pytest.approx(margin)
