"""The page ``orders``: what a player has confirmed ahead, and what else can be."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.pages import lines
from k2bot.game.reading import decision_button
from k2bot.game.standing import ORDERS, orders_text, withdraw_rows, withdrawn
from k2bot.game.values import Button, Choice, ControlRow, Page, Press, Reply, Select
from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Action,
    LetGo,
    Observation,
    Phase,
    Rescue,
    Slide,
    content,
    parse,
)
from k2bot.games.k2.engine.phases.night import check_climber
from k2bot.games.k2.pages import board_text
from k2bot.games.k2.pages.questions import place_text
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from k2bot.games.k2.pages.ahead import Orders
    from k2bot.games.k2.pages.wording import Talk

_LOWEST, _QUIET, _NIGHT, _TURN = "lowest", "quiet", "night", "turn"
"""Keys of orders, and of the controls that give them."""


def page(
    talk: Talk,
    seen: Observation,
    own: Orders,
    evening: Observation | None,
    asked: str | None,
    *,
    planned: str | None = None,
) -> Page:
    """The page ``orders``. Raises Refusal for a spectator, without climbers, or after the game.

    ``evening`` is the mountain as it will be when the reader's turn of today is over; None if that's open.
    ``planned`` tells the turn that is confirmed, if it's still possible.
    """
    if seen.own is None:
        raise talk.refusal_of("k2-refusal-not-seated")
    if seen.phase is Phase.OVER:
        raise talk.refusal_of("k2-rule-over")
    if not seen.own.has_climbers:
        raise talk.refusal_of("k2-refusal-no-climbers")
    known = dict(_told(talk, seen, own, planned))
    committed = seen.me.committed if seen.phase is Phase.COMMIT else None
    offers = [
        *([] if own.lowest or len(seen.seats) < 2 else [_button(talk, _LOWEST)]),
        *(_button(talk, _QUIET, day) for day in _quiet_days(seen) if own.quiet != day),
    ]
    return Page(
        lines(
            orders_text(talk, talk.text("k2-orders-head"), known),
            talk.text("k2-hand-holds", cards=talk.cards(sorted(committed))) if committed else None,
        ),
        rows=(
            *withdraw_rows(talk, known),
            *_night_menus(talk, evening, own),
            *((tuple(offers),) if offers else ()),
            decision_button(talk, asked),
        ),
        live=ORDERS,
    )


def _told(talk: Talk, seen: Observation, own: Orders, planned: str | None) -> Iterator[tuple[str, str]]:
    """What's confirmed from today on, by key."""
    orders = own.since(seen.day)
    if orders.turn:
        yield _TURN, lines(talk.text("k2-orders-turn", day=orders.turn.day), planned)
    if orders.quiet:
        yield _QUIET, talk.text("k2-orders-quiet", day=orders.quiet)
    if orders.lowest:
        yield _LOWEST, talk.text("k2-orders-lowest")
    for (day, climbers), answer in orders.nights.items():
        yield f"{_NIGHT}.{day}.{climbers}", _night_text(talk, seen, climbers, parse(answer))


def _night_text(talk: Talk, seen: Observation, climbers: str, answer: Action) -> str:
    match answer:
        case Slide(space=space):
            letter = talk.letter((seen.me.seat, next(one for one in CLIMBER_NAMES if one == climbers)))
            return talk.text("k2-orders-slide", climber=letter, space=talk.space(space))
        case Rescue(climber=climber, space=space):
            letter = talk.letter((seen.me.seat, climber))
            return talk.text("k2-orders-rescue", climber=letter, space=talk.space(space))
        case _:
            return talk.text("k2-orders-let-go")


def _quiet_days(seen: Observation) -> tuple[int, ...]:
    """Days that can still be quiet as a whole: today before the cards are revealed, else tomorrow."""
    if seen.phase is Phase.COMMIT:
        return (seen.day,)
    return (seen.day + 1,) if seen.day < content.DAYS else ()


