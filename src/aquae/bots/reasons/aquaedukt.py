"""What an action of Aquädukt does: houses watered, houses evicted, spaces made wet."""

from aquae.bots.reasons import View, listed


def reason(before: View, after: View, seat: int) -> list[str]:
    return [*_watered(before, after, seat), *_evicted(before, after, seat), *_new(before, after)]


def _watered(before: View, after: View, seat: int) -> list[str]:
    """Houses that get water now, own and others'."""
    own: list[str] = []
    others: list[str] = []
    spaces = 0
    for name, space in after["spaces"].items():
        if space["supply"] == 0 or before["spaces"][name]["supply"] > 0:
            continue
        spaces += 1
        house = space["house"]
        if house is not None:
            (own if house["seat"] == seat else others).append(f"{house['value']} on {name}")
    if not spaces:
        return []
    if not own and not others:
        return [f"waters {spaces} spaces without a house"]
    mine = f"waters your {listed(own)}" if own else "waters none of yours"
    theirs = f"the others' {listed(others)}" if others else "nothing of the other seats'"
    return [f"{mine} and {theirs}"]


def _evicted(before: View, after: View, seat: int) -> list[str]:
    """A-16: houses that leave a full region."""
    own: list[str] = []
    others: list[str] = []
    for name, space in before["spaces"].items():
        house = space["house"]
        if house is not None and after["spaces"][name]["house"] is None:
            (own if house["seat"] == seat else others).append(f"{house['value']} on {name}")
    parts = []
    if others:
        parts.append(f"drives out the others' {listed(others)}")
    if own:
        parts.append(f"loses your own {listed(own)}")
    return parts


def _new(before: View, after: View) -> list[str]:
    """A new house, wet or dry."""
    parts = []
    for name, space in after["spaces"].items():
        house = space["house"]
        if house is not None and before["spaces"][name]["house"] is None:
            water = "which has water" if space["supply"] else "which is still dry"
            parts.append(f"puts a {house['value']} on {name}, {water}")
    return parts
