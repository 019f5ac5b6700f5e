"""The API is what its document says; examples and pages work; the schema is what is migrated."""

import argparse
import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from aquae.server.http import app
from aquae.server.http.client import ClientFiles
from aquae.server.http.routes import metrics
from aquae.server.service import Service
from aquae.server.settings import FLAGS, Settings, settings_from
from aquae.server.storage.database import Database, alembic_config, migrate
from aquae.server.storage.schema import METADATA, REVISION
from aquae.server.tables.problems import PROBLEMS
from tests.server.conftest import FREELY
from tests.server.loops import in_a_loop_of_its_own
from tests.server.postgres import Postgres
from tests.server.serving import Person, Serving, eventually, serving

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = 12
NOWHERE = "postgresql://nobody@127.0.0.1:1/x"
CHECKS = (
    "not_a_server_error,status_code_conformance,content_type_conformance,"
    "response_headers_conformance,response_schema_conformance,negative_data_rejection,"
    "unsupported_method,missing_required_header"
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("documents")
    with serving(folder, *FREELY, "--data", str(folder / "data"), "--hint-seconds", "0") as server:
        yield server


def test_schemathesis_finds_nothing(running: Serving, tmp_path: Path) -> None:
    """No answer 5xx, none that the document does not name, none of another shape."""
    ann = Person(running.url)
    table = ann.make("irrigate", "me", "me", public=True)
    config = tmp_path / "schemathesis.toml"
    # Too large is a way of being refused, too.
    config.write_text(
        "[checks.negative_data_rejection]\n"
        "expected-statuses = [400, 401, 403, 404, 413, 422]\n"
        f'[parameters]\n"path.table_id" = "{table.id}"\n'
    )
    # Streams do not end by themselves, and whoever is forgotten has no table any more.
    done = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
        + [f"{running.url}/api/openapi.json", "--exclude-path-regex", "/(events|delete)$"]
        + ["-H", f"Authorization: Bearer {ann.token}", "--max-examples", str(EXAMPLES)]
        + ["--checks", CHECKS, "--seed", "1"],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
        env={"PATH": "", "PYTHONWARNINGS": "ignore", "HOME": str(tmp_path)},
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    generated = re.search(r"(\d+) generated", done.stdout)
    assert generated is not None
    assert int(generated[1]) > 300


def test_the_outside_bot_plays_a_whole_game(running: Serving) -> None:
    script = ROOT / "examples" / "outside_bot.py"
    lines = [line for line in script.read_text().split('"""')[2].splitlines() if line.strip()]
    assert len(lines) <= 30
    done = subprocess.run(
        [sys.executable, str(script), running.url, "irrigate"],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "'winners'" in done.stdout


def test_the_page_of_the_api_names_every_route_and_problem(running: Serving) -> None:
    page = httpx.get(f"{running.url}/api/docs").text
    document = httpx.get(f"{running.url}/api/openapi.json").json()
    for path in document["paths"]:
        assert path in page
    for code in PROBLEMS:
        assert f'id="{code}"' in page
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors


def test_health_and_metrics(running: Serving) -> None:
    parts = {"database": "ok", "writer": "ok", "clock": "ok", "thinkers": "ok"}
    assert httpx.get(f"{running.url}/healthz").json() == {"status": "ok", "parts": parts}
    assert set(httpx.get(f"{running.url}/readyz").json()["parts"]) == {"database", "writer"}
    assert httpx.head(f"{running.url}/healthz").status_code == 200
    assert httpx.head(f"{running.url}/readyz").status_code == 200
    text = httpx.get(f"{running.url}/metrics").text
    values = dict(re.findall(r"^(aquae_\w+) (\S+)$", text, re.MULTILINE))
    assert float(values["aquae_up_seconds"]) > 0
    assert float(values["aquae_events_total"]) >= 0
    assert 'aquae_request_seconds_count{method="GET",route="/healthz",status="200"}' in text


def test_logs_are_lines_of_json(tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, "--log", "json", "--data", str(tmp_path / "d")) as server:
        pass
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert lines
    assert all({"time", "level", "logger", "message"} <= set(line) for line in lines)


def test_old_tables_are_forgotten_if_that_is_wanted(tmp_path: Path) -> None:
    arguments = (*FREELY, "--data", str(tmp_path / "data"))
    with serving(tmp_path, *arguments) as server:
        ann = Person(server.url)
        old, new = (ann.make("irrigate", "me", "open") for _ in range(2))
    with sqlite3.connect(tmp_path / "data" / "aquae.sqlite") as connection:
        change = "UPDATE head SET listed_at = listed_at - 9 * 86400000 WHERE table_id = ?"
        connection.execute(change, (old.id,))
    connection.close()
    with serving(tmp_path, *arguments, "--expire-days", "7") as server:
        ann.go_to(server.url)
        assert eventually(lambda: ann.http.get(old.path).status_code == 404)
        assert new.look()["status"] == "open"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_lead_to_the_schema_and_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = None
    if kind == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        url = server.new_database()
    database = Database(url, tmp_path)
    engine = create_engine(database.url)
    with engine.begin() as connection:
        config = alembic_config(connection)
        assert ScriptDirectory.from_config(config).get_current_head() == REVISION
        migrate(connection)
        found = compare_metadata(MigrationContext.configure(connection), METADATA)
        assert found == []
        command.downgrade(config, "base")
        assert inspect(connection).get_table_names() in ([], ["alembic_version"])
    engine.dispose()


def aquae(code: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-c", f"import sys; from aquae.cli import main; {code}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_every_setting_is_listed_with_its_variable() -> None:
    shown = " ".join(aquae("main(['serve', '--help'])").stdout.split())
    for name in FLAGS:
        assert f"--{name.replace('_', '-')}" in shown
        assert f"AQUAE_{name.upper()}" in shown


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["serve", "--port", "x"], "--port is a number, not x"),
        (["serve", "--rate", "-1"], "--rate is not below 0"),
        (["serve", "--log", "xml"], "--log is text or json"),
        (["serve", "--port", "0", "--database", "mysql://x/y"], "the database is postgresql://"),
        (["serve", "--port", "0", "--database", NOWHERE], "does not answer"),
        (["serve", "--host", "203.0.113.1"], "cannot listen at 203.0.113.1"),
        (["worker"], "a worker needs --database"),
    ],
)
def test_bad_settings_are_explained(arguments: list[str], complaint: str) -> None:
    done = aquae(f"sys.exit(main({[*arguments]!r}))")
    assert (done.returncode, complaint in done.stderr) == (2, True), done.stderr
    assert "Traceback" not in done.stderr


