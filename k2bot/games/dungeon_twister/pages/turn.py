"""The panel in which a turn is played, and the short questions within it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.actions import End, parse
from k2bot.games.dungeon_twister.engine.content import TOKENS
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.pages import buttons, drafts, now, wording
from k2bot.games.dungeon_twister.pages.buttons import TURN
from k2bot.host.game import PAGE, Button, Choice, Page, Refusal, Reply, Select, Style
from k2bot.pages.talk import CHOICE_LIMIT, lines
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Decision
    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.host.game import Press, Row

_MOST: Final = 25
_A_ROW: Final = 5


def page(talk: Talk, plan: Preview, name: str, stamp: str) -> Page:
    """The page ``turn``, or ``turn.b.thief`` with what that character may do."""
    character = name.partition(".")[2]
    mine = tuple(one for one in acting(plan) if one == character) or acting(plan)[:1]
    return Page(
        lines(
            now.standing(talk, plan.seen),
            talk.text("dungeon-turn-points", points=plan.seen.ap),
            *(
                talk.text("dungeon-turn-drafted", action=wording.action(talk, action))
                for action in plan.actions
            ),
            talk.text("dungeon-turn-finished") if plan.finished else None,
        ),
        rows=(
            *_cards(talk, plan, stamp),
            *_who(talk, acting(plan), mine),
            *_what(talk, plan, mine, stamp),
            _foot(talk, plan, stamp),
        ),
        live="",
    )


def acting(plan: Preview) -> tuple[str, ...]:
    """The characters that can do something now."""
    seat = plan.seen.seat
    own = TOKENS[: len(TOKENS) // 2] if seat == 0 else TOKENS[len(TOKENS) // 2 :]
    doing = {deed.character for deed in plan.deeds}
    return tuple(token for token in own[:8] if token in doing or plan.reach(token))


def _cards(talk: Talk, plan: Preview, stamp: str) -> Iterator[Row]:
    if plan.choices:
        yield tuple(
            Button("do", wording.action(talk, choice), str(choice), stamp, Style.PRIMARY)
            for choice in plan.choices
        )


def _who(talk: Talk, own: Sequence[str], mine: Sequence[str]) -> Iterator[Row]:
    buttons_of = [
        Button(
            PAGE,
            talk.kind(one),
            f"{TURN}.{one}",
            style=Style.PRIMARY if one in mine else Style.SECONDARY,
        )
        for one in own
    ]
    for start in range(0, len(buttons_of), _A_ROW):
        yield tuple(buttons_of[start : start + _A_ROW])


def _what(talk: Talk, plan: Preview, mine: Sequence[str], stamp: str) -> Iterator[Row]:
    """Two menus at most: where to go, and what else to do."""
    for character in mine:
        moves: Iterator[Action] = (move for moves in plan.reach(character).values() for move in moves)
        deeds: Iterator[Action] = (deed for deed in plan.deeds if deed.character == character)
        for kind, found in (("go", moves), ("else", deeds)):
            texts = [action for action in found if len(str(action)) <= CHOICE_LIMIT]
            choices = tuple(
                Choice(str(action), cut(wording.action(talk.plain, action), CHOICE_LIMIT))
                for action in islice(texts, _MOST)
            )
            if choices:
                label = talk.text(f"dungeon-turn-{kind}")  # words: dungeon-turn-*
                yield Select("do", label, choices, kind, stamp)


def _foot(talk: Talk, plan: Preview, stamp: str) -> tuple[Button, ...]:
    undo = Button("undo", talk.text("dungeon-button-undo"), "", stamp, disabled=not plan.actions)
    if plan.choices:
        return (undo, buttons.board(talk))
    end = Button("finish", talk.text("dungeon-button-finish"), "", stamp, Style.SUCCESS)
    return (end, undo, buttons.board(talk))


def press(talk: Talk, plan: Preview, press: Press) -> Reply:
    """Draft an action, hand it in with what was drafted where it commits, or take the last one back."""
    match press.verb:
        case "undo":
            return Reply(TURN, draft=drafts.written(plan.actions[:-1]))
        case "finish":
            return Reply(
                "next", draft="", answer=drafts.written((*plan.actions, *(() if plan.finished else (End(),))))
            )
        case _:
            try:
                action = parse(drafts.chosen(press))
            except ActionSyntaxError:
                raise Refusal(talk.text("dungeon-refusal-no-page")) from None
            made = drafts.written((*plan.actions, action))
            if drafts.commits(action):
                return Reply("next", draft="", answer=made)
            return Reply(f"{TURN}.{getattr(action, 'character', '')}", draft=made)


def answer(talk: Talk, seen: Observation, legal: Sequence[Action], decision: Decision) -> Page:
    """The pages ``place`` and ``fight``: one of a few squares or cards."""
    verb = decision.kind
    choices = tuple(Choice(str(action), wording.action(talk.plain, action)) for action in legal)
    return Page(
        lines(now.standing(talk, seen), now.awaited(talk, seen)),
        rows=(
            Select(
                verb,
                talk.text(f"dungeon-ask-{verb}"),  # words: dungeon-ask-*
                choices,
                stamp=decision.id,
            ),
            (buttons.board(talk),),
        ),
        live="now",
    )
