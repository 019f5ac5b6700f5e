"""A browser that nobody looks into: Playwright lets pages keep copies of all that they fetch."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.local.space import CHROMIUM

PATIENCE: Final = 60
FLAGS: Final = ("--headless=new", "--no-sandbox", "--lang=en-GB", "--window-size=1280,860")
KEYS: Final = {
    "ArrowDown": {"key": "ArrowDown", "code": "ArrowDown", "windowsVirtualKeyCode": 40},
    "Enter": {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"},
}


class Bare:
    """One page of a browser, moved by lines of its protocol through two pipes."""

    def __init__(self, heard: int, said: int) -> None:
        self.heard, self.said = heard, said
        self.number = 0
        self.rest = b""
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        self.workers: list[str] = []
        attached = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self.page: str = attached["sessionId"]
        alike = {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": True}
        self.ask("Target.setAutoAttach", self.page, **alike)

    def ask(self, method: str, page: str | None = None, **params: Any) -> Any:
        self.number += 1
        line = {"id": self.number, "method": method, "params": params}
        if page is not None:
            line["sessionId"] = page
        os.write(self.said, json.dumps(line).encode() + b"\0")
        while (answer := self._next()).get("id") != self.number:
            self._heed(answer)
        return answer.get("result")

    def _heed(self, said: Any) -> None:
        """Workers come with a session of their own."""
        session = said.get("params", {}).get("sessionId")
        if said.get("method") == "Target.attachedToTarget":
            self.workers.append(session)
        elif said.get("method") == "Target.detachedFromTarget":
            self.workers.remove(session)

    def _next(self) -> Any:
        while b"\0" not in self.rest:
            said, _, _ = select([self.heard], [], [], PATIENCE)
            piece = os.read(self.heard, 1 << 16) if said else b""
            if not piece:
                raise RuntimeError("the browser says nothing more")
            self.rest += piece
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def open(self, url: str) -> None:
        self.ask("Page.navigate", self.page, url=url)
        self.until("document.readyState === 'complete' && !!document.querySelector('article')")

    def evaluate(self, script: str) -> Any:
        found = self.ask("Runtime.evaluate", self.page, expression=script, returnByValue=True)
        return found["result"].get("value")

    def until(self, script: str) -> None:
        end = time.monotonic() + PATIENCE
        while self.evaluate(script) is not True:
            if time.monotonic() > end:
                raise RuntimeError(f"never so: {script}")
            time.sleep(0.1)

    def type(self, text: str, *keys: str) -> None:
        self.ask("Input.insertText", self.page, text=text)
        for key in keys:
            for kind in ("keyDown", "keyUp"):
                self.ask("Input.dispatchKeyEvent", self.page, type=kind, **KEYS[key])
            time.sleep(0.2)

    def collect(self) -> None:
        """Has the page and its workers give back what nobody needs."""
        for session in [self.page, *self.workers]:
            self.ask("HeapProfiler.collectGarbage", session)

    def megabytes(self) -> float:
        """What the largest process that shows pages has written, and shares with nobody."""
        found = self.ask("SystemInfo.getProcessInfo")["processInfo"]
        return max(private_of(one["id"]) for one in found if one["type"] == "renderer")


def private_of(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="utf-8").splitlines()
    written = ("Private_Dirty:", "Swap:")
    return sum(int(line.split()[1]) for line in lines if line.startswith(written)) / 1000


@contextmanager
def bare() -> Iterator[Bare]:
    """The browser reads its protocol at 3 and answers at 4."""
    read, say = os.pipe()
    hear, write = os.pipe()
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        # Not every `sh` knows numbers above 9.
        shell = f'exec "$0" "$@" 3<&{read} 4>&{write}'
        flags = [*FLAGS, "--remote-debugging-pipe", f"--user-data-dir={profile}"]
        process = subprocess.Popen(
            ["bash", "-c", shell, CHROMIUM, *flags],
            pass_fds=(read, write),
            stderr=subprocess.DEVNULL,
        )
        os.close(read)
        os.close(write)
        try:
            yield Bare(hear, say)
        finally:
            process.terminate()
            process.wait(timeout=10)
            os.close(say)
            os.close(hear)
