"""Tables as a browser keeps them: how they were made, and their events one by one."""

from aquae.server.tables.codec import Data
from aquae.server.tables.creation import Creation, read_settings
from aquae.server.tables.events import Event, happening, stored


def kept_creation(creation: Creation) -> Data:
    return {
        "id": creation.id,
        "game": creation.game,
        "public": creation.public,
        "creator": creation.creator,
        "secret": creation.secret.hex(),
        "made_at": creation.made_at,
        "settings": creation.settings(),
    }


def creation_in(kept: Data) -> Creation:
    return Creation(
        id=kept["id"],
        game=kept["game"],
        public=kept["public"],
        creator=kept["creator"],
        secret=bytes.fromhex(kept["secret"]),
        made_at=kept["made_at"],
        **read_settings(kept["settings"]),
    )


def kept_event(event: Event) -> Data:
    return {
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "data": stored(event.what),
        "made_at": event.made_at,
        "key": event.key,
    }


def event_in(kept: Data) -> Event:
    what = happening(kept["kind"], kept["seat"], kept["data"])
    return Event(kept["number"], what, kept["made_at"], kept["key"])
