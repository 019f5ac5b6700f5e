"""What requests about prepared lines, notes and holidays look like, and their answers."""

from typing import Annotated, Final

from pydantic import BaseModel, BeforeValidator, Field

from aquae.server.http.models import Body, Text, Truth, Whole, as_whole
from aquae.server.tables.prepared import LONGEST_LINE
from aquae.server.tables.resting import Away

LONGEST_NOTE: Final = 4000
LATEST: Final = 2**52
LINES: Final = r"^[^\x00-\x08\x0b-\x1f\x7f-\x9f]*$"
"""No control characters but the ends of lines."""

Moment = Annotated[int, Field(ge=0, le=LATEST), BeforeValidator(as_whole)]
"""Milliseconds UTC."""


class NewLine(Body):
    at: Whole
    """The position that it begins at."""
    texts: list[Text] = Field(min_length=2, max_length=LONGEST_LINE)
    """What others do, what Chance draws, and what one does oneself, in their order."""
    any_draw: Truth = False
    """Whether it holds whatever Chance draws, as long as the rules allow it."""


class Note(Body):
    text: Annotated[str, Field(max_length=LONGEST_NOTE, pattern=LINES)]


class From(Body):
    at: Whole | None = None


class Holiday(Body):
    since: Moment | None = None
    until: Moment | None = None
    """None: there is no holiday, or no longer."""

    def away(self) -> Away | None:
        return None if self.until is None else Away(self.since or 0, self.until)


class ExpectedData(BaseModel):
    mover: int
    """A seat; -1 for Chance."""
    text: str


class PreparedLine(BaseModel):
    line: str
    at: int
    steps: list[ExpectedData]
    any_draw: bool
    made_at: int


class DeskData(BaseModel):
    lines: list[PreparedLine]
    note: str
