"""Standing orders, and the hiding plan that is part of them (rule 6)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.engines.chance import shuffled
from k2bot.engines.errors import ActionSyntaxError
from k2bot.game import limits
from k2bot.game.pages import described_picture, hint_button, in_rows, lines, page_button
from k2bot.game.reading import NEXT, decision_button
from k2bot.game.standing import ORDERS, orders_text, withdraw_rows, withdrawn
from k2bot.game.values import Button, Choice, Page, Picture, Press, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import JOINT, Hide, parse
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    CAPACITY,
    CHARACTERS_OF,
    COMBAT_CARDS,
    MARKS,
    RETURNING_CARD,
    TOKENS,
    TOKENS_OF,
    TOKENS_PER_SEAT,
)
from k2bot.games.dungeon_twister.engine.model import DEAD, EXIT, LOST, SAFE, SCORED, UNPLACED, Phase
from k2bot.games.dungeon_twister.engine.squares import ROOMS_LONG, SLOTS
from k2bot.games.dungeon_twister.pages import drawings
from k2bot.games.dungeon_twister.pages.wording import HAND, Talk, tips
from k2bot.games.dungeon_twister.pictures import HidingPicture, pieces
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from k2bot.games.dungeon_twister.engine.view import Observation


CARD: Final = "card"
PLACE: Final = "place"
_SKIP: Final = "pass"
_HIDING: Final = "hiding"
Answer: TypeAlias = "tuple[str, int] | None"
"""Which one, after how many hours, 0 for at once; None to ask and wait."""


def _answers(*ways: tuple[Iterable[str], Iterable[int]]) -> dict[str, Answer]:
    """Answers as in menus: to be asked, and these ones after these hours."""
    told = (answer for choices, hours in ways for answer in product(choices, hours))
    return {"ask": None, **{f"{which} {hours}": (which, hours) for which, hours in told}}


_HOURS: Final = (1, 6, 24)
_CARDS: Final = ("lowest", "zero", "middle")
_AT_ONCE: Final = (*_CARDS, *(str(card) for card in COMBAT_CARDS if card != RETURNING_CARD))
_ANSWERS: Final[dict[str, dict[str, Answer]]] = {
    CARD: _answers((_AT_ONCE, (0,)), (_CARDS, _HOURS)),
    PLACE: _answers((("far", "drawn"), (0,)), (("drawn",), _HOURS)),
    **{f"{CARD}.{TOKENS[token]}": _answers((_AT_ONCE, (0,))) for token in ALL_CHARACTERS},
}
"""Answers for combat cards against all attackers or one, and for placing tokens in a revealed room.

