"""Choosing a team (rule 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.pages import hint_button, lessons, of_kind, opens
from k2bot.game.values import Button, Choice, Page, Press, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Team, read_draft
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, MARKS, TOKENS
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, squares_of
from k2bot.games.dungeon_twister.pages.orders import HIDING, Orders, hiding_picture
from k2bot.games.dungeon_twister.pictures import pieces

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.wording import Talk


TEAM: Final = "team"
"""Page of the team, its starting squares as ``team.1``, and verb that chooses one."""
_NUMBER: Final = {TOKENS[token]: number for own in CHARACTERS_OF for number, token in enumerate(own)}
"""Index of each character within its colour."""
VERBS: Final = frozenset({TEAM, "reorder", "stand"})


def page(talk: Talk, seen: Observation, name: str, draft: str | None) -> Page:
    """The page ``team``, or ``team.2`` with a starting square selected to swap or replace its character."""
    chosen = drafted(draft)
    mark = name.partition(".")[2]
    held = int(mark) if mark in map(str, range(len(MARKS))) else None
    names = [TOKENS[token] for token in CHARACTERS_OF[seen.seat or 0]]
    leaves = chosen[held] if chosen and held is not None else None
    wanted = len(MARKS) if leaves is None else 1
    menu = Select(
        TEAM,
        talk.text("dungeon-team-choose")
        if leaves is None
        else talk.text("dungeon-team-instead", name=talk.kind(leaves)),
        tuple(
            Choice(
                name,
                talk.kind(name),
                talk.strength(name),
                chosen=name in chosen,
                emoji=pieces.emoji_of(name),
            )
            for name in names
            if leaves is None or name not in chosen
        ),
        argument="" if leaves is None else leaves,
        minimum=wanted,
        maximum=wanted,
    )
    line = "" if seen.seat is None else NAMES[min(squares_of(LINES[seen.seat]))][0]
    marks = tuple(_button(talk, chosen, one, held, line=line) for one in range(len(chosen)))
    done = Button("stand", talk.text("dungeon-button-team"), style=Style.SUCCESS, disabled=not chosen)
    return Page(
        talk.text(
            "dungeon-ask-team",
            step="choose" if not chosen else "swap" if leaves is None else "held",
            name="" if leaves is None else talk.kind(leaves),
        ),
        (hiding_picture(talk, seen, Orders(), chosen),),
        (menu, *((marks,) if marks else ()), (done, hint_button(talk))),
        lessons=lessons(talk, "team"),
    )


def _button(talk: Talk, chosen: tuple[str, ...], mark: int, held: int | None, *, line: str) -> Button:
    label = talk.text("dungeon-team-mark", square=f"{line}{MARKS[mark] + 1}", name=talk.kind(chosen[mark]))
    if held is None or held == mark:
        style = Style.PRIMARY if held == mark else Style.SECONDARY
        return opens(TEAM if held == mark else f"{TEAM}.{mark}", label, style)
    swapped = {chosen[held]: chosen[mark], chosen[mark]: chosen[held]}
    order = "".join(str(_NUMBER[swapped.get(name, name)]) for name in chosen)
    return Button("reorder", label, order)


def press(talk: Talk, seen: Observation, press: Press, draft: str | None) -> Reply:
    """Choose four characters, replace one, swap two, or keep them. Raises Refusal."""
    chosen = drafted(draft)
    own = {TOKENS[token] for token in CHARACTERS_OF[seen.seat or 0]}
    match press.verb:
        case "stand" if chosen:
            return Reply(HIDING, draft="", answer=str(Team(chosen)))
        case "reorder":
            team = sorted(chosen, key=lambda name: press.argument.find(str(_NUMBER[name])))
        case "team" if press.argument:
            if press.argument not in chosen or press.value not in own.difference(chosen):
                raise talk.refusal_of("dungeon-refusal-gone")
            team = [press.value if name == press.argument else name for name in chosen]
        case "team" if len(press.values) == len(MARKS) == len(set(press.values) & own):
            added = [name for name in press.values if name not in chosen]
            team = [name if name in press.values else added.pop(0) for name in chosen] or [*press.values]
        case _:
            raise talk.refusal_of("dungeon-rule-team-size")
    return Reply(TEAM, draft=str(Team(tuple(team))) if team else None)


def drafted(draft: str | None) -> tuple[str, ...]:
    """The team in a draft, from the top; empty if there is none."""
    return next((action.characters for action in of_kind(read_draft(draft), Team)), ())
