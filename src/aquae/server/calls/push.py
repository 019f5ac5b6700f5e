"""Web Push: what a browser's own service takes for it, encrypted for that browser alone.

The service sees when something is sent and how long it is (all messages are padded to one length),
not what. It can be sent twice if a process dies after it: the second takes the place of the first,
on its way by its topic and in the browser by its tag.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

from pydantic_core import from_json, to_json

from aquae.server.calls.message import Failed, Gone, Message
from aquae.server.calls.outside import Outside
from aquae.server.storage.bells import Bell

SECRET: Final = "vapid"
LENGTH: Final = 1024
"""Of what is encrypted; services take at least four times as much."""
KEPT_SECONDS: Final = 24 * 3600
"""How long a service tries to reach the browser."""
SIGNED_SECONDS: Final = 12 * 3600
SALT_BYTES: Final = 16
GONE: Final = (404, 410)
TAKEN: Final = range(200, 300)


def new_key() -> str:
    """A private key for this server, as it is kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _letters(number.to_bytes(32, "big"))


def public_key(key: str) -> str:
    """What browsers are told of it: only who has the private one may send to them."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _vapid(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _letters(point)


class Push:
    """Tells browsers."""

    def __init__(self, outside: Outside, key: str, contact: str) -> None:
        self.outside = outside
        self.vapid = _vapid(key)
        self.contact = contact
        """For services that want to complain."""
        self._signed: dict[str, tuple[float, str]] = {}

    async def tell(self, bell: Bell, message: Message) -> None:
        topic = _letters(sha256(message.topic.encode()).digest())[:32]
        headers = {
            "authorization": self._signature(bell.address),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "topic": topic,
            "urgency": "normal",
        }
        told = {"title": message.title, "body": message.text, "tag": topic, "path": message.path}
        body = encrypted(from_json(bell.keys or "{}"), to_json(told))
        status = await self.outside.post(bell.address, body, headers)
        if status in GONE:
            raise Gone
        if status not in TAKEN:
            raise Failed(f"the push service answered {status}")

    def _signature(self, address: str) -> str:
        """Who sends, for one service; made anew long before it runs out."""
        parts, now = urlsplit(address), time.time()
        service = f"{parts.scheme}://{parts.netloc}"
        until, signed = self._signed.get(service, (0.0, ""))
        if until < now + SIGNED_SECONDS / 2:
            until = now + SIGNED_SECONDS
            claims = {"aud": service, "exp": int(until), "sub": self.contact}
            signed = self.vapid.sign(claims)["Authorization"]
            self._signed[service] = (until, signed)
        return signed


def encrypted(keys: dict[str, str], told: bytes) -> bytes:
    """What only the browser can read that the keys came from."""
    from pywebpush import WebPusher

    # Blanks at the end of JSON mean nothing.
    body: bytes = WebPusher({"endpoint": "", "keys": keys}).encode(told.ljust(LENGTH))["body"]
    return body


def are_keys(keys: dict[str, str]) -> bool:
    """Whether something can be encrypted with what a browser gave."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(keys["p256dh"]))
        return len(_bytes(keys["auth"])) == SALT_BYTES
    except (KeyError, ValueError):
        return False


def _vapid(key: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_raw(key.encode())


def _letters(some: bytes) -> str:
    return urlsafe_b64encode(some).decode().rstrip("=")


def _bytes(letters: str) -> bytes:
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
