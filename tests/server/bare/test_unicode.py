"""What is no Unicode is the fault of whoever sent it, wherever it stands; and other small print."""

import json
from typing import Any

import httpx
import pytest

from aquae.bots.playing import bots_play
from aquae.games import game_called
from tests.server.conftest import FREELY
from tests.server.serving import Person, Serving, serving

HALF = "\ud800"
SEATS = [{"kind": "me"}, {"kind": "me"}]
GAME = game_called("irrigate")
RECORD = bots_play(GAME, GAME.complete({"players": 2}), ["lively"] * 2, "x").as_json()


def new(**more: Any) -> Any:
    return {"game": "irrigate", "seats": SEATS, **more}


def a_record(**more: Any) -> str:
    return json.dumps({**RECORD, **more})


BODIES = [
    ("/api/people", {HALF: 1}),
    ("/api/tables", new(options={HALF: 1})),
    ("/api/tables", new(options={"players": HALF})),
    ("/api/tables", new(options={"players": [{"a": HALF}]})),
    ("/api/tables", new(game=HALF)),
    ("/api/tables", new(salt=HALF)),
    ("/api/tables", new(**{HALF: 1})),
    ("/api/tables", new(seats=[{"kind": "me", HALF: 1}, {"kind": "me"}])),
    ("/api/tables", new(seats=[{"kind": "bot", "level": HALF}, {"kind": "me"}])),
    ("/api/tables", new(**{"from": {"table": HALF}})),
    ("/api/tables", {"seats": SEATS, "from": {"record": a_record(options={HALF: 1})}}),
    ("/api/replay", {"record": a_record(options={HALF: 1})}),
    ("/api/replay", {"record": a_record(options={"players": HALF})}),
    ("/api/replay", {"record": a_record(actions=[HALF])}),
    ("/api/replay", {"record": a_record(game=HALF)}),
    ("/api/replay", {"record": a_record(seats=[HALF, HALF])}),
    ("/api/replay", {"record": a_record(**{HALF: HALF})}),
    ("/api/replay", {"record": HALF}),
    ("{table}/actions", {"at": 1, "text": HALF}),
    ("{table}/actions", {"at": 1, "text": "pass", HALF: 1}),
    ("{table}/undo", {"at": 1, "to": HALF}),
    ("{table}/chat", {"text": f"hello {HALF}"}),
    ("{table}/seats/0/take", {"name": HALF}),
    ("{table}/seats/0/take", {"name": "Ann", "key": HALF}),
    ("{table}/seats/0/take", {"name": "Ann", "colour": HALF}),
    ("{table}/seats/0/leave", {"level": HALF}),
    ("{table}/start", {"level": HALF}),
    ("{table}/hint", {"at": HALF}),
]


@pytest.mark.parametrize(("path", "body"), BODIES, ids=ascii)
def test_half_a_surrogate_pair_is_told(server: Serving, path: str, body: Any) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "me")
    answer = ann.http.post(
        path.format(table=table.path),
        content=json.dumps(body),
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "surrogate" in answer.json()["detail"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%ED%A0%80",
        "/%ED%A0%80",
        "{table}/why?text=%ED%A0%80",
        "{table}/why?thing=%ED%A0%80&verb=%ED%A0%80",
        "{table}/preview?text=%ED%A0%80",
        "/api/games/%ED%A0%80/options/board?value=x",
        "/api/games/aquaedukt/options/%ED%A0%80?value=x",
        "/api/games/aquaedukt/options/board?value=%ED%A0%80",
        "/api/tables?before=%ED%A0%80",
        "/api/records?after=%ED%A0%80",
    ],
)
def test_addresses_that_are_no_unicode(server: Serving, path: str) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "me")
    answer = ann.http.get(path.format(table=table.path))
    assert answer.status_code in (200, 404, 422)
    assert answer.json()


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/tables", "GET, POST"),
        ("PUT", "/api/tables/x/review", "GET, POST"),
        ("GET", "/api/people", "POST"),
        ("POST", "/healthz", "GET, HEAD"),
        ("POST", "/", "GET, HEAD"),
        ("DELETE", "/api/games", "GET"),
    ],
)
def test_all_methods_of_an_address_are_named(
    server: Serving, method: str, path: str, allowed: str
) -> None:
    answer = httpx.request(method, server.url + path)
    assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


def test_what_is_for_one_person_is_kept_by_nobody(server: Serving) -> None:
    ann = Person(server.url)
    table = ann.make("irrigate", "me", "me")
    answers = [
        ann.http.post("/api/people"),
        ann.http.post("/api/tables", json=new(seats=[{"kind": "me"}, {"kind": "open"}])),
        ann.http.post(f"{table.path}/seats/0/link"),
        ann.http.post(
            f"{table.path}/actions", json={"at": table.look()["number"], "text": table.legal()[0]}
        ),
        ann.http.get(table.path),
        ann.http.get("/api/tables", params={"list": "mine"}),
    ]
    assert all(answer.is_success for answer in answers)
    assert [answer.headers["cache-control"] for answer in answers] == ["no-store"] * len(answers)
    with ann.http.stream("GET", f"{table.path}/events") as stream:
        assert stream.headers.get_list("cache-control") == ["no-store"]


def test_pages_behind_a_proxy_that_speaks_https_are_on_their_own(tmp_path: Any) -> None:
    arguments = (*FREELY, "--trusted-proxies", "127.0.0.1", "--data", str(tmp_path / "data"))
    with serving(tmp_path, *arguments) as server:
        headers = {"Host": "games.example"}
        plain = httpx.get(server.url, headers=headers)
        safe = httpx.get(server.url, headers={**headers, "X-Forwarded-Proto": "https"})
    assert "cross-origin-opener-policy" not in plain.headers
    assert safe.headers["cross-origin-opener-policy"] == "same-origin"