def _button(talk: Talk, order: str, day: int = 0) -> Button:
    label = talk.text(f"k2-button-orders-{order}", day=day)  # words: k2-button-orders-*
    return Button(ORDERS, label, f"{order}.{day}" if day else order)


def foreseen(evening: Observation | None) -> dict[str, tuple[Action, ...]]:
    """What the coming night will ask the reader, by climbers as in ``Orders.nights``, with the answers."""
    if evening is None:
        return {}
    asked: dict[str, tuple[Action, ...]] = {}
    keys = [(evening.me.seat, one) for one in CLIMBER_NAMES if evening.me.climber(one).on_board]
    checks = [check_climber(evening, key) for key in keys]
    for line in checks:
        slopes = evening.slopes(line.climber)
        if line.slides and len(slopes) > 1:
            asked[line.climber[1]] = tuple(Slide(space.id) for space in slopes)
    dying = [line.climber for line in checks if line.dies]
    if dying and evening.me.rescue:
        asked["".join(name for _, name in dying)] = (
            *(
                Rescue(key[1], space.id)
                for key in dying
                for space in reversed(evening.board.spaces)
                if space.zone == "low" and evening.room_left(space.id, key) != 0
            ),
            LetGo(),
        )
    return asked


def _night_menus(talk: Talk, evening: Observation | None, own: Orders) -> Iterator[ControlRow]:
    plain = talk.without_markdown
    for climbers, answers in foreseen(evening).items():
        assert evening is not None  # noqa: S101 - something is foreseen
        chosen = own.nights.get((evening.day, climbers))
        is_slide = isinstance(answers[0], Slide)
        message = "k2-orders-ask-slide" if is_slide else "k2-orders-ask-rescue"
        choices = [
            Choice(
                str(answer),
                cut(_choice(plain, evening, climbers, answer), limits.CHOICE),
                chosen=str(answer) == chosen,
            )
            for answer in (*answers[: limits.CHOICES - 1], *answers[limits.CHOICES - 1 :][-1:])
        ]
        # words: k2-orders-ask-slide, k2-orders-ask-rescue
        label = plain.text(message, climbers=list(climbers), count=len(climbers))
        yield Select(ORDERS, label, tuple(choices), f"{_NIGHT}.{evening.day}.{climbers}")


def _choice(talk: Talk, evening: Observation, climbers: str, answer: Action) -> str:
    match answer:
        case Slide(space=space):
            return board_text.slide_space_text(talk, evening, space)
        case Rescue(climber=climber, space=space) if len(climbers) > 1:
            return f"{climber}: {place_text(talk, evening, space)}"
        case Rescue(space=space):
            return place_text(talk, evening, space)
        case _:
            return talk.text("k2-button-let-go")


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, seen: Observation, press: Press, own: Orders, evening: Observation | None) -> Reply:
    """Give or withdraw an order. Raises Refusal."""
    if (key := withdrawn(press)) is not None:
        return _reply(_without(own, key).since(seen.day))
    match press.argument.split("."):
        case ["lowest"]:
            return _reply(replace(own, lowest=True))
        case ["quiet", day] if day in map(str, _quiet_days(seen)):
            return _reply(replace(own, quiet=int(day)))
        case ["night", day, climbers] if evening is not None and day == str(evening.day):
            if press.value in map(str, foreseen(evening).get(climbers, ())):
                return _reply(own.with_night(evening.day, climbers, press.value))
    raise talk.refusal_of("talk-refusal-no-page")


def _without(own: Orders, key: str) -> Orders:
    match key.split("."):
        case ["turn"]:
            return replace(own, turn=None)
        case ["quiet"]:
            return replace(own, quiet=0)
        case ["lowest"]:
            return replace(own, lowest=False)
        case ["night", day, climbers] if day.isdecimal():
            return own.with_night(int(day), climbers, "")
        case _:
            return own


def _reply(orders: Orders) -> Reply:
    return Reply(ORDERS, orders=str(orders))
