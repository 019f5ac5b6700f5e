"""E-mail and webhooks: confirmed before anything is sent, gathered, and left by a link."""

import email
import json
import re
import time
from collections.abc import Iterator
from email.message import Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import create_engine, text

from aquae.server.calls.mail import is_mailbox
from aquae.server.storage.database import Database
from tests.server.calls.conftest import A_DAY, NIGHTLY, hasty
from tests.server.calls.test_told import at_table, end_turn, wants
from tests.server.people.conftest import Where, where
from tests.server.serving import Json, Person, Serving, eventually, kept_port, serving

HOME = "https://games.example"
ANN = "ann@mail.example"

__all__ = ["where"]


class Postman:
    """Takes e-mails for everybody."""

    def __init__(self, port: int) -> None:
        self.letters: list[Message] = []
        self.answer = "250 taken"
        self.port = port
        self.controller = Controller(self, hostname="127.0.0.1", port=port)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answer.startswith("250"):
            self.letters.append(email.message_from_bytes(envelope.content, policy=default))
        return self.answer

    def wait_for(self, count: int) -> Message:
        eventually(lambda: len(self.letters) >= count)
        return self.letters[count - 1]


@pytest.fixture
def postman() -> Iterator[Postman]:
    with kept_port() as port:
        found = Postman(port)
        found.controller.start()
        yield found
        found.controller.stop()


@pytest.fixture
def posting(postman: Postman, where: Where, tmp_path: Path) -> Iterator[Serving]:
    sender = "Aquae <aquae@games.example>"
    flags = ("--mail", f"smtp://127.0.0.1:{postman.port}", "--mail-from", sender)
    with hasty(tmp_path, *where.flags, *flags, "--url", HOME) as serving:
        yield serving


def text_of(letter: Message) -> str:
    body: str = letter.get_payload(decode=True).decode()  # type: ignore[union-attr]
    return body


def confirmed(person: Person, postman: Postman, address: str = ANN, **more: Any) -> str:
    """An address that somebody has confirmed; the token that was sent there."""
    count = len(postman.letters)
    body: Json = {"kind": "mail", "address": address, "language": "en", **more}
    person.post("/api/people/me/bells", 201, **body)
    letter = postman.wait_for(count + 1)
    found = re.search(rf"{HOME}/#/bell/confirm\?token=(\S+)", text_of(letter))
    assert found is not None
    httpx.post(f"{person.http.base_url}/api/bells/confirm", json={"token": found[1]})
    return found[1]


def test_an_address_is_confirmed_before_anything_is_sent(
    posting: Serving, postman: Postman
) -> None:
    ann, bea = Person(posting.url), Person(posting.url)
    ann.post("/api/people/me/bells", 201, kind="mail", address=ANN, language="fr")
    letter = postman.wait_for(1)
    assert (letter["To"], letter["From"]) == (ANN, "Aquae <aquae@games.example>")
    assert "confirmer" in letter["Subject"]
    end_turn(at_table(bea, ann))
    time.sleep(1)
    assert len(postman.letters) == 1
    assert ann.get("/api/people/me/bells")["bells"][0]["confirmed"] is False
    stranger = httpx.post(f"{posting.url}/api/bells/confirm", json={"token": "x" * 43})
    assert stranger.json()["code"] == "no-such-bell"


def test_a_letter_says_what_it_is_about_and_how_to_get_no_more(
    posting: Serving, postman: Postman
) -> None:
    ann, bea = Person(posting.url), Person(posting.url)
    token = confirmed(ann, postman)
    table = at_table(bea, ann)
    end_turn(table)
    letter = postman.wait_for(2)
    assert letter["Subject"].startswith("Irrigate: ")
    assert f"{HOME}/#/table/{table.id}" in text_of(letter)
    assert letter["List-Unsubscribe"] == f"<{HOME}/api/bells/leave/{token}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert letter["Auto-Submitted"] == "auto-generated"
    path = f"{posting.url}/api/bells/leave/{token}"
    looked = httpx.get(path)
    assert (looked.status_code, looked.headers["location"]) == (303, f"/#/bell/leave?token={token}")
    assert len(ann.get("/api/people/me/bells")["bells"]) == 1, "looking does nothing"
    # As a mailbox does it: without cookies, without a token of a person.
    left = httpx.post(path, data={"List-Unsubscribe": "One-Click"})
    assert left.status_code == 200
    assert ann.get("/api/people/me/bells")["bells"] == []
    assert httpx.post(path).status_code == 200


