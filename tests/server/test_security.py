"""Each promise of safety, tried."""

import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from aquae.server.http.client import CLIENT
from aquae.server.http.limits import Buckets
from aquae.server.tables.problems import Problem
from tests.server.conftest import FREELY
from tests.server.serving import AtTable, Following, Person, Serving, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with its usual limits, and few streams."""
    folder = tmp_path_factory.mktemp("strict")
    limits = ("--streams", "3", "--table-streams", "2", "--bots", "1")
    with serving(folder, *limits, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture(scope="module")
def free(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("free")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


def test_secrets_are_kept_as_hashes_only(free: Serving) -> None:
    ann = Person(free.url)
    table = ann.make("irrigate", "me", "open")
    table.post("seats/1/link", 201)
    key = table.links[1]
    dump = _everything(free.folder / "data" / "aquae.sqlite")
    assert ann.id in dump
    assert ann.token not in dump
    assert key not in dump


def _everything(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    return dump


def test_secrets_are_never_logged(free: Serving) -> None:
    ann = Person(free.url)
    ann.make("irrigate", "me", "faber").act("pass")
    ann.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    ann.http.get("/nowhere")
    assert ann.token not in free.log.read_text()


@pytest.mark.parametrize("token", ["short", "x" * 43 + "!", "x" * 44, "é" * 43])
def test_what_is_no_token_is_refused(free: Serving, token: str) -> None:
    headers = {b"Authorization": f"Bearer {token}".encode()}
    answer = httpx.post(f"{free.url}/api/tables", json={}, headers=headers)
    assert answer.status_code in (401, 422)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    body = {"game": "irrigate", "seats": seats}
    answer = httpx.post(f"{free.url}/api/tables", json=body, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_nobody_acts_for_another(free: Serving) -> None:
    ann, bea, eve = Person(free.url), Person(free.url), Person(free.url)
    first = ann.make("irrigate", "me", "open", "open")
    second = first.seen_by(bea)
    second.take(1, key=first.links[1])
    evil = first.seen_by(eve)
    assert evil.take(2, 403, key=first.links[1])["code"] == "bad-key"
    assert evil.take(2, 403)["code"] == "bad-key"
    assert evil.take(1, 409, key=first.links[1])["code"] == "seat-taken"
    assert evil.post("start", 403, level="faber")["code"] == "not-your-table"
    first.post("start", level="faber")
    at = first.look()["number"]
    for what, body in {
        "actions": {"at": at, "text": "pass"},
        "undo": {"at": at, "to": 0},
        "end": {"at": at},
        "concede": {"seat": 0},
        "chat": {"text": "hi"},
        "seats/0/leave": {"level": "tiro"},
        "seats/0/link": {},
        "rematch": {},
        "rematch/decline": {},
        "salt": {"salt": "abc"},
    }.items():
        answer = eve.http.post(f"{first.path}/{what}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat"), what
    assert second.act("pass", 403, at=at)["code"] == "not-your-turn"
    assert second.post("concede", 403, seat=0)["code"] == "not-your-seat"
    nobody = httpx.post(f"{free.url}{first.path}/actions", json={"at": at, "text": "pass"})
    assert nobody.json()["code"] == "no-token"
    assert first.look()["position"] == 0


def test_ids_and_secrets_cannot_be_guessed(free: Serving) -> None:
    ann = Person(free.url)
    tables = [ann.make("irrigate", "me", "open") for _ in range(20)]
    ids = [table.id for table in tables]
    keys = [table.links[1] for table in tables]
    for secrets, length in ((ids, 22), (keys, 43)):
        assert all(len(secret) == length for secret in secrets)
        assert len({secret[:8] for secret in secrets}) == 20
        assert len({secret[-8:] for secret in secrets}) == 20
    private = {table["id"] for table in ann.get("/api/tables", list="public")["tables"]}
    assert not private & set(ids)


@pytest.mark.parametrize("path", ["/", "/api/docs", "/api/games", "/nowhere", "/api/docs.css"])
def test_pages_allow_nothing_from_elsewhere_and_nothing_inline(free: Serving, path: str) -> None:
    answer = httpx.get(free.url + path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert policy.count("unsafe") == 1
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    # Only the client's page has scripts, its own and the bundler's: files with nothing inside.
    scripts = re.findall(r"<script.*?</script>", answer.text, re.DOTALL)
    assert answer.text.count("<script") == len(scripts)
    assert len(scripts) <= (2 if path == "/" else 0)
    for script in scripts:
        assert re.fullmatch(
            r'<script type="module" crossorigin src="\./assets/[^"]+"></script>', script
        )
    assert "style=" not in answer.text
    assert "://" not in answer.text


def files_of_the_client(end: str) -> list[str]:
    return [f"/assets/{path.name}" for path in (CLIENT / "assets").glob(f"*.{end}")]


@pytest.mark.parametrize("end", ["css", "woff2", "png"])
def test_what_cannot_act_is_told_only_what_it_needs(free: Serving, end: str) -> None:
    for path in files_of_the_client(end):
        answer = httpx.get(free.url + path)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "content-security-policy" not in answer.headers
    missing = httpx.get(f"{free.url}/assets/nothing.{end}")
    assert missing.status_code == 404
    assert "content-security-policy" in missing.headers


def test_scripts_are_bound_by_the_policy_of_pages(free: Serving) -> None:
    # Workers have no page around them: what they may do is said with them.
    scripts = files_of_the_client("js")
    assert scripts
    for path in scripts[:20]:
        assert "default-src 'self'" in httpx.get(free.url + path).headers["content-security-policy"]


def test_what_can_be_opened_is_told_what_it_may_ask_for(free: Serving) -> None:
    for path in ("/", "/embed.html", "/api/docs", "/icon.svg"):
        headers = httpx.get(free.url + path).headers
        assert headers["permissions-policy"] == "camera=(), microphone=(), geolocation=()"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_what_is_kept_for_ever_says_nothing_for_asking_again(free: Serving) -> None:
    [path, *_] = files_of_the_client("woff2")
    answer = httpx.get(free.url + path)
    assert "immutable" in answer.headers["cache-control"]
    assert not {"etag", "last-modified"} & set(answer.headers)
    page = httpx.get(free.url + "/")
    again = httpx.get(free.url + "/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("path", ["/embed.html", "/embed.html?x=1"])
def test_other_pages_may_show_one_page_in_a_frame(free: Serving, path: str) -> None:
    answer = httpx.get(free.url + path)
    first = httpx.get(free.url + "/")
    assert answer.status_code == 200
    policies = [page.headers["content-security-policy"] for page in (answer, first)]
    assert policies[0] == policies[1].replace("frame-ancestors 'none'", "frame-ancestors *")
    assert policies[0] != policies[1]


@pytest.mark.parametrize(
    "path", ["/embed.html/", "/embed", "/EMBED.HTML", "//embed.html", "/t/embed.html"]
)
def test_no_other_page_can_be_framed(free: Serving, path: str) -> None:
    policy = httpx.get(free.url + path).headers["content-security-policy"]
    assert policy.endswith("frame-ancestors 'none'")


@pytest.mark.parametrize(("url", "told"), [("https://games.example", True), ("http://box", False)])
def test_browsers_are_told_to_come_by_https_where_they_can(
    tmp_path: Path, url: str, told: bool
) -> None:
    flags = ("--url", url, "--bots", "0", "--data", str(tmp_path / "data"))
    with serving(tmp_path, *flags) as server:
        table = Person(server.url).make("irrigate", "me", "me")
        page = httpx.get(f"{server.url}/")
        acted = table.person.http.post(f"{table.path}/actions", json={"at": 4, "text": "pass"})
    assert acted.status_code == 200
    expected = "max-age=31536000" if told else None
    for answer in (page, acted):
        assert answer.headers.get("strict-transport-security") == expected


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
def test_pages_from_elsewhere_cannot_write(free: Serving, headers: dict[str, str]) -> None:
    answer = httpx.post(f"{free.url}/api/people", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = {"Sec-Fetch-Site": "same-origin", "Origin": free.url}
    assert httpx.post(f"{free.url}/api/people", headers=own).status_code == 201


def test_large_requests_are_refused(free: Serving) -> None:
    ann = Person(free.url)
    table = ann.make("irrigate", "me", "faber")
    large = b'{"text": "' + b"x" * 20_000 + b'"}'
    path = f"{table.path}/chat"
    kind = {"content-type": "application/json"}
    assert ann.http.post(path, content=large, headers=kind).json()["code"] == "too-large"
    pieces = (large[i : i + 1000] for i in range(0, len(large), 1000))
    assert ann.http.post(path, content=pieces, headers=kind).json()["code"] == "too-large"
    huge = b'{"game": "' + b"x" * 2_000_000 + b'"}'
    assert ann.http.post("/api/tables", content=huge, headers=kind).json()["code"] == "too-large"


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\nb", "a\u0000b", "\u202eevil", "a\u2028b", "\ud800"]
)
def test_names_are_plain(free: Serving, name: str) -> None:
    ann = Person(free.url)
    seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
    content = json.dumps({"game": "irrigate", "seats": seats}).encode()
    headers = {"content-type": "application/json"}
    answer = ann.http.post("/api/tables", content=content, headers=headers)
    told = (400, "malformed") if name == "\ud800" else (422, "invalid")
    assert (answer.status_code, answer.json()["code"]) == told
    assert "pattern" not in answer.text
    assert "Value error" not in answer.text


def test_who_waits_as_long_as_told_may_go_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("aquae.server.http.limits.time.monotonic", lambda: now)
    buckets = Buckets("writes", rate=30.0, burst=1.0)
    buckets.demand("somebody")
    with pytest.raises(Problem) as refused:
        buckets.demand("somebody")
    assert refused.value.more["retry_after"] == 0.1
    now += refused.value.more["retry_after"]
    buckets.demand("somebody")


def test_chat_is_data_and_limited(strict: Serving) -> None:
    ann = Person(strict.url)
    table = ann.make("irrigate", "me", "faber")
    markup = "<script>alert('ü')</script>"
    said = table.post("chat", text=markup)["events"][0]
    assert said["text"] == markup
    assert table.post("chat", 422, text="x" * 301)["code"] == "invalid"
    assert table.post("chat", 422, text="a\nb")["code"] == "invalid"
    codes = [
        ann.http.post(f"{table.path}/chat", json={"text": "again"}).status_code for _ in range(6)
    ]
    assert codes.count(429) >= 1


def test_one_address_cannot_flood(strict: Serving) -> None:
    with httpx.Client(base_url=strict.url) as client:
        answers = [client.post("/api/people") for _ in range(120)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too-many"
        assert int(refused[0].headers["retry-after"]) >= 1
        # What a client says about itself does not help it.
        forged = {"X-Forwarded-For": "10.1.2.3"}
        codes = {client.post("/api/people", headers=forged).status_code for _ in range(5)}
        assert 429 in codes
    time.sleep(4)


def test_streams_are_bounded(strict: Serving) -> None:
    ann = Person(strict.url)
    tables = [ann.make("irrigate", "me", "open") for _ in range(3)]
    open_streams = [Following(strict.url, tables[0].id) for _ in range(2)]
    for stream in open_streams:
        stream.event("created")
    third = httpx.get(f"{strict.url}{tables[0].path}/events")
    assert (third.status_code, third.json()["code"]) == (429, "too-many-streams")
    Following(strict.url, tables[1].id).event("created")
    fourth = httpx.get(f"{strict.url}{tables[2].path}/events")
    assert fourth.json()["code"] == "too-many-streams"


def test_it_stops_within_two_seconds_with_streams_open(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--data", str(tmp_path / "data")) as server:
        table = Person(server.url).make("irrigate", "me", "curator")
        streams = [Following(server.url, table.id) for _ in range(20)]
        for stream in streams:
            stream.event("created")
        table.act("pass")  # a bot is thinking
        assert server.stop() < 2
        assert all(stream.ended.wait(2) for stream in streams)


def test_one_server_a_folder(free: Serving) -> None:
    second = Serving(free.folder, *FREELY, "--data", str(free.folder / "data"))
    with pytest.raises(AssertionError, match="another server uses"):
        second.start()
    assert second.process is not None
    assert second.process.wait(timeout=10) == 2
    assert second.process.stdout is not None
    second.process.stdout.close()


def test_a_table_nobody_knows(free: Serving) -> None:
    ann = Person(free.url)
    for name in ("x" * 22, "nothing", "%00", "..%2f..", "é"):
        answer = ann.http.get(f"/api/tables/{name}")
        assert answer.json()["code"] in ("no-such-table", "no-such-page"), name
    table = AtTable(ann, "x" * 22)
    assert table.act("pass", 404, at=1)["code"] == "no-such-table"


def test_a_wrong_address_is_a_page_for_people_and_a_problem_for_programs(free: Serving) -> None:
    http = Person(free.url).http
    told = http.get("/foo")
    assert (told.status_code, told.json()["code"]) == (404, "no-such-page")
    page = http.get("/foo", headers={"accept": "text/html,*/*", "accept-language": "de-CH,en"})
    assert (page.status_code, page.headers["vary"]) == (404, "Accept, Accept-Language")
    assert page.headers["content-type"].startswith("text/html")
    assert "Hier ist nichts" in page.text
    assert '<a href="/">' in page.text
    assert "<style" not in page.text
