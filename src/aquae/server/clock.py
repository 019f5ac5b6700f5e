"""The time, as tables keep it."""

import time


def now_ms() -> int:
    """Milliseconds UTC."""
    return time.time_ns() // 1_000_000
