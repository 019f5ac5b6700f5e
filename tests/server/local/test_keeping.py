"""Finished tables of a server, looked at on a device without it."""

from copy import deepcopy

import pytest

from aquae.games import game_names
from aquae.server.tables.codec import encoded
from tests.server.local.test_carrying import OPEN, device, make, play
from tests.server.local.test_same_answers import BOB, FABER, ME, Screen
from tests.server.serving import Json

ID = "a-table-of-the-server_"
MEMBERS = ["seats", "colours", "result", "salts", "commitment", "options", "first", "number"]
ASKED = ("/log", "/dice", "/draws", "/position", "/position?at=3", "/chances?at=4", "/record")


def told_by(screen: Screen, table: str) -> Json:
    """What a page hears of a table where somebody else holds a seat."""
    path = f"/api/tables/{table}"
    shown = screen.ask("GET", path)[1]
    shown["seats"][shown["mine"].pop()]["person"] = "bob"
    events = screen.heard(f"{path}/events?after=0")
    dice = screen.ask("GET", f"{path}/dice")[1]
    return {"table": {**shown, "id": ID}, "events": events, "dice": dice}


def kept(told: Json) -> Screen:
    screen = device()
    screen.kept[ID] = {"told": deepcopy(told)}
    return screen


def finished(game: str, *seats: Json, **more: Json) -> tuple[Screen, str]:
    here = device()
    table = make(here, *seats, game=game, pause=False, **more)
    path = f"/api/tables/{table}"
    here.ask("POST", f"{path}/salt", {"salt": "sea"})
    here.ask("POST", f"{path}/start", {"level": "faber"})
    play(here, table, 1, 9)
    here.ask("POST", f"{path}/chat", {"text": "Salve!"})
    here.ask("POST", f"{path}/seats/0/leave", {"level": "tiro"})
    here.ask("POST", f"{path}/seats/0/take", {"name": "Anna"})
    before = here.ask("GET", path)[1]
    here.ask("POST", f"{path}/undo", {"at": before["number"], "to": before["position"] - 1})
    play(here, table, 2)
    here.ask("POST", f"{path}/rematch", {"salted": False})
    return here, table


@pytest.mark.parametrize("first", ["die", "random", "eldest", "seated"])
@pytest.mark.parametrize("game", game_names())
def test_a_kept_table_is_shown_as_the_server_showed_it(game: str, first: str) -> None:
    eldest = {**BOB, "eldest": first == "eldest", "colour": None}
    here, table = finished(game, ME, FABER, eldest, first=first, salted=True)
    told = told_by(here, table)
    there = kept(told)
    status, shown = there.ask("GET", f"/api/tables/{ID}")
    assert (status, shown["mine"]) == (200, told["table"]["mine"])
    for member in MEMBERS:
        assert shown[member] == told["table"][member]
    for asked in ASKED:
        mine = there.ask("GET", f"/api/tables/{ID}{asked}")
        other = here.ask("GET", f"/api/tables/{table}{asked}")
        assert encoded(mine).decode() == encoded(other).decode().replace(table, ID)
    assert there.heard(f"/api/tables/{ID}/events?after=0") == told["events"]


def test_a_kept_table_is_reviewed_here_and_nothing_happens_there() -> None:
    here, table = finished("irrigate", ME, OPEN, BOB)
    there = kept(told_by(here, table))
    path = f"/api/tables/{ID}"
    assert there.ask("POST", f"{path}/review", {})[0] == 202
    there.server.reviewed(ID, '{"steps":[]}')
    assert there.ask("GET", f"{path}/review")[1]["progress"] == 1
    assert there.ask("POST", f"{path}/chat", {"text": "Vale!"})[1]["code"] == "not-playing"
    assert there.kept == {ID: {"told": told_by(here, table)}}


def test_what_cannot_have_happened_is_not_shown() -> None:
    here, table = finished("aquaedukt", ME, BOB)
    told = told_by(here, table)
    chance = [event for event in told["events"] if event.get("by") == "chance"]
    chance[-1]["text"] = "die 1" if chance[-1]["text"] != "die 1" else "die 2"
    assert kept(told).ask("GET", f"/api/tables/{ID}")[0] == 404
    assert kept({"table": {}}).ask("GET", f"/api/tables/{ID}")[0] == 404
