"""The engine's public face: start a game, list decisions, apply actions, resign, agree on a draw, score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NoReturn

from k2bot.engines.chance import number
from k2bot.engines.copying import maker
from k2bot.engines.errors import IllegalActionError, NotYourTurnError, RuleError
from k2bot.games.dungeon_twister.engine import fights, other_actions, setting_up
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    CharacterAction,
    End,
    Hide,
    Lay,
    Move,
    Place,
    PlayCard,
    Regenerate,
    Team,
)
from k2bot.games.dungeon_twister.engine.aftermath import end_game, end_turn, finish_action, spend_point
from k2bot.games.dungeon_twister.engine.content import (
    ACTION_CARDS,
    BY_NAME,
    IS_CHARACTER,
    OWNER,
    TOKENS,
    highest_playable,
    playable_cards,
)
from k2bot.games.dungeon_twister.engine.events import CardPlayed, DrawOffered, Event
from k2bot.games.dungeon_twister.engine.listing import LegalActions, pass_cache_on, state_cache
from k2bot.games.dungeon_twister.engine.model import (
    ActionError,
    Decision,
    DecisionKind,
    Game,
    MutableState,
    Phase,
    Setup,
    change_seat,
    freeze,
    mutable_copy,
    new_decision,
)
from k2bot.games.dungeon_twister.engine.moves import apply_move
from k2bot.games.dungeon_twister.engine.other_actions import ACTION_KINDS, perform
from k2bot.games.dungeon_twister.engine.squares import SQUARES

_START, _HIDE, _CARD, _ACT = Phase.START, Phase.HIDE, Phase.CARD, Phase.ACT
_PLACE, _FIGHT, _OVER = Phase.PLACE, Phase.FIGHT, Phase.OVER
"""Bound once, since every step needs them: in CPython 3.11 the enum lookup takes six times as long."""
_KINDS: Final[dict[Phase, tuple[str, DecisionKind]]] = {
    _START: ("start", "team"),
    _HIDE: ("hide", "hide"),
    _CARD: ("card", "card"),
    _ACT: ("act", "act"),
    _PLACE: ("place", "place"),
    _FIGHT: ("fight", "lay"),
}
"""For each phase, its word in decision ids and the kind of decision."""
_PLAYS = {card: PlayCard(card) for card in ACTION_CARDS}


@dataclass(frozen=True, slots=True)
class Step:
    """Result of an input."""

    game: Game
    events: tuple[Event, ...]


_new_step = maker(Step)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Result of a finished game (rules 37 to 40)."""

    reason: str
    """``goal``, ``quiet``, ``nobody``, ``resigned`` or ``agreed``."""
    winners: tuple[int, ...]
    """The winning seat; empty for a draw."""
    totals: tuple[int, int]


def new_game(setup: Setup, seed: str) -> Game:
    """Set up a game before its first answer.

    Deterministic: equal arguments give an equal game in every process.
    """
    return start(setup, seed).game


def start(setup: Setup, seed: str) -> Step:
    """Set up a game before its first answer, with the events of the setup."""
    events: list[Event] = []
    return Step(setting_up.set_up(setup, seed, events), tuple(events))


# ------------------------------------------------------------------ decisions


def decisions(game: Game) -> tuple[Decision, ...]:
    """Every open decision; two at once for teams and combat cards, none once the game is over."""
    phase = game.phase
    if phase is _OVER:
        return ()
    word, kind = _KINDS[phase]
    if phase is _ACT or phase is _CARD:  # fast path for the most frequent case
        return (
            new_decision(f"{game.turn_number}.{word}.{game.active_seat}.{game.step}", game.active_seat, kind),
        )
    token = TOKENS[game.placing[0][1]] if phase is _PLACE else None
    return tuple(
        [
            new_decision(f"{game.turn_number}.{word}.{seat}.{game.step}", seat, kind, token)
            for seat in game.asked
        ]
    )


def decision_of(game: Game, seat: int) -> Decision | None:
    """A seat's open decision, if any."""
    return next((decision for decision in decisions(game) if decision.seat == seat), None)


