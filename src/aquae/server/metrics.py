"""How the process does, in the text format of Prometheus."""

import resource
import time

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
        *_metric("aquae_bot_faults_total", "counter", service.pool.faults),
        *_metric("aquae_bots_idle", "gauge", service.pool.idle),
        "# TYPE aquae_requests_total counter",
    ]
    for (method, status), count in service.requests.items():
        lines.append(f'aquae_requests_total{{method="{method}",status="{status}"}} {count}')
    return "\n".join(lines) + "\n"


def _metric(name: str, kind: str, value: float) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value:g}"]
