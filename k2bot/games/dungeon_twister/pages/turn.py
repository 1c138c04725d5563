"""Panel of a turn: the card, then who does what for each action point.

Planned actions can be undone until something is revealed (a room, a fight), a room is rotated or the turn
ends.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.game import limits
from k2bot.game.pages import (
    hint_button,
    in_rows,
    lines,
    of_kind,
    open_button,
    page_button,
    page_buttons,
    shape,
)
from k2bot.game.reading import NOW, RULES
from k2bot.game.values import UNDO, Button, Choice, ControlRow, Page, Picture, Press, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import (
    Action,
    Attack,
    CharacterAction,
    Fire,
    Jump,
    Move,
    PlayCard,
    Reveal,
    Rotate,
    Wall,
    write_actions,
)
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    CLERICS,
    IS_CHARACTER,
    KIND,
    OWNER,
    QUIET_TURNS,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.events import CardPlayed, Event, TurnEnded
from k2bot.games.dungeon_twister.engine.listing import board_of, fetches
from k2bot.games.dungeon_twister.engine.model import FINAL_ROTATION, Phase
from k2bot.games.dungeon_twister.engine.planning import Preview, Suggestion, crosses_pits, only_card
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, SQUARE_BY_NAME, SQUARES
from k2bot.games.dungeon_twister.pages import drawings, moves, status, wording
from k2bot.games.dungeon_twister.pages.history import before_next_turn
from k2bot.games.dungeon_twister.pages.moves import (
    MORE,
    STAY,
    Selection,
    area_of,
    destinations,
    is_exit_for,
    is_loss,
    nearest_threat,
    warnings,
)
from k2bot.games.dungeon_twister.pages.wording import (
    ATTACK,
    BOARD,
    HAND,
    ROTATE,
    TEXT,
    TURN,
    Talk,
    next_page_name,
    tips,
)
from k2bot.text.formatting import cut, cut_facts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation


_OPEN_QUIET = 20
"""Number of quiet turns from which it is shown (rule 39)."""


def panel_text(
    talk: Talk, plan: Preview, asks: str | None, fight: Sequence[Event] = (), chosen: str = ""
) -> str:
    """Text of the panel, beginning with the ``fight`` that led to it and ending with its question.

    It says what stops the ``chosen`` character, if any.
    """
    seen, before, warnings_told = plan.seen, plan.before, warnings(talk, plan)
    acting = not plan.finished and seen.phase is not Phase.CARD
    points = seen.points_left if acting else None
    return lines(
        *wording.event_lines(talk, fight),
        status.headline(talk, replace(before, vp=seen.vp), points),
        *((*wording.potion_texts(talk, seen), *_inactive_texts(talk, plan)) if acting else ()),
        _quiet(talk, plan),
        talk.text("dungeon-turn-offered", name=talk.name(before.offer))
        if before.offer is not None and before.offer != before.seat
        else None,
        *_planned_lines(talk, plan),
        _only_card(talk, plan),
        *(
            warnings_told
            or (nearest_threat(talk, seen) if seen.phase is Phase.CARD or _is_forced(plan) else None,)
        ),
        *(obstacles(talk, plan, chosen) if acting and chosen else ()),
        asks,
    )


def _quiet(talk: Talk, plan: Preview) -> str | None:
    """How many turns have been quiet, once they are many, or how this one may end the game (rule 39)."""
    seen = plan.seen
    if seen.phase is Phase.OVER or seen.quiet < _OPEN_QUIET:
        return None
    if plan.finished or seen.quiet < QUIET_TURNS - 1:
        return talk.text("dungeon-turn-quiet", count=seen.quiet)
    blue, yellow = seen.vp
    leader = "none" if blue == yellow else talk.name(0 if blue > yellow else 1)
    return talk.text("dungeon-turn-quiet-last", leader=leader)


def _planned_lines(talk: Talk, plan: Preview) -> tuple[str, ...]:
    """Effects of the planned actions, item by item; losses are marked, unless the plan wins."""
    losses = [event for event in plan.events if plan.outcome != "won" and is_loss(plan.seen.seat, event)]
    marked = {line for event in losses for line in wording.event_lines(talk, [event])}
    told = wording.plan_lines(talk, plan.actions, plan.events)
    return wording.list_items(talk, (f"⚠ {line}" if line in marked else line for line in told))


def panel_question(talk: Talk, plan: Preview, chosen: str) -> str:
    """The panel's question; ``chosen`` is the selected character, "" for none."""
    seen = plan.seen
    if plan.outcome:
        return talk.text("dungeon-ask-over", outcome=plan.outcome)
    if plan.finished:
        return talk.text("dungeon-puzzle-spent" if seen.setup.is_puzzle else "dungeon-ask-end")
    if seen.phase is Phase.CARD:
        return lines(_too_high(talk, plan), talk.text("dungeon-ask-card"))
    if not chosen:
        return talk.text("dungeon-ask-who")
    return talk.text("dungeon-ask-what", name=talk.kind(chosen))


