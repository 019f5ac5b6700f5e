"""Plays written down: reading is strict, replaying checks every action."""

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from aquae.core.chance import BadDice, Dice, dice_of
from aquae.core.errors import AquaeError, Refused
from aquae.core.game import Game, Options
from aquae.core.replay import Walk
from aquae.core.state import CHANCE, OVER, State

FORMAT: Final = "aquae/1"
UNWRITTEN_RULES: Final = 2
"""The version of the rules by which a record that names none is read."""

FindGame = Callable[[str], Game]


class BadRecord(AquaeError):
    """What is wrong with a record, at which action (from 0) if it is one, and by which rule."""

    def __init__(self, reason: str, position: int | None = None, rule: str | None = None) -> None:
        place = "" if position is None else f"action {position}: "
        super().__init__(f"{place}{rule + ': ' if rule else ''}{reason}")
        self.reason = reason
        self.position = position
        self.rule = rule


class Record:
    """One play: which game with which options, who sat where, and every action in order."""

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: list[str],
        actions: list[str],
        result: dict[str, list[int]] | None,
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.actions = actions
        self.result = result
        self.extra = dict(extra or {})

    def as_json(self) -> dict[str, Any]:
        """The object of `games/RULES.md`; what that page does not name comes last."""
        return {
            "format": FORMAT,
            "rules": self.game.rules,
            "game": self.game.name,
            "options": self.options,
            "seats": self.seats,
            "actions": self.actions,
            "result": self.result,
            **self.extra,
        }

    def __len__(self) -> int:
        return len(self.actions)

    def __repr__(self) -> str:
        seats = ", ".join(self.seats)
        status = "not finished" if self.result is None else f"scores {self.result['scores']}"
        return f"<record of {self.game.title} with {seats}: {len(self)} actions, {status}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash(self.line())

    def _repr_svg_(self) -> str:
        """What a notebook shows: the last position."""
        picture: str = import_module("aquae.draw").to_svg(self.game, self.check(), self.seats)
        return picture

    def line(self) -> str:
        """The record as one line of bulk data."""
        return json.dumps(self.as_json(), ensure_ascii=False, separators=(",", ":"))

    def state_at(self, count: int) -> State:
        """The state after the first `count` actions, each checked."""
        if not 0 <= count <= len(self.actions):
            raise BadRecord(f"there is no position {count}: it has {len(self.actions)} actions")
        return self._walked(count, None)

    def check(self) -> State:
        """Replay everything; the last state, or BadRecord with the first fault."""
        dice, since = self.receipt()
        state = self._walked(len(self.actions), dice, since)
        self._check_result(state)
        if "hands" in self.extra:
            import_module("aquae.core.links.hands").check_hands(self)
        return state

    def _walked(self, count: int, dice: Dice | None, since: int = 0) -> State:
        walk = self._start()
        for position in range(count):
            if dice is not None and position >= since and walk.state.to_move == CHANCE:
                self._check_draw(walk, position, dice)
            self._play(walk, position)
        return walk.state

    def _start(self) -> Walk:
        try:
            return Walk(self.game, self.options)
        except Refused as refused:
            raise BadRecord(refused.refusal.reason, rule=refused.refusal.rule) from refused

    def _play(self, walk: Walk, position: int) -> None:
        text = self.actions[position]
        try:
            walk.play(text)
        except Refused as refused:
            refusal = refused.refusal
            raise BadRecord(f"{text!r}: {refusal.reason}", position, refusal.rule) from refused

    def dice(self) -> Dice | None:
        """The dice of the receipt, if there is one; BadRecord if it is not in order."""
        return self._dice_in("dice") if "dice" in self.extra else None

    def receipt(self) -> tuple[Dice | None, int]:
        """The dice, and the position from which on they have drawn."""
        if "dice_from" not in self.extra:
            return self.dice(), 0
        dice = self._dice_in("dice_from")
        since = self.extra["dice_from"].get("position")
        if type(since) is not int or not 0 <= since <= len(self.actions):
            raise BadRecord("dice_from does not name a position of the record")
        return dice, since

    def _dice_in(self, key: str) -> Dice:
        try:
            dice = dice_of(self.extra[key])
        except BadDice as bad:
            raise BadRecord(str(bad)) from bad
        if dice.lot is not None and len(dice.salts) != len(self.seats):
            salts = len(dice.salts)
            raise BadRecord(f"the dice receipt has {salts} salts for {len(self.seats)} seats")
        return dice

    def _check_draw(self, walk: Walk, position: int, dice: Dice) -> None:
        drawn = self.game.vocabulary.text(dice.draw(walk.state, position, walk.drawn))
        if drawn != self.actions[position]:
            written = self.actions[position]
            raise BadRecord(f"the dice receipt draws {drawn!r} here, not {written!r}", position)

    def _check_result(self, state: State) -> None:
        result = state.result()
        if state.to_move == OVER and self.result is None:
            raise BadRecord("the game is over, but the result is null")
        if state.to_move != OVER and self.result is not None:
            raise BadRecord("there is a result, but the game is not over")
        if result is not None and self.result != result.as_record():
            raise BadRecord(f"the actions give {result.as_record()}, not {self.result}")


