"""One table of routes against roles: who may do what. A route that is not in it fails."""

import subprocess
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest

from aquae.server.tables.tokens import digest
from tests.server.conftest import FREELY
from tests.server.people.authenticator import encoded
from tests.server.people.test_history import conceded
from tests.server.people.test_passkeys import at_home, key_of
from tests.server.serving import AtTable, Json, Serving, serving
from tests.server.tournaments.playing import organised, told

NOW = "the last number"
ALL = "may may may may"
WITH_TOKEN = "401 may may may"
PLAYERS = "401 403 may may"


class Right(NamedTuple):
    """Who may: nobody (without a token), a stranger, somebody who plays, and who made the table.

    `may` is anything but a refusal for the sake of who asks.
    """

    roles: str
    body: Json = None
    query: dict[str, Any] | None = None
    over: bool = False
    """Whether it is asked about a play that is over."""


T = "/api/tables/{table_id}"
C = "/api/tournaments/{tournament}"
FORGED = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"clientDataJSON": "AAAA", "attestationObject": "AAAA"},
}
HOOK = {"kind": "hook", "address": "https://chat.example.com/hook"}
RIGHTS = {
    "GET /api/games": Right(ALL),
    "GET /api/games/{game}/options/{option}": Right(ALL, query={"value": "provincia"}),
    "POST /api/people": Right(ALL, {}),
    "POST /api/people/devices": Right("403 403 403 403", {"ticket": "stolen"}),
    "GET /api/people/me": Right(WITH_TOKEN),
    "POST /api/people/me/tickets": Right(WITH_TOKEN, {}),
    "POST /api/people/me/phrase": Right(WITH_TOKEN, {}),
    "POST /api/people/me/devices/{device}/sign-out": Right("401 404 404 may", {}),
    "POST /api/people/me/passkeys/options": Right(WITH_TOKEN, {}),
    "POST /api/people/me/passkeys": Right("401 403 403 403", {"passkey": FORGED}),
    "POST /api/people/me/passkeys/{passkey}/remove": Right("401 404 404 may", {}),
    "POST /api/people/passkeys/options": Right(ALL, {}),
    "GET /api/people/me/games": Right(WITH_TOKEN),
    "GET /api/people/me/records": Right(WITH_TOKEN),
    "POST /api/people/me/games/{table_id}/remove": Right("401 404 may may", {}, over=True),
    "GET /api/people/me/profile": Right(WITH_TOKEN),
    "POST /api/people/me/profile": Right(WITH_TOKEN, {}),
    "GET /api/profiles/{person}": Right("404 404 404 may"),
    "GET /api/people/me/bells": Right(WITH_TOKEN),
    "POST /api/people/me/bells": Right(WITH_TOKEN, HOOK),
    "POST /api/people/me/bells/{bell}": Right("401 404 404 may", {"wants": [], "language": "it"}),
    "POST /api/people/me/bells/{bell}/remove": Right("401 404 404 may", {}),
    "POST /api/people/me/bells/{bell}/try": Right("401 404 404 may", {}),
    "POST /api/people/me/hours": Right(WITH_TOKEN, {}),
    "POST /api/people/me/holiday": Right(WITH_TOKEN, {}),
    f"GET {T}/bells": Right(WITH_TOKEN),
    f"POST {T}/bells": Right(PLAYERS, {"wants": []}),
    "POST /api/bells/confirm": Right("404 404 404 404", {"token": "guessed"}),
    "POST /api/bells/leave/{token}": Right(ALL, {}),
    "GET /api/bells/leave/{token}": Right(ALL),
    f"GET {T}/invitations": Right("401 403 403 may"),
    f"POST {T}/invitations": Right("401 403 403 409", {"person": "x" * 22}),
    "GET /api/people/me/invitations": Right(WITH_TOKEN),
    "POST /api/people/me/invitations/{table_id}/decline": Right("401 404 404 404", {}),
    "GET /api/people/me/avoided": Right(WITH_TOKEN),
    "POST /api/people/me/avoided": Right(
        WITH_TOKEN, {"person": "x" * 22, "how": "mute", "name": "Dora"}
    ),
    "GET /api/profiles/{person}/ratings": Right("404 404 404 may"),
    "GET /api/ratings/{game}": Right(ALL),
    "GET /api/profiles/{person}/statistics": Right("404 404 404 may"),
    "GET /api/people/me/ladder": Right(WITH_TOKEN),
    "GET /api/people/me/plays": Right(WITH_TOKEN),
    "GET /api/people/me/plays.csv": Right(WITH_TOKEN),
    "GET /api/puzzles/{game}": Right(ALL),
    "GET /api/puzzles/{game}/{puzzle}": Right(ALL),
    "POST /api/puzzles/{game}/{puzzle}/tries": Right(WITH_TOKEN, {}),
    "GET /api/daily/{game}": Right(ALL),
    "POST /api/daily/{game}": Right(WITH_TOKEN, {"name": "Cleo"}),
    "GET /api/people/me/export": Right(WITH_TOKEN),
    "POST /api/people/me/delete": Right(WITH_TOKEN, {"sure": True}),
    "GET /api/tables": Right(WITH_TOKEN, query={"list": "mine"}),
    "POST /api/tables": Right(
        WITH_TOKEN, {"game": "irrigate", "seats": [{"kind": "me"}, {"kind": "me"}]}
    ),
    f"GET {T}": Right(ALL),
    f"GET {T}/log": Right(ALL),
    f"POST {T}/seats/{{seat}}/take": Right("401 409 409 may", {"name": "Cleo"}),
    f"POST {T}/salt": Right(PLAYERS, {"salt": "x"}),
    f"POST {T}/seats/{{seat}}/leave": Right("401 403 403 may", {}),
    f"POST {T}/seats/{{seat}}/link": Right("401 403 403 may", {}),
    f"POST {T}/start": Right("401 403 403 may", {}),
    f"POST {T}/actions": Right("401 403 403 may", {"at": NOW, "text": "draw"}),
    f"POST {T}/undo": Right(PLAYERS, {"at": NOW, "to": 0}),
    f"POST {T}/answer": Right("401 409 409 409", {"at": NOW, "agree": True}),
    f"POST {T}/end": Right(PLAYERS, {"at": NOW}),
    f"POST {T}/concede": Right("401 403 403 may", {"seat": 0}),
    f"POST {T}/chat": Right(PLAYERS, {"text": "hello"}),
    f"POST {T}/reports": Right("401 403 404 may", {"seat": 1, "why": "chat"}),
    f"GET {T}/prepared": Right(WITH_TOKEN),
    f"POST {T}/prepared": Right("401 403 may may", {"at": 0, "texts": ["draw", "tile"]}),
    f"POST {T}/prepared/{{line}}/remove": Right("401 404 404 may", {}),
    f"POST {T}/note": Right(PLAYERS, {"text": "Mind the river."}),
    f"POST {T}/sandbox": Right(WITH_TOKEN, {}),
    f"GET {T}/position": Right(ALL),
    f"GET {T}/preview": Right(ALL, query={"text": "draw"}),
    f"GET {T}/why": Right(ALL, query={"text": "draw"}),
    f"GET {T}/dice": Right(ALL),
    f"GET {T}/draws": Right(ALL),
    f"GET {T}/events": Right(ALL),
    f"GET {T}/record": Right(ALL),
    "GET /api/records": Right(ALL),
    "POST /api/replay": Right(ALL, {"record": "{}"}),
    f"POST {T}/hint": Right(PLAYERS, {}),
    f"GET {T}/reasons": Right(PLAYERS, query={"at": 0}),
    f"GET {T}/chances": Right("401 may 403 403"),
    f"POST {T}/review": Right(PLAYERS, {}, over=True),
    f"GET {T}/review": Right(ALL, over=True),
    f"POST {T}/rematch": Right(PLAYERS, {}, over=True),
    f"POST {T}/rematch/decline": Right("401 403 409 409", {}, over=True),
    "GET /api/tournaments": Right(WITH_TOKEN, query={"list": "mine"}),
    "POST /api/tournaments": Right(WITH_TOKEN, {"name": "Cup", "game": "irrigate"}),
    f"GET {C}": Right(ALL),
    f"POST {C}/enter": Right(WITH_TOKEN, {"name": "Cleo"}),
    f"POST {C}/leave": Right("401 409 may 409", {}),
    f"POST {C}/remove": Right("401 403 403 may", {"entrant": 1}),
    f"POST {C}/begin": Right("401 403 403 may", {}),
    f"POST {C}/cancel": Right("401 403 403 may", {}),
    "POST /api/people/me/seeking": Right(WITH_TOKEN, {"name": "Cleo", "game": "irrigate"}),
    "POST /api/people/me/seeking/stop": Right(WITH_TOKEN, {}),
    "POST /api/hosts": Right("401 403 403 403", {"ticket": "guessed"}),
    "GET /healthz": Right(ALL),
    "GET /readyz": Right(ALL),
    "GET /metrics": Right(ALL),
}


