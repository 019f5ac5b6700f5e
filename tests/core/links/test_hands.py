"""Plays from hand to hand: nobody can change anything, choose the dice, or know them alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aquae.bots import bot_called
from aquae.core.chance import Rng
from aquae.core.game import Game
from aquae.core.links.chains import LONGEST, Told, before, number_of
from aquae.core.links.either import letters_of, record_of_link
from aquae.core.links.hands import Handed, Hands, Terms
from aquae.core.links.letters import BadLink, sealed, unsealed
from aquae.core.links.passed import handed_in, pass_link, record_of_handed
from aquae.core.record import BadRecord, Record
from aquae.core.replay import Walk
from aquae.core.state import CHANCE
from aquae.games import all_games, game_called

GAMES = all_games()
NAMES = ["Ann", "Ben", "Cleo", "Dan"]
SECRETS = [bytes([chair]) * 32 for chair in range(4)]


def terms_of(game: Game, players: int, watched: bool = False, first: str = "die") -> Terms:
    return Terms(game, game.complete({"players": players}), NAMES[:players], watched, first)


@dataclass
class Sent:
    """A link that somebody sends on, and what was true when they did."""

    terms: Terms
    by: int
    to: int | None
    told: list[Told]
    actions: list[int]

    @property
    def letters(self) -> str:
        return pass_link(self.terms, self.told, self.actions)


def sent(
    terms: Terms, secrets: list[bytes] = SECRETS, most: int = 10_000, seed: str = "1"
) -> Iterator[Sent]:
    """All the links of a play in which nobody cheats."""
    hands = Hands(terms, [number_of(secrets[chair], 0) for chair in range(terms.chairs)])
    walk, rng = Walk(terms.game, terms.options), Rng(seed)
    bots = [bot_called("lively", terms.game, rng) for _ in terms.names]
    to: int | None = 0
    while to is not None and most > 0:
        chair, most = to, most - 1
        hands.take(chair, number_of(secrets[chair], hands.places[chair] + 1))
        while (to := hands.goes_to(walk.state)) == chair:
            mover = walk.state.to_move
            action = (
                hands.drawn(walk.state) if mover == CHANCE else bots[mover].choose(walk.state, rng)
            )
            walk.apply(action)
            hands.note(mover)
        told = [Told(*one) for one in zip(hands.places, hands.numbers, strict=True)]
        yield Sent(terms, chair, to, told, list(walk.actions))


WAYS = [*product(GAMES, (2, 3, 4), (False, True))]


@pytest.mark.parametrize(("game", "players", "watched"), WAYS)
def test_everybody_finds_the_same_play_in_every_link(
    game: Game, players: int, watched: bool
) -> None:
    terms = terms_of(game, players, watched, ("die", "random", "seated")[players - 2])
    for number, link in enumerate(sent(terms, most=40 if watched else 25)):
        if number % 5 == 0 or link.to is None:
            handed = handed_in(link.letters, game_called)
            assert handed.walk.actions == link.actions
            assert handed.goes_to() == link.to
            assert handed.terms == terms


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_play_is_a_record_with_a_receipt(game: Game) -> None:
    *_, last = sent(terms_of(game, 3))
    assert last.to is None
    record = record_of_link(last.letters, game_called)
    assert record.result is not None
    record.check()
    assert letters_of(record) == last.letters
    assert len(last.letters) <= 2000


def test_people_join_one_after_the_other() -> None:
    terms = terms_of(GAMES[0], 3)
    for joined in (1, 2, 3):
        told = [Told(0, number_of(SECRETS[chair], 0)) for chair in range(joined)]
        handed = handed_in(pass_link(terms, told, []), game_called)
        assert handed.goes_to() == joined % 3
        assert record_of_handed(handed).actions == []


@pytest.mark.parametrize("begins", [1, 2])
def test_another_chair_than_the_first_may_begin(begins: int) -> None:
    terms = terms_of(GAMES[0], 3, first="seated")._replace(begins=begins)
    *_, last = sent(terms)
    record = record_of_link(last.letters, game_called)
    assert record.seats[0] == NAMES[begins]
    assert letters_of(record) == last.letters
    record.extra["hands"]["start"]["first"] = 3
    with pytest.raises(BadLink):
        letters_of(record)


@pytest.mark.parametrize(("first", "begins"), [("seated", 3), ("seated", "1"), ("die", 1)])
def test_nobody_begins_who_has_no_chair_or_whom_the_dice_choose(first: str, begins: int) -> None:
    terms = terms_of(GAMES[0], 3, first=first)._replace(begins=begins)
    fault = fault_of(pass_link(terms, [Told(0, number_of(SECRETS[0], 0))], []))
    assert "does not tell which game" in str(fault)


# What somebody could try who writes links by hand.

TERMS = terms_of(game_called("irrigate"), 2)
LINKS = [*sent(TERMS, most=12)]
LAST = LINKS[-1]


def fault_of(letters: str) -> BadLink:
    with pytest.raises(BadLink) as caught:
        handed_in(letters, game_called)
    return caught.value


def test_nobody_takes_another_secret_once_the_others_are_known() -> None:
    """A cheater tries other numbers until the dice suit: none of them is the promised one."""
    place, number = LAST.told[0].place, LAST.told[0].number
    handed = handed_in(LAST.letters, game_called)
    bound = [one.at(0) for one in handed.told]
    for attempt in range(50):
        other = Told(place, number_of(b"another secret %d" % attempt, place))
        hands = Hands(TERMS, bound)
        with pytest.raises(BadLink, match="Ann gave to the dice is not the promised one"):
            hands.take(0, other.at(1))
    assert before(number, place) == bound[0]


def test_nobody_plays_for_another() -> None:
    """Ben's turn needs Ben's next number, which Ann can only guess."""
    waiting = next(link for link in LINKS if link.to == 1)
    guessed = [waiting.told[0], Told(waiting.told[1].place + 1, b"?" * 20)]
    fault_of(pass_link(TERMS, guessed, waiting.actions))


def telling_more(link: Sent) -> list[Told]:
    """With the number by which whoever has sent a link can give up."""
    told, place = [*link.told], link.told[link.by].place + 1
    told[link.by] = Told(place, number_of(SECRETS[link.by], place))
    return told


def given_up(link: Sent) -> str:
    return pass_link(link.terms, link.told, link.actions, [len(link.actions)])


def test_nobody_gives_up_for_another() -> None:
    """Whoever has to act has taken the play; the number for that is theirs alone."""
    for link in LINKS:
        fault = fault_of(given_up(link))
        assert (fault.message, fault.position) == ("nobody can give up here", len(link.actions))
    three = next(sent(terms_of(TERMS.game, 3)))
    last, more = len(three.actions) - 1, telling_more(three)
    for told, many, positions in (
        (more, last, [last, last]),
        (more, last, [last, last - 1]),
        (three.told, last + 1, [last + 5]),
    ):
        letters = pass_link(three.terms, told, three.actions[:many], positions)
        assert "nobody can give up here" in str(fault_of(letters))


def test_nobody_can_say_of_a_turn_that_it_was_given_up_instead() -> None:
    """Whoever is sent a link knows the number by which the play was taken, and no further one."""
    instead = pass_link(TERMS, LAST.told, LAST.actions[:-1], [len(LAST.actions) - 1])
    assert "is not the promised one" in str(fault_of(instead))


def test_a_record_of_a_play_given_up_names_who_has_won() -> None:
    letters = pass_link(TERMS, telling_more(LAST), LAST.actions[:-1], [len(LAST.actions) - 1])
    record = record_of_link(letters, game_called)
    assert record.result is None
    record.check()
    assert letters_of(record) == letters
    (winner,) = record.extra["ended"]["winners"]
    record.extra["ended"] = {"how": "conceded", "winners": [1 - winner]}
    with pytest.raises(BadRecord, match="nobody can give up here"):
        record.check()


def test_numbers_that_nobody_had_to_tell_are_refused() -> None:
    waiting = next(link for link in LINKS if link.to == 1)
    place = waiting.told[0].place + 1
    ahead = [Told(place, number_of(SECRETS[0], place)), waiting.told[1]]
    assert "nobody had to tell" in str(fault_of(pass_link(TERMS, ahead, waiting.actions)))


def test_a_turn_that_is_not_finished_is_no_link() -> None:
    shorter = pass_link(TERMS, LAST.told, LAST.actions[:-1])
    assert "not finished" in str(fault_of(shorter))
    longer = pass_link(TERMS, LINKS[-2].told, LAST.actions)
    assert "more in this link" in str(fault_of(longer)) or "actions" in str(fault_of(longer))


def test_the_dice_follow_from_the_numbers_of_all() -> None:
    """One other number of anybody, and other dice are rolled."""
    seeds = set()
    for chair in range(4):
        secrets = [*SECRETS]
        secrets[chair] = b"x" * 32
        hands = Hands(terms_of(GAMES[0], 4), [number_of(secret, 0) for secret in secrets])
        hands.take(0, number_of(secrets[0], 1))
        seeds.add(hands.dice.secret)
    assert len(seeds) == 4


def test_dice_are_fresh_whenever_the_play_changes_hands() -> None:
    """What was drawn before tells nothing: the next dice need a number that was not told yet."""
    hands = Hands(TERMS, [number_of(SECRETS[chair], 0) for chair in range(2)])
    seeds = []
    for turn in range(6):
        chair = turn % 2
        hands.take(chair, number_of(SECRETS[chair], hands.places[chair] + 1))
        seeds.append(hands.dice.secret)
    assert len(set(seeds)) == 6


def test_no_action_in_between_changes_what_is_drawn_next() -> None:
    """Whoever could look ahead could not look for a better moment."""
    hands = Hands(TERMS, [number_of(SECRETS[chair], 0) for chair in range(2)])
    hands.take(0, number_of(SECRETS[0], 1))
    before_acting = hands.dice.number(f"draw {hands.draws}", 1000)
    for _ in range(3):
        hands.note(0)
    assert hands.dice.number(f"draw {hands.draws}", 1000) == before_acting
    hands.note(CHANCE)
    assert hands.dice.number(f"draw {hands.draws}", 1000) != before_acting


@pytest.mark.parametrize("game", GAMES)
def test_watched_dice_are_drawn_by_somebody_who_has_not_chosen(game: Game) -> None:
    """So nobody knows what their choice will bring: the other's number is still to come."""
    terms = terms_of(game, 3, watched=True)
    for link in sent(terms, most=30):
        handed = handed_in(link.letters, game_called)
        if handed.walk.state.to_move == CHANCE:
            assert link.to == (link.by + 1) % 3
    assert_nobody_draws_for_themselves(handed)


