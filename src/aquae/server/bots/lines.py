"""Lines of a pipe, for somebody who has other things to do while none comes."""

import os
import select
from typing import Final

AT_ONCE: Final = 65_536


class Lines:
    """Reads a file descriptor by itself: a line that a buffer held back could not be waited for."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.is_over = False
        self._rest = b""

    def wait(self, seconds: float) -> bool:
        """Whether there is a line to read, or the end, within so many seconds."""
        while b"\n" not in self._rest and not self.is_over:
            if not select.select([self.descriptor], [], [], seconds)[0]:
                return False
            more = os.read(self.descriptor, AT_ONCE)
            self.is_over = not more
            self._rest += more
        return True

    def next(self) -> bytes:
        """The line that was waited for; nothing at the end."""
        line, _, self._rest = self._rest.partition(b"\n")
        return line
