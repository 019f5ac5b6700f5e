"""I-29 to I-35: winning, withdrawing, running out."""

from pathlib import Path

import pytest

from aquae.core.record import Record, parse_line
from aquae.core.state import OVER, Result, State
from aquae.games import game_called
from aquae.games.irrigate.game import GAME
from aquae.games.irrigate.scoring import ENDINGS
from tests.games.irrigate.script import EARLY, last_of, main_game, table, tile, verbs
from tests.texts import aftermath, legal, play, refusal

RECORDS = Path(__file__).with_name("plays.jsonl")


def result_of(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


# Nine red straights west of the red Tap along the river, all with water, and no tenth.
NINE = [f"{column},1 red straight EW" for column in range(-6, 2)]
# An irrigated goal beside the red Tap.
GOAL = "1,1 grey goal NE goal 0"


# Winning: I-29, I-30


def test_i_29_ten_irrigated_tiles() -> None:
    state = play(GAME, table(*NINE, "3,1 red straight EW"), "end")
    assert state.to_move == OVER
    result = result_of(state)
    assert (result.winners, result.ending) == ([0], "land")
    assert str(refusal(GAME, state, "draw")) == (
        "I-29: the game is over (ten irrigated tiles), so draw is no longer possible"
    )
    assert legal(GAME, state) == []


def test_i_29_nine_are_not_enough() -> None:
    state = play(GAME, table(*NINE, "3,1 red straight NS"), "end")
    assert (state.to_move, state.result()) == (1, None)


def test_i_29_an_irrigated_goal() -> None:
    result = result_of(play(GAME, table(GOAL), "end"))
    assert (result.winners, result.ending) == ([0], "goal")


@pytest.mark.parametrize("goal", ["1,1 grey goal NW goal 0", "1,1 grey goal NE goal bank"])
def test_i_29_a_dry_goal_or_one_of_the_bank_does_not_win(goal: str) -> None:
    assert play(GAME, table(goal), "end").result() is None


def test_i_29_fifty_money_income_included() -> None:
    result = result_of(play(GAME, table(money=[49, 5]), "end"))
    assert (result.winners, result.ending, result.scores) == ([0], "money", [50, 5])
    assert play(GAME, table(money=[48, 5]), "end").result() is None


def test_i_29_only_at_the_end_of_the_own_turn() -> None:
    """Seat 1 has all it takes; it wins when its own turn ends."""
    state = table("4,-1 grey goal NE goal 1", money=[5, 60], phase="acting")
    play(GAME, state, "end")
    assert state.result() is None
    play(GAME, state, "draw", "tile grey tee", "place 1,1 NES", "end")
    assert result_of(state).winners == [1]


def test_i_29_not_in_the_early_game() -> None:
    state = table(GOAL, money=[60, 5], phase="start", early=True)
    play(GAME, state, "draw", "tile grey tee", "place 3,1 NES")
    assert (state.to_move, state.result()) == (1, None)


def test_i_30_result() -> None:
    tiles = [GOAL, "6,-1 yellow straight EW", "4,-1 yellow straight NS"]
    state = play(GAME, table(*tiles, money=[10, 30]), "end")
    assert result_of(state).as_record() == {"scores": [12, 30], "tiebreaks": [2, 2], "winners": [0]}


# Passing and withdrawing: I-31 to I-34


def test_i_31_the_first_pass_brings_income() -> None:
    state = table("1,1 red straight EW", phase="start", players=3, money=[5, 5, 5])
    play(GAME, state, "pass")
    assert (state.to_move, state.scores()) == (1, [7, 5, 5])
    assert not state.view()["seats"][0]["withdrawn"]


def test_i_31_but_not_in_the_early_game() -> None:
    state = play(GAME, GAME.new(players=3), "pass")
    assert (state.to_move, state.scores()) == (1, [5, 5, 5])


def test_i_31_the_income_of_a_pass_can_win() -> None:
    state = play(GAME, table(phase="start", money=[49, 5]), "pass")
    assert result_of(state).ending == "money"


def test_i_31_only_at_the_start_of_a_turn() -> None:
    state = table(phase="start")
    for text in ("draw", "tile grey tee", "place 1,1 NES"):
        play(GAME, state, text)
        assert str(refusal(GAME, state, "pass")) == (
            "I-31: you can pass only at the start of your turn"
        )


def test_i_31_who_passed_once_keeps_his_rights() -> None:
    state = table(players=3, passes=[0, 1, 0], money=[40, 5, 5])
    assert refusal(GAME, state, "buy 5,-1").rule == "I-24"
    assert "propose" in verbs(state)
    assert play(GAME, state, "solicit").to_move == 1


def test_i_32_the_second_pass_in_a_row_withdraws() -> None:
    state = table("1,1 red straight EW", phase="start", players=3, passes=[1, 0, 0])
    state.play(GAME.vocabulary.number("pass"))
    assert state.view()["seats"][0]["withdrawn"]
    assert (state.to_move, state.scores()) == (1, [5, 5, 5])  # no income that turn included
    play(GAME, state, "pass", "draw", "tile grey tee", "place 3,1 NES")
    assert state.to_move == 2
    assert "rotate 2,1 NES" in legal(GAME, state)  # 5 money: turning it costs 3
    assert refusal(GAME, state, "propose buy 2,1").rule == "I-26"
    play(GAME, state, "end", "pass")  # and stays out with a third one
    assert (state.to_move, state.view()["seats"][0]["withdrawn"]) == (1, True)


def test_i_32_who_has_withdrawn_cannot_win() -> None:
    state = table(GOAL, phase="start", players=3, passes=[1, 0, 0], money=[60, 5, 5])
    play(GAME, state, "pass")
    assert (state.to_move, state.result()) == (1, None)


def test_i_32_passes_must_be_in_a_row() -> None:
    state = table(phase="start", players=3, passes=[1, 0, 0])
    play(GAME, state, "draw", "tile grey tee", "place 1,1 NES", "end", "pass", "pass", "pass")
    assert [seat["passes"] for seat in state.view()["seats"]] == [1, 1, 1]


def test_i_33_coming_back() -> None:
    """With `draw`; his land is his again, and he is asked again."""
    state = table(phase="start", players=3, passes=[2, 0, 0], money=[0, 20, 5])
    play(GAME, state, "draw")
    assert not state.view()["seats"][0]["withdrawn"]
    play(GAME, state, "tile grey tee", "place 1,1 NES", "rotate 2,1 NEW", "end")
    assert state.scores() == [0, 20, 5]
    play(GAME, state, "draw", "tile grey tee", "place 3,1 NES")
    assert refusal(GAME, state, "buy 2,1").rule == "I-24"
    assert play(GAME, state, "solicit", "no offer").to_move == 0


def test_i_32_and_i_33_the_aftermath_tells_who_withdraws_and_returns() -> None:
    state = table(phase="start", players=3, passes=[1, 0, 0])
    assert aftermath(GAME, state, "pass") == [{"what": "withdrawn", "rule": "I-32", "seat": 0}]
    assert aftermath(GAME, state, "draw") == []
    state = table(phase="start", players=3, passes=[2, 0, 0])
    assert aftermath(GAME, state, "pass") == []
    assert aftermath(GAME, state, "draw") == [{"what": "returned", "rule": "I-33", "seat": 0}]


def test_i_34_the_last_one_wins() -> None:
    state = play(GAME, GAME.new(players=3), "pass", "pass", "pass", "pass")
    assert state.to_move == 1
    play(GAME, state, "pass")
    result = result_of(state)
    assert (result.winners, result.ending) == ([2], "withdrawal")
    assert refusal(GAME, state, "pass").rule == "I-34"


def test_i_34_in_the_main_game_and_at_once() -> None:
    state = play(GAME, main_game(), "end", "pass")
    play(GAME, state, "draw", "tile grey tee", "place 1,1 NES", "end", "pass")
    assert (result_of(state).winners, result_of(state).ending) == ([1], "withdrawal")


# Running out: I-35


def last_tile(*tiles: str, **changes: object) -> State:
    """Seat 0 has placed the last tile and may act."""
    state = table(*tiles, phase="start", **(last_of("grey tee") | changes))
    return play(GAME, state, "draw", "tile grey tee", "place 3,1 NEW")


def test_i_35_one_final_turn_for_everybody() -> None:
    state = last_tile(players=3, money=[0, 0, 0])
    assert state.view()["final_turns"] == 0
    movers = []
    for left in (3, 2, 1):
        play(GAME, state, "end")
        assert state.view()["final_turns"] == left
        assert verbs(state) == {"pass", "end", "solicit", "rotate", "propose"}
        movers.append(state.to_move)
    assert movers == [1, 2, 0]
    assert str(refusal(GAME, state, "draw")) == (
        "I-35: in a final turn you can take actions, end it or pass; draw is not possible"
    )
    play(GAME, state, "end")
    assert result_of(state).ending == "count"


def test_i_35_income_is_doubled_in_final_turns() -> None:
    state = last_tile("1,1 red straight EW", money=[5, 5])
    assert play(GAME, state, "end").scores() == [7, 5]
    assert play(GAME, state, "end").scores() == [7, 7]
    assert play(GAME, state, "pass").scores() == [11, 7]
    assert result_of(state).winners == [0]


def test_i_35_a_final_turn_can_win() -> None:
    state = play(GAME, last_tile(money=[5, 48]), "end", "end")
    assert (result_of(state).ending, result_of(state).winners) == ("money", [1])


def test_i_35_pass_only_at_the_start_of_a_final_turn() -> None:
    state = play(GAME, last_tile(), "end")
    assert "pass" in legal(GAME, state)
    play(GAME, state, "rotate 5,-1 NES")
    assert refusal(GAME, state, "pass").rule == "I-31"
    declined = ["propose buy 2,1", "price 0", "decline"]
    state = play(GAME, last_tile(), "end", *declined)
    assert "pass" not in legal(GAME, state)


def test_i_35_passing_twice_withdraws_in_final_turns_too() -> None:
    state = play(GAME, last_tile(players=3, passes=[0, 1, 0]), "end", "pass")
    assert state.view()["seats"][1]["withdrawn"]
    assert state.scores() == [6, 5, 5]


def test_i_35_coming_back_in_a_final_turn() -> None:
    """I-33: his own land is turned for nothing, and `end` brings him back as well."""
    state = play(GAME, last_tile(players=3, passes=[0, 2, 0], money=[5, 0, 5]), "end")
    assert "rotate 5,-1 NES" in legal(GAME, state)
    assert refusal(GAME, state, "buy 5,-1").rule == "I-24"
    back = play(GAME, state.copy(), "rotate 5,-1 NES")
    assert not back.view()["seats"][1]["withdrawn"]
    back = play(GAME, state.copy(), "end")
    assert (back.view()["seats"][1]["withdrawn"], back.scores()[1]) == (False, 2)


def test_i_35_most_money_then_most_irrigated_tiles_then_both() -> None:
    rich = result_of(play(GAME, last_tile(money=[8, 9]), *["end"] * 3))
    assert (rich.scores, rich.winners) == ([11, 11], [0, 1])
    tiles = ["1,1 red straight EW"]
    wet = result_of(play(GAME, last_tile(*tiles, money=[0, 4]), *["end"] * 3))
    assert (wet.scores, wet.tiebreaks, wet.winners) == ([6, 6], [2, 1], [0])
    rich = result_of(play(GAME, last_tile(*tiles, money=[0, 5]), *["end"] * 3))
    assert (rich.scores, rich.winners) == ([6, 7], [1])


def test_i_35_passes_over_who_has_withdrawn() -> None:
    state = last_tile(players=3, passes=[0, 1, 0], money=[5, 40, 6])
    play(GAME, state, "end", "pass", "end", "end")
    result = result_of(state)
    assert (result.scores, result.winners) == ([8, 40, 8], [0, 2])


def test_i_35_the_early_game_ends_with_the_last_tile() -> None:
    """Without compensation; the turn goes on with actions."""
    state = last_tile(early=True, money=[5, 5])
    assert (state.to_move, state.view()["phase"]) == (0, "acting")
    assert (state.view()["early"], state.scores()) == (False, [5, 5])
    assert tile(state, "3,1")["owner"] is None


# Whole plays, one for every ending


def recorded() -> list[Record]:
    lines = RECORDS.read_text(encoding="utf-8").splitlines()
    return [parse_line(line, game_called) for line in lines]


@pytest.mark.parametrize("record", recorded(), ids=lambda record: record.extra["ending"])
def test_recorded_plays_end_as_they_did(record: Record) -> None:
    state = record.check()
    assert result_of(state).ending == record.extra["ending"]


def test_every_ending_has_a_record() -> None:
    assert sorted(record.extra["ending"] for record in recorded()) == sorted(ENDINGS)


def test_the_early_game_of_the_scripts_is_a_record_too() -> None:
    assert main_game().view()["tiles"].keys() == {
        *("2,1", "5,1", "2,-1", "5,-1"),
        *(text.split()[1] for text in EARLY if text.startswith("place")),
    }
