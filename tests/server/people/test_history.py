"""What somebody has played: kept with the last event, searched, left out, filled in from before."""

import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from aquae.server.storage.database import Database, alembic_config
from aquae.server.storage.results import outcome_for, places_in
from aquae.server.tables.events import Outcome
from aquae.server.tables.tokens import digest
from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.serving import AtTable, Json, Person, Serving, eventually, serving


def conceded(ann: Person, bea: Person, name: str = "Bea", game: str = "irrigate") -> AtTable:
    """A play that Bea gives up."""
    table = ann.make(game, "me", "open")
    hers = table.seen_by(bea)
    hers.post("seats/1/take", name=name, key=table.links[1])
    hers.post("concede", seat=hers.look()["mine"][0])
    return table


def games(person: Person, **wish: Any) -> list[Json]:
    found: list[Json] = person.get("/api/people/me/games", **wish)["games"]
    return found


def test_a_play_that_is_over_is_in_the_list_of_both(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = conceded(ann, bea)
    (won,), (lost,) = games(ann), games(bea)
    assert (won["table"], won["game"], won["how"]) == (table.id, "irrigate", "conceded")
    assert (won["outcome"], lost["outcome"]) == ("won", "lost")
    seats = {seat["name"]: (seat["place"], seat["mine"]) for seat in won["seats"]}
    assert seats == {"Ann": (1, True), "Bea": (2, False)}
    assert won["options"]["players"] == 2


def test_plays_are_searched_and_paged(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    first = conceded(ann, bea, "Cleo_1")
    second = conceded(ann, bea, "Dora", "aquaedukt")
    third = conceded(bea, ann, "Ann")
    listed = [game["table"] for game in games(ann)]
    assert listed == [third.id, second.id, first.id]
    assert [game["table"] for game in games(ann, game="aquaedukt")] == [second.id]
    assert [game["table"] for game in games(ann, outcome="lost")] == [third.id]
    assert [game["table"] for game in games(ann, **{"with": "cleo_"})] == [first.id]
    assert games(ann, **{"with": "%"}) == []
    page = ann.get("/api/people/me/games", limit=2)
    rest = ann.get("/api/people/me/games", limit=2, before=page["next"])
    assert [game["table"] for game in page["games"] + rest["games"]] == listed
    assert rest["next"] is None


def test_what_is_removed_stays_with_the_others(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    table = conceded(ann, bea)
    ann.post(f"/api/people/me/games/{table.id}/remove")
    assert games(ann) == []
    assert len(games(bea)) == 1
    cleo = Person(server.url)
    assert cleo.post(f"/api/people/me/games/{table.id}/remove", 404)["code"] == "no-such-table"
    assert len(games(bea)) == 1


def test_plays_are_taken_away_as_records(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    conceded(ann, bea)
    conceded(ann, bea, game="aquaedukt")
    lines = ann.http.get("/api/people/me/records", params={"game": "irrigate"}).text.splitlines()
    assert len(lines) == 1
    assert json.loads(lines[0])["game"] == "irrigate"


def test_a_result_is_as_durable_as_the_end(where: Where, tmp_path: Path) -> None:
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        table = conceded(ann, bea)
        server.kill()
        server.start()
        ann.go_to(server.url)
        assert [game["table"] for game in games(ann)] == [table.id]


def test_a_database_of_before_is_upgraded(where: Where, tmp_path: Path) -> None:
    """Its people keep their tokens and seats, and its finished plays get their results."""
    with serving(tmp_path, *FREELY, *where.flags) as server:
        ann, bea = Person(server.url), Person(server.url)
        over, going_on = conceded(ann, bea), ann.make("irrigate", "me", "me")
        going_on.act()
    engine = create_engine(Database(where.url, tmp_path / "data").url)
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0003")
    with serving(tmp_path, *FREELY, *where.flags, "--invitation", "only-us") as server:
        ann.go_to(server.url)
        bea.go_to(server.url)
        going_on.act()
        assert [game["table"] for game in eventually(lambda: games(ann))] == [over.id]
        assert games(bea)[0]["outcome"] == "lost"
        ticket = ann.post("/api/people/me/tickets", 201)["ticket"]
        assert Person(server.url, "/api/people/devices", ticket=ticket).id == ann.id
        with engine.connect() as connection:
            kept = connection.execute(text("SELECT token, person FROM device ORDER BY made_at"))
            assert tuple(kept.all()[0]) == (digest(ann.token), ann.id)
    engine.dispose()


RESULT: Outcome = {"scores": [5, 9, 9, 7], "tiebreaks": [0, 1, 1, 0], "winners": [], "ending": "x"}


@pytest.mark.parametrize(
    ("winners", "places"),
    [([1], [4, 1, 2, 3]), ([1, 2], [4, 1, 1, 3]), ([0], [1, 2, 2, 4])],
)
def test_places(winners: list[int], places: list[int]) -> None:
    assert places_in({**RESULT, "winners": winners}) == places


def test_how_somebody_did() -> None:
    result: Outcome = {**RESULT, "winners": [1, 2]}
    assert outcome_for([0, 1, 2, 3], result) == "alone"
    assert outcome_for([1, 2], result) == "won"
    assert outcome_for([1], result) == "shared"
    assert outcome_for([0, 3], result) == "lost"