def parse_record(data: object, find_game: FindGame) -> Record:
    """A record from decoded JSON, or BadRecord. Actions are not played yet: see `check`."""
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object")
    if data.get("format") != FORMAT:
        raise BadRecord(f"format is {data.get('format')!r}, not {FORMAT!r}")
    game = _game(data.get("game"), find_game)
    _check_rules(data.get("rules", UNWRITTEN_RULES), game)
    options = _options(data.get("options"), game)
    seats = _texts(data, "seats")
    if len(seats) != options["players"]:
        raise BadRecord(f"seats has {len(seats)} names for {options['players']} players")
    named = ("format", "rules", "game", "options", "seats", "actions", "result")
    extra = {key: value for key, value in data.items() if key not in named}
    return Record(game, options, seats, _texts(data, "actions"), _result(data), extra)


def _game(name: object, find_game: FindGame) -> Game:
    if not isinstance(name, str):
        raise BadRecord("game is missing or not a text")
    try:
        return find_game(name)
    except AquaeError as unknown:
        raise BadRecord(str(unknown)) from unknown


def _check_rules(version: object, game: Game) -> None:
    if type(version) is not int:
        raise BadRecord("rules is not a whole number")
    if version != game.rules:
        raise BadRecord(
            f"it was played by version {version} of the rules; "
            f"this program knows version {game.rules} of {game.title}"
        )


def _options(options: object, game: Game) -> Options:
    """All options; records outlive new ones, whose defaults are what was so before."""
    if not isinstance(options, dict):
        raise BadRecord("options is missing or not an object")
    if "players" not in options:
        raise BadRecord("option players is missing")
    try:
        return game.complete(options)
    except AquaeError as bad:
        raise BadRecord(str(bad)) from bad


def _texts(data: Mapping[str, Any], key: str) -> list[str]:
    texts = data.get(key)
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadRecord(f"{key} is missing or not a list of texts")
    return texts


def _result(data: Mapping[str, Any]) -> dict[str, list[int]] | None:
    """The result if it has the right shape; whether it is true is for `check`."""
    if "result" not in data:
        raise BadRecord("result is missing (null while the game goes on)")
    result = data["result"]
    if result is None:
        return None
    keys = ("scores", "tiebreaks", "winners")
    if not isinstance(result, dict) or not all(_whole_numbers(result.get(key)) for key in keys):
        raise BadRecord("result is not an object with lists of numbers scores, tiebreaks, winners")
    return {key: result[key] for key in keys}


def _whole_numbers(numbers: object) -> bool:
    return isinstance(numbers, list) and all(type(number) is int for number in numbers)


def parse_line(line: str, find_game: FindGame) -> Record:
    """A record from JSON text."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as bad:  # also for a number of thousands of digits
        raise BadRecord(f"this is not JSON: {bad}") from bad
    return parse_record(data, find_game)
