"""aquae backup, aquae restore: what a server keeps, copied and put back."""

import argparse
from pathlib import Path

from aquae.cli.commands.serve import server_module
from aquae.server.settings import settings_from


def backup(parsed: argparse.Namespace) -> int:
    backups = server_module("storage.backup")
    print(backups.back_up(settings_from(parsed), Path(parsed.file)))
    return 0


def restore(parsed: argparse.Namespace) -> int:
    backups = server_module("storage.backup")
    print(backups.restore(settings_from(parsed), Path(parsed.file)))
    return 0
