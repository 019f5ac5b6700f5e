"""Choices as one number: each is a place among so many, and costs no more than it has to."""

from aquae.core.links.letters import BadLink


class Choices:
    """Places among so many, to be written as one number; the first is found first again."""

    def __init__(self) -> None:
        self._made: list[tuple[int, int]] = []

    def add(self, place: int, among: int) -> None:
        self._made.append((place, among))

    def written(self) -> bytes:
        number = 0
        for place, among in reversed(self._made):
            number = number * among + place
        return number.to_bytes((number.bit_length() + 7) // 8)


class ChoicesIn:
    """The choices in such a number, one by one."""

    def __init__(self, data: bytes) -> None:
        self._number = int.from_bytes(data)
        self._is_shortest = not data.startswith(b"\0")

    def next(self, among: int) -> int:
        self._number, place = divmod(self._number, among)
        return place

    def end(self) -> None:
        """BadLink if something is left: the same choices can be written in one way only."""
        if self._number or not self._is_shortest:
            raise BadLink("there is more in this link than the game")
