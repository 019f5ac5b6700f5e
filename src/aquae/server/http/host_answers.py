"""What is answered to hosts, for the documents."""

from typing import Literal

from pydantic import BaseModel


class HostData(BaseModel):
    person: str
    name: str
    made_at: int


class LimitsData(BaseModel):
    table_quota: int
    """Tables that one person may make in an hour."""


class HouseData(BaseModel):
    invitation: str
    """What newcomers have to know; empty if everybody may come."""
    notice: str
    limits: LimitsData
    hosts: list[HostData]


class FoundPerson(BaseModel):
    person: str
    name: str | None
    """If they have claimed one."""
    suspended_until: int | None


class FoundPeople(BaseModel):
    people: list[FoundPerson]


class HostedSeat(BaseModel):
    name: str
    person: str | None


class HostedTable(BaseModel):
    table: str
    game: str
    public: bool
    status: Literal["open", "playing", "over"]
    changed_at: int
    seats: list[HostedSeat]


class HostedTables(BaseModel):
    tables: list[HostedTable]
    next: str | None


class ChatLine(BaseModel):
    name: str
    text: str


class ReportData(BaseModel):
    report: str
    table: str
    person: str
    other: str
    by: str | None
    """What the one who reports is called at the table."""
    about: str | None
    why: Literal["chat", "name", "play", "other"]
    words: str
    made_at: int
    settled_at: int | None
    chat: list[ChatLine]
    """What was said at the table up to then."""


class ReportList(BaseModel):
    reports: list[ReportData]
    next: str | None


class DeedData(BaseModel):
    deed: str
    made_at: int
    person: str
    """`admin` is whoever sits at the machine."""
    by: str | None
    """The name of the host, if they still are one."""
    what: str
    about: str
    words: str


class DeedList(BaseModel):
    deeds: list[DeedData]
    next: str | None
