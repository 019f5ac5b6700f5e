"""How the process does, in the text format of Prometheus."""

import resource
import time

from aquae.server.clock import now_ms
from aquae.server.service import Service


def metrics(service: Service) -> str:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    dispatcher = service.dispatcher
    lines = [
        *_metric("aquae_up_seconds", "gauge", time.time() - service.started_at),
        *_metric("aquae_cpu_seconds_total", "counter", usage.ru_utime + usage.ru_stime),
        *_metric("aquae_memory_bytes_max", "gauge", usage.ru_maxrss * 1024),
        *_metric("aquae_live_tables", "gauge", len(service.tables)),
        *_metric("aquae_streams", "gauge", service.streams.open["all"]),
        *_metric("aquae_events_total", "counter", service.tables.appended),
        *_metric("aquae_commits_total", "counter", service.writer.commits),
        *_metric("aquae_bot_moves_total", "counter", dispatcher.moves if dispatcher else 0),
        *_thinking(service),
        "# TYPE aquae_requests_total counter",
    ]
    for (method, status), count in service.requests.items():
        lines.append(f'aquae_requests_total{{method="{method}",status="{status}"}} {count}')
    return "\n".join(lines) + "\n"


def _thinking(service: Service) -> list[str]:
    """The processes that think, by who waits for them, and how many do."""
    pools = service.thinkers.pools
    asked = {"hint": service.hints.asked, "review": service.reviews.asked}
    refused = {"hint": service.hints.refused, "review": service.reviews.refused}
    backlog = {} if service.dispatcher is None else service.dispatcher.backlog
    figures = {
        "aquae_due": {what: count for what, (count, _) in backlog.items()},
        "aquae_due_oldest_seconds": {
            what: max(0, now_ms() - oldest) // 1000 for what, (_, oldest) in backlog.items()
        },
        "aquae_bot_faults_total": {what: pool.faults for what, pool in pools.items()},
        "aquae_thinkers": {what: pool.running for what, pool in pools.items()},
        "aquae_thinkers_idle": {what: pool.idle for what, pool in pools.items()},
        "aquae_thinker_memory_bytes": {what: pool.memory() for what, pool in pools.items()},
        "aquae_thinking_asked": asked,
        "aquae_thinking_refused_total": refused,
    }
    return [line for name, by_kind in figures.items() for line in _by_kind(name, by_kind)]


def _by_kind(name: str, figures: dict[str, int]) -> list[str]:
    kind = "counter" if name.endswith("_total") else "gauge"
    lines = [f'{name}{{what="{what}"}} {figure}' for what, figure in figures.items()]
    return [f"# TYPE {name} {kind}", *lines]


def _metric(name: str, kind: str, value: float) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value:g}"]