def legal_actions(game: Game, seat: int) -> Sequence[Action]:
    """A seat's legal actions, in a fixed order without duplicates; empty if it has no decision."""
    phase = game.phase
    _check_seat(game, seat)
    if seat not in game.asked:
        return ()
    if phase is _ACT:
        return LegalActions(game, state_cache(game))
    if phase is _CARD:
        return [_PLAYS[card] for card in playable_cards(game.seats[seat].actions, game.highest_card)]
    if phase is _PLACE:
        return other_actions.placing_choices(game)
    if phase is _FIGHT:
        return fights.combat_card_choices(game, seat)
    return setting_up.hiding_choices(game) if phase is _HIDE else setting_up.teams(seat)


# ------------------------------------------------------------------ answers


def apply(game: Game, seat: int, action: Action) -> Step:
    """Apply an action. Raises RuleError if it is illegal, leaving the game unchanged."""
    phase = game.phase
    if seat != game.active_seat or type(seat) is not int or (phase is not _ACT and phase is not _CARD):
        _check_asked(game, seat)
    state = mutable_copy(game)
    state.step += 1
    events: list[Event] = []
    try:
        if phase is _ACT:
            _act(game, state, seat, action, events)
        else:
            _answer(game, state, seat, action, events)
    except ActionError as refused:
        raise IllegalActionError(
            refused.code, str(refused), rule=refused.rule, game=game, **refused.facts
        ) from None
    after = freeze(state)
    pass_cache_on(game, after)
    return _new_step(after, tuple(events))


def _play(state: MutableState, seat: int, action: PlayCard, events: list[Event]) -> None:
    """Play an action card. Raises ActionError."""
    own, card = state.seats[seat], action.card
    if type(card) is not int or card not in own.actions:
        raise ActionError("no-such-card", f"an action card of {card} is not among those left", 8, card=card)
    highest = highest_playable(state.highest_card)
    if card > highest:
        raise ActionError(
            "card-too-high", f"a card of {highest} at most may be played now", 9, card=card, highest=highest
        )
    rest = tuple(one for one in own.actions if one != card)
    change_seat(state, seat, actions=rest, shown_card=card if state.setup.covered else None)
    state.ap = card
    state.highest_card = max(state.highest_card, card)
    state.phase = _ACT
    events.append(CardPlayed(seat, card))


_ANSWERS: Final[dict[Phase, tuple[type[Action], Callable[..., None], str, int]]] = {
    _START: (Team, setting_up.choose_team, "a team on the line", 5),
    _HIDE: (Hide, setting_up.hide, "a token to hide", 6),
    _CARD: (PlayCard, _play, "an action card", 8),
    _PLACE: (Place, other_actions.place, "the next token to place", 11),
    _FIGHT: (Lay, fights.play_combat_card, "a combat card", 17),
}
"""For each phase other than acting: the kind of answer, what applies it, and how a refusal names it."""


def _answer(game: Game, state: MutableState, seat: int, action: Action, events: list[Event]) -> None:
    """Apply an answer to any decision other than acting."""
    kind, apply_to, wanted, rule = _ANSWERS[game.phase]
    if not isinstance(action, kind):
        _refuse_kind(game.phase, action, wanted, rule)
    if len(game.asked) > 1:
        state.step -= 1  # keeps the id of the other seat's decision
    apply_to(state, seat, action, events)


def _refuse_kind(phase: Phase, action: Action, wanted: str, rule: int) -> NoReturn:
    raise ActionError("other-question", f"asked is {wanted}, not {str(action)!r}", rule, phase=phase.value)


