"""What is told to whoever measures: everything that shows early that people will have to wait."""

import resource
import time
from collections.abc import Iterator

from aquae.server.clock import CLOCK, now_ms
from aquae.server.service import Service
from aquae.server.watching.figures import Figure, Timings, as_text, by, one, timing
from aquae.server.watching.measures import memory_of

Figures = Iterator[Figure | Timings]


def metrics(service: Service) -> str:
    return as_text(_all(service))


def _all(service: Service) -> Figures:
    yield from _process(service)
    yield from _requests(service)
    yield from _tables(service)
    yield from _database(service)
    yield from _thinking(service)
    yield from _calls(service)


def _calls(service: Service) -> Figures:
    if service.caller is not None:
        told = dict(service.caller.told)
        yield by("way", "aquae_calls_total", "People told who were not here", told)


def _process(service: Service) -> Figures:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    processor = usage.ru_utime + usage.ru_stime
    yield one("aquae_up_seconds", "Since the start", time.time() - service.started_at)
    yield one("aquae_cpu_seconds_total", "Processor time", processor)
    yield one("aquae_memory_bytes", "Memory that the process takes now", memory_of("self"))
    yield one("aquae_clock_skew_seconds", "Own clock before the database's", CLOCK.skew_ms / 1000)
    yield timing("aquae_loop_lag_seconds", "How late the event loop is", service.measures.lag)


def _requests(service: Service) -> Figures:
    measures = service.measures
    yield Timings("aquae_request_seconds", "From a request to its answer", measures.requests)
    yield Figure("aquae_problems_total", "Requests not done, and why", measures.problems)


def _tables(service: Service) -> Figures:
    yield one("aquae_live_tables", "Tables in memory", len(service.tables))
    yield one("aquae_streams", "Open streams", service.streams.open["all"])
    yield one("aquae_connections", "Open connections", service.connections.open["all"])
    yield one("aquae_events_total", "Events written by this process", service.tables.appended)


def _database(service: Service) -> Figures:
    writer, listener = service.writer, service.listener
    yield one("aquae_commits_total", "Groups that were written", writer.commits)
    yield one("aquae_commit_age_seconds", "Since the last commit", writer.age)
    yield one("aquae_writes_waiting", "Writes not durable yet", writer.waiting)
    yield timing("aquae_commit_seconds", "How long groups took to be durable", writer.timing)
    connections = service.tables.store.connections()
    yield by("state", "aquae_pool_connections", "Connections for reading", connections)
    if listener is not None:
        hears = int(listener.connected.is_set())
        yield one("aquae_listener_connected", "Whether others can be heard", hears)
        yield one("aquae_listener_silence_seconds", "Since it last heard itself", listener.silence)


def _thinking(service: Service) -> Figures:
    """The processes that think, by who waits for them, and how many do."""
    yield from _due(service)
    pools = service.thinkers.pools
    asked = {"hint": service.hints.asked, "review": service.reviews.asked}
    refused = {"hint": service.hints.refused, "review": service.reviews.refused}
    faults = {what: pool.faults for what, pool in pools.items()}
    running = {what: pool.running for what, pool in pools.items()}
    idle = {what: pool.idle for what, pool in pools.items()}
    memory = {what: pool.memory() for what, pool in pools.items()}
    yield by("what", "aquae_bot_faults_total", "Thoughts that failed", faults)
    yield by("what", "aquae_thinkers", "Processes that run", running)
    yield by("what", "aquae_thinkers_idle", "Places that are free", idle)
    yield by("what", "aquae_thinker_memory_bytes", "Memory that they take now", memory)
    yield by("what", "aquae_thinking_asked", "Hints and reviews waited for", asked)
    yield by("what", "aquae_thinking_refused_total", "Hints and reviews refused", refused)


def _due(service: Service) -> Figures:
    dispatcher = service.dispatcher
    if dispatcher is None:
        return
    now = now_ms()
    due = {what: count for what, (count, _) in dispatcher.backlog.items()}
    ages = {what: max(0, now - since) / 1000 for what, (_, since) in dispatcher.backlog.items()}
    yield one("aquae_bot_moves_total", "Actions of bots", dispatcher.moves)
    yield by("what", "aquae_due", "Work that is due", due)
    yield by("what", "aquae_due_oldest_seconds", "How long the oldest has been due", ages)
