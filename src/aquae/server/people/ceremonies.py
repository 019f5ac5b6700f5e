"""What WebAuthn asks of browsers, and whether their answers hold.

Loaded when first needed: the library takes a third of a second.
"""

from typing import Any, Final, NamedTuple

from cryptography.exceptions import UnsupportedAlgorithm
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from aquae.server.people.homes import Home
from aquae.server.storage.passkeys import Passkey
from aquae.server.tables.codec import Data
from aquae.server.tables.problems import Problem

WRONG: Final = (WebAuthnException, UnsupportedAlgorithm, ValueError, TypeError, KeyError)
"""What the library says of answers that are none."""
HERE: Final = "Aquae"
PREFERRED: Final = UserVerificationRequirement.PREFERRED


class Made(NamedTuple):
    """A key that a browser has made."""

    credential: str
    public_key: str
    sign_count: int


def making(home: Home, person: str, name: str, challenge: str, known: list[str]) -> Data:
    """What a browser needs to make a key for somebody who has none of these yet."""
    options = generate_registration_options(
        rp_id=home.host,
        rp_name=HERE,
        user_id=person.encode(),
        user_name=name,
        challenge=challenge.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
        ],
    )
    return options_to_json_dict(options)


def coming(home: Home, challenge: str) -> Data:
    """What a browser needs to find any key for this address, whoever has it."""
    options = generate_authentication_options(
        rp_id=home.host, challenge=challenge.encode(), user_verification=PREFERRED
    )
    return options_to_json_dict(options)


def challenge_in(proof: Data) -> str:
    """What an answer says that it was asked."""
    try:
        told = parse_client_data_json(base64url_to_bytes(proof["response"]["clientDataJSON"]))
        return told.challenge.decode()
    except WRONG as wrong:
        raise Problem("bad-passkey") from wrong


def made(proof: Data, home: Home, challenge: str) -> Made:
    """The key that a browser has made here, as it was asked to."""
    try:
        found = verify_registration_response(**_expected(proof, home, challenge))
    except WRONG as wrong:
        raise Problem("bad-passkey") from wrong
    credential = bytes_to_base64url(found.credential_id)
    return Made(credential, bytes_to_base64url(found.credential_public_key), found.sign_count)


def proved(proof: Data, home: Home, challenge: str, passkey: Passkey) -> int:
    """How often a key has signed by now, if it was this one, for its person, at this address."""
    try:
        read = parse_authentication_credential_json(proof)
        if read.response.user_handle != passkey.person.encode():
            raise Problem("bad-passkey")
        found = verify_authentication_response(
            **_expected(proof, home, challenge),
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except WRONG as wrong:
        raise Problem("bad-passkey") from wrong
    return found.new_sign_count


def _expected(proof: Data, home: Home, challenge: str) -> dict[str, Any]:
    return {
        "credential": proof,
        "expected_challenge": challenge.encode(),
        "expected_rp_id": home.host,
        "expected_origin": home.origin,
    }
