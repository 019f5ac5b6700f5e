"""Whole plays in the letters of a link."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aquae.core.chance import Dice
from aquae.core.game import Game, Options
from aquae.core.links.either import letters_of, record_of_link
from aquae.core.links.letters import BadLink, sealed, unsealed
from aquae.core.record import BadRecord, Record
from aquae.core.state import CHANCE, OVER
from aquae.core.table import Table
from aquae.games import all_games, game_called
from tests.random_plays import POLICIES, last_state, option_sets

GAMES = all_games()
SETS = [(game, options) for game in GAMES for options in option_sets(game)]
NAMES = ["Ann", "Bené", "Cäsar 🙂", "D" * 40]


def record_of(game: Game, options: Options, policy: str, seed: str) -> Record:
    state, texts = last_state(game, options, policy, seed)
    result = state.result()
    seats = NAMES[: options["players"]]
    return Record(game, options, seats, texts, None if result is None else result.as_record())


@pytest.mark.parametrize(("game", "options"), SETS, ids=lambda value: str(value)[:60])
def test_every_play_comes_back_as_it_was(game: Game, options: Options) -> None:
    record = record_of(game, options, POLICIES[len(str(options)) % 3], str(options))
    assert record_of_link(letters_of(record), game_called) == record
    cut = len(record) // 2
    half = Record(game, options, record.seats, record.actions[:cut], None)
    assert record_of_link(f"https://example.org/#/replay/{letters_of(half)}", game_called) == half


def with_receipt(game: Game, players: int, by: str, since: int) -> Record:
    """A play of people with dice, cut short by agreement; the first actions come from elsewhere."""
    table = Table(game, game.complete({"players": players}), NAMES[:players], Dice.fresh([]))
    table.dice.salts = [f"salt-{chair}" for chair in range(players)]
    for position in range(60):
        if table.state.to_move == OVER:
            break
        if table.state.to_move == CHANCE and position >= since:
            table.let_chance_act()
        else:
            table.apply(table.state.actions()[0])
    table.dice.draw_lot(by)
    record = table.record()
    record.extra["ended"] = {"how": "agreed", "winners": [0]}
    if since:
        record.extra["dice_from"] = {"position": since, **record.extra.pop("dice")}
    return record


@pytest.mark.parametrize(("game", "by", "since"), [*product(GAMES, ["die", "random"], [0, 7])])
def test_the_receipt_of_the_dice_comes_along(game: Game, by: str, since: int) -> None:
    record = with_receipt(game, 3, by, since)
    found = record_of_link(letters_of(record), game_called)
    assert found == record
    found.check()


def test_what_only_a_server_knows_is_left_out() -> None:
    record = record_of(GAMES[0], option_sets(GAMES[0])[0], "lively", "1")
    record.extra["table"] = "a-secret-id"
    assert record_of_link(letters_of(record), game_called).extra == {}


def test_a_record_that_is_wrong_has_no_link() -> None:
    record = record_of(GAMES[0], option_sets(GAMES[0])[0], "lively", "1")
    record.actions[3] = record.actions[3] + " "
    with pytest.raises(BadRecord, match="action 3"):
        letters_of(record)


LINK = letters_of(with_receipt(GAMES[0], 2, "die", 0))


@pytest.mark.parametrize("place", range(0, len(LINK), 7))
def test_every_letter_counts(place: int) -> None:
    other = "A" if LINK[place] != "A" else "B"
    with pytest.raises(BadLink, match="damaged"):
        record_of_link(LINK[:place] + other + LINK[place + 1 :], game_called)
    with pytest.raises(BadLink, match=r"damaged|not a link"):
        record_of_link(LINK[:place], game_called)


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, 10_000), byte=st.integers(0, 255), end=st.binary(max_size=3))
def test_whoever_seals_nonsense_is_told_so_or_has_written_another_play(
    place: int, byte: int, end: bytes
) -> None:
    kind, content = unsealed(LINK)
    changed = bytearray(content)
    changed[place % len(changed)] = byte
    try:
        found = record_of_link(sealed(kind, bytes(changed) + end), game_called)
    except BadLink:
        return
    found.check()
    assert record_of_link(letters_of(found), game_called) == found


@settings(max_examples=200, deadline=None)
@given(kind=st.integers(0, 4), content=st.binary(max_size=60))
def test_any_bytes_at_all_are_answered(kind: int, content: bytes) -> None:
    with pytest.raises(BadLink):
        record_of_link(sealed(kind, content), game_called)


def test_letters_are_not_endless() -> None:
    with pytest.raises(BadLink, match="too long"):
        record_of_link("A" * 20_000, game_called)
    with pytest.raises(BadLink, match="not a link"):
        record_of_link("https://example.org/#/replay/", game_called)
