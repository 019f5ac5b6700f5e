"""aquae admin: what hosts decide, at the machine of the server."""

import argparse
from typing import Final

from aquae.cli.commands.serve import server_module
from aquae.core.errors import AquaeError
from aquae.server.settings import settings_from

NEEDS: Final = {
    "host": "a name",
    "revoke": "a host",
    "people": "a part of a name, or an id",
    "suspend": "a person",
    "lift": "a person",
    "remove-table": "a table",
    "settle": "a report",
    "limit": "a limit and a number",
}


def admin(parsed: argparse.Namespace) -> int:
    if parsed.what in NEEDS and not parsed.about:
        raise AquaeError(f"`aquae admin {parsed.what}` needs {NEEDS[parsed.what]}")
    desk = server_module("admin")
    wish = desk.Wish(parsed.about or "", parsed.value or "", parsed.days)
    desk.administer(settings_from(parsed), parsed.what, wish)
    return 0