H = "/api/hosts"
BY_HOSTS: dict[str, Json] = {
    f"GET {H}": None,
    f"GET {H}/people": None,
    f"POST {H}/people/{{person}}/suspend": {"days": 1},
    f"POST {H}/people/{{person}}/lift": {},
    f"GET {H}/tables": None,
    f"POST {H}/tables/{{table_id}}/remove": {},
    f"GET {H}/reports": None,
    f"POST {H}/reports/{{report}}/settle": {},
    f"POST {H}/registration": {"open": True},
    f"POST {H}/limits": {"name": "table_quota", "value": 100},
    f"POST {H}/notice": {"text": None},
    f"GET {H}/deeds": None,
}
"""What hosts alone may do, and what is sent with it: nobody else, whoever they are at a table."""


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("rights")
    flags = ("--data", str(folder / "data"), "--hint-seconds", "0")
    with serving(folder, *FREELY, *flags) as server:
        yield server


def test_every_route_is_in_the_table(free: Serving) -> None:
    paths = httpx.get(f"{free.url}/api/openapi.json").json()["paths"]
    found = {f"{method.upper()} {path}" for path, ways in paths.items() for method in ways}
    assert found == set(RIGHTS) | set(BY_HOSTS)
    assert not set(RIGHTS) & set(BY_HOSTS)


