"""A tournament: its terms, who takes part, and its rounds. Nothing here changes in place."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from hashlib import sha256
from typing import Any, Final, Literal

from aquae.server.tables.codec import Data
from aquae.server.tables.creation import Clock
from aquae.tournaments.rounds import NOBODY, Kind, Match, Round

State = Literal["open", "playing", "over", "cancelled"]
Form = Literal["robin", "swiss", "knockout", "arena", "league"]
"""The kinds of pairing, and leagues, in which divisions play round robins."""

ARENA_MINUTES: Final = 60


@dataclass(frozen=True)
class Terms:
    """What whoever makes a tournament says of it."""

    game: str
    options: Data
    seats: int
    form: Form
    clock: Clock
    most: int
    """Entrants; when there are as many, it begins."""
    fill: str | None = None
    """The bot that fills what is missing at the beginning; None if nobody does."""
    stand_in: str = "faber"
    """The bot on seats that no entrant has, and for whoever goes."""
    rounds: int | None = None
    """None: as many as it usually takes. Of a league: seasons."""
    minutes: int = ARENA_MINUTES
    """How long an arena is open."""
    division: int = 8
    moving: int = 2
    """Of a league: entrants a division, and how many go up and down."""
    rated: bool = False

    def kept(self) -> Data:
        return asdict(self) | {"clock": list(self.clock)}

    @property
    def kind(self) -> Kind:
        return "robin" if self.form == "league" else self.form


def terms_in(kept: Data) -> Terms:
    known = {field.name for field in fields(Terms)}
    values = {name: value for name, value in kept.items() if name in known}
    return Terms(**{**values, "clock": Clock(*kept["clock"])})


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a person, a bot, or nobody any more."""

    number: int
    name: str
    person: str | None = None
    level: str | None = None
    gone_at: int | None = None

    @property
    def code(self) -> str:
        """What the rules of pairing call them."""
        return str(self.number)


@dataclass(frozen=True)
class Meeting:
    """One table of a round."""

    table: str
    seats: tuple[int | None, ...]
    """The numbers of entrants; None is a bot that takes no part."""
    places: tuple[int, ...] | None = None

    def match(self) -> Match:
        names = tuple(NOBODY if number is None else str(number) for number in self.seats)
        return Match(names, self.places)


@dataclass(frozen=True)
class Stage:
    """A round as it is kept."""

    number: int
    made_at: int
    meetings: tuple[Meeting, ...]
    byes: tuple[int, ...] = ()
    walkovers: tuple[int, ...] = ()
    season: int = 0
    divisions: tuple[tuple[int, ...], ...] = ()
    """Of a league: who plays with whom in this season, the best division first."""

    def round(self) -> Round:
        return Round(
            [meeting.match() for meeting in self.meetings],
            [str(number) for number in self.byes],
            [str(number) for number in self.walkovers],
        )

    def kept(self) -> Data:
        return asdict(self)


def stage_in(kept: Data) -> Stage:
    meetings = tuple(
        Meeting(one["table"], tuple(one["seats"]), _places(one["places"]))
        for one in kept["meetings"]
    )
    divisions = tuple(tuple(division) for division in kept["divisions"])
    lists = {name: tuple(kept[name]) for name in ("byes", "walkovers")}
    return Stage(**{**kept, **lists, "meetings": meetings, "divisions": divisions})


def _places(kept: Any) -> tuple[int, ...] | None:
    return None if kept is None else tuple(kept)


@dataclass(frozen=True)
class Tournament:
    """All of a tournament; `number` counts its changes."""

    id: str
    organiser: str
    name: str
    public: bool
    state: State
    terms: Terms
    made_at: int
    number: int = 0
    begins_at: int | None = None
    began_at: int | None = None
    over_at: int | None = None
    entrants: tuple[Entrant, ...] = ()
    stages: tuple[Stage, ...] = field(default=())

    def active(self) -> list[Entrant]:
        """Those who are still in it."""
        return [one for one in self.entrants if one.gone_at is None]

    def drawn(self) -> list[str]:
        """All entrants in an order that is drawn by lot: who comes first has nothing from it."""
        return [one.code for one in sorted(self.entrants, key=self._lot)]

    def _lot(self, entrant: Entrant) -> str:
        return sha256(f"{self.id} {entrant.number}".encode()).hexdigest()

    def rounds(self) -> list[Round]:
        return [stage.round() for stage in self.stages]

    def entrant_of(self, person: str | None) -> Entrant | None:
        """Whoever a person is in it now."""
        return next(
            (one for one in self.active() if person is not None and one.person == person), None
        )

    def ends_at(self) -> int | None:
        """When an arena closes."""
        if self.terms.form != "arena" or self.began_at is None:
            return None
        return self.began_at + 60_000 * self.terms.minutes

    def waiting(self) -> list[Meeting]:
        """The tables that are not over yet."""
        return [one for stage in self.stages for one in stage.meetings if one.places is None]


def numbers(codes: Sequence[str]) -> tuple[int, ...]:
    return tuple(int(code) for code in codes)
