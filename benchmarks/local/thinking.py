"""Do bots in a browser's worker keep to their time, and how far do they get in it?

    python -m benchmarks.local.thinking --level architectus

The worker of the client that thinks is asked about positions of games that `faber` plays, and the
page waits for its answers. Iterations are counted by the same engine in a worker beside it. A limit
is kept if 99 of 100 answers are there within 1.2 times of it.
"""

from __future__ import annotations

import argparse
import json
import sys
from statistics import mean
from typing import Final

from playwright.sync_api import Page

from aquae.bots import LEVELS
from aquae.bots.guide import has_guide
from aquae.bots.playing import bots_play
from aquae.core.chance import SECRET_BYTES
from aquae.core.game import Game
from aquae.core.replay import Walk
from aquae.games import all_games
from aquae.server.thinking.messages import Choose, line_of
from benchmarks.local.space import PYODIDE, chromium, engine_of, web_space

TOLERANCE: Final = 1.2

CLIENT_WORKER: Final = """async ([script, questions]) => {
  const worker = new Worker(script, { type: "module" });
  const asked = (question) => new Promise((done, fail) => {
    const began = performance.now();
    worker.onmessage = ({ data }) => {
      if (data.kind === "failed") fail(new Error(data.why));
      if (data.kind === "answer") done((performance.now() - began) / 1000);
    };
    worker.postMessage({ id: 1, question });
  });
  await asked(questions[0]);
  const times = [];
  for (const question of questions) times.push(await asked(question));
  worker.terminate();
  return times;
}"""

COUNTING: Final = """async ([place, lockFileContents, questions]) => {
  const { loadPyodide } = await import(new URL("pyodide.mjs", self.location).href);
  const files = { indexURL: place, stdLibURL: place + "python.zip", packageBaseUrl: place };
  const count = (await loadPyodide({ ...files, lockFileContents })).runPython(`
from aquae.server.local.thinking import LocalThinker
from aquae.server.thinking.messages import message_in
thinker = LocalThinker()
def count(line):
    thinker.answer(message_in(line.encode()))
    (bot,) = [bot for play in thinker.plays.values() for bot in play.searchers()]
    thinker.plays.clear()
    return bot.former.visits
count`);
  return questions.map((question) => count(question));
}"""


def questions_about(game: Game, level: str, many: int) -> list[str]:
    """Decisions of games among two, taken evenly, each at a table of its own."""
    found: list[str] = []
    options = game.complete({"players": 2})
    for number in range(many // 20 + 1):
        record = bots_play(game, options, ["faber", "faber"], f"browser {number}")
        walk = Walk(game, options)
        for text in record.actions:
            if walk.state.to_move >= 0 and len(walk.state.actions()) > 1:
                found.append(question(game, walk, level, len(found)))
            walk.apply(game.vocabulary.number(text))
    return found[:: max(1, len(found) // many)][:many]


def question(game: Game, walk: Walk, level: str, number: int) -> str:
    asked = Choose(
        table=f"table {number}",
        game=game.name,
        options=walk.options,
        actions=[*walk.actions],
        levels=[level, level],
        secret="00" * SECRET_BYTES,
        salts=[],
        seconds=0.0,
    )
    return line_of(asked).decode()


def waited(page: Page, questions: list[str]) -> list[float]:
    """Seconds until each answer of the client's own worker is there."""
    names: list[str] = page.evaluate("async () => (await fetch('files.json')).json()")
    script = next(name for name in names if "/thinker-" in name)
    found: list[float] = page.evaluate(CLIENT_WORKER, [script, questions])
    return found


def iterations(page: Page, place: str, questions: list[str]) -> list[int]:
    """How many each answer took, with the engine of the client in an empty worker."""
    lock = json.loads(PYODIDE.with_name("pyodide-lock.json").read_text(encoding="utf-8"))
    nothing_more = json.dumps({"info": lock["info"], "packages": {}})
    with page.expect_worker() as made:
        page.evaluate("() => { window.own = new Worker('empty.mjs', { type: 'module' }); }")
    found: list[int] = made.value.evaluate(COUNTING, [place, nothing_more, questions])
    page.evaluate("() => window.own.terminate()")
    return found


def report(game: Game, level: str, times: list[float], visits: list[int]) -> bool:
    limit = LEVELS[level]
    kept = sum(time <= TOLERANCE * limit for time in times) / len(times)
    late = sorted(times)[int(0.99 * len(times))]
    print(
        f"{game.name:<12} {level}, limit {limit:g} s: {len(times)} answers,"
        f" mean {mean(times):.3f} s,"
        f" 99th percentile {late / limit:.3f} x limit, {100 * kept:.1f} % within {TOLERANCE};"
        f" iterations a decision {mean(visits):.0f} (most {max(visits)})",
        flush=True,
    )
    return kept >= 0.99


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="architectus", choices=[*filter(LEVELS.get, LEVELS)])
    parser.add_argument("--answers", type=int, default=100, help="of each game (default: 100)")
    parsed = parser.parse_args()
    with web_space() as (url, _), chromium() as browser:
        page = browser.new_page()
        page.goto(url)
        kept = []
        for game in filter(has_guide, all_games()):
            questions = questions_about(game, parsed.level, parsed.answers)
            times = waited(page, questions)
            visits = iterations(page, engine_of(url), questions[: len(questions) // 4])
            kept.append(report(game, parsed.level, times, visits))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
