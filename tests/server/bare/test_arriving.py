"""What arrives at a server that stands bare on the Internet: too much, too slowly, too often."""

import asyncio
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from aquae.server.http import arriving
from aquae.server.http.arriving import LARGEST_HEAD, MOST_HEADERS
from tests.server.bare.lines import connect, everything, post, status_and_code
from tests.server.conftest import FREELY
from tests.server.loops import in_a_loop_of_its_own, within
from tests.server.serving import AtTable, Following, Person, Serving, eventually, serving

SECONDS = 2.0
CONNECTIONS = 12


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that does not wait long for a request, and knows few connections."""
    folder = tmp_path_factory.mktemp("impatient")
    limits = ("--request-seconds", str(SECONDS), "--connections", str(CONNECTIONS))
    with serving(folder, *FREELY, *limits, "--data", str(folder / "data")) as server:
        yield server


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("patient")
    with serving(folder, *FREELY, "--data", str(folder / "data")) as server:
        yield server


def memory_kb(server: Serving) -> int:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmHWM:")[1].split()[0])


BEGUN = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"


@pytest.mark.parametrize(
    ("begun", "endless"),
    [
        (BEGUN, b"a:b\r\n"),
        (BEGUN + b"long: ", b"x"),
        (b"GET /", b"x"),
        (BEGUN + b"b", b"x"),
    ],
    ids=["many headers", "one header", "address", "name"],
)
def test_a_head_has_a_largest_size(patient: Serving, begun: bytes, endless: bytes) -> None:
    before = memory_kb(patient)
    for _ in range(5):
        with closing(connect(patient)) as line:
            heard = everything(line, begun, endless * (4_000_000 // len(endless)))
        # A connection that is cut while more arrives may lose the answer.
        assert heard == b"" or status_and_code(heard) == (431, "head-too-large")
    assert memory_kb(patient) - before < 20_000
    assert httpx.get(f"{patient.url}/healthz").status_code == 200


def test_the_answer_to_a_large_head_can_be_read(patient: Serving) -> None:
    with closing(connect(patient)) as line:
        heard = everything(line, BEGUN, b"long: " + b"x" * LARGEST_HEAD)
    assert status_and_code(heard) == (431, "head-too-large")
    with closing(connect(patient)) as line:
        heard = everything(line, BEGUN, b"a: b\r\n" * (MOST_HEADERS + 1))
    assert status_and_code(heard) == (431, "head-too-large")


def test_large_but_honest_heads_pass(patient: Serving) -> None:
    answer = httpx.get(f"{patient.url}/healthz", headers={"cookie": "x" * (LARGEST_HEAD - 1000)})
    assert answer.status_code == 200


@pytest.mark.parametrize("endless", [b"a:b\r\n", b"x"], ids=["many", "one"])
def test_headers_after_the_body_are_bounded(patient: Serving, endless: bytes) -> None:
    before = memory_kb(patient)
    head = b"POST /api/people HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
    with closing(connect(patient)) as line:
        everything(line, head + b"2\r\n{}\r\n0\r\na: ", endless * (8_000_000 // len(endless)))
    assert memory_kb(patient) - before < 20_000


def test_nobody_asks_for_everything_before_the_first_answer(patient: Serving) -> None:
    with closing(connect(patient)) as line:
        heard = everything(line, (BEGUN + b"\r\n") * 10_000)
    assert heard.count(b"HTTP/1.1 200 ") < 1_000


def test_what_is_no_http_is_a_problem(patient: Serving) -> None:
    with closing(connect(patient)) as line:
        assert status_and_code(everything(line, b"\x16\x03\x01 hello\r\n\r\n")) == (
            400,
            "malformed",
        )


@pytest.fixture
def table(impatient: Serving) -> AtTable:
    return Person(impatient.url).make("irrigate", "me", "me")


@pytest.mark.parametrize("part", ["nothing", "half a head", "half a body", "half an action"])
def test_a_request_has_to_arrive_in_time(impatient: Serving, table: AtTable, part: str) -> None:
    """However it trickles; a connection on which nothing is asked is closed without a word."""
    begun = {
        "nothing": b"",
        "half a head": BEGUN,
        "half a body": post("/api/people", 100),
        "half an action": post(f"{table.path}/actions", 100),
    }[part]
    began = time.monotonic()
    with closing(connect(impatient)) as line:
        line.sendall(begun)
        for _ in range(4):
            time.sleep(SECONDS / 5)
            with suppress(ConnectionError):
                line.sendall(b"x" if begun else b"")
        heard = everything(line, b"")
    assert SECONDS * 0.8 < time.monotonic() - began < SECONDS + 10
    assert heard == b"" if part == "nothing" else status_and_code(heard) == (408, "too-slow")


def test_who_has_asked_may_think_before_asking_again(impatient: Serving) -> None:
    with httpx.Client(base_url=impatient.url) as client, closing(connect(impatient)) as line:
        client.get("/healthz")
        # Refused before its body came, which is then of no interest but has to arrive.
        line.sendall(post("/api/people", 2, "Origin: https://evil.example"))
        assert status_and_code(line.recv(65536)) == (403, "foreign-origin")
        line.sendall(b"{}")
        time.sleep(2 * SECONDS)
        assert client.get("/healthz").status_code == 200
        line.sendall(post("/api/people", 2) + b"{}")
        assert line.recv(65536).startswith(b"HTTP/1.1 201 ")


def test_streams_stay_open(impatient: Serving, table: AtTable) -> None:
    stream = Following(impatient.url, table.id)
    stream.event("started")
    time.sleep(2 * SECONDS)
    table.act()
    assert stream.event("action")


def test_an_address_has_so_many_connections(impatient: Serving) -> None:
    lines = [connect(impatient) for _ in range(CONNECTIONS)]
    with closing(connect(impatient)) as late:
        assert status_and_code(everything(late, b"")) == (429, "too-many-connections")
    with closing(connect(impatient, "127.0.0.2")) as other:
        other.sendall(BEGUN + b"\r\n")
        assert other.recv(65536).startswith(b"HTTP/1.1 200 ")
    for line in lines:
        line.close()
    assert eventually(lambda: httpx.get(f"{impatient.url}/healthz").status_code == 200)


@pytest.fixture
def few_files() -> Iterator[None]:
    """What this process may have open, and every process that it starts."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft // 2, hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("few_files")
def test_a_server_has_as_many_files_open_as_it_may(tmp_path: Path) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = ("--all-connections", str(10**9), "--data", str(tmp_path / "data"))
    with serving(tmp_path, *FREELY, *wanted) as server:
        assert server.process is not None
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (hard, hard)
    assert f"the system allows {hard} open files" in server.log.read_text()


def test_who_does_not_read_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arriving, "READING_SECONDS", 0.2)

    async def cut() -> None:
        async with within(tmp_path) as here:
            (listening,) = here.server.servers[0].sockets
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            with closing(socket.create_connection(here.address)) as line:
                line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n" * 10)
                connections = here.server.server_state.connections
                async with asyncio.timeout(20):
                    while not connections:
                        await asyncio.sleep(0.01)
                    while connections:
                        await asyncio.sleep(0.01)

    in_a_loop_of_its_own(cut())
