"""Play a person now: on either database, and from two servers."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from aquae.server.tables.seeking import Seeker, company_for
from tests.server.conftest import FREELY
from tests.server.postgres import Postgres
from tests.server.serving import AtTable, Json, Person, Serving, eventually, serving

PATH = "/api/people/me/seeking"
ANN = Seeker("a", "Ann", "irrigate", 2, 60, False, 1500, 1400, 1600, 10, 10, None, "faber")


def like_ann(person: str, **more: Any) -> Seeker:
    return replace(ANN, person=person, **more)


def seek(person: Person, name: str = "Ann", **more: Any) -> Json:
    return person.post(PATH, **{"name": name, "game": "irrigate", "seconds": 60, **more})


def test_whoever_waits_longest_comes_first_if_both_fit() -> None:
    late, early = like_ann("b", made_at=9), like_ann("c", made_at=3)
    assert company_for(ANN, [late, early], [], 20) == [ANN, early]
    strong, choosy = like_ann("d", rating=1700), like_ann("e", lowest=1550, highest=1650)
    other = like_ann("f", seats=3)
    assert company_for(ANN, [strong, choosy, other], [], 20) is None
    assert company_for(ANN, [early], [frozenset("ac")], 20) is None


def test_bots_come_when_patience_is_over_but_not_to_those_who_want_none() -> None:
    four = replace(ANN, seats=4, bots_at=50)
    never, patient = like_ann("b", seats=4), like_ann("c", seats=4, bots_at=90)
    assert company_for(four, [never, patient], [], 40) is None
    assert company_for(four, [never, patient], [], 60) == [four, patient]
    assert company_for(never, [four, patient], [], 60) is None
    fourth = like_ann("d", seats=4)
    assert company_for(never, [four, patient, fourth], [], 60) is not None


@given(
    st.lists(
        st.builds(
            like_ann,
            st.text("abcdefgh", min_size=1, max_size=1),
            rating=st.integers(1300, 1700),
            made_at=st.integers(0, 9),
            seats=st.integers(2, 3),
            bots_at=st.none() | st.integers(0, 30),
        ),
        max_size=8,
        unique_by=lambda one: one.person,
    ),
    st.sets(st.frozensets(st.sampled_from("abcdefgh"), min_size=2, max_size=2)),
)
def test_all_who_are_paired_want_each_other(
    others: list[Seeker], blocks: set[frozenset[str]]
) -> None:
    me = replace(ANN, person="z", seats=3, bots_at=15)
    group = company_for(me, others, blocks, 20)
    assert group is not None
    assert group[0] is me
    for one in group:
        for other in group:
            if one is not other:
                assert one.person != other.person
                assert one.wants(other)
                assert frozenset((one.person, other.person)) not in blocks


def test_two_people_meet_and_both_find_the_table(server: Serving) -> None:
    ann, bea = Person(server.url), Person(server.url)
    assert seek(ann, seconds=61) == {"table": None, "waiting": 0}
    table = seek(bea, "Bea", seconds=61)["table"]
    assert table is not None
    assert seek(ann, seconds=61)["table"] == table
    look = AtTable(ann, table).look()
    assert look["status"] == "playing"
    assert sorted(seat["name"] for seat in look["seats"]) == ["Ann", "Bea"]
    # Whoever comes again looks for another one.
    assert seek(ann, seconds=61)["table"] is None
    ann.post(f"{PATH}/stop")


def test_nobody_meets_whom_they_have_blocked_or_who_has_gone(server: Serving) -> None:
    ann, bea, cleo = (Person(server.url) for _ in range(3))
    ann.post("/api/people/me/avoided", person=bea.id, how="block", name="Bea")
    seek(ann, seconds=62)
    assert seek(bea, "Bea", seconds=62)["table"] is None
    bea.post(f"{PATH}/stop")
    ann.post(f"{PATH}/stop")
    assert seek(cleo, "Cleo", seconds=62) == {"table": None, "waiting": 0}
    cleo.post(f"{PATH}/stop")


def test_bots_come_when_nobody_does(server: Serving) -> None:
    ann = Person(server.url)
    assert seek(ann, seats=4, patience=1)["table"] is None
    table = eventually(lambda: seek(ann, seats=4, patience=1)["table"])
    seats = AtTable(ann, table).look()["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "bot", "person"]
    assert ann.http.post(PATH, json={"name": "Ann", "game": "chess"}).status_code == 422


def test_two_people_at_two_servers_on_one_database(postgres: Postgres, tmp_path: Path) -> None:
    flags = (*FREELY, "--database", postgres.new_database())
    with serving(tmp_path / "a", *flags) as first, serving(tmp_path / "b", *flags) as second:
        ann, bea = Person(first.url), Person(second.url)
        assert seek(ann)["table"] is None
        table = seek(bea, "Bea")["table"]
        assert seek(ann)["table"] == table
        there, here = AtTable(ann, table), AtTable(bea, table)
        mover = there.look()["to_move"]
        for one in (there, here):
            if mover in one.look()["mine"]:
                one.act()
        bea.post("/api/people/me/delete", sure=True)
