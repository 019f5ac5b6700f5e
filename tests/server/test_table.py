"""The table without a network: commands judged, events folded."""

from typing import Any

import pytest

from aquae.core.chance import Dice
from aquae.games import game_called, game_names
from aquae.server.tables import commands
from aquae.server.tables.codec import decoded
from aquae.server.tables.creation import Chair, Clock, Creation
from aquae.server.tables.events import Acted, Event, Started
from aquae.server.tables.live import Command, LiveTable, folded
from aquae.server.tables.problems import Problem
from aquae.server.tables.tokens import digest
from aquae.server.tables.views import record_of, table_data, why_text, why_thing

NOW = 1_000_000


class Happening:
    """A table on which commands are performed, with all its events."""

    def __init__(self, game: str = "aquaedukt", people: str = "ab", **more: Any) -> None:
        played = game_called(game)
        options = played.complete({"players": len(people), **more.pop("options", {})})
        chairs = [chair(letter) for letter in people]
        salted = more.pop("salted", False)
        more = {"rules": played.rules, "pause": False, **more}
        self.creation = Creation("t" * 22, game, options, chairs, "a", b"x" * 32, NOW, **more)
        self.table = LiveTable(self.creation)
        self.events: list[Event] = []
        self.now = NOW
        persons = {
            seat: commands.Sitter(letter, letter.upper(), salted)
            for seat, letter in enumerate(people)
            if letter.islower()
        }
        self.do(commands.open_table(persons, "a"))

    def do(self, command: Command, key: str = "") -> list[Event]:
        self.now += 1000
        events = self.table.perform(command, self.now, key or f"key {self.now}")
        self.events += events
        return events

    def kinds(self, command: Command) -> list[str]:
        return [event.kind for event in self.do(command)]

    def problem(self, command: Command) -> Problem:
        before = self.table.number
        with pytest.raises(Problem) as raised:
            self.do(command)
        assert self.table.number == before, "a refused command leaves no trace"
        return raised.value

    def first_legal(self) -> str:
        table = self.table
        return table.game.vocabulary.text(table.state.actions()[0])

    def mover(self) -> str:
        person = self.table.seats[self.table.state.to_move].person
        assert person is not None
        return person

    def move(self, text: str | None = None) -> list[Event]:
        return self.do(commands.act(self.mover(), self.table.number, text or self.first_legal()))


def chair(letter: str) -> Chair:
    """Small letters are people, `O` an open seat, `B` a bot."""
    if letter == "B":
        return Chair("bot", "faber", "faber")
    return Chair("open", key_hash=digest("the key") if letter == "O" else None)


@pytest.mark.parametrize("game", game_names())
def test_the_fold_of_the_events_is_the_table(game: str) -> None:
    on = Happening(game)
    for _ in range(40):
        if on.table.status == "over":
            break
        on.move()
    again = folded(on.creation, on.events)
    assert again.state == on.table.state
    assert again.log == on.table.log
    assert table_data(again, "a", on.now) == table_data(on.table, "a", on.now)
    assert [decoded(line)["number"] for line in again.log] == list(range(1, again.number + 1))


def test_chance_answers_in_the_same_request() -> None:
    on = Happening("aquaedukt")
    roll, die = on.move("roll")
    assert isinstance(roll.what, Acted)
    assert isinstance(die.what, Acted)
    assert (roll.what.by, roll.seat) == ("seat", 0)
    assert (die.what.by, die.seat) == ("chance", None)
    assert die.key is None
    assert roll.key is not None


def test_who_may_act() -> None:
    on = Happening()
    number = on.table.number
    assert on.problem(commands.act("b", number, "roll")).code == "not-your-turn"
    assert on.problem(commands.act("stranger", number, "roll")).code == "not-your-seat"
    refusal = on.problem(commands.act("a", number, "canal C4-D4"))
    assert refusal.code == "refused"
    assert refusal.more["rule"] == "A-21"
    assert refusal.more["things"]
    assert on.problem(commands.act("a", number, "fly")).more["rule"] == "N-01"
    assert on.problem(commands.act("a", number + 1, "roll")).code == "ahead"


def test_only_what_changes_the_play_makes_stale() -> None:
    on = Happening()
    number = on.table.number
    on.do(commands.say("b", "hello"))
    on.do(commands.act("a", number, "roll"))
    stale = on.problem(commands.act("a", number, "roll"))
    assert stale.code == "stale"
    assert [event["kind"] for event in stale.more["events"]] == ["chat", "action", "action"]


