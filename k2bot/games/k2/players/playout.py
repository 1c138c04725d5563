"""Playing a sketch on with the quick player in every seat, and what a table promises each seat."""

from __future__ import annotations

from operator import sub
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


def choose_cards(sketch: Sketch, seat: int, outlook: Outlook, look: Look | None = None) -> Hand:
    """The three cards with the best turn, kept cards counted at their price."""
    choices = pack.choices(sketch.players[seat].hand)
    if len(choices) == 1:
        return choices[0]
    return ranked_choices(sketch, seat, outlook, look)[0][1]


def ranked_choices(
    sketch: Sketch, seat: int, outlook: Outlook, look: Look | None = None
) -> list[tuple[float, Hand]]:
    """The seat's choices of cards with their worth, best first."""
    look = look or Look(sketch, seat, outlook)
    hand = sketch.players[seat].hand
    # Whoever is alone takes a token every day.
    risk = min(sketch.tokens, default=0) if len(sketch.order()) == 1 else 0
    ranked = look.pair.ranked.get((hand, risk))
    if ranked is None:
        ranked = look.pair.ranked[hand, risk] = _ranked(look, hand, risk)
    return ranked


def _ranked(look: Look, hand: Hand, risk: int) -> list[tuple[float, Hand]]:
    prices = look.outlook.price_of_choices(hand)
    ranked = sorted(zip(map(sub, look.worths(hand), prices), pack.choices(hand), strict=True), reverse=True)
    if risk:
        price = dict(zip(pack.choices(hand), prices, strict=True))
        best = [(look.worth(cards, risk) - price[cards], cards) for _, cards in ranked[:REVIEWED]]
        ranked[:REVIEWED] = sorted(best, reverse=True)
    return ranked


def choose_token(sketch: Sketch, seat: int, outlook: Outlook, look: Look | None = None) -> int:
    """The token to take: the one that hurts least, high ones rather early than late."""
    values = sorted(set(sketch.tokens))
    if len(values) == 1:
        return values[0]
    look = look or Look(sketch, seat, outlook)
    return max(values, key=lambda value: token_worth(sketch, seat, look, value))


def token_worth(sketch: Sketch, seat: int, look: Look, value: int) -> float:
    """The worth of the turn with that token, and of having a high one out of the game early."""
    early = EARLY_RISK * (1 - sketch.day / content.DAYS)
    cards = sketch.players[seat].committed or ()
    return look.worth(cards, value) + early * value


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

    alone = len(sketch.players) == 1
    while True:
        look = Look(sketch, 0, outlook) if alone else None
        if turns is None:
            choose_and_push(sketch, outlook, look)
            turns = sketch.order()
        for seat in turns:
            player = sketch.players[seat]
            own = look or Look(sketch, seat, outlook)
            act(sketch, seat, own.best(player.committed or (), player.risk))
        turns = None
        if sketch.day >= last_day and sketch.day < content.DAYS:
            return
        sketch.night(refuge, shuffle)
        if sketch.over:
            return


def choose_and_push(sketch: Sketch, outlook: Outlook, look: Look | None = None) -> None:
    """Phases 1 and 2 for everybody who has not chosen; ``look`` is that of somebody alone."""
    for seat, player in enumerate(sketch.players):
        if player.alive and player.committed is None:
            sketch.commit(seat, choose_cards(sketch, seat, outlook, look))
    seat_pushing = sketch.pusher()
    if seat_pushing is not None:
        sketch.take(seat_pushing, choose_token(sketch, seat_pushing, outlook, look))


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
            total += row[climber.level + 2]
        found.append(total)
    return found
