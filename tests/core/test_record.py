"""Reading is strict: every fault is named with its position and rule."""

import json
from typing import Any

import pytest

from aquae.core.chance import Dice
from aquae.core.record import BadRecord, parse_line, parse_record
from aquae.core.table import Table
from aquae.games import game_called
from tests.random_plays import last_state

GAME = game_called("aquaedukt")
OPTIONS = GAME.complete({"setup": "placed"})


def good() -> dict[str, Any]:
    """A finished play as decoded JSON."""
    state, texts = last_state(GAME, OPTIONS, "lively", "record")
    result = state.result()
    assert result is not None
    return {
        "format": "aquae/1",
        "rules": GAME.rules,
        "game": "aquaedukt",
        "options": dict(OPTIONS),
        "seats": ["a", "b"],
        "actions": texts,
        "result": result.as_record(),
    }


def fault(data: object) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        parse_record(data, game_called).check()
    return caught.value


def test_a_good_record_is_good_and_keeps_unknown_keys() -> None:
    data = good() | {"comment": "seen at the club"}
    record = parse_record(data, game_called)
    record.check()
    assert record.as_json() == data
    assert list(record.as_json()) == list(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "aquae/2"}, "format is 'aquae/2'"),
        ({"rules": 3}, "played by version 3 of the rules; this program knows version 2 of"),
        ({"rules": "2"}, "rules is not a whole number"),
        ({"rules": True}, "rules is not a whole number"),
        ({"rules": None}, "rules is not a whole number"),
        ({"game": "chess"}, "no game called 'chess'"),
        ({"game": 7}, "game is missing or not a text"),
        ({"options": []}, "options is missing or not an object"),
        ({"seats": ["a"]}, "seats has 1 names for 2 players"),
        ({"seats": ["a", 2]}, "seats is missing or not a list of texts"),
        ({"actions": "roll"}, "actions is missing or not a list of texts"),
        ({"actions": [1]}, "actions is missing or not a list of texts"),
        ({"result": None}, "the game is over, but the result is null"),
        ({"result": {"scores": [1, 2]}}, "result is not an object with lists of numbers"),
        ({"result": {"scores": [True], "tiebreaks": [], "winners": []}}, "lists of numbers"),
        ({"result": {"scores": [99, 0], "tiebreaks": [0, 0], "winners": [0]}}, "the actions give"),
    ],
)
def test_a_wrong_value_is_named(change: dict[str, Any], reason: str) -> None:
    assert reason in str(fault(good() | change))


@pytest.mark.parametrize("key", ["format", "game", "options", "seats", "actions", "result"])
def test_a_missing_key_is_named(key: str) -> None:
    data = good()
    del data[key]
    assert key in str(fault(data))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5}, "option players is 2, 3, 4; not 5"),
        ({"players": True}, "option players is 2, 3, 4; not true"),
        ({"players": "2"}, "option players is 2, 3, 4; not 2"),
        ({"players": 2.0}, "option players is 2, 3, 4; not 2.0"),
        ({"spring_canal": 0}, "option spring_canal is false, true; not 0"),
        ({"board": 3}, "option board is provincia, or one written out as text; not 3"),
        ({"board": "atlantis"}, "A-02: there is no board called atlantis"),
        ({"board": "1,2/3"}, "A-01: a board has 8 ranks of 12 numbers each"),
        ({"colour": "red"}, "no option colour"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], reason: str) -> None:
    assert reason in str(fault(good() | {"options": OPTIONS | options}))


def test_a_missing_option_is_read_at_its_default() -> None:
    given = {"players": 2, "setup": "placed"}
    assert parse_record(good() | {"options": given}, game_called).options == OPTIONS


def test_missing_players_are_named() -> None:
    options = {"setup": "placed"}
    assert str(fault(good() | {"options": options})) == "option players is missing"


def test_a_record_without_rules_is_read_as_version_2_and_written_with_it() -> None:
    data = good()
    del data["rules"]
    record = parse_record(data, game_called)
    record.check()
    assert list(record.as_json())[:3] == ["format", "rules", "game"]
    assert record.as_json() == data | {"rules": 2}