def test_an_open_table_begins_when_it_is_full() -> None:
    on = Happening(people="aOO")
    assert on.table.status == "open"
    assert on.problem(commands.act("a", on.table.number, "roll")).code == "not-playing"
    assert on.problem(commands.take("b", 1, "Bea", "wrong", "")).code == "bad-key"
    assert on.problem(commands.take("b", 1, "Bea", None, "")).code == "bad-key"
    assert on.problem(commands.take("b", 7, "Bea", None, "")).code == "no-such-seat"
    assert on.kinds(commands.take("b", 1, "Bea", "the key", "salt")) == ["joined"]
    assert on.problem(commands.take("c", 1, "Cy", "the key", "")).code == "seat-taken"
    assert on.problem(commands.start("b", "tiro")).code == "not-your-table"
    started = on.do(commands.start("a", "tiro"))
    assert started[0].what == Started(["", "salt", ""], [2], "tiro")
    assert [seat.kind for seat in on.table.seats] == ["person", "person", "bot"]
    assert on.table.play.dice.salts == ["", "salt", ""]
    assert on.problem(commands.start("a", "tiro")).code == "not-open"


def test_the_dice_of_the_record_verify() -> None:
    on = Happening(people="BB")
    while on.table.status != "over":
        on.do(commands.act_for_bots(on.table.changed_number, [on.first_legal()]))
    record = record_of(on.table)
    record.check()
    assert record.extra["dice"] == Dice(b"x" * 32, ["", ""]).receipt()


def test_the_secret_stays_secret_until_the_end() -> None:
    on = Happening()
    secret = on.creation.secret.hex()
    shown = [
        record_of(on.table).line(),
        str(table_data(on.table, "a", NOW)),
        *map(str, on.table.log),
    ]
    assert not any(secret in text for text in shown)
    on.do(commands.concede("a", 0))
    assert secret in record_of(on.table).line()


def test_leaving_and_coming_back() -> None:
    on = Happening()
    assert on.problem(commands.leave("b", 0, "tiro")).code == "not-your-seat"
    assert on.kinds(commands.leave("a", 0, "tiro")) == ["left"]
    due = on.table.due()
    assert due is not None
    assert due.what == "move"
    assert on.problem(commands.act("a", on.table.number, "roll")).code == "not-your-turn"
    assert on.problem(commands.take("c", 0, "Cy", None, "")).code == "seat-taken"
    assert on.kinds(commands.take("a", 0, "Ann", None, "")) == ["returned"]
    assert on.table.due() is None
    on.move()


def test_who_made_a_table_comes_back_before_it_begins() -> None:
    on = Happening(people="aO")
    assert on.kinds(commands.leave("a", 0, "tiro")) == ["left"]
    assert on.problem(commands.take("c", 0, "Cy", None, "")).code == "bad-key"
    assert on.kinds(commands.take("a", 0, "Ann", None, "")) == ["joined"]
    assert on.kinds(commands.take("b", 1, "Bea", "the key", ""))[:2] == ["joined", "started"]


def test_a_link_moves_a_seat_to_another_person_once() -> None:
    on = Happening()
    assert on.problem(commands.link("b", 0, digest("new"))).code == "not-your-seat"
    assert on.problem(commands.link("a", 1, digest("new"))).code == "not-your-seat"
    on.do(commands.link("a", 0, digest("new")))
    on.do(commands.take("c", 0, "Cy", "new", ""))
    assert on.table.seats[0].person == "c"
    assert on.problem(commands.take("d", 0, "Dee", "new", "")).code == "seat-taken"


def test_undo_is_free_within_the_own_turn_until_chance_speaks() -> None:
    on = Happening()
    assert on.problem(commands.undo("a", on.table.number, on.table.position)).code == (
        "no-such-position"
    )
    on.move("roll")
    houses = on.table.position
    on.move()  # a house; the turn goes on
    assert on.mover() == "a"
    assert on.problem(commands.undo("b", on.table.number - 1, houses)).code == "stale"
    assert on.kinds(commands.undo("a", on.table.number, houses)) == ["undone"]
    assert on.table.position == houses
    assert on.kinds(commands.undo("a", on.table.number, houses - 2)) == ["asked"]


def test_undo_across_turns_asks_the_other_people() -> None:
    on = Happening("irrigate")
    on.move("pass")
    assert on.mover() == "b"
    assert on.kinds(commands.undo("a", on.table.number, 0)) == ["asked"]
    assert table_data(on.table, "b", NOW)["asked"]["waiting"] == [1]
    assert on.problem(commands.end_together("b", on.table.number)).code == "already-asked"
    assert on.problem(commands.answer("a", on.table.number, True)).code == "nothing-asked"
    assert on.kinds(commands.answer("b", on.table.number, False)) == ["answered"]
    assert on.table.asked is None
    on.do(commands.undo("a", on.table.number, 0))
    assert on.kinds(commands.answer("b", on.table.number, True)) == ["answered", "undone"]
    assert on.table.position == 0
    assert on.mover() == "a"


