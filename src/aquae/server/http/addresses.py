"""Who asks: the address that limits count, whatever stands in between."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from aquae.server.http.responses import HeaderLines
from aquae.server.settings import Network

KNOWN_ADDRESSES: Final = 20_000
LONGEST_ADDRESS: Final = 64
NETWORK_BITS: Final = 64
"""What one customer is given in IPv6: all addresses of such a network count as one."""


@lru_cache(KNOWN_ADDRESSES)
def counted(host: str) -> str:
    """An address as limits count it."""
    address = read(host)
    if isinstance(address, IPv6Address):
        network = int(address) >> (128 - NETWORK_BITS) << (128 - NETWORK_BITS)
        return f"{IPv6Address(network)}/{NETWORK_BITS}"
    return host[:LONGEST_ADDRESS] if address is None else str(address)


def read(host: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is told as one of IPv6 is itself again."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


class Proxies:
    """Those whose word about an address counts."""

    def __init__(self, networks: Iterable[Network]) -> None:
        self.networks = list(networks)
        self.trust = lru_cache(KNOWN_ADDRESSES)(self._trust)

    def _trust(self, host: str) -> bool:
        address = read(host)
        return address is not None and any(address in network for network in self.networks)

    def sender(self, peer: str, headers: HeaderLines) -> str:
        """Whoever sent a request that came from a peer.

        Each proxy adds whom it heard from at the end. What stands before somebody who is no
        proxy of ours is hearsay.
        """
        if not self.networks or not self.trust(peer):
            return peer
        told = b",".join(value for name, value in headers if name == b"x-forwarded-for")
        for host in reversed(told.decode("latin-1").split(",")):
            peer = without_port(host.strip()) or peer
            if not self.trust(peer):
                break
        return peer


def without_port(host: str) -> str:
    """Some proxies tell the port, too."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host
