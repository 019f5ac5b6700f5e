"""What the first version has written down stays readable: a row of every kind, byte by byte."""

from aquae.server.http.event_models import TableEvent
from aquae.server.tables.codec import decoded, encoded
from aquae.server.tables.creation import Chair, Clock, Creation, read_settings
from aquae.server.tables.events import KINDS, Asked, Event, Unknown, happening, stored
from aquae.server.tables.live import folded

# Kind, seat and data as they lie in a database.
ROWS: list[tuple[str, int | None, str]] = [
    ("created", None, '{"person":"a"}'),
    ("joined", 0, '{"name":"Ann","person":"a","salt":"x_1"}'),
    ("linked", 1, '{"key_hash":"0f"}'),
    ("joined", 1, '{"name":"Béa","person":"b","salt":""}'),
    ("started", None, '{"salts":["x_1",""],"bots":[],"level":"faber"}'),
    ("action", 0, '{"position":0,"text":"pass","by":"seat"}'),
    ("left", 1, '{"level":"tiro"}'),
    ("returned", 1, '{"name":"Béa"}'),
    ("asked", 0, '{"what":"undo","to":0}'),
    ("answered", 1, '{"agree":true,"seats":[1]}'),
    ("undone", 0, '{"to":0}'),
    ("asked", 0, '{"what":"end"}'),
    ("timed_out", 0, '{"level":"faber"}'),
    ("chat", 1, '{"name":"Béa","text":"so long"}'),
    ("conceded", 0, '{"level":"faber"}'),
    (
        "ended",
        None,
        '{"ended":"conceded","result":{"scores":[5,5],"tiebreaks":[0,0],"winners":[1],'
        '"ending":"conceded"}}',
    ),
    ("rematch", 1, '{"table":"tttttttttttttttttttttt"}'),
    ("reviewed", None, "{}"),
]
# What later versions have added.
LATER: list[tuple[str, int | None, str]] = [
    ("joined", 0, '{"name":"Ann","person":"a","salt":"x_1","colour":"yellow"}'),
    ("seated", None, '{"by":"die","first":1,"rolls":[[4,17]],"colours":["red","yellow"]}'),
    ("joined", 0, '{"name":"Ann","person":"a"}'),
    ("salted", 0, '{"salt":"x_1","seats":[0]}'),
    ("offered", 0, '{"salted":true}'),
    ("declined", 1, "{}"),
    ("friendly", 0, '{"why":"hint"}'),
    ("rested", 0, '{"since":5,"until":9}'),
]
SETTINGS = (
    '{"options":{"players":2,"bargaining":true},'
    '"chairs":[{"kind":"open","name":"Ann","level":null,"key_hash":null},'
    '{"kind":"open","name":"","level":null,"key_hash":"0f"}],'
    '"chat":true,"hints":false,"pause":true,"clock":["move",60],"given":[],"origin":[null,0]}'
)


def test_every_kind_is_here() -> None:
    assert {kind for kind, _, _ in ROWS + LATER} == {kind.kind for kind in KINDS}


def test_rows_are_read_and_written_as_before() -> None:
    for kind, seat, data in ROWS + LATER:
        what = happening(kind, seat, decoded(data))
        assert not isinstance(what, Unknown), kind
        assert (what.kind, what.seat) == (kind, seat)
        assert encoded(stored(what)).decode() == data


def test_what_is_missing_or_new_is_no_accident() -> None:
    assert happening("asked", 0, {"what": "end"}) == Asked(0, "end", None)
    assert happening("undone", 0, {"to": 1, "since": 7}) == happening("undone", 0, {"to": 1})
    assert happening("undone", 0, {}) == Unknown("undone", 0)
    assert happening("sung", 1, {"song": "la"}) == Unknown("sung", 1)


def test_events_look_as_the_documents_of_the_api_say() -> None:
    for number, (kind, seat, data) in enumerate(ROWS + LATER, 1):
        shown = Event(number, happening(kind, seat, decoded(data)), 1).public()
        if kind == "ended":
            shown["result"]["rule"] = None
        model = TableEvent.model_validate(shown).root
        assert set(shown) == model.model_fields_set, kind


def old_table() -> Creation:
    kept = read_settings(decoded(SETTINGS))
    return Creation("t" * 22, "irrigate", creator="a", secret=b"x" * 32, made_at=1, **kept)


def test_a_creation_without_a_version_of_the_rules() -> None:
    creation = old_table()
    assert (creation.rules, creation.stand_in) == (1, "faber")
    assert (creation.first, creation.colour_of(0)) == ("seated", None)
    assert (creation.clock, creation.origin) == (Clock("move", 60), (None, 0))
    assert creation.chairs[1] == Chair("open", "", None, "0f")
    written = decoded(encoded(creation.settings()))
    assert {name: written[name] for name in decoded(SETTINGS)} == decoded(SETTINGS)


def test_an_old_table_is_folded() -> None:
    events = [
        Event(number, happening(kind, seat, decoded(data)), number)
        for number, (kind, seat, data) in enumerate(ROWS, 1)
    ]
    table = folded(old_table(), events)
    assert (table.status, table.position, table.rematch) == ("over", 0, "t" * 22)
    assert [seat.name for seat in table.seats] == ["Ann", "Béa"]
    assert table.wearing.worn() == ["red", "yellow", "green", "blue"]
    assert table.seats[0].conceded
    assert table.result() == {
        "scores": [5, 5],
        "tiebreaks": [0, 0],
        "winners": [1],
        "ending": "conceded",
        "rule": None,
    }
    shown = [decoded(line) for line in table.log]
    assert shown[1] == {"number": 2, "kind": "joined", "seat": 0, "made_at": 2, "name": "Ann"}


def test_a_missing_option_has_its_default() -> None:
    kept = read_settings(decoded(SETTINGS.replace(',"bargaining":true', "")))
    creation = Creation("t" * 22, "irrigate", creator="a", secret=b"x", made_at=1, **kept)
    assert folded(creation, []).creation.options == {"players": 2, "bargaining": True}
