"""The panel of a turn: the card, then for each action point who acts and what.

What is planned can be taken back until something brings news (a room revealed, a fight) or the turn is ended.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game.reading import NOW
from k2bot.game.talk import lines
from k2bot.game.values import Button, Page, Refusal, Reply
from k2bot.games.dungeon_twister.engine.actions import Attack, Fire, Jump, Move, Reveal, Rotate, parse
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import NAMES as SQUARES
from k2bot.games.dungeon_twister.pages import buttons, drawings, suggesting, turn_controls
from k2bot.games.dungeon_twister.pages.buttons import ATTACK, TURN, next_with
from k2bot.games.dungeon_twister.pages.called import end_of
from k2bot.games.dungeon_twister.pages.destinations import MORE, STAY, area_of, destinations, leaves
from k2bot.games.dungeon_twister.pages.drafts import written
from k2bot.games.dungeon_twister.pages.lessons import lessons
from k2bot.games.dungeon_twister.pages.plans import planned
from k2bot.games.dungeon_twister.pages.turn_text import asked, doubts, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Picture, Press
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.destinations import Destination
    from k2bot.games.dungeon_twister.pages.plans import Look, Plan
    from k2bot.games.dungeon_twister.pages.suggesting import Offer, Suggest
    from k2bot.games.dungeon_twister.pages.talk import Talk

MAZE: Final = f"{TURN}.maze"
"""The panel with the whole maze as its picture."""
DID: Final = f"{TURN}.did"
"""The panel with what the last action did as its picture."""
SURE: Final = f"{TURN}.sure"
"""Asks before the turn is ended."""
VERBS: Final = frozenset({turn_controls.DO, suggesting.SUGGEST, "go", "how", "undo", "end", "sure"})

# ------------------------------------------------------------------------------------------------ page


def page(talk: Talk, name: str, *, draft: str | None, stamp: str, look: Look, suggest: Suggest) -> Page:
    """The page ``turn`` and those that belong to it.

    ``turn.b.thief`` has a character chosen, ``turn.b.thief.3`` shows those of its squares alone that are in
    room 3; without a name the one that acted last stays chosen. ``turn.maze`` shows the whole maze,
    ``turn.did`` what the last action did, ``turn.sure`` asks before the end.
    """
    plan = planned(draft, look)
    offered = suggest(look, plan.actions)
    note = talk.text("dungeon-turn-dropped") if plan.dropped else None
    if plan.seen.phase is Phase.CARD and not plan.look.finished:
        return Page(
            talk.fitted(lambda talk: lines(text(talk, plan, asked(talk, plan, None)), note)),
            (maze(talk, plan),),
            turn_controls.cards(talk, plan, look, offered, stamp),
            lessons=lessons(talk, "card"),
        )
    if name == SURE:
        questions = doubts(talk, plan)
        return Page(
            talk.fitted(lambda talk: text(talk, plan, lines(*questions))),
            (maze(talk, plan),),
            (turn_controls.sure_row(talk, plan, stamp),),
        )
    chosen, area = _chosen(plan, name)
    found = () if chosen is None else _found(plan, chosen, area, offered)
    part = _part(talk, plan, look, name, chosen=chosen, found=found)
    return Page(
        talk.fitted(lambda talk: lines(text(talk, plan, asked(talk, plan, chosen)), note)),
        (part or maze(talk, plan),),
        turn_controls.rows(
            talk,
            plan,
            look,
            chosen=chosen,
            found=found,
            area=area,
            offered=offered,
            stamp=stamp,
            whole=part is None,
        ),
        lessons=lessons(talk, *_first_times(plan, chosen, found)),
    )


def _chosen(plan: Plan, name: str) -> tuple[str | None, str]:
    """The character a page is about, and the part of the maze that its menu shows, "" for all of it."""
    _, *parts = name.split(".")
    area = parts.pop() if len(parts) > 2 else ""
    actors = turn_controls.actors(plan)
    wanted = ".".join(parts)
    if wanted in actors:
        return wanted, area if any(area_of(square) == area for square in plan.look.reach(wanted)) else ""
    last = plan.character
    return (last if last in actors else actors[0] if len(actors) == 1 else None), ""


def _found(plan: Plan, chosen: str, area: str, offered: Sequence[Offer]) -> tuple[Destination, ...]:
    """The squares of the chosen character, of a part of the maze where one is named."""
    best = [
        end_of(actions[-1])
        for actions, gain in offered
        if gain > 0 and isinstance(actions[-1], Move) and actions[-1].character == chosen
    ]
    return destinations(plan.seen, chosen, plan.look.reach(chosen), area, best)


def _first_times(plan: Plan, chosen: str | None, found: Sequence[Destination]) -> tuple[str, ...]:
    """The lessons of what can be done now."""
    if plan.look.finished:
        return ("end",)
    if chosen is None:
        return ("who",)
    kinds = {type(deed) for deed in plan.look.deeds if deed.character == chosen}
    topics = {Reveal: "reveal", Rotate: "rotate", Attack: "attack", Jump: "jump"}
    there = Board(plan.seen).on
    ends = {
        "leave": any(leaves(chosen, one.square) for one in found),
        "carry": any(SQUARE_BY_NAME[one.square] in there for one in found),
    }
    return (
        "what",
        *(topic for kind, topic in topics.items() if kind in kinds),
        *(topic for topic, is_there in ends.items() if is_there),
    )


def _part(
    talk: Talk, plan: Plan, look: Look, name: str, *, chosen: str | None, found: Sequence[Destination]
) -> Picture | None:
    """The picture of what matters on a page; None where that is the whole maze."""
    last = plan.actions[-1] if plan.actions else None
    if name == DID and isinstance(last, Rotate):
        return drawings.rotation(talk, look(plan.actions[:-1]).seen, plan.seen, last.slot)
    if name == DID and isinstance(last, Fire):
        return drawings.sight(talk, look(plan.actions[:-1]).seen, last.character, last.target)
    if chosen is None or name == MAZE:
        return None
    return drawings.reach(talk, plan.seen, chosen, tuple(one.square for one in found))


def maze(talk: Talk, plan: Plan, *, tall: bool = False) -> Picture:
    """The whole maze after what is planned, with what happens by it; ``tall`` for narrow screens."""
    draw = drawings.tall_maze if tall else drawings.maze
    return draw(talk, _still_own(plan), plan.look.events)


def in_lesson(
    talk: Talk,
    page: Page,
    name: str,
    *,
    draft: str | None,
    look: Look,
    who: Sequence[str],
    squares: tuple[str, ...],
) -> Page:
    """A page of the panel in a lesson: instead of the whole maze, the part around tokens and squares.

    Who asks for the whole maze gets the tall one, and the wide one is a press away.
    """
    plan = planned(draft, look)
    if [picture.key for picture in page.pictures] != [maze(talk, plan).key]:
        return page
    if name == MAZE:
        shown, other = maze(talk, plan, tall=True), buttons.wide(talk)
    else:
        places = [plan.seen.at[BY_NAME[token]] for token in who]
        around = (*squares, *(SQUARES[place] for place in places if place < len(SQUARES)))
        shown = drawings.part(talk, _still_own(plan), around, plan.look.events)
        other = buttons.page(talk, MAZE, "dungeon-button-maze")
    rows = tuple(
        tuple(other if isinstance(one, Button) and one.argument == MAZE else one for one in row)
        if isinstance(row, tuple)
        else row
        for row in page.rows
    )
    return replace(page, pictures=(shown,), rows=rows)


def _still_own(plan: Plan) -> Observation:
    """The game after a plan; where its last point is spent, still in the turn that the reader has to end."""
    seen, before = plan.seen, plan.look.before
    if not plan.look.finished or seen.phase is Phase.OVER:
        return seen
    return replace(seen, phase=Phase.ACT, number=before.number, turn=before.turn, ap=0)


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, press: Press, draft: str | None, look: Look) -> Reply:
    """Plan an action, take one back, or end the turn. Raises Refusal, and RuleError."""
    plan = planned(draft, look)
    done, _, rest = press.argument.partition(" ")
    if press.verb in (turn_controls.DO, suggesting.SUGGEST) and press.values:
        rest = press.values[0]
    if done != str(plan.done):
        return Reply(TURN)  # pressed twice, or on a panel of an earlier plan: it is shown as it is now
    match press.verb:
        case suggesting.SUGGEST:
            return _suggested(talk, plan, rest, look)
        case "go":
            return _go(talk, plan, press, look)
        case "how":
            return _how(talk, plan, press, look)
        case "undo" if plan.actions:
            back = look(plan.actions[:-1])
            undone = getattr(plan.actions[-1], "character", None)
            shown = TURN if undone is None else f"{TURN}.{undone}"
            return Reply(shown, written(back.actions))
        case "end" if not doubts(talk, plan):
            return Reply(NOW, "", plan.ended)
        case "end":
            return Reply(SURE)
        case "sure":
            return Reply(NOW, "", plan.ended)
        case turn_controls.DO:
            return _do(plan, _action(talk, rest), look)
        case _:
            raise Refusal(talk.text("dungeon-refusal-gone"))


def _do(plan: Plan, action: Action, look: Look) -> Reply:
    if isinstance(action, Reveal):
        return Reply(next_with(action.character), "", plan.then(action))
    if isinstance(action, Attack):
        return Reply(f"{ATTACK}.{action.character}.{action.target}")
    look((*plan.actions, action))
    return Reply(DID, plan.then(action))


def _suggested(talk: Talk, plan: Plan, short: str, look: Look) -> Reply:
    """Plan a whole move that was offered, or do what commits."""
    *first, last = suggesting.read(talk, plan, look, short)
    if not first:
        return _do(plan, last, look)
    look((*plan.actions, *first, last))
    return Reply(DID, plan.then(*first, last))


def _go(talk: Talk, plan: Plan, press: Press, look: Look) -> Reply:
    """Plan a move by the plain way, or turn the page of the menu."""
    value = press.values[0] if len(press.values) == 1 else ""
    if value.startswith(MORE):
        return Reply(".".join((TURN, *value.split(" ")[1:3])))
    character, _, square = value.removesuffix(f" {STAY}").partition(" ")
    ways = plan.look.reach(character).get(square, ()) if character in plan.look.movers else ()
    if not ways:
        raise Refusal(talk.text("dungeon-refusal-no-way", square=square))
    look((*plan.actions, ways[0]))
    return Reply(DID, plan.then(ways[0]))


def _how(talk: Talk, plan: Plan, press: Press, look: Look) -> Reply:
    """Make the last planned move by another way."""
    last = plan.actions[-1] if plan.actions else None
    value = press.values[0] if len(press.values) == 1 else ""
    if not isinstance(last, Move) or not value.isdecimal():
        raise Refusal(talk.text("dungeon-refusal-gone"))
    before = look(plan.actions[:-1])
    ways = before.reach(last.character).get(end_of(last), ())
    if int(value) >= len(ways):
        raise Refusal(talk.text("dungeon-refusal-gone"))
    return Reply(DID, written((*before.actions, ways[int(value)])))


def _action(talk: Talk, written: str) -> Action:
    try:
        return parse(written)
    except ActionSyntaxError:
        raise Refusal(talk.text("dungeon-refusal-gone")) from None
