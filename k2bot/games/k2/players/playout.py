"""Playing a sketch on with the quick player in every seat, and what a table promises each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.ground import NOWHERE
from k2bot.games.k2.players.quick import Doing, Look

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.k2.players.pack import Hand
    from k2bot.games.k2.players.sketch import Sketch
    from k2bot.games.k2.players.values import Outlook

REVIEWED = 4
"""How many choices of cards are looked at again with the risk token in view."""
EARLY_RISK = 0.25
"""How much worse a turn may be on the first day for each risk point taken out of the game."""


def choose_cards(sketch: Sketch, seat: int, outlook: Outlook) -> Hand:
    """The three cards with the best turn, kept cards counted at their price."""
    choices = pack.choices(sketch.players[seat].hand)
    if len(choices) == 1:
        return choices[0]
    return ranked_choices(sketch, seat, outlook)[0][1]


def ranked_choices(sketch: Sketch, seat: int, outlook: Outlook) -> list[tuple[float, Hand]]:
    """The seat's choices of cards with their worth, best first."""
    look = Look(sketch, seat, outlook)
    prices = outlook.cards
    ranked = sorted(
        (
            (look.worth(cards, 0) - sum([prices[kind] for kind in cards]), cards)
            for cards in pack.choices(sketch.players[seat].hand)
        ),
        reverse=True,
    )
    risk = min(sketch.tokens, default=0) if len(sketch.order()) == 1 else 0
    if risk:  # whoever is alone takes a token every day
        best = [
            (look.worth(cards, risk) - sum([prices[kind] for kind in cards]), cards)
            for _, cards in ranked[:REVIEWED]
        ]
        ranked[:REVIEWED] = sorted(best, reverse=True)
    return ranked


def choose_token(sketch: Sketch, seat: int, outlook: Outlook) -> int:
    """The token to take: the one that hurts least, high ones rather early than late."""
    values = sorted(set(sketch.tokens))
    if len(values) == 1:
        return values[0]
    return max(values, key=lambda value: token_worth(sketch, seat, outlook, value))


def token_worth(sketch: Sketch, seat: int, outlook: Outlook, value: int) -> float:
    """The worth of the turn with that token, and of having a high one out of the game early."""
    early = EARLY_RISK * (1 - sketch.day / content.DAYS)
    cards = sketch.players[seat].committed or ()
    return Look(sketch, seat, outlook).worth(cards, value) + early * value


def act(sketch: Sketch, seat: int, doing: Doing) -> None:
    """Do in the sketch what a turn comes to."""
    player = sketch.players[seat]
    for which, climber in enumerate(player.climbers):
        if climber.space != NOWHERE:
            climber.level = max(doing.levels[which], 0)
            sketch.move(seat, which, *doing.ends[which])


def refuge(sketch: Sketch, seat: int) -> tuple[int, int] | None:
    """Whom to rescue and where to: the climber with more points, to where it is worth most."""
    climbers = sketch.players[seat].climbers
    dying = [which for which in (0, 1) if climbers[which].space == NOWHERE and climbers[which].step > 0]
    if not dying:
        dying = [which for which in (0, 1) if climbers[which].space == NOWHERE]
    if not dying:
        return None
    which = max(dying, key=lambda one: climbers[one].step)
    full = sketch.full(NOWHERE)
    places = [
        space
        for space, zone in enumerate(sketch.ground.zone)
        if zone == 0 and (space == 0 or space not in full)
    ]
    return which, max(places, key=lambda space: (sketch.ground.air[space], sketch.ground.altitude[space]))


def play_on(
    sketch: Sketch, outlook: Outlook, chance: Random, last_day: int, turns: list[int] | None = None
) -> None:
    """Play until the evening of a day, or the end; ``turns`` are the seats still to act today.

    Without ``turns`` the day begins with whoever has not chosen cards. The evening is before the check.
    """

    def shuffle(_: int, cards: Hand) -> Hand:
        mixed = list(cards)
        chance.shuffle(mixed)
        return tuple(mixed)

    while True:
        if turns is None:
            choose_and_push(sketch, outlook)
            turns = sketch.order()
        for seat in turns:
            player = sketch.players[seat]
            act(sketch, seat, Look(sketch, seat, outlook).best(player.committed or (), player.risk))
        turns = None
        if sketch.day >= last_day and sketch.day < content.DAYS:
            return
        sketch.night(refuge, shuffle)
        if sketch.over:
            return


def choose_and_push(sketch: Sketch, outlook: Outlook) -> None:
    """Phases 1 and 2 for everybody who has not chosen."""
    for seat, player in enumerate(sketch.players):
        if player.alive and player.committed is None:
            sketch.commit(seat, choose_cards(sketch, seat, outlook))
    push(sketch, outlook)


def push(sketch: Sketch, outlook: Outlook) -> None:
    """Phase 2."""
    seat = sketch.pusher()
    if seat is not None:
        sketch.take(seat, choose_token(sketch, seat, outlook))


def promise(sketch: Sketch, outlook: Outlook) -> list[float]:
    """What each seat may expect in the end: its points once over, else the values before tonight's check."""
    if sketch.over:
        return [float(total) for total in sketch.totals()]
    rows = outlook.night(sketch.day, sketch.tile)
    form = outlook.shape
    found = []
    for player in sketch.players:
        total = 0.0
        for which, climber in enumerate(player.climbers):
            if climber.space == NOWHERE:
                total += 1.0
                continue
            other = player.climbers[1 - which]
            tent = other.tent if other.tent == climber.space else climber.tent
            row = rows[form.index(form.tent_number[tent], climber.space, climber.step)]
            assert row is not None  # noqa: S101 - steps are never below the space's
            total += row[climber.level + 2]
        found.append(total)
    return found