def test_undo_never_rolls_again() -> None:
    on = Happening(people="aB")
    drawn = on.move("roll")[1].what
    on.do(commands.undo("a", on.table.number, on.table.position - 2))  # a bot needs no asking
    assert on.move("roll")[1].what == drawn


def test_a_question_lapses_when_the_play_goes_on() -> None:
    on = Happening("irrigate")
    on.move("pass")
    on.do(commands.undo("a", on.table.number, 0))
    on.move("pass")
    assert on.table.asked is None


def test_ending_together_and_conceding() -> None:
    on = Happening(people="abc")
    on.do(commands.end_together("a", on.table.number))
    assert on.kinds(commands.answer("b", on.table.number, True)) == ["answered"]
    assert on.kinds(commands.answer("c", on.table.number, True)) == ["answered", "ended"]
    assert on.table.end is not None
    assert (on.table.end.how, on.table.end.result["winners"]) == ("agreed", [])
    record_of(on.table).check()
    on = Happening(people="abc")
    assert on.kinds(commands.concede("a", 0)) == ["conceded"]
    assert on.problem(commands.take("a", 0, "Ann", None, "")).code == "conceded"
    assert on.kinds(commands.concede("b", 1)) == ["conceded", "ended"]
    assert on.table.end is not None
    assert (on.table.end.how, on.table.end.result["winners"]) == ("conceded", [2])
    record_of(on.table).check()


def test_a_repeated_key_is_remembered_with_its_events() -> None:
    on = Happening()
    events = on.do(commands.act("a", on.table.number, "roll"), key="mine")
    request = on.table.requests["mine"]
    assert (request.first, request.last) == (events[0].number, events[-1].number)
    assert folded(on.creation, on.events).requests["mine"] == request


@pytest.mark.parametrize("per", ["move", "day"])
def test_clocks(per: str) -> None:
    on = Happening(clock=Clock(per, 10))
    due = on.table.due()
    assert due is not None
    assert (due.what, due.due_at) == ("clock", on.now + 10_000)
    began = on.now
    on.move("roll")
    due = on.table.due()
    assert due is not None
    assert due.due_at == (on.now if per == "move" else began) + 10_000
    early = commands.time_out(on.table.changed_number, due.due_at - 1)
    assert on.problem(early).code == "stale"
    late = commands.time_out(on.table.changed_number, due.due_at)
    assert on.kinds(late) == ["timed_out"]
    assert on.table.seats[0].stand_in


def test_bots_that_are_overtaken_do_nothing() -> None:
    on = Happening(people="aB")
    number = on.table.changed_number
    on.move("roll")
    assert on.problem(commands.act_for_bots(number, ["roll"])).code == "stale"


def test_why_not_a_text_and_a_thing() -> None:
    table = Happening().table
    assert why_text(table, None, "roll")["legal"]
    assert why_text(table, None, "canal C4-D4")["rule"] == "A-21"
    assert why_text(table, None, "fly")["rule"] == "N-01"
    about = why_thing(table, None, "E4")
    assert about["possible"] + about["impossible"]
    texts = [text for group in about["impossible"] for text in group["texts"]]
    assert all("E4" in text.split() for text in texts + about["possible"])
    rules = [(group["rule"], group["reason"]) for group in about["impossible"]]
    assert len(rules) == len(set(rules))
    with pytest.raises(Problem) as raised:
        why_text(table, 999, "roll")
    assert raised.value.code == "no-such-position"


def test_every_reason_about_a_thing() -> None:
    table = Happening().table
    texts = [text for text in table.game.vocabulary.texts if "c4" in text.split()]
    about = why_thing(table, None, "c4", every=True)
    told = about["possible"] + [text for group in about["impossible"] for text in group["texts"]]
    assert sorted(told) == sorted(texts)
    for group in about["impossible"]:
        for text in group["texts"]:
            assert why_text(table, None, text)["reason"] == group["reason"]


def reasons(on: Happening, thing: str) -> list[tuple[str, str]]:
    about = why_thing(on.table, None, thing)
    assert not about["possible"]
    return [(group["rule"], group["reason"]) for group in about["impossible"]]


