"""What thinks in a worker of its own: questions and answers as JSON, like those of processes."""

from collections.abc import Callable

from aquae.server.tables.codec import encoded
from aquae.server.thinking.messages import Progress, Reply, message_in
from aquae.server.thinking.thinker import BASE_MEMORY, Thinker

MEMORY = BASE_MEMORY + 48
"""Megabytes, as a process would count them: phones have little."""


class LocalThinker(Thinker):
    def __init__(self) -> None:
        super().__init__(MEMORY)
        self.on_share: Callable[[float], object] = lambda share: None

    def say(self, reply: Reply) -> None:
        if isinstance(reply, Progress):
            self.on_share(reply.share)

    def think(self, question: str, on_share: Callable[[float], object] | None = None) -> str:
        if on_share is not None:
            self.on_share = on_share
        return encoded(self.answer(message_in(question.encode()))).decode()
