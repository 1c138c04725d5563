"""Consequences of actions: wounds, eliminations, falls, points, end of the turn and of the game."""

from __future__ import annotations

from k2bot.games.dungeon_twister.engine.board import is_bridged
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    ALL_OBJECTS,
    IS_CHARACTER,
    OWNER,
    QUIET_TURNS,
    ROPES,
    TOKENS,
    TREASURES,
    exit_points,
)
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Event,
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
    MutableState,
    Phase,
    change_seat,
    places_after,
    turn_start,
)
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES

_ACT, _OVER, _CARD = Phase.ACT, Phase.OVER, Phase.CARD


def spend_point(state: MutableState, character: int) -> None:
    """Spend one action point of a character, from its potion first (rule 34)."""
    for drunk, points in state.potion:
        if drunk == character:
            rest = [one for one in state.potion if one[0] != character]
            if points > 1:
                rest.append((character, points - 1))
            state.potion = tuple(sorted(rest))
            return
    state.ap -= 1


def score(state: MutableState, seat: int, points: int) -> None:
    """Award points to a seat."""
    if points:
        blue, yellow = state.vp
        state.vp = (blue + points, yellow) if seat == 0 else (blue, yellow + points)
        mark_eventful(state)


def mark_eventful(state: MutableState) -> None:
    """Mark the turn as eventful (rule 39)."""
    state.eventful = True
    state.quiet = 0


def remove_token(state: MutableState, token: int, place: int) -> None:
    """Remove a token from the maze."""
    state.places = places_after(state.places, (token, place))
    stays = ~(1 << token)
    state.wounded &= stays
    state.fresh_wounded &= stays
    state.fresh_healed &= stays
    if state.potion:
        state.potion = tuple(one for one in state.potion if one[0] != token)


def eliminate(state: MutableState, character: int, cause: str, events: list[Event]) -> None:
    """Eliminate a character, and the wounded one it carries (rules 20, 21)."""
    carried = carried_by(state, character)
    square = state.places[character]
    remove_token(state, character, DEAD)
    score(state, 1 - OWNER[character], 1)
    stays = ROPES if state.maze.pits >> square & 1 else ALL_OBJECTS
    dropped = next((TOKENS[token] for token in stays if state.places[token] == square), None)
    events.append(Eliminated(TOKENS[character], NAMES[square], cause, dropped))
    if carried is not None:
        eliminate(state, carried, "carrier", events)


def wound(state: MutableState, character: int, events: list[Event]) -> None:
    """Wound a character; one that it carries is eliminated (rules 18, 20, 34)."""
    carried = carried_by(state, character)
    state.wounded |= 1 << character
    state.fresh_wounded |= 1 << character
    state.potion = tuple(one for one in state.potion if one[0] != character)
    events.append(Wounded(TOKENS[character]))
    if carried is not None:
        eliminate(state, carried, "carrier", events)


def carried_by(state: MutableState, character: int) -> int | None:
    """The wounded friend that an unwounded character carries, if any."""
    if state.wounded and not state.wounded >> character & 1:
        square = state.places[character]
        for token, place in enumerate(state.places):
            if place == square and token != character and IS_CHARACTER[token]:
                return token
    return None


def leave_maze(state: MutableState, character: int, load: int | None, events: list[Event]) -> None:
    """Remove a character from the maze together with its load, and score it (rule 22)."""
    points = exit_points(character, load)
    if load is not None:
        remove_token(state, load, fate_outside(load))
    remove_token(state, character, EXIT)
    score(state, OWNER[character], points)
    events.append(Left(TOKENS[character], points, None if load is None else TOKENS[load]))


def fate_outside(load: int) -> int:
    """New place of a token that a character carries out of the maze (rule 22)."""
    return SAFE if IS_CHARACTER[load] else SCORED if load in TREASURES else LOST


def resolve_falls(state: MutableState, events: list[Event]) -> None:
    """Eliminate characters on a pit without a rope or an unwounded thief there (rules 16, 21)."""
    maze = state.maze
    if maze.pit_squares.isdisjoint(state.places):
        return
    pits = maze.pits
    by_square: dict[int, list[int]] = {}
    for token, place in enumerate(state.places):
        if place < SQUARES and pits >> place & 1:
            by_square.setdefault(place, []).append(token)
    for square, tokens in by_square.items():
        if is_bridged(tokens, state.wounded):
            continue
        for token in tokens:
            if (
                IS_CHARACTER[token] and state.places[token] == square
            ):  # not already eliminated with its carrier
                eliminate(state, token, "pit", events)
        for token in tokens:
            if not IS_CHARACTER[token]:
                remove_token(state, token, LOST)
                events.append(ObjectLost(TOKENS[token], NAMES[square]))


def finish_action(state: MutableState, events: list[Event]) -> None:
    """Finish an action: falls, then the end of the game or the turn if it has come (rules 8, 37, 38)."""
    resolve_falls(state, events)
    vp, goal, turn = state.vp, state.setup.goal, state.active_seat
    if vp[turn] >= goal[turn]:
        end_game(state, turn, "goal", events)
    elif vp[1 - turn] >= goal[1 - turn]:
        end_game(state, 1 - turn, "goal", events)
    elif state.phase is _ACT and (
        (state.ap == 0 and not state.potion) or not state.can_act(state.active_seat)
    ):
        end_turn(state, events)


def end_turn(state: MutableState, events: list[Event]) -> None:
    """End the turn: return played-out action cards to the hand, count quiet turns (rules 8, 39)."""
    seat = state.active_seat
    if not state.seats[seat].actions:
        change_seat(state, seat, actions=ACTION_CARDS, shown_card=None)
    left = state.points_left
    events.append(TurnEnded(seat, left, stuck=left > 0 and not state.can_act(seat)))
    state.ap = 0
    state.potion = ()
    state.fresh_wounded = state.fresh_healed = 0
    state.quiet = 0 if state.eventful else state.quiet + 1
    state.eventful = False
    if state.offer == 1 - seat:
        state.offer = None  # not accepted in this turn, so the offer expires
    if state.quiet >= QUIET_TURNS:
        end_game(state, leader(state), "quiet", events)
    else:
        begin_turn(state, 1 - seat, events)


def begin_turn(state: MutableState, seat: int, events: list[Event]) -> None:
    """Begin the next turn, of this seat, or of the other if none of its characters can act (rule 38)."""
    if not state.can_act(seat):
        if not state.can_act(1 - seat):
            end_game(state, leader(state), "nobody", events)
            return
        events.append(Skipped(seat))
        seat = 1 - seat
    state.active_seat = seat
    state.turn_number += 1
    state.phase = _CARD
    state.starts = (*state.starts[-2:], turn_start(state))
    events.append(TurnBegan(seat, state.turn_number))


def leader(state: MutableState) -> int | None:
    """The seat with the higher score; None for a tie."""
    blue, yellow = state.vp
    return None if blue == yellow else int(yellow > blue)


def end_game(state: MutableState, winner: int | None, reason: str, events: list[Event]) -> None:
    """End the game, leaving unfinished business as it is."""
    state.phase = _OVER
    state.result = (winner, reason)
    events.append(GameEnded(winner, reason))
