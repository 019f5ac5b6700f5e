"""Whatever a hint says of an action of Aqua Romana is so, by the naive referee."""

from aquae.core.sentence import AND_MORE
from aquae.games.aqua_romana.game import GAME
from tests.bots.claims import ENDINGS, Check, Told, check_all, hints
from tests.games.aqua_romana.referee import Referee, slots_in_sight


def podium(told: Told, workman: str, number: str, seat: int) -> bool:
    placed = dict(told.after.placed)
    return (
        workman in told.before.on_board
        and placed[workman] == int(number)
        and told.after._owner(workman) == seat
    )


def closed(told: Told, workman: str, length: str, seat: int) -> bool:
    """Closed now and open before, but not on its podium yet."""
    before, after = told.before, told.after
    return (
        after._owner(workman) == seat
        and workman in after.on_board
        and (workman in after.closed or after._aqueduct(workman).fate == "closed")
        and workman not in before.closed
        and after._points(workman) == int(length)
    )


def grown(told: Told, workman: str, lengths: tuple[str, str], seat: int) -> bool:
    found = tuple(str(table._points(workman)) for table in (told.before, told.after))
    return found == lengths and told.after._owner(workman) == seat


def in_sight(told: Told, names: str, own: bool) -> bool:
    """All who see a slot on which a builder has arrived, of one's own or of the others."""
    arrived = set(told.after.pathway) - set(told.before.pathway)
    seeing = {
        name
        for name in told.after.on_board
        if (told.after._owner(name) == told.seat) == own
        and arrived & set(slots_in_sight(told.after._aqueduct(name).square))
    }
    return seeing == set(names.split(AND_MORE))


def water_stays(told: Told) -> bool:
    before, after = told.before, told.after
    ways = [[table._points(name) for name in before.layout.outlets] for table in (before, after)]
    return ways[0] == ways[1] and before.on_board == after.on_board


CHECKS: dict[str, Check] = {
    **ENDINGS,
    "sends your workman {} to podium {}": lambda told, things: podium(
        told, things[0], things[1], told.seat
    ),
    "sends workman {} of {:seat} to podium {}": lambda told, things: podium(
        told, things[0], things[2], int(things[1])
    ),
    "closes your aqueduct {} at length {}": lambda told, things: closed(
        told, things[0], things[1], told.seat
    ),
    "closes aqueduct {} of {:seat} at length {}": lambda told, things: closed(
        told, things[0], things[2], int(things[1])
    ),
    "extends your aqueduct {} from length {} to {}": lambda told, things: grown(
        told, things[0], (things[1], things[2]), told.seat
    ),
    "extends aqueduct {} of {:seat} from length {} to {}": lambda told, things: grown(
        told, things[0], (things[2], things[3]), int(things[1])
    ),
    "brings a builder into sight of your {:names}": lambda told, things: in_sight(
        told, things[0], own=True
    ),
    "brings a builder into sight of the others' {:names}": lambda told, things: in_sight(
        told, things[0], own=False
    ),
    "makes no difference to the water yet": lambda told, _: water_stays(told),
}


def test_two_hundred_hints_are_true() -> None:
    heard = check_all(hints(GAME, Referee, 3), CHECKS)
    assert len(heard) > len(CHECKS) // 2