def _act(game: Game, state: MutableState, seat: int, action: Action, events: list[Event]) -> None:
    """Apply a character's action or end the turn."""
    if isinstance(action, End):
        end_turn(state, events)
        return
    if not isinstance(action, CharacterAction):
        _refuse_kind(_ACT, action, "an action or the end of the turn", 8)
    cache = state_cache(game)
    board = cache.board
    character = BY_NAME.get(action.character, -1)
    _check_doer(game, seat, action, character)
    spend_point(state, character)
    if isinstance(action, Move):
        known = cache.moves.get(character)
        apply_move(state, board, action, None if known is None else known.given.get(action.path), events)
    else:
        legal_fields, code, words, rule = ACTION_KINDS[type(action)]
        if tuple([getattr(action, field) for field in action.__slots__]) not in legal_fields(
            board, game, character
        ):
            raise ActionError(code, words.format(action), rule, character=action.character)
        perform(state, board, action, events)
    finish_action(state, events)


def _check_doer(game: Game, seat: int, action: Action, character: int) -> None:
    """Check that a token is a character that can act now. Raises ActionError."""
    if character < 0 or not IS_CHARACTER[character] or OWNER[character] != seat:
        raise ActionError("not-yours", f"{str(action)!r} names no character of seat {seat}", 8)
    name = TOKENS[character]
    if game.places[character] >= SQUARES:
        raise ActionError("not-in-play", f"{name} is not in play", 8, character=name)
    if not game.points_of(character):
        raise ActionError("no-points", f"there is no action point left for {name}", 8, character=name)
    if isinstance(action, Regenerate):
        return
    if game.wounded >> character & 1:
        raise ActionError("wounded", f"{name} is wounded", 20, character=name)
    if game.fresh_healed >> character & 1:
        raise ActionError(
            "healed", f"{name} was healed this turn and does nothing until it ends", 24, character=name
        )


def overdue(game: Game, seat: int) -> Action:
    """The default action for a seat whose clock ran out (rule 42).

    Action points left are lost; a card, place, token or team is chosen at random, from the seed and the state
    alone. Raises NotYourTurnError if the seat has no decision.
    """
    _check_asked(game, seat)
    if game.phase is _ACT:
        return End()
    actions = legal_actions(game, seat)
    return actions[number(game.seed, f"clock/{game.turn_number}/{game.step}/{seat}", len(actions))]


# ------------------------------------------------------------------ end of the game


def resign(game: Game, seat: int) -> Step:
    """Resign: the other seat wins (rule 40). Raises RuleError if the game is over."""
    _check_going_on(game, seat)
    state = mutable_copy(game)
    state.step += 1
    events: list[Event] = []
    end_game(state, 1 - seat, "resigned", events)
    return Step(freeze(state), tuple(events))


def offer_draw(game: Game, seat: int) -> Step:
    """Offer a draw, or accept the opponent's offer (rule 40). Raises RuleError.

    An offer expires when the opponent next ends a turn, also the one in progress, without accepting it.
    """
    _check_going_on(game, seat)
    if game.offer == seat:
        raise IllegalActionError("offered", f"seat {seat} has already offered a draw", rule=40, game=game)
    state = mutable_copy(game)
    events: list[Event] = []
    if game.offer is None:
        state.offer = seat
        events.append(DrawOffered(seat))
    else:
        state.step += 1
        end_game(state, None, "agreed", events)
    return Step(freeze(state), tuple(events))


def scores(game: Game) -> tuple[int, int]:
    """Points by seat."""
    return game.vp


def outcome(game: Game) -> Outcome | None:
    """Result of the game; None while it is in progress."""
    if game.result is None:
        return None
    winner, reason = game.result
    return Outcome(reason, () if winner is None else (winner,), game.vp)


def _check_seat(game: Game, seat: int) -> None:
    if type(seat) is not int or seat not in (0, 1):
        raise RuleError("no-such-seat", f"there is no seat {seat!r}", rule=1, game=game)


def _check_going_on(game: Game, seat: int) -> None:
    _check_seat(game, seat)
    if game.phase is _OVER:
        raise NotYourTurnError("over", "the game is over", rule=37, game=game)


def _check_asked(game: Game, seat: int) -> None:
    _check_going_on(game, seat)
    if seat not in game.asked:
        raise NotYourTurnError("not-awaited", f"seat {seat} is not asked now", rule=8, game=game)
