"""Many plays at once: NumPy arrays that worker processes fill through shared memory.

with Batch("aquaedukt", lanes=256, workers=2, seed=1) as batch:
    while learning:
        actions = policy(batch.observations, batch.masks)
        batch.step(actions)
"""

from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import RawArray
from typing import Any, NamedTuple

from aquae.core.errors import AquaeError, BadOptions
from aquae.core.game import Options
from aquae.core.observation import MOST_SEATS
from aquae.extras import extra
from aquae.games import chosen, game_called, observation_of
from aquae.processes import clean_processes
from aquae.rl.lanes import Buffers, Lanes
from aquae.rl.rewards import OUTCOME

with extra("rl"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

STEP, STEP_BY_PLACE, STOP, DONE = b"s", b"p", b"q", b"d"
ALIGNMENT = 64


class Plan(NamedTuple):
    """What a worker has to know: the batch, and which lanes it is to play."""

    game: str
    options: Options
    rewards: str
    seed: str
    lanes: int
    first: int
    last: int


class Column(NamedTuple):
    """One array of a batch: a row for each lane."""

    name: str
    kind: type[Any]
    width: int
    """Numbers in a row; 0 for a single one that is no row."""


def columns_of(game: str) -> list[Column]:
    found = game_called(game)
    return [
        Column("observations", np.uint8, observation_of(found).size),
        Column("masks", np.bool_, len(found.vocabulary)),
        Column("rewards", np.float32, MOST_SEATS),
        Column("to_move", np.int8, 0),
        Column("done", np.bool_, 0),
        Column("counts", np.int32, 0),
        Column("suggestions", np.int32, 0),
        Column("actions", np.int32, 0),
    ]


def layout(plan: Plan) -> Iterator[tuple[Column, int, int]]:
    """The columns with the place of each in the memory: where it begins and ends."""
    stop = 0
    for column in columns_of(plan.game):
        start = -(-stop // ALIGNMENT) * ALIGNMENT
        stop = start + plan.lanes * max(column.width, 1) * np.dtype(column.kind).itemsize
        yield column, start, stop


def size_of(plan: Plan) -> int:
    return max(stop for _, _, stop in layout(plan))


def arrays_in(memory: memoryview, plan: Plan) -> dict[str, NDArray[Any]]:
    arrays = {}
    for column, start, stop in layout(plan):
        numbers = np.frombuffer(memory[start:stop], column.kind)
        arrays[column.name] = numbers.reshape(plan.lanes, -1) if column.width else numbers
    return arrays


def lanes_in(memory: memoryview, plan: Plan) -> Lanes:
    """The lanes of one worker, told in the shared memory."""
    game = game_called(plan.game)
    mine = {name: array[plan.first : plan.last] for name, array in arrays_in(memory, plan).items()}
    mine["done"] = mine["done"].view(np.uint8)  # the lanes write bytes
    rows = {name: [row.data for row in mine[name]] for name in ("observations", "masks", "rewards")}
    singles = [mine[name].data for name in ("to_move", "done", "counts", "suggestions", "actions")]
    buffers = Buffers(rows["observations"], rows["masks"], rows["rewards"], *singles)
    seeds = [f"{plan.seed}/{lane}" for lane in range(plan.first, plan.last)]
    return Lanes(game, plan.options, observation_of(game), plan.rewards, seeds, buffers)


def work(shared: Any, plan: Plan, orders: Connection) -> None:
    """A worker process: a byte for an order, a byte when it is done."""
    try:
        lanes = lanes_in(bytes_of(shared), plan)
        orders.send_bytes(DONE)
        while (order := orders.recv_bytes()) != STOP:
            lanes.step(order == STEP_BY_PLACE)
            orders.send_bytes(DONE)
    except AquaeError as error:
        orders.send_bytes(str(error).encode())
    except (EOFError, KeyboardInterrupt):
        pass  # whoever gave the orders has gone
    finally:
        orders.close()


def bytes_of(shared: Any) -> memoryview:
    return memoryview(shared).cast("B")


class Batch:
    """Plays in many lanes. All arrays are overwritten by `step`; copy what you want to keep.

    `observations[lane]` and `masks[lane]` are what the seat `to_move[lane]` sees and may do.
    `rewards[lane, seat]` is what the last step brought to each seat, and `done[lane]` whether a
    play ended with it; then the lane shows the first decision of its next play already.
    `counts[lane]` tells how many actions are legal, and `suggestions[lane]` one of them, drawn at
    random. `actions[lane]` is what was played last. The same seed gives the same Chance and the
    same suggestions, whatever the number of workers.
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    to_move: NDArray[np.int8]
    done: NDArray[np.bool_]
    counts: NDArray[np.int32]
    suggestions: NDArray[np.int32]
    actions: NDArray[np.int32]

    def __init__(
        self,
        game: str,
        lanes: int,
        *,
        workers: int = 0,
        seed: int | str = 0,
        rewards: str = OUTCOME,
        **options: Any,
    ) -> None:
        if workers < 0 or lanes < max(workers, 1):
            raise BadOptions(f"{lanes} lanes are not enough for {workers} workers")
        complete = chosen(game_called(game), options)
        plan = Plan(game, complete, rewards, str(seed), lanes, 0, lanes)
        self._plan = plan
        self.seats: int = complete["players"]
        self._orders: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._lanes: Lanes | None = None
        shared = RawArray("B", size_of(plan))
        self._show(arrays_in(bytes_of(shared), plan))
        if workers:
            self._hire(shared, plan, workers)
            self._wait()
        else:
            self._lanes = lanes_in(bytes_of(shared), plan)

    def __repr__(self) -> str:
        plan = self._plan
        return f"<batch of {plan.game}: {plan.lanes} lanes, {len(self._processes)} workers>"

    def _show(self, arrays: dict[str, NDArray[Any]]) -> None:
        self.observations = arrays["observations"]
        self.masks = arrays["masks"]
        self.rewards = arrays["rewards"][:, : self.seats]
        self.to_move = arrays["to_move"]
        self.done = arrays["done"]
        self.counts = arrays["counts"]
        self.suggestions = arrays["suggestions"]
        self.actions = arrays["actions"]

    def _hire(self, shared: Any, plan: Plan, workers: int) -> None:
        context = clean_processes()
        for number in range(workers):
            first, last = (plan.lanes * n // workers for n in (number, number + 1))
            ours, theirs = context.Pipe()
            share = plan._replace(first=first, last=last)
            process = context.Process(target=work, args=(shared, share, theirs), daemon=True)
            process.start()
            theirs.close()
            self._orders.append(ours)
            self._processes.append(process)

    def step(self, actions: ArrayLike | None = None) -> None:
        """Play one action in every lane; without actions, the suggested ones."""
        self._step(self.suggestions if actions is None else actions, by_place=False)

    def step_by_place(self, places: ArrayLike) -> None:
        """Play, in every lane, the action at a place among the legal ones; places begin at 0."""
        self._step(places, by_place=True)

    def _step(self, choices: ArrayLike, *, by_place: bool) -> None:
        if self._lanes is None and not self._orders:
            raise AquaeError("this batch is closed")
        self.actions[:] = choices
        if self._lanes is not None:
            self._lanes.step(by_place)
            return
        for orders in self._orders:
            with suppress(OSError):  # `_wait` says what happened to the worker
                orders.send_bytes(STEP_BY_PLACE if by_place else STEP)
        self._wait()

    def _wait(self) -> None:
        for orders in self._orders:
            try:
                answer = orders.recv_bytes()
            except (EOFError, OSError):
                answer = b"a worker of the batch has died"
            if answer != DONE:
                self.close()
                raise AquaeError(answer.decode())

    def close(self) -> None:
        """Send the workers home. The arrays stay as they are."""
        for orders in self._orders:
            with suppress(OSError):
                orders.send_bytes(STOP)
            orders.close()
        for process in self._processes:
            process.join()
        self._orders, self._processes, self._lanes = [], [], None

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
