"""What an action of Irrigate does: land with and without water, and money."""

from aquae.bots.reasons import View, listed


def reason(before: View, after: View, seat: int) -> list[str]:
    parts = []
    gained, dried = _water_changes(before, after, seat)
    if gained:
        parts.append(f"irrigates your {listed(gained)}")
    if dried:
        parts.append(f"dries your {listed(dried)}")
    parts += _others(before, after, seat)
    change = after["seats"][seat]["money"] - before["seats"][seat]["money"]
    if change:
        parts.append(f"{'brings' if change > 0 else 'costs'} {abs(change)} money")
    return parts


def _water_changes(before: View, after: View, seat: int) -> tuple[list[str], list[str]]:
    gained, dried = [], []
    for name, tile in after["tiles"].items():
        old = before["tiles"].get(name)
        was = old is not None and old["irrigated"] and old["owner"] == seat
        now = tile["irrigated"] and tile["owner"] == seat
        if now and not was:
            gained.append(name)
        if was and not now:
            dried.append(name)
    return gained, dried


def _others(before: View, after: View, seat: int) -> list[str]:
    parts = []
    for other, view in enumerate(after["seats"]):
        change = view["irrigated"] - before["seats"][other]["irrigated"]
        if other != seat and change:
            verb = "gives" if change > 0 else "takes"
            parts.append(f"{verb} seat {other} water on {abs(change)} tiles")
    return parts
