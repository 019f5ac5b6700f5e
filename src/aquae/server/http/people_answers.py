"""What is answered to people about themselves, for the documents."""

from typing import Any, Literal

from pydantic import BaseModel

from aquae.server.http.answers import TableData


class Person(BaseModel):
    person: str
    token: str


class DeviceData(BaseModel):
    device: str
    name: str
    made_at: int
    used_at: int
    current: bool


class PasskeyData(BaseModel):
    passkey: str
    name: str
    made_at: int
    used_at: int


class MeData(BaseModel):
    person: str
    devices: list[DeviceData]
    phrase: bool
    host: bool
    """Whether one looks after people and tables here."""
    passkeys: list[PasskeyData]
    unplayed_days: int
    """After so many days tables are forgotten at which nobody played; 0: never."""
    expire_days: int
    """After so many days all tables are forgotten at which nothing has happened; 0: never."""


class SignedOut(BaseModel):
    device: str


class PasskeyGone(BaseModel):
    passkey: str


class PlayedSeat(BaseModel):
    name: str
    level: str | None
    score: int
    place: int
    mine: bool


class PlayedData(BaseModel):
    table: str
    game: str
    over_at: int
    began_at: int | None
    """Unknown for some plays of before."""
    how: Literal["played", "conceded", "agreed"]
    outcome: Literal["won", "shared", "lost", "alone"]
    ending: str
    options: dict[str, Any]
    seats: list[PlayedSeat]


class PlayedList(BaseModel):
    games: list[PlayedData]
    next: str | None


class RemovedData(BaseModel):
    table: str


class OutcomesData(BaseModel):
    won: int
    shared: int
    lost: int


class ProfileData(BaseModel):
    person: str
    name: str | None
    language: Literal["en", "de", "fr", "it"] | None
    public: bool
    mosaic: int
    """Which of one's pictures it is."""
    results: dict[str, OutcomesData]
    """By game; plays on one's own do not count."""


class AvoidedData(BaseModel):
    person: str
    name: str
    how: Literal["block", "mute"]
    made_at: int


class AvoidedList(BaseModel):
    people: list[AvoidedData]


class CompanionData(BaseModel):
    person: str
    name: str
    invited: bool


class CompanionList(BaseModel):
    """Those whom one has played with most."""

    people: list[CompanionData]


class InvitationData(BaseModel):
    table: TableData
    name: str
    """Of whoever invites, at the table."""
    made_at: int


class InvitationList(BaseModel):
    invitations: list[InvitationData]


class ReportedData(BaseModel):
    report: str


class GoneData(BaseModel):
    person: str


class TicketData(BaseModel):
    ticket: str
    until: int


class PhraseData(BaseModel):
    phrase: str
