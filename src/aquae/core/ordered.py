"""Ascending lists of numbers that change by one element at a time."""

from aquae._native import i64


def place_of(items: list[int], value: i64) -> i64:
    """Where `value` stands, or would have to be put, in an ascending list."""
    low: i64 = 0
    high: i64 = len(items)
    while low < high:
        middle: i64 = (low + high) >> 1
        at_middle: i64 = items[middle]
        if at_middle < value:
            low = middle + 1
        else:
            high = middle
    return low


def holds(items: list[int], value: i64) -> bool:
    """Whether `value` stands in an ascending list."""
    place = place_of(items, value)
    if place == len(items):
        return False
    found: i64 = items[place]
    return found == value


def add(items: list[int], value: i64) -> None:
    """Put in a value that is not there yet."""
    items.insert(place_of(items, value), value)


def drop(items: list[int], value: i64) -> None:
    """Take out a value if it is there."""
    place = place_of(items, value)
    if place == len(items):
        return
    found: i64 = items[place]
    if found == value:
        items.pop(place)
