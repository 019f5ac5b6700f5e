"""Backups are made while servers run, and put back whatever the old database looks like."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import AtTable, Following, Person, kept_port, serving


def aquae(*arguments: object, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "aquae", *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


def done(*arguments: object) -> str:
    """What a command says that succeeds."""
    run = aquae(*arguments)
    assert run.returncode == 0, run.stderr
    return run.stdout


def refused(*arguments: object, **environment: str) -> str:
    """What a command says that does not do what it was told."""
    run = aquae(*arguments, **environment)
    assert (run.returncode, run.stdout) == (2, ""), run.stdout
    assert len(run.stderr.splitlines()) == 1, run.stderr
    return run.stderr


def play(table: AtTable, count: int) -> int:
    number = 0
    for _ in range(count):
        number = table.act()["number"]
    return number


def log_of(table: AtTable) -> Any:
    return table.person.get(f"{table.path}/log")


def test_restored_after_a_kill_with_a_log_beside_it(tmp_path: Path) -> None:
    """What happened after the backup is gone, and is not played over what was restored."""
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    where = ("--data", data)
    with (
        kept_port() as port,
        serving(tmp_path, *FREELY, "--data", str(data), port=port) as server,
    ):
        ann = Person(server.url)
        table = ann.make("irrigate", "me", "me")
        number = play(table, 4)
        before = log_of(table)
        assert done("backup", file, *where).startswith(f"{file}: 1 tables, {number} events")
        later = ann.make("irrigate", "me", "me")
        stream = Following(server.url, table.id)
        last = play(table, 6)
        assert stream.numbers(last)[-1] == last
        assert "a server uses" in refused("restore", file, *where)
        server.kill()
        assert (data / "aquae.sqlite-wal").stat().st_size > 0
        said = done("restore", file, *where)
        assert said.startswith(f"restored: 1 tables, {number} events")
        assert not list(data.glob("aquae.sqlite-*"))
        server.start()
        assert log_of(table) == before
        assert ann.get(later.path, 404)["code"] == "no-such-table"
        again = Following(server.url, table.id, after=last)
        assert again.resets.get(timeout=20) == {"number": number}
        new = play(table, 1)
        assert again.numbers(new) == list(range(1, new + 1))
    (kept,) = data.glob("aquae-*.sqlite")
    with closing(sqlite3.connect(kept)) as connection:
        heads = dict(connection.execute("SELECT table_id, number FROM head").fetchall())
    assert (heads[table.id], later.id in heads) == (last, True)


def test_a_backup_is_one_file_for_its_owner_alone(tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "a backup?.sqlite"
    with serving(tmp_path, *FREELY, "--data", str(data)) as server:
        Person(server.url).make("irrigate", "me", "me")
        done("backup", file, "--data", data)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.glob("a backup*")] == [file.name]
    assert "is there already" in refused("backup", file, "--data", data)
    fresh = tmp_path / "fresh"
    assert "kept" not in done("restore", file, "--data", fresh)
    assert done("backup", tmp_path / "again.sqlite", "--data", fresh).endswith(" events\n")


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    data = tmp_path / "data"
    with serving(tmp_path, *FREELY, "--data", str(data)) as server:
        Person(server.url).make("irrigate", "me", "me")
    file = tmp_path / "backup.sqlite"
    done("backup", file, "--data", data)
    return file


def test_what_is_restored_is_judged_first(tmp_path: Path, backup: Path) -> None:
    data = tmp_path / "data"
    before = (data / "aquae.sqlite").read_bytes()

    def changed(statement: str) -> Path:
        bad = tmp_path / "bad.sqlite"
        bad.write_bytes(backup.read_bytes())
        with closing(sqlite3.connect(bad)) as connection, connection:
            connection.execute(statement)
        return bad

    later = changed("UPDATE alembic_version SET version_num = '9999'")
    assert "a later version of Aquae" in refused("restore", later, "--data", data)
    short = changed("DELETE FROM event WHERE number = 2")
    assert "1 tables in it have lost events" in refused("restore", short, "--data", data)
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE letters (words)")
    assert "there are no tables of Aquae in it" in refused("restore", other, "--data", data)
    damaged = bytearray(backup.read_bytes())
    damaged[4096 : 4 * 4096] = b"\xff" * (3 * 4096)
    other.write_bytes(bytes(damaged))
    refused("restore", other, "--data", data)
    other.write_text("a letter")
    assert "is no backup of Aquae" in refused("restore", other, "--data", data)
    assert "is a backup of SQLite" in refused("restore", backup, "--database", "postgresql://x/y")
    assert (data / "aquae.sqlite").read_bytes() == before
    assert [path.name for path in data.iterdir() if "aquae" in path.name] == ["aquae.sqlite"]


def test_a_broken_database_is_kept_with_its_log(tmp_path: Path, backup: Path) -> None:
    """Whatever can still be learned from it is there to be learned."""
    data = tmp_path / "data"
    (data / "aquae.sqlite").write_bytes(b"no database any more")
    (data / "aquae.sqlite-wal").write_bytes(b"nor a log")
    done("restore", backup, "--data", data)
    (kept,) = data.glob("aquae-*.sqlite")
    assert kept.read_bytes() == b"no database any more"
    assert kept.with_name(kept.name + "-wal").read_bytes() == b"nor a log"
    with serving(tmp_path, *FREELY, "--data", str(data)) as server:
        assert len(Person(server.url).get("/healthz")["parts"]) > 2


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_the_server(tmp_path: Path, backup: Path) -> None:
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    os.chown(fresh, 65534, 65534)
    done("restore", backup, "--data", fresh)
    owners = {path.name: path.stat().st_uid for path in fresh.iterdir()}
    assert owners == {"aquae.sqlite": 65534, "lock": 65534}


def test_postgres_is_backed_up_and_restored(tmp_path: Path, postgres: Postgres) -> None:
    database, file = postgres.new_database(), tmp_path / "backup.dump"
    where = ("--database", database)
    with (
        kept_port() as port,
        serving(tmp_path, *FREELY, *where, port=port) as server,
    ):
        ann = Person(server.url)
        table = ann.make("irrigate", "me", "me")
        number = play(table, 3)
        before = log_of(table)
        assert done("backup", file, *where).startswith(f"{file}: 1 tables, {number} events")
        assert file.stat().st_mode & 0o777 == 0o600
        last = play(table, 2)
        assert "servers or workers use this database" in refused("restore", file, *where)
        server.kill()
        said = eventually_restored(file, database)
        assert said.startswith(f"restored: 1 tables, {number} events")
        schema = said.split("in the schema ")[1].strip()
        server.start()
        assert log_of(table) == before
        play(table, 1)
    with psycopg.connect(database) as connection:
        kept = connection.execute(f"SELECT number FROM {schema}.head").fetchall()
    assert kept == [(last,)]


def eventually_restored(file: Path, database: str) -> str:
    """PostgreSQL notices at its leisure that a killed server has gone."""
    for _ in range(50):
        run = aquae("restore", file, "--database", database)
        if "use this database" not in run.stderr:
            break
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_a_restore_of_postgres_that_fails_changes_nothing(
    tmp_path: Path, postgres: Postgres
) -> None:
    database, file = postgres.new_database(), tmp_path / "backup.dump"
    with serving(tmp_path, *FREELY, "--database", database) as server:
        Person(server.url).make("irrigate", "me", "me")
        done("backup", file, "--database", database)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    later = tmp_path / "later.dump"
    assert "a later version" in refused("backup", later, "--database", database)
    with psycopg.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0002'")
        connection.execute("DELETE FROM event WHERE number = 2")
    assert "lost events" in refused("backup", later, "--database", database)
    cut = tmp_path / "cut.dump"
    cut.write_bytes(file.read_bytes()[:-1500])
    refused("restore", cut, "--database", database)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM head").fetchone() == (1,)
        schemas = "SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'aquae%'"
        assert connection.execute(schemas).fetchone() == (0,)
    done("restore", file, "--database", database)
    done("backup", later, "--database", database)


def test_without_its_programs_a_backup_of_postgres_says_what_is_missing(
    tmp_path: Path, postgres: Postgres
) -> None:
    database = postgres.new_database()
    with serving(tmp_path, *FREELY, "--database", database):
        code = (
            "import sys; from aquae.server.storage import dumps; dumps.PLACES = '/nowhere';"
            "from aquae.cli import main; sys.exit(main(sys.argv[1:]))"
        )
        run = subprocess.run(
            [sys.executable, "-c", code, "backup", str(tmp_path / "b"), "--database", database],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            env={**os.environ, "PATH": ""},
        )
    assert run.returncode == 2
    assert "pg_dump is not installed here" in run.stderr
    assert not (tmp_path / "b").exists()
    assert not (tmp_path / "b.part").exists()
