"""Priors for Aqua Romana: build long where there is land, and close in time."""

from typing import Final

from aquae._native import i64, vec
from aquae.core.packed import packed
from aquae.games.aqua_romana.board import (
    BLANK,
    DEAD,
    EDGE,
    ENTRY,
    FRONT,
    HAS_TWO,
    JOKER,
    NEXT_SLOT,
    OUTLET,
    PIECES,
    SIGHT,
    SLOT_SIDE,
    SLOTS,
    SQUARES,
    STAND,
    WAY_OUT,
)
from aquae.games.aqua_romana.bot import prior_weights as weight
from aquae.games.aqua_romana.bot.land import (
    GOES_AHEAD,
    STOPPED,
    beyond,
    heading,
    leads_on,
    room,
)
from aquae.games.aqua_romana.position import (
    BUILDING,
    BUILDING_FOR_OTHERS,
    CLOSING,
    EXTRA_TILE,
    FREE,
    ON_BOARD,
    SHIFTING,
    TAKING,
    Position,
)
from aquae.games.aqua_romana.scoring import PODIUMS, podium_for
from aquae.games.aqua_romana.state import RomanaState
from aquae.games.aqua_romana.words import CLOSE, EXTRA, KEEP, LAY, SHIFT, TAKE

NOBODY: Final = -1
"""No workman is built for: the extra tile extends no aqueduct."""


def log_priors(state: RomanaState, actions: list[int]) -> list[float]:
    """How likely a sound player takes each action, on a logarithmic scale."""
    phase = state.phase
    if phase == BUILDING or phase == BUILDING_FOR_OTHERS:
        return _lay_priors(state, actions)
    if phase == CLOSING:
        return _closing_priors(state, actions)
    if phase == EXTRA_TILE:
        return _extra_priors(state, actions)
    if phase == TAKING:
        return [_take_prior(action - TAKE) for action in actions]
    offers = _offers(state, weight.PLACE)
    if phase == SHIFTING:
        return [_shift_prior(state, action - SHIFT, offers) for action in actions]
    return [_builder_prior(action, offers) for action in actions]


# What builders offer


def _offers(position: Position, weights: list[float]) -> vec[i64]:
    """How welcome builders are on each slot to who is to move, in thousandths.

    First those whose tiles lead on ahead, then those whose tiles lead aside.
    """
    offers = vec[i64]([0] * (2 * SLOTS))
    far = position.far
    owner = position.setting.owner
    rivals: i64 = position.setting.players - 1
    welcome = packed([int(1000.0 * share) for share in weights])
    workman: i64
    for workman in position.setting.layout.workmen:
        ahead = heading(position, workman)
        if ahead == STOPPED:
            continue
        edges = 4 * FRONT[ahead]
        entry = ENTRY[ahead]
        on = far[EDGE[edges + (entry ^ 2)]] < DEAD
        aside = far[EDGE[edges + (entry ^ 1)]] < DEAD or far[EDGE[edges + (entry ^ 3)]] < DEAD
        if owner[workman] == position.to_move:
            worth_on = welcome[0 if on else 2]
            worth_aside = welcome[0 if aside else 2]
        else:
            worth_on = welcome[1 if on else 3] // rivals
            worth_aside = welcome[1 if aside else 3] // rivals
        seen = 4 * STAND[ahead]
        look: i64
        for look in range(seen, seen + 4):
            slot = SIGHT[look]
            offers[slot] += worth_on
            offers[SLOTS + slot] += worth_aside
    return offers


def _offer(offers: vec[i64], kind: i64, slot: i64) -> float:
    """How welcome a builder of this kind is on the slot."""
    thousandths: int = offers[slot if GOES_AHEAD[kind] else SLOTS + slot]
    if kind == JOKER:
        thousandths = max(offers[slot], offers[SLOTS + slot])
    return thousandths / 1000.0


def _builder_prior(place: i64, offers: vec[i64]) -> float:
    """R-10 and R-27: what a builder offers on a slot and on the next."""
    kind = place // SLOTS
    slot = place % SLOTS
    return _offer(offers, kind, slot) + weight.NEXT * _offer(offers, kind, NEXT_SLOT[slot])


def _next_free(position: Position, slot: i64) -> i64:
    """R-22: where a builder goes."""
    to = NEXT_SLOT[slot]
    while position.pathway[to] != FREE:
        to = NEXT_SLOT[to]
    return to