def assert_nobody_draws_for_themselves(handed: Handed) -> None:
    walk = Walk(handed.terms.game, handed.terms.options)
    chosen = False
    for step in handed.steps:
        if isinstance(step, int):
            is_draw = walk.state.to_move == CHANCE
            assert not (is_draw and chosen)
            chosen = chosen or not is_draw
            walk.apply(step)
        else:
            chosen = False


def test_a_chain_has_an_end() -> None:
    number_of(SECRETS[0], LONGEST)
    with pytest.raises(BadLink, match="too often"):
        number_of(SECRETS[0], LONGEST + 1)


RECORD = record_of_link(LAST.letters, game_called)


def changed(**members: object) -> Record:
    receipt = {**RECORD.extra["hands"], **members}
    seats, actions = [*RECORD.seats], [*RECORD.actions]
    return Record(RECORD.game, RECORD.options, seats, actions, RECORD.result, {"hands": receipt})


def test_a_record_whose_draws_do_not_follow_is_refused_at_the_draw() -> None:
    record = changed()
    draws = Walk(RECORD.game, RECORD.options)
    position = next(
        step.number
        for step in draws.steps([RECORD.game.vocabulary.number(text) for text in RECORD.actions])
        if step.mover == CHANCE
    )
    text = record.actions[position]
    state = record.state_at(position)
    other = next(a for a in state.actions() if record.game.vocabulary.text(a) != text)
    record.actions[position:] = [record.game.vocabulary.text(other)]
    with pytest.raises(BadRecord, match=f"action {position}: the dice draw '{text}' here"):
        record.check()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"numbers": []}, "somebody else"),
        ({"numbers": [[1, "zz"], [1, "00"]]}, "not in order"),
        ({"numbers": 7}, "not in order"),
        ({"start": {"by": "die", "first": 9, "rolls": []}}, "somebody else"),
        ({"watched": True}, "nobody had|promised|not finished|draw"),
    ],
)
def test_a_receipt_that_is_not_in_order_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        changed(**change).check()


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_whoever_changes_a_link_is_told_so_or_has_written_another_play(
    place: int, byte: int
) -> None:
    kind, content = unsealed(LAST.letters)
    other = bytearray(content)
    other[place % len(other)] = byte
    try:
        handed = handed_in(sealed(kind, bytes(other)), game_called)
    except BadLink:
        return
    record_of_handed(handed).check()
