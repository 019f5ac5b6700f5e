"""What is measured: everything that shows early that people will have to wait."""

import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from aquae.server.watching.figures import Figure, Histogram, Timings, as_text, by, one, timing
from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import Following, Person, Serving, eventually, kept_port, serving, working

LINE = re.compile(r'(\w+)(\{(?:\w+="(?:[^"\\]|\\.)*",?)+\})? (-?[\d.e+-]+)')


def told(url: str) -> dict[str, float]:
    """Every figure by its name and labels; all lines have the form that Prometheus reads."""
    answer = httpx.get(f"{url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures = {}
    for line in answer.text.splitlines():
        if not line.startswith("#"):
            found = LINE.fullmatch(line)
            assert found, line
            figures[found[1] + (found[2] or "")] = float(found[3])
    return figures


def test_figures_as_text() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.1, 0.5, 7.0):
        histogram.observe(seconds)
    figures: list[Figure | Timings] = [
        one("a_total", "An a", 3),
        by("what", "b", "A b", {'x"\n\\': 0.25}),
        timing("c", "A c", histogram),
        by("what", "d", "Nothing of it", {}),
    ]
    assert as_text(figures).splitlines() == [
        "# HELP a_total An a",
        "# TYPE a_total counter",
        "a_total 3",
        "# HELP b A b",
        "# TYPE b gauge",
        r'b{what="x\"\n\\"} 0.25',
        "# HELP c A c",
        "# TYPE c histogram",
        'c_bucket{le="0.1"} 1',
        'c_bucket{le="1"} 2',
        'c_bucket{le="+Inf"} 3',
        "c_sum 7.6",
        "c_count 3",
    ]


def test_requests_are_timed_by_route_and_status(server: Serving) -> None:
    table = Person(server.url).make("irrigate", "me", "me")
    before = told(server.url)
    action = '{method="POST",route="/api/tables/{table_id}/actions",status="%d"}'
    looking = '{method="GET",route="/api/tables/{table_id}",status="200"}'
    table.act("nonsense", 422)
    table.act()
    httpx.get(f"{server.url}/{'x' * 30}")
    after = told(server.url)
    for labels in (action % 422, action % 200, looking):
        name = f"aquae_request_seconds_count{labels}"
        assert after[name] - before.get(name, 0) >= 1
    assert after[f"aquae_request_seconds_sum{looking}"] > 0
    assert 'aquae_request_seconds_count{method="GET",route="other",status="404"}' in after
    assert not [name for name in after if table.id in name or "xxx" in name]
    refused = 'aquae_problems_total{code="refused",limit=""}'
    assert after[refused] - before.get(refused, 0) == 1


def test_how_the_process_and_its_database_do(server: Serving) -> None:
    table = Person(server.url).make("irrigate", "me", "me")
    Following(server.url, table.id).event()
    figures = told(server.url)
    assert figures["aquae_streams"] >= 1
    assert figures["aquae_connections"] > figures["aquae_streams"]
    assert 30e6 < figures["aquae_memory_bytes"] < 1e9
    assert figures["aquae_commit_seconds_count"] >= 1
    a_commit = figures["aquae_commit_seconds_sum"] / figures["aquae_commit_seconds_count"]
    assert 0 < a_commit < 10
    assert figures["aquae_commit_age_seconds"] < 60
    assert figures["aquae_writes_waiting"] >= 0
    assert figures['aquae_pool_connections{state="kept"}'] > 0
    assert figures["aquae_loop_lag_seconds_count"] >= 0
    is_shared = "--database" in server.arguments
    assert figures.get("aquae_listener_connected") == (1 if is_shared else None)
    assert ("aquae_listener_silence_seconds" in figures) == is_shared


def test_the_lag_of_the_event_loop_is_seen(server: Serving) -> None:
    def lag() -> float:
        return told(server.url)["aquae_loop_lag_seconds_count"]

    before = lag()
    eventually(lambda: lag() > before)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Serving]:
    limits = ("--rate", "1", "--streams", "1", "--bots", "0")
    with serving(tmp_path, *limits, "--data", str(tmp_path / "data")) as server:
        yield server


def problems(code: str, limit: str) -> str:
    return f'aquae_problems_total{{code="{code}",limit="{limit}"}}'


def test_refusals_are_counted_by_limit(strict: Serving) -> None:
    answers = [httpx.post(f"{strict.url}/api/people") for _ in range(8)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refused[0].json()["limit"] == "writes"
    assert told(strict.url)[problems("too-many", "writes")] == len(refused)
    time.sleep(2.5)
    table = Person(strict.url).make("irrigate", "me", "open")
    first = Following(strict.url, table.id)
    first.event()
    second = httpx.get(f"{strict.url}/api/tables/{table.id}/events")
    assert (second.status_code, second.json()["limit"]) == (429, "address-streams")
    assert told(strict.url)[problems("too-many-streams", "address-streams")] == 1


def test_metrics_on_a_port_of_their_own(tmp_path: Path) -> None:
    with kept_port() as port:
        own = ("--metrics-port", str(port), "--data", str(tmp_path / "data"))
        with serving(tmp_path, *FREELY, *own) as server:
            private = f"http://127.0.0.1:{port}"
            assert told(private)["aquae_up_seconds"] > 0
            assert httpx.get(f"{private}/healthz").json()["status"] == "ok"
            assert httpx.get(f"{private}/readyz").status_code == 200
            assert httpx.get(f"{private}/api/games").status_code == 404
            assert httpx.get(f"{server.url}/metrics").status_code == 404
            assert "/metrics" not in httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
            assert server.stop() < 2


def test_a_port_in_use_is_told_at_the_start(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = Serving(tmp_path, "--metrics-port", str(port), "--data", str(tmp_path / "d"))
        with pytest.raises(AssertionError, match=f"cannot listen at 127.0.0.1 port {port}"):
            server.start()
        assert server.process is not None
        assert server.process.wait(10) == 2
        assert server.process.stdout is not None
        server.process.stdout.close()


def test_a_worker_is_watched_too(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    where = ("--database", database)
    with (
        kept_port() as port,
        serving(tmp_path, *where, "--rate", "0", "--bots", "0") as server,
        working(database, tmp_path, "--metrics-port", str(port)),
    ):
        private = f"http://127.0.0.1:{port}"
        parts = eventually(lambda: httpx.get(f"{private}/healthz").json()["parts"])
        assert set(parts) == {"database", "writer", "clock", "listener", "thinkers"}
        table = Person(server.url).make("irrigate", "me", "tiro")
        table.act("pass")
        moves = eventually(lambda: told(private)["aquae_bot_moves_total"])
        assert moves >= 1
        assert told(private)['aquae_thinker_memory_bytes{what="quick"}'] > 1e6