Those at once are for an opponent's turn only.
"""


@dataclass(frozen=True, slots=True)
class Orders:
    """A player's standing orders."""

    plan: tuple[Hide, ...] = ()
    """Tokens to hide, in order."""
    laid: bool = False
    """Whether the plan is being carried out; otherwise it can still be edited."""
    elsewhere: bool = False
    """Whether a token whose room is full goes to a random other one."""
    passes: bool = False
    """Whether to pass the next turn."""
    silent: Mapping[str, tuple[str, int]] = field(default_factory=dict)
    """Answers by what is asked: which one, after how many hours."""

    @classmethod
    def read(cls, text: str | None) -> Orders:
        """Parse orders from text."""
        orders = cls()
        for part in (text or "").split(JOINT):
            orders = orders._with(part)
        return orders

    def _with(self, part: str) -> Orders:
        match part.split(" "):
            case ["lay"]:
                return replace(self, laid=True)
            case ["elsewhere"]:
                return replace(self, elsewhere=True)
            case ["pass"]:
                return replace(self, passes=True)
            case [kind, *said] if answer := _ANSWERS.get(kind, {}).get(" ".join(said)):
                return self.with_default(kind, answer)
        try:
            action = parse(part)
        except ActionSyntaxError:
            return self
        if isinstance(action, Hide) and action.slot < SLOTS:
            return replace(self, plan=(*self.plan, action))
        return self

    def with_default(self, kind: str, answer: Answer) -> Orders:
        """Copy of the orders with another answer to what is asked."""
        rest = {other: order for other, order in self.silent.items() if other != kind}
        return replace(self, silent=rest if answer is None else {**rest, kind: answer})

    def __str__(self) -> str:
        silent = (f"{kind} {answer} {hours}" for kind, (answer, hours) in sorted(self.silent.items()))
        said = (("lay", self.laid), ("elsewhere", self.elsewhere), (_SKIP, self.passes))
        words = (word for word, is_said in said if is_said)
        return JOINT.join((*map(str, self.plan), *words, *silent))

    # ------------------------------------------------------------------------------------- the plan

    def pending_hides(self, seen: Observation) -> tuple[Hide, ...]:
        """The part of the plan still to be carried out."""
        left = tokens_to_hide(seen)
        return tuple(hide for hide in self.plan if hide.token in left)

    def next_hide(self, seen: Observation) -> Hide | None:
        """The next token of the plan to hide: the first with room."""
        return next((hide for hide in self.pending_hides(seen) if room_left(seen, hide.slot)), None)

    def unplanned(self, seen: Observation) -> tuple[str, ...]:
        """Tokens not planned for a room with space left."""
        planned = {hide.token for hide in self.pending_hides(seen)}
        return tuple(token for token in tokens_to_hide(seen) if token not in planned)

    def room_left(self, seen: Observation, slot: int) -> int:
        """How many more tokens can be planned for a room."""
        return room_left(seen, slot) - sum(hide.slot == slot for hide in self.pending_hides(seen))

    def without(self, token: str) -> Orders:
        """The plan without a token, editable again."""
        return replace(self, plan=tuple(hide for hide in self.plan if hide.token != token), laid=False)

    def without_full_rooms(self, seen: Observation) -> Orders:
        """The plan without tokens that no longer have room, unless they go elsewhere then."""
        if self.laid and self.elsewhere:
            return replace(self, plan=self.pending_hides(seen))
        room = [room_left(seen, slot) for slot in range(SLOTS)]
        plan: list[Hide] = []
        for hide in self.pending_hides(seen):
            room[hide.slot] -= 1
            if room[hide.slot] >= 0:
                plan.append(hide)
        return replace(self, plan=tuple(plan), laid=self.laid and len(plan) == len(self.pending_hides(seen)))


def tokens_to_hide(seen: Observation) -> tuple[str, ...]:
    """The reader's tokens neither on the line nor hidden yet."""
    return tuple(TOKENS[token] for token in TOKENS_OF[seen.me.seat] if seen.places[token] == UNPLACED)


def room_left(seen: Observation, slot: int) -> int:
    """How many more tokens a room holds."""
    return CAPACITY[slot] - sum(seen.rooms[slot].backs)


def is_preparing(seen: Observation) -> bool:
    """Whether the reader has a team and tokens left to hide."""
    own = seen.own
    return (
        own is not None
        and own.has_team
        and seen.phase in (Phase.START, Phase.HIDE)
        and bool(tokens_to_hide(seen))
    )


def orders_page(talk: Talk, seen: Observation, orders: Orders, name: str, asked: str | None) -> Page:
    """The page ``orders``: what the player has ordered, and what else can be.

    ``orders.card.b.thief`` asks for the combat card against one attacker.
    """
    head, back = talk.text("dungeon-orders-head"), page_button(talk, HAND)
    attacker = name.removeprefix(f"{ORDERS}.{CARD}.")
    if attacker in _attackers(seen):
        head, back = (
            talk.text("dungeon-orders-for-head", token=talk.token(attacker)),
            page_button(talk, ORDERS, "talk-button-back"),
        )
        menu = _menu(talk, orders, f"{CARD}.{attacker}")
        return Page(head, rows=(menu, (back,)), live=name)
    told = dict(_told(talk, seen, orders))
    attackers = tuple(
        Choice(f"{CARD}.{token}", talk.token(token), emoji=pieces.emoji_name(token))
        for token in _attackers(seen)
    )
    # In the reader's own turn, before its card, that would be a whole turn at one tap.
    can_pass = not orders.passes and asked != "card"
    passing = () if not can_pass else (Button(ORDERS, talk.text("dungeon-button-orders-pass"), _SKIP),)
    return Page(
        orders_text(talk, head, told),
        rows=(
            *withdraw_rows(talk, told),
            _menu(talk, orders, CARD),
            *((Select(ORDERS, talk.text("dungeon-orders-for"), attackers, _ATTACKER),) if attackers else ()),
            _menu(talk, orders, PLACE),
            (*decision_button(talk, asked), *passing, back),
        ),
        live=ORDERS,
    )


