"""Questions beside those of a turn: the team, squares for a revealed room's tokens, and combat cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.game import limits
from k2bot.game.pages import (
    group_by_key,
    hint_button,
    in_rows,
    lessons,
    lines,
    of_kind,
    open_button,
    page_button,
    page_buttons,
)
from k2bot.game.reading import NEXT, RULES
from k2bot.game.values import Button, Choice, ControlRow, Page, Press, Reply, Select, Style
from k2bot.games.dungeon_twister.engine.actions import Attack, Lay, Place, Team, read_draft, write_actions
from k2bot.games.dungeon_twister.engine.content import (
    BY_NAME,
    CHARACTERS_OF,
    IS_CHARACTER,
    MARKS,
    OWNER,
    RETURNING_CARD,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.planning import Preview, exits_from
from k2bot.games.dungeon_twister.engine.sides import Fighter, losses, sides_of
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, squares_of
from k2bot.games.dungeon_twister.pages import drawings, status, turn, wording
from k2bot.games.dungeon_twister.pages.orders import HIDING, Orders, hiding_picture
from k2bot.games.dungeon_twister.pages.wording import (
    BOARD,
    TEXT,
    TURN,
    Talk,
    capitalized,
    next_page_name,
    tips,
)
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation

# ------------------------------------------------------------------------------------------ the team (rule 5)

TEAM: Final = "team"
"""Page of the team, its starting squares as ``team.1``, and verb that chooses one."""
_NUMBER: Final = {TOKENS[token]: number for own in CHARACTERS_OF for number, token in enumerate(own)}
"""Index of each character within its colour."""
TEAM_VERBS: Final = frozenset({TEAM, "reorder", "stand"})


def team_page(talk: Talk, seen: Observation, name: str, draft: str | None) -> Page:
    """The page ``team``, or ``team.2`` with a starting square selected to swap or replace its character."""
    chosen = draft_team(draft)
    mark = name.partition(".")[2]
    picked = int(mark) if mark in map(str, range(len(MARKS))) else None
    names = [TOKENS[token] for token in CHARACTERS_OF[seen.me.seat]]
    leaves = chosen[picked] if chosen and picked is not None else None
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
                emoji=pieces.emoji_name(name),
            )
            for name in names
            if leaves is None or name not in chosen
        ),
        argument="" if leaves is None else leaves,
        minimum=wanted,
        maximum=wanted,
    )
    line = NAMES[min(squares_of(LINES[seen.me.seat]))][0]
    marks = tuple(_mark(talk, chosen, one, picked, line=line) for one in range(len(chosen)))
    confirm = replace(team_button(talk), disabled=not chosen)
    return Page(
        talk.text(
            "dungeon-ask-team",
            step="choose" if not chosen else "swap" if leaves is None else "held",
            name="" if leaves is None else talk.kind(leaves),
        ),
        (hiding_picture(talk, seen, Orders(), chosen),),
        (menu, *((marks,) if marks else ()), (confirm, hint_button(talk))),
        lessons=tips(talk, seen, "team"),
    )


def team_button(talk: Talk) -> Button:
    """The button that puts the chosen team on the starting line."""
    return Button("stand", talk.text("dungeon-button-team"), style=Style.SUCCESS)


def _mark(talk: Talk, chosen: tuple[str, ...], mark: int, picked: int | None, *, line: str) -> Button:
    label = talk.text("dungeon-team-mark", square=f"{line}{MARKS[mark] + 1}", name=talk.kind(chosen[mark]))
    if picked is None or picked == mark:
        style = Style.PRIMARY if picked == mark else Style.SECONDARY
        return open_button(TEAM if picked == mark else f"{TEAM}.{mark}", label, style)
    swapped = {chosen[picked]: chosen[mark], chosen[mark]: chosen[picked]}
    order = "".join(str(_NUMBER[swapped.get(name, name)]) for name in chosen)
    return Button("reorder", label, order)


def team_press(talk: Talk, seen: Observation, press: Press, draft: str | None) -> Reply:
    """Choose four characters, replace one, swap two, or keep them. Raises Refusal."""
    chosen = draft_team(draft)
    own = {TOKENS[token] for token in CHARACTERS_OF[seen.me.seat]}
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


def draft_team(draft: str | None) -> tuple[str, ...]:
    """The team in a draft, from the top; empty if there is none."""
    return next((action.characters for action in of_kind(read_draft(draft), Team)), ())


# ---------------------------------------------------------------------------------- a revealed room (rule 11)

PLACE: Final = "place"
"""The page, and the verb of its squares."""
_END: Final = "end"
"""In place of a square: submits all, which ends the turn."""


def place_page(talk: Talk, name: str, plan: Preview) -> Page:
    """The page ``place``: the free squares by letter, named as in its picture, and advice.

    ``place.b.warrior.S`` keeps the Warrior selected for when the turn continues, and shows the squares of
    letter S; without a letter, those nearest the reader's exit. They are buttons, since on a phone a menu
    would cover the picture. Placing the last token submits all, unless that ends the turn: then the page
    shows the maze and asks, as after any other last action.
    """
    before = plan.before
    slot = before.placing[0][2]
    picture = turn.maze(talk, plan) if plan.finished else drawings.room(talk, plan.seen, slot)
    free = of_kind(plan.choices, Place)
    exits = _exits(plan.seen, free)
    return Page(
        talk.fit(
            lambda talk: lines(
                status.headline(talk, before),
                *_place_text(talk, plan),
                talk.text("dungeon-place-exits", token=talk.kind(free[0].token)) if exits else None,
            )
        ),
        (picture,),
        _place_rows(talk, plan, free, exits, name),
        lessons=tips(talk, plan.seen, "place"),
    )


def _ends_turn(seen: Observation) -> bool:
    """Whether the reader's turn ends once the room is filled."""
    return seen.active_seat == seen.seat and not seen.points_left