def test_why_not_a_space_outside_the_region_of_the_die() -> None:
    first = Happening()
    assert reasons(first, "a2") == [
        ("A-10", "begin your turn with a roll, a spring or a canal; house is not possible now")
    ], "the one thing that can be said before the roll"
    given = (*first.table.play.texts(), "roll", "die 16")
    rolled = Happening(given=given, origin=(None, len(given)))
    assert reasons(rolled, "a2") == [("A-11", "the die shows region 16, but a2 is not in it")]
    for thing in ("E4", "C4-D4"):
        assert [rule for rule, _ in reasons(rolled, thing)] == ["A-11"]


def test_why_not_another_players_workman_and_any_square() -> None:
    on = Happening("aqua-romana")
    while on.table.game.vocabulary.verbs[on.table.state.actions()[0]] != "lay":
        on.move()
    workmen = on.table.state.view()["workmen"]
    mine = next(name for name, man in workmen.items() if man["seat"] == on.table.state.to_move)
    other = next(name for name, man in workmen.items() if man["seat"] != on.table.state.to_move)
    not_yours = f"{other} is not your workman, and you can lay a tile with one of your own"
    assert reasons(on, other) == [("R-23", not_yours)]
    elsewhere = "you lay tiles in front of your own workmen, but {} is not in front of one"
    stand, front = workmen[other]["square"], workmen[mine]["front"]
    assert reasons(on, stand) == [("R-18", elsewhere.format(stand))]
    by_lay = f"{front} is in front of {mine}: choose that workman to lay a tile there"
    assert reasons(on, front) == [("R-18", by_lay)]
    assert reasons(on, "Sa") == [("R-17", "there is no master builder on Sa")]
    assert [rule for rule, _ in reasons(on, "Na")] == ["R-17"] * 3, "three, and of the same kind"


def test_why_not_an_occupied_cell() -> None:
    on = Happening("irrigate")
    on.move("draw")
    assert reasons(on, "2,1") == [("I-16", "2,1 is not empty: it has a red tee")]
    assert reasons(on, "0,1") == [("I-16", "0,1 is not beside any tile")]


def test_whoever_is_about_to_do_something_is_told_of_nothing_else() -> None:
    first = Happening()
    told = why_thing(first.table, None, "c4", "spring")
    assert (told["impossible"], told["timely"]) == ([], False), "no spring is found on a space"
    assert not why_thing(first.table, None, "c4")["timely"], "houses come after the roll"
    assert why_thing(first.table, None, "C4-D4")["timely"], "a canal needs a spring, and now"
    on = Happening(given=(*first.table.play.texts(), "spring E4"), origin=(None, 13))
    (taken,) = why_thing(on.table, None, "E4", "spring")["impossible"]
    assert taken["things"] == ["E4"]
    edge = why_thing(on.table, None, "E4-F4", "spring")
    assert (edge["possible"], edge["impossible"], edge["timely"]) == (["canal E4-F4"], [], True)


@pytest.mark.parametrize("game", game_names())
def test_all_that_is_possible_with_a_thing_is_told(game: str) -> None:
    on = Happening(game)
    for _ in range(30):
        if on.table.status == "over":
            break
        legal = [on.table.game.vocabulary.texts[action] for action in on.table.state.actions()]
        thing = legal[len(legal) // 2].split()[-1]
        about = why_thing(on.table, None, thing)
        assert about["possible"] == [text for text in legal if thing in text.split()]
        assert len(about["impossible"]) <= 3
        on.move()


def test_a_play_goes_on_from_elsewhere_with_its_own_dice() -> None:
    first = Happening()
    given = tuple(first.table.play.texts())
    on = Happening(given=given, origin=(None, len(given)))
    assert on.table.play.texts()[: len(given)] == list(given)
    on.move("roll")
    assert on.problem(commands.undo("a", on.table.number, 0)).code == "no-such-position"
    on.do(commands.concede("a", 0))
    record = record_of(on.table)
    record.check()
    assert "dice" not in record.extra
    assert record.extra["dice_from"]["position"] == len(given)


def test_a_table_tells_what_others_have_done_since_somebody_acted() -> None:
    on = Happening("irrigate", "abc")
    assert table_data(on.table, "a", NOW)["since"] == []
    on.move("pass")
    on.move("pass")
    on.move("pass")
    assert table_data(on.table, "a", NOW)["since"] == [
        {"seat": 1, "actions": 1},
        {"seat": 2, "actions": 1},
    ]
    assert table_data(on.table, "c", NOW)["since"] == []
    assert table_data(on.table, None, NOW)["since"] == []
