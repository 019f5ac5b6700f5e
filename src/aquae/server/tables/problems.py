"""Everything that can be wrong with a request: a stable code, a status and a title each."""

from typing import Any, Final

from aquae.core.errors import AquaeError, Refusal

PROBLEMS: Final[dict[str, tuple[int, str]]] = {
    "no-token": (401, "This needs a token"),
    "bad-token": (401, "This is not a token"),
    "not-your-seat": (403, "You do not hold this seat"),
    "not-your-turn": (403, "It is not your turn"),
    "not-your-table": (403, "Only who made the table may do this"),
    "bad-key": (403, "The key of this seat is missing or does not fit"),
    "no-hints": (403, "This table was made without hints"),
    "no-chat": (403, "This table was made without chat"),
    "foreign-origin": (403, "Pages from elsewhere may not write here"),
    "no-such-page": (404, "There is nothing here"),
    "no-such-table": (404, "There is no such table"),
    "no-such-seat": (404, "This table has no such seat"),
    "no-such-position": (404, "The play has not been there"),
    "no-review": (404, "Nobody has asked for a review of this play"),
    "wrong-method": (405, "This cannot be done here"),
    "stale": (409, "Something has happened since"),
    "not-playing": (409, "Nothing is being played at this table"),
    "not-open": (409, "This table waits for nobody any more"),
    "not-over": (409, "The play is not over"),
    "seat-taken": (409, "Somebody sits here already"),
    "conceded": (409, "This seat has conceded"),
    "nothing-asked": (409, "You have been asked nothing"),
    "already-asked": (409, "Another question has to be answered first"),
    "key-reused": (409, "This Idempotency-Key was used for something else"),
    "too-large": (413, "The request is too large"),
    "invalid": (422, "The request is not in order"),
    "ahead": (422, "The table has not come that far"),
    "refused": (422, "The rules do not allow this"),
    "too-many": (429, "Too many requests"),
    "too-many-streams": (429, "Too many open streams"),
    "failed": (500, "Something went wrong on the server"),
    "database-away": (503, "The database does not answer"),
    "busy": (503, "No bot is free to think about this"),
}


class Problem(AquaeError):
    """Why a request was not done, as a problem document."""

    def __init__(self, code: str, detail: str = "", **more: Any) -> None:
        self.code = code
        self.status, self.title = PROBLEMS[code]
        self.detail = detail or self.title
        self.more = more
        super().__init__(f"{code}: {self.detail}")

    def document(self) -> dict[str, Any]:
        return {
            "type": f"/api/docs#{self.code}",
            "title": self.title,
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
            **self.more,
        }


def refused(text: str, refusal: Refusal, **more: Any) -> Problem:
    """The rules' own words as a problem."""
    return Problem(
        "refused",
        str(refusal),
        text=text,
        **refusal_data(refusal),
        **more,
    )


def refusal_data(refusal: Refusal) -> dict[str, Any]:
    """A refusal in English, and as the template and things that other languages need."""
    return {
        "rule": refusal.rule,
        "reason": refusal.reason,
        "message": refusal.message,
        "things": list(refusal.things),
    }
