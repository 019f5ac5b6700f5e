"""Names and chat: nothing hidden, nothing heaped up, and nobody in the disguise of a bot."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aquae.bots import LEVELS
from aquae.server.tables.names import MOST_MARKS, fault_in, seems_a_bot, skeleton
from tests.server.serving import Person, Serving

INVISIBLE = "\u200b\u200e\u200f\u2060\ufeff\u00ad\u061c\u3164\u2800\U000e0041\u115f\uffa0\u180e"
INVISIBLE += "\u034f\u17b4\u2063\u206a\U000e0100\ufe00\ufff9\u200d\u200c\ufe0f\ue000\ud800\n\u2028"


@pytest.mark.parametrize("letter", INVISIBLE, ids=ascii)
@pytest.mark.parametrize("name", ["{}", "Ann{}", "{}Ann", "An{}n"])
def test_nothing_invisible_passes(letter: str, name: str) -> None:
    assert fault_in(name.format(letter)) is not None


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Nguyễn Thị Ánh",
        "Jürg Müller-Ölçer",
        "O’Neill",
        "Δήμητρα",
        "Дмитрий",
        "يوسف",
        "می\u200cخواهم",
        "क्\u200dष",
        "שָׁלוֹם",
        "ผู้เล่น",
        "李小龍",
        "👨\u200d👩\u200d👧",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "👍🏽",
        "\U0001fae8",  # younger than Python
        "e\u0302\u0301",
    ],
)
def test_people_of_all_scripts_have_names(name: str) -> None:
    assert fault_in(name) is None
    assert not seems_a_bot(name, LEVELS)


@given(st.text(max_size=40))
def test_what_passes_can_be_seen_letter_by_letter(text: str) -> None:
    if fault_in(text) is not None:
        return
    for letter in unicodedata.normalize("NFC", text):
        assert unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Zl", "Zp")
        if unicodedata.category(letter) == "Cf":
            assert letter in "\u200c\u200d"
    text.encode()


@given(st.sampled_from("aeXж"), st.integers(1, 40))
def test_marks_are_not_heaped_up(letter: str, count: int) -> None:
    heaped = letter + "\u0337" * count
    assert (fault_in(heaped) is None) == (count <= MOST_MARKS)
    assert fault_in("\u0301" + letter) is not None, "on nothing at all"


@pytest.mark.parametrize(
    "name",
    [
        "Faber",
        "FABER",
        "bot:curator",
        "Bot : anything",
        "bοt：x",
        "Cυrator",  # a Greek letter
        "сurаtоr",  # three Cyrillic ones
        "cur4t0r",
        "Ｃurator",
        "𝓬𝓾𝓻𝓪𝓽𝓸𝓻",
        "ᴄᴜʀᴀᴛᴏʀ",
        "Çúrätor",
        "c u r a t o r",
        "~curator~",
        "curator bot",
        "Bot",
        "TlRO",
        "tıro",
        "architectus 🤖",
    ],
)
def test_nobody_looks_like_a_bot(name: str) -> None:
    assert seems_a_bot(name, LEVELS)


@pytest.mark.parametrize(
    "name", ["Anna Faber", "Robot", "Bottas", "Botticelli", "Curie", "7", "🙂"]
)
def test_others_are_nobodys_double(name: str) -> None:
    assert not seems_a_bot(name, LEVELS)


@given(st.text(max_size=20))
def test_looks_do_not_depend_on_case_or_composition(name: str) -> None:
    looks = skeleton(name)
    assert skeleton(unicodedata.normalize("NFD", name)) == looks
    assert skeleton(unicodedata.normalize("NFC", name)) == looks


@pytest.mark.parametrize("name", ["Fаber", "\u200b", "A" + "\u0301" * 10])
def test_a_bad_name_is_told(server: Serving, name: str) -> None:
    ann = Person(server.url)
    for kind in ("me", "open"):
        seats = [{"kind": kind, "name": name}, {"kind": "bot", "level": "faber", "name": "Faber"}]
        told = ann.post("/api/tables", 422, game="irrigate", seats=seats)
        assert told["code"] == "bad-name"
    table = ann.make("irrigate", "me", "open")
    told = table.post("seats/1/take", 422, name=name)
    assert told["code"] == "bad-name"


def test_chat_is_judged_too(server: Serving) -> None:
    table = Person(server.url).make("irrigate", "me", "me")
    for text in ("\u2060\u200b", "hi" + "\u0301" * 30, "a\u3164b"):
        assert table.post("chat", 422, text=text)["code"] == "bad-text"
    table.post("chat", text="faber plays well 👨\u200d👩\u200d👧")