def _next_own(seen: Observation) -> list[str]:
    return [TOKENS[token] for seat, token, _ in seen.placing if seat == seen.seat]


def _place_text(talk: Talk, plan: Preview) -> tuple[str | None, ...]:
    seen = plan.seen
    own, others = _next_own(seen), [entry for entry in seen.placing if entry[0] != seen.seat]
    slot = plan.before.placing[0][2]
    placed = [talk.on_square(talk.token(one.token), one.square) for one in of_kind(plan.actions, Place)]
    waits = None
    if others:
        tokens = [talk.token(token) for _, token, _ in others]
        name, points = talk.name(others[0][0]), plan.before.points_left
        waits = talk.text("dungeon-place-other", name=name, tokens=tokens, points=points)
    return (
        talk.text("dungeon-place-ask", token=talk.token(own[0]), room=slot + 1) if own else None,
        talk.count_text("dungeon-place-after", tokens=map(talk.token, own[1:])),
        talk.count_text("dungeon-place-done", tokens=placed),
        waits,
        talk.text("dungeon-place-final") if len(own) == 1 and not _ends_turn(plan.before) else None,
        talk.text("dungeon-place-end") if plan.finished else None,
    )


def _place_rows(
    talk: Talk, plan: Preview, free: Sequence[Place], exits: dict[str, int], name: str
) -> tuple[ControlRow, ...]:
    _, *parts = name.split(".")
    letter = parts.pop() if len(parts) % 2 else ""
    chosen = ".".join(parts)
    gears = {NAMES[square] for square in plan.seen.maze.gears}
    columns = group_by_key((one.square[0], one.square) for one in free)
    best_first = columns if plan.seen.seat else reversed(columns)
    shown = letter if letter in columns else next(iter(best_first), "")
    letters = tuple(
        open_button(".".join((PLACE, *parts, one)), one, Style.PRIMARY if one == shown else Style.SECONDARY)
        for one in columns
    )
    squares = tuple(
        Button(
            PLACE,
            talk.text("dungeon-place-square", square=square, gear=square in gears, out=exits.get(square, 0)),
            _argument(plan, square, chosen),
        )
        for square in columns.get(shown, ())
    )
    undo = [
        Button(PLACE, talk.text("talk-button-undo"), _argument(plan, last.square, chosen))
        for last in of_kind(plan.actions, Place)[-1:]
    ]
    if plan.finished:
        on: Button = end_button(talk, plan, chosen)
    else:
        on = hint_button(talk)
    reading = (*undo, on, *page_buttons(talk, BOARD, TEXT, RULES))
    return tuple(filter(None, (letters, squares, reading)))


