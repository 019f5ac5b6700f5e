"""How a table was made: its game, options, seats and dice. Never changes."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from aquae.core.lots import AS_SEATED
from aquae.server.tables.codec import Data

FIRST_RULES: Final = 1
"""Of tables that were made before the version of the rules was kept."""
FIRST_STAND_IN: Final = "faber"
"""The bot that took over seats before a table said which."""

Passing = Literal["", "simple", "watched"]
"""Whether a play goes from hand to hand by links, and with which dice."""
First = Literal["die", "random", "eldest", "seated"]
"""Who begins: by the dice in either way, by age, or as everybody sits."""


class Clock(NamedTuple):
    """Seconds a seat has: for each action (`move`), or until its turn is done (`day`)."""

    per: str
    seconds: int


@dataclass(frozen=True)
class Chair:
    """A seat as it was made: open with the hash of its key, or a bot of a level."""

    kind: Literal["open", "bot"]
    name: str = ""
    level: str | None = None
    key_hash: str | None = None


@dataclass(frozen=True)
class Creation:
    """What a table begins with."""

    id: str
    game: str
    options: Data
    chairs: list[Chair]
    creator: str
    secret: bytes
    made_at: int
    rules: int
    """The version of the rules by which it is played."""
    public: bool = False
    chat: bool = True
    hints: bool = True
    pause: bool = True
    clock: Clock | None = None
    given: tuple[str, ...] = ()
    """Actions that were played elsewhere and that this play goes on from."""
    origin: tuple[str | None, int] | None = None
    """The table and position that the play goes on from, if it does; None for a record."""
    stand_in: str = FIRST_STAND_IN
    """The bot that takes over the seats of people who are gone."""
    first: First = AS_SEATED
    eldest: int = 0
    """The chair of the eldest person, if that one begins."""
    begins: int = 0
    """The chair that begins as everybody sits: another than the first in a rematch by links."""
    colours: tuple[str | None, ...] = ()
    """By chair: the colours that were chosen with the table."""
    passing: Passing = ""
    rated: bool = False
    """Whether the result counts for the ratings of those who play, unless something happens."""
    tournament: str = ""
    """The tournament that the table belongs to, if it does."""
    sandbox: bool = False
    """Whether somebody only tries things out here, for all seats and for Chance."""
    daily: str = ""
    """The day whose board this is, if it is one: then dice and bots are the same for everybody."""

    def colour_of(self, chair: int) -> str | None:
        return self.colours[chair] if chair < len(self.colours) else None

    def settings(self) -> Data:
        """What is kept as one text: all but what has a column of its own."""
        return {
            "options": self.options,
            "chairs": [vars(chair) for chair in self.chairs],
            "chat": self.chat,
            "hints": self.hints,
            "pause": self.pause,
            "clock": self.clock,
            "given": self.given,
            "origin": self.origin,
            "rules": self.rules,
            "stand_in": self.stand_in,
            "first": self.first,
            "eldest": self.eldest,
            "colours": self.colours,
            "passing": self.passing,
            "rated": self.rated,
            **({"begins": self.begins} if self.begins else {}),
            **({"tournament": self.tournament} if self.tournament else {}),
            **({"sandbox": True} if self.sandbox else {}),
            **({"daily": self.daily} if self.daily else {}),
        }


def read_settings(kept: Mapping[str, Any]) -> Data:
    """The members of a creation that its settings hold; those that came later may be missing."""
    return {
        "options": kept["options"],
        "chairs": [Chair(**chair) for chair in kept["chairs"]],
        "chat": kept["chat"],
        "hints": kept["hints"],
        "pause": kept["pause"],
        "clock": Clock(*kept["clock"]) if kept["clock"] else None,
        "given": tuple(kept["given"]),
        "origin": tuple(kept["origin"]) if kept["origin"] else None,
        "rules": kept.get("rules", FIRST_RULES),
        "stand_in": kept.get("stand_in", FIRST_STAND_IN),
        "first": kept.get("first", AS_SEATED),
        "eldest": kept.get("eldest", 0),
        "begins": kept.get("begins", 0),
        "colours": tuple(kept.get("colours", ())),
        "passing": kept.get("passing", ""),
        "rated": kept.get("rated", False),
        "tournament": kept.get("tournament", ""),
        "sandbox": kept.get("sandbox", False),
        "daily": kept.get("daily", ""),
    }
