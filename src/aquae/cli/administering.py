"""What `aquae admin` can be told."""

import argparse
from typing import Final

from aquae.cli.numbers import positive
from aquae.server.settings import KEEPER_FLAGS, add_flags

ABOUT_ADMIN: Final = "look after a server's people and tables, on its database, while it runs"
DEEDS: Final = (
    *("reports", "settle", "people", "suspend", "lift", "tables", "remove-table"),
    *("open", "close", "limit", "notice", "host", "hosts", "revoke", "deeds"),
)


def add_admin(command: argparse.ArgumentParser) -> None:
    command.add_argument("what", choices=DEEDS, metavar="WHAT", help=", ".join(DEEDS))
    about = "a person, table, report, limit, name or notice, or whom to look for"
    command.add_argument("about", nargs="?", metavar="ABOUT", help=about)
    command.add_argument("value", nargs="?", metavar="VALUE", help="of a limit")
    command.add_argument("--days", type=positive, default=7, metavar="N", help="for `suspend`")
    add_flags(command, (*KEEPER_FLAGS, "url"))