def end_button(talk: Talk, plan: Preview, chosen: str = "") -> Button:
    """The button that ends the turn once the room is filled."""
    label = talk.text("dungeon-button-end-turn")
    return Button(PLACE, label, _argument(plan, _END, chosen), style=Style.SUCCESS)


def _argument(plan: Preview, *parts: str) -> str:
    """Argument of a control: how much was placed when it was shown, and its parts that aren't empty."""
    return " ".join((str(plan.action_count), *filter(None, parts)))


def _exits(seen: Observation, free: Sequence[Place]) -> dict[str, int]:
    """Action points a character would need to leave from the free squares.

    Nothing for an object, and while no square has a way out.
    """
    token = BY_NAME[free[0].token] if free else None
    if token is None or not IS_CHARACTER[token]:
        return {}
    costs = exits_from(seen, token, [choice.square for choice in free])
    return costs if any(costs.values()) else {}


def place_button(talk: Talk, action: Place, count: int) -> Button:
    """A button that places the next token on a square, after ``count`` placements."""
    label = capitalized(talk.on_square(talk.token(action.token), action.square))
    return Button(PLACE, cut(label, limits.LABEL), f"{count} {action.square}", style=Style.PRIMARY)


def place_press(talk: Talk, press: Press, plan: Preview) -> Reply:
    """Place the next token, or remove a drafted one. Raises Refusal and RuleError."""
    count, _, rest = press.argument.partition(" ")
    if press.values:  # the menu of an older message
        square, chosen = press.values[0], rest
    else:
        square, _, chosen = rest.partition(" ")
    page_name = ".".join(filter(None, (PLACE, chosen, square[:1] if square != _END else "")))
    if count != str(plan.action_count):
        return Reply(page_name)
    if square == _END and plan.finished:
        return Reply(next_page_name(chosen), "", plan.text_with())
    remaining = tuple(action for action in plan.actions if getattr(action, "square", "") != square)
    if len(remaining) < plan.action_count:  # later ones are removed too: the rules require the tokens' order
        first = next(number for number, action in enumerate(plan.actions) if action not in remaining)
        return Reply(page_name, write_actions(plan.actions[:first]))
    own = _next_own(plan.seen)
    if not own:
        raise talk.refusal_of("dungeon-refusal-gone")
    action = Place(own[0], square)
    following = plan.preview_other((*plan.actions, action))
    if following.finished and not _ends_turn(plan.before):
        return Reply(next_page_name(chosen), "", plan.text_with(action))
    return Reply(page_name, plan.text_with(action))


# ------------------------------------------------------------------------------------------- fights (rule 17)

STRIKE: Final = "strike"
"""Verb of a button that attacks and plays a card at once."""
LAY: Final = "lay"
"""Verb of a button that plays a card in a fight in progress."""


def attack_page(talk: Talk, name: str, plan: Preview) -> Page:
    """The page ``attack.b.warrior.y.troll``: a preview of the fight, with a button for each card.

    Raises Refusal if that attack is impossible.
    """
    words = name.split(".")  # the page, then two tokens of colour and kind
    attack = Attack(".".join(words[1:3]), ".".join(words[3:]))
    if attack not in plan.other_actions:
        raise talk.refusal_of("dungeon-refusal-no-attack")
    seen = plan.seen
    argument = attack_argument(plan, attack)
    back = page_button(talk, f"{TURN}.{attack.character}", "dungeon-button-back-to-turn", Style.PRIMARY)
    return Page(
        talk.fit(
            lambda talk: lines(
                status.headline(talk, seen),
                sides_text(talk, seen, attack.character, attack.target),
                talk.text("dungeon-fight-choose"),
                talk.text("dungeon-fight-last") if seen.points_left == 1 else None,
            )
        ),
        (drawings.fight(talk, seen, attack.character, attack.target),),
        (*_cards(talk, seen, STRIKE, argument), (back, hint_button(talk, argument))),
        lessons=lessons(talk, "lay"),
    )


def attack_argument(plan: Preview, attack: Attack) -> str:
    """Argument of the controls that are about an attack after a plan."""
    return f"{plan.action_count} {attack.character} {attack.target}"


