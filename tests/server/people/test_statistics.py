"""What plays add up to, who may see it, and what of it leaves for other logs."""

import csv
import json
from io import StringIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from alembic import command
from sqlalchemy import create_engine, text

from aquae.server.people.facts import judged_in, told_options
from aquae.server.people.playlog import as_csv, as_play, link_to
from aquae.server.people.statistics import MOST_OPENINGS, by_game
from aquae.server.storage.database import Database, alembic_config
from aquae.server.storage.statistics import Count
from aquae.server.tables.logged import LoggedTable
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.people.test_history import conceded, games
from tests.server.serving import Json, Person, Serving, eventually, serving


def statistics(person: Person, of: Person) -> Json:
    found: Json = person.get(f"/api/profiles/{of.id}/statistics")
    return found


def shown(person: Person, name: str) -> None:
    person.post("/api/people/me/profile", name=name, language=None, public=True, mosaic=3)


def test_plays_are_counted_game_by_game(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    conceded(ann, bea)
    conceded(bea, ann, "Ann", game="aquaedukt")
    found = {game["game"]: game for game in statistics(ann, ann)["games"]}
    assert set(found) == {"irrigate", "aquaedukt"}
    irrigate = found["irrigate"]
    assert (irrigate["won"], irrigate["lost"], irrigate["reviewed"]) == (2, 0, 0)
    assert irrigate["players"] == [{"key": "2", "won": 2, "shared": 0, "lost": 0}]
    assert {"key": "bargaining=true", "won": 2, "shared": 0, "lost": 0} in irrigate["options"]
    assert irrigate["bots"] == [{"key": "", "won": 2, "shared": 0, "lost": 0}]
    assert [ending["key"] for ending in irrigate["endings"]] == ["conceded"]
    assert found["aquaedukt"]["lost"] == 1


def test_head_to_head_tells_others_only_of_those_who_show_themselves(server: Serving) -> None:
    ann, bea, cleo = (Person(server.url) for _ in range(3))
    for _ in range(2):
        conceded(ann, bea, "Beatrix")
    conceded(cleo, ann, "Ann")
    first, second = statistics(ann, ann)["opponents"]
    assert (first["name"], first["person"], first["plays"]) == ("Beatrix", None, 2)
    assert (first["won"], first["lost"], first["ahead"], first["behind"]) == (2, 0, 2, 0)
    assert (second["plays"], second["lost"], second["behind"]) == (1, 1, 1)
    assert bea.get(f"/api/profiles/{ann.id}/statistics", 404)["code"] == "no-such-person"
    shown(ann, "Annia Secunda")
    assert statistics(bea, ann)["opponents"] == []
    shown(bea, "Beatrix Secunda")
    (only,) = statistics(cleo, ann)["opponents"]
    assert (only["name"], only["person"], only["mosaic"]) == ("Beatrix Secunda", bea.id, 3)


def test_whoever_is_forgotten_is_in_nobody_s_statistics(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    bea.post("/api/people/me/delete", sure=True)
    found = statistics(ann, ann)
    assert found["opponents"] == []
    assert found["games"][0]["won"] == 1


def test_statistics_and_the_ladder_are_in_the_export(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    found = json.loads(ann.http.get("/api/people/me/export").text)
    assert found["statistics"]["games"][0]["won"] == 1
    assert {game["beaten"] for game in found["ladder"]["games"]} == {0}


def test_plays_of_before_are_counted_after_an_upgrade(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        over = conceded(ann, bea)
        conceded(ann, bea, game="aquaedukt")
    engine = create_engine(Database(where.url, tmp_path / "data").url)
    review = json.dumps({"luck_and_play": [[0.1, -0.2], [-0.1, 0.2]]})
    with engine.begin() as connection:
        connection.execute(
            text("INSERT INTO review VALUES (:id, 1, :data)"), {"id": over.id, "data": review}
        )
        command.downgrade(alembic_config(connection), "0010")
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann.go_to(server.url)
        found = eventually(
            lambda: [game for game in statistics(ann, ann)["games"] if game["reviewed"]]
        )[0]
        assert (found["game"], found["won"]) == ("irrigate", 1)
        place = next(
            place
            for place, seat in enumerate(games(ann, game="irrigate")[0]["seats"])
            if seat["mine"]
        )
        assert found["luck"] == [0.1, -0.1][place]
        assert found["play"] == [-0.2, 0.2][place]
    engine.dispose()


def count(**more: Any) -> Count:
    usual = Count("fossa", "won", 2, "", "depth=1", "full", "dig a", 1, 0, 0.0, 0.0)
    return usual._replace(**more)


def test_counts_add_up_by_everything_they_have_in_common() -> None:
    (fossa,) = by_game(
        [
            count(plays=3, reviewed=2, luck=0.2, play=-0.6),
            count(outcome="lost", players=3, bots="faber,tiro", options="depth=2 wet=true"),
            count(outcome="shared", opening=None),
        ]
    )
    assert (fossa["won"], fossa["shared"], fossa["lost"]) == (3, 1, 1)
    assert [tally["key"] for tally in fossa["players"]] == ["2", "3"]
    assert [tally["key"] for tally in fossa["options"]] == ["depth=1", "depth=2", "wet=true"]
    assert [tally["key"] for tally in fossa["bots"]] == ["", "faber,tiro"]
    assert fossa["openings"] == [{"key": "dig a", "won": 3, "shared": 0, "lost": 1}]
    assert (fossa["reviewed"], fossa["luck"], fossa["play"]) == (2, 0.1, -0.3)


def test_the_most_usual_openings_come_first_and_others_are_left_out() -> None:
    many = [count(opening=f"dig {place}", plays=place + 1) for place in range(MOST_OPENINGS + 2)]
    (fossa,) = by_game(many)
    assert [tally["won"] for tally in fossa["openings"]] == list(range(MOST_OPENINGS + 2, 2, -1))


def test_a_board_of_one_s_own_is_not_spelled_out() -> None:
    told = told_options({"players": 3, "board": "a" * 400, "wet": True, "depth": 2})
    assert told == "board=own depth=2 wet=true"


class Sat(LoggedTable):
    """A table at which these people sit."""

    def __init__(self, people: list[str | None]) -> None:
        class Seat:
            def __init__(self, person: str | None) -> None:
                self.person = person

        self.seats = [Seat(person) for person in people]  # type: ignore[misc]
        self.creation = type("Made", (), {"id": "t"})()


def test_a_review_says_nothing_of_somebody_on_two_seats() -> None:
    said = [[0.1, 0.2], [0.3, 0.4], [0.5, 0.6], [0.7, 0.8]]
    assert judged_in(Sat(["ann", "bea", "bea", None]), said) == [(0.1, 0.2, "ann", "t")]


GAME: Json = {
    "table": "t" * 22,
    "game": "irrigate",
    "over_at": 1_780_000_090_000,
    "began_at": 1_780_000_000_000,
    "how": "played",
    "outcome": "won",
    "ending": "tiles",
    "options": {"players": 2, "bargaining": True},
    "seats": [
        {"name": "Ann", "level": None, "score": 31, "place": 1, "mine": True},
        {"name": "=Bea, née", "level": None, "score": 28, "place": 2, "mine": False},
    ],
}


def test_a_play_is_logged_as_bg_stats_takes_it() -> None:
    assert as_play(GAME) == {
        "sourceName": "Aquae",
        "sourcePlayId": "t" * 22,
        "playDate": "2026-05-28 20:28:10",
        "durationMin": 2,
        "location": "Aquae",
        "comments": "bargaining=true",
        "game": {
            "name": "Irrigate",
            "sourceGameId": "irrigate",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": name,
                "sourcePlayerId": source,
                "score": score,
                "winner": winner,
                "rank": rank,
                "startPlayer": winner,
            }
            for name, source, score, winner, rank in (
                ("Ann", "me", "31", True, 1),
                ("=Bea, née", "=bea, née", "28", False, 2),
            )
        ],
    }
    assert "durationMin" not in as_play({**GAME, "began_at": None})
    assert as_play({**GAME, "game": "fossa"})["game"]["name"] == "fossa"


def test_a_link_hands_a_play_to_the_app() -> None:
    play = as_play(GAME)
    link = urlsplit(link_to(play))
    assert (link.scheme, link.netloc) == ("https", "app.bgstatsapp.com")
    assert json.loads(parse_qs(link.query)["data"][0]) == play


def test_a_table_of_plays_has_a_line_a_player_and_no_formulas() -> None:
    ann, bea = csv.DictReader(StringIO(as_csv([GAME])))
    assert (ann["player"], ann["winner"], ann["me"], ann["minutes"]) == ("Ann", "True", "True", "2")
    assert (bea["player"], bea["score"], bea["rank"]) == ("'=Bea, née", "28", "2")


def test_plays_are_taken_to_other_logs(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    conceded(ann, bea, game="aquaedukt")
    found = ann.get("/api/people/me/plays", game="irrigate")
    (play,) = found["plays"]
    assert (play["game"]["name"], found["next"]) == ("Irrigate", None)
    assert {player["name"]: player["winner"] for player in play["players"]} == {
        "Ann": True,
        "Bea": False,
    }
    lines = ann.http.get("/api/people/me/plays.csv").text.splitlines()
    assert len(lines) == 1 + 2 * 2