def test_once_a_day_all_comes_in_one(posting: Serving, postman: Postman) -> None:
    ann, bea = Person(posting.url), Person(posting.url)
    confirmed(ann, postman)
    tables = [at_table(bea, ann) for _ in range(2)]
    wants(ann, "turn", daily=NIGHTLY)
    time.sleep(A_DAY / 1000 - time.time() % (A_DAY / 1000))
    for table in tables:
        end_turn(table)
    letter = postman.wait_for(2)
    assert "pieces of news" in letter["Subject"]
    assert all(table.id in text_of(letter) for table in tables)
    time.sleep(1)
    assert len(postman.letters) == 2


def test_a_letter_that_is_refused_is_not_sent_for_ever(posting: Serving, postman: Postman) -> None:
    ann, bea = Person(posting.url), Person(posting.url)
    confirmed(ann, postman)
    postman.answer = "554 no"
    end_turn(at_table(bea, ann))
    eventually(lambda: ann.get("/api/people/me/bells")["bells"][0]["failed_at"])
    eventually(
        lambda: all(c["done_at"] is not None for c in ann.get("/api/people/me/export")["calls"])
    )
    postman.answer = "250 taken"
    time.sleep(1)
    assert len(postman.letters) == 1


@pytest.mark.parametrize(
    "address",
    ["a..b@c.example", ".a@c.example", "a@c..example", "a@.example", "a@c.", "ä@c.example"],
)
def test_what_no_letter_can_be_addressed_to(address: str) -> None:
    assert not is_mailbox(address)
    assert is_mailbox("ann.o'neill+news@c.example")


@pytest.mark.parametrize("address", ["ann", "a@b@c", "a b@c.example", "a@c.example\r\nBcc: x@y.z"])
def test_what_is_no_address(posting: Serving, address: str) -> None:
    ann = Person(posting.url)
    assert ann.post("/api/people/me/bells", 422, kind="mail", address=address)["code"] in (
        "bad-address",
        "invalid",
    )


def test_a_letter_that_cannot_be_written_is_not_tried_for_ever(
    posting: Serving, postman: Postman, where: Where, tmp_path: Path
) -> None:
    ann, bea = Person(posting.url), Person(posting.url)
    confirmed(ann, postman)
    engine = create_engine(Database(where.url, tmp_path / "data").url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE bell SET address = 'a..b@mail.example'"))
    engine.dispose()
    end_turn(at_table(bea, ann))
    # As any other failure, which is given up after so many tries.
    eventually(lambda: ann.get("/api/people/me/bells")["bells"][0]["failed_at"])
    assert len(postman.letters) == 1


def test_nobody_sends_letters_to_many_mailboxes_or_many_to_one(
    postman: Postman, tmp_path: Path
) -> None:
    mail = ("--mail", f"smtp://127.0.0.1:{postman.port}", "--mail-from", "a@games.example")
    limits = ("--rate", "1000", "--url", HOME, "--bots", "0")
    with serving(tmp_path, *limits, *mail, "--data", str(tmp_path / "data")) as server:

        def asked(address: str) -> tuple[int, str | None]:
            # Whoever comes without a cookie or an account can be somebody else each time.
            somebody = Person(server.url)
            body = {"kind": "mail", "address": address}
            answer = somebody.http.post("/api/people/me/bells", json=body)
            return answer.status_code, answer.json().get("limit")

        codes = [asked(f"Ann+{number}@mail.example") for number in range(4)]
        assert codes == [(201, None)] * 3 + [(429, "letters")]
        codes = [asked(f"somebody{number}@mail.example") for number in range(30)]
        assert codes == [(201, None)] * 27 + [(429, "address-letters")] * 3


def test_a_chat_is_told_and_calls_nobody_by_name(calling: Serving) -> None:
    heard: list[Json] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    ann, bea = Person(calling.url), Person(calling.url)
    address = f"http://127.0.0.1:{server.server_address[1]}/secret"
    ann.post("/api/people/me/bells", 201, kind="hook", address=address)
    shown = ann.get("/api/people/me/bells")["bells"][0]["address"]
    assert "secret" not in shown
    table = ann.make("irrigate", "me", "open", "open")
    table.seen_by(bea).post(
        "seats/1/take", name="@all [x](https://evil.example)", key=table.links[1]
    )
    eventually(lambda: heard)
    server.shutdown()
    server.server_close()
    assert heard[0]["text"] == heard[0]["content"]
    assert "sat down" in heard[0]["text"]
    assert not set("@[]") & set(heard[0]["text"])
    assert "//" not in heard[0]["text"], "the names of people lead nowhere"
    assert heard[0]["allowed_mentions"] == {"parse": []}