_ATTACKER: Final = "attacker"


def _attackers(seen: Observation) -> tuple[str, ...]:
    """Characters of the other side that are or may come into the maze."""
    others = CHARACTERS_OF[1 - seen.me.seat]
    gone = {EXIT, SAFE, SCORED, DEAD, LOST}
    return tuple(TOKENS[token] for token in others if seen.places[token] not in gone)


def _told(talk: Talk, seen: Observation, orders: Orders) -> Iterator[tuple[str, str]]:
    """What's ordered, by key."""
    if orders.laid and is_preparing(seen):
        yield _HIDING, talk.text("dungeon-orders-hiding")
    if orders.passes:
        yield _SKIP, talk.text("dungeon-orders-pass")
    for kind, answer in orders.silent.items():
        attacker = kind.removeprefix(f"{CARD}.")
        if attacker != kind:
            value = _value(talk, answer)
            yield kind, talk.text("dungeon-orders-against", token=talk.token(attacker), value=value)
        else:
            # words: dungeon-orders-card, dungeon-orders-place
            yield kind, talk.text(f"dungeon-orders-{kind}", value=_value(talk, answer))


def _value(talk: Talk, answer: tuple[str, int]) -> str:
    which, hours = answer
    if which in ("drawn", "far"):
        # words: dungeon-orders-drawn, dungeon-orders-far
        return talk.text(f"dungeon-orders-{which}", hours=hours)
    return talk.text("dungeon-orders-lay", which=which, card=which, hours=hours)


def _menu(talk: Talk, orders: Orders, kind: str) -> Select:
    """A menu of the answers to what is asked; its placeholder names the current one.

    Without one of its own, an attacker gets the card for all attackers.
    """
    chosen = orders.silent.get(kind)
    plain = talk.without_markdown
    base, _, attacker = kind.partition(".")
    unset = plain.text("dungeon-orders-same" if attacker else "dungeon-orders-ask")
    labels = {
        # words: dungeon-orders-card, dungeon-orders-place
        value: plain.text(f"dungeon-orders-{base}", value=unset if answer is None else _value(plain, answer))
        for value, answer in _ANSWERS[kind].items()
    }
    return Select(
        ORDERS,
        next(label for value, label in labels.items() if _ANSWERS[kind][value] == chosen),
        tuple(
            Choice(value, cut(label, limits.CHOICE), chosen=_ANSWERS[kind][value] == chosen)
            for value, label in labels.items()
        ),
        kind,
    )


def orders_press(talk: Talk, seen: Observation, press: Press, orders: Orders, asked: str | None) -> Reply:
    """Give or withdraw an order. Raises Refusal."""
    if (key := withdrawn(press)) is not None:
        if key == _HIDING:
            return Reply(ORDERS, orders=str(replace(orders, laid=False)))
        rest = orders.with_default(key, None)
        return Reply(ORDERS, orders=str(replace(rest, passes=orders.passes and key != _SKIP)))
    if press.argument == _ATTACKER and press.value.removeprefix(f"{CARD}.") in _attackers(seen):
        return Reply(f"{ORDERS}.{press.value}")
    if press.argument == _SKIP and asked == "card":  # an older page
        raise talk.refusal_of("dungeon-refusal-pass-now")
    if press.argument == _SKIP:
        return Reply(ORDERS, orders=str(replace(orders, passes=True)))
    known, value = _ANSWERS.get(press.argument, {}), " ".join(press.values)
    if value not in known:
        raise talk.refusal_of("talk-refusal-no-page")
    return Reply(ORDERS, orders=str(orders.with_default(press.argument, known[value])))


HIDING: Final = f"{ORDERS}.hide"
"""Page of the plan; the selected token may follow after a dot."""