def lay_page(talk: Talk, seen: Observation) -> Page:
    """The page ``fight``: play a card in a fight in progress."""
    assert seen.fight is not None  # noqa: S101 - only during a fight
    attacker, target = (TOKENS[token] for token in seen.fight)
    return Page(
        talk.fit(
            lambda talk: lines(
                status.headline(talk, seen),
                sides_text(talk, seen, attacker, target),
                talk.text("dungeon-fight-lay"),
            )
        ),
        (drawings.fight(talk, seen, attacker, target),),
        (
            *_cards(talk, seen, LAY, ""),
            (hint_button(talk), *page_buttons(talk, TEXT, RULES)),
        ),
        live=NEXT,
        lessons=lessons(talk, "lay"),
    )


def _cards(talk: Talk, seen: Observation, verb: str, argument: str) -> tuple[ControlRow, ...]:
    """A button for each value, marked if the reader has the card twice."""
    counts = Counter(seen.me.combat)
    row = [
        card_button(talk, verb, f"{argument} {card}".strip(), card=card, count=count)
        for card, count in sorted(counts.items())
    ]
    return in_rows(row)


def card_button(talk: Talk, verb: str, argument: str, *, card: int, count: int = 1) -> Button:
    """A button that plays a card, of which the reader has ``count``."""
    returns = card == RETURNING_CARD
    label = talk.text("dungeon-button-combat", value=card, count=count, returns=returns)
    return Button(verb, label, argument)


def sides_text(talk: Talk, seen: Observation, attacker: str, target: str) -> str:
    """Both sides: fighters with strengths and bonuses, the total before cards, and who could be knocked out.

    A wound knocks out more than wounded targets: also those that a fighter carries, and a Thief on a pit.
    """
    both, told = sides_of(seen, BY_NAME[attacker], BY_NAME[target]), list[str | None]()
    for side, total, role in zip(
        (both.attacking, both.defending), both.sums, ("attacks", "defends"), strict=True
    ):
        seat, lost = OWNER[side[0].token], losses(seen, side)
        told += (
            talk.text(
                "dungeon-fight-side",
                name=talk.player_with_colour(seat),
                fighters=talk.join(_fighters(talk, side), "dungeon-list-plus"),
                sum=total,
                role=role,
            ),
            talk.count_text(
                "dungeon-fight-risk",
                who=[talk.kind(token) for token, loss in lost.items() if loss == "knocked-out"],
                name=talk.name(seat),
            ),
        )
    return lines(*told)


def card_results(seen: Observation) -> dict[int, dict[str, list[int]]]:
    """Opponent's cards that each of the reader's cards beats, ties with and loses to in a fight."""
    assert seen.fight is not None  # noqa: S101 - only during a fight, or after the attack
    sums = sides_of(seen, *seen.fight).sums
    own, other = sums if OWNER[seen.fight[0]] == seen.seat else sums[::-1]
    cards = sorted({*seen.seats[1 - seen.me.seat].combat})
    return {
        card: {
            "beats": [one for one in cards if own + card > other + one],
            "ties": [one for one in cards if own + card == other + one],
            "loses": [one for one in cards if own + card < other + one],
        }
        for card in sorted({*seen.me.combat})
    }


def _fighters(talk: Talk, side: Sequence[Fighter]) -> list[str]:
    """A side's fighters with strengths, and the bonuses of their objects, in the order of tokens."""
    fighters = []
    for one in sorted(side, key=lambda one: one.token):
        fighters.append(wording.fighter(talk, one.token, one.value, wounded=one.wounded))
        if one.load is not None and one.bonus:
            fighters.append(wording.fighter(talk, one.load, one.bonus))
    return fighters


def fight_press(talk: Talk, press: Press, plan: Preview) -> Reply:
    """Attack with a card, or play one. Raises Refusal."""
    *before, card = press.argument.split(" ")
    if not card.isdecimal():
        raise talk.refusal_of("dungeon-refusal-gone")
    if press.verb == LAY:
        return Reply(NEXT, answer=str(Lay(int(card))))
    if len(before) != 3 or before[0] != str(plan.action_count) or before[1] not in BY_NAME:
        return Reply(TURN)
    return Reply(next_page_name(before[1]), "", plan.text_with(Attack(before[1], before[2]), Lay(int(card))))
