"""Programs that hosts use, run for real with the files of `deploy/`."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"


def program(name: str) -> str:
    """Where it is; Debian keeps some out of the path of ordinary users."""
    found = shutil.which(name, path="/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin")
    if found is None:
        pytest.fail(f"{name} is not installed: make proxies")
    return found


def changed(path: Path, *changes: tuple[str, str]) -> str:
    """A file of `deploy/` for another place; every change must be of something that it says."""
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"{path.name} does not say {old}"
        text = text.replace(old, new)
    return text


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for localhost that nobody trusts, and its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-out", chain, "-keyout", key], check=True, capture_output=True)
    return chain, key


@contextmanager
def running(command: list[str], url: str, folder: Path) -> Iterator[str]:
    """A program that listens at an address; stopped at the end."""
    with (folder / "proxy-log").open("a") as log:
        process = subprocess.Popen(command, cwd=folder, stdout=log, stderr=log)
    try:
        until = time.monotonic() + 20
        while not _answers(url):
            is_well = process.poll() is None and time.monotonic() < until
            assert is_well, (folder / "proxy-log").read_text()
            time.sleep(0.05)
        yield url
    finally:
        process.terminate()
        process.wait(timeout=10)


def _answers(url: str) -> bool:
    try:
        httpx.get(f"{url}/healthz", verify=False)
    except httpx.TransportError:
        return False
    return True
