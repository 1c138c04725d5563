"""The controls of a turn: action cards, who acts, where to, how, everything else, and what ends it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.talk import CHOICE_LIMIT, LABEL_LIMIT
from k2bot.game.values import Button, Choice, Row, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Attack, Move, Play
from k2bot.games.dungeon_twister.engine.content import BY_NAME, TOKENS
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.pages import buttons, called, destinations, suggesting
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.actions import Deed
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.destinations import Destination
    from k2bot.games.dungeon_twister.pages.plans import Look, Plan
    from k2bot.games.dungeon_twister.pages.suggesting import Offer
    from k2bot.games.dungeon_twister.pages.talk import Talk

ROWS: Final = 5
A_ROW: Final = 5
DO: Final = "do"
"""The verb of a button that plans an action, and of the menu that stands for such buttons."""


def chunks(row: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows."""
    return tuple(tuple(row[start : start + A_ROW]) for start in range(0, len(row), A_ROW))


def cards(talk: Talk, plan: Plan, look: Look, offered: Sequence[Offer], stamp: str) -> tuple[Row, ...]:
    """The action cards of the reader, those that may not be played yet dead (9), and moves with a card."""
    own = plan.seen.own
    playable = {choice.card for choice in plan.look.choices if isinstance(choice, Play)}
    row = tuple(
        Button(
            DO,
            talk.text("dungeon-button-card", points=card),
            f"{plan.done} {Play(card)}",
            stamp,
            Style.PRIMARY,
            disabled=card not in playable,
        )
        for card in (own.actions if own else ())
    )
    reading = (
        buttons.hint(talk),
        buttons.hand(talk),
        buttons.where(talk),
        buttons.rules(talk),
        buttons.tall(talk),
    )
    best = suggesting.buttons(talk, plan, look, offered, stamp)
    return (row, best, reading) if best else (row, reading)


def actors(plan: Plan) -> tuple[str, ...]:
    """The own characters that can do something now."""
    able = {*plan.look.movers, *(deed.character for deed in plan.look.deeds)}
    return tuple(token for token in TOKENS if token in able)


def rows(
    talk: Talk,
    plan: Plan,
    look: Look,
    *,
    chosen: str | None,
    found: Sequence[Destination],
    area: str,
    offered: Sequence[Offer],
    stamp: str,
    whole: bool,
) -> tuple[Row, ...]:
    """All controls while a turn is acted; ``found`` are the chosen character's squares.

    ``whole`` says that the page shows the whole maze already.

    The best of the whole moves ``offered`` are buttons, more of them a menu where there is a row to spare.
    Where the other actions do not fit as buttons they are a menu.
    """
    who = _who(talk, plan, chosen)
    how = _how(talk, plan, look, stamp)
    deeds = [deed for deed in plan.look.deeds if deed.character == chosen]
    last = _last(talk, plan, stamp)
    pressed = [deed_button(talk, plan.seen, deed, plan.done, stamp) for deed in deeds]
    go = destinations.menu(
        talk, plan.seen, found, character=chosen or "", area=area, drafted=plan.done, stamp=stamp
    )
    middle = [row for row in (go, how) if row is not None]
    best = suggesting.buttons(talk, plan, look, offered, stamp)
    if len(chunks((*best, *who))) + len(middle) + len(chunks((*pressed, *last))) > ROWS:
        best = best[: -len(who) % A_ROW]  # as many as fit beside the characters
    if len(chunks((*best, *who))) + len(middle) + len(chunks((*pressed, *last))) > ROWS:
        middle.append(_menu(talk, plan.seen, deeds, plan.done, stamp))
        return (*chunks((*who, *last)), *middle)
    above = chunks((*best, *who))
    fixed = len(above) + len(middle) + len(chunks((*pressed, *last)))
    if fixed < ROWS and (more := suggesting.menu(talk, plan, offered, stamp)) is not None:
        middle.append(more)
        fixed += 1
    return (*above, *middle, *chunks(_filled(talk, plan, (*pressed, *last), ROWS - fixed, whole=whole)))


def _filled(talk: Talk, plan: Plan, row: tuple[Button, ...], rows: int, *, whole: bool) -> tuple[Button, ...]:
    """The last buttons with those to read, as far as they fit; ``rows`` more rows may be begun."""
    room = -len(row) % A_ROW or (A_ROW if rows > 0 else 0)
    hint = () if plan.look.finished else (buttons.hint(talk),)
    reading = (*hint, buttons.page(talk, "turn.maze", "dungeon-button-maze", disabled=whole))
    return (*row, *reading[:room])


