"""What requests look like: each body is checked by its model, which also documents it."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from aquae.bots import LEVELS
from aquae.core.chance import SALT
from aquae.core.lots import AS_SEATED
from aquae.server.tables.codec import is_unicode
from aquae.server.tables.creating import Beginning as BeginningWish
from aquae.server.tables.creating import SeatWish, TableWish
from aquae.server.tables.creation import Clock, First
from aquae.server.tables.names import (
    LONGEST_CHAT,
    LONGEST_NAME,
    judge_name,
    judge_person,
    judge_words,
)
from aquae.server.tables.problems import not_unicode
from aquae.server.tables.tokens import ID

LONGEST_TEXT = 200
LONGEST_LEVEL = 20
# A drawing with a few comments.
LONGEST_PLAN = 2000
LONGEST_COLOUR = 20
LONGEST_PHRASE = 300
LONGEST_PROOF = 10_000
# Written with escapes it still fits into the largest body.
LONGEST_RECORD = 150_000
MOST_DAYS = 3650
LARGEST_LIMIT = 1_000_000
LONGEST_WAIT = 90 * 86_400  # seconds: three months a move are slow enough

# No control characters, no line breaks, nothing that turns the direction of writing.
PLAIN = r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+$"


def as_whole(value: object) -> object:
    """JSON's true and "1" are no numbers."""
    if isinstance(value, bool | str):
        raise ValueError("not a whole number")
    return value


def _not_blank(text: str) -> str:
    text = text.strip()
    if not text:
        raise ValueError("it is blank")
    return text


def as_unicode(data: dict[str, Any]) -> dict[str, Any]:
    if not is_unicode(data):
        raise not_unicode()
    return data


def _seen_in_chat(text: str) -> str:
    judge_words(text)
    return text


def _seen(name: str) -> str:
    judge_name(name)
    return name


def _of_a_person(name: str) -> str:
    judge_person(name, LEVELS)
    return name


Truth = Annotated[bool, Field(strict=True)]
# The validator stands last, or the bounds are missing from the documents.
Whole = Annotated[int, Field(ge=0, le=2**31 - 1), BeforeValidator(as_whole)]
SeatNumber = Annotated[int, Field(ge=0, le=3), BeforeValidator(as_whole)]
Name = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_NAME, pattern=PLAIN),
    AfterValidator(_not_blank),
    AfterValidator(_seen),
]
PersonName = Annotated[Name, AfterValidator(_of_a_person)]
ChatText = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_CHAT, pattern=PLAIN),
    AfterValidator(_not_blank),
    AfterValidator(_seen_in_chat),
]
Text = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
Salt = Annotated[str, Field(pattern=f"^{SALT.pattern}$")]
Key = Annotated[str, Field(max_length=64)]
Encoded = Annotated[str, Field(max_length=LONGEST_PROOF, pattern=r"^[0-9A-Za-z_-]*$")]
"""Bytes, as base64 for addresses."""
Level = Annotated[str, Field(min_length=1, max_length=LONGEST_LEVEL)]
"""The name of a bot; which there are depends on the game."""
PersonId = Annotated[str, Field(pattern=f"^{ID.pattern}$")]
Colour = Annotated[str, Field(min_length=1, max_length=LONGEST_COLOUR)]
"""One of the colours of the game."""


class Body(BaseModel):
    """Unknown members are mistakes, not extensions."""

    model_config = ConfigDict(extra="forbid")


class Empty(Body):
    pass


class NewPerson(Body):
    invitation: Key = ""
    """What the host has told those who may come, where not everybody may."""


class OnDevice(Body):
    name: Name | None = None
    """What the device is called in one's own list."""


class ProofResponse(BaseModel):
    client_data: Encoded = Field(alias="clientDataJSON")
    attestation: Encoded | None = Field(None, alias="attestationObject")
    authenticator: Encoded | None = Field(None, alias="authenticatorData")
    signature: Encoded | None = None
    user: Encoded | None = Field(None, alias="userHandle")


class Proof(BaseModel):
    """What a browser answers to the options for a passkey; it may tell more."""

    id: Encoded
    raw_id: Encoded = Field(alias="rawId")
    type: Literal["public-key"]
    response: ProofResponse

    def data(self) -> dict[str, Any]:
        return self.model_dump(by_alias=True, exclude_none=True)


class NewPasskey(OnDevice):
    passkey: Proof


class Coming(OnDevice):
    """By a ticket of another device, by a phrase, or by a passkey."""

    ticket: Key | None = None
    passkey: Proof | None = None
    phrase: Annotated[str, Field(max_length=LONGEST_PHRASE)] | None = None


