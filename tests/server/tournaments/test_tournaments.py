"""Tournaments on either database: from the first round to the prize."""

from pathlib import Path

import pytest

from tests.server.conftest import FREELY
from tests.server.people.conftest import Where
from tests.server.postgres import Postgres
from tests.server.serving import AtTable, Json, Person, Serving, eventually, kept_port, serving
from tests.server.tournaments.playing import (
    PATH,
    in_state,
    judge_whole,
    organised,
    seen,
    told,
)

LIVELY = ["faber"] * 8


@pytest.mark.parametrize(("form", "rounds"), [("swiss", 3), ("knockout", 3), ("robin", 7)])
def test_eight_bots_play_from_the_first_round_to_the_prize(
    server: Serving, form: str, rounds: int
) -> None:
    ann = Person(server.url)
    made = organised(ann, bots=LIVELY, form=form)
    found = in_state(ann, made, "over", 120)
    judge_whole(found, 8, rounds)
    tables = [table["table"] for one in found["rounds"] for table in one["tables"]]
    assert len(tables) == len(set(tables))
    look = AtTable(ann, tables[0]).look()
    assert (look["status"], look["tournament"]) == ("over", made["id"])
    assert ann.get("/api/tables", list="mine")["tables"] == []


def conceding(person: Person, tournament: Json) -> bool:
    """Give up wherever one plays; whether one has."""
    found = False
    for table in person.get("/api/tables", list="mine", status="playing")["tables"]:
        if table["tournament"] == tournament["id"]:
            person.post(f"/api/tables/{table['id']}/concede", seat=table["mine"][0])
            found = True
    return found