def test_the_environment_sets_what_flags_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AQUAE_PORT", "7")
    monkeypatch.setenv("AQUAE_TRUSTED_PROXIES", "10.0.0.0/8")
    monkeypatch.setenv("DATABASE_URL", "postgresql://elsewhere")
    settings = settings_from(argparse.Namespace(host="h"))
    assert (settings.host, settings.port, settings.trusted_proxies) == ("h", 7, "10.0.0.0/8")
    assert settings.database == "postgresql://elsewhere"


def test_the_client_is_kept_by_browsers_as_long_as_it_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "icon-64.png").write_bytes(b"1")

    async def ask(path: str) -> str:
        transport = httpx.ASGITransport(ClientFiles(directory=tmp_path, html=True))
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            return (await client.get(path)).headers["cache-control"]

    assert in_a_loop_of_its_own(ask("/")) == "no-cache"
    assert "immutable" in in_a_loop_of_its_own(ask("/assets/app-1a2b.js"))
    assert in_a_loop_of_its_own(ask("/icon-64.png")) == "public, max-age=86400"


def test_the_client_is_sent_as_it_was_compressed_when_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"\x0b\x02\x80plain\x03")
    (tmp_path / "assets" / "type-3c4d.woff2").write_text("type")

    async def ask(name: str, accepted: str) -> tuple[str | None, bytes, str]:
        transport = httpx.ASGITransport(ClientFiles(directory=tmp_path, html=True))
        headers = {"accept-encoding": accepted}
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://x") as client,
            client.stream("GET", f"/assets/{name}", headers=headers) as answer,
        ):
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        return answer.headers.get("content-encoding"), raw, answer.headers["content-type"]

    packed = in_a_loop_of_its_own(ask("app-1a2b.js", "gzip, deflate, br;q=0.9"))
    assert packed == ("br", b"\x0b\x02\x80plain\x03", "text/javascript; charset=utf-8")
    plain = in_a_loop_of_its_own(ask("app-1a2b.js", "gzip, deflate"))
    assert plain == (None, b"plain", "text/javascript; charset=utf-8")
    assert in_a_loop_of_its_own(ask("type-3c4d.woff2", "br"))[:2] == (None, b"type")


def test_long_answers_are_compressed(running: Serving) -> None:
    answer = httpx.get(f"{running.url}/api/openapi.json")
    assert answer.headers["content-encoding"] == "gzip"


def test_a_fault_of_the_server_is_a_problem_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_fault(service: Service) -> bytes:
        raise RuntimeError("nobody knows")

    monkeypatch.setattr(metrics, "metrics", at_fault)
    made = app.make_app(Service(Settings(data=str(tmp_path))))

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(made, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            return await client.get("/metrics")

    told = in_a_loop_of_its_own(ask())
    assert (told.status_code, told.json()["code"]) == (500, "failed")
    assert told.headers["content-type"] == "application/problem+json"
    assert "nobody knows" not in told.text


def test_the_image_is_built_with_the_page_to_play_on() -> None:
    """The client is made, not kept: a fresh copy of the repository has none."""
    lines = (ROOT / "Dockerfile").read_text().splitlines()
    assert 'outDir: "../src/aquae/client"' in (ROOT / "web/vite.config.ts").read_text()
    copied = lines.index("COPY --from=client /src/src/aquae/client src/aquae/client")
    assert lines.index("RUN npm run build") < lines.index("COPY src src") < copied
    assert copied < next(i for i, line in enumerate(lines) if line.startswith("RUN pip wheel"))


def test_the_image_has_the_packages_that_were_tested() -> None:
    """Every package by its hash, nothing from the index afterwards, base images by argument."""
    text = (ROOT / "Dockerfile").read_text()
    steps = [line for line in text.replace("\\\n", "").splitlines() if "pip " in line]
    fetched, *others = [part for step in steps for part in step.split("&&") if " pip " in part]
    assert "--require-hashes" in fetched
    assert "-r requirements/play.txt" in fetched
    assert others
    assert all("--no-index" in other for other in others)
    bases = [line.split()[1] for line in text.splitlines() if line.startswith("FROM ")]
    assert set(bases) == {"${NODE_IMAGE}", "${PYTHON_IMAGE}"}
    makefile = (ROOT / "Makefile").read_text()
    for default in re.findall(r"^ARG (\S+)$", text, re.MULTILINE):
        assert default in makefile, "what is built is what `make pin-images` looks up"
