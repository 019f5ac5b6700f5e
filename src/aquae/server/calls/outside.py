"""Requests to addresses that strangers have named: only to machines that anybody can reach.

A push service or a chat could be the name of something behind the host's own firewall. So names are
resolved here, every address they lead to has to be a public one, and the connection goes to that
address; nothing is followed elsewhere, nothing of an answer is read but its status.
"""

import socket
from errno import EADDRNOTAVAIL
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from aquae.server.calls.message import Failed
from aquae.server.tables.problems import Problem

if TYPE_CHECKING:
    from aiohttp import ClientSession
    from aiohttp.abc import AbstractResolver

SECONDS: Final = 10.0
LONGEST_ADDRESS: Final = 1000
MOST_CONNECTIONS: Final = 100
OF_ONE_HOST: Final = 32
GIVEN_OUT: Final = IPv6Network("2000::/3")
"""All that was ever given out of IPv6. Elsewhere are networks of old for one's own house, and
addresses of IPv4 that the network translates back, as it does those of 6to4 and Teredo within."""


def is_public(address: str) -> bool:
    """Whether an address is on the Internet, for everybody."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in GIVEN_OUT or found.sixtofour or found.teredo:
            return False
    return found.is_global and not found.is_multicast


def judge_address(address: str, is_private_allowed: bool) -> None:
    """An address that may be called, or the Problem that it may not."""
    try:
        parts = urlsplit(address)
        host, _ = parts.hostname or "", parts.port
    except ValueError:
        raise Problem("bad-address") from None
    schemes = ("https", "http") if is_private_allowed else ("https",)
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if not host or parts.scheme not in schemes or not is_plain or parts.username is not None:
        raise Problem("bad-address")
    if len(address) > LONGEST_ADDRESS or not (is_private_allowed or _may_be_public(host)):
        raise Problem("bad-address")


def _may_be_public(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return "." in host.strip(".")  # a name; what it leads to is seen when it is called


class Outside:
    """Sends to addresses of strangers."""

    def __init__(self, is_private_allowed: bool) -> None:
        self.is_private_allowed = is_private_allowed
        self._session: ClientSession | None = None

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; Failed if there is none."""
        from aiohttp import ClientError

        try:
            judge_address(address, self.is_private_allowed)
            posting = self._opened().post(
                address, data=body, headers=headers, allow_redirects=False
            )
            async with posting as answer:
                return answer.status
        except (ClientError, TimeoutError, OSError, ValueError, Problem) as failure:
            raise Failed(f"{type(failure).__name__}: {failure}") from failure

    def _opened(self) -> "ClientSession":
        """Made when it is first needed: a server that calls nobody starts without."""
        if self._session is None:
            from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector

            self._session = ClientSession(
                connector=TCPConnector(
                    resolver=None if self.is_private_allowed else _resolver(),
                    limit=MOST_CONNECTIONS,
                    limit_per_host=OF_ONE_HOST,
                ),
                timeout=ClientTimeout(total=SECONDS),
                cookie_jar=DummyCookieJar(),
                auto_decompress=False,
                trust_env=False,
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def _resolver() -> "AbstractResolver":
    from aiohttp import ThreadedResolver

    class Public(ThreadedResolver):
        """Knows only names that lead to public addresses."""

        async def resolve(self, host: str, port: int = 0, family: Any = socket.AF_INET) -> Any:
            found = await super().resolve(host, port, family)
            if not all(is_public(one["host"]) for one in found):
                raise OSError(EADDRNOTAVAIL, f"{host} is not on the Internet")
            return found

    return Public()
