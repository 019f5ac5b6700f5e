"""An authenticator in software: makes keys and signs, rightly or as it is told to."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40

Proof = dict[str, Any]


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Key:
    """A passkey of somebody at an address."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = b""

    def made(self, options: Proof) -> Proof:
        """The answer to options for making one."""
        self.user = decoded(options["user"]["id"])
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public()
        flags = PRESENT | VERIFIED | WITH_KEY
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(flags) + attested}
        response = {"attestationObject": encoded(cbor2.dumps(attestation))}
        return self._proof(response, self._client("webauthn.create", options))

    def signed(self, options: Proof) -> Proof:
        """The answer to options for coming back."""
        self.count += 1
        client, data = self._client("webauthn.get", options), self._data(PRESENT | VERIFIED)
        signed = data + hashlib.sha256(client).digest()
        response = {
            "authenticatorData": encoded(data),
            "signature": encoded(self.private.sign(signed, ec.ECDSA(SHA256()))),
            "userHandle": encoded(self.user),
        }
        return self._proof(response, client)

    def _client(self, kind: str, options: Proof) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        point = self.private.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (point.x, point.y))
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _proof(self, response: dict[str, str], client: bytes) -> Proof:
        named = {"id": encoded(self.id), "rawId": encoded(self.id), "type": "public-key"}
        return {**named, "response": {**response, "clientDataJSON": encoded(client)}}
