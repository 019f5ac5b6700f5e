"""People who play by sending links: a device each, and no server for all."""

from random import Random
from typing import Any

import pytest

from aquae.core.links.chains import Told, number_of
from aquae.core.links.either import letters_of
from aquae.core.links.hands import Terms
from aquae.core.links.letters import sealed, unsealed
from aquae.core.links.passed import handed_in, pass_link
from aquae.core.lots import turned
from aquae.core.record import BadRecord, parse_record
from aquae.games import game_called, game_names
from aquae.server.local.server import LocalServer
from aquae.server.tables.codec import decoded, encoded

GONE = ("not-your-turn", "not-playing", "conceded")
"""What whoever has given up is told who tries again."""
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


class Device:
    """A page with what it keeps; every request may find the engine started anew."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kept: dict[str, Any] = {}
        self.table = ""
        self.seat = 0
        self.reload()

    def reload(self) -> None:
        self.server = LocalServer()

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        request = encoded({"method": method, "path": f"/api/{path}", "body": body}).decode()
        while "needs" in (reply := decoded(self.server.answer(request))):
            self.server.take(reply["needs"], encoded(self.kept.get(reply["needs"])).decode())
        self.keep(reply)
        return reply["status"], decoded(reply["body"])

    def keep(self, reply: Any) -> None:
        for change in reply["changes"]:
            found = self.kept.setdefault(
                change["table"], {"creation": change["creation"], "events": []}
            )
            found["events"] += change["events"]

    def does(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.ask(method, path, body)
        assert status < 400, answer
        return answer

    def refused(self, path: str, body: Any = None) -> Any:
        status, answer = self.ask("POST", path, body)
        assert status >= 400, answer
        return answer

    def begin(self, game: str, players: int, passing: str, first: str = "die") -> str:
        wish = {"game": game, "options": {}, "names": NAMES[:players]}
        made = self.does("POST", "links", {**wish, "passing": passing, "first": first})
        self.table = made["table"]
        return self.letters()

    def open(self, letters: str) -> Any:
        found = self.does("POST", "links/open", {"link": f"https://example.org/#/pass/{letters}"})
        if found["what"] == "invitation":
            joining = {"link": letters, "name": found["names"][found["chair"]]}
            assert joining["name"] == self.name
            self.table = self.does("POST", "links/join", joining)["table"]
        return found

    @property
    def passing(self) -> Any:
        return self.does("GET", f"tables/{self.table}/pass")

    def letters(self) -> str:
        found: str = self.passing["letters"]
        return found

    @property
    def shown(self) -> Any:
        return self.does("GET", f"tables/{self.table}")

    @property
    def position(self) -> Any:
        return self.does("GET", f"tables/{self.table}/position?actions=true")

    def act(self, text: str) -> Any:
        at = self.shown["number"]
        return self.does("POST", f"tables/{self.table}/actions", {"at": at, "text": text})

    def take_turn(self, choose: Random) -> None:
        while self.passing["own"]:
            if not self.has_let_a_bot_act():
                self.act(lively(self.position["legal"], choose))

    def has_let_a_bot_act(self) -> bool:
        """For a seat that was given up, as the worker does it."""
        due = decoded(self.server.due(self.table).encode())
        if due is None:
            return False
        texts = self.server.think(due["question"])
        self.keep(decoded(self.server.moved(self.table, due["number"], texts)))
        return True


def lively(legal: list[str], choose: Random) -> str:
    """Something that goes on, mostly."""
    busy = [text for text in legal if text not in ("pass", "end")]
    return choose.choice(busy or legal)


def company(game: str, players: int, passing: str) -> tuple[list[Device], str]:
    """Devices whose people have all joined, and the link that goes to the first of them."""
    devices = [Device(name) for name in NAMES[:players]]
    letters = devices[0].begin(game, players, passing)
    for device in devices[1:]:
        device.open(letters)
        letters = device.letters()
    return devices, letters


def rounds(devices: list[Device], letters: str, turns: int, choose: Random) -> str:
    """So many links further; or fewer, if the play is over before."""
    by_name = {device.name: device for device in devices}
    to: str | None = devices[0].name
    for _ in range(turns):
        if to is None:
            break
        device = by_name[to]
        device.reload()
        assert device.open(letters)["what"] == "table"
        device.take_turn(choose)
        letters, to = device.letters(), device.passing["to"]
    return letters


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize(("players", "passing"), [(2, "simple"), (3, "watched"), (4, "simple")])
def test_people_play_by_links_alone(game: str, players: int, passing: str) -> None:
    devices, letters = company(game, players, passing)
    letters = rounds(devices, letters, 14, Random(7))
    for device in devices:
        device.open(letters)
    told = Device("Eve").open(letters)["record"]["actions"]
    assert len(told) >= 5
    # Whoever takes the play then may have drawn already.
    assert all(device.position["actions"][: len(told)] == told for device in devices)
    seats = [[seat["name"] for seat in device.shown["seats"]] for device in devices]
    assert all(one == seats[0] for one in seats)


def test_a_whole_play_ends_for_everybody_with_a_record_that_is_right() -> None:
    devices, letters = company("aqua-romana", 2, "simple")
    letters = rounds(devices, letters, 400, Random(3))
    for device in devices:
        device.open(letters)
        assert device.shown["status"] == "over"
        assert device.passing["to"] is None
        record = device.does("GET", f"tables/{device.table}/record")
        assert "dice" not in record
        parse_record(record, game_called).check()
        written = device.does("POST", "links/write", {"record": encoded(record).decode()})
        assert written["letters"] == letters
    stranger = Device("Eve").open(letters)
    assert stranger["what"] == "record"
    assert stranger["record"]["result"] == record["result"]


def test_a_finished_game_in_a_link_can_be_reviewed() -> None:
    devices, letters = company("aqua-romana", 2, "simple")
    letters = rounds(devices, letters, 400, Random(3))
    eve = Device("Eve")
    record = eve.does("POST", "links/read", {"link": letters})
    tables = [
        eve.does("POST", "links/keep", {"record": encoded(record).decode()})["table"]
        for _ in range(2)
    ]
    assert tables[0] == tables[1]
    table = eve.does("GET", f"tables/{tables[0]}")
    assert (table["status"], table["ended"]) == ("over", "played")
    assert table["result"]["scores"] == record["result"]["scores"]
    assert eve.does("POST", f"tables/{tables[0]}/review") == {"progress": 0}
    record.pop("hands")
    unfinished = {**record, "actions": record["actions"][:9], "result": None}
    fault = eve.refused("links/keep", {"record": encoded(unfinished).decode()})
    assert fault["code"] == "not-over"


def test_the_same_link_may_be_opened_again() -> None:
    devices, letters = company("irrigate", 2, "simple")
    letters = rounds(devices, letters, 3, Random(1))
    holder = next(device for device in devices if device.name == devices[0].passing["to"])
    for _ in range(2):
        assert holder.open(letters)["what"] == "table"
        holder.act(holder.position["legal"][0])
    assert holder.open(letters)["what"] == "table"


def test_older_links_change_nothing() -> None:
    devices, first = company("irrigate", 2, "simple")
    last = rounds(devices, first, 6, Random(1))
    for device in devices:
        device.open(last)
        before = device.position["actions"]
        assert device.open(first)["what"] == "older"
        assert device.position["actions"] == before


def test_what_was_played_cannot_be_played_otherwise() -> None:
    """Ann thinks better of her turn and sends Ben another link for it."""
    devices, first = company("irrigate", 2, "simple")
    ann, ben = devices
    letters = rounds(devices, first, 1, Random(1))
    if ann.passing["to"] == "Ann":
        letters = rounds(devices, letters, 1, Random(1))
    twin = Device("Ann")
    while ann.passing["to"] != "Ann":
        ben.open(letters)
        ben.take_turn(Random(4))
        letters = ben.letters()
        ann.open(letters)
    twin.kept = {table: {**kept, "events": [*kept["events"]]} for table, kept in ann.kept.items()}
    twin.table = ann.table
    ann.act(ann.position["legal"][0])
    ann.take_turn(Random(1))
    twin.act(twin.position["legal"][1])
    twin.take_turn(Random(2))
    position = len(ann.position["actions"])
    ben.open(ann.letters())
    fault = ben.refused("links/open", {"link": twin.letters()})
    assert fault["code"] == "bad-link"
    assert 0 < fault["action"] <= position + 1
    assert "but you know" in fault["detail"] or "otherwise" in fault["detail"]


def test_every_kind_of_change_is_refused_with_a_reason() -> None:
    devices, letters = company("irrigate", 2, "simple")
    letters = rounds(devices, letters, 5, Random(1))
    holder = next(device for device in devices if device.name == devices[0].passing["to"])
    terms, told, actions = parts_of(letters)
    other_number = Told(told[1].place, bytes(20))
    fewer = terms.game.complete({"players": 2, "bargaining": not terms.options["bargaining"]})
    changes = [
        ("is damaged", letters[:40] + "-_"[letters[40] == "-"] + letters[41:]),
        ("other names", pass_link(terms._replace(names=["Ann", "Bob"]), told, actions)),
        ("", pass_link(terms._replace(options=fewer), told, [])),
        ("", pass_link(terms, [told[0], other_number], [])),
        ("", with_first_choice_changed(letters)),
    ]
    for reason, link in changes:
        fault = holder.refused("links/open", {"link": link})
        assert fault["code"] == "bad-link"
        assert reason in fault["detail"], fault["detail"]


def parts_of(letters: str) -> tuple[Terms, list[Told], list[int]]:
    handed = handed_in(letters, game_called)
    return handed.terms, handed.told, handed.walk.actions


def with_first_choice_changed(letters: str) -> str:
    kind, content = unsealed(letters)
    return sealed(kind, content[:-1] + bytes([content[-1] ^ 1]))


def file_of(tables: list[Any]) -> dict[str, str]:
    return {"file": encoded({"format": "aquae/tables/1", "tables": tables}).decode()}


def test_a_game_by_links_is_carried_along_with_all_others() -> None:
    """A file of games from another device: checked event by event, and gone on with."""
    devices, letters = company("irrigate", 2, "simple")
    letters = rounds(devices, letters, 4, Random(1))
    ann = devices[0]
    tables = [{"id": ann.table, **ann.kept[ann.table]}]
    other = Device("Ann")
    assert other.does("POST", "here/tables", file_of(tables))["new"] == 1
    assert other.open(letters)["what"] == "table"
    draw = next(e for e in tables[0]["events"] if e["data"].get("by") == "chance")
    draw["data"]["text"] = "tile red tee" if draw["data"]["text"] != "tile red tee" else "x"
    Device("Ann").refused("here/tables", file_of(tables))


def test_a_secret_stays_on_its_device() -> None:
    devices, letters = company("irrigate", 2, "simple")
    letters = rounds(devices, letters, 4, Random(1))
    ann = devices[0]
    secret = bytes.fromhex(ann.kept[ann.table]["creation"]["secret"])
    _, content = unsealed(letters)
    assert secret not in content
    assert number_of(secret, 50) not in content
    assert "secret" not in ann.does("GET", f"tables/{ann.table}/record")


def test_watched_dice_wait_for_the_other_device() -> None:
    devices, letters = company("irrigate", 2, "watched")
    ann, ben = devices
    ann.open(letters)
    first, other = (ann, ben) if ann.passing["own"] else (ben, ann)
    if first is ben:
        ben.open(ann.letters())
    first.act("draw")
    assert first.position["to_move"] == "chance"
    status, answer = first.ask(
        "POST",
        f"tables/{first.table}/actions",
        {"at": first.shown["number"], "text": first.position["legal"][0]},
    )
    assert (status, answer["code"]) == (403, "not-your-turn")
    assert first.passing["to"] == other.name
    assert first.passing["draws"]
    other.open(first.letters())
    assert other.position["actions"][-1].startswith("tile ")
    first.open(other.letters())
    assert first.passing["own"]


@pytest.mark.parametrize("what", ["end", "chat"])
def test_what_needs_everybody_at_once_is_refused(what: str) -> None:
    ann = Device("Ann")
    ann.begin("irrigate", 2, "simple")
    assert ann.refused(f"tables/{ann.table}/{what}", {})["code"] == "not-by-link"


def giving_up(device: Device) -> str:
    """Where a device asks to give up its own seat."""
    (device.seat,) = device.shown["mine"]
    return f"tables/{device.table}/concede"


def test_one_of_two_gives_up_and_both_know_who_has_won() -> None:
    devices, letters = company("irrigate", 2, "simple")
    letters = rounds(devices, letters, 3, Random(1))
    loser = next(one for one in devices if one.name == devices[0].passing["to"])
    winner = next(one for one in devices if one is not loser)
    loser.open(letters)
    loser.act(loser.position["legal"][0])
    loser.does("POST", giving_up(loser), {"seat": loser.seat})
    last = loser.letters()
    winner.open(last)
    assert winner.open(last)["what"] == "table"
    for device in devices:
        device.reload()
        shown = device.shown
        won = [shown["seats"][seat]["name"] for seat in shown["result"]["winners"]]
        assert (shown["status"], shown["result"]["ending"]) == ("over", "conceded")
        assert won == [winner.name]
        assert (device.passing["to"], device.letters()) == (None, last)
        record = parse_record(device.does("GET", f"tables/{device.table}/record"), game_called)
        record.check()
        written = device.does("POST", "links/write", {"record": record.line()})
        assert written["letters"] == last
    assert Device("Cleo").open(last)["record"]["ended"] == record.extra["ended"]
    assert winner.open(letters)["what"] == "older"


def test_nobody_gives_up_in_anothers_turn() -> None:
    devices, letters = company("irrigate", 2, "simple")
    rounds(devices, letters, 1, Random(1))
    waiting = next(one for one in devices if one.name != devices[0].passing["to"])
    path = giving_up(waiting)
    assert waiting.refused(path, {"seat": waiting.seat})["code"] == "not-your-turn"


def gives_up(devices: list[Device], letters: str) -> tuple[Device, str]:
    """Whoever is the first who has to act; the link that tells of it."""
    while True:
        handed = handed_in(letters, game_called)
        chair = handed.goes_to()
        assert chair is not None
        holder = next(one for one in devices if one.name == handed.terms.names[chair])
        holder.open(letters)
        while holder.passing["own"] and holder.has_let_a_bot_act():
            pass
        if holder.passing["own"]:
            break
        letters = holder.letters()
    holder.does("POST", giving_up(holder), {"seat": holder.seat})
    return holder, holder.letters()


@pytest.mark.parametrize(
    ("game", "players", "passing"),
    [("irrigate", 3, "watched"), ("aquaedukt", 4, "simple"), ("aqua-romana", 3, "watched")],
)
def test_a_bot_plays_on_for_who_gives_up_among_several(
    game: str, players: int, passing: str
) -> None:
    devices, letters = company(game, players, passing)
    letters = rounds(devices, letters, 7, Random(2))
    gone, letters = gives_up(devices, letters)
    others = [device for device in devices if device is not gone]
    assert gone.passing["to"] in [device.name for device in others]
    letters = rounds(devices, letters, 900, Random(5))
    for device in devices:
        device.open(letters)
        assert (device.shown["status"], device.shown["ended"]) == ("over", "played")
        assert device.shown["seats"][gone.seat]["conceded"]
        record = parse_record(device.does("GET", f"tables/{device.table}/record"), game_called)
        record.check()
        assert letters_of(record) == letters
    tables = [{"id": gone.table, **gone.kept[gone.table]}]
    assert Device(gone.name).does("POST", "here/tables", file_of(tables))["new"] == 1


def test_nobody_says_of_another_that_they_have_given_up() -> None:
    """Ben sends Cleo a link by which Ann, who would get no link any more, gave up in her turn."""
    devices, letters = company("aqua-romana", 3, "simple")
    letters = rounds(devices, letters, 3, Random(1))
    terms, told, actions = parts_of(letters)
    since = len(actions) - 1
    receiver = next(one for one in devices if one.name == devices[0].passing["to"])
    fault = receiver.refused("links/open", {"link": pass_link(terms, told, actions[:-1], [since])})
    assert fault["code"] == "bad-link"
    assert "is not the promised one" in fault["detail"]
    assert receiver.open(letters)["what"] == "table"


def test_whoever_is_left_has_won() -> None:
    devices, letters = company("irrigate", 3, "watched")
    letters = rounds(devices, letters, 4, Random(2))
    for _ in range(2):
        gone, letters = gives_up(devices, letters)
        assert gone.refused(giving_up(gone), {"seat": gone.seat})["code"] in GONE
    for device in devices:
        device.open(letters)
        (winner,) = device.shown["result"]["winners"]
        assert device.shown["result"]["ending"] == "conceded"
        assert not device.shown["seats"][winner]["conceded"]
    record = parse_record(gone.does("GET", f"tables/{gone.table}/record"), game_called)
    record.check()
    assert letters_of(record) == letters
    record.extra["hands"]["gave_up"].append(0)
    with pytest.raises(BadRecord, match="nobody can give up here"):
        record.check()


def test_a_game_given_up_is_carried_along_but_not_if_another_seat_gave_up() -> None:
    devices, letters = company("irrigate", 2, "simple")
    letters = rounds(devices, letters, 1, Random(1))
    loser = next(one for one in devices if one.name == devices[0].passing["to"])
    loser.open(letters)
    loser.does("POST", giving_up(loser), {"seat": loser.seat})
    tables = [*loser.kept.values()]
    other = Device(loser.name)
    assert other.does("POST", "here/tables", file_of(tables))["new"] == 1
    (gave_up,) = [row for row in tables[0]["events"] if row["kind"] == "conceded"]
    gave_up["seat"] = 1 - gave_up["seat"]
    fault = Device(loser.name).refused("here/tables", file_of(tables))
    assert "gives up does so instead of acting" in fault["detail"]
    gave_up["seat"] = 1 - gave_up["seat"]
    rows = tables[0]["events"]
    del rows[rows.index(gave_up) - 1]
    for number, row in enumerate(rows, 1):
        row["number"] = number
    fault = Device(loser.name).refused("here/tables", file_of(tables))
    assert "tells one number more" in fault["detail"]


def test_nobody_joins_twice_and_names_are_names() -> None:
    ann, ben = Device("Ann"), Device("Ben")
    letters = ann.begin("irrigate", 2, "simple")
    ben.open(letters)
    again = ben.refused("links/join", {"link": letters, "name": "Ben"})
    assert again["code"] == "seat-taken"
    wish = {"game": "irrigate", "options": {}, "passing": "simple", "first": "die"}
    assert ann.refused("links", {**wish, "names": ["", "Ben"]})["code"] == "bad-name"


@pytest.mark.parametrize(("players", "asking"), [(2, 0), (2, 1), (3, 1), (4, 2)])
def test_a_rematch_goes_round_by_links_with_everybody_one_seat_on(
    players: int, asking: int
) -> None:
    devices, letters = company("aqua-romana", players, "simple")
    letters = rounds(devices, letters, 500, Random(3))
    for device in devices:
        device.open(letters)
    seats = [seat["name"] for seat in devices[0].shown["seats"]]
    asker = next(device for device in devices if device.name == seats[asking])
    (made,) = asker.does("POST", f"tables/{asker.table}/rematch", {})["events"]
    assert asker.does("POST", f"tables/{asker.table}/rematch", {})["events"] == []
    assert asker.shown["rematch"] == made["table"]
    asker.table = made["table"]
    others = [next(d for d in devices if d.name == name) for name in turned(seats, asking)[1:]]
    letters = asker.letters()
    for device in others:
        found = device.open(letters)
        assert (found["what"], found["names"][0]) == ("invitation", asker.name)
        letters = device.letters()
    asker.open(rounds([asker, *others], letters, 500, Random(4)))
    expected = turned(seats, -1)
    for device in devices:
        assert [seat["name"] for seat in device.shown["seats"]] == expected
    record = parse_record(asker.does("GET", f"tables/{asker.table}/record"), game_called)
    record.check()
    assert record.seats == expected
    written = asker.does("POST", "links/write", {"record": record.line()})
    again = Device("Eve").does("POST", "links/read", {"link": written["letters"]})
    assert again["hands"] == record.extra["hands"]


def test_there_is_no_rematch_before_the_end() -> None:
    ann = Device("Ann")
    ann.begin("irrigate", 2, "simple")
    assert ann.refused(f"tables/{ann.table}/rematch", {})["code"] == "not-over"
