"""Numbers side by side in memory: boards and kept lists of actions, where the engine is compiled.

Plain Python sees lists. What changes the length of one gives it back, and the name has to be set
anew: `items = add(items, 7)`.
"""

from typing import Any, Final

from aquae._native import append, i64, pop, vec

# Actions as objects, made once: putting one into a list is quicker than making it anew.
NUMBERS: Final[list[Any]] = []


def make_numbers(count: int) -> None:
    """For vocabularies of up to so many actions."""
    NUMBERS.extend(range(len(NUMBERS), count))


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def packed_floats(numbers: list[float]) -> vec[float]:
    return vec[float](numbers)


def as_list(actions: vec[i64]) -> list[int]:
    """Actions as Python knows them."""
    numbers: list[int] = [NUMBERS[action] for action in actions]
    return numbers


# Ascending ones:


def place_of(items: vec[i64], value: i64) -> i64:
    """Where `value` stands, or would have to be put."""
    low: i64 = 0
    high: i64 = len(items)
    while low < high:
        middle: i64 = (low + high) >> 1
        if items[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


def add(items: vec[i64], value: i64) -> vec[i64]:
    """Put in a value that is not there yet."""
    items = append(items, value)
    place: i64 = len(items) - 1
    while place > 0 and items[place - 1] > value:
        items[place] = items[place - 1]
        place -= 1
    items[place] = value
    return items


def drop(items: vec[i64], value: i64) -> vec[i64]:
    """Take out a value if it is there."""
    place = place_of(items, value)
    if place < len(items) and items[place] == value:
        items, _ = pop(items, place)
    return items


def without(items: vec[i64], gone: vec[i64]) -> vec[i64]:
    """New ones: those that are not among `gone`, which is ascending too."""
    rest = items[:]
    kept: i64 = 0
    place: i64 = 0
    for item in items:
        while place < len(gone) and gone[place] < item:
            place += 1
        if place == len(gone) or gone[place] != item:
            rest[kept] = item
            kept += 1
    return rest[:kept]