def test_an_illegal_action_is_named_with_position_and_rule() -> None:
    data = good()
    data["actions"][1] = data["actions"][0]
    bad = fault(data)
    assert (bad.position, bad.rule) == (1, "A-07")
    assert str(bad).startswith(f"action 1: A-07: '{data['actions'][0]}': ")


@pytest.mark.parametrize("text", ["Roll", "house 03 c4", "house  3 c4", "mountain c4 ", "", "x"])
def test_a_text_that_is_no_action_is_refused_under_n_01(text: str) -> None:
    data = good()
    data["actions"][2] = text
    bad = fault(data)
    assert (bad.position, bad.rule) == (2, "N-01")


def test_actions_after_the_end_are_refused() -> None:
    data = good()
    data["actions"].append("roll")
    bad = fault(data)
    assert (bad.position, bad.rule) == (len(data["actions"]) - 1, "A-29")


def test_a_result_before_the_end_is_refused() -> None:
    data = good()
    data["actions"].pop()
    assert str(fault(data)) == "there is a result, but the game is not over"


@pytest.mark.parametrize("line", ["", "{", "null", "[]", "3", '"x"', "[" * 100_000, "9" * 5000])
def test_what_is_no_record_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        parse_line(line, game_called)


def test_a_position_outside_the_record_is_refused() -> None:
    record = parse_record(good(), game_called)
    assert record.state_at(0) == GAME.start(OPTIONS)
    with pytest.raises(BadRecord, match="there is no position"):
        record.state_at(len(record.actions) + 1)


def finished_table() -> Table:
    """A table played to its end with a bot at every seat and real dice."""
    game = game_called("irrigate")
    table = Table(game, game.complete({}), ["a", "b"], Dice(b"s" * 32, ["salt", ""]))
    while table.state.to_move != -2:
        if table.state.to_move == -1:
            table.let_chance_act()
        else:
            legal = [game.vocabulary.text(action) for action in table.state.actions()]
            lasting = [text for text in legal if text != "pass"]
            table.act(lasting[len(table.actions) % len(lasting)])
    return table


def test_a_dice_receipt_verifies_and_a_changed_draw_does_not() -> None:
    data = json.loads(finished_table().record().line())
    assert parse_record(data, game_called).check().result() is not None
    position = data["actions"].index("tile grey tee")
    data["actions"][position] = "tile grey corner"
    bad = fault(data)
    assert bad.position == position
    assert "the dice receipt draws 'tile grey tee' here" in str(bad)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"secret": "00" * 32}, "does not open their commitment"),
        ({"commitment": "00" * 32}, "does not open their commitment"),
        ({"secret": "xyz"}, "not 64 hexadecimal digits"),
        ({"salts": ["a b"]}, "salts of the dice"),
        ({"salts": "salt"}, "salts of the dice"),
        ({"start": []}, "not one by die or random"),
        ({"start": {"by": "whim", "first": 0, "rolls": []}}, "not one by die or random"),
        ({"start": {"by": "random", "first": 2, "rolls": []}}, "for who begins, not"),
        ({"start": {"by": "die", "first": 0, "rolls": [[20, 1]]}}, "for who begins, not"),
        ({"start": {"by": "die", "first": 0, "rolls": []}, "salts": []}, "among salts"),
    ],
)
def test_a_receipt_that_was_tampered_with_is_refused(change: dict[str, Any], reason: str) -> None:
    data = json.loads(finished_table().record().line())
    data["dice"] |= change
    assert reason in str(fault(data))


def test_a_start_among_others_than_those_who_played_is_refused() -> None:
    dice = Dice(b"s" * 32, ["", "", ""])
    dice.draw_lot("die")
    assert "3 salts for 2 seats" in str(fault(good() | {"dice": dice.receipt()}))


def test_a_receipt_that_is_no_object_is_refused() -> None:
    assert "not an object" in str(fault(good() | {"dice": []}))


def test_a_table_can_be_resumed_and_undo_never_re_rolls() -> None:
    table = finished_table()
    table.dice.draw_lot("die")
    again = Table.resume(table.record())
    assert again.state == table.state
    assert again.record().line() == table.record().line()
    chance = next(i for i, text in enumerate(table.texts()) if text.startswith("tile"))
    again.take_back(len(again.actions) - chance)
    assert again.let_chance_act() == table.texts()[chance]
