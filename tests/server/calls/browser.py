"""A push service that speaks the real protocol, and browsers behind it that decrypt what it brings.

RFC 8030 (delivery), RFC 8188 and 8291 (encryption), RFC 8292 (who sends). Whatever is not as these
say is answered as a real service would, and remembered as a complaint.
"""

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any

import http_ece
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.serving import Person, eventually

Json = Any


def letters(some: bytes) -> str:
    return urlsafe_b64encode(some).decode().rstrip("=")


def unlettered(some: str) -> bytes:
    return urlsafe_b64decode(some + "=" * (-len(some) % 4))


class Browser:
    """What a browser keeps of a subscription, and what was pushed to it."""

    def __init__(self, service: "PushService", name: str, server_key: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))
        self.server_key = server_key
        self.address = f"{service.url}/push/{name}"
        self.service = service
        self.heard: list[Json] = []
        self.shown: dict[str, Json] = {}
        """By tag: a later message takes the place of an earlier."""
        service.browsers[f"/push/{name}"] = self

    @property
    def keys(self) -> dict[str, str]:
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": letters(point), "auth": letters(self.auth)}

    def hear(self, body: bytes) -> None:
        plain = http_ece.decrypt(
            body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )
        told = json.loads(plain)
        self.heard.append(told)
        self.shown[told["tag"]] = told

    def wait_for(self, count: int) -> list[Json]:
        eventually(lambda: len(self.heard) >= count)
        return self.heard

    def texts(self) -> list[str]:
        return [told["body"] for told in self.heard]


class PushService:
    """Takes messages for browsers."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.complaints: list[str] = []
        self.status = 201
        self.open = Event()
        """While it is not set, requests are taken in and not answered."""
        self.open.set()
        self.arrived = 0
        self.url = ""
        self.after: Callable[[], object] = lambda: None
        """Called when something was delivered, before the answer; once."""

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        self.arrived += 1
        self.open.wait(30)
        browser = self.browsers.get(path)
        if browser is None:
            return 404
        if self.status != 201:
            return self.status
        fault = self.fault(headers, browser)
        if fault:
            self.complaints.append(fault)
            return 400
        browser.hear(body)
        after, self.after = self.after, lambda: None
        after()
        return 201

    def fault(self, headers: dict[str, str], browser: Browser) -> str:
        if headers.get("content-encoding") != "aes128gcm" or not headers.get("ttl", "").isdigit():
            return "not encrypted, or without a time to live"
        if not 0 < len(headers.get("topic", "x")) <= 32:
            return "a topic of the wrong length"
        kind, _, rest = headers.get("authorization", "").partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        if kind != "vapid" or parts.get("k") != browser.server_key:
            return "not by the key that the browser subscribed with"
        return self.fault_in(parts["t"], parts["k"])

    def fault_in(self, token: str, key: str) -> str:
        """What is wrong with a JWT (ES256), if something is."""
        signed, _, signature = token.rpartition(".")
        head, claims = (json.loads(unlettered(part)) for part in signed.split("."))
        raw = unlettered(signature)
        number = [int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")]
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unlettered(key))
        try:
            public.verify(encode_dss_signature(*number), signed.encode(), ec.ECDSA(SHA256()))
        except InvalidSignature:
            return "a wrong signature"
        if head.get("alg") != "ES256" or claims.get("aud") != self.url:
            return "for another service"
        day = 24 * 3600
        if not time.time() < claims.get("exp", 0) <= time.time() + day:
            return "it runs out too late, or has run out"
        return "" if str(claims.get("sub")).startswith(("mailto:", "https:")) else "nobody's"


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(service.take(self.path, headers, body))
            self.send_header("location", f"{service.url}/message")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.url = f"http://127.0.0.1:{server.server_address[1]}"
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        service.open.set()
        server.shutdown()
        server.server_close()


def subscribed(person: Person, service: PushService, name: str = "", **more: Any) -> Browser:
    """A browser of somebody's that is to be called."""
    key = person.get("/api/people/me/bells")["push_key"]
    browser = Browser(service, name or person.id, key)
    body = {"kind": "push", "address": browser.address, "keys": browser.keys, "name": "Phone"}
    person.post("/api/people/me/bells", 201, **{**body, **more})
    return browser


def bell_of(person: Person, place: int = 0) -> str:
    found: str = person.get("/api/people/me/bells")["bells"][place]["bell"]
    return found
