"""The HTTP application: routes, problems as documents, pages."""

import logging
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match
from starlette.types import ASGIApp

from aquae import __version__
from aquae.server.http.client import CLIENT, DOCS, OF_THE_SERVER, ClientMount, DocsFiles
from aquae.server.http.guard import READING, Guard
from aquae.server.http.openapi import document
from aquae.server.http.pages import docs_page, missing_page, no_docs_page, plain_page, style
from aquae.server.http.problems import answer_of, not_valid
from aquae.server.http.routes import ROUTERS, metrics
from aquae.server.service import Service
from aquae.server.tables.codec import encoded, is_unicode
from aquae.server.tables.problems import Code, Problem, not_unicode

DESCRIPTION: Final = (
    "Tables of board games over HTTP. Whoever knows the id of a table may watch it; acting takes "
    "the token of a person."
)

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")

log = logging.getLogger("aquae.http")


def make_app(service: Service) -> ASGIApp:
    """The application as it is served."""
    return Guard(GZipMiddleware(make_routes(service), compresslevel=6), service)


def make_routes(service: Service) -> FastAPI:
    app = FastAPI(
        title="Aquae",
        version=__version__,
        description=DESCRIPTION,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    for router in ROUTERS:
        app.include_router(router)
    if not service.settings.metrics_port:
        app.include_router(metrics.router)
    _add_pages(app)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    return app


def _answer(request: Request, problem: Problem) -> Response:
    request.scope["problem"] = problem  # whoever watches wants to know
    status, headers, body = answer_of(problem)
    response = Response(body, status)
    response.raw_headers = headers
    return response


async def _problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return _answer(request, problem)


async def _failed(request: Request, failure: Exception) -> Response:
    """A fault of our own; the framework raises it once more, and the guard logs it."""
    return _answer(request, Problem("failed"))


async def _invalid(request: Request, invalid: Exception) -> Response:
    assert isinstance(invalid, RequestValidationError)
    problem = not_valid((), invalid.errors()) if is_unicode(invalid.body) else not_unicode()
    return _answer(request, problem)


async def _http(request: Request, error: Exception) -> Response:
    """The framework's own refusals, in our words."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Problem):
        return _answer(request, error.__cause__)  # of reading the body
    codes: dict[int, Code] = {404: "no-such-page", 405: "wrong-method", 413: "too-large"}
    problem = Problem(codes.get(error.status_code, "invalid"))
    if problem.code == "no-such-page" and "text/html" in request.headers.get("accept", ""):
        page = missing_page(request.headers.get("accept-language", ""))
        headers = {"vary": "Accept, Accept-Language"}
        return Response(page, problem.status, headers, media_type="text/html")
    response = _answer(request, problem)
    if problem.code == "wrong-method":
        response.headers["allow"] = ", ".join(_methods_of(request))
    return response


def _methods_of(request: Request) -> list[str]:
    """All that can be done at an address, whichever route does it."""
    scope = {"type": "http", "path": request.scope["path"], "root_path": "", "headers": []}
    routes = request.app.router.routes
    found = [
        method
        for method in METHODS
        if any(route.matches({**scope, "method": method})[0] == Match.FULL for route in routes)
    ]
    own = request.scope["path"].startswith(OF_THE_SERVER)
    return found if own else [method for method in found if method in READING]


def _add_pages(app: FastAPI) -> None:
    cached: dict[str, bytes] = {}

    @app.get("/api/openapi.json", include_in_schema=False)
    async def openapi() -> Response:
        if "openapi" not in cached:
            cached["openapi"] = encoded(document(app))
        return Response(cached["openapi"], media_type="application/json")

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return Response(docs_page(document(app)), media_type="text/html")

    @app.get("/api/docs.css", include_in_schema=False)
    async def docs_style() -> Response:
        return Response(style(), media_type="text/css")

    _add_docs(app)
    if CLIENT.is_dir():
        app.router.routes.append(ClientMount())
    else:

        @app.get("/", include_in_schema=False)
        async def first_page() -> Response:
            return Response(plain_page(), media_type="text/html")


def _add_docs(app: FastAPI) -> None:
    """The documents, or a sentence on how they come here."""

    @app.get("/docs", include_in_schema=False)
    async def first_document() -> Response:
        if DOCS.is_dir():
            return RedirectResponse("/docs/")
        return Response(no_docs_page(), 404, media_type="text/html")

    if DOCS.is_dir():
        app.mount("/docs", DocsFiles(directory=DOCS, html=True))
