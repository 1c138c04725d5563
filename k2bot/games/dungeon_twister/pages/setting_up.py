"""My team: four of eight characters, on the marks from the top; two taps swap or replace one (rule 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.talk import lines
from k2bot.game.values import PAGE, Button, Choice, Page, Refusal, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Team, parse
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, MARKS, TOKENS
from k2bot.games.dungeon_twister.engine.errors import ActionSyntaxError
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, squares_of
from k2bot.games.dungeon_twister.pages import buttons, hiding
from k2bot.games.dungeon_twister.pages.lessons import lessons
from k2bot.games.dungeon_twister.pages.standing import Orders
from k2bot.games.dungeon_twister.pictures import emoji

if TYPE_CHECKING:
    from k2bot.game.values import Press
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

TEAM: Final = "team"
"""The page of the team, its marks as ``team.1``, and the verb that chooses one."""
_PLACE: Final = {TOKENS[token]: place for own in CHARACTERS_OF for place, token in enumerate(own)}
"""The place of each character among those of its colour."""
VERBS: Final = frozenset({TEAM, "reorder", "stand"})


def page(talk: Talk, seen: Observation, name: str, draft: str | None, stamp: str) -> Page:
    """The page ``team``, or ``team.2`` with a mark chosen, whose character is swapped or replaced."""
    chosen = drafted_team(draft)
    held = _mark(name.partition(".")[2])
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
                emoji=emoji.of_token(name),
            )
            for name in names
            if leaves is None or name not in chosen
        ),
        argument="" if leaves is None else leaves,
        stamp=stamp,
        minimum=wanted,
        maximum=wanted,
    )
    line = "" if seen.seat is None else NAMES[min(squares_of(LINES[seen.seat]))][0]
    marks = tuple(_button(talk, chosen, mark, held, stamp=stamp, line=line) for mark in range(len(chosen)))
    done = Button("stand", talk.text("dungeon-button-team"), "", stamp, Style.SUCCESS, disabled=not chosen)
    return Page(
        lines(
            talk.text("dungeon-ask-team"),
            talk.text("dungeon-team-swap") if chosen and leaves is None else None,
            talk.text("dungeon-team-held", name=talk.kind(leaves)) if leaves is not None else None,
        ),
        (hiding.picture_of(talk, seen, Orders(), chosen),),
        (menu, *((marks,) if marks else ()), (done, buttons.hint(talk))),
        lessons=lessons(talk, "team"),
    )


def _button(
    talk: Talk, chosen: tuple[str, ...], mark: int, held: int | None, *, stamp: str, line: str
) -> Button:
    label = talk.text("dungeon-team-mark", square=f"{line}{MARKS[mark] + 1}", name=talk.kind(chosen[mark]))
    if held is None or held == mark:
        style = Style.PRIMARY if held == mark else Style.SECONDARY
        return Button(PAGE, label, TEAM if held == mark else f"{TEAM}.{mark}", style=style)
    swapped = {chosen[held]: chosen[mark], chosen[mark]: chosen[held]}
    order = "".join(str(_PLACE[swapped.get(name, name)]) for name in chosen)
    return Button("reorder", label, order, stamp)


def press(talk: Talk, seen: Observation, press: Press, draft: str | None) -> Reply:
    """Choose four, replace one, swap two of them, or let them stand. Raises Refusal."""
    chosen = drafted_team(draft)
    own = {TOKENS[token] for token in CHARACTERS_OF[seen.seat or 0]}
    match press.verb:
        case "team" if press.argument:
            (comes,) = press.values if len(press.values) == 1 else ("",)
            if press.argument not in chosen or comes not in own.difference(chosen):
                raise Refusal(talk.text("dungeon-refusal-gone"))
            team = [comes if name == press.argument else name for name in chosen]
            return Reply(TEAM, draft=str(Team(tuple(team))))
        case "team":
            if len(set(press.values) & own) != len(MARKS) or len(press.values) != len(MARKS):
                raise Refusal(talk.text("dungeon-rule-team-size"))
            kept = [name for name in chosen if name in press.values]
            added = [name for name in press.values if name not in kept]
            team = [name if name in kept else added.pop(0) for name in chosen] or list(press.values)
            return Reply(TEAM, draft=str(Team(tuple(team))))
        case "reorder":
            team = sorted(chosen, key=lambda name: press.argument.find(str(_PLACE[name])))
            return Reply(TEAM, draft=str(Team(tuple(team))) if team else None)
        case _:
            if not chosen:
                raise Refusal(talk.text("dungeon-rule-team-size"))
            return Reply(hiding.PAGE, draft="", answer=str(Team(chosen)))


def drafted_team(draft: str | None) -> tuple[str, ...]:
    """The team of a draft, from the top; empty where it holds none."""
    try:
        action = parse(draft or "")
    except ActionSyntaxError:
        return ()
    return action.characters if isinstance(action, Team) else ()


def _mark(text: str) -> int | None:
    return int(text) if text in map(str, range(len(MARKS))) else None
