"""What requests about tournaments look like."""

from typing import Annotated, Any

from pydantic import AfterValidator, BeforeValidator, Field

from aquae.server.http.models import (
    LONGEST_WAIT,
    Body,
    Level,
    Name,
    NewClock,
    PersonName,
    Truth,
    as_unicode,
    as_whole,
)
from aquae.server.people.seeking import Search
from aquae.server.tournaments.model import ARENA_MINUTES, Form, Terms

MOST_ENTRANTS = 64
MOST_ROUNDS = 63
LONGEST_ARENA = 7 * 24 * 60  # minutes
LATEST = 2**53


Whole = BeforeValidator(as_whole)
Seats = Annotated[int, Field(ge=2, le=4), Whole]
Entrants = Annotated[int, Field(ge=2, le=MOST_ENTRANTS), Whole]
Moment = Annotated[int, Field(ge=0, le=LATEST), Whole]
Rounds = Annotated[int, Field(ge=1, le=MOST_ROUNDS), Whole]
Minutes = Annotated[int, Field(ge=1, le=LONGEST_ARENA), Whole]
Division = Annotated[int, Field(ge=2, le=16), Whole]
Moving = Annotated[int, Field(ge=0, le=8), Whole]
EntrantNumber = Annotated[int, Field(ge=1, le=2**31 - 1), Whole]


class NewTournament(Body):
    name: Name
    game: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[str, Any], AfterValidator(as_unicode)] = Field(default_factory=dict)
    seats: Seats = 2
    """At each table."""
    form: Form = "swiss"
    clock: NewClock = NewClock(per="day", seconds=3 * 86_400)
    most: Entrants = 8
    """Entrants: with so many it begins by itself."""
    begins_at: Moment | None = None
    """Then it begins with those who are there; without a time, when it is full or one says so."""
    fill: Level | None = None
    """Bots that take the places that are left when it begins; without, nobody does."""
    bots: Annotated[list[Level], Field(max_length=MOST_ENTRANTS)] = Field(default_factory=list)
    """Bots that take part from the first."""
    rounds: Rounds | None = None
    """As many as it usually takes, if nothing is said; of a league its seasons."""
    minutes: Minutes = ARENA_MINUTES
    """How long an arena is open."""
    division: Division = 8
    moving: Moving = 2
    """In a league: how many play in a division, and how many of them go up and down."""
    public: Truth = False
    rated: Truth = False

    def terms(self) -> Terms:
        return Terms(
            game=self.game,
            options=self.options,
            seats=self.seats,
            form=self.form,
            clock=self.clock.wish(),
            most=self.most,
            fill=self.fill,
            rounds=self.rounds,
            minutes=self.minutes,
            division=self.division,
            moving=self.moving,
            rated=self.rated,
        )


class Entering(Body):
    name: PersonName


class Removing(Body):
    entrant: EntrantNumber


class NewSearch(Body):
    """What somebody who wants to play now looks for."""

    name: PersonName
    game: Annotated[str, Field(max_length=40)]
    seats: Seats = 2
    seconds: Annotated[int, Field(ge=10, le=LONGEST_WAIT), Whole] = 120
    """The clock: for each action, or from a day on for each turn."""
    rated: Truth = False
    within: Annotated[int, Field(ge=1, le=10_000), Whole] | None = None
    """How many points the ratings of others may be from one's own."""
    patience: Annotated[int, Field(ge=0, le=3600), Whole] | None = None
    """After so many seconds bots fill the seats; never, if there is none."""
    level: Level | None = None

    def search(self) -> Search:
        return Search(
            self.name,
            self.game,
            self.seats,
            self.seconds,
            self.rated,
            self.within,
            self.patience,
            self.level,
        )
