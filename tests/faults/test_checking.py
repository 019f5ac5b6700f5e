"""The checker can fail: a good history passes, and each way to break it is noticed."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from aquae.server.tables.tokens import digest, request_key
from tests.faults.checking import excerpt, flaws
from tests.faults.history import Heard, History, Json, Request, Row, Stored

NOW = 1_800_000_000
ANN, BEA = "ann".ljust(22, "a"), "bea".ljust(22, "b")
TABLE = "t" * 22


def row(number: int, kind: str, seat: int | None, key: str | None, **data: Json) -> Row:
    return Row(number, kind, seat, data, (NOW + number) * 1000, key)


def told(stored: Row) -> Json:
    """An event as servers tell it: without secrets, and with more than is stored."""
    data = {name: value for name, value in stored.data.items() if name not in ("person", "salt")}
    own = {"number": stored.number, "kind": stored.kind, "seat": stored.seat}
    return {**own, "made_at": stored.made_at, "aftermath": [], **data}


def asked(person: str, what: str, body: Json, rows: list[Row], key: str | None = None) -> Request:
    began = NOW + rows[0].number
    answer = {"number": rows[-1].number, "events": [told(found) for found in rows]}
    return Request(person, TABLE, what, "one", body, key, began, began + 0.5, 200, answer)


def refused(person: str, what: str, body: Json, key: str | None = None) -> Request:
    answer = {"code": "refused"}
    return Request(person, TABLE, what, "one", body, key, NOW + 5.6, NOW + 5.7, 422, answer)


def looked(number: int, began: float) -> Request:
    return Request(
        BEA, TABLE, "look", "one", None, None, began, began + 0.1, 200, {"number": number}
    )


def good() -> History:
    """Two people sit down; the chairs turn; each acts, with a word in between."""
    rows = [
        row(1, "created", None, TABLE, person=ANN),
        row(2, "joined", 0, None, name="Ann", person=ANN, salt="x"),
        row(3, "joined", 1, "p-1", name="Bea", person=BEA, salt="y"),
        row(4, "seated", None, None, by="die", first=1, rolls=[[1, 2]], colours=["red", "blue"]),
        row(5, "started", None, None, salts=["x", "y"], bots=[], level="faber"),
        row(6, "action", 0, request_key(BEA, "act 1"), position=0, text="draw", by="seat"),
        row(7, "action", None, None, position=1, text="tile", by="chance"),
        row(8, "chat", 1, "p-2", name="Ann", text="word 1"),
        row(9, "action", 1, request_key(ANN, "act 2"), position=2, text="pass", by="seat"),
        row(10, "linked", 1, "p-3", key_hash=digest("secret")),
        row(11, "action", 0, "p-4", position=3, text="pass", by="bot"),
    ]
    made = Request(ANN, "", "make", "one", {}, None, NOW, NOW + 2.5, 201, {"table": {"id": TABLE}})
    linked = Request(
        ANN, TABLE, "link", "one", {}, None, NOW + 10, NOW + 10.1, 201, {"key": "secret"}
    )
    requests = [
        made,
        asked(BEA, "take", {"name": "Bea"}, rows[2:5]),
        refused(ANN, "act", {"at": 5, "text": "pass"}, "act 0"),
        asked(BEA, "act", {"at": 5, "text": "draw"}, rows[5:7], "act 1"),
        asked(ANN, "chat", {"text": "word 1"}, rows[7:8]),
        refused(BEA, "chat", {"text": "word 2"}),
        Request(ANN, TABLE, "act", "two", {"at": 7, "text": "pass"}, "act 2", NOW + 9, NOW + 9.1),
        linked,
        looked(9, NOW + 9.8),
    ]
    streams = [Heard(TABLE, [told(found) for found in rows], mark=11)]
    seats = [{"seat": 0, "person": BEA}, {"seat": 1, "person": ANN}]
    shown = [("one", TABLE, {"number": 11, "seats": seats})]
    return History(requests, streams, {TABLE: Stored(ANN, 11, "playing", rows)}, shown, True)


def rows_of(history: History) -> list[Row]:
    return history.log[TABLE].rows


def numbered(history: History, rows: list[Row]) -> None:
    for number, found in enumerate(rows, 1):
        found.number = number
    history.log[TABLE].rows = rows
    history.log[TABLE].head = len(rows)


def lose_the_last(history: History) -> None:
    numbered(history, rows_of(history)[:8])


def lose_one_between(history: History) -> None:
    del rows_of(history)[7]


def lose_the_table(history: History) -> None:
    history.log.clear()


def do_twice(history: History) -> None:
    rows = rows_of(history)
    numbered(history, [*rows, deepcopy(rows[5])])


def do_twice_with_another_key(history: History) -> None:
    rows = rows_of(history)
    again = deepcopy(rows[7])
    again.key = "p-9"
    numbered(history, [*rows, again])


def change_the_order(history: History) -> None:
    rows = rows_of(history)
    rows[7], rows[8] = rows[8], rows[7]
    numbered(history, rows)


def answer_against_the_order(history: History) -> None:
    take = history.requests[1]
    take.began, take.ended = NOW + 20, NOW + 21


def change_a_text(history: History) -> None:
    rows_of(history)[5].data["text"] = "pass"


def act_for_another(history: History) -> None:
    history.requests[4].person = BEA


def sit_down_as_another(history: History) -> None:
    rows_of(history)[2].data["person"] = ANN


def do_what_was_refused(history: History) -> None:
    key = request_key(ANN, "act 0")
    numbered(history, [*rows_of(history), row(12, "action", 1, key, text="pass", by="seat")])


def say_what_was_refused(history: History) -> None:
    numbered(history, [*rows_of(history), row(12, "chat", 0, "p-7", text="word 2", name="Bea")])


def do_what_nobody_asked_for(history: History) -> None:
    numbered(history, [*rows_of(history), row(12, "conceded", 0, "p-8", level="faber")])


def leave_the_head_behind(history: History) -> None:
    history.log[TABLE].head = 10


def call_it_over(history: History) -> None:
    history.log[TABLE].status = "over"


def skip_in_a_stream(history: History) -> None:
    del history.streams[0].events[6]


def repeat_in_a_stream(history: History) -> None:
    history.streams[0].events.insert(6, history.streams[0].events[6])


def tell_otherwise_in_a_stream(history: History) -> None:
    history.streams[0].events[7]["text"] = "word 3"


def go_deaf(history: History) -> None:
    del history.streams[0].events[9:]


def begin_a_stream_again(history: History) -> None:
    history.streams[0].resets = 1


def fail(history: History) -> None:
    history.requests[5].status, history.requests[5].answer = 500, {"code": "failed"}


def answer_twice_otherwise(history: History) -> None:
    again = deepcopy(history.requests[3])
    again.answer["events"] = again.answer["events"][:1]
    history.requests.append(again)


def use_a_key_twice(history: History) -> None:
    again = deepcopy(history.requests[3])
    again.body = {"at": 5, "text": "pass"}
    history.requests.append(again)


def answer_two_with_one_event(history: History) -> None:
    again = deepcopy(history.requests[3])
    again.key = "act 3"
    history.requests.append(again)


def forget(history: History) -> None:
    history.requests.append(looked(4, NOW + 12))


def be_late(history: History) -> None:
    history.requests[4].began -= 60
    history.requests[4].ended -= 50


def run_out_of_time(history: History) -> None:
    numbered(history, [*rows_of(history), row(12, "timed_out", 0, "p-5", level="faber")])


def lose_a_key(history: History) -> None:
    rows_of(history)[9].data["key_hash"] = digest("another")


def play_again_for_another(history: History) -> None:
    """Somebody who does not sit there asked for a rematch, and it was made."""
    numbered(history, [*rows_of(history), row(12, "rematch", 1, "p-6", table="u" * 22)])
    answer = {"table": {"id": "u" * 22}}
    history.requests.append(
        Request("cat", TABLE, "rematch", "one", {}, None, NOW + 12, NOW + 12.1, 201, answer)
    )


def show_other_seats(history: History) -> None:
    history.shown[0][2]["seats"].reverse()
    for place, seat in enumerate(history.shown[0][2]["seats"]):
        seat["seat"] = place


WAYS: list[tuple[Callable[[History], None], str]] = [
    (lose_the_last, "acknowledged, but not there once"),
    (lose_one_between, "the numbers are"),
    (lose_the_table, "the table that was made is lost"),
    (do_twice, "done twice"),
    (do_twice_with_another_key, "nobody asked for"),
    (change_the_order, "acknowledged, but not so"),
    (answer_against_the_order, "asked for later"),
    (change_a_text, "acknowledged, but not so"),
    (act_for_another, "done for another's seat"),
    (sit_down_as_another, "done for another's seat"),
    (do_what_was_refused, "refused, but done"),
    (say_what_was_refused, "refused, but done"),
    (do_what_nobody_asked_for, "nobody asked for"),
    (leave_the_head_behind, "the head is 10"),
    (call_it_over, "the table is called over"),
    (skip_in_a_stream, "a stream told [1, 2, 3, 4, 5, 6, 8"),
    (repeat_in_a_stream, "a stream told [1, 2, 3, 4, 5, 6, 7, 7"),
    (tell_otherwise_in_a_stream, "a stream told {'number': 8"),
    (go_deaf, "a stream is deaf"),
    (begin_a_stream_again, "a stream began again"),
    (fail, "answered with 500"),
    (answer_twice_otherwise, "answered otherwise when repeated"),
    (use_a_key_twice, "a key was good for another request"),
    (answer_two_with_one_event, "one event for two requests"),
    (forget, "was known there"),
    (be_late, "at 1800000008"),
    (run_out_of_time, "nobody's time has run out"),
    (lose_a_key, "acknowledged, but not there once"),
    (play_again_for_another, "nobody asked for"),
    (show_other_seats, "one shows"),
]


def test_a_good_history_passes() -> None:
    assert flaws(good()) == []


def test_what_may_be_either_way_passes_both_ways() -> None:
    """A request without an answer may have been done, or not."""
    history = good()
    assert history.requests[6].is_unknown
    numbered(history, [found for found in rows_of(history) if found.number < 9])
    history.requests = [one for one in history.requests if one.what not in ("link", "look")]
    history.streams, history.shown = [], []
    assert flaws(history) == []


@pytest.mark.parametrize(
    ("break_it", "sentence"), WAYS, ids=lambda way: getattr(way, "__name__", "")
)
def test_a_broken_history_is_noticed(break_it: Callable[[History], None], sentence: str) -> None:
    history = good()
    break_it(history)
    found = [flaw for flaw in flaws(history) if sentence in flaw.sentence]
    assert found, flaws(history)
    assert sentence in excerpt(history, found[0])
