"""The page behind a shared address: what networks show of it, and the way to the table."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from aquae.server.tables.live import LiveTable


class Said(NamedTuple):
    """What a preview says in a language: of one winner or several, of a free seat, what to do."""

    one: str
    several: str
    free: str
    look: str


SAID: Final = {
    "en": Said("{who} wins", "{who} share the victory", "A seat is free", "See it move by move"),
    "de": Said(
        "{who} gewinnt", "{who} teilen sich den Sieg", "Ein Platz ist frei", "Zug für Zug ansehen"
    ),
    "fr": Said(
        "{who} gagne",
        "{who} se partagent la victoire",
        "Une place est libre",
        "À revoir coup par coup",
    ),
    "it": Said(
        "{who} vince",
        "{who} si dividono la vittoria",
        "Un posto è libero",
        "Da rivedere mossa per mossa",
    ),
}
JOINED: Final = {"en": " and ", "de": " und ", "fr": " et ", "it": " e "}


class Preview(NamedTuple):
    """What is told of a table before it is opened."""

    title: str
    description: str


def language_of(accepted: str) -> str:
    wishes = [wish.strip()[:2].lower() for wish in accepted.split(",")]
    return next((wish for wish in wishes if wish in SAID), "en")


def _together(names: Sequence[str], language: str) -> str:
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])}{JOINED[language]}{names[-1]}"


def preview_of(table: LiveTable, names: Sequence[str], language: str) -> Preview:
    """Who won or plays, and the points."""
    one, several, free, look = SAID[language]
    result = table.result()
    winners = [] if result is None else [names[seat] for seat in result["winners"]]
    if winners:
        status = (one if len(winners) == 1 else several).format(who=_together(winners, language))
    elif any(seat.kind == "open" for seat in table.seats):
        status = free
    else:
        status = _together(names, language)
    points = zip(names, table.state.scores(), strict=True)
    score = " · ".join(f"{name} {score}" for name, score in points)
    return Preview(f"{table.game.title}: {status}", f"{score}. {look}.")


def page(preview: Preview | None, language: str, address: str, picture: str, target: str) -> str:
    """For people only a step to the table itself; networks read what stands in its head."""
    tags = "" if preview is None else _tags(preview, address, picture)
    title = "Aquae" if preview is None else preview.title
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title>{tags}"
        f'<meta http-equiv="refresh" content="0; url={escape(target)}">'
        f'</head><body><p><a href="{escape(target)}">{escape(title)}</a></p></body></html>\n'
    )


def _tags(preview: Preview, address: str, picture: str) -> str:
    properties = {
        "og:type": "website",
        "og:site_name": "Aquae",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:alt": preview.title,
    }
    names = {"description": preview.description, "twitter:card": "summary_large_image"}
    return "".join(
        [f'<meta property="{name}" content="{escape(said)}">' for name, said in properties.items()]
        + [f'<meta name="{name}" content="{escape(said)}">' for name, said in names.items()]
    )