class Cast:
    """Ann made a table and begins, Bea plays there, Cleo does not."""

    def __init__(self, url: str, over: bool) -> None:
        self.ann, self.bea, cleo = (at_home(url) for _ in range(3))
        self.table = conceded(self.ann, self.bea) if over else self._playing()
        self.nobody = httpx.Client(base_url=url, timeout=20)
        self.roles = [self.nobody, cleo.http, self.bea.http, self.ann.http]

    def _playing(self) -> AtTable:
        table = self.ann.make("irrigate", "me", "open")
        table.seen_by(self.bea).post("seats/1/take", name="Bea", key=table.links[1])
        return table

    def path(self, template: str) -> str:
        """At Ann's table, about Ann's seat, device and passkey."""
        found = template.replace("{table_id}", self.table.id).replace("{seat}", "0")
        found = found.replace("{game}", "aquaedukt").replace("{option}", "board")
        found = found.replace("{person}", self.ann.id)
        if "{tournament}" in found:
            found = found.replace("{tournament}", self._tournament())
        found = found.replace("{token}", "x" * 43)
        if "{bell}" in found:
            found = found.replace("{bell}", self._bell())
        if "{line}" in found:
            found = found.replace("{line}", self._line())
        if "{passkey}" in found:
            found = found.replace("{passkey}", digest(encoded(key_of(self.ann).id)))
        return found.replace("{device}", digest(self.ann.token))

    def _tournament(self) -> str:
        """Ann organises it, Bea has entered."""
        made = organised(self.ann, bots=["faber"])
        told(self.bea, made, "enter", name="Bea")
        found: str = made["id"]
        return found

    def report(self) -> str:
        """What Bea tells of Ann."""
        table = self.table.seen_by(self.bea)
        report: str = table.post("reports", 201, seat=0, why="name")["report"]
        return report

    def _line(self) -> str:
        """What Ann will do if Bea passes, too."""
        self.table.act("pass")
        told = self.table.post("prepared", 201, at=1, texts=["pass", "draw"])
        line: str = told["lines"][0]["line"]
        return line

    def _bell(self) -> str:
        """Where Ann is called."""
        bell: str = self.ann.post("/api/people/me/bells", 201, **HOOK)["bells"][0]["bell"]
        return bell

    def body(self, right: Right) -> Json:
        """Whoever writes has seen the last event."""
        if right.body is None or right.body.get("at") != NOW:
            return right.body
        return {**right.body, "at": self.table.look()["number"]}


def status(client: httpx.Client, method: str, path: str, query: Json, body: Json) -> int:
    """How it is answered; streams are not waited for."""
    with client.stream(method, path, json=body, params=query) as answer:
        return answer.status_code


@pytest.mark.parametrize("route", RIGHTS)
def test_nobody_reads_or_changes_what_is_another_s(free: Serving, route: str) -> None:
    right = RIGHTS[route]
    method, template = route.split(" ")
    cast = Cast(free.url, right.over)
    if "{device}" in template:
        cast.ann.post("/api/people/me/tickets", 201)
    path = cast.path(template)
    for role, expected in zip(cast.roles, right.roles.split(), strict=True):
        found = status(role, method, path, right.query, cast.body(right))
        assert found < 500
        assert expected == ("may" if found not in (401, 403) and expected == "may" else str(found))
    cast.nobody.close()


@pytest.fixture(scope="module")
def host(free: Serving) -> Iterator[httpx.Client]:
    """Somebody with the link that the host at the machine has printed."""
    person = at_home(free.url)
    command = [sys.executable, "-m", "aquae", "admin", "host", "Hortensia"]
    data = ("--data", str(free.folder / "data"))
    told = subprocess.run([*command, *data], capture_output=True, text=True, check=True).stdout
    person.post("/api/hosts", 201, ticket=told.strip().rsplit("=", 1)[1])
    home = person.http.base_url
    with httpx.Client(base_url=home, headers=person.http.headers, timeout=20) as client:
        yield client


@pytest.mark.parametrize("route", BY_HOSTS)
def test_hosts_alone_look_after_the_house(free: Serving, host: httpx.Client, route: str) -> None:
    method, template = route.split(" ")
    cast, body = Cast(free.url, False), BY_HOSTS[route]
    path = cast.path(template).replace("{report}", cast.report() if "{report}" in template else "")
    if template.endswith("/lift"):
        status(host, "POST", path.replace("/lift", "/suspend"), None, {"days": 1})
    found = [status(role, method, path, None, body) for role in (*cast.roles, host)]
    assert found == [401, 403, 403, 403, 200]
    cast.nobody.close()
    if template.endswith("/suspend"):
        status(host, "POST", path.replace("/suspend", "/lift"), None, {})
