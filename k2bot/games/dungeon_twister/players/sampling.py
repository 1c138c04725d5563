"""A whole game as it might be: what a seat knows, and the rest drawn so that it fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import (
    CHARACTERS_OF,
    MARKS,
    OF_A_SEAT,
    ROOM_IDS,
)
from k2bot.games.dungeon_twister.engine.model import SLOT, UNLAID, Game, Phase, Seat
from k2bot.games.dungeon_twister.engine.setting_up import MARK_SQUARES
from k2bot.games.dungeon_twister.engine.view import UNKNOWN

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.dungeon_twister.engine.view import Observation, SeatView


def deal(seen: Observation, chance: Random) -> Game:
    """A game that would look like this: rooms, hidden tokens and laid cards that nobody sees are drawn."""
    rooms, rotations, up = _rooms(seen, chance)
    return Game(
        setup=seen.setup,
        seed="",
        phase=seen.phase,
        turn=seen.turn,
        number=seen.number,
        step=0,
        ap=seen.ap,
        top=seen.top,
        quiet=seen.quiet,
        eventful=seen.eventful,
        first=seen.turn if seen.first is None else seen.first,
        vp=seen.vp,
        rooms=rooms,
        rotations=rotations,
        up=up,
        gates=seen.gates,
        at=_places(seen, chance),
        wounded=seen.wounded,
        fresh_wounded=seen.fresh_wounded,
        fresh_healed=seen.fresh_healed,
        potion=seen.potion,
        seats=(_seat(seen.seats[0], seen.seat, chance), _seat(seen.seats[1], seen.seat, chance)),
        fight=seen.fight,
        placing=seen.placing,
        offer=seen.offer,
        result=seen.result,
    )


def _rooms(seen: Observation, chance: Random) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    shown = {room.id for room in seen.rooms}
    rest = [number for number, name in enumerate(ROOM_IDS) if name not in shown]
    chance.shuffle(rest)
    rooms, rotations, up = [], [], 0
    for room in seen.rooms:
        if room.id is None:
            rooms.append(rest.pop())
            rotations.append(chance.randrange(4))
        else:
            rooms.append(ROOM_IDS.index(room.id))
            rotations.append(room.rotation or 0)
            up |= 1 << room.slot
    return tuple(rooms), tuple(rotations), up


def _places(seen: Observation, chance: Random) -> tuple[int, ...]:
    """Where all tokens are; those unknown are drawn among the marks and backs on which they can be."""
    at = list(seen.at)
    for view in seen.seats:
        tokens = range(view.seat * OF_A_SEAT, (view.seat + 1) * OF_A_SEAT)
        unknown = [token for token in tokens if at[token] == UNKNOWN]
        if not unknown:
            continue
        if seen.number == 0 and view.has_team:
            team = chance.sample(CHARACTERS_OF[view.seat], len(MARKS))
            for token, square in zip(team, MARK_SQUARES[view.seat], strict=True):
                at[token] = square
            unknown = [token for token in unknown if token not in team]
        backs = [SLOT + room.slot for room in seen.rooms for _ in range(room.backs[view.seat])]
        backs += [UNLAID] * (len(unknown) - len(backs))
        if seen.phase is Phase.START:
            backs = [UNLAID] * len(unknown)
        chance.shuffle(backs)
        for token, place in zip(unknown, backs, strict=True):
            at[token] = place
    return tuple(at)


def _seat(view: SeatView, observer: int | None, chance: Random) -> Seat:
    """The cards of a seat; a card it has laid unseen is drawn from those it has."""
    combat, laid = list(view.combat), view.laid
    if view.has_laid and view.seat != observer:
        laid = chance.choice(combat)
        combat.remove(laid)
    return Seat(view.actions, tuple(combat), view.jumps, laid)
