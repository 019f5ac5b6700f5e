"""Games in a file: from one device to another and back, and whatever else a file may hold."""

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from aquae.server.local.server import PERSON
from aquae.server.tables.codec import decoded, encoded
from tests.server.local.test_same_answers import BOB, FABER, ME, Screen
from tests.server.serving import Json

OPEN = {"kind": "open"}


def device() -> Screen:
    return Screen(PERSON)


def file_of(screen: Screen) -> Json:
    return {"format": "aquae/tables/1", "tables": deepcopy([*screen.kept.values()])}


def take_in(screen: Screen, file: Json) -> tuple[int, Json]:
    """A page may have to read several tables first."""
    request = encoded(
        {"method": "POST", "path": "/api/here/tables", "body": {"file": encoded(file).decode()}}
    ).decode()
    reply = decoded(screen.server.answer(request))
    while "needs" in reply:
        table = reply["needs"]
        screen.server.take(table, encoded(screen.kept.get(table)).decode())
        reply = decoded(screen.server.answer(request))
    screen.write(reply)
    return reply["status"], decoded(reply["body"])


def counts(screen: Screen, file: Json) -> Json:
    status, found = take_in(screen, file)
    assert status == 200
    return {outcome: number for outcome, number in found.items() if number}


def make(screen: Screen, *seats: Json, game: str = "irrigate", **more: Json) -> str:
    body = {"game": game, "seats": seats, "options": {"players": len(seats)}, **more}
    made: str = screen.ask("POST", "/api/tables", body)[1]["table"]["id"]
    return made


def play(screen: Screen, table: str, seed: int, most: int = 2000) -> None:
    rng, path = Random(seed), f"/api/tables/{table}"
    for _ in range(most):
        due = decoded(screen.server.due(table))
        if due is not None:
            texts = screen.server.think(due["question"])
            screen.write(decoded(screen.server.moved(table, due["number"], texts)))
            continue
        position = screen.ask("GET", f"{path}/position")[1]
        if position["to_move"] == "over":
            return
        at = screen.ask("GET", path)[1]["number"]
        text = rng.choice(position["legal"])
        screen.ask("POST", f"{path}/actions", {"at": at, "text": text})
    return


def some_device() -> tuple[Screen, str]:
    """A finished game with lots, salts, chat and something taken back; and one going on."""
    here = device()
    table = make(here, ME, BOB, salted=True, first="die", game="aquaedukt")
    path = f"/api/tables/{table}"
    here.ask("POST", f"{path}/salt", {"salt": "sea"})
    here.ask("POST", f"{path}/chat", {"text": "Salve!"})
    play(here, table, 1, 3)
    before = here.ask("GET", path)[1]
    here.ask("POST", f"{path}/undo", {"at": before["number"], "to": before["position"] - 1})
    play(here, table, 2)
    other = make(here, ME, FABER, pause=False)
    play(here, other, 3, 12)
    return here, other


def test_games_go_from_one_device_to_another_and_none_is_doubled() -> None:
    here, table = some_device()
    there = device()
    assert counts(there, file_of(here)) == {"new": 2}
    assert there.kept == here.kept
    there.open()
    assert counts(there, file_of(here)) == {"known": 2}
    play(here, table, 4, 10)
    assert counts(there, file_of(here)) == {"known": 1, "further": 1}
    assert there.kept == here.kept
    play(there, table, 5, 4)
    assert counts(there, file_of(here)) == {"known": 2}, "what is older changes nothing"


def test_what_went_another_way_is_kept_beside_it_on_every_device() -> None:
    here, table = some_device()
    there = device()
    assert counts(there, file_of(here)) == {"new": 2}
    play(here, table, 6, 8)
    play(there, table, 7, 8)
    before = deepcopy(there.kept)
    assert counts(there, file_of(here)) == {"known": 1, "forked": 1}
    assert before.items() <= there.kept.items()
    there.open()
    assert counts(there, file_of(here)) == {"known": 2}
    assert counts(here, file_of(there)) == {"known": 2, "forked": 1}
    play(here, table, 8, 8)
    assert counts(there, file_of(here)) == {"known": 2, "further": 1}
    assert len(here.kept) == len(there.kept) == 3


def event(file: Json, kind: str, table: int = 0) -> Json:
    return next(event for event in file["tables"][table]["events"] if event["kind"] == kind)


def drawn(file: Json) -> Json:
    """What Chance did there, as somebody would have liked it."""
    events = file["tables"][0]["events"]
    chosen = [event for event in events if event["data"].get("by") == "chance"]
    return chosen[-1]["data"]