def _inactive_texts(talk: Talk, plan: Preview) -> Iterator[str | None]:
    """Own characters that have no button because they're wounded, or were healed this turn (rule 24)."""
    seen, able = plan.seen, active_characters(plan)
    own = [token for token in CHARACTERS_OF[seen.me.seat] if TOKENS[token] not in able]
    for state, marked in (("wounded", seen.wounded), ("healed", seen.fresh_healed)):
        names = [talk.kind(token) for token in own if seen.places[token] < SQUARES and marked >> token & 1]
        yield talk.count_text(f"dungeon-turn-{state}", names=names)  # words: dungeon-turn-*


def _too_high(talk: Talk, plan: Preview) -> str | None:
    """Why some cards may not be played yet (rule 9); None if all may."""
    highest = max(_playable(plan), default=0)
    is_told = 0 < highest < max(plan.seen.me.actions)
    return talk.text("dungeon-card-too-high", highest=highest) if is_told else None


def _is_forced(plan: Preview) -> bool:
    """Whether nothing is planned but the action card that had to be played."""
    return plan.action_count > 0 and plan.actions == only_card(plan.before, plan.before.active_seat)


def _only_card(talk: Talk, plan: Preview) -> str | None:
    """Why the reader wasn't asked for an action card; None if anything else has been planned."""
    if not _is_forced(plan):
        return None
    return _too_high(talk, plan.without_last) or talk.text("dungeon-card-last")


def _playable(plan: Preview) -> set[int]:
    """Action cards that may be played now (rule 9)."""
    return {choice.card for choice in of_kind(plan.choices, PlayCard)}


def _points_left(plan: Preview) -> int:
    """All action points that ending the turn would lose."""
    return 0 if plan.finished else plan.seen.points_left


DO: Final = "do"
"""Verb of a button that plans an action, and of the menu that replaces such buttons."""


def cards(talk: Talk, plan: Preview, offered: Sequence[Suggestion]) -> tuple[ControlRow, ...]:
    """The reader's action cards, illegal ones disabled (rule 9), and moves that include a card."""
    playable = _playable(plan)
    row = tuple(
        Button(
            DO,
            talk.text("dungeon-button-card", points=card),
            f"{plan.action_count} {PlayCard(card)}",
            style=Style.PRIMARY,
            disabled=card not in playable,
        )
        for card in plan.seen.me.actions
    )
    best = moves.suggestion_buttons(talk, plan, offered)
    other = shape(talk, BOARD, BOARD).other
    reading = (hint_button(talk), *page_buttons(talk, HAND, TEXT, RULES), other)
    return tuple(filter(None, (row, best, reading)))


def active_characters(plan: Preview) -> tuple[str, ...]:
    """Own characters that can do something now."""
    able = {*plan.movers, *(deed.character for deed in plan.other_actions)}
    return tuple(token for token in TOKENS if token in able)


