"""A wire between a process and PostgreSQL that can fall silent or break."""

import socket
import threading
from contextlib import suppress


class Wire:
    """Passes everything on, both ways, while it is open."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.open = threading.Event()
        self.open.set()
        self.lines: list[socket.socket] = []
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.door.getsockname()[1]
        threading.Thread(target=self._take, daemon=True).start()

    def _take(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                near, _ = self.door.accept()
                self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        far = socket.socket(socket.AF_UNIX)
        try:
            far.connect(self.target)
        except OSError:
            near.close()  # PostgreSQL is not there
            far.close()
            return
        self.lines += [near, far]
        threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        """Both ways, until either end has enough."""
        back = threading.Thread(target=self._pass_on, args=(far, near), daemon=True)
        back.start()
        self._pass_on(near, far)
        back.join()
        near.close()
        far.close()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self.open.wait()
                other.sendall(data)
        for line in (one, other):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def silence(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self.open.clear()

    def heal(self) -> None:
        self.open.set()

    def cut(self) -> None:
        """Break what is connected now."""
        lines, self.lines = self.lines, []
        for line in lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.heal()
        self.door.close()
        self.cut()
