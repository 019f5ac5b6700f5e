"""Plays side by side, told through buffers: the inner loop of batches, compiled where possible.

A lane is a row of plays that follow each other without end. All a caller reads and writes are
buffers of numbers; there is no object for a step.
"""

from array import array
from typing import Any, Final

from aquae._native import i64
from aquae.core.chance import Rng, let_chance_act
from aquae.core.errors import AquaeError
from aquae.core.game import Game, Options
from aquae.core.observation import MOST_SEATS, Observation, copy_with_seen
from aquae.core.ordered import holds
from aquae.core.state import OVER, State
from aquae.rl.rewards import SCORE, Rewards

FEW: Final = 7
"""So many flags are cleared one by one sooner than all at once."""
NOTHING: Final = [0.0] * MOST_SEATS


class Buffers:
    """Where a batch is told. Rows are lanes; see `aquae.rl.batch.Batch` for what they mean."""

    def __init__(
        self,
        observations: list[memoryview],
        masks: list[memoryview],
        rewards: "list[memoryview[float]]",
        to_move: memoryview,
        done: memoryview,
        counts: memoryview,
        suggestions: memoryview,
        actions: memoryview,
    ) -> None:
        self.observations = observations
        self.masks = masks
        self.rewards = rewards
        self.to_move = to_move
        self.done = done
        self.counts = counts
        self.suggestions = suggestions
        self.actions = actions


class Lane:
    """One play after the other; the streams of Chance follow from the lane's seed."""

    def __init__(self, game: Game, options: Options, rewards: str, seed: str) -> None:
        self.first: State = game.start(options)
        self.plays = 0
        self.rewards = Rewards(rewards)
        self.choice = Rng(f"{seed}/suggestions")
        self.root = Rng(seed)
        self.rng = Rng(seed)
        self.legal: list[int] = []
        self.paid = False
        """Whether rewards other than 0 stand in the buffer."""
        self.begin()

    def begin(self) -> None:
        """The next play, up to the first decision."""
        self.rng.branch(self.root, self.plays)
        self.plays += 1
        self.state: State = copy_with_seen(self.first)
        let_chance_act(self.state, self.rng)
        self.rewards.begin(self.state)


class Lanes:
    """All lanes of one process."""

    def __init__(
        self,
        game: Game,
        options: Options,
        observation: Observation,
        rewards: str,
        seeds: list[str],
        buffers: Buffers,
    ) -> None:
        self.game = game
        self.observation = observation
        self.seats: int = options["players"]
        self.by_score = rewards == SCORE
        self.buffers = buffers
        self.nothing = memoryview(bytes(len(game.vocabulary))).cast("?")
        """A mask without actions."""
        self.lanes = [Lane(game, options, rewards, seed) for seed in seeds]
        for lane in self.lanes:
            observation.tell(lane.first, 0)  # for the plays to come
        # Single numbers of the lanes are told all at once.
        self.to_move = [0] * len(seeds)
        self.done = [0] * len(seeds)
        self.counts = [0] * len(seeds)
        self.suggestions = [0] * len(seeds)
        for row in range(len(self.lanes)):
            self.tell(row)
        self.tell_singles()

    def step(self, by_place: bool) -> None:
        """Play the actions in the buffer, one a lane, and tell what follows.

        With `by_place` the buffer holds their places among the legal ones instead of them.
        """
        actions = self.buffers.actions.tolist()
        for row in range(len(self.lanes)):
            if by_place:
                actions[row] = self.action_at(row, actions[row])
            else:
                self.check(row, actions[row])
        if by_place:
            self.buffers.actions[:] = array("i", actions)
        for row in range(len(self.lanes)):
            self.act(row, actions[row])
            self.tell(row)
        self.tell_singles()

    def check(self, row: int, action: int) -> None:
        """Before anything is played: a step with an illegal action changes nothing."""
        if not holds(self.lanes[row].legal, action):
            self.refuse(row, action)

    def action_at(self, row: int, place: int) -> int:
        legal = self.lanes[row].legal
        if not 0 <= place < len(legal):
            actions = "1 action is" if len(legal) == 1 else f"{len(legal)} actions are"
            raise AquaeError(f"lane {row}: {actions} legal, none at place {place}")
        return legal[place]

    def act(self, row: int, action: int) -> None:
        lane = self.lanes[row]
        state = lane.state
        state.apply(action)
        let_chance_act(state, lane.rng)
        over = state.to_move == OVER
        if over or self.by_score:
            self.pay(row, lane.rewards.of(state, self.seats))
            lane.paid = True
        elif lane.paid:
            self.pay(row, NOTHING)
            lane.paid = False
        self.done[row] = int(over)
        if over:
            lane.begin()

    def refuse(self, row: int, action: int) -> None:
        if not 0 <= action < len(self.game.vocabulary):
            raise AquaeError(f"lane {row}: {action} is no action of {self.game.title}")
        refusal = self.lanes[row].state.why_not(action)
        raise AquaeError(f"lane {row}: {self.game.vocabulary.text(action)}: {refusal}")

    def pay(self, row: int, gained: list[float]) -> None:
        rewards = self.buffers.rewards[row]
        for seat, gain in enumerate(gained):
            rewards[seat] = gain

    def tell(self, row: int) -> None:
        """Who is to move, what that seat sees, what it may do, and one of these by lot."""
        lane = self.lanes[row]
        state = lane.state
        actions = state.actions()
        self.buffers.observations[row][:] = self.observation.tell(state, state.to_move)
        tell_mask(self.buffers.masks[row], lane.legal, actions, self.nothing)
        lane.legal = actions
        self.to_move[row] = state.to_move
        count: i64 = len(actions)
        self.counts[row] = count
        self.suggestions[row] = actions[lane.choice.below(count)]

    def tell_singles(self) -> None:
        self.buffers.to_move[:] = array("b", self.to_move)
        self.buffers.done[:] = bytes(self.done)
        self.buffers.counts[:] = array("i", self.counts)
        self.buffers.suggestions[:] = array("i", self.suggestions)


def tell_mask(
    mask: memoryview, before: list[Any], after: list[Any], nothing: "memoryview[bool]"
) -> None:
    """Write what is different from the menu before; both are ascending.

    Actions stay objects here: to make new ones would cost more than to compare them.
    """
    place: i64 = 0
    count: i64 = len(before)
    old: i64 = -1
    for action in after:
        new: i64 = action
        start: i64 = place
        while place < count:
            old = before[place]
            if old >= new:
                break
            place += 1
        if start < place:
            clear(mask, before, start, place, nothing)
        if place < count and old == new:
            place += 1
        else:
            mask[action] = True
    clear(mask, before, place, count, nothing)


def clear(
    mask: memoryview, before: list[Any], start: i64, stop: i64, nothing: "memoryview[bool]"
) -> None:
    """Take away the actions between two places of the menu before; there are no others there."""
    if stop - start > FEW:
        first: i64 = before[start]
        after_last: i64 = before[stop - 1] + 1
        mask[first:after_last] = nothing[: after_last - first]
        return
    while start < stop:
        mask[before[start]] = False
        start += 1
