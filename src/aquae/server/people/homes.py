"""Where browsers reach this server, as passkeys are bound to it."""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from aquae.server.tables.problems import Problem

LOCAL: Final = "localhost"
USUAL_PORTS: Final = {"https": 443, "http": 80}


class Home(NamedTuple):
    """An address that passkeys can be made for."""

    origin: str
    host: str


def home_at(address: str) -> Home:
    """The home at an address, or the Problem that browsers keep no passkeys for it: they want a
    name, and https but for the same machine."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Problem("no-passkeys") from None
    is_name = host == LOCAL or (parts.scheme == "https" and not host.rpartition(".")[2].isdigit())
    if not is_name or not host or ":" in host:
        raise Problem("no-passkeys")
    usual = port in (None, USUAL_PORTS[parts.scheme])
    return Home(f"{parts.scheme}://{host}" + ("" if usual else f":{port}"), host)