def hiding_page(talk: Talk, seen: Observation, orders: Orders, name: str) -> Page:
    """The page of the plan. Raises Refusal if there is nothing to hide."""
    if not is_preparing(seen):
        raise talk.refusal_of("dungeon-refusal-nothing-to-hide")
    plan = orders.without_full_rooms(seen)
    named = name.removeprefix(HIDING).removeprefix(".")
    unplanned = plan.unplanned(seen)
    # A tap on a room hides the token named, or the first one without a room.
    chosen = named if named in tokens_to_hide(seen) else unplanned[0] if unplanned else ""
    blocked = len(orders.pending_hides(seen)) - len(plan.plan)
    if plan.laid:
        state = talk.text(
            "dungeon-plan-laying",
            hidden=TOKENS_PER_SEAT - len(MARKS) - len(tokens_to_hide(seen)),
            all=TOKENS_PER_SEAT - len(MARKS),
            name=talk.name(1 - seen.me.seat),
            elsewhere=plan.elsewhere,
        )
    elif blocked:
        state = talk.text("dungeon-plan-blocked", count=blocked)
    elif unplanned:
        state = talk.text("dungeon-plan-left", count=len(unplanned))
    else:
        state = talk.text("dungeon-plan-complete")
    is_first = len(unplanned) == TOKENS_PER_SEAT - len(MARKS)
    following = talk.text("dungeon-plan-next", token=talk.kind(chosen)) if chosen and not plan.laid else None
    waits = talk.text("dungeon-plan-hint") if is_first and not _is_asked(seen) else None
    return Page(
        lines(talk.text("dungeon-plan-head", first=is_first), state, following, waits),
        (hiding_picture(talk, seen, plan, chosen="" if plan.laid else chosen),),
        _rows(talk, seen, plan, chosen),
        live=f"{NEXT}.{named}" if named else NEXT,
        lessons=tips(talk, seen, "hide"),
    )


def _is_asked(seen: Observation) -> bool:
    """Whether the reader has to hide a token now; a hint is for that decision."""
    return seen.phase is Phase.HIDE and seen.active_seat == seen.seat


def hiding_picture(
    talk: Talk, seen: Observation, plan: Orders, team: tuple[str, ...] = (), *, chosen: str = ""
) -> Picture:
    """Private picture of the starting line, with the face-down rooms and the plan; a token may be chosen.

    While the team is chosen, the characters to choose from are there instead of rooms.
    """
    planned = tuple((hide.token, hide.slot) for hide in plan.plan)
    plan_picture = HidingPicture(
        seen, team, planned, chosen if chosen in plan.unplanned(seen) else "", is_confirmed=plan.laid
    )

    def in_rooms(talk: Talk, tokens: Iterable[tuple[str, int]]) -> list[str]:
        return [talk.in_room(talk.kind(token), slot) for token, slot in tokens]

    def facts(talk: Talk) -> tuple[str | None, ...]:
        standing = [TOKENS[token] for _, token in sorted(plan_picture.marks.items())]
        hidden = [(TOKENS[token], slot) for slot in range(SLOTS) for token in plan_picture.hidden(slot)]
        left = [talk.kind(one) for one in plan.unplanned(seen) if one not in standing]
        choosing = seen.own is not None and not seen.own.has_team
        free = [
            talk.text("dungeon-alt-free-room", room=slot + 1, left=count)
            for slot in range(SLOTS)
            if (count := plan_picture.free(slot))
        ]
        return (
            talk.text("dungeon-alt-hiding", shows="rooms" if not choosing else "team" if team else "empty"),
            talk.count_text("dungeon-alt-team", tokens=map(talk.kind, standing)),
            talk.count_text("dungeon-alt-planned", tokens=in_rooms(talk, plan_picture.plan)),
            None if choosing else talk.text("dungeon-alt-unplaced", tokens=left),
            talk.sentence(talk.text("dungeon-picture-planned", confirmed="yes" if plan.laid else "no"))
            if plan_picture.plan and not left
            else None,
            talk.text("dungeon-alt-chosen", token=talk.kind(plan_picture.chosen))
            if plan_picture.chosen
            else None,
            talk.text(
                "dungeon-now-hide", you=seen.asked[0] == plan_picture.seat, name=talk.name(seen.asked[0])
            )
            if seen.phase is Phase.HIDE
            else None,
            talk.count_text("dungeon-alt-hidden", tokens=in_rooms(talk, hidden)),
            *(drawings.face_down(talk, seen) if any(any(room.backs) for room in seen.rooms) else ()),
            *(
                drawings.characters(talk)
                if choosing
                else (talk.count_text("dungeon-alt-free-places", rooms=free),)
            ),
        )

    return described_picture(talk, "dungeon-hiding", plan_picture, facts)


