"""Starting and stopping: `aquae serve` and `aquae worker`."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from threading import Timer
from types import FrameType

import uvicorn

from aquae.core.errors import AquaeError
from aquae.server import logs
from aquae.server.descriptors import fit_connections
from aquae.server.http.app import make_app
from aquae.server.http.fast_actions import Connection
from aquae.server.service import Service
from aquae.server.settings import Settings
from aquae.server.watching.port import watched_at

STOP_SECONDS = 1
LAST_SECONDS = 1.7
FAILED = 1
NOT_STARTED = 2
YOUNG_OBJECTS = 2_000
NEVER = 2**31 - 1
QUIET_SECONDS = 5.0
MOST_MOMENTS = 240

log = logging.getLogger("aquae.run")


class Server(uvicorn.Server):
    """Ends the streams when it is told to stop: they would keep it from stopping."""

    def __init__(
        self,
        config: uvicorn.Config,
        service: Service,
        address: str,
        watching: Iterable[socket.socket] = (),
    ) -> None:
        super().__init__(config)
        self.service = service
        self.address = address
        self.watching = watching
        self.is_dead = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.service.start()
        self.service.on_fatal = self._end
        _watch(self.service, self.watching)
        await super().startup(sockets)
        _keep_collections_short()
        collecting = collect_in_quiet_moments(self._answered, QUIET_SECONDS)
        self.collecting = asyncio.create_task(collecting)
        # The thread that writes asks for Python's lock a few times a group; not for long.
        sys.setswitchinterval(0.0005)
        logs.say(self.service.settings.log, f"Aquae is at {self.address} (Ctrl-C stops it)")
        if self.service.settings.invitation:
            logs.say(self.service.settings.log, f"New people come by {self._invitation()}")
        if self.service.settings.open:
            webbrowser.open(self.address)

    def _invitation(self) -> str:
        settings = self.service.settings
        home = (settings.url or self.address).rstrip("/")
        return f"{home}/#/me?invitation={settings.invitation}"

    def _answered(self) -> int:
        return self.server_state.total_requests

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.collecting.cancel()
        await super().shutdown(sockets)
        await self.service.stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        end_at_last(self.service)
        self.service.end_streams()

    def _end(self) -> None:
        """The process cannot go on: whoever started it starts another."""
        self.is_dead = True
        self.should_exit = True
        end_at_last(self.service)
        self.service.end_streams()


def _watch(service: Service, watching: Iterable[socket.socket]) -> None:
    for listening in watching:
        service.run_beside(watched_at(listening, service))


def end_at_last(service: Service) -> None:
    """Whatever hangs, the process ends in time. What was acknowledged is on the disk."""
    ending = Timer(LAST_SECONDS, _end_now, [service])
    ending.daemon = True
    ending.start()


def _end_now(service: Service) -> None:
    try:
        log.error("something hangs: not waited for any longer")
        service.kill_thinkers()  # some may be about to end by themselves, and then it fails
    finally:
        os._exit(FAILED)


def _keep_collections_short() -> None:
    """What is loaded by now stays. By themselves only young objects are looked through, which takes
    a millisecond; to look through all tables takes a tenth of a second, and everybody would wait.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)


async def collect_in_quiet_moments(answered: Callable[[], int], seconds: float) -> None:
    """Look through all objects when nothing has been answered for so long, and seldom even so."""
    last = collected = answered()
    moments = 0
    while True:
        await asyncio.sleep(seconds)
        moments += 1
        before, last = last, answered()
        if last != collected and (last == before or moments >= MOST_MOMENTS):
            gc.collect()
            collected, moments = last, 0


def listen(host: str, port: int) -> socket.socket:
    """The socket, before anything else: a port in use is told in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as failure:
        why = f"cannot listen at {host} port {port}: {failure.strerror}"
        raise AquaeError(why) from failure
    return listening


def _watching(settings: Settings) -> Iterator[socket.socket]:
    """The socket of --metrics-port, if there is one."""
    if settings.metrics_port:
        yield listen(settings.metrics_host, settings.metrics_port)


def _in_lines(work: Callable[[Settings], int]) -> Callable[[Settings], int]:
    """Where programs read the log, they also read there why a process did not start."""

    def done(settings: Settings) -> int:
        logs.set_up(settings.log)
        try:
            return work(settings)
        except (AquaeError, OSError) as failure:
            if settings.log != "json":
                raise
            log.critical("%s", failure)
            return NOT_STARTED

    return done


def http_config(service: Service) -> uvicorn.Config:
    """How it speaks HTTP."""
    return uvicorn.Config(
        make_app(service),
        http=Connection,
        log_config=None,
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        proxy_headers=False,
        backlog=2048,
        # Longer than the pauses of somebody who thinks: the next action finds its connection open.
        timeout_keep_alive=75,
    )


@_in_lines
def serve(settings: Settings) -> int:
    fit_connections(settings)
    listening = listen(settings.host, settings.port)
    watching = list(_watching(settings))
    service = Service(settings)
    address = f"http://{settings.host}:{listening.getsockname()[1]}/"
    service.database.prepare()
    server = Server(http_config(service), service, address, watching)
    server.run(sockets=[listening])
    if not server.started:
        return NOT_STARTED
    return FAILED if server.is_dead else 0


@_in_lines
def work(settings: Settings) -> int:
    if not settings.database:
        raise AquaeError("a worker needs --database: an SQLite file belongs to one server")
    if not settings.bots:
        raise AquaeError("a worker with --bots 0 would do nothing")
    return asyncio.run(_work(settings, list(_watching(settings))))


async def _work(settings: Settings, watching: list[socket.socket]) -> int:
    service = Service(settings)
    service.database.prepare()
    await service.start()
    _watch(service, watching)
    log.info("working with %d processes", settings.bots)
    stopped = asyncio.get_running_loop().create_future()

    def stop(status: int) -> None:
        if not stopped.done():
            end_at_last(service)
            stopped.set_result(status)

    service.on_fatal = partial(stop, FAILED)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop, 0)
    status: int = await stopped
    await service.stop()
    return status
