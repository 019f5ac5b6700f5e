"""What an action of Aqua Romana does: aqueducts longer or closed, and what that brings."""

from aquae.bots.reasons import Sentence, View, say
from aquae.core.sentence import AND_MORE
from aquae.core.state import State


def reasons(before: State, after: State, text: str) -> list[Sentence]:
    """What an action did, for the seat that played it and for the others."""
    return changes(before.view(), after.view(), before.to_move)


def changes(before: View, after: View, seat: int) -> list[Sentence]:
    sentences = []
    for name, workman in after["workmen"].items():
        tell = _of_own if workman["seat"] == seat else _of_others
        sentences += tell(name, before["workmen"][name], workman)
    return sentences or _sights(before, after, seat)


def _sights(before: View, after: View, seat: int) -> list[Sentence]:
    """R-17: who sees a builder that has come to a slot."""
    own: list[str] = []
    others: list[str] = []
    for slot in after["pathway"].keys() - before["pathway"].keys():
        for name, workman in after["workmen"].items():
            if workman["square"] is not None and _sees(workman["square"], slot):
                (own if workman["seat"] == seat else others).append(name)
    sentences = []
    if own:
        sentences.append(say("brings a builder into sight of your {:names}", AND_MORE.join(own)))
    if others:
        names = AND_MORE.join(others)
        sentences.append(say("brings a builder into sight of the others' {:names}", names))
    return sentences


def _sees(square: str, slot: str) -> bool:
    """Squares and slots are named by file and rank: `c7`, `Nc`, `W7`."""
    return slot[1] == (square[0] if slot[0] in "NS" else square[1])


def _of_own(name: str, old: View, new: View) -> list[Sentence]:
    if _climbs(old, new):
        return [say("sends your workman {} to podium {}", name, new["podium"])]
    if _closes(old, new):
        return [say("closes your aqueduct {} at length {}", name, new["points"])]
    if _grows(old, new):
        return [
            say("extends your aqueduct {} from length {} to {}", name, old["points"], new["points"])
        ]
    return []


def _of_others(name: str, old: View, new: View) -> list[Sentence]:
    owner = new["seat"]
    if _climbs(old, new):
        return [say("sends workman {} of {:seat} to podium {}", name, owner, new["podium"])]
    if _closes(old, new):
        return [say("closes aqueduct {} of {:seat} at length {}", name, owner, new["points"])]
    if _grows(old, new):
        points = old["points"], new["points"]
        return [say("extends aqueduct {} of {:seat} from length {} to {}", name, owner, *points)]
    return []


def _climbs(old: View, new: View) -> bool:
    return old["podium"] is None and new["podium"] is not None


def _closes(old: View, new: View) -> bool:
    open_before = old["podium"] is None and old["facing"] is not None
    return open_before and new["facing"] is None


def _grows(old: View, new: View) -> bool:
    return old["podium"] is None and bool(new["points"] > old["points"])
