"""A person gets an answer whatever others ask of the bots; a benchmark measures how soon."""

import asyncio

from benchmarks.people_first import Load, measure, server

SOON = 5.0


def test_who_plays_does_not_wait_for_bots_alone_hints_and_reviews() -> None:
    with server("--bots", "1", "--review-iterations", "20") as (url, _):
        _, busy = asyncio.run(measure(url, 4.0, Load(tables=15, reviews=3, askers=6)))
    assert max(busy["tiro"]) < SOON
    assert max(busy["curator"]) < 2.0 + SOON
