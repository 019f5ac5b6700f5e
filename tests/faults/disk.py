"""A small disk of its own that can be filled."""

import errno
import os
import subprocess
from pathlib import Path

BLOCK = bytes(64 * 1024)


def mounted(folder: Path, megabytes: int) -> bool:
    """Whether a small disk could be mounted at a folder; that takes rights that not all have."""
    folder.mkdir(parents=True, exist_ok=True)
    options = f"size={megabytes}m,mode=755"
    command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    try:
        done = subprocess.run(command, capture_output=True, check=False)
    except FileNotFoundError:
        return False
    return done.returncode == 0


def unmount(folder: Path) -> None:
    subprocess.run(["umount", "-l", str(folder)], capture_output=True, check=False)


class Disk:
    """A folder, on a disk of its own if that is possible."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self.is_small = mounted(folder, megabytes)
        self.ballast = folder / "ballast"

    def fill(self) -> None:
        """Leave no room at all."""
        assert self.is_small
        with self.ballast.open("wb", buffering=0) as file:
            for block in (BLOCK, BLOCK[:4096], BLOCK[:512]):
                _write_until_full(file.fileno(), block)

    def clear(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def close(self) -> None:
        if self.is_small:
            unmount(self.folder)


def _write_until_full(file: int, block: bytes) -> None:
    try:
        while os.write(file, block):
            pass
    except OSError as full:
        if full.errno != errno.ENOSPC:
            raise
