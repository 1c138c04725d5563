"""Phase 4: the acclimatization check at night (rules 20 to 22 and 40), and the end of the game (rule 26)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from k2bot.engines.copying import copier
from k2bot.engines.errors import IllegalActionError
from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.actions import Action, LetGo, Rescue, Slide
from k2bot.games.k2.engine.content import CLIMBER_NAMES, ClimberKey, Space
from k2bot.games.k2.engine.events import (
    Checked,
    Died,
    Event,
    GameEnded,
    Rescued,
    Slid,
    checked,
)
from k2bot.games.k2.engine.model import (
    Check,
    Climber,
    ClimberPair,
    Decision,
    Game,
    Phase,
    Seat,
    changed_climber,
    changed_game,
    changed_seat,
    with_climbers,
    with_seats,
)
from k2bot.games.k2.engine.phases import new_day
from k2bot.games.k2.engine.terrain import NightEffects, night_effects

if TYPE_CHECKING:
    from k2bot.games.k2.engine.events import EndReason
    from k2bot.games.k2.engine.view import Observation

Cause: TypeAlias = Literal["check", "resigned"]
_with_air = copier(Climber, "air")
_with_check = copier(Game, "check")


def check_climber(game: Game | Observation, key: ClimberKey) -> Checked:
    """Compute one living climber's check under today's weather (rules 20, 21 and 40)."""
    return _check_climber(night_effects(game.setup.side, game.weather), game.seats[key[0]], key)


def _check_climber(effects: NightEffects, owner: ClimberPair, key: ClimberKey) -> Checked:
    climber = owner.climber(key[1])
    space, before = climber.space, climber.air
    assert space is not None  # noqa: S101 - the dead are not checked
    change, loss, avalanche = effects[space]
    tent = 1 if space in owner.tents else 0
    after = min(before + change + tent - loss - avalanche, content.HIGHEST_AIR)
    return checked(key, space, before, change, tent, loss, avalanche, after)


def is_doomed(seen: Observation, key: ClimberKey) -> bool:
    """Whether a climber would die in tonight's check at its current space.

    False once it has happened (rule 21).
    """
    if seen.phase in {Phase.CHECK, Phase.OVER}:
        return False
    return seen.climber(key).on_board and check_climber(seen, key).dies


def could_live(game: Game | Observation, key: ClimberKey, space: str) -> bool:
    """Whether a climber could live through tonight's check on a space (rule 21).

    That's with all air of the cards that its owner has revealed today, and in a tent if one can be there.
    """
    owner = game.seats[key[0]]
    climber = owner.climber(key[1])
    air = sum(card.up for card in owner.committed or () if card.is_acclimatization)
    alive = replace(
        climber,
        space=space,
        air=climber.air + air,
        tent=space if climber.tent is None else climber.tent,
    )
    pair = replace(owner, climbers=owner.pair_with(key[1], alive))
    return not _check_climber(night_effects(game.setup.side, game.weather), pair, key).dies


def open_decisions(game: Game) -> tuple[Decision, ...]:
    """The decision of the next slide, else of the next rescue."""
    check = game.check
    if check is None:
        return ()
    if check.slides:
        return (slide_decision(game.day, check.slides[0]),)
    return tuple(Decision(f"{game.day}.rescue.{seat}", seat, "rescue") for seat, _ in check.dying[:1])


def slide_decision(day: int, key: ClimberKey) -> Decision:
    """The question where a climber slides."""
    seat, name = key
    return Decision(f"{day}.slide.{seat}.{name}", seat, "slide", name)


def legal(game: Game, seat: int) -> tuple[Action, ...]:
    """Slides, the default of rule 40 first; or rescues, and letting go last."""
    check = game.check
    if check is None or all(decision.seat != seat for decision in open_decisions(game)):
        return ()
    if check.slides:
        return tuple(Slide(space.id) for space in game.slopes(check.slides[0]))
    names = [name for number, name in check.dying if number == seat]
    return (
        *(
            Rescue(name, space.id)
            for name in names
            for space in game.board.spaces
            if _is_refuge(game, space, (seat, name))
        ),
        LetGo(),
    )


def _is_refuge(game: Game, space: Space, key: ClimberKey) -> bool:
    return space.zone == "low" and not game.is_full(space.id, key)


def perform(game: Game, seat: int, action: Action, events: list[Event]) -> Game:
    """Apply a slide, a rescue or letting go."""
    check = game.check
    assert check is not None  # noqa: S101 - play.apply asks only seats with a pending decision
    if action not in legal(game, seat):
        rule, expected = (40, "a slide") if check.slides else (22, "a rescue or letting go")
        code = "no-slope" if check.slides else "no-refuge"
        raise IllegalActionError(
            code, f"{expected} is to be chosen; {action} is not possible", rule=rule, game=game
        )
    match action:
        case Slide(space):
            return _slide(game, check, space, events, had_choice=True)
        case Rescue(name, space):
            return _after_rescue(_rescue(game, check, (seat, name), space, events), seat, events)
        case _:
            return _after_rescue(game, seat, events)


def proceed(game: Game, events: list[Event]) -> Game | None:
    """Apply the check, slide where there is no choice, and end the phase when no decision is open."""
    check = game.check
    if check is None:
        return _check_all(game, events)
    if check.slides:
        lower = game.slopes(check.slides[0])
        if len(lower) > 1:
            return None
        if lower:
            return _slide(game, check, lower[0].id, events, had_choice=False)
        return changed_game(game, check=replace(check, slides=check.slides[1:]))
    if check.dying:
        return None
    return _end_phase(game, events)


def _check_all(game: Game, events: list[Event]) -> Game:
    effects = night_effects(game.setup.side, game.weather)
    seats = list(game.seats)
    lines: list[Checked] = []
    for number in game.order():
        owner = seats[number]
        own = [
            _check_climber(effects, owner, (number, name))
            for name in CLIMBER_NAMES
            if owner.climber(name).on_board
        ]
        seats[number] = _with_air_after(owner, own)
        lines += own
    events.extend(lines)
    sliding = [line for line in lines if line.slides]
    sliding.sort(key=lambda line: game.board.by_id[line.space].altitude)
    game = with_seats(game, tuple(seats))
    fallen: list[tuple[ClimberKey, str]] = []
    for line in lines:
        if not line.dies:
            continue
        if game.seats[line.climber[0]].rescue:
            fallen.append((line.climber, line.space))
            game = _leave_board(game, line.climber)
        else:
            game = remove_climber(game, line.climber, line.space, "check", events)
    return _with_check(game, Check(tuple(line.climber for line in sliding), tuple(fallen)))


def _with_air_after(owner: Seat, lines: list[Checked]) -> Seat:
    """A seat with its climbers' air after the check, before the dead leave the board."""
    one, other = owner.climbers
    for line in lines:
        if line.after == line.before:
            continue
        if line.climber[1] == "A":
            one = _with_air(one, max(line.after, 0))
        else:
            other = _with_air(other, max(line.after, 0))
    return with_climbers(owner, (one, other))