def test_people_find_their_tables_on_their_home_and_play(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    made = organised(ann, form="robin", most=3, bots=["tiro"])
    assert (made["count"], made["organiser"], made["mine"]) == (1, True, None)
    told(ann, made, "enter", name="Ann")
    assert seen(bea, made)["state"] == "open"
    entered = told(bea, made, "enter", name="Bea")
    assert entered["mine"] == 3
    assert told(bea, made, "enter", name="Bea")["count"] == 3
    playing = in_state(ann, made, "playing")
    assert told(Person(server.url), made, "enter", 409, name="Cleo")["code"] == "tournament-begun"
    while playing["state"] == "playing":
        eventually(lambda: any([conceding(ann, made), conceding(bea, made)]) or is_over(ann, made))
        playing = seen(ann, made)
    judge_whole(seen(ann, made), 3, 3)
    # Whoever gives up comes after those who stay.
    assert seen(ann, made)["winners"] == [1]


def is_over(person: Person, tournament: Json) -> bool:
    return bool(seen(person, tournament)["state"] == "over")


def test_whoever_leaves_is_missed_by_nobody(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    made = organised(ann, form="robin", most=4, bots=["faber", "faber"])
    for person, name in ((ann, "Ann"), (bea, "Bea")):
        told(person, made, "enter", name=name)
    in_state(ann, made, "playing")
    assert told(bea, made, "remove", 403, entrant=3)["code"] == "not-your-tournament"
    told(bea, made, "leave")
    assert told(bea, made, "leave", 409)["code"] == "not-entered"
    told(ann, made, "remove", entrant=3)
    eventually(lambda: conceding(ann, made) or is_over(ann, made))
    found = in_state(ann, made, "over", 90)
    assert [one["gone"] for one in found["entrants"]] == [False, False, True, True]
    assert len(found["rounds"]) == 3
    assert sum(len(one["walkovers"]) for one in found["rounds"]) >= 2
    assert set(found["winners"]) <= {1, 2}


def test_bots_take_the_places_that_are_left(server: Serving) -> None:
    ann = Person(server.url)
    made = organised(ann, form="knockout", most=4, fill="faber")
    told(ann, made, "begin")
    found = in_state(ann, made, "over", 90)
    assert [one["name"] for one in found["entrants"]] == ["faber", "faber 2", "faber 3", "faber 4"]
    assert len(found["winners"]) == 1


def test_tables_of_three_and_four_and_an_odd_number_of_entrants(server: Serving) -> None:
    ann = Person(server.url)
    swiss = organised(ann, seats=4, form="swiss", bots=["faber"] * 6, most=6, rounds=2)
    cup = organised(ann, seats=3, form="knockout", bots=["faber"] * 5, most=5)
    found = in_state(ann, swiss, "over", 120)
    assert [len(one["byes"]) for one in found["rounds"]] == [2, 2]
    assert len(in_state(ann, cup, "over", 120)["winners"]) == 1


def test_a_league_goes_up_and_down(server: Serving) -> None:
    ann = Person(server.url)
    made = organised(ann, form="league", bots=["faber"] * 6, most=6, division=3, moving=1, rounds=2)
    found = in_state(ann, made, "over", 180)
    assert [one["season"] for one in found["rounds"]] == [0, 0, 0, 1, 1, 1]
    assert [len(table) for table in found["standings"]] == [3, 3]
    assert found["winners"][0] in [one["entrant"] for one in found["standings"][0]]


def test_an_arena_is_open_for_a_time_and_lets_people_come_later(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    made = organised(ann, form="arena", bots=["faber"] * 4, most=8, minutes=1)
    told(ann, made, "begin")
    eventually(lambda: len(seen(ann, made)["rounds"]) > 3, 60)
    told(bea, made, "enter", name="Bea")
    mine = eventually(lambda: ann and bea.get("/api/tables", list="mine")["tables"], 60)
    assert mine[0]["tournament"] == made["id"]
    for _ in range(3):
        told(bea, made, "leave")
        found = told(bea, made, "enter", name="Bea")
        assert [one["name"] for one in found["entrants"]].count("Bea") == 1
        assert found["mine"] == 5, "whoever comes back is who they were"
    told(bea, made, "leave")
    told(ann, made, "cancel")
    assert seen(ann, made)["state"] == "cancelled"


def test_it_begins_when_it_shall_or_not_at_all(server: Serving) -> None:
    ann = Person(server.url)
    empty = organised(ann, begins_at=1)
    assert in_state(ann, empty, "cancelled")["rounds"] == []
    assert told(ann, empty, "begin", 409)["code"] == "tournament-begun"
    alone = organised(ann)
    assert told(ann, alone, "begin", 422)["code"] == "invalid"
    assert told(Person(server.url), alone, "cancel", 403)["code"] == "not-your-tournament"
    told(ann, alone, "enter", name="Ann")
    assert told(ann, alone, "leave")["entrants"] == []
    told(ann, alone, "cancel")
    assert seen(ann, alone)["state"] == "cancelled"


def test_only_public_ones_are_listed(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    hidden, shown = organised(ann), organised(ann, public=True)
    listed = [one["id"] for one in bea.get(PATH, limit=20)["tournaments"]]
    assert shown["id"] in listed
    assert hidden["id"] not in listed
    mine = ann.get(PATH, list="mine")["tournaments"]
    assert {one["id"] for one in mine} == {hidden["id"], shown["id"]}
    told(bea, hidden, "enter", name="Bea")
    assert [one["id"] for one in bea.get(PATH, list="mine")["tournaments"]] == [hidden["id"]]
    assert bea.get(f"{PATH}/nowhere", 404)["code"] == "no-such-tournament"
    first = ann.get(PATH, list="mine", limit=1)
    following = ann.get(PATH, list="mine", limit=1, before=first["next"])
    assert following["tournaments"][0]["id"] == hidden["id"]


def test_nobody_enters_with_those_who_have_blocked_them_or_with_a_taken_name(
    server: Serving,
) -> None:
    ann, bea = Person(server.url), Person(server.url)
    made = organised(ann)
    ann.post("/api/people/me/avoided", person=bea.id, how="block", name="Bea")
    assert told(bea, made, "enter", 403, name="Bea")["code"] == "not-welcome"
    assert told(bea, made, "enter", 422, name="bot: faber")["code"] == "bad-name"
    for nonsense in (
        {"bots": ["nobody"]},
        {"seats": 5},
        {"most": 1},
        {"game": "chess"},
        {"bots": ["faber"] * 9},
    ):
        body = {"name": "Cup", "game": "irrigate", **nonsense}
        assert ann.http.post(PATH, json=body).status_code in (409, 422)


def test_a_server_that_is_killed_between_rounds_pairs_them_once(
    where: Where, tmp_path: Path
) -> None:
    with kept_port() as port, serving(tmp_path, *FREELY, *where.flags, port=port) as server:
        ann = Person(server.url)
        made = organised(ann, bots=LIVELY, form="robin")
        for reached in (2, 4):
            eventually(lambda: len(seen(ann, made)["rounds"]) >= reached, 90)  # noqa: B023
            server.kill()
            server.start()
        judge_whole(in_state(ann, made, "over", 180), 8, 7)
        tables = [table["table"] for one in seen(ann, made)["rounds"] for table in one["tables"]]
        assert len(set(tables)) == 28
        for table in tables:
            assert AtTable(ann, table).look()["status"] == "over"


def test_two_servers_on_one_database_pair_once(postgres: Postgres, tmp_path: Path) -> None:
    flags = (*FREELY, "--database", postgres.new_database())
    with serving(tmp_path / "a", *flags) as first, serving(tmp_path / "b", *flags) as second:
        ann, bea = Person(first.url), Person(second.url)
        cups = [organised(ann, bots=LIVELY, form="swiss") for _ in range(3)]
        for cup in cups:
            found = in_state(bea, cup, "over", 120)
            judge_whole(found, 8, 3)
            for one in found["rounds"]:
                there = [number for table in one["tables"] for number in table["seats"]]
                assert sorted(there) == list(range(1, 9))


def test_it_is_exported_and_a_name_is_forgotten(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    made = organised(ann, form="robin", most=3, bots=["tiro"])
    told(ann, made, "enter", name="Ann")
    told(bea, made, "enter", name="Beatrix")
    hers = organised(bea)
    in_state(ann, made, "playing")
    exported = bea.get("/api/people/me/export")["tournaments"]
    assert {one["id"] for one in exported} == {made["id"], hers["id"]}
    bea.post("/api/people/me/delete", sure=True)
    found = seen(ann, made)
    assert [(one["name"], one["person"], one["gone"]) for one in found["entrants"]][2] == (
        "N. N.",
        None,
        True,
    )
    assert seen(ann, hers)["state"] == "cancelled"
    told(ann, made, "cancel")
