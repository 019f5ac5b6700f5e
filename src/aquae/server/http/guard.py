"""What every request passes: size, origin and rate limits, and headers that keep pages safe."""

import logging
import re
import time
from asyncio import CancelledError
from collections.abc import Awaitable
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aquae.server.http.addresses import Proxies, counted
from aquae.server.http.problems import answer_of, send_problem
from aquae.server.http.requests import Headers, action_done
from aquae.server.http.responses import Answer, HeaderLines, HeaderList, answer_of_json
from aquae.server.service import Service
from aquae.server.tables.problems import Problem
from aquae.server.watching.measures import ELSEWHERE
from aquae.server.watching.requests import Seen, Watcher

LARGEST_BODY: Final = 16 * 1024
LARGEST_RECORD: Final = 1024 * 1024
WITH_RECORD: Final = ("/api/tables", "/api/replay")
"""Only these take as much: they may bring a record."""

POLICY: Final = (
    # WebAssembly is the engine on people's own devices; it comes from here like every script.
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors "
)
UNFRAMED: Final = (b"content-security-policy", f"{POLICY}'none'".encode())
FRAMED: Final = (b"content-security-policy", f"{POLICY}*".encode())
EMBEDDED: Final = "/embed.html"
"""The one page that others may show in a frame: nothing can be done there but look."""
ANSWER_HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What is answered to one person is for nobody else, and tokens and keys are for no cache."""
PAGE_HEADERS: Final = [
    *ANSWER_HEADERS,
    (b"referrer-policy", b"no-referrer"),
]
"""For whatever a browser may open; answers to writing are never shown as a page."""
PASSIVE: Final = (b"text/css", b"font/", b"image/png")
"""Nothing in them acts, so what is said to pages would only be weight: a board needs a dozen."""
HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Where people reach the server by https, their browsers never try anything else for a year."""
PERMISSIONS: Final = (b"permissions-policy", b"camera=(), microphone=(), geolocation=()")
UNOPENED: Final = (b"text/javascript", b"application/json")
"""Even opened by themselves they are only text: nothing asks for leave or has an opener there."""
OPENER: Final = (b"cross-origin-opener-policy", b"same-origin")
LOOPBACK: Final = re.compile(rb"(localhost|127\.0\.0\.1|\[::1\])(:\d+)?")
READING: Final = ("GET", "HEAD", "OPTIONS")
ACTIONS: Final = "/api/tables/{table_id}/actions"

Client = tuple[str, int] | None

log = logging.getLogger("aquae.http")


