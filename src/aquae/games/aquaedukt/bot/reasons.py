"""What an action of Aquädukt does: houses watered, houses evicted, spaces made wet."""

from aquae.bots.reasons import Sentence, View, say
from aquae.core.sentence import AND_MORE, add_kind, listed
from aquae.core.state import State

AFTERWARDS = ("turning over", "done")
"""The phases after the last turn."""


def reasons(before: State, after: State, text: str) -> list[Sentence]:
    """What an action did, for the seat that played it and for the others."""
    return changes(before.view(), after.view(), before.to_move)


def changes(before: View, after: View, seat: int) -> list[Sentence]:
    return [
        *_watered(before, after, seat),
        *_evicted(before, after, seat),
        *_new(before, after),
        *_sprung(before, after, seat),
    ]


def _houses(thing: str) -> str:
    """`3 c4; 2 d5` is said `3 on c4 and 2 on d5`."""
    return listed([house.replace(" ", " on ") for house in thing.split(AND_MORE)])


add_kind("houses", _houses)


class Houses:
    """Houses told apart by whether they are one's own."""

    def __init__(self) -> None:
        self.own: list[str] = []
        self.others: list[str] = []

    def add(self, house: View, name: str, seat: int) -> None:
        (self.own if house["seat"] == seat else self.others).append(f"{house['value']} {name}")


def _watered(before: View, after: View, seat: int) -> list[Sentence]:
    """Houses that get water now, own and others'."""
    houses = Houses()
    spaces = 0
    for name, space in after["spaces"].items():
        if space["supply"] == 0 or before["spaces"][name]["supply"] > 0:
            continue
        spaces += 1
        if space["house"] is not None:
            houses.add(space["house"], name, seat)
    return [_of_watered(houses, spaces)] if spaces else []


def _of_watered(houses: Houses, spaces: int) -> Sentence:
    own, others = AND_MORE.join(houses.own), AND_MORE.join(houses.others)
    if own and others:
        return say("brings water to your {:houses}, and to the others' {:houses}", own, others)
    if own:
        return say("brings water to your {:houses} and to nobody else's", own)
    if others:
        return say("brings water to the others' {:houses} but to none of yours", others)
    return say("brings water only to spaces without houses ({})", spaces)


def _evicted(before: View, after: View, seat: int) -> list[Sentence]:
    """A-16: houses that leave a full region, the one just placed too if it is dry."""
    if after["phase"] in AFTERWARDS:
        return []  # all dry houses leave now, and not because of this action
    houses = Houses()
    for name, space in before["spaces"].items():
        if space["house"] is not None and after["spaces"][name]["house"] is None:
            houses.add(space["house"], name, seat)
    sentences = []
    if houses.others:
        sentences.append(say("removes the others' {:houses}", AND_MORE.join(houses.others)))
    if houses.own:
        sentences.append(say("costs you your own {:houses}", AND_MORE.join(houses.own)))
    wasted = _wasted(before, after, seat)
    if wasted:
        sentences.append(say("costs you the {}-house tile just placed", wasted))
    return sentences


def _wasted(before: View, after: View, seat: int) -> int:
    """The value of a tile that has left the stock and stands nowhere; 0 if there is none."""
    stocks = zip(before["stock"][seat], after["stock"][seat], strict=True)
    value = next((value for value, (had, has) in enumerate(stocks, 1) if has < had), 0)
    stands = any(
        space["house"] is not None and before["spaces"][name]["house"] is None
        for name, space in after["spaces"].items()
    )
    return 0 if stands else value


def _new(before: View, after: View) -> list[Sentence]:
    """A new house, wet or dry."""
    sentences = []
    for name, space in after["spaces"].items():
        house = space["house"]
        if house is None or before["spaces"][name]["house"] is not None:
            continue
        if space["supply"]:
            sentences.append(
                say("puts a {}-house tile on {}, which has water", house["value"], name)
            )
        else:
            sentences.append(
                say("puts a {}-house tile on {}, which is still dry", house["value"], name)
            )
    return sentences


def _sprung(before: View, after: View, seat: int) -> list[Sentence]:
    """A new spring, and the dry houses around it that one canal can give water to."""
    houses = Houses()
    for spring in set(after["springs"]) - set(before["springs"]):
        for name in _around(spring):
            space = after["spaces"].get(name)
            if space is not None and space["house"] is not None and space["supply"] == 0:
                houses.add(space["house"], name, seat)
    sentences = []
    if houses.own:
        sentences.append(say("puts a spring beside your {:houses}", AND_MORE.join(houses.own)))
    if houses.others:
        others = AND_MORE.join(houses.others)
        sentences.append(say("puts a spring beside the others' {:houses}", others))
    return sentences


def _around(point: str) -> list[str]:
    """A-03: the spaces that have this corner, as far as the board has them."""
    column, rank = ord(point[0].lower()), int(point[1])
    return [f"{chr(c)}{r}" for c in (column - 1, column) for r in (rank, rank + 1)]