def control_rows(
    talk: Talk,
    plan: Preview,
    selected: Selection,
    *,
    offered: Sequence[Suggestion],
    shown_as: str | None,
) -> tuple[ControlRow, ...]:
    """All controls of a turn in progress.

    ``shown_as`` is the page of the whole maze that this one already shows, None for another picture: then
    there is always a button to it. Further controls as far as there is room, in this order: the hint, the
    best of the ``offered`` moves, a menu of them, the maze for the other kind of screen, hand and rules
    if the only card was played by itself. If the selected
    character's other actions don't fit as buttons, they are a menu, if need be in the place of its button,
    which leads to this very page.
    """
    characters = tuple(
        open_button(
            f"{TURN}.{character}",
            character_label(talk.without_markdown, plan.seen, character),
            Style.PRIMARY if character == selected.character else Style.SECONDARY,
        )
        for character in active_characters(plan)
    )
    deeds, only = selected.deeds, selected.only_destination
    undo = Button(UNDO, talk.text("talk-button-undo"), str(plan.action_count))
    last = (*((undo,) if plan.actions and not _is_forced(plan) else ()), end_button(talk, plan))
    menus = [
        menu
        for menu in (moves.square_menu(talk, plan, selected), _alternatives_menu(talk, plan))
        if menu is not None
    ]
    extras: list[Button | Select] = []
    if not plan.seen.setup.is_puzzle:
        if not plan.finished:
            extras.append(hint_button(talk))
        shown = (*deeds, only.plain_move) if only else deeds
        extras += moves.suggestion_buttons(talk, plan, offered, shown=shown)
        extras += moves.suggestion_menu(talk, plan, offered)
    is_tall = talk.is_tall if shown_as == MAZE else shown_as == TALL_MAZE
    whole = page_button(talk, MAZE if shown_as is None else WIDE_MAZE if is_tall else TALL_MAZE)
    extras += (whole, *(page_buttons(talk, HAND, RULES) if _is_forced(plan) else ()))
    arranged = partial(_arrange_rows, extras=extras, needed=(whole,) if shown_as is None else ())
    if only:
        last = (moves.square_button(talk, plan, selected.character, only), *last)
    last_buttons = (*(deed_button(talk, plan, deed) for deed in deeds), *last)
    if arranged_rows := arranged(characters, menus, last_buttons):
        return arranged_rows
    choices = tuple(
        Choice(str(deed), cut_facts(moves.deed_text(talk.without_markdown, plan, deed), limits.CHOICE))
        for deed in deeds[: limits.CHOICES]
    )
    heading = talk.text("dungeon-do-other", count=len(deeds))
    menus.append(Select(DO, heading, choices, str(plan.action_count)))
    others = tuple(button for button in characters if button.argument != f"{TURN}.{selected.character}")
    return arranged((*characters, *last), menus, ()) or arranged((*others, *last), menus, ()) or ()


def _arrange_rows(
    characters: Sequence[Button],
    menus: Sequence[Select],
    last_buttons: Sequence[Button],
    *,
    extras: Sequence[Button | Select],
    needed: Sequence[Button],
) -> tuple[ControlRow, ...] | None:
    """All rows from top to bottom, with as many of the ``extras`` as fit, the first before the others.

    None if not even those ``needed`` do.
    """
    chosen: list[Button | Select] = [*needed]
    arranged_rows = _fit_rows(characters, menus, last_buttons, chosen)
    for extra in extras if arranged_rows else ():
        tried = [one for one in extras if one in chosen or one is extra]
        if (more := _fit_rows(characters, menus, last_buttons, tried)) is not None:
            chosen, arranged_rows = tried, more
    return arranged_rows


