"""The hiding plan: which token shall lie in which room, in the order in which they are laid (rule 6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.engines.chance import shuffled
from k2bot.game.pictures import picture
from k2bot.game.reading import NEXT
from k2bot.game.talk import lines, whole_facts
from k2bot.game.values import Button, Choice, Page, Refusal, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Hide
from k2bot.games.dungeon_twister.engine.content import MARKS, OF_A_SEAT
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.pages import buttons
from k2bot.games.dungeon_twister.pages.buttons import ORDERS
from k2bot.games.dungeon_twister.pages.lessons import lessons
from k2bot.games.dungeon_twister.pages.standing import Orders, is_preparing, unlaid
from k2bot.games.dungeon_twister.pictures import HidingPicture, emoji

if TYPE_CHECKING:
    from k2bot.game.values import Picture, Press
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

PAGE: Final = f"{ORDERS}.hide"
"""The page of the plan; behind a dot can stand the token that is chosen."""
_HALF: Final = SLOTS // 2


def page(talk: Talk, seen: Observation, orders: Orders, name: str) -> Page:
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
        (picture_of(talk, seen, plan),),
        _rows(talk, seen, plan, chosen),
        live=f"{NEXT}.{named}" if named else NEXT,
        lessons=lessons(talk, "hide"),
    )


def picture_of(talk: Talk, seen: Observation, plan: Orders, team: tuple[str, ...] = ()) -> Picture:
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
    return name.removeprefix(PAGE).removeprefix(".")


def _state(talk: Talk, seen: Observation, orders: Orders, plan: Orders) -> str:
    if plan.laid:
        return talk.text(
            "dungeon-plan-laying",
            hidden=OF_A_SEAT - len(MARKS) - len(unlaid(seen)),
            all=OF_A_SEAT - len(MARKS),
            name=talk.name(1 - (seen.seat or 0)),
            elsewhere="yes" if plan.elsewhere else "no",
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
            emoji=emoji.of_token(token),
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


def press(talk: Talk, seen: Observation, press: Press, orders: Orders, seed: str) -> Reply:
    """Change the plan, or have it laid; ``seed`` draws where the rest is dealt. Raises Refusal."""
    if not is_preparing(seen):
        raise Refusal(talk.text("dungeon-refusal-nothing-to-hide"))
    plan = orders.freed(seen)
    match press.argument.split("."):
        case ["token"] if len(press.values) == 1:
            return Reply(f"{PAGE}.{press.values[0]}")
        case ["hide", colour, kind, slot] if slot in map(str, range(SLOTS)):
            token = f"{colour}.{kind}"
            if token not in unlaid(seen):
                raise Refusal(talk.text("dungeon-rule-not-to-hide"))
            rest = replace(plan, plan=tuple(hide for hide in plan.plan if hide.token != token))
            if rest.room_left(seen, int(slot)) < 1:
                raise Refusal(talk.text("dungeon-rule-room-full", slot=int(slot) + 1))
            return Reply(PAGE, draft=str(plan.hidden(seen, token, int(slot))))
        case ["without", colour, kind]:
            left = tuple(hide for hide in plan.plan if hide.token != f"{colour}.{kind}")
            return Reply(f"{PAGE}.{colour}.{kind}", draft=str(replace(plan, plan=left, laid=False)))
        case ["deal"]:
            return Reply(PAGE, draft=str(dealt(seen, plan, seed)))
        case ["change"]:
            return Reply(PAGE, draft=str(replace(plan, laid=False)))
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
