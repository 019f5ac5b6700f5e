"""Tournaments over HTTP, and what is asked of them again and again."""

from typing import Any

from tests.server.serving import Json, Person, eventually

PATH = "/api/tournaments"
BLITZ = {"per": "move", "seconds": 60}


def organised(person: Person, **more: Any) -> Json:
    body = {"name": "Cup of the Springs", "game": "irrigate", "clock": BLITZ, **more}
    return person.post(PATH, 201, **body)


def seen(person: Person, tournament: Json) -> Json:
    return person.get(f"{PATH}/{tournament['id']}")


def told(person: Person, tournament: Json, what: str, status: int = 200, **body: Any) -> Json:
    return person.post(f"{PATH}/{tournament['id']}/{what}", status, **body)


def in_state(person: Person, tournament: Json, state: str, seconds: float = 60) -> Json:
    return eventually(
        lambda: (found := seen(person, tournament))["state"] == state and found, seconds
    )


def judge_whole(found: Json, entrants: int, rounds: int) -> None:
    """A tournament that is over, in which everybody has played."""
    assert found["state"] == "over"
    assert len(found["entrants"]) == entrants
    assert len(found["rounds"]) == rounds
    for one in found["rounds"]:
        assert all(table["places"] for table in one["tables"])
    places = [one["place"] for one in found["standings"][0]]
    assert places == sorted(places)
    assert found["winners"] == [
        one["entrant"] for one in found["standings"][0] if one["place"] == 1
    ]