def _fit_rows(
    characters: Sequence[Button],
    menus: Sequence[Select],
    last_buttons: Sequence[Button],
    extras: Sequence[Button | Select],
) -> tuple[ControlRow, ...] | None:
    """Rows that hold these extras as well; None if they are too many.

    Suggested moves come first, and a menu after the others. Buttons to pages end the last row. Only where
    rows are short, suggestions share one with characters, and such buttons stand after these.
    """
    buttons, middle = of_kind(extras, Button), (*menus, *of_kind(extras, Select))
    best = [one for one in buttons if one.verb == moves.SUGGEST]
    reading = [one for one in buttons if one not in best]

    def ways() -> Iterator[tuple[ControlRow, ...]]:
        last = in_rows((*last_buttons, *reading))
        yield (*in_rows(best), *in_rows(characters, _buttons_per_row(len(characters))), *middle, *last)
        for number in range(len(reading), -1, -1):
            last = in_rows((*last_buttons, *reading[:number]))
            yield (*in_rows((*best, *characters, *reading[number:])), *middle, *last)

    return next((way for way in ways() if len(way) <= limits.ROWS), None)


def _buttons_per_row(count: int) -> int:
    """How many buttons a row gets, so that as few rows as possible are equally long."""
    return -(-count // -(-count // limits.A_ROW)) if count else limits.A_ROW


def character_label(talk: Talk, seen: Observation, character: str) -> str:
    """A character with its load and remaining potion points."""
    load = wording.load_of(seen, character)
    potion = dict(seen.potion).get(BY_NAME[character], 0)
    return talk.text(
        "dungeon-who",
        name=talk.kind(character),
        load="" if load is None else talk.kind(load),
        loaded=load is not None,
        potion=potion,
    )


def _alternatives(plan: Preview) -> tuple[Preview, tuple[Move, ...]]:
    """The plan before its last move, and the moves that lead to the same square; none if it isn't a move."""
    last = plan.actions[-1] if plan.actions else None
    if not isinstance(last, Move):
        return plan, ()
    before = plan.without_last
    return before, before.reach(last.character).get(last.end, ())


def _alternatives_menu(talk: Talk, plan: Preview) -> Select | None:
    """Alternatives to the last planned move; None if there are none.

    None if the move wins the game, since no alternative matters then. The planned way, which the page tells
    above, isn't among them: chosen, it would stand in place of what the menu is for.
    """
    before, ways = _alternatives(plan)
    if len(ways) < 2 or plan.outcome == "won":
        return None
    goal = moves.move_text(talk.without_markdown, before.seen, ways[0].character, ways[0].end)
    texts = [
        (talk.text("dungeon-how-line", goal=goal, way=text), wording.capitalized(text))
        for text in moves.way_texts(talk.without_markdown, before.seen, ways[: limits.CHOICES])
    ]
    choices = tuple(
        Choice(str(number), whole if len(whole) <= limits.CHOICE else cut(alone, limits.CHOICE))
        for number, (whole, alone) in enumerate(texts)
        if ways[number] != plan.actions[-1]
    )
    return Select("how", talk.text("dungeon-how", goal=goal), choices, str(plan.action_count))


def deed_button(talk: Talk, plan: Preview, deed: CharacterAction) -> Button:
    """A button that adds an action to the plan; an attack is previewed first."""
    style = Style.DANGER if isinstance(deed, Attack) else Style.SECONDARY
    label = cut_facts(moves.deed_text(talk.without_markdown, plan, deed), limits.LABEL)
    return Button(DO, label, f"{plan.action_count} {deed}", style=style)


def end_button(talk: Talk, plan: Preview) -> Button:
    """A button that ends the turn; it asks for confirmation if points would be lost, and says how many."""
    left, wins = _points_left(plan), plan.outcome == "won"
    label = talk.text("dungeon-button-end", left=left, over=wins)
    is_plain = bool(left or plan.outcome or plan.seen.setup.is_puzzle) and not wins
    return Button("end", label, str(plan.action_count), style=Style.SECONDARY if is_plain else Style.SUCCESS)


MAZE: Final = f"{TURN}.maze"
"""The panel with the whole maze as its picture, for the reader's kind of screen."""
TALL_MAZE: Final = f"{TURN}.tall"
"""The same with the picture for narrow screens."""
WIDE_MAZE: Final = f"{TURN}.wide"
"""The same with the picture for wide screens."""
WHOLE: Final = (MAZE, TALL_MAZE, WIDE_MAZE)
DID: Final = f"{TURN}.did"
"""The panel with the last action's effect as its picture."""
CONFIRM: Final = f"{TURN}.sure"
"""Confirmation before ending the turn."""
VERBS: Final = frozenset({DO, moves.SUGGEST, "go", "how", "undo", "end", "sure", ROTATE})

# ------------------------------------------------------------------------------------------------ page


def page(
    talk: Talk,
    name: str,
    plan: Preview,
    latest: Sequence[Event] = (),
    *,
    fight: Sequence[Event] = (),
    dropped: bool,
    offered: Sequence[Suggestion],
) -> Page:
    """The page ``turn`` and its subpages.

    ``turn.b.thief`` selects a character, ``turn.b.thief.3`` limits its squares to room 3; without a name the
    character that acted last stays selected. ``turn.maze`` shows the whole maze, ``turn.tall`` and
    ``turn.wide`` that for a kind of screen, ``turn.did`` the last action's effect, ``turn.sure`` asks for
    confirmation. ``latest`` are the events before the plan, ``fight`` those of a fight that is news to the
    reader; ``dropped`` says that a draft is no longer legal. ``offered`` are whole moves, best first.
    """
    drawn = maze(talk, plan, latest, tall={TALL_MAZE: True, WIDE_MAZE: False}.get(name))
    selected, first = Selection(), tuple[str, ...](("card",))
    if plan.seen.phase is Phase.CARD and not plan.finished:
        controls = cards(talk, plan, offered)
    elif name == CONFIRM:
        return _sure_page(talk, plan, drawn)
    else:
        selected = _selected(plan, name, offered)
        part = _part_picture(talk, plan, name, selected)
        shown_as = None if part else name if name in (TALL_MAZE, WIDE_MAZE) else MAZE
        controls = control_rows(talk, plan, selected, offered=offered, shown_as=shown_as)
        drawn, first = part or drawn, _first_times(plan, selected, controls)
        first = (*(("card",) if _is_forced(plan) else ()), *first)
    chosen = selected.character

    def write(talk: Talk) -> str:
        return lines(
            panel_text(talk, plan, panel_question(talk, plan, chosen), fight, chosen),
            talk.text("dungeon-turn-dropped") if dropped else None,
        )

    first_lessons = tips(talk, plan.seen, *first, jumps=plan.seen.me.jumps)
    return Page(talk.fit(write), (drawn,), controls, lessons=first_lessons)


def _sure_page(talk: Talk, plan: Preview, drawn: Picture) -> Page:
    """Asks before the turn ends with action points left."""
    left = _points_left(plan)
    asks = "dungeon-puzzle-sure" if plan.seen.setup.is_puzzle else "dungeon-sure-end"
    sure = talk.text(asks, points=left) if left else None  # words: dungeon-puzzle-sure, dungeon-sure-end
    # Confirm is away from where the first button was, to guard against double taps.
    row = (
        page_button(talk, TURN, "dungeon-button-back-to-turn", Style.PRIMARY),
        Button("sure", talk.text("dungeon-button-end-anyway"), str(plan.action_count), style=Style.DANGER),
    )
    return Page(talk.fit(lambda talk: panel_text(talk, plan, sure)), (drawn,), (row,))


_WHOLE_AFTER: Final = ".maze"
"""End of the name of a rotation's preview that shows the whole maze."""


def _rotation_page_name(action: Rotate) -> str:
    return f"{ROTATE}.{action.character}.{action.slot}.{'right' if action.turn > 0 else 'left'}"


def rotation_page(talk: Talk, name: str, plan: Preview) -> Page:
    """The page ``rotate.b.warrior.3.right``: a room as it will be, before a rotation that is final.

    With ``.maze`` after it the whole maze. Raises Refusal if that rotation is impossible.
    """
    own_name = name.removesuffix(_WHOLE_AFTER)
    found = (one for one in of_kind(plan.other_actions, Rotate) if _rotation_page_name(one) == own_name)
    action = next(found, None)
    if action is None:
        raise talk.refusal_of("dungeon-refusal-gone")
    after, is_whole = plan.preview_other((*plan.actions, action)), name != own_name
    drawn = maze(talk, after) if is_whole else drawings.rotation(talk, plan.seen, after.seen, action.slot)
    label = wording.deed_label(talk.without_markdown, plan.seen, action)
    # Confirm is away from where the button before it was, to guard against double taps.
    row = (
        page_button(talk, f"{TURN}.{action.character}", "dungeon-button-back-to-turn", Style.PRIMARY),
        page_button(talk, own_name, "dungeon-button-only-room")
        if is_whole
        else page_button(talk, f"{own_name}{_WHOLE_AFTER}"),
        Button(ROTATE, label, f"{plan.action_count} {action}", style=Style.DANGER),
    )

    def write(talk: Talk) -> str:
        asks = talk.text("dungeon-rotate-ask", button=label, count=plan.action_count, ends=after.finished)
        return panel_text(talk, after, asks)

    return Page(talk.fit(write), (drawn,), (row,))


def fought_page(
    talk: Talk, name: str, plan: Preview, latest: Sequence[Event], fight: Sequence[Event]
) -> Page:
    """The page ``fought``: how an attack ended, with nothing else, so that it stays in view on a phone."""
    _, _, rest = name.partition(".")
    button = page_button(talk, f"{TURN}.{rest}" if rest else TURN, "dungeon-button-continue", Style.PRIMARY)
    return Page(
        talk.fit(
            lambda talk: lines(
                *wording.event_lines(talk, fight),
                status.headline(talk, plan.seen, plan.seen.points_left),
            )
        ),
        (maze(talk, plan, latest),),
        ((button,),),
    )


def _selected(plan: Preview, name: str, offered: Sequence[Suggestion]) -> Selection:
    """Selection of a page: the character it names, else the one that acted last or the only one able to."""
    _, *parts = name.split(".")
    area = parts.pop() if len(parts) > 2 else ""
    able, chosen = active_characters(plan), ".".join(parts)
    if chosen not in able:
        acted, area = plan.character or "", ""
        chosen = acted if acted in able else able[0] if len(able) == 1 else ""
    reach = plan.reach(chosen) if chosen else {}
    farther = moves.farther_squares(plan, chosen, reach) if chosen else ()
    if all(area_of(square) != area for square in (*reach, *(one.square for one in farther))):
        area = ""
    best = [
        one.last.end
        for one in offered
        if one.gain > 0
        and one.aim == "nearer"
        and isinstance(one.last, Move)
        and one.last.character == chosen
    ]
    deeds = tuple(deed for deed in plan.worthwhile if deed.character == chosen)
    farther_there = tuple(one for one in farther if area in ("", area_of(one.square)))
    return Selection(chosen, area, destinations(plan.seen, reach, area, best), farther_there, deeds)


def _first_times(plan: Preview, selected: Selection, controls: Sequence[ControlRow]) -> tuple[str, ...]:
    """First-time lessons for what can be done now, and for suggested moves among the buttons."""
    if plan.finished:
        return ("end",)
    buttons = [button for row in controls if isinstance(row, tuple) for button in row]
    suggested = ("suggested",) if any(button.verb == moves.SUGGEST for button in buttons) else ()
    if not selected.character:
        return ("who", *suggested)
    kinds = set(map(type, selected.deeds))
    topics = {Reveal: "reveal", Rotate: "rotate", Attack: "attack", Jump: "jump"}
    on_floor = board_of(plan.seen).on
    ends = {
        "leave": any(is_exit_for(selected.character, one.square) for one in selected.found),
        "carry": any(SQUARE_BY_NAME[one.square] in on_floor for one in selected.found),
    }
    return (
        "what",
        *(topic for kind, topic in topics.items() if kind in kinds),
        *(topic for topic, is_there in ends.items() if is_there),
        *suggested,
    )


def _part_picture(talk: Talk, plan: Preview, name: str, selected: Selection) -> Picture | None:
    """Picture of the relevant part for a page; None if that is the whole maze."""
    last = plan.actions[-1] if plan.actions else None
    if name == DID and isinstance(last, Rotate):
        return drawings.rotation(talk, plan.without_last.seen, plan.seen, last.slot)
    if name == DID and isinstance(last, Fire):
        return drawings.sight(talk, plan.without_last.seen, last.character, last.target)
    if not selected.character or name in WHOLE:
        return None
    walked, area = [one.square for one in selected.found], selected.area
    others = [
        deed
        for deed in selected.deeds
        if isinstance(deed, Jump | Wall) and area in ("", area_of(deed.square))
    ]
    through = [deed.square for deed in of_kind(others, Wall)]
    known = {*walked, *through}
    jumps = dict.fromkeys(deed.square for deed in others if deed.square not in known)
    squares = (*dict.fromkeys((*walked, *through)), *jumps)
    fetched = fetches(board_of(plan.seen), (way for one in selected.found for way in one.ways))
    walls = tuple(square for square in through if square not in walked)
    if not squares and not selected.farther:
        return None
    return drawings.reach(
        talk, plan.seen, selected.character, squares, tuple(jumps), walls=walls, fetches=fetched
    )


def maze(talk: Talk, plan: Preview, latest: Sequence[Event] = (), *, tall: bool | None = None) -> Picture:
    """The whole maze after the plan, with its events; until anything is done, also the ``latest`` before."""
    is_begun = any(not isinstance(event, CardPlayed) for event in plan.events)
    return drawings.maze(
        talk, _own_view(plan), plan.events if is_begun else (*latest, *plan.events), tall=tall
    )


def lesson_page(
    talk: Talk,
    page: Page,
    name: str,
    plan: Preview,
    *,
    characters: Sequence[str],
    squares: tuple[str, ...],
) -> Page:
    """A panel page in a tutorial, showing the part around some tokens and squares instead of the whole maze.

    The whole maze is shown on request, with the one for phones a press away.
    """
    if [picture.key for picture in page.pictures] != [maze(talk, plan).key]:
        return page
    if name in WHOLE:
        return page
    places = [plan.seen.places[BY_NAME[token]] for token in characters]
    squares_shown = (*squares, *(NAMES[place] for place in places if place < len(NAMES)))
    drawn, whole = drawings.part(talk, _own_view(plan), squares_shown, plan.events), page_button(talk, MAZE)
    page = page.with_controls(lambda one: whole if isinstance(one, Button) and one.argument in WHOLE else one)
    return replace(page, pictures=(drawn,))


def _own_view(plan: Preview) -> Observation:
    """Observation after a plan.

    If that ends the turn, still within it, with the points that are lost then.
    """
    before = plan.before
    if not plan.finished:
        return plan.seen
    left = sum(event.left for event in of_kind(plan.events, TurnEnded))
    return before_next_turn(plan.seen, before.turn_number, before.active_seat, left)


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, press: Press, plan: Preview) -> Reply:
    """Plan an action, undo one, or end the turn. Raises Refusal and RuleError."""
    count, _, rest = press.argument.partition(" ")
    value = press.value
    if count != str(plan.action_count):
        return Reply(TURN)  # pressed twice, or on an outdated panel: show the current one
    match press.verb:
        case moves.SUGGEST | "do" as verb:
            text = value or rest
            if verb == moves.SUGGEST:
                actions = moves.read_suggestion(talk, plan, text)
            else:
                actions = (moves.read_action(talk, text),)
            return _plan_actions(plan, *actions)
        case "go" if value.startswith(MORE):
            return Reply(".".join((TURN, *value.split(" ")[1:3])))
        case "go":
            character, _, square = (value or rest).removesuffix(f" {STAY}").partition(" ")
            return _plan_actions(plan, *moves.path_to(talk, plan, character, square))
        case "how":
            before, ways = _alternatives(plan)
            if value.isdecimal() and int(value) < len(ways):
                return _plan_actions(before, ways[int(value)])
        case "undo" if plan.actions:
            undone = getattr(plan.actions[-1], "character", None)
            page_name = TURN if undone is None else f"{TURN}.{undone}"
            return Reply(page_name, write_actions(plan.actions[:-1]))
        case _ if press.verb == ROTATE and isinstance(action := moves.read_action(talk, rest), Rotate):
            plan.preview_other((*plan.actions, action))
            return Reply(next_page_name(action.character), "", plan.text_with(action))
        case "end" if _points_left(plan):
            return Reply(CONFIRM)
        case "end" | "sure":
            return Reply(NOW, "", plan.ending_text)
    raise talk.refusal_of("dungeon-refusal-gone")