class Try(Body):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)] | None = None
    """An action; none gives up."""


class Today(Body):
    name: PersonName
    """What one is called in the list of the day."""


class Farewell(Body):
    sure: Literal[True]
    """Nothing of it can be taken back."""


class NewProfile(Body):
    name: PersonName | None = None
    """Claimed; none gives it up."""
    language: Literal["en", "de", "fr", "it"] | None = None
    public: Truth = False
    mosaic: Whole = 0


class Avoid(Body):
    person: PersonId
    how: Literal["block", "mute"] | None
    """Nothing any more, if it is null."""
    name: Name
    """What they are called in one's own list."""


class Invite(Body):
    person: PersonId
    """Somebody one has played with."""


class NewReport(Body):
    seat: SeatNumber
    """Where somebody else sits."""
    why: Literal["chat", "name", "play", "other"]
    words: ChatText | None = None


class BecomeHost(Body):
    ticket: Key
    """What the host at the machine has given."""


class Suspend(Body):
    days: Annotated[int, Field(ge=1, le=MOST_DAYS), BeforeValidator(as_whole)]


class Registration(Body):
    open: Truth
    """Whether everybody may come, or only who has the link."""


class Limit(Body):
    name: Literal["table_quota"]
    value: Annotated[int, Field(ge=0, le=LARGEST_LIMIT), BeforeValidator(as_whole)]


class Notice(Body):
    text: ChatText | None
    """None takes it away."""


class NewSeat(Body):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    colour: Colour | None = None
    eldest: Truth = False

    @model_validator(mode="after")
    def _judge_name(self) -> "NewSeat":
        if self.kind != "bot" and self.name is not None:
            _of_a_person(self.name)
        return self

    def wish(self) -> SeatWish:
        return SeatWish(self.kind, self.name, self.level, self.colour, self.eldest)


class NewClock(Body):
    per: Literal["move", "day"]
    seconds: Annotated[int, Field(ge=1, le=LONGEST_WAIT), BeforeValidator(as_whole)]

    def wish(self) -> Clock:
        return Clock(self.per, self.seconds)


class Beginning(Body):
    """A record, or a position of another table, to go on from."""

    record: str | None = Field(default=None, max_length=1_000_000)
    table: Key | None = None
    at: Whole | None = None

    def wish(self) -> BeginningWish:
        return BeginningWish(self.record, self.table, self.at)


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)] | None = None
    options: Annotated[dict[str, Any], AfterValidator(as_unicode)] = {}
    seats: list[NewSeat] = Field(min_length=2, max_length=4)
    public: Truth = False
    chat: Truth = True
    hints: Truth = True
    pause: Truth = True
    clock: NewClock | None = None
    salted: Truth = False
    """Whether a salt of one's own for the dice is to come: the play waits for it."""
    beginning: Beginning | None = Field(default=None, alias="from")
    first: First = AS_SEATED
    """Who begins. What is usual in a game is told with it; without a word, as everybody sits."""
    rated: Truth = False
    """Whether the result counts for ratings; such a table has a clock, of a week a move at most."""

    def wish(self) -> TableWish:
        return TableWish(
            seats=[seat.wish() for seat in self.seats],
            game=self.game,
            options=self.options,
            public=self.public,
            chat=self.chat,
            hints=self.hints,
            pause=self.pause,
            clock=None if self.clock is None else self.clock.wish(),
            salted=self.salted,
            beginning=None if self.beginning is None else self.beginning.wish(),
            first=self.first,
            rated=self.rated,
        )


class Take(Body):
    name: PersonName
    key: Key | None = None
    salt: Salt = ""
    colour: Colour | None = None


class GiveSalt(Body):
    salt: Annotated[Salt, Field(min_length=1)]


class WithSalt(Body):
    salted: Truth = False
    """Whether a salt of one's own for the dice of the rematch is to come."""


class WithLevel(Body):
    """Without a level, the bot that stands in at this table."""

    level: Level | None = None


class Action(Body):
    at: Whole
    text: Text


class Undo(Body):
    at: Whole
    to: Whole


class Answer(Body):
    at: Whole
    agree: Truth


class At(Body):
    at: Whole


class Concede(Body):
    seat: SeatNumber


class Chat(Body):
    text: ChatText


class HintAt(Body):
    at: Whole | None = None


class Replay(Body):
    """A record as text; cut it short to see an earlier position."""

    record: str = Field(max_length=LONGEST_RECORD)
