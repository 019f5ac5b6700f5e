"""What a play makes of ratings: without a network."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

import pytest

from aquae.bots import LEVELS
from aquae.bots.skill import NEW, Skill, rated, skill_of_bot
from aquae.games import all_games
from aquae.server.people.rating import (
    FULL_PLAYS,
    Meetings,
    RatedPlay,
    RatedSeat,
    Standing,
    after,
    as_rated,
    repeated,
    weighed,
)
from aquae.server.storage.database import Database
from aquae.server.storage.ratings import RatingStatements
from aquae.server.thinking.levels import can_judge

KNOWN = Standing(Skill(25.0, 2.0), 50)
DAY_MS = 86_400_000


def played(*seats: RatedSeat, at: int = 0) -> RatedPlay:
    return RatedPlay(f"play {at}", "irrigate", len(seats), at, list(seats))


def person(name: str, place: int, chance: float | None = None) -> RatedSeat:
    return RatedSeat(place, name, None, chance)


def bot(level: str, place: int) -> RatedSeat:
    return RatedSeat(place, None, level)


def outcome(play: RatedPlay, before: Mapping[str, Standing]) -> dict[str, Standing]:
    return after(weighed(as_rated(play, before), before, {}), before)


class Club:
    """Plays that are counted one after another in a database of their own."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.statements = RatingStatements(False)
        self.plays = 0

    def count(self, *seats: RatedSeat, day: int = 0) -> None:
        self.plays += 1
        table = f"table {self.plays}"
        people = [(seat.person, table) for seat in seats if seat.person]
        self.connection.executemany("INSERT INTO holding (person, table_id) VALUES (?, ?)", people)
        play = RatedPlay(table, "irrigate", len(seats), day * DAY_MS, list(seats))
        self.statements.count(play)(self.connection)

    def skill(self, name: str) -> Skill:
        query = "SELECT mu, sigma FROM rating WHERE person = ?"
        return Skill(*self.connection.execute(query, [name]).fetchone())


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    database = Database(None, tmp_path)
    database.prepare()
    database.let_go()
    with closing(sqlite3.connect(database.path)) as connection:
        yield Club(connection)


def test_who_finishes_first_gains() -> None:
    found = outcome(played(person("a", 1), person("b", 2), person("c", 3)), {})
    assert found["a"].skill.mu > found["b"].skill.mu > found["c"].skill.mu
    assert all(one.plays == 1 and one.skill.sigma < NEW.sigma for one in found.values())


def test_a_shared_place_is_a_draw() -> None:
    found = outcome(played(person("a", 1), person("b", 1)), {})
    assert found["a"].skill == found["b"].skill
    assert found["a"].skill.mu == pytest.approx(NEW.mu)


def test_the_first_evening_against_bots_says_something() -> None:
    """To beat a strong bot is worth more than to beat a weak one, and bots stay as they are."""
    strong = outcome(played(person("a", 1), bot("curator", 2)), {})
    weak = outcome(played(person("a", 1), bot("tiro", 2)), {})
    assert set(strong) == {"a"}
    assert strong["a"].skill.mu > weak["a"].skill.mu > NEW.mu


@pytest.mark.parametrize("game", [game for game in all_games() if can_judge(game)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_was_measured(game: object, players: int) -> None:
    name = str(getattr(game, "name", ""))
    skills = {level: skill_of_bot(name, players, level) for level in LEVELS}
    assert NEW not in skills.values()
    assert skills["tiro"].mu < skills["faber"].mu == pytest.approx(NEW.mu)
    assert skills["faber"].mu < skills["curator"].mu


def test_who_goes_is_rated_by_the_chances_at_that_moment() -> None:
    before = {"a": KNOWN, "b": KNOWN}
    won, lost = rated([KNOWN.skill, KNOWN.skill], [1, 2])
    for chance in (0.0, 0.3, 1.0):
        found = outcome(played(person("a", 1), person("b", 2, chance)), before)
        assert found["b"].skill.mu == pytest.approx(lost.mu + chance * (won.mu - lost.mu))
        assert found["a"].skill.mu == pytest.approx(won.mu + chance * (lost.mu - won.mu))


def test_those_who_stay_are_rated_among_themselves() -> None:
    before = {"a": KNOWN, "b": KNOWN, "c": KNOWN}
    # The bot that played on for c came first: that is neither c's merit nor the others' fault.
    found = outcome(played(person("a", 2), person("b", 3), person("c", 1, 0.0)), before)
    assert found["a"].skill.mu > found["b"].skill.mu > found["c"].skill.mu


def test_conceding_to_each_other_at_the_beginning_moves_nobody(club: Club) -> None:
    for _ in range(30):
        club.count(person("a", 1), person("b", 2, 0.5))
    assert club.skill("a").points == pytest.approx(NEW.points, abs=1)


def test_plays_of_the_same_two_people_count_less_and_less(club: Club) -> None:
    assert [repeated(before) for before in range(FULL_PLAYS)] == [1.0] * FULL_PLAYS
    assert (repeated(9), repeated(19)) == (0.5, 0.25)
    for number in range(40):
        club.count(person("often", 1), person("b", 2))
        club.count(person("seldom", 1), person("c", 2), day=2 * number)
    assert club.skill("often").mu < club.skill("seldom").mu


def test_accounts_that_are_made_to_be_beaten_are_of_little_use() -> None:
    before = {"a": KNOWN, "b": Standing(NEW, 0), "c": Standing(NEW, 5)}
    against_new = outcome(played(person("a", 1), person("b", 2)), before)["a"].skill.mu
    against_known = outcome(played(person("a", 1), person("c", 2)), before)["a"].skill.mu
    assert against_new - KNOWN.skill.mu == pytest.approx((against_known - KNOWN.skill.mu) / 5)


def test_all_who_are_known_through_one_alone_count_as_one_opponent() -> None:
    before = {"a": KNOWN, "b": Standing(NEW, 3)}
    week = {"c": 7, "d": 2, "well known": 30}
    met = {"a": Meetings(week, {"b": 0, "c": 0, "d": 4, "well known": 5})}
    play = played(person("a", 1), person("b", 2))
    assert weighed(play, before, met).seats[0].weight == pytest.approx(repeated(7 + 2) / 5)


def test_a_ring_that_loses_on_purpose_lifts_nobody_far(club: Club) -> None:
    """Ten accounts that lose five plays each, by bad play: as much as two plays won, not fifty."""
    for _ in range(5):
        for number in range(10):
            club.count(person("king", 1), person(f"pawn {number}", 2))
    for _ in range(8):
        club.count(person("honest", 1), bot("faber", 2))
    assert club.skill("king").sure < club.skill("honest").sure


def test_two_who_play_with_nobody_else_are_rated_in_full(club: Club) -> None:
    for number in range(10):
        club.count(person("a", 1), person("b", 2), day=2 * number)
        club.count(person("c", 1), person("d", 2), day=2 * number)
        club.count(person("c", 1), person("e", 2), day=2 * number)
    assert club.skill("a").mu > NEW.mu > club.skill("b").mu
    assert club.skill("a").mu - NEW.mu == pytest.approx(NEW.mu - club.skill("b").mu)


def test_who_is_new_is_rated_in_full() -> None:
    full = rated([NEW, KNOWN.skill], [1, 2])[0]
    found = outcome(played(person("new", 1), person("a", 2)), {"a": KNOWN})
    assert found["new"].skill.mu == pytest.approx(full.mu)
