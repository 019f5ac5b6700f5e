"""The routes of the API, one module a subject."""

from typing import Final

from fastapi import APIRouter

from aquae.server.http.routes import (
    actions,
    bells,
    company,
    daily,
    events,
    games,
    health,
    history,
    hosts,
    invitations,
    own_data,
    passkeys,
    people,
    positions,
    prepared,
    profiles,
    puzzles,
    ratings,
    records,
    rematches,
    reviews,
    seats,
    seeking,
    sharing,
    statistics,
    tables,
    tournaments,
)

ROUTERS: Final[list[APIRouter]] = [
    module.router
    for module in (
        games,
        people,
        passkeys,
        history,
        own_data,
        profiles,
        company,
        invitations,
        hosts,
        bells,
        ratings,
        statistics,
        tournaments,
        puzzles,
        daily,
        seeking,
        tables,
        seats,
        actions,
        positions,
        prepared,
        events,
        records,
        reviews,
        rematches,
        sharing,
        health,
    )
]