def _shift_prior(position: Position, slot: i64, offers: vec[i64]) -> float:
    """What a builder offers when he has moved on, compared with now."""
    kind = position.pathway[slot]
    return _offer(offers, kind, _next_free(position, slot)) - _offer(offers, kind, slot)


def _take_prior(kind: int) -> float:
    if kind == JOKER:
        return weight.TAKE_JOKER
    return 0.0 if GOES_AHEAD[kind] else weight.TAKE_BEND


# Laying a tile


def _lay_priors(position: Position, actions: list[int]) -> list[float]:
    """The tile and the builder are judged apart, as the same tile may come from two builders."""
    priors: list[float] = []
    offers = _offers(position, weight.LOOK)
    last_workman: i64 = -1
    last_slot: i64 = -1
    builder = 0.0
    had = 0
    action: i64
    for action in actions:
        word = action - LAY
        place = word // PIECES
        workman = place // SLOTS
        slot = place % SLOTS
        if workman != last_workman:
            last_workman = workman
            had = room(position, heading(position, workman))
        if slot != last_slot:
            last_slot = slot
            builder = _use_prior(position, slot, offers)
        priors.append(builder + _tile_prior(position, workman, word % PIECES, had))
    return priors


def _use_prior(position: Position, slot: i64, offers: vec[i64]) -> float:
    """R-22: the builder moves on, and perhaps brings one more tile."""
    worth = _shift_prior(position, slot, offers)
    if SLOT_SIDE[_next_free(position, slot)] != SLOT_SIDE[slot]:
        worth += weight.FOUNTAIN
    return worth


def _tile_prior(position: Position, workman: i64, piece: i64, had: int) -> float:
    ahead = heading(position, workman)
    square = FRONT[ahead]
    gain: int = 0
    end = ahead
    # Once round for each time that the water comes back to the square.
    while end != STOPPED and FRONT[end] == square:
        out = WAY_OUT[4 * piece + ENTRY[end]]
        if out < 0:
            end = STOPPED
            break
        gain += 1 + position.length[EDGE[4 * square + out]]
        end = beyond(position, square, out)
    worth = _worth_for_others(position, workman, square, piece)
    if position.setting.owner[workman] != position.to_move:
        return worth + _worth_of_foreign(position, gain, end, had)
    length: int = position.length[OUTLET + workman]
    worth += weight.GAIN * min(gain, PODIUMS - min(length, PODIUMS)) + weight.LONG * length / 10.0
    if HAS_TWO[piece]:
        worth += weight.TWO_WAYS
    if end == STOPPED:
        worth += weight.CLOSES + weight.CLOSES_LONG * (length + gain) / 10.0
        return worth + weight.CLOSES_ROOM * had
    return worth + _worth_of_end(position, end, had)


def _worth_of_end(position: Position, end: i64, had: int) -> float:
    """Where an own aqueduct would end now."""
    ways: int = room(position, end)
    worth = weight.ROOM * (ways - had)
    if ways == 0:
        worth += weight.CRAMPED
    elif ways <= 3:
        worth += weight.NARROW
    return worth + weight.SEES * min(builders_leading_on(position, end), 2)


def builders_leading_on(position: Position, end: i64) -> int:
    """Builders in sight of an end who can extend the aqueduct without closing it."""
    count = 0
    seen = 4 * STAND[end]
    look: i64
    for look in range(seen, seen + 4):
        builder = position.pathway[SIGHT[look]]
        if builder != FREE and leads_on(position, end, builder):
            count += 1
    return count


def _worth_of_foreign(position: Position, gain: int, end: i64, had: int) -> float:
    """R-23: when we must build for another, it had better end there."""
    worth = weight.FOREIGN_GAIN * gain
    if end == STOPPED:
        return worth + weight.FOREIGN_CLOSES + weight.FOREIGN_CLOSES_ROOM * had
    ways: int = room(position, end)
    return worth + weight.FOREIGN_ROOM * ways