def _leave_board(game: Game, key: ClimberKey) -> Game:
    game = changed_game(game, summit=tuple(other for other in game.summit if other != key))
    return game.with_climber(key, changed_climber(game.climber(key), space=None, air=0))


def remove_climber(game: Game, key: ClimberKey, space: str, cause: Cause, events: list[Event]) -> Game:
    """Remove a climber for good; its tent stays, its marker drops to 1 (rule 21)."""
    game = _leave_board(game, key)
    climber = game.climber(key)
    events.append(Died(key, space, climber.vp - 1, cause))
    return game.with_climber(key, changed_climber(climber, vp=content.POINTS_OF_THE_DEAD))


def _slide(game: Game, check: Check, space: str, events: list[Event], *, had_choice: bool) -> Game:
    key = check.slides[0]
    climber = game.climber(key)
    assert climber.space is not None  # noqa: S101 - only the living slide
    events.append(Slid(key, climber.space, space, had_choice=had_choice))
    return changed_game(game, check=replace(check, slides=check.slides[1:])).with_climber(
        key, changed_climber(climber, space=space)
    )


def _rescue(game: Game, check: Check, key: ClimberKey, space: str, events: list[Event]) -> Game:
    climber = game.climber(key)
    vp = game.board.rescued_points(climber.vp)
    events.append(Rescued(key, dict(check.fallen)[key], space, climber.vp, vp))
    game = game.with_climber(key, changed_climber(climber, space=space, air=1, vp=vp))
    return game.with_seat(key[0], changed_seat(game.seats[key[0]], rescue=False))


def _after_rescue(game: Game, seat: int, events: list[Event]) -> Game:
    """Remove the seat's climbers who were not rescued."""
    check = game.check
    assert check is not None  # noqa: S101 - a rescue is pending
    for key, space in check.fallen:
        if key[0] == seat and not game.climber(key).on_board:
            game = remove_climber(game, key, space, "check", events)
    return drop_decisions(game, seat)


def drop_decisions(game: Game, seat: int) -> Game:
    """Drop every open decision about a seat's climbers."""
    check = game.check
    if check is None:
        return game
    slides = tuple(key for key in check.slides if key[0] != seat)
    return _with_check(game, Check(slides, tuple(one for one in check.fallen if one[0][0] != seat)))


def _end_phase(game: Game, events: list[Event]) -> Game:
    alive = [climber.on_board for seat in game.seats for climber in seat.climbers]
    reason: EndReason
    if not any(alive) or (game.setup.solo and not all(alive)):
        reason = "dead"
    elif game.day >= content.DAYS:
        reason = "days"
    else:
        return new_day.begin(game, events)
    events.append(GameEnded(reason))
    return changed_game(game, phase=Phase.OVER, active_seat=None, check=None, reason=reason)
