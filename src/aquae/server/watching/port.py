"""A port of its own for whoever watches over a process: metrics and health, and nothing else."""

from collections.abc import Iterator
from contextlib import contextmanager
from socket import socket
from typing import Final

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from aquae.server.http.routes import health, metrics
from aquae.server.service import Service

MOST_AT_ONCE: Final = 64
"""Connections; a few programs look now and then."""


class Port(uvicorn.Server):
    """Runs beside whatever else the process does, which also hears the signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


async def watched_at(listening: socket, service: Service) -> None:
    """Answer at --metrics-port for as long as the process runs."""
    config = uvicorn.Config(
        watched(service),
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
        proxy_headers=False,
        limit_concurrency=MOST_AT_ONCE,
    )
    try:
        await Port(config).serve([listening])
    finally:
        listening.close()


def watched(service: Service) -> ASGIApp:
    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None)
    app.include_router(health.router)
    app.include_router(metrics.router)

    async def about_service(scope: Scope, receive: Receive, send: Send) -> None:
        scope["service"] = service
        await app(scope, receive, send)

    return about_service