def _plan_actions(plan: Preview, *actions: Action) -> Reply:
    """Plan actions, or commit to a reveal. Raises RuleError.

    An attack, or a rotation that is final, is previewed first. Actions that win a puzzle are its answer, so
    that it's solved.
    """
    match actions:
        case (Reveal(character=character),):
            return Reply(next_page_name(character), "", plan.text_with(*actions))
        case (Attack(character, target),):
            return Reply(f"{ATTACK}.{character}.{target}")
        case (*_, Rotate() as rotation) if FINAL_ROTATION.holds(plan.seen.setup):
            return Reply(_rotation_page_name(rotation))
    after = plan.preview_other((*plan.actions, *actions))
    if after.seen.setup.is_puzzle and after.outcome == "won":
        return Reply(NOW, "", after.ending_text)
    return Reply(DID, after.text_with())


def obstacles(talk: Talk, plan: Preview, chosen: str) -> Iterator[str | None]:
    """Texts on what a character can't do where it stands, and on what the last point makes final."""
    seen, token, board = plan.seen, BY_NAME[chosen], board_of(plan.seen)
    if not board.is_fit(token):
        return
    neighbours = board.maze.neighbours(board.places[token])
    deeds = [deed for deed in plan.other_actions if deed.character == chosen]
    spared = seen.fresh_wounded | seen.fresh_healed  # they can't be attacked until the turn ends (rule 19)
    for square in neighbours:
        enemy = board.character_seen(square)
        if enemy is not None and OWNER[enemy] != OWNER[token] and spared >> enemy & 1:
            healed_now = bool(seen.fresh_healed >> enemy & 1)
            name, sort = talk.token(enemy), KIND[enemy]
            yield talk.text("dungeon-turn-spared", name=name, sort=sort, healed=healed_now)
    for square in neighbours if token in CLERICS else ():
        for friend in board.tokens(square):
            is_wounded = (
                IS_CHARACTER[friend] and OWNER[friend] == OWNER[token] and board.wounded >> friend & 1
            )
            if is_wounded and board.character_seen(square) != friend:
                yield talk.text("dungeon-turn-carried", name=talk.kind(friend), sort=KIND[friend])
    fights, reveals = (any(isinstance(deed, kind) for deed in deeds) for kind in (Attack, Reveal))
    if seen.points_left == 1 and (fights or reveals):
        yield talk.text("dungeon-turn-last", fights=fights, reveals=reveals)
    if crosses_pits(board, token):
        return
    bridged = board.bridges(OWNER[token])
    jumped = {deed.pit for deed in of_kind(deeds, Jump)}
    pits = [
        NAMES[square]
        for square in neighbours
        if board.maze.pits & ~bridged & BIT[square]
        and NAMES[square] not in jumped
        and board.character_seen(square) is None
    ]
    yield talk.count_text("dungeon-turn-pit", squares=pits, jumps=seen.seats[OWNER[token]].jumps)
