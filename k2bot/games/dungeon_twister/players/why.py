"""Why an answer is a good one: worked out from the position that it answers."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import Action, End, Hide, Lay, Place, Play, Team, parse
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.model import Phase, draft_of
from k2bot.games.dungeon_twister.engine.play import apply
from k2bot.games.dungeon_twister.engine.record import OFFER
from k2bot.games.dungeon_twister.players import (
    fears,
    fight_reasons,
    filling,
    gains,
    room_reasons,
    sampling,
)
from k2bot.games.dungeon_twister.players.reasons import JOINT, Reason, Why, because
from k2bot.games.dungeon_twister.players.searching import Beam, Manner
from k2bot.games.dungeon_twister.players.turning import written
from k2bot.games.dungeon_twister.players.valuing import GREEDY, Valuer

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.view import Observation

_QUICK: Final = Manner(Valuer(GREEDY), 1)
"""How a turn is looked for that an action card would be good for."""


def why(seen: Observation, answer: str) -> Why:
    """Why a seat would answer that.

    Raises DungeonError for an answer that cannot be read or is not legal, and ValueError for a spectator.
    """
    seat = seen.seat
    if seat is None:
        raise ValueError("a spectator answers nothing")
    if answer == OFFER:
        return Why(_of_draw(seen, seat))
    game = sampling.deal(seen, Random(0))  # noqa: S311 - nothing of what is drawn is told
    actions = [parse(text) for text in answer.split(JOINT)]
    found = _of(seen, game, seat, actions)
    offered = seen.offer == 1 - seat
    return Why(found.gain, found.fear, _of_draw(seen, seat) if offered else None)


def _of(seen: Observation, game: Game, seat: int, actions: list[Action]) -> Why:
    match actions[0]:
        case Team(characters):
            return room_reasons.team(seat, characters)
        case Hide(token, slot):
            return room_reasons.hidden(seat, token, slot)
        case Play(card):
            return _of_card(seen, game, seat, card)
        case Place(token, square):
            return room_reasons.placed(game, seat, token, square)
        case Lay(card):
            return fight_reasons.laid(game, seat, card)
        case _:
            return _of_turn(game, seat, actions)


def _of_turn(game: Game, seat: int, actions: list[Action]) -> Why:
    done = gains.of_turn(game, seat, actions)
    return Why(done.gain, done.fear or fears.after(game, done.state, seat))


def _of_draw(seen: Observation, seat: int) -> Reason:
    own, other = seen.vp[seat], seen.vp[1 - seat]
    stands = "ahead" if own > other else "behind" if own < other else "even"
    return because("draw", stands=stands, own=own, other=other, quiet=seen.quiet)


def _of_card(seen: Observation, game: Game, seat: int, card: int) -> Why:
    """What a quick look finds for so many action points; rooms count as they are on average."""
    draft = draft_of(game)
    draft.phase, draft.ap = Phase.ACT, card
    rooms = filling.Rooms(seen, seat, _QUICK.valuer, Random(0), 1)  # noqa: S311 - as above
    plans = Beam(_QUICK, seat, rooms).plans(draft, 20)
    plan = next(plan for plan in plans if len(plan.deeds) <= card)
    state = apply(game, seat, Play(card)).game
    actions: list[Action] = []
    after = state
    for deed in plan.deeds:
        actions.append(written(Board(after), deed))
        if not gains.is_news(actions[-1]):
            after = apply(after, seat, actions[-1]).game
            if after.turn != seat or after.phase is not Phase.ACT:
                break
    then = gains.of_turn(state, seat, actions or [End()])
    kept = tuple(one for one in game.seats[seat].actions if one > card)
    gain = because("card", card=card, then=then.gain)
    if then.gain.kind == "wins":
        return Why(gain)
    return Why(
        gain, because("cards", cards=kept) if kept else then.fear or fears.after(game, then.state, seat)
    )
