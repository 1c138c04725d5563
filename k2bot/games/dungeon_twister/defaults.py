"""Answers from a player's draft and standing orders, and default answers once time runs out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from k2bot.engines.chance import number
from k2bot.engines.errors import RuleError
from k2bot.game.pages import of_kind
from k2bot.game.values import AnswerSource, LateAnswer, Order, Preparation
from k2bot.games.dungeon_twister.engine import other_actions, play
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    End,
    Hide,
    Lay,
    Place,
    PlayCard,
    Team,
    read_draft,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, RETURNING_CARD, TOKENS
from k2bot.games.dungeon_twister.engine.model import SLOT, Game, Phase, places_after
from k2bot.games.dungeon_twister.engine.planning import Preview, is_answered, only_card, preview, simulate
from k2bot.games.dungeon_twister.engine.squares import SLOTS, SQUARE_BY_NAME, SQUARES, distance
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import questions
from k2bot.games.dungeon_twister.pages.moves import draft_preview
from k2bot.games.dungeon_twister.pages.orders import CARD, PLACE, Orders, room_left, tokens_to_hide

_HOUR: Final = 3600


class Draft(NamedTuple):
    """A draft, and the game after it."""

    game: Game
    done: tuple[Action, ...] = ()
    """The actions up to the first that is illegal or has an unknown outcome."""
    rest: tuple[Action, ...] = ()


def plan_of(state: Game, seat: int | None, draft: str | None) -> Preview:
    """Preview of a draft; a turn begins with its action card if there's no choice."""
    seat = -1 if seat is None else seat
    return draft_preview(draft, partial(preview, state, seat), only_card(state, seat))


def apply_draft(state: Game, seat: int, text: str | None) -> Draft:
    """A draft as far as it's legal; if it's empty, the action card without a choice."""
    game, actions = state, read_draft(text) or only_card(state, seat)
    for count, action in enumerate(actions):
        try:
            game, _ = simulate(game, seat, (action,))
        except RuleError:
            return Draft(game, actions[:count], actions[count:])
    return Draft(game, actions)


def apply_open_draft(state: Game, seat: int, text: str | None) -> Draft:
    """A draft that can be continued, possibly with an attack left as the subject of a hint.

    Treated as empty if it is complete or no longer legal.
    """
    draft = apply_draft(state, seat, text)
    match draft.rest:
        case () | (Attack(),) if not is_answered(state, draft.game, seat):
            return draft
    return apply_draft(state, seat, None)


def hide_planned(state: Game, seat: int, plan: str | None) -> Game:
    """The game with the tokens of a hiding plan in their rooms; unchanged if that would be all of them."""
    hides = of_kind(read_draft(plan), Hide)
    places = places_after(state.places, *((BY_NAME[hide.token], SLOT + hide.slot) for hide in hides))
    after = replace(state, places=places)
    return after if tokens_to_hide(observe(after, seat)) else state


def standing_order(state: Game, seat: int, orders: str) -> Order | None:
    """Answer of standing orders to a seat's decision, or its only combat card; None to ask the player."""
    told = Orders.read(orders)
    match state.phase:
        case Phase.HIDE if told.laid:
            seen = observe(state, seat)
            hide = told.next_hide(seen)
            rooms = [slot for slot in range(SLOTS) if room_left(seen, slot)]
            if hide is None and (told.elsewhere or len(rooms) == 1):
                drawn = number(state.seed, f"elsewhere/{seat}/{state.step}", len(rooms))
                hide = Hide(tokens_to_hide(seen)[0], rooms[drawn])
            return None if hide is None else Order(str(hide))
        case Phase.FIGHT if state.seats[seat].combat == (RETURNING_CARD,):
            return Order(str(Lay(RETURNING_CARD)))
        case Phase.FIGHT if state.fight is not None:
            attacker = TOKENS[state.fight[0]]
            asked = [kind for kind in (f"{CARD}.{attacker}", CARD) if kind in told.silent]
            return _in_opponents_turn(state, seat, told, *asked[:1])
        case Phase.PLACE:
            return _in_opponents_turn(state, seat, told, PLACE)
        case Phase.CARD if told.passes:
            card = min(card.card for card in of_kind(play.legal_actions(state, seat), PlayCard))
            return Order(write_actions((PlayCard(card), End())), ahead=True)
        case _:
            return None


def _in_opponents_turn(state: Game, seat: int, told: Orders, kind: str = "") -> Order | None:
    """The order for a card or token; one at once counts as the player's own, and not in their own turn."""
    if kind not in told.silent:
        return None
    which, hours = told.silent[kind]
    if not hours and state.active_seat == seat:
        return None
    answer: Action | None
    if kind == PLACE:
        answer = _far(state) if which == "far" else play.overdue(state, seat)
    else:
        card = _card(state.seats[seat].combat, which)
        answer = None if card is None else Lay(card)
    return None if answer is None else Order(str(answer), hours * _HOUR, ahead=not hours)


def _card(left: tuple[int, ...], which: str) -> int | None:
    """Pick from the cards left, in ascending order; None for one that has been played.

    The returning card is always among them (rule 17).
    """
    if which.isdecimal():
        return int(which) if int(which) in left else None
    others = [card for card in left if card != RETURNING_CARD]
    if which == "zero" or not others:
        return RETURNING_CARD
    return left[len(left) // 2] if which == "middle" else others[0]


def _far(state: Game) -> Place:
    """The next token to place, as far as possible from the nearest character of who revealed the room."""
    people = [place for token in CHARACTERS_OF[state.active_seat] if (place := state.places[token]) < SQUARES]

    def farness(choice: Place) -> int:
        square = SQUARE_BY_NAME[choice.square]
        return min((distance(square, place) for place in people), default=0)

    return max(other_actions.placing_choices(state), key=farness)


def late_answer(state: Game, seat: int, prepared: Preparation) -> LateAnswer | None:
    """The answer for a seat that ran out of time (rule 42); None if it has no decision.

    Uses the drafted team, the next token of the hiding plan, and a turn or room as planned, as far as legal.
    Points left are lost, and anything else is chosen at random.
    """
    if play.decision_of(state, seat) is None:
        return None
    own = _setup_answer(state, seat, prepared)
    if own is not None:
        return LateAnswer(str(own), AnswerSource.DRAFT)
    after, done, _ = apply_draft(state, seat, prepared.draft)
    if not (read_draft(prepared.draft) and done):  # a card without a choice is no draft
        return LateAnswer(str(play.overdue(state, seat)))
    if is_answered(state, after, seat):
        return LateAnswer(write_actions(done), AnswerSource.DRAFT)
    rest: list[Action] = []
    while not is_answered(state, after, seat):
        rest.append(play.overdue(after, seat))
        after = play.apply(after, seat, rest[-1]).game
    return LateAnswer(write_actions((*done, *rest)), AnswerSource.COMPLETED)


def _setup_answer(game: Game, seat: int, prepared: Preparation) -> Action | None:
    """A drafted team, or the next token of a hiding plan."""
    if game.phase is Phase.HIDE:
        return Orders.read(prepared.orders).next_hide(observe(game, seat))
    drawn_up = Team(questions.draft_team(prepared.draft))
    return drawn_up if game.phase is Phase.START and drawn_up in play.legal_actions(game, seat) else None
