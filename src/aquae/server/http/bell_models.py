"""What requests about calls look like, and their answers."""

from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, Field

from aquae.server.calls.outside import LONGEST_ADDRESS
from aquae.server.calls.rules import Hours
from aquae.server.http.models import Body, Encoded, Key, Name, as_whole
from aquae.server.people.bells import NewBell
from aquae.server.tables.names import LONGEST_NAME

Kind = Literal["push", "mail", "hook"]
Language = Literal["en", "de", "fr", "it"]
Want = Literal["turn", "clock", "joined", "asked", "over", "tournament", "invited"]
Wants = Annotated[list[Want], Field(max_length=12)]
Minute = Annotated[int, Field(ge=0, lt=24 * 60), BeforeValidator(as_whole)]
"""Of somebody's day."""
Address = Annotated[str, Field(min_length=3, max_length=LONGEST_ADDRESS)]
Zone = Annotated[str, Field(max_length=64, pattern=r"^[0-9A-Za-z_+/-]+$")]
"""A part of the world whose clocks agree, such as `Europe/Zurich`."""


class PushKeys(Body):
    p256dh: Encoded
    auth: Encoded


class NewBellBody(Body):
    kind: Kind
    address: Address
    """The endpoint of a browser, an e-mail address, or the webhook of a chat."""
    keys: PushKeys | None = None
    """Those of the browser."""
    name: Name | None = None
    language: Language = "en"

    def wish(self) -> NewBell:
        keys = None if self.keys is None else self.keys.model_dump()
        return NewBell(self.kind, self.address, self.name or "", self.language, keys)


class BellWish(Body):
    wants: Wants
    daily: Minute | None = None
    """All of it once a day, at this minute."""
    language: Language


class HoursBody(Body):
    zone: Zone = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None

    def hours(self) -> Hours:
        is_whole = None not in (self.quiet_from, self.quiet_until)
        quiet = (self.quiet_from, self.quiet_until) if is_whole else (None, None)
        return Hours(self.zone, *quiet)


class WantsAtTable(Body):
    wants: Wants | None


class WithToken(Body):
    token: Key


class BellData(BaseModel):
    bell: str
    kind: Kind
    address: str
    """An e-mail address, or the host of a push service or a chat."""
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    language: Language
    wants: list[Want]
    daily: int | None
    made_at: int
    confirmed: bool
    failed_at: int | None
    """Since when nothing has arrived there."""


class HoursData(BaseModel):
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    away_since: int | None
    """When one's holiday begins or began."""
    away_until: int | None


class BellList(BaseModel):
    bells: list[BellData]
    hours: HoursData
    mail: bool
    """Whether this server sends e-mails."""
    push_key: str
    """The server's public key (VAPID), for browsers that are to be pushed to."""


class AtTableData(BaseModel):
    wants: list[Want] | None


class LeftData(BaseModel):
    done: bool
