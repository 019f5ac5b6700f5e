"""The files for hosts are read without complaint by the programs that they are for."""

import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL

from aquae.server.settings import PREFIX, Settings
from tests.deploy.programs import DEPLOY, changed, program
from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import Person, eventually, serving

UNITS = ("aquae", "aquae-worker")
MOST_EXPOSURE = 20
"""Tenths; systemd calls 0 to 10 how far a service could reach if it were taken over."""


@pytest.fixture
def analyze() -> str:
    return program("systemd-analyze")


@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_nothing_wrong_with_the_units(
    analyze: str, name: str, tmp_path: Path
) -> None:
    unit = tmp_path / f"{name}.service"
    there = ("/opt/aquae/bin/aquae", sys.executable)
    unit.write_text(changed(DEPLOY / "systemd" / unit.name, there))
    checked = subprocess.run([analyze, "verify", unit], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    least = [analyze, "security", "--offline=true", f"--threshold={MOST_EXPOSURE}", str(unit)]
    judged = subprocess.run(least, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout


def test_caddy_finds_nothing_wrong_with_its_file(tmp_path: Path) -> None:
    command = [program("caddy"), "adapt", "--adapter", "caddyfile", "--validate"]
    told = subprocess.run(
        [*command, "--config", DEPLOY / "caddy" / "Caddyfile"],
        capture_output=True,
        text=True,
        env={"HOME": str(tmp_path)},
    )
    assert told.returncode == 0, told.stderr
    assert '"level":"warn"' not in told.stderr


def test_the_settings_for_hosts_exist() -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    known |= {"DATABASE_URL", "PGPASSWORD"}
    lines = (DEPLOY / "systemd" / "aquae.env").read_text(encoding="utf-8").splitlines()
    names = {line.lstrip("#").split("=")[0] for line in lines if "=" in line.split(" ")[0]}
    assert {"AQUAE_URL", "AQUAE_TRUSTED_PROXIES", "DATABASE_URL"} <= names
    assert names <= known


def test_a_password_may_have_any_characters(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As compose.yaml and aquae.env give it: in a variable of its own, not in the address."""
    password = "p@ss/w:rd#1%"
    with psycopg.connect(postgres.address("postgres"), autocommit=True) as connection:
        connection.execute(SQL("CREATE ROLE host LOGIN PASSWORD {}").format(password))
        connection.execute("CREATE DATABASE hosted OWNER host")
        rules = Path(postgres.data) / "pg_hba.conf"
        rules.write_text(f"local all host scram-sha-256\n{rules.read_text()}")
        connection.execute("SELECT pg_reload_conf()")
    address = f"postgresql://host@/hosted?host={postgres.folder}"
    eventually(lambda: asks_for_a_password(address))
    monkeypatch.setenv("PGPASSWORD", password)
    monkeypatch.setenv("DATABASE_URL", address)
    with serving(tmp_path, *FREELY) as server:
        Person(server.url).make("irrigate", "me", "me").act("pass")
    assert password not in server.log.read_text()


def asks_for_a_password(address: str) -> bool:
    try:
        psycopg.connect(address).close()
    except psycopg.OperationalError as failure:
        return "password" in str(failure)
    return False
