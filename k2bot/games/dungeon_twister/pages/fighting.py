"""Fights: both sides' strengths before the attack, and the secret choice of combat cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from k2bot.game.pages import hint_button, in_rows, lessons, lines, page_button, page_buttons
from k2bot.game.reading import NEXT, RULES
from k2bot.game.values import Button, ControlRow, Page, Press, Reply, Style
from k2bot.games.dungeon_twister.engine.actions import Attack, Lay
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OWNER, RETURNING_CARD, TOKENS
from k2bot.games.dungeon_twister.engine.sides import Fighter, sides_of
from k2bot.games.dungeon_twister.pages import drawings, status, wording
from k2bot.games.dungeon_twister.pages.wording import TEXT, TURN, Talk, next_with

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.engine.view import Observation

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
    if attack not in plan.deeds:
        raise talk.refusal_of("dungeon-refusal-no-attack")
    seen = plan.seen
    argument = attack_argument(plan, attack)
    back = page_button(talk, f"{TURN}.{attack.character}", "dungeon-button-back-to-turn", Style.PRIMARY)
    return Page(
        talk.fitted(
            lambda talk: lines(
                status.headline(talk, seen),
                sides(talk, seen, attack.character, attack.target),
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
    return f"{plan.done} {attack.character} {attack.target}"


def lay_page(talk: Talk, seen: Observation) -> Page:
    """The page ``fight``: play a card in a fight in progress. Raises Refusal if there is none."""
    if seen.fight is None:
        raise talk.refusal_of("dungeon-refusal-no-fight")
    attacker, target = (TOKENS[token] for token in seen.fight)
    return Page(
        talk.fitted(
            lambda talk: lines(
                status.headline(talk, seen),
                sides(talk, seen, attacker, target),
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
    held = Counter(seen.own.combat if seen.own else ())
    row = [
        card_button(talk, verb, f"{argument} {card}".strip(), card=card, count=count)
        for card, count in sorted(held.items())
    ]
    return in_rows(row)


def card_button(talk: Talk, verb: str, argument: str, *, card: int, count: int = 1) -> Button:
    """A button that plays a card, of which the reader has ``count``."""
    returns = card == RETURNING_CARD
    label = talk.text("dungeon-button-combat", value=card, count=count, returns=returns)
    return Button(verb, label, argument)


# ------------------------------------------------------------------------------------------------ in words


def sides(talk: Talk, seen: Observation, attacker: str, target: str) -> str:
    """Fighters on both sides with strengths and bonuses, and the totals before cards; one line per side."""
    both = sides_of(seen, BY_NAME[attacker], BY_NAME[target])
    return lines(
        *(
            talk.text(
                "dungeon-fight-side",
                name=talk.player_with_colour(OWNER[side[0].token]),
                fighters=talk.joined(_fighters(talk, side), "dungeon-list-plus"),
                sum=total,
                role=role,
            )
            for side, total, role in zip(
                (both.attacking, both.defending), both.sums, ("attacks", "defends"), strict=True
            )
        )
    )


def card_results(seen: Observation) -> dict[int, dict[str, list[int]]]:
    """What each of the reader's cards does in a fight, by result: the opponent's cards that lead to it."""
    if seen.fight is None or seen.own is None:
        return {}
    sums = sides_of(seen, *seen.fight).sums
    own, other = sums if OWNER[seen.fight[0]] == seen.seat else sums[::-1]
    held = sorted({*seen.seats[1 - seen.own.seat].combat})
    return {
        card: {
            "beats": [one for one in held if own + card > other + one],
            "ties": [one for one in held if own + card == other + one],
            "loses": [one for one in held if own + card < other + one],
        }
        for card in sorted({*seen.own.combat})
    }


def _fighters(talk: Talk, side: Sequence[Fighter]) -> list[str]:
    """A side's fighters with strengths, and the bonuses of their objects, in the order of tokens."""
    told = []
    for one in sorted(side, key=lambda one: one.token):
        told.append(wording.fighter(talk, one.token, one.value, wounded=one.wounded))
        if one.load is not None and one.bonus:
            told.append(wording.fighter(talk, one.load, one.bonus))
    return told


# ------------------------------------------------------------------------------------------------ presses


def press(talk: Talk, press: Press, plan: Preview) -> Reply:
    """Attack with a card, or play one. Raises Refusal."""
    *before, card = press.argument.split(" ")
    if not card.isdecimal():
        raise talk.refusal_of("dungeon-refusal-gone")
    if press.verb == LAY:
        return Reply(NEXT, answer=str(Lay(int(card))))
    if len(before) != 3 or before[0] != str(plan.done) or before[1] not in BY_NAME:
        return Reply(TURN)
    return Reply(next_with(before[1]), "", plan.then(Attack(before[1], before[2]), Lay(int(card))))
