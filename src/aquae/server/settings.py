"""What can be set about a server: each by a flag, or by an environment variable of that name."""

import argparse
import os
import re
from dataclasses import dataclass, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Final

from aquae.core.errors import AquaeError

PREFIX: Final = "AQUAE_"
HIGHEST_PORT: Final = 65535
LEAST_MEMORY: Final = 96
INVITATION: Final = re.compile(r"[0-9A-Za-z_-]{6,64}")
ADDRESS: Final = re.compile(r"https?://[^/\s]+(/\S*)?")
FORMER: Final = "behind_proxy"
INSTEAD: Final = (
    "instead of --behind-proxy name your proxies with --trusted-proxies, such as "
    "--trusted-proxies 127.0.0.1"
)

Network = IPv4Network | IPv6Network


@dataclass
class Settings:
    """See FLAGS for what they mean."""

    host: str = "127.0.0.1"
    port: int = 8137
    data: str = "aquae-data"
    database: str = ""
    bots: int = max(1, (os.cpu_count() or 2) - 1)
    hint_processes: int = 1
    review_processes: int = 1
    alone_processes: int = 1
    thinker_memory: int = 256
    alone_tables: int = 8
    alone_minutes: int = 10
    log: str = "text"
    access_log: bool = False
    metrics_port: int = 0
    metrics_host: str = "127.0.0.1"
    live_tables: int = 1000
    table_events: int = 5000
    table_quota: int = 100
    unplayed_days: int = 30
    expire_days: int = 0
    review_iterations: int = 200
    hint_seconds: float = 1.0
    rate: float = 20.0
    table_rate: float = 20.0
    streams: int = 32
    table_streams: int = 200
    all_streams: int = 4000
    connections: int = 200
    all_connections: int = 5000
    request_seconds: float = 20.0
    trusted_proxies: str = ""
    url: str = ""
    invitation: str = ""
    mail: str = ""
    mail_from: str = ""
    private_addresses: bool = False
    open: bool = False

    @property
    def folder(self) -> Path:
        return Path(self.data)

    def proxies(self) -> list[Network]:
        """The networks of the trusted proxies; a ValueError if one is none."""
        listed = self.trusted_proxies.replace(",", " ").split()
        return [ip_network(proxy, strict=False) for proxy in listed]


FLAGS: Final[dict[str, str]] = {
    "host": "address to listen at",
    "port": "port to listen at; 0 takes a free one and says which",
    "data": "folder of the SQLite file, made if missing; not used with --database",
    "database": "postgresql://… to keep tables in PostgreSQL (also DATABASE_URL)",
    "bots": (
        "processes in which bots think that people play against, and one more for those that "
        "answer at once; 0 leaves all but hints to `aquae worker`"
    ),
    "hint_processes": "processes in which hints are thought about; 0 gives none",
    "review_processes": "processes in which reviews are made",
    "alone_processes": "processes in which bots think where only bots play",
    "thinker_memory": "megabytes that each of these processes may take",
    "alone_tables": "tables where only bots play that go on at once for one person or address",
    "alone_minutes": "how long they go on after everybody has left; then only while watched",
    "log": "text or json, one line per event",
    "access_log": "log every request, and give each a name (X-Request-Id)",
    "metrics_port": "port for /metrics, /healthz and /readyz; 0 has metrics on the public port",
    "metrics_host": "address of --metrics-port",
    "live_tables": "tables kept in memory besides followed ones; long ones count more than once",
    "table_events": "events of one table after which it can only be played to its end; 0: no limit",
    "table_quota": (
        "tables that one person may make in an hour, and one address ten times as many; "
        "0 for no limit"
    ),
    "unplayed_days": "forget tables at which nobody has played for so many days; 0 keeps all",
    "expire_days": "forget tables untouched for so many days; 0 keeps all",
    "review_iterations": "how long a review looks at each action",
    "hint_seconds": "how long a hint is thought about",
    "rate": "requests a second from one address that write or think; 0 for no limit",
    "table_rate": "requests a second at one table that write; 0 for no limit",
    "streams": "open streams from one address; 0 for no limit",
    "table_streams": "open streams of one table; 0 for no limit",
    "all_streams": "open streams of the process; 0 for no limit",
    "connections": "open connections from one address; 0 for no limit",
    "all_connections": "open connections of the process, fewer if the system allows fewer",
    "request_seconds": "how long a request may take to arrive",
    "trusted_proxies": (
        "addresses or networks of proxies whose X-Forwarded-For is believed, parted by commas"
    ),
    "url": "where people reach the server, for checks of the origin behind a proxy",
    "invitation": (
        "only people who know this word may come in, by the link that is told at the start; "
        "without it everybody may"
    ),
    "mail": (
        "SMTP server for e-mails to people who want them, like smtps://user:password@mail.example;"
        " without it none are sent"
    ),
    "mail_from": "whom these e-mails come from, like 'Aquae <aquae@games.example>'",
    "private_addresses": (
        "let push services and webhooks be in one's own network, by plain http too; never on a "
        "server that strangers use"
    ),
    "open": "open the first page in a browser",
}
KEEPER_FLAGS: Final = ("data", "database")
WORKER_FLAGS: Final = (
    "database",
    "bots",
    "review_processes",
    "alone_processes",
    "thinker_memory",
    "alone_tables",
    "alone_minutes",
    "log",
    "metrics_port",
    "metrics_host",
    "review_iterations",
    "unplayed_days",
    "expire_days",
    "url",
    "mail",
    "mail_from",
    "private_addresses",
)


