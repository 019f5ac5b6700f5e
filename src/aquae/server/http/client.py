"""The browser client and the documents as files, kept by browsers while they are true."""

from pathlib import Path
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT: Final = Path(__file__).parents[2] / "client"
DOCS: Final = Path(__file__).parents[2] / "docs"

# Names under assets/ change with their contents; everything else is asked about every time.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
OF_CHANGES: Final = ("etag", "last-modified", "accept-ranges")
"""What is kept for ever is never asked about again; a first visit has a score of such files."""
SAME: Final = (200, 304)
# Browsers look for the icon on every page; a new one may come a day late.
A_DAY: Final = "public, max-age=86400"
OF_THE_SERVER: Final = ("/api/", "/t/", "/r/", "/healthz", "/readyz", "/metrics")


PACKED: Final = "br"
"""Smaller than what is compressed in a hurry; browsers read it by https and on this machine."""


def reads_packed(scope: Scope) -> bool:
    """Whether who asks can unpack it."""
    accepted = Headers(scope=scope).get("accept-encoding", "").split(",")
    return any(one.split(";")[0].strip() == PACKED for one in accepted)


def kept_for(path: str) -> str:
    """How long browsers keep a file without asking."""
    if path.startswith("assets/"):
        return FOREVER
    return A_DAY if path.startswith("icon") else ASK


class ClientFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and reads_packed(scope):
            response = await self._packed(path, scope) or response
        kept = kept_for(path) if response.status_code in SAME else ASK
        response.headers["cache-control"] = kept
        if kept == FOREVER:
            for name in OF_CHANGES:
                del response.headers[name]
        response.headers.add_vary_header("Accept-Encoding")
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """A file as it was compressed when the client was built, if it was."""
        found, status = await run_in_threadpool(self.lookup_path, f"{path}.{PACKED}")
        if status is None:
            return None
        response = self.file_response(found, status, scope)
        response.headers["content-encoding"] = PACKED
        return response


class DocsFiles(StaticFiles):
    """The site of documents, if it was built into the package."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = ASK
        return response


class ClientMount(Mount):
    """Everything but what belongs to the server: there a wrong method must stay a wrong method."""

    def __init__(self) -> None:
        super().__init__("/", app=ClientFiles(directory=CLIENT, html=True))

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        own = str(scope.get("path", "")).startswith(OF_THE_SERVER)
        return (Match.NONE, {}) if own else super().matches(scope)
