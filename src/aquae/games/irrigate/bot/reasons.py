"""What an action of Irrigate does: land with and without water, and money."""

from aquae.bots.reasons import Sentence, View, say
from aquae.core.sentence import AND_MORE
from aquae.core.state import State
from aquae.games.irrigate.bot.deals import agreed
from aquae.games.irrigate.position import Position

DEALS = ("offer", "price", "propose", "ask")


def reasons(before: State, after: State, text: str) -> list[Sentence]:
    """What an action did, for the seat that played it and for the others."""
    return bargain(before, after, text) + changes(before.view(), after.view(), before.to_move)


def bargain(before: State, after: State, text: str) -> list[Sentence]:
    """What bargaining leads to, though it changes nothing by itself."""
    if text == "solicit":
        return [say("asks the others what they would pay")]
    if text in ("no offer", "decline"):
        return [say("makes no deal")]
    if text.split()[0] not in DEALS:
        return []
    assert isinstance(after, Position)
    seat = before.to_move
    effects = changes(before.view(), agreed(after, seat).view(), seat)
    return [say("if agreed"), *effects] if effects else []


def changes(before: View, after: View, seat: int) -> list[Sentence]:
    sentences = _hands(before, after, seat)
    gained, dried = _water_changes(before, after, seat)
    if gained:
        sentences.append(say("irrigates your {:names}", AND_MORE.join(gained)))
    if dried:
        sentences.append(say("dries out your {:names}", AND_MORE.join(dried)))
    sentences += _others(before, after, seat)
    sentences += _nobodys(before, after)
    sentences += _dry(before, after, seat)
    change = after["seats"][seat]["money"] - before["seats"][seat]["money"]
    return sentences + _money(change)


def _money(change: int) -> list[Sentence]:
    if change == 0:
        return []
    if change == 1:
        return [say("brings one coin")]
    if change == -1:
        return [say("costs one coin")]
    return [say("brings {} coins", change) if change > 0 else say("costs {} coins", -change)]


def _hands(before: View, after: View, seat: int) -> list[Sentence]:
    """Land that somebody sells or buys; at the most one tile an action."""
    for name, old in before["tiles"].items():
        owner = after["tiles"][name]["owner"]
        if owner == old["owner"]:
            continue
        if owner == seat:
            return [say("makes {} yours", name)]
        if old["owner"] == seat:
            return [say("sells your {} to {:seat}", name, owner)]
    return []


def _water_changes(before: View, after: View, seat: int | None) -> tuple[list[str], list[str]]:
    """Land of a seat, or of nobody, that has water afterwards, and that has none any more."""
    gained, dried = [], []
    for name, tile in after["tiles"].items():
        if tile["owner"] != seat:
            continue
        old = before["tiles"].get(name)
        was = old is not None and old["irrigated"]
        if tile["irrigated"] and not was:
            gained.append(name)
        if was and not tile["irrigated"]:
            dried.append(name)
    return gained, dried


def _nobodys(before: View, after: View) -> list[Sentence]:
    gained, dried = _water_changes(before, after, None)
    sentences = []
    if gained:
        sentences.append(say("irrigates the bank's {:names}", AND_MORE.join(gained)))
    if dried:
        sentences.append(say("dries out the bank's {:names}", AND_MORE.join(dried)))
    return sentences


def _dry(before: View, after: View, seat: int) -> list[Sentence]:
    """A new tile without water; at the most one an action."""
    for name in after["tiles"].keys() - before["tiles"].keys():
        tile = after["tiles"][name]
        if tile["irrigated"]:
            continue
        if tile["owner"] is None:
            return [say("places land of the bank on {}, where it has no water", name)]
        if tile["owner"] == seat:
            return [say("places your land on {}, where it has no water yet", name)]
        return [say("leaves {} of {:seat} without water", name, tile["owner"])]
    return []


def _others(before: View, after: View, seat: int) -> list[Sentence]:
    sentences = []
    for other in range(len(after["seats"])):
        gained, dried = _water_changes(before, after, other)
        change = len(gained) - len(dried)
        if other != seat and change:
            sentences.append(_for_another(other, change))
    return sentences


def _for_another(seat: int, change: int) -> Sentence:
    if change == 1:
        return say("leaves {:seat} with one more irrigated tile", seat)
    if change > 1:
        return say("leaves {:seat} with {} more irrigated tiles", seat, change)
    if change == -1:
        return say("means one irrigated tile fewer for {:seat}", seat)
    return say("means {} irrigated tiles fewer for {:seat}", -change, seat)