def _worth_for_others(position: Position, workman: i64, square: i64, piece: i64) -> float:
    """R-21: other aqueducts that end at the square grow or are closed."""
    worth = 0.0
    side: i64
    for side in range(4):
        outlet = position.far[EDGE[4 * square + side]] - OUTLET
        if outlet < 0 or outlet == workman or position.podium[outlet] != ON_BOARD:
            continue
        sign = 1.0 if position.setting.owner[outlet] == position.to_move else -1.0
        worth += weight.SHARED
        out = WAY_OUT[4 * piece + side]
        if out >= 0:
            gain: int = 1 + position.length[EDGE[4 * square + out]]
            worth += sign * weight.OTHER_GAIN * gain
        if out < 0 or beyond(position, square, out) == STOPPED:
            ways: int = room(position, heading(position, outlet))
            worth += sign * weight.OTHER_CLOSES * (1 + ways)
    return worth


# Closing by choice


def _closing_priors(position: Position, actions: list[int]) -> list[float]:
    return [
        weight.KEEPS if action == KEEP else _close_prior(position, action - CLOSE)
        for action in actions
    ]


def _close_prior(position: Position, workman: int) -> float:
    length: int = position.length[OUTLET + workman]
    step = podium_for(position.podium, length)
    ahead = heading(position, workman)
    ways: int = room(position, ahead)
    worth = weight.CLOSE_LONG * step / 10.0
    worth += weight.CLOSE_LOSS * (min(length, PODIUMS) - step)
    worth += weight.CLOSE_RIVALS * min(_rivals(position, step), 2)
    if step == PODIUMS:
        return worth + weight.CLOSE_FULL
    if ways == 0:
        return worth + weight.CLOSE_CRAMPED
    worth += weight.CLOSE_SEES * min(builders_leading_on(position, ahead), 2)
    return worth + weight.CLOSE_ROOM * ways


def _rivals(position: Position, step: int) -> int:
    """Foreign workmen on the board who could take this podium soon."""
    count = 0
    for workman in position.setting.layout.workmen:
        if position.podium[workman] == ON_BOARD:
            length = position.length[OUTLET + workman]
            if (
                position.setting.owner[workman] != position.to_move
                and step <= length + 1
                and length <= step + 2
            ):
                count += 1
    return count


# One more tile after a fountain


def _extra_priors(position: Position, actions: list[int]) -> list[float]:
    """What matters is the squares that an aqueduct reaches with its next tile, or might have."""
    concerns = _concerns(position)
    blocking = position.setting.blocking
    priors: list[float] = []
    action: i64
    for action in actions:
        word = action - EXTRA
        square = word // PIECES
        worth = 0.0
        if concerns[4 * SQUARES + square] != 0.0:
            worth = _worth_of_extra(position, square, word % PIECES, concerns)
        if blocking:
            worth += _worth_for_others(position, NOBODY, square, word % PIECES)
        priors.append(worth)
    return priors


def _concerns(position: Position) -> vec[float]:
    """By square and side, who would be glad to come in there (own +, foreign -).

    Behind that, by square, whether there is anybody.
    """
    concerns = vec[float]([0.0] * (5 * SQUARES))
    rivals = position.setting.players - 1
    workman: i64
    for workman in position.setting.layout.workmen:
        ahead = heading(position, workman)
        if ahead == STOPPED:
            continue
        own = position.setting.owner[workman] == position.to_move
        length: int = min(position.length[OUTLET + workman], PODIUMS)
        concern = (1.0 if own else -1.0 / rivals) * (1.0 + length / 10.0)
        square = FRONT[ahead]
        side: i64
        for side in range(4):
            if side != ENTRY[ahead]:
                behind = beyond(position, square, side)
                if behind != STOPPED and position.pieces[FRONT[behind]] == BLANK:
                    concerns[4 * FRONT[behind] + ENTRY[behind]] += concern
                    concerns[4 * SQUARES + FRONT[behind]] = 1.0
    return concerns


def _worth_of_extra(position: Position, square: i64, piece: i64, concerns: vec[float]) -> float:
    worth = weight.EXTRA_NEAR
    side: i64
    for side in range(4):
        concern = concerns[4 * square + side]
        if concern == 0.0:
            continue
        out = WAY_OUT[4 * piece + side]
        if out < 0:
            worth += weight.EXTRA_BLOCKS * concern
        elif position.far[EDGE[4 * square + out]] >= DEAD:
            worth += weight.EXTRA_TRAPS * concern
        else:
            worth += weight.EXTRA_FEEDS * concern
    return worth
