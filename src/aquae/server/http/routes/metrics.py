"""Figures of a process, for whoever watches it; on the public port only if there is no other."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from aquae.server.http.deps import service_of
from aquae.server.http.openapi import other_type
from aquae.server.watching.metrics import metrics

router = APIRouter()


@router.get("/metrics", responses=other_type("text/plain", "Prometheus text"))
async def measure(request: Request) -> Response:
    """Counters, gauges and histograms of this process."""
    return Response(metrics(service_of(request)), media_type="text/plain; version=0.0.4")