def _who(talk: Talk, plan: Plan, chosen: str | None) -> tuple[Button, ...]:
    return tuple(
        buttons.opens(
            f"{buttons.TURN}.{character}",
            _with_load(talk.plain, plan.seen, character),
            Style.PRIMARY if character == chosen else Style.SECONDARY,
        )
        for character in actors(plan)
    )


def _with_load(talk: Talk, seen: Observation, character: str) -> str:
    """A character with what it carries and the points of a potion it has."""
    load = called.load(seen, character)
    potion = dict(seen.potion).get(BY_NAME[character], 0)
    return talk.text(
        "dungeon-who",
        name=talk.kind(character),
        load="" if load is None else talk.kind(TOKENS[load]),
        loaded="no" if load is None else "yes",
        potion=potion,
    )


def _how(talk: Talk, plan: Plan, look: Look, stamp: str) -> Select | None:
    """The other ways of the last planned move, where there are any; the one that was taken is preset.

    Where it ends the game no other way is worth a question.
    """
    last = plan.actions[-1] if plan.actions else None
    if not isinstance(last, Move) or plan.seen.phase is Phase.OVER:
        return None
    before = look(plan.actions[:-1])
    square = called.end_of(last)
    ways = before.reach(last.character).get(square, ())[: destinations.MOST]
    if len(ways) < 2:
        return None
    told = destinations.ways_told(talk.plain, before.seen, ways)
    return Select(
        "how",
        talk.text("dungeon-how", character=talk.plain.kind(last.character), square=square),
        tuple(
            Choice(
                str(number),
                cut(talk.text("dungeon-how-line", square=square, way=text), CHOICE_LIMIT),
                chosen=way == last,
            )
            for number, (way, text) in enumerate(zip(ways, told, strict=True))
        ),
        argument=str(plan.done),
        stamp=stamp,
    )


def deed_button(talk: Talk, seen: Observation, deed: Deed, done: int, stamp: str) -> Button:
    """Does that after ``done`` planned actions; an attack is first looked at."""
    style = Style.DANGER if isinstance(deed, Attack) else Style.SECONDARY
    label = cut(called.deed(talk.plain, seen, deed), LABEL_LIMIT)
    return Button(DO, label, f"{done} {deed}", stamp, style)


def _menu(talk: Talk, seen: Observation, deeds: Sequence[Deed], done: int, stamp: str) -> Select:
    return Select(
        DO,
        talk.text("dungeon-do-other", count=len(deeds)),
        tuple(
            Choice(str(deed), cut(called.deed(talk.plain, seen, deed), CHOICE_LIMIT))
            for deed in deeds[: destinations.MOST]
        ),
        argument=str(done),
        stamp=stamp,
    )


def _last(talk: Talk, plan: Plan, stamp: str) -> tuple[Button, ...]:
    """Undo, and the end of the turn."""
    seen = plan.seen
    over = seen.phase is Phase.OVER
    left = 0 if plan.look.finished else _points_left(seen)
    label = talk.text("dungeon-button-end", left=left, over="yes" if over else "no")
    end = Button("end", label, str(plan.done), stamp, Style.SUCCESS if not left else Style.SECONDARY)
    undo = Button("undo", talk.text("dungeon-button-undo"), str(plan.done), stamp)
    return (undo, end) if plan.actions else (end,)


def end_button(talk: Talk, seen: Observation, done: int, stamp: str) -> Button:
    """Ends the turn after ``done`` planned actions without asking: its label says what is lost."""
    label = talk.text("dungeon-button-end", left=_points_left(seen), over="no")
    return Button("sure", label, str(done), stamp, Style.PRIMARY)


def _points_left(seen: Observation) -> int:
    """All action points left, those of potions too."""
    return seen.ap + sum(points for _, points in seen.potion)


def sure_row(talk: Talk, plan: Plan, stamp: str) -> tuple[Button, ...]:
    """Go back, or end the turn all the same; the latter away from where the button was, for double taps."""
    back = buttons.page(talk, buttons.TURN, "dungeon-button-back-to-turn", Style.PRIMARY)
    sure = Button("sure", talk.text("dungeon-button-end-anyway"), str(plan.done), stamp, Style.DANGER)
    return (back, sure)
