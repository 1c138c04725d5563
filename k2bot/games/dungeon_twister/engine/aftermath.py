"""Consequences of actions: wounds, eliminations, falls, points, end of the turn and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_OBJECTS,
    IS_CHARACTER,
    OWNER,
    QUIET_TURNS,
    ROPES,
    THIEVES,
    TOKENS,
    TREASURES,
    exit_points,
)
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    GameEnded,
    Left,
    ObjectLost,
    Skipped,
    TurnBegan,
    TurnEnded,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.model import (
    DEAD,
    EXIT,
    LOST,
    SAFE,
    SCORED,
    Phase,
    change_seat,
    places_after,
)
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Draft

_ACT, _OVER, _CARD = Phase.ACT, Phase.OVER, Phase.CARD


def spend(draft: Draft, character: int) -> None:
    """Spend one action point of a character, from its potion first (rule 34)."""
    for drunk, points in draft.potion:
        if drunk == character:
            rest = [one for one in draft.potion if one[0] != character]
            if points > 1:
                rest.append((character, points - 1))
            draft.potion = tuple(sorted(rest))
            return
    draft.ap -= 1


def score(draft: Draft, seat: int, points: int) -> None:
    """Award points to a seat."""
    if points:
        blue, yellow = draft.vp
        draft.vp = (blue + points, yellow) if seat == 0 else (blue, yellow + points)
        happened(draft)


def happened(draft: Draft) -> None:
    """Mark the turn as eventful (rule 39)."""
    draft.eventful = True
    draft.quiet = 0


def gone(draft: Draft, token: int, why: int) -> None:
    """Remove a token from the maze."""
    draft.at = places_after(draft.at, (token, why))
    stays = ~(1 << token)
    draft.wounded &= stays
    draft.fresh_wounded &= stays
    draft.fresh_healed &= stays
    if draft.potion:
        draft.potion = tuple(one for one in draft.potion if one[0] != token)


def eliminate(draft: Draft, character: int, cause: str, events: list[Event]) -> None:
    """Eliminate a character, and the wounded one it carries (rules 20, 21)."""
    carried = carried_by(draft, character)
    square = draft.at[character]
    gone(draft, character, DEAD)
    score(draft, 1 - OWNER[character], 1)
    stays = ROPES if draft.maze.pits >> square & 1 else ALL_OBJECTS
    dropped = next((TOKENS[token] for token in stays if draft.at[token] == square), None)
    events.append(Eliminated(TOKENS[character], NAMES[square], cause, dropped))
    if carried is not None:
        eliminate(draft, carried, "carrier", events)


def wound(draft: Draft, character: int, events: list[Event]) -> None:
    """Wound a character; one that it carries is eliminated (rules 18, 20, 34)."""
    carried = carried_by(draft, character)
    draft.wounded |= 1 << character
    draft.fresh_wounded |= 1 << character
    draft.potion = tuple(one for one in draft.potion if one[0] != character)
    events.append(Wounded(TOKENS[character]))
    if carried is not None:
        eliminate(draft, carried, "carrier", events)


def carried_by(draft: Draft, character: int) -> int | None:
    """The wounded friend that an unwounded character carries, if any."""
    if draft.wounded and not draft.wounded >> character & 1:
        square = draft.at[character]
        for token, place in enumerate(draft.at):
            if place == square and token != character and IS_CHARACTER[token]:
                return token
    return None


def leave(draft: Draft, character: int, load: int | None, events: list[Event]) -> None:
    """Remove a character from the maze together with its load, and score it (rule 22)."""
    points = exit_points(character, load)
    if load is not None:
        gone(draft, load, fate_outside(load))
    gone(draft, character, EXIT)
    score(draft, OWNER[character], points)
    events.append(Left(TOKENS[character], points, None if load is None else TOKENS[load]))


def fate_outside(load: int) -> int:
    """What becomes of a token that a character carries out of the maze (rule 22)."""
    return SAFE if IS_CHARACTER[load] else SCORED if load in TREASURES else LOST


def fall(draft: Draft, events: list[Event]) -> None:
    """Eliminate characters on a pit without a rope or an unwounded thief there (rules 16, 21)."""
    maze = draft.maze
    if maze.pit_squares.isdisjoint(draft.at):
        return
    pits = maze.pits
    there: dict[int, list[int]] = {}
    for token, place in enumerate(draft.at):
        if place < SQUARES and pits >> place & 1:
            there.setdefault(place, []).append(token)
    for square, tokens in there.items():
        if any(token in ROPES or (token in THIEVES and not draft.wounded >> token & 1) for token in tokens):
            continue
        for token in tokens:
            if IS_CHARACTER[token] and draft.at[token] == square:
                eliminate(draft, token, "pit", events)
        for token in tokens:
            if not IS_CHARACTER[token]:
                gone(draft, token, LOST)
                events.append(ObjectLost(TOKENS[token], NAMES[square]))


def settle(draft: Draft, events: list[Event]) -> None:
    """Finish an action: falls, then the end of the game or the turn if it has come (rules 8, 37, 38)."""
    fall(draft, events)
    vp, goal, turn = draft.vp, draft.setup.goal, draft.turn
    if vp[turn] >= goal[turn]:
        end_game(draft, turn, "goal", events)
    elif vp[1 - turn] >= goal[1 - turn]:
        end_game(draft, 1 - turn, "goal", events)
    elif draft.phase is _ACT and ((draft.ap == 0 and not draft.potion) or not draft.can_act(draft.turn)):
        end_turn(draft, events)


def end_turn(draft: Draft, events: list[Event]) -> None:
    """End the turn: return played-out action cards to the hand, count quiet turns (rules 8, 39)."""
    seat = draft.turn
    if not draft.seats[seat].actions:
        change_seat(draft, seat, actions=ACTION_CARDS)
    events.append(TurnEnded(seat, draft.points_left))
    draft.ap = 0
    draft.potion = ()
    draft.fresh_wounded = draft.fresh_healed = 0
    draft.quiet = 0 if draft.eventful else draft.quiet + 1
    draft.eventful = False
    if draft.offer == 1 - seat:
        draft.offer = None  # ignored for a whole turn, so the offer expires
    if draft.quiet >= QUIET_TURNS:
        end_game(draft, leader(draft), "quiet", events)
    else:
        begin_turn(draft, 1 - seat, events)


def begin_turn(draft: Draft, seat: int, events: list[Event]) -> None:
    """Begin the next turn, of this seat, or of the other if none of its characters can act (rule 38)."""
    if not draft.can_act(seat):
        if not draft.can_act(1 - seat):
            end_game(draft, leader(draft), "nobody", events)
            return
        events.append(Skipped(seat))
        seat = 1 - seat
    draft.turn = seat
    draft.number += 1
    draft.phase = _CARD
    events.append(TurnBegan(seat, draft.number))


def leader(draft: Draft) -> int | None:
    """The seat with the higher score; None for a tie."""
    blue, yellow = draft.vp
    return None if blue == yellow else int(yellow > blue)


def end_game(draft: Draft, winner: int | None, reason: str, events: list[Event]) -> None:
    """End the game, leaving unfinished business as it is."""
    draft.phase = _OVER
    draft.result = (winner, reason)
    events.append(GameEnded(winner, reason))
