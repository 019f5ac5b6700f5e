"""The board of the day without a server: the same for every device, and no result but one's own."""

import pytest

from aquae.server.local.checking import Impossible
from aquae.server.local.keeping import table_told
from aquae.server.tables.codec import Data, decoded
from aquae.server.tables.views import dice_data, table_data
from tests.server.local.test_links import Device
from tests.server.people.test_daily import played

GAME = "irrigate"


def test_every_device_makes_the_same_board() -> None:
    devices = [Device("Ann"), Device("Bea")]
    shown = [device.does("GET", f"daily/{GAME}") for device in devices]
    assert shown[0] == shown[1]
    assert shown[0]["today"] == {"count": 0, "best": [], "mine": None}
    made = [device.does("POST", f"daily/{GAME}", {"name": device.name}) for device in devices]
    first, other = (one["table"] for one in made)
    assert (first["commitment"], first["options"]) == (other["commitment"], other["options"])
    assert first["daily"] == shown[0]["day"]
    assert first["id"] != other["id"]


def test_a_table_of_a_day_is_read_again_as_it_was() -> None:
    ann = Device("Ann")
    table = ann.does("POST", f"daily/{GAME}", {"name": "Ann"})["table"]["id"]
    told = ann.does("GET", f"tables/{table}")
    text = ann.does("GET", f"tables/{table}/position")["legal"][0]
    ann.does("POST", f"tables/{table}/actions", {"at": told["number"], "text": text})
    before = ann.does("GET", f"tables/{table}/position")
    ann.reload()
    assert ann.does("GET", f"tables/{table}/position") == before
    assert ann.does("GET", f"tables/{table}")["daily"] == told["daily"]
    refused = ann.refused(f"tables/{table}/undo", {"at": told["number"], "to": 0})
    assert refused["code"] in ("one-try", "stale")
    assert ann.refused(f"tables/{table}/hint", {})["code"] == "no-hints"


def test_a_play_of_a_server_s_board_is_kept_and_its_draws_are_checked() -> None:
    table = played("aquaedukt")
    told: Data = {
        "table": table_data(table, "ann", 0),
        "events": [decoded(line) for line in table.log],
        "dice": dice_data(table),
    }
    kept = table_told(told, "here")
    assert kept.play.actions == table.play.actions
    assert kept.receipt() == table.receipt()
    told["table"]["daily"] = None
    with pytest.raises(Impossible):
        table_told(told, "here")