class Guard:
    """Stands around the application; plain ASGI, because every request pays for it."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.watcher = Watcher(service.measures, service.settings.access_log)
        self.own = urlsplit(service.settings.url).netloc
        self.is_encrypted = service.settings.url.startswith("https:")
        self.answer_headers = [*ANSWER_HEADERS, NOT_KEPT, *([HSTS] if self.is_encrypted else [])]
        self.part_headers = [*ANSWER_HEADERS, *([HSTS] if self.is_encrypted else [])]
        self.page_headers = [*PAGE_HEADERS, *([HSTS] if self.is_encrypted else [])]
        self.proxies = Proxies(service.settings.proxies())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        started = False
        is_reading = scope["method"] in READING
        scope["service"] = self.service
        headers: Headers = dict(scope["headers"])
        scope["heads"] = headers
        named = self.watcher.name(headers)

        def send_guarded(message: Message) -> Awaitable[None]:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                more = self.answer_headers
                if is_reading:
                    more = self._page_headers(scope, headers, message["headers"])
                message["headers"] = [*message["headers"], *named, *more]
                self._note(scope, message["status"], time.perf_counter() - began)
            return send(message)

        try:
            scope["address"] = self.address(scope.get("client"), scope["headers"])
            if not is_reading:
                receive = self._judge(scope, receive, headers)
            elif scope["path"].startswith("/api/"):
                self.service.by_reader.demand(scope["address"])
            else:
                self.service.by_visitor.demand(scope["address"])
            await self.app(scope, receive, send_guarded)
        except Problem as problem:
            if started:
                raise
            await self._tell(scope, problem, send_guarded)
        except CancelledError:
            if started or not self.service.stopping:
                raise
            await self._tell(scope, Problem("stopping"), send_guarded)
        except Exception:
            log.exception("failed: %s %s", scope["method"], path_of(scope))
            if started:
                raise
            await self._tell(scope, Problem("failed"), send_guarded)

    async def _tell(self, scope: Scope, problem: Problem, send: Send) -> None:
        scope["problem"] = problem
        await send_problem(problem, send)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", ELSEWHERE)
        address, problem = scope.get("address", ""), scope.get("problem")
        self.watcher.note(
            Seen(scope["method"], route, path_of(scope), address, status, seconds, problem)
        )

    async def act(self, client: Client, lines: HeaderLines, table_id: str, body: bytes) -> Answer:
        """An action without the application around it; its body is no larger than allowed."""
        began = time.perf_counter()
        headers: Headers = dict(lines)
        named = self.watcher.name(headers)
        address, refused = "", None
        try:
            address = self.address(client, lines)
            self._judge_writer(address, headers)
            answer = answer_of_json(await action_done(self.service, table_id, headers, body))
        except Problem as problem:
            answer, refused = answer_of(problem), problem
        except Exception:
            log.exception("failed: an action", extra={"table": table_id})
            refused = Problem("failed")
            answer = answer_of(refused)
        answer.headers.extend(self.answer_headers)
        answer.headers.extend(named)
        path, seconds = f"/api/tables/{table_id}/actions", time.perf_counter() - began
        self.watcher.note(Seen("POST", ACTIONS, path, address, answer.status, seconds, refused))
        return answer

    def _judge_writer(self, address: str, headers: Headers) -> None:
        self._judge_origin(headers)
        self.service.by_address.demand(address)

    def _judge(self, scope: Scope, receive: Receive, headers: Headers) -> Receive:
        self._judge_writer(scope["address"], headers)
        limit = LARGEST_RECORD if scope["path"] in WITH_RECORD else LARGEST_BODY
        length = headers.get(b"content-length")
        if length is not None:
            if not length.isdigit() or int(length) > limit:
                raise self._too_large(limit)
            return receive
        return self._counted(receive, limit)

    def _counted(self, receive: Receive, limit: int) -> Receive:
        """The same body, up to a size."""
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > limit:
                raise self._too_large(limit)
            return message

        return counted

    def _too_large(self, limit: int) -> Problem:
        return Problem("too-large", f"at most {limit} bytes", limit="body")

    def _judge_origin(self, headers: Headers) -> None:
        """Pages from elsewhere may not write; programs, which say nothing of this, may."""
        site = headers.get(b"sec-fetch-site", b"none")
        origin = headers.get(b"origin")
        if site not in (b"none", b"same-origin"):
            raise Problem("foreign-origin")
        if origin is not None:
            home = urlsplit(origin.decode("latin-1")).netloc
            if not home or home not in (headers.get(b"host", b"").decode("latin-1"), self.own):
                raise Problem("foreign-origin")

    def enter(self, client: Client) -> list[str]:
        """A place for a connection; a proxy has one for each of the people behind it."""
        places = self.service.connections
        host = _host(client)
        if self.proxies.trust(host):
            return places.enter()
        return places.enter(address=counted(host))

    def note_arrival(self, client: Client, problem: Problem) -> None:
        """A request that did not get as far as here."""
        self.watcher.measures.refused(problem)
        self.watcher.security.note_problem(problem, counted(_host(client)), ELSEWHERE)

    def address(self, client: Client, headers: HeaderLines) -> str:
        """Who asks, as limits count; what somebody else says of it counts if that one is known."""
        host = _host(client)
        if self.proxies.networks and not self.proxies.trust(host):
            self._note_stranger(host, headers)
        return counted(self.proxies.sender(host, headers))

    def _note_stranger(self, host: str, headers: HeaderLines) -> None:
        """Somebody speaks for others: an attempt, or a proxy that the settings do not name."""
        if any(name == b"x-forwarded-for" for name, _ in headers):
            self.watcher.security.note("untrusted-proxy", counted(host))

    def _page_headers(self, scope: Scope, headers: Headers, told: HeaderLines) -> HeaderList:
        """Browsers complain of one of them on pages that they do not count as safe."""
        kind = next((value for name, value in told if name == b"content-type"), b"")
        if is_passive(scope["path"], kind):
            return self.part_headers
        more = [FRAMED if scope["path"] == EMBEDDED else UNFRAMED]
        if not kind.startswith(UNOPENED):
            more.append(PERMISSIONS)
            if self._is_safe(scope, headers):
                more.append(OPENER)
        if scope["path"].startswith("/api/") and not scope["path"].endswith("/events"):
            more.append(NOT_KEPT)
        return [*self.page_headers, *more]

    def _is_safe(self, scope: Scope, headers: Headers) -> bool:
        """Whether a browser came by https, or from the same machine."""
        if self.is_encrypted or LOOPBACK.fullmatch(headers.get(b"host", b"")):
            return True
        is_https = headers.get(b"x-forwarded-proto") == b"https"
        return is_https and self.proxies.trust(_host(scope.get("client")))


def is_passive(path: str, kind: bytes) -> bool:
    """Whether it is a style, typeface or picture of the client: part of a page, never one."""
    return path.startswith(("/assets/", "/icon")) and kind.startswith(PASSIVE)


def path_of(scope: Scope) -> str:
    """The path as it was sent, in letters that any log can hold, without what follows a `?`."""
    sent: bytes = scope["raw_path"]
    return sent.decode("ascii", "backslashreplace")


def _host(client: Client) -> str:
    return client[0] if client else "local"