BROKEN: dict[str, Callable[[Json], object]] = {
    "another format": lambda file: file.update(format="aquae/1"),
    "no tables": lambda file: file.pop("tables"),
    "tables of nothing": lambda file: file.update(tables=[None, 3]),
    "an id that leads elsewhere": lambda file: file["tables"][0]["creation"].update(
        id="local.../x"
    ),
    "an id that is none": lambda file: file["tables"][0]["creation"].update(id=["local."]),
    "no creation": lambda file: file["tables"][1].pop("creation"),
    "no events": lambda file: file["tables"][1].update(events=[]),
    "an event that is missing": lambda file: file["tables"][1]["events"].pop(4),
    "an event twice": lambda file: file["tables"][0]["events"].append(event(file, "ended")),
    "an action that is none": lambda file: event(file, "action", 1)["data"].update(text="fly"),
    "an action of somebody else": lambda file: event(file, "action", 1).update(seat=1),
    "an action that is a number": lambda file: event(file, "action", 1)["data"].update(text=7),
    "true as a number": lambda file: event(file, "action", 1)["data"].update(position=False),
    "a seat that is not there": lambda file: event(file, "joined").update(seat=-1),
    "another roll": lambda file: drawn(file).update(
        text="die 1" if drawn(file)["text"] != "die 1" else "die 2"
    ),
    "another secret": lambda file: file["tables"][0]["creation"].update(secret="00" * 32),
    "a short secret": lambda file: file["tables"][1]["creation"].update(secret="00"),
    "another salt": lambda file: event(file, "salted")["data"].update(salt="lake"),
    "another beginner": lambda file: event(file, "seated")["data"].update(by="random"),
    "another winner": lambda file: event(file, "ended")["data"]["result"].update(scores=[99, 0]),
    "somebody from elsewhere": lambda file: event(file, "joined")["data"].update(person="Eve"),
    "a hidden name": lambda file: event(file, "joined")["data"].update(name="A\u202enn"),
    "a long name": lambda file: event(file, "joined")["data"].update(name="A" * 41),
    "a long speech": lambda file: event(file, "chat")["data"].update(text="A" * 301),
    "too many chairs": lambda file: file["tables"][1]["creation"]["settings"]["chairs"].append(
        {"kind": "open"}
    ),
    "an option that is none": lambda file: file["tables"][1]["creation"]["settings"][
        "options"
    ].update(players=77),
}


@pytest.fixture(scope="module")
def saved() -> Json:
    return file_of(some_device()[0])


@pytest.mark.parametrize("fault", BROKEN)
def test_a_bad_file_changes_nothing(saved: Json, fault: str) -> None:
    there, file = device(), deepcopy(saved)
    BROKEN[fault](file)
    status, problem = take_in(there, file)
    assert (status, problem["code"]) == (422, "invalid")
    assert there.kept == {}
    assert counts(there, saved) == {"new": 2}


@pytest.mark.parametrize("text", ["", "no JSON", "[]", "7", '{"format":' * 5000, '"\\ud800"'])
def test_a_file_of_something_else_is_refused(text: str) -> None:
    request = {"method": "POST", "path": "/api/here/tables", "body": {"file": text}}
    reply = decoded(device().server.answer(encoded(request).decode()))
    assert (reply["status"], reply["changes"]) == (422, [])


def test_what_another_version_has_made_is_left_out(saved: Json) -> None:
    there, file = device(), deepcopy(saved)
    event(file, "chat")["kind"] = "sung"
    file["tables"][1]["creation"]["settings"]["rules"] = 99
    assert counts(there, file) == {"other": 2}
    assert there.kept == {}


def test_a_table_that_was_removed_is_no_longer_told_of() -> None:
    here, table = some_device()
    here.heard(f"/api/tables/{table}/events?after=0")
    del here.kept[table]
    here.server.forget(table)
    assert decoded(here.server.news(1)) == {"needs": table}
    here.server.take(table, "null")
    assert decoded(here.server.news(1)) == []
    assert here.ask("GET", f"/api/tables/{table}")[0] == 404


def test_a_finished_game_from_elsewhere_is_carried_too() -> None:
    here, _ = some_device()
    finished = next(iter(here.kept))
    record = here.ask("GET", f"/api/tables/{finished}/record")[1]
    there = device()
    body = {"record": encoded(record).decode()}
    assert there.ask("POST", "/api/links/keep", body)[0] == 200
    assert counts(device(), file_of(there)) == {"new": 1}