def _rows(
    talk: Talk, seen: Observation, plan: Orders, chosen: str
) -> tuple[tuple[Button, ...] | Select, ...]:
    if plan.laid:
        change = Button(ORDERS, talk.text("dungeon-button-change-plan"), "change")
        return ((change, page_button(talk, ORDERS, "dungeon-button-orders")),)
    planned = {hide.token: hide.slot for hide in plan.plan}
    tokens = tuple(
        Choice(
            token,
            talk.in_room(talk.kind(token), planned[token]) if token in planned else talk.kind(token),
            chosen=token == chosen,
            emoji=pieces.emoji_name(token),
        )
        for token in tokens_to_hide(seen)
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
        *((Select(ORDERS, talk.text("dungeon-plan-token"), tokens, "token"),) if tokens[1:] else ()),
        *in_rows(rooms, ROOMS_LONG),
        (
            Button(ORDERS, talk.text("dungeon-button-deal"), "deal", disabled=not left),
            Button(
                ORDERS,
                talk.text("dungeon-button-unplan"),
                f"without.{plan.plan[-1].token if plan.plan else ''}",
                disabled=not plan.plan,
            ),
            *(replace(button, disabled=bool(left)) for button in lay_buttons(talk)),
            *((hint_button(talk),) if left and _is_asked(seen) else ()),
        ),
    )


def lay_buttons(talk: Talk) -> tuple[Button, ...]:
    """The buttons that confirm the plan: for rooms that get full, the bot asks, or takes any other."""
    return tuple(
        # words: dungeon-button-lay-*
        Button(ORDERS, talk.text(f"dungeon-button-lay-{label}"), how, style=Style.SUCCESS)
        for how, label in (("lay", "plan"), ("elsewhere", "elsewhere"))
    )


HIDING_PRESSES: Final = frozenset({"token", "hide", "without", "deal", "change", "lay", "elsewhere"})
"""First words of the arguments of the controls that edit or start the plan."""


def hiding_press(talk: Talk, seen: Observation, press: Press, orders: Orders, seed: str) -> Reply:
    """Edit or start the plan; ``seed`` draws rooms for the remaining tokens. Raises Refusal."""
    if not is_preparing(seen):
        raise talk.refusal_of("dungeon-refusal-nothing-to-hide")
    plan = orders.without_full_rooms(seen)
    match press.argument.split("."):
        case ["token"] if press.value:
            return Reply(f"{HIDING}.{press.value}")
        case ["hide", colour, kind, slot] if slot in map(str, range(SLOTS)):
            token = f"{colour}.{kind}"
            if token not in tokens_to_hide(seen):
                raise talk.refusal_of("dungeon-rule-not-to-hide")
            rest = plan.without(token)
            if rest.room_left(seen, int(slot)) < 1:
                raise talk.refusal_of("dungeon-rule-room-full", slot=int(slot) + 1)
            return Reply(HIDING, orders=str(replace(rest, plan=(*rest.plan, Hide(token, int(slot))))))
        case ["without", colour, kind]:
            return Reply(f"{HIDING}.{colour}.{kind}", orders=str(plan.without(f"{colour}.{kind}")))
        case ["deal"]:
            return Reply(HIDING, orders=str(fill_plan_randomly(seen, plan, seed)))
        case ["change"]:
            return Reply(HIDING, orders=str(replace(plan, laid=False)))
        case ["lay" | "elsewhere" as how] if not plan.unplanned(seen):
            return Reply(NEXT, orders=str(replace(plan, laid=True, elsewhere=how == "elsewhere")))
        case ["lay" | "elsewhere"]:
            raise talk.refusal_of("dungeon-refusal-plan-incomplete")
        case _:
            raise talk.refusal_of("talk-refusal-no-page")


def fill_plan_randomly(seen: Observation, plan: Orders, seed: str) -> Orders:
    """The plan with the remaining tokens in random rooms."""
    left = plan.unplanned(seen)
    places = [slot for slot in range(SLOTS) for _ in range(max(0, plan.room_left(seen, slot)))]
    label = f"plan/{seen.seat}/{len(left)}"
    drawn = zip(shuffled(seed, label, left), shuffled(seed, f"{label}/rooms", places), strict=False)
    return replace(plan, plan=(*plan.plan, *(Hide(token, slot) for token, slot in drawn)), laid=False)