def add_flags(command: argparse.ArgumentParser, names: tuple[str, ...] = tuple(FLAGS)) -> None:
    for field in fields(Settings):
        if field.name not in names:
            continue
        flag = f"--{field.name.replace('_', '-')}"
        help = f"{FLAGS[field.name]} ({PREFIX}{field.name.upper()}; default: {field.default})"
        if field.type is bool:
            command.add_argument(flag, action="store_true", default=None, help=help)
        else:
            command.add_argument(flag, metavar=field.name.upper(), help=help)
    if "trusted_proxies" in names:
        command.add_argument("--behind-proxy", action="store_true", help=argparse.SUPPRESS)


def settings_from(parsed: argparse.Namespace) -> Settings:
    """Flags win over the environment, the environment over the defaults."""
    if getattr(parsed, FORMER, False) or PREFIX + FORMER.upper() in os.environ:
        raise AquaeError(INSTEAD)
    settings = Settings()
    for field in fields(Settings):
        given = getattr(parsed, field.name, None)
        if given is None:
            given = os.environ.get(PREFIX + field.name.upper())
        if given is None and field.name == "database":
            given = os.environ.get("DATABASE_URL")
        if given is not None:
            setattr(settings, field.name, _read(field.name, field.type, given))
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    if settings.log not in ("text", "json"):
        raise AquaeError(f"--log is text or json, not {settings.log}")
    if settings.port > HIGHEST_PORT:
        raise AquaeError(f"--port is at most {HIGHEST_PORT}, not {settings.port}")
    if settings.thinker_memory < LEAST_MEMORY:
        raise AquaeError(f"--thinker-memory is at least {LEAST_MEMORY}")
    if settings.url and not ADDRESS.fullmatch(settings.url):
        raise AquaeError(f"--url is like https://games.example, not {settings.url}")
    if settings.mail and not (settings.mail_from and settings.url):
        raise AquaeError("--mail needs --mail-from, and --url for the links in e-mails")
    if settings.invitation and not INVITATION.fullmatch(settings.invitation):
        raise AquaeError("--invitation is 6 to 64 letters and digits, hyphens and underlines")
    try:
        settings.proxies()
    except ValueError as bad:
        raise AquaeError(f"--trusted-proxies: {bad}") from bad


def _read(name: str, kind: Any, given: Any) -> Any:
    if kind is bool:
        return given in (True, "1", "true", "yes")
    try:
        value = kind(given)
    except ValueError:
        raise AquaeError(f"--{name.replace('_', '-')} is a number, not {given}") from None
    if kind is not str and value < 0:
        raise AquaeError(f"--{name.replace('_', '-')} is not below 0")
    return value
