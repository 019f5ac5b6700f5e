"""A passkey, made in one browser and used in another, with Chromium's own virtual authenticator."""

from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.server.serving import Serving
from tests.web.browsing import Visitor
from tests.web.conftest import Visit
from tests.web.test_people import PERSON, button

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """What keeps the passkeys of a browser, as a phone or a password manager does."""

    def __init__(self, visitor: Visitor) -> None:
        self.session: CDPSession = visitor.page.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id: str = added["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        kept: list[dict[str, Any]] = found["credentials"]
        return kept

    def learn(self, credential: dict[str, Any]) -> None:
        """As if the same password manager were here, too."""
        asked = {"authenticatorId": self.id, "credential": credential}
        self.session.send("WebAuthn.addCredential", asked)


def at_home(visitor: Visitor, web: Serving) -> Visitor:
    """By name: browsers keep no passkeys for addresses in numbers."""
    visitor.url = f"http://localhost:{web.port}"
    return visitor


def test_a_passkey_from_one_browser_brings_somebody_back_in_another(
    visit: Visit, web: Serving
) -> None:
    ann, phone = at_home(visit(), web), at_home(visit(), web)
    keys = Authenticator(ann)
    table = ann.make("irrigate", "me", "me")
    ann.go("me/devices")
    button(ann.page, "Make a passkey")
    made = ann.page.get_by_role("button", name="Remove the passkey Chrome · Linux")
    expect(made).to_be_visible()
    button(ann.page, "Make a passkey")
    expect(ann.page.get_by_role("alert")).to_contain_text("already a passkey of yours")
    (credential,) = keys.credentials()
    assert credential["rpId"] == "localhost"
    Authenticator(phone).learn(credential)
    phone.go("me/devices")
    button(phone.page, "Come back with a passkey")
    expect(phone.page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert phone.page.evaluate(PERSON) == ann.page.evaluate(PERSON)
    ann.sit_at(table)
    assert ann.may_act()
    before = ann.page.locator(".status").inner_text()
    phone.sit_at(table)
    assert phone.may_act()
    phone.page.get_by_role("button", name="Pass").click()
    expect(ann.page.locator(".status")).not_to_have_text(before)
    ann.go("me/devices")
    made.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(made).to_have_count(0)
    phone.go("me/devices")
    button(phone.page, "Come back with a passkey")
    expect(phone.page.get_by_role("alert")).to_contain_text("does not let anybody in")


def test_whoever_has_no_passkey_is_told_kindly(visit: Visit, web: Serving) -> None:
    ann = at_home(visit(), web)
    Authenticator(ann)
    ann.go("me/devices")
    button(ann.page, "Come back with a passkey")
    expect(ann.page.get_by_role("alert")).to_contain_text("Nothing was changed")


def test_where_browsers_keep_no_passkeys_it_is_said_why(visit: Visit) -> None:
    ann = visit()
    ann.go("me/devices")
    expect(ann.page.get_by_text("addresses that begin with https")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Come back with a passkey")).to_have_count(0)
