"""Filling a revealed room: its squares as a menu (rule 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game import limits
from k2bot.game.pages import hint_button, lessons, lines, of_kind, page_buttons
from k2bot.game.reading import RULES
from k2bot.game.values import Button, Choice, ControlRow, Page, Press, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Place, write_actions
from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, TOKENS
from k2bot.games.dungeon_twister.engine.planning import exits_from
from k2bot.games.dungeon_twister.engine.squares import NAMES
from k2bot.games.dungeon_twister.pages import drawings, status, turn
from k2bot.games.dungeon_twister.pages.wording import BOARD, TEXT, Talk, capitalized, next_with
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation

PLACE: Final = "place"
"""The page, and the verb of its squares."""
_END: Final = "end"
"""In place of a square: submits all, which ends the turn."""


def page(talk: Talk, chosen: str, plan: Preview) -> Page:
    """The page ``place``: the free squares, named as in its picture, and advice.

    Placing the last token submits all, unless that ends the turn: then the page shows the maze and asks, as
    after any other last action. ``chosen`` is the character that stays selected when the turn continues, ""
    for none.
    """
    before = plan.before
    slot = before.placing[0][2]
    picture = turn.maze(talk, plan) if plan.finished else drawings.room(talk, plan.seen, slot)
    return Page(
        talk.fitted(lambda talk: lines(status.headline(talk, before), *_text(talk, plan))),
        (picture,),
        _rows(talk, plan, chosen),
        lessons=lessons(talk, "place"),
    )


def _ends_turn(seen: Observation) -> bool:
    """Whether the reader's turn ends once the room is filled."""
    return seen.turn == seen.seat and not seen.points_left


def _next_own(seen: Observation) -> list[str]:
    return [TOKENS[token] for seat, token, _ in seen.placing if seat == seen.seat]


def _text(talk: Talk, plan: Preview) -> tuple[str | None, ...]:
    seen = plan.seen
    own, others = _next_own(seen), [entry for entry in seen.placing if entry[0] != seen.seat]
    slot = plan.before.placing[0][2]
    placed = [talk.on_square(talk.token(one.token), one.square) for one in of_kind(plan.actions, Place)]
    waits = None
    if others:
        tokens = [talk.token(token) for _, token, _ in others]
        name, points = talk.name(others[0][0]), plan.before.points_left
        waits = talk.text("dungeon-place-other", name=name, tokens=tokens, points=points)
    return (
        talk.text("dungeon-place-ask", token=talk.token(own[0]), room=slot + 1) if own else None,
        talk.counted("dungeon-place-after", tokens=map(talk.token, own[1:])),
        talk.counted("dungeon-place-done", tokens=placed),
        waits,
        talk.text("dungeon-place-final") if len(own) == 1 and not _ends_turn(plan.before) else None,
        talk.text("dungeon-place-end") if plan.finished else None,
    )


def _rows(talk: Talk, plan: Preview, chosen: str) -> tuple[ControlRow, ...]:
    free, placed = of_kind(plan.choices, Place), of_kind(plan.actions, Place)
    gears = {NAMES[square] for square in plan.seen.maze.gears}
    rows: list[ControlRow] = []
    if free:
        menu = talk.text(
            "dungeon-place-menu", token=talk.plain.kind(free[0].token), sort=free[0].token.partition(".")[2]
        )
        out = _exits(plan.seen, free)
        squares = tuple(
            Choice(
                choice.square,
                talk.text(
                    "dungeon-place-square",
                    square=choice.square,
                    gear=choice.square in gears,
                    out=out.get(choice.square, "none"),
                ),
            )
            for choice in free
        )
        rows.append(Select(PLACE, menu, squares, _argument(plan, chosen)))
    undo = [
        Button(PLACE, talk.text("dungeon-button-undo"), _argument(plan, last.square, chosen))
        for last in placed[-1:]
    ]
    if plan.finished:
        label = talk.text("dungeon-button-end-turn")
        on = Button(PLACE, label, _argument(plan, _END, chosen), style=Style.SUCCESS)
    else:
        on = hint_button(talk)
    return (*rows, (*undo, on, *page_buttons(talk, BOARD, TEXT, RULES)))


def _argument(plan: Preview, *parts: str) -> str:
    """Argument of a control: how much was placed when it was shown, and its parts that aren't empty."""
    return " ".join((str(plan.done), *filter(None, parts)))


def _exits(seen: Observation, free: Sequence[Place]) -> dict[str, int]:
    """Action points a character would need to leave from the free squares.

    Nothing for an object, and while no square has a way out.
    """
    token = BY_NAME[free[0].token]
    if not IS_CHARACTER[token]:
        return {}
    found = exits_from(seen, token, [choice.square for choice in free])
    return found if any(found.values()) else {}


def button(talk: Talk, action: Place, done: int) -> Button:
    """A button that places the next token on a square, after ``done`` placements."""
    label = capitalized(talk.on_square(talk.token(action.token), action.square))
    return Button(PLACE, cut(label, limits.LABEL), f"{done} {action.square}", style=Style.PRIMARY)


def press(talk: Talk, press: Press, plan: Preview) -> Reply:
    """Place the next token, or remove a drafted one. Raises Refusal and RuleError."""
    done, _, rest = press.argument.partition(" ")
    if press.values:
        square, chosen = press.values[0], rest
    else:
        square, _, chosen = rest.partition(" ")
    here = f"{PLACE}.{chosen}" if chosen else PLACE
    if done != str(plan.done):
        return Reply(here)
    if square == _END and plan.finished:
        return Reply(next_with(chosen), "", plan.then())
    kept = tuple(action for action in plan.actions if getattr(action, "square", "") != square)
    if len(kept) < plan.done:  # later ones are removed too: the rules require the tokens' order
        first = next(number for number, action in enumerate(plan.actions) if action not in kept)
        return Reply(here, write_actions(plan.actions[:first]))
    own = _next_own(plan.seen)
    if not own:
        raise talk.refusal_of("dungeon-refusal-gone")
    action = Place(own[0], square)
    following = plan.look((*plan.actions, action))
    if following.finished and not _ends_turn(plan.before):
        return Reply(next_with(chosen), "", plan.then(action))
    return Reply(here, plan.then(action))
