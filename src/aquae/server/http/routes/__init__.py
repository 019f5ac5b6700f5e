"""The routes of the API, one module a subject."""

from typing import Final

from fastapi import APIRouter

from aquae.server.http.routes import (
    actions,
    events,
    games,
    health,
    history,
    own_data,
    people,
    positions,
    profiles,
    records,
    rematches,
    reviews,
    seats,
    sharing,
    tables,
)

ROUTERS: Final[list[APIRouter]] = [
    module.router
    for module in (
        games,
        people,
        history,
        own_data,
        profiles,
        tables,
        seats,
        actions,
        positions,
        events,
        records,
        reviews,
        rematches,
        sharing,
        health,
    )
]
