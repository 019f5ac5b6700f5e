"""The pictures of the client: `python -m tools.pictures docs/pictures` takes them again.

Bots play a game of each kind, the same every time; a browser sits down in the middle of it.
It needs chromium and the client as it is built.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from aquae import game_called

BOTS = ["tiro", "architectus", "curator"]
DESK, PHONE = (1280, 800), (390, 844)


class Shot(NamedTuple):
    game: str
    """None of them: the first page."""
    size: tuple[int, int]
    theme: str
    done: float = 0.62
    """How much of the game has been played."""


SHOTS = {
    "web-first": Shot("", DESK, "light"),
    "web-aquaedukt": Shot("aquaedukt", DESK, "light"),
    "web-aqua-romana": Shot("aqua-romana", DESK, "light"),
    "web-irrigate": Shot("irrigate", DESK, "light"),
    "web-night": Shot("aqua-romana", DESK, "dark"),
    "web-phone": Shot("aquaedukt", PHONE, "light"),
    "web-phone-dark": Shot("irrigate", PHONE, "dark"),
}
SETUP = {"aqua-romana": ["--option", "setup=random"]}

MAKE = """async (body) => {
  while (!localStorage.getItem("aquae.token")) await new Promise((done) => setTimeout(done, 20));
  const token = localStorage.getItem("aquae.token");
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const asked = { method: "POST", headers, body: JSON.stringify(body) };
  return (await (await fetch("/api/tables", asked)).json()).table.id;
}"""


@contextmanager
def served(folder: str) -> Iterator[str]:
    command = [sys.executable, "-m", "aquae", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().split("Aquae is at ")[1].split("/ ")[0]
    finally:
        process.terminate()
        process.wait(timeout=10)


def played(game: str, folder: Path) -> dict[str, Any]:
    """The record of a game among four bots."""
    file = folder / f"{game}.jsonl"
    asked = ["simulate", game, "--players", "4", "--games", "1", "--seed", "look"]
    asked += ["--bots", "faber", "--out", str(file), *SETUP.get(game, [])]
    subprocess.run([sys.executable, "-m", "aquae", *asked], check=True, capture_output=True)
    record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return record


def turn_after(record: dict[str, Any], done: float) -> int:
    """Where the first seat has to act when so much of the game has been played."""
    game = game_called(record["game"])
    state = game.new(**record["options"])
    actions: list[str] = record["actions"]
    for place, text in enumerate(actions):
        if place >= done * len(actions) and state.to_move == 0:
            return place
        state.play(game.vocabulary.number(text))
    return 0


def sit_down(page: Page, url: str, shot: Shot, folder: Path) -> None:
    record = played(shot.game, folder)
    seats = [{"kind": "me", "name": "Livia"}] + [{"kind": "bot", "level": bot} for bot in BOTS]
    begins = {"record": json.dumps(record), "at": turn_after(record, shot.done)}
    wish = {"game": shot.game, "options": {}, "seats": seats, "first": "seated", "from": begins}
    page.goto(f"{url}/#/table/{page.evaluate(MAKE, wish)}")
    page.wait_for_selector("#board")


def take(browser: Browser, url: str, shot: Shot, file: Path, folder: Path) -> None:
    width, height = shot.size
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.theme == "dark" else "light",
        reduced_motion="reduce",
        device_scale_factor=1 if shot.size == DESK else 1.5,
    )
    page = context.new_page()
    page.goto(url)
    if shot.game:
        sit_down(page, url, shot, folder)
    page.wait_for_timeout(1500)
    page.screenshot(path=file)
    context.close()


def main(target: Path) -> None:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, shot in SHOTS.items():
            take(browser, url, shot, target / f"{name}.png", Path(folder))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
