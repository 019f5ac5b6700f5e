"""Plays as they are logged elsewhere: what BG Stats takes by a link, and a table as CSV.

The members of a play are those of BG Stats' `createPlay`. No input or output.
"""

import csv
from datetime import UTC, datetime
from io import StringIO
from typing import Final
from urllib.parse import quote

from pydantic_core import to_json

from aquae.core.errors import AquaeError
from aquae.games import game_called
from aquae.server.people.facts import told_options
from aquae.server.tables.codec import Data

SOURCE: Final = "Aquae"
CREATE_PLAY: Final = "https://app.bgstatsapp.com/createPlay.html?data="
"""Where BG Stats takes a play from whoever follows the link."""
MINUTE_MS: Final = 60_000
COLUMNS: Final = (
    *("play", "date", "minutes", "location", "game", "options", "ending"),
    *("player", "score", "rank", "winner", "me"),
)
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What spreadsheets would calculate instead of showing it."""


def as_play(game: Data) -> Data:
    """A play from one's history."""
    minutes = minutes_of(game)
    return {
        "sourceName": SOURCE,
        "sourcePlayId": game["table"],
        "playDate": _moment(game["over_at"]),
        **({} if minutes is None else {"durationMin": minutes}),
        "location": SOURCE,
        "comments": told_options(game["options"]),
        "game": {
            "name": _title(game["game"]),
            "sourceGameId": game["game"],
            "highestWins": True,
            "noPoints": False,
        },
        "players": [_player(seat, place) for place, seat in enumerate(game["seats"])],
    }


def link_to(play: Data) -> str:
    """What brings a play to BG Stats; nothing is told before somebody follows it."""
    return CREATE_PLAY + quote(to_json(play), safe="")


def _player(seat: Data, place: int) -> Data:
    return {
        "name": seat["name"],
        "sourcePlayerId": "me" if seat["mine"] else seat["name"].casefold(),
        "score": str(seat["score"]),
        "winner": seat["place"] == 1,
        "rank": seat["place"],
        "startPlayer": place == 0,
    }


def minutes_of(game: Data) -> int | None:
    """From the first action to the end; unknown for some plays of before."""
    began = game["began_at"]
    return None if began is None else max(1, round((game["over_at"] - began) / MINUTE_MS))


def _moment(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _title(name: str) -> str:
    try:
        return game_called(name).title
    except AquaeError:  # of a later version
        return name


def as_csv(games: list[Data]) -> str:
    """One line for each player of each play."""
    text = StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow(COLUMNS)
    for game in games:
        play = as_play(game)
        about = (
            *(play["sourcePlayId"], play["playDate"], play.get("durationMin", "")),
            *(SOURCE, play["game"]["name"], play["comments"], game["ending"]),
        )
        for player, seat in zip(play["players"], game["seats"], strict=True):
            own = (player["score"], player["rank"], player["winner"], seat["mine"])
            lines.writerow((*about, _plain(player["name"]), *own))
    return text.getvalue()


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
