"""Before the first turn: my team on the marks (rule 5), and the plan of hidden tokens (rule 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.engines.chance import shuffled
from k2bot.engines.errors import ActionSyntaxError
from k2bot.game.pages import lines, picture, whole_facts
from k2bot.game.reading import NEXT
from k2bot.game.values import PAGE, Button, Choice, Page, Refusal, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Hide, Team, parse
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, MARKS, OF_A_SEAT, TOKENS
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, SLOTS, squares_of
from k2bot.games.dungeon_twister.pages import buttons
from k2bot.games.dungeon_twister.pages.buttons import ORDERS, lessons
from k2bot.games.dungeon_twister.pages.orders import Orders, is_preparing, unlaid
from k2bot.games.dungeon_twister.pictures import HidingPicture, pieces

if TYPE_CHECKING:
    from k2bot.game.values import Picture, Press
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

HIDING: Final = f"{ORDERS}.hide"
"""The page of the plan; behind a dot can stand the token that is chosen."""
_HALF: Final = SLOTS // 2


def hiding_page(talk: Talk, seen: Observation, orders: Orders, name: str) -> Page:
    """The page of the plan. Raises Refusal where nothing is to be hidden."""
    if not is_preparing(seen):
        raise Refusal(talk.text("dungeon-refusal-nothing-to-hide"))
    plan = (
        replace(orders, plan=orders.ahead(seen)) if orders.laid and orders.elsewhere else orders.freed(seen)
    )
    chosen, named = _chosen(seen, plan, name), _named(name)
    return Page(
        lines(
            talk.text("dungeon-plan-head"),
            _state(talk, seen, orders, plan),
            talk.text("dungeon-plan-next", token=talk.kind(chosen)) if chosen and not plan.laid else None,
        ),
        (hiding_picture(talk, seen, plan),),
        _rows(talk, seen, plan, chosen),
        live=f"{NEXT}.{named}" if named else NEXT,
        lessons=lessons(talk, "hide"),
    )


def hiding_picture(talk: Talk, seen: Observation, plan: Orders, team: tuple[str, ...] = ()) -> Picture:
    """The rooms face down with what is planned for each, and the line; for its reader alone."""
    hides = tuple((hide.token, hide.slot) for hide in plan.plan)
    alt = whole_facts(
        talk,
        lambda talk: (
            talk.text("dungeon-alt-team", tokens=talk.listed([talk.kind(one) for one in team]))
            if team
            else None,
            *(
                talk.text("dungeon-plan-planned", token=talk.kind(token), room=talk.room(slot))
                for token, slot in hides
            ),
            talk.text("dungeon-plan-left", count=len(plan.unplanned(seen))),
        ),
    )
    return picture("dungeon-hiding", HidingPicture(seen, team, hides), talk.writing, alt)


def _chosen(seen: Observation, plan: Orders, name: str) -> str:
    """The token that a tap on a room hides: the one named, or the first without a room."""
    named = _named(name)
    left = plan.unplanned(seen)
    return named if named in unlaid(seen) else left[0] if left else ""


def _named(name: str) -> str:
    """The token that the name of a page chooses."""
    return name.removeprefix(HIDING).removeprefix(".")


def _state(talk: Talk, seen: Observation, orders: Orders, plan: Orders) -> str:
    if plan.laid:
        return talk.text(
            "dungeon-plan-laying",
            hidden=OF_A_SEAT - len(MARKS) - len(unlaid(seen)),
            all=OF_A_SEAT - len(MARKS),
            name=talk.name(1 - (seen.seat or 0)),
            elsewhere=plan.elsewhere,
        )
    blocked = len(orders.ahead(seen)) - len(plan.plan)
    if blocked:
        return talk.text("dungeon-plan-blocked", count=blocked)
    left = len(plan.unplanned(seen))
    return talk.text("dungeon-plan-left", count=left) if left else talk.text("dungeon-plan-complete")


def _rows(
    talk: Talk, seen: Observation, plan: Orders, chosen: str
) -> tuple[tuple[Button, ...] | Select, ...]:
    if plan.laid:
        change = Button(ORDERS, talk.text("dungeon-button-change-plan"), "change")
        return ((change, buttons.page(talk, ORDERS, "dungeon-button-orders")),)
    planned = {hide.token: hide.slot for hide in plan.plan}
    tokens = tuple(
        Choice(
            token,
            talk.text("dungeon-plan-planned", token=talk.kind(token), room=talk.room(planned[token]))
            if token in planned
            else talk.kind(token),
            chosen=token == chosen,
            emoji=pieces.emoji_of(token),
        )
        for token in unlaid(seen)
    )
    rooms = [
        Button(
            ORDERS,
            talk.text("dungeon-plan-room", room=slot + 1, left=max(0, plan.room_left(seen, slot))),
            f"hide.{chosen}.{slot}",
            style=Style.PRIMARY,
            disabled=not chosen or plan.room_left(seen, slot) < 1,
        )
        for slot in range(SLOTS)
    ]
    left = plan.unplanned(seen)
    return (
        Select(ORDERS, talk.text("dungeon-plan-token"), tokens, "token"),
        tuple(rooms[:_HALF]),
        tuple(rooms[_HALF:]),
        (
            Button(ORDERS, talk.text("dungeon-button-deal"), "deal", disabled=not left),
            Button(
                ORDERS,
                talk.text("dungeon-button-unplan"),
                f"without.{plan.plan[-1].token if plan.plan else ''}",
                disabled=not plan.plan,
            ),
            *(
                Button(ORDERS, label, name, style=Style.SUCCESS, disabled=bool(left))
                for name, label in (
                    ("lay", talk.text("dungeon-button-lay-plan")),
                    ("elsewhere", talk.text("dungeon-button-lay-elsewhere")),
                )
            ),
            *((buttons.hint(talk),) if left and seen.phase is Phase.HIDE and seen.turn == seen.seat else ()),
        ),
    )


def hiding_press(talk: Talk, seen: Observation, press: Press, orders: Orders, seed: str) -> Reply:
    """Change the plan, or have it laid; ``seed`` draws where the rest is dealt. Raises Refusal."""
    if not is_preparing(seen):
        raise Refusal(talk.text("dungeon-refusal-nothing-to-hide"))
    plan = orders.freed(seen)
    match press.argument.split("."):
        case ["token"] if len(press.values) == 1:
            return Reply(f"{HIDING}.{press.values[0]}")
        case ["hide", colour, kind, slot] if slot in map(str, range(SLOTS)):
            token = f"{colour}.{kind}"
            if token not in unlaid(seen):
                raise Refusal(talk.text("dungeon-rule-not-to-hide"))
            rest = replace(plan, plan=tuple(hide for hide in plan.plan if hide.token != token))
            if rest.room_left(seen, int(slot)) < 1:
                raise Refusal(talk.text("dungeon-rule-room-full", slot=int(slot) + 1))
            return Reply(HIDING, draft=str(plan.hidden(seen, token, int(slot))))
        case ["without", colour, kind]:
            left = tuple(hide for hide in plan.plan if hide.token != f"{colour}.{kind}")
            return Reply(f"{HIDING}.{colour}.{kind}", draft=str(replace(plan, plan=left, laid=False)))
        case ["deal"]:
            return Reply(HIDING, draft=str(dealt(seen, plan, seed)))
        case ["change"]:
            return Reply(HIDING, draft=str(replace(plan, laid=False)))
        case ["lay" | "elsewhere" as how] if not plan.unplanned(seen):
            return Reply("next", draft=str(replace(plan, laid=True, elsewhere=how == "elsewhere")))
        case ["lay" | "elsewhere"]:
            raise Refusal(talk.text("dungeon-refusal-plan-incomplete"))
        case _:
            raise Refusal(talk.text("dungeon-refusal-no-page"))


def dealt(seen: Observation, plan: Orders, seed: str) -> Orders:
    """The plan with the rest of the tokens in rooms drawn at random."""
    left = plan.unplanned(seen)
    places = [slot for slot in range(SLOTS) for _ in range(max(0, plan.room_left(seen, slot)))]
    label = f"plan/{seen.seat}/{len(left)}"
    drawn = zip(shuffled(seed, label, left), shuffled(seed, f"{label}/rooms", places), strict=False)
    return replace(plan, plan=(*plan.plan, *(Hide(token, slot) for token, slot in drawn)), laid=False)


TEAM: Final = "team"
"""The page of the team, its marks as ``team.1``, and the verb that chooses one."""
_PLACE: Final = {TOKENS[token]: place for own in CHARACTERS_OF for place, token in enumerate(own)}
"""The place of each character among those of its colour."""
VERBS: Final = frozenset({TEAM, "reorder", "stand"})


def team_page(talk: Talk, seen: Observation, name: str, draft: str | None, stamp: str) -> Page:
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
                emoji=pieces.emoji_of(name),
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
        (hiding_picture(talk, seen, Orders(), chosen),),
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


def team_press(talk: Talk, seen: Observation, press: Press, draft: str | None) -> Reply:
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
            return Reply(HIDING, draft="", answer=str(Team(chosen)))


def drafted_team(draft: str | None) -> tuple[str, ...]:
    """The team of a draft, from the top; empty where it holds none."""
    try:
        action = parse(draft or "")
    except ActionSyntaxError:
        return ()
    return action.characters if isinstance(action, Team) else ()


def _mark(text: str) -> int | None:
    return int(text) if text in map(str, range(len(MARKS))) else None
