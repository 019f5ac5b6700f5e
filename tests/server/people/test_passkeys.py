"""Passkeys as the server judges them: challenges once, one address and person, rising counts."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from aquae.server.people.homes import Home, home_at
from aquae.server.storage.database import Database
from aquae.server.tables.problems import Problem
from tests.server.conftest import FREELY
from tests.server.people.authenticator import Key, Proof, encoded
from tests.server.people.conftest import Where
from tests.server.people.test_own_data import everything
from tests.server.serving import Json, Person, Serving, serving

OPTIONS = "/api/people/passkeys/options"
OWN_OPTIONS = "/api/people/me/passkeys/options"
OWN = "/api/people/me/passkeys"
COME = "/api/people/devices"


def at_home(url: str) -> Person:
    """Somebody whose browser has found the server under a name: addresses in numbers are none."""
    named = url.replace("127.0.0.1", "localhost")
    person = Person(named)
    person.http.headers["Origin"] = named
    return person


def key_of(person: Person, name: str = "Laptop") -> Key:
    """A passkey that somebody has made, and that the server knows."""
    key = Key(person.http.headers["Origin"])
    made = key.made(person.post(OWN_OPTIONS))
    person.post(OWN, 201, passkey=made, name=name)
    return key


def test_a_passkey_brings_somebody_back_anywhere(server: Serving) -> None:
    ann, stranger = at_home(server.url), at_home(server.url)
    table = ann.make("irrigate", "me", "me")
    key = key_of(ann)
    for name in ("Phone", "Tablet"):
        come = stranger.post(COME, 201, passkey=key.signed(stranger.post(OPTIONS)), name=name)
        assert come["person"] == ann.id
        assert come["token"] != ann.token
    stranger.http.headers["Authorization"] = f"Bearer {come['token']}"
    table.seen_by(stranger).act()
    me = stranger.get("/api/people/me")
    assert {device["name"] for device in me["devices"]} == {"Laptop", "Phone", "Tablet"}
    assert [passkey["name"] for passkey in me["passkeys"]] == ["Laptop"]


def test_options_say_who_and_where(server: Serving) -> None:
    ann = at_home(server.url)
    key = key_of(ann)
    options = ann.post(OWN_OPTIONS)
    assert options["rp"] == {"id": "localhost", "name": "Aquae"}
    assert options["user"]["id"] == encoded(ann.id.encode())
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert [known["id"] for known in options["excludeCredentials"]] == [encoded(key.id)]
    assert ann.post(OPTIONS)["allowCredentials"] == []


def refused(person: Person, **passkey: Any) -> Json:
    return person.post(COME, 403, **passkey)["code"] == "bad-passkey"


def test_a_challenge_is_answered_once(server: Serving) -> None:
    ann = at_home(server.url)
    key = key_of(ann)
    options = ann.post(OPTIONS)
    proof = key.signed(options)
    assert ann.post(COME, 201, passkey=proof)["person"] == ann.id
    assert refused(ann, passkey=proof)
    assert refused(ann, passkey=key.signed(options))
    making = ann.post(OWN_OPTIONS)
    ann.post(OWN, 201, passkey=Key(key.origin).made(making))
    ann.post(OWN, 403, passkey=Key(key.origin).made(making))


def test_a_challenge_is_for_one_purpose_and_one_person(server: Serving) -> None:
    ann, bea = at_home(server.url), at_home(server.url)
    key = key_of(ann)
    assert refused(ann, passkey=key.signed(ann.post(OWN_OPTIONS)))
    assert refused(ann, passkey=key.signed({"challenge": encoded(b"of my own")}))
    hers = ann.post(OWN_OPTIONS)
    bea.post(OWN, 403, passkey=Key(key.origin).made(hers))
    user = {"user": hers["user"]}
    ann.post(OWN, 403, passkey=Key(key.origin).made({**ann.post(OPTIONS), **user}))


@pytest.mark.parametrize(
    "wrong",
    [{"origin": "https://evil.example"}, {"host": "evil.example"}, {"user": b"somebody"}],
)
def test_another_address_or_person_is_refused(server: Serving, wrong: dict[str, Any]) -> None:
    ann = at_home(server.url)
    key = key_of(ann)
    vars(key).update(wrong)
    assert refused(ann, passkey=key.signed(ann.post(OPTIONS)))


def test_another_key_or_signature_is_refused(server: Serving) -> None:
    ann, bea = at_home(server.url), at_home(server.url)
    key, hers = key_of(ann), key_of(bea)
    hers.id = key.id
    assert refused(bea, passkey=hers.signed(bea.post(OPTIONS)))
    hers.user = key.user
    assert refused(bea, passkey=hers.signed(bea.post(OPTIONS)))
    unknown = Key(key.origin)
    assert refused(bea, passkey=unknown.signed(bea.post(OPTIONS)))
    taken = unknown.made(bea.post(OWN_OPTIONS))
    bea.post(OWN, 201, passkey=taken)
    again = Key(key.origin)
    again.id = unknown.id
    ann.post(OWN, 403, passkey=again.made(ann.post(OWN_OPTIONS)))


def test_a_copy_that_has_signed_less_often_is_refused(server: Serving) -> None:
    ann = at_home(server.url)
    key = key_of(ann)
    for _ in range(3):
        ann.post(COME, 201, passkey=key.signed(ann.post(OPTIONS)))
    key.count = 1
    assert refused(ann, passkey=key.signed(ann.post(OPTIONS)))
    key.count = 7
    ann.post(COME, 201, passkey=key.signed(ann.post(OPTIONS)))


def nonsense(proof: Proof) -> list[Proof]:
    """Answers that are none."""
    response = proof["response"]
    changes = [("clientDataJSON", "AAAA"), ("authenticatorData", "AA"), ("signature", "")]
    return [
        {**proof, "id": "AAAA"},
        {**proof, "id": "", "rawId": ""},
        *({**proof, "response": {**response, name: value}} for name, value in changes),
        {**proof, "response": {"clientDataJSON": response["clientDataJSON"]}},
    ]


def test_nonsense_is_refused_kindly(server: Serving) -> None:
    ann = at_home(server.url)
    key = key_of(ann)
    for number in range(len(nonsense(key.signed(ann.post(OPTIONS))))):
        assert refused(ann, passkey=nonsense(key.signed(ann.post(OPTIONS)))[number])
    made = Key(key.origin).made(ann.post(OWN_OPTIONS))
    made["response"]["attestationObject"] = encoded(b"\xa1\x61")
    ann.post(OWN, 403, passkey=made)


def test_a_challenge_lasts_some_minutes(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann = at_home(server.url)
        key = key_of(ann)
        options = ann.post(OPTIONS)
        engine = create_engine(Database(where.url, tmp_path / "data").url)
        with engine.begin() as connection:
            connection.execute(text("UPDATE challenge SET until = until - 301000"))
        engine.dispose()
        assert refused(ann, passkey=key.signed(options))
        assert options["challenge"] not in everything(where, tmp_path)


def test_what_is_removed_brings_nobody_back(server: Serving) -> None:
    ann, bea = at_home(server.url), at_home(server.url)
    key = key_of(ann)
    (passkey,) = ann.get("/api/people/me")["passkeys"]
    path = f"{OWN}/{passkey['passkey']}/remove"
    assert bea.post(path, 404)["code"] == "no-such-passkey"
    ann.post(COME, 201, passkey=key.signed(ann.post(OPTIONS)))
    ann.post(path)
    assert refused(ann, passkey=key.signed(ann.post(OPTIONS)))
    assert ann.get("/api/people/me")["passkeys"] == []


def test_passkeys_are_exported_and_forgotten(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann = at_home(server.url)
        key = key_of(ann, "Key ring")
        ann.post(OWN_OPTIONS)
        assert ann.get("/api/people/me/export")["passkeys"][0]["name"] == "Key ring"
        assert "Key ring" in everything(where, tmp_path)
        ann.post("/api/people/me/delete", sure=True)
        after = everything(where, tmp_path)
        for trace in (ann.id, "Key ring", encoded(key.id)):
            assert trace not in after
        bea = at_home(server.url)
        assert refused(bea, passkey=key.signed(bea.post(OPTIONS)))


def test_behind_a_proxy_the_address_counts_that_people_use(tmp_path: Path) -> None:
    address = "https://games.example"
    flags = (*FREELY, "--data", str(tmp_path / "data"), "--url", f"{address}/")
    with serving(tmp_path, *flags) as server:
        ann = Person(server.url)
        ann.http.headers["Origin"] = address
        key = Key(address, "games.example")
        ann.post(OWN, 201, passkey=key.made(ann.post(OWN_OPTIONS)))
        ann.post(COME, 201, passkey=key.signed(ann.post(OPTIONS)))
        key.origin = ann.http.headers["Origin"] = server.url
        assert refused(ann, passkey=key.signed(ann.post(OPTIONS)))


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("https://games.example/club", Home("https://games.example", "games.example")),
        ("https://Games.example:443", Home("https://games.example", "games.example")),
        ("https://games.example:8443", Home("https://games.example:8443", "games.example")),
        ("http://localhost:8137", Home("http://localhost:8137", "localhost")),
    ],
)
def test_homes(address: str, home: Home) -> None:
    assert home_at(address) == home


@pytest.mark.parametrize(
    "address",
    ["http://games.example", "http://127.0.0.1:8137", "https://10.0.0.1", "https://[::1]", "x:y"],
)
def test_without_a_safe_name_there_are_no_passkeys(address: str) -> None:
    with pytest.raises(Problem, match="https"):
        home_at(address)


def test_addresses_in_numbers_are_told_so(server: Serving) -> None:
    ann = Person(server.url)
    for path in (OWN_OPTIONS, OPTIONS):
        assert ann.post(path, 409)["code"] == "no-passkeys"
