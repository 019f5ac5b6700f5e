"""What an action of Aqua Romana does: aqueducts longer or closed, and what that brings."""

from aquae.bots.reasons import View


def reason(before: View, after: View, seat: int) -> list[str]:
    parts = []
    for name, workman in after["workmen"].items():
        owner = "your" if workman["seat"] == seat else "another seat's"
        old = before["workmen"][name]
        parts += _changes(name, owner, old, workman)
    return parts


def _changes(name: str, owner: str, old: View, new: View) -> list[str]:
    if old["podium"] is not None:
        return []
    if new["podium"] is not None:
        return [f"sends {owner} {name} to podium {new['podium']}"]
    if new["facing"] is None and old["facing"] is not None:
        return [f"closes {owner} {name} at {new['points']}"]
    if new["points"] > old["points"]:
        return [f"extends {owner} {name} from {old['points']} to {new['points']}"]
    return []
