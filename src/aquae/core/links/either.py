"""A record as a link of whichever kind holds it, and back."""

from aquae.core.links.hands import handed_of
from aquae.core.links.letters import letters_in, unsealed
from aquae.core.links.passed import HANDED, handed_in, pass_link, record_of_handed
from aquae.core.links.recorded import link_of, record_in
from aquae.core.record import FindGame, Record


def letters_of(record: Record) -> str:
    """The letters of a record that is right, else BadRecord."""
    if "hands" not in record.extra:
        return link_of(record)
    record.check()
    handed = handed_of(record)
    return pass_link(handed.terms, handed.told, handed.walk.actions, [*handed.hands.out.values()])


def record_of_link(link: str, find_game: FindGame) -> Record:
    """The record of a link of either kind, checked, or BadLink."""
    letters = letters_in(link)
    kind, _ = unsealed(letters)
    if kind in HANDED:
        return record_of_handed(handed_in(letters, find_game))
    return record_in(letters, find_game)
