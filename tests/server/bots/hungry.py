"""A process that thinks for bots and eats all its memory, unless another one has done so before.

The file whose name is in the environment says whether it has.
"""

import os
from contextlib import suppress
from pathlib import Path

from aquae.server.bots import worker
from aquae.server.thinking.messages import Choose
from aquae.server.thinking.thinker import MB


class Hungry(worker.Worker):
    def choose(self, question: Choose) -> list[str]:
        marker = Path(os.environ["HUNGRY"])
        if not marker.exists():
            marker.touch()
            eaten = [bytes(MB) for _ in range(1000)]
            return [f"{len(eaten)} MB"]
        return super().choose(question)


if __name__ == "__main__":
    worker.Worker = Hungry  # type: ignore[misc]
    with suppress(BrokenPipeError):
        worker.main()
