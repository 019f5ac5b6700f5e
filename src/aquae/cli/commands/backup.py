"""aquae backup, aquae restore, aquae ratings: what a server keeps, copied, put back, recounted."""

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


def ratings(parsed: argparse.Namespace) -> int:
    recount = server_module("people.recount")
    print(recount.recount_all(settings_from(parsed)))
    return 0
