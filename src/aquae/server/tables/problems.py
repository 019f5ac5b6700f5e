"""Everything that can be wrong with a request: a stable code, a status and a title each."""

from typing import Any, Final, Literal

from aquae.core.errors import AquaeError, Refusal

Code = Literal[
    "no-token",
    "bad-token",
    "not-your-seat",
    "not-your-turn",
    "not-your-table",
    "not-your-tournament",
    "not-a-host",
    "bad-key",
    "not-invited",
    "not-welcome",
    "suspended",
    "bad-ticket",
    "bad-passkey",
    "no-hints",
    "no-chat",
    "foreign-origin",
    "no-such-page",
    "no-such-table",
    "no-such-seat",
    "no-such-position",
    "no-such-device",
    "no-such-passkey",
    "no-such-person",
    "no-such-tournament",
    "no-such-bell",
    "no-such-line",
    "no-review",
    "no-such-puzzle",
    "no-such-report",
    "wrong-method",
    "stale",
    "not-playing",
    "not-open",
    "not-over",
    "seat-taken",
    "colour-taken",
    "name-taken",
    "not-entered",
    "tournament-begun",
    "tournament-full",
    "conceded",
    "nothing-asked",
    "already-asked",
    "salt-given",
    "no-passkeys",
    "no-mail",
    "no-more-offers",
    "no-more-holidays",
    "one-try",
    "table-full",
    "key-reused",
    "unplayable",
    "malformed",
    "too-slow",
    "too-large",
    "head-too-large",
    "invalid",
    "bad-name",
    "bad-text",
    "bad-address",
    "bad-link",
    "not-by-link",
    "ahead",
    "refused",
    "too-many",
    "too-many-tables",
    "too-many-tournaments",
    "too-many-streams",
    "too-many-connections",
    "failed",
    "database-away",
    "stopping",
    "busy",
]

PROBLEMS: Final[dict[Code, tuple[int, str]]] = {
    "no-token": (401, "This request needs a token"),
    "bad-token": (401, "This is not a token"),
    "not-your-seat": (403, "You do not hold this seat"),
    "not-your-turn": (403, "It is not your turn"),
    "not-your-table": (403, "Only the person who made the table may do this"),
    "not-your-tournament": (403, "Only the organiser of the tournament may do this"),
    "not-a-host": (403, "Only hosts of this server may do this"),
    "bad-key": (403, "The key of this seat is missing or wrong"),
    "not-invited": (403, "New people need an invitation here"),
    "not-welcome": (403, "Somebody at this table does not want to play with you"),
    "suspended": (403, "A host has suspended you for now"),
    "bad-ticket": (403, "This link or phrase does not let anybody in"),
    "bad-passkey": (403, "This passkey does not let anybody in"),
    "no-hints": (403, "Hints are turned off at this table"),
    "no-chat": (403, "Chat is turned off at this table"),
    "foreign-origin": (403, "Pages from other sites may not write here"),
    "no-such-page": (404, "There is nothing at this address"),
    "no-such-table": (404, "There is no such table"),
    "no-such-seat": (404, "This table has no such seat"),
    "no-such-position": (404, "The play has no such position"),
    "no-such-device": (404, "You have no such device"),
    "no-such-passkey": (404, "You have no such passkey"),
    "no-such-person": (404, "There is no such person, or they are private"),
    "no-such-tournament": (404, "There is no such tournament"),
    "no-such-bell": (404, "There is no such address for notifications"),
    "no-such-line": (404, "You have prepared no such line here"),
    "no-review": (404, "Nobody has asked for a review of this play"),
    "no-such-puzzle": (404, "There is no such puzzle"),
    "no-such-report": (404, "There is no such open report"),
    "wrong-method": (405, "This method is not allowed here"),
    "stale": (409, "Something has happened at the table since then"),
    "not-playing": (409, "Nothing is being played at this table now"),
    "not-open": (409, "This table is no longer open"),
    "not-over": (409, "The play is not over yet"),
    "seat-taken": (409, "Somebody already sits here"),
    "colour-taken": (409, "Somebody already has this colour"),
    "name-taken": (409, "Somebody has claimed this name, or one that looks like it"),
    "not-entered": (409, "Nobody like this takes part in the tournament"),
    "tournament-begun": (409, "It is too late for this in the tournament"),
    "tournament-full": (409, "All places of the tournament are taken"),
    "conceded": (409, "This seat has conceded"),
    "nothing-asked": (409, "Nobody has asked you anything"),
    "already-asked": (409, "Another question has to be answered first"),
    "salt-given": (409, "You have already given the dice your salt"),
    "no-passkeys": (409, "Passkeys need an address with https, or localhost"),
    "no-mail": (409, "This server sends no e-mails"),
    "no-more-offers": (409, "You have offered a rematch here often enough"),
    "no-more-holidays": (409, "Eight weeks lie between one holiday and the next"),
    "one-try": (409, "On the board of the day nothing is taken back that was answered"),
    "table-full": (409, "This table is full: it can only be played to its end or given up"),
    "key-reused": (409, "This Idempotency-Key was used for another request"),
    "unplayable": (409, "This version cannot play this table"),
    "malformed": (400, "This is not a request that can be understood"),
    "too-slow": (408, "The request took too long to arrive"),
    "too-large": (413, "The request is too large"),
    "head-too-large": (431, "The head of the request is too large"),
    "invalid": (422, "The request is not valid"),
    "bad-name": (422, "This name cannot be used"),
    "bad-text": (422, "This text cannot be said"),
    "bad-address": (422, "Nothing can be sent to this address"),
    "bad-link": (422, "This link does not lead to a game"),
    "not-by-link": (409, "This is not possible in a game by links"),
    "ahead": (422, "The table has not reached this number yet"),
    "refused": (422, "The rules do not allow this"),
    "too-many": (429, "Too many requests"),
    "too-many-tables": (429, "You have made too many tables in the last hour"),
    "too-many-tournaments": (429, "You have made too many tournaments today"),
    "too-many-streams": (429, "Too many open streams"),
    "too-many-connections": (429, "Too many open connections"),
    "failed": (500, "Something went wrong on the server"),
    "database-away": (503, "The database does not answer"),
    "stopping": (503, "The server is about to stop"),
    "busy": (503, "No bot is free to think about this"),
}

OUTDATED: Final[frozenset[Code]] = frozenset(
    {
        "ahead",
        "already-asked",
        "bad-key",
        "conceded",
        "no-more-offers",
        "not-open",
        "not-over",
        "not-playing",
        "not-your-seat",
        "not-your-turn",
        "nothing-asked",
        "salt-given",
        "seat-taken",
    }
)
"""What is judged by who sits where and what goes on, which changes."""


class Problem(AquaeError):
    """Why a request was not done, as a problem document."""

    def __init__(self, code: Code, detail: str = "", **more: Any) -> None:
        self.code: Code = code
        self.status, self.title = PROBLEMS[code]
        self.detail = detail or self.title
        self.more = more
        self.limit: str = more.get("limit", "")
        """Which limit was reached, if it was one."""
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


def not_unicode() -> Problem:
    return Problem("malformed", "it contains text that is not Unicode: half of a surrogate pair")


Reason = Literal["game", "rules", "options", "event", "action", "unreadable"]
"""What this version does not know of a stored table, or finds no longer legal."""


class Unplayable(Problem):
    """A stored table that cannot be played on; its log can still be read."""

    def __init__(self, reason: Reason, detail: str) -> None:
        self.reason: Reason = reason
        super().__init__("unplayable", detail, reason=reason)


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
