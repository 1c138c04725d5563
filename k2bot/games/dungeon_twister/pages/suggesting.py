"""Whole moves offered as one press each: who, where, and what it brings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.game.talk import CHOICE_LIMIT, LABEL_LIMIT
from k2bot.game.values import Button, Choice, Refusal, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Move, Play, Reveal, parse
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.engine.exits import exits
from k2bot.games.dungeon_twister.pages import called, destinations
from k2bot.games.dungeon_twister.pictures import emoji
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action, Deed
    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.plans import Look, Plan
    from k2bot.games.dungeon_twister.pages.talk import Talk

Actions: TypeAlias = "tuple[Action, ...]"
Offer: TypeAlias = "tuple[Actions, float]"
"""What can be done as one, and what it gains; below 0 it loses something."""
Suggest: TypeAlias = "Callable[[Look, Sequence[Action]], Sequence[Offer]]"
"""What can be done after some actions, whole moves, the best first."""

SUGGEST: Final = "suggest"
"""The verb of the controls that plan a whole move."""
_BUTTONS: Final = 3
_LONGEST: Final = 50
"""Characters of a button's verb and argument."""
_AND: Final = ","
_TO: Final = ">"


def buttons(talk: Talk, plan: Plan, look: Look, offered: Sequence[Offer], stamp: str) -> tuple[Button, ...]:
    """The best moves, each of another character, at most one of which reveals a room."""
    found: list[Button] = []
    known: set[str] = set()
    reveals = False
    for actions, gain in offered:
        last = actions[-1]
        who = getattr(last, "character", "")
        argument = f"{plan.done} {_short(actions)}"
        again = who in known or (reveals and isinstance(last, Reveal))
        if gain <= 0 or again or len(SUGGEST + argument) > _LONGEST:
            continue
        known.add(who)
        reveals = reveals or isinstance(last, Reveal)
        label = cut(_told(talk.plain, plan, actions, _exit_after(plan, look, actions)), LABEL_LIMIT)
        found.append(Button(SUGGEST, label, argument, stamp, Style.SUCCESS, emoji=emoji.of_token(who)))
        if len(found) == _BUTTONS:
            break
    return tuple(found)


def menu(talk: Talk, plan: Plan, offered: Sequence[Offer], stamp: str) -> Select | None:
    """The best moves of all characters, as many as a menu holds; None where there are none."""
    choices = tuple(
        Choice(
            _short(actions),
            cut(_told(talk.plain, plan, actions), CHOICE_LIMIT),
            emoji=emoji.of_token(getattr(actions[-1], "character", "")),
        )
        for actions in _shared(offered)
    )
    if not choices:
        return None
    return Select(SUGGEST, talk.text("dungeon-suggest-menu"), choices, argument=f"{plan.done}", stamp=stamp)


def _shared(offered: Sequence[Offer]) -> list[Actions]:
    """As many as a menu holds, the best first; no character has so many that another one has none."""
    several = [(actions, getattr(actions[-1], "character", "")) for actions, _ in offered]
    share = destinations.MOST // max(1, len({who for _, who in several}))
    count = Counter[str]()
    first, rest = list[int](), list[int]()
    for number, (_, who) in enumerate(several):
        count[who] += 1
        (first if count[who] <= share else rest).append(number)
    return [several[number][0] for number in sorted([*first, *rest][: destinations.MOST])]


def _exit_after(plan: Plan, look: Look, actions: Actions) -> int:
    """The action points from which its character can walk out after a move; 0 for none, or far."""
    if not isinstance(actions[-1], Move) or plan.seen.seat is None:
        return 0
    after = look((*plan.actions, *actions)).seen
    found = {one.character: one.ap for one in exits(after, plan.seen.seat)}
    return found.get(actions[-1].character, 0)


def _told(talk: Talk, plan: Plan, actions: Actions, ap: int = 0) -> str:
    """What a suggestion says: ``Goblin to V5 · out of the maze: 2 points``, ``Warrior: Reveal room 4``."""
    first, *rest = actions
    if isinstance(first, Play):
        return talk.text("dungeon-suggest-card", points=first.card, move=_moved(talk, plan.seen, rest, ap))
    return _moved(talk, plan.seen, actions, ap)


def _moved(talk: Talk, seen: Observation, actions: Sequence[Action], ap: int) -> str:
    last: Deed = actions[-1]  # type: ignore[assignment]  # only deeds are suggested, after a card at most
    name = talk.kind(last.character)
    if not isinstance(last, Move):
        return talk.text("dungeon-suggest-deed", character=name, deed=called.deed(talk, seen, last))
    square = called.end_of(last)
    facts = destinations.told(talk, seen, last, square)
    plain = "no" if facts else "yes"
    return talk.text(
        "dungeon-suggest-move",
        character=name,
        square=square,
        moves=len(actions),
        facts=facts,
        plain=plain,
        ap=ap,
    )


# ------------------------------------------------------------------------------------------------ as text


def _short(actions: Actions) -> str:
    """Actions as short as a control can hold them: cards by number, plain moves by where they end."""
    return _AND.join(
        str(one.card)
        if isinstance(one, Play)
        else f"{one.character}{_TO}{called.end_of(one)}"
        if isinstance(one, Move)
        else str(one)
        for one in actions
    )


def read(talk: Talk, plan: Plan, look: Look, short: str) -> Actions:
    """The actions of a control after what is planned. Raises Refusal, and RuleError."""
    found: list[Action] = []
    for part in short.split(_AND):
        if part.isdecimal():
            found.append(Play(int(part)))
            continue
        character, to, square = part.partition(_TO)
        if not to:
            try:
                found.append(parse(part))
            except ActionSyntaxError:
                raise Refusal(talk.text("dungeon-refusal-gone")) from None
            continue
        now: Preview = look((*plan.actions, *found))
        ways = now.reach(character).get(square, ()) if character in now.movers else ()
        if not ways:
            raise Refusal(talk.text("dungeon-refusal-no-way", square=square))
        found.append(ways[0])
    return tuple(found)
