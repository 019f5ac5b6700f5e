"""The surface for people: plays that speak in texts, take back, ask bots and show themselves."""

import subprocess
import sys
from pathlib import Path

import pytest

import aquae
from aquae import AquaeError, Budget, Refused, Rng, State
from aquae.games import game_names

GAMES = game_names()


def finished(game: str, seed: int = 1) -> aquae.Play:
    return aquae.new(game, seats=["bot:faber", "bot:tiro"], seed=seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_goes_by_texts_to_its_end(game: str) -> None:
    play = aquae.new(game, seed=7)
    while not play.is_over and len(play) < 3000:
        before = len(play)
        assert play.to_move is not None
        done = play.act(play.legal[0])
        assert len(play) == before + len(done) > before
    assert play.is_over
    assert play.legal == []
    assert play.to_move is None
    assert play.result is not None
    assert [deed.text for deed in play] == play.record().actions
    play.record().check()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_play(game: str) -> None:
    assert finished(game) == finished(game)
    assert finished(game, 1) != finished(game, 2)
    assert hash(finished(game)) == hash(finished(game))


def test_chance_and_bots_act_by_themselves() -> None:
    play = aquae.new("irrigate", seats=["Ann", "bot:faber"], seed=1)
    assert play.act("draw")[0] == "draw"
    done = play.act(play.legal[0])
    assert {deed.who for deed in play.history[-len(done) :]} >= {"Ann", "Faber"}
    assert play.to_move == 0


def test_what_is_not_possible_names_its_rule() -> None:
    play = aquae.new("irrigate", seed=1)
    assert play.why("draw") is None
    assert str(play.why("buy 2,1")).startswith("I-14: ")
    assert str(play.why("nonsense")).startswith("N-01: ")
    with pytest.raises(Refused, match=r"^I-14: "):
        play.act("buy 2,1")
    assert len(play) == 0


def test_what_is_no_text_is_refused_in_a_sentence() -> None:
    play = aquae.new("irrigate", seed=1)
    with pytest.raises(Refused, match="'3' is not an action of Irrigate"):
        play.act(3)  # type: ignore[arg-type]
    assert "'3' is not an action of Irrigate" in str(play.why(3))  # type: ignore[arg-type]


def test_taking_back_ends_at_the_last_own_action_and_rolls_nothing_again() -> None:
    play = aquae.new("irrigate", seats=["Ann", "bot:faber"], seed=1)
    play.act("draw")
    text = play.legal[0]
    done = play.act(text)
    assert play.undo() == text
    assert play.act(text) == done
    play.undo()
    assert play.undo() == "draw"
    with pytest.raises(AquaeError, match="nobody has done anything"):
        play.undo()


def test_any_object_that_chooses_is_a_bot() -> None:
    class Last:
        def choose(self, state: State, rng: Rng) -> int:
            return state.actions()[-1]

    play = aquae.new("aqua-romana", seats=[Last(), "bot:faber"], seed=1)
    assert play.is_over
    assert play.names == ["Last", "Faber"]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 9}, "option players is 2, 3, 4; not 9"),
        ({"seats": ["a"]}, "option players is 2, 3, 4; not 1"),
        ({"seats": ["a", "b"], "players": 3}, "seats names 2 for 3 players"),
        ({"seats": ["a", "bot:nobody"]}, "there is no bot called"),
        ({"colour": "red"}, "Irrigate has no option colour"),
    ],
)
def test_what_cannot_begin_is_told_in_a_sentence(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(AquaeError, match=sentence):
        aquae.new("irrigate", **given)  # type: ignore[arg-type]


def test_hints_and_reviews_show_themselves() -> None:
    hints = aquae.new("aquaedukt", seed=1).hint(iterations=50)
    assert 1 <= len(hints) <= 3
    assert hints[0].text in str(hints)
    assert f"<code>{hints[0].text}</code>" in hints._repr_html_()
    review = finished("aquaedukt").review(iterations=5)
    assert len(review.chances) == len(review.record) + 1
    assert "Turning points" in str(review)
    assert review._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("game", GAMES)
def test_everything_shows_itself(game: str) -> None:
    play = finished(game)
    state = play.state
    assert state.game is play.game
    assert play.game.title in repr(state)
    assert play.game.title in str(play)
    assert str(state).count("\n") > 5
    for shown in (play, state, play.record()):
        assert shown._repr_svg_().startswith("<svg")
    assert "won by" in repr(play)
    assert f"<td>{play.game.option_list[0].name}</td>" in play.game._repr_html_()
    assert play.result is not None
    assert f"<td>{play.scores[0]}</td>" in play.result._repr_html_()
    assert repr(play.game) == f"<game {game}: {play.game.title} ({play.game.credit})>"
    assert f"{len(play)} actions" in repr(play.record())


def test_records_are_read_one_by_one(tmp_path: Path) -> None:
    path = tmp_path / "plays.jsonl"
    plays = [finished("irrigate", seed) for seed in range(3)]
    path.write_text("".join(f"{play.record().line()}\n" for play in plays) + "{broken\n")
    records = aquae.read_all(path)
    assert [next(records) for _ in plays] == [play.record() for play in plays]
    with pytest.raises(AquaeError, match="line 4"):
        next(records)
    assert aquae.read(path) == plays[0].record()


def test_a_saved_play_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    play = aquae.new("irrigate", seats=["Ann", "bot:faber"], seed=4, budget=Budget(iterations=10))
    play.act("draw")
    play.save(tmp_path / "game.json")
    again = aquae.resume(aquae.read(tmp_path / "game.json"))
    assert again == play
    assert again.names == ["Ann", "Faber"]


def test_boards_are_made_judged_and_played_on() -> None:
    board = aquae.board("aquaedukt", "number:7")
    assert board.flaws() == []
    assert board == aquae.board("aquaedukt", board.text)
    assert aquae.new("aquaedukt", **board.options).options["board"] == board.text
    assert board._repr_svg_().startswith("<svg")
    assert (
        aquae.new("aquaedukt", board="number:7").options
        == aquae.new("aquaedukt", board=board.text).options
    )
    with pytest.raises(AquaeError, match="Irrigate has no boards to choose from"):
        aquae.board("irrigate")


def test_boards_are_read_wherever_a_game_begins() -> None:
    number, text = {"board": "number:7"}, {"board": aquae.board("aquaedukt", "number:7").text}
    aquaedukt = aquae.game_called("aquaedukt")
    assert aquaedukt.new(**number) == aquaedukt.new(**text) != aquaedukt.new()


def test_a_flawed_board_says_what_is_wrong() -> None:
    ranks = ["0" + ",1" * 10 + ",0", *[",".join(["1"] * 12)] * 6, "0" + ",1" * 10 + ",0"]
    flaws = aquae.board("aquaedukt", "/".join(ranks)).flaws()
    assert flaws
    assert all(flaw.startswith("A-0") for flaw in flaws)


def test_the_door_is_open_to_completion_and_help() -> None:
    assert {"new", "read", "board", "Play", "State"} <= set(dir(aquae))
    assert "import_module" not in dir(aquae)
    for name in aquae.__all__:
        thing = getattr(aquae, name)
        assert not isinstance(thing, type) or thing.__doc__, name


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        ("aquae.State", "One moment of a play"),
        ("type(aquae.new('irrigate').state)", "One moment of a play"),
        ("type(aquae.new('irrigate').game)", "Lay land with pipes"),
        ("type(aquae.new('irrigate').record())", "who sat where"),
    ],
)
def test_compiled_classes_have_the_docstrings_of_their_sources(thing: str, told: str) -> None:
    asked = f"import aquae; print({thing}.__doc__)"
    found = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert told in found.stdout
