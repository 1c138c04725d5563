"""Play a simulated game on with the quick player in every seat, and evaluate the result for each seat."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.quick import TurnSearch
from k2bot.games.k2.players.simulation import SimState, shuffled_items
from k2bot.games.k2.players.tables import NOWHERE, End, column
from k2bot.games.k2.players.values import Outlook, prices_of_choices

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from k2bot.games.k2.players.pack import Hand

USABLE_SHARE = 0.7
"""Share of the points left that plans can use: three cards come a day, and points of a card aren't shared."""
REVIEWED_CHOICES = 4
"""How many of the best card choices are re-evaluated with the risk token."""
_MOVEMENT = tuple(
    0.0 if card.is_acclimatization else (card.up + card.down) / 2 for card in pack.DISTINCT_CARDS
)
"""Movement points by kind; of a rope, the average of both directions."""
_AIR = tuple(card.up if card.is_acclimatization else 0 for card in pack.DISTINCT_CARDS)
MORNING_CHOICES = 4
"""Choices of cards that ``most_points`` plays out each morning."""
EARLY_RISK_BONUS = 0.25
"""Bonus on the first day, in victory points, for each risk point taken out of the game; falls to 0."""


def choose_cards(search: TurnSearch) -> Hand:
    """The choice of three cards with the best turn, net of the price of spending the cards."""
    choices = pack.choices(search.player.hand)
    return choices[0] if len(choices) == 1 else ranked_choices(search)[0][1]


def ranked_choices(search: TurnSearch) -> list[tuple[float, Hand]]:
    """The seat's card choices with their values, best first."""
    state, hand = search.state, search.player.hand
    # With a single living player, that player takes a token every day.
    risk = min(state.tokens, default=0) if len(state.order()) == 1 else 0
    ranked = search.pair.ranked.get((hand, risk))
    if ranked is None:
        ranked = search.pair.ranked[hand, risk] = _rank(search, hand, risk)
    return ranked


def _rank(search: TurnSearch, hand: Hand, risk: int) -> list[tuple[float, Hand]]:
    choices = pack.choices(hand)
    prices = dict(zip(choices, prices_of_choices(search.outlook.prices.card, hand), strict=True))

    def ranked(choices: Iterable[Hand], risk: int) -> list[tuple[float, Hand]]:
        return sorted(
            [(search.best_value(cards, risk) - prices[cards], cards) for cards in choices], reverse=True
        )

    best = ranked(choices, 0)
    if risk:
        best[:REVIEWED_CHOICES] = ranked([cards for _, cards in best[:REVIEWED_CHOICES]], risk)
    return best


def choose_token(search: TurnSearch) -> int:
    """Choose the token that costs least, preferring high tokens early in the game."""
    values = sorted(set(search.state.tokens))
    return values[0] if len(values) == 1 else max(values, key=lambda value: token_value(search, value))


def token_value(search: TurnSearch, value: int) -> float:
    """Value of the turn with that token, plus the bonus for removing a high one early."""
    early = EARLY_RISK_BONUS * (1 - search.state.day / content.DAYS)
    return search.best_value(search.player.today, value) + early * value


def begin_with_token(state: SimState, seat: int, value: int) -> list[int]:
    """Take a token; returns the seats to act today."""
    state.take_token(seat, value)
    return state.order()


def begin_with_turn(state: SimState, seat: int, ends: tuple[End, End], air: tuple[int, int]) -> list[int]:
    """Take a turn; returns the seats still to act today."""
    act(state, seat, ends, air)
    return state.seats_after(seat)


def act(state: SimState, seat: int, ends: tuple[End, End], air: tuple[int, int]) -> None:
    """Take a turn that leaves the living climbers there, with this air."""
    for index, climber in enumerate(state.players[seat].climbers):
        if climber.space != NOWHERE:
            climber.air = max(air[index], 0)
            state.move(seat, index, *ends[index])


def best_rescue(state: SimState, seat: int, dying: list[int]) -> tuple[int, int]:
    """A seat's dying climber with most points, and the best space for it (rule 22)."""
    climbers = state.players[seat].climbers
    full = state.full_spaces(None)
    places = [space for space, zone in enumerate(state.board.zone) if zone == 0 and space not in full]
    best = max(places, key=lambda space: (state.board.air_change[space], state.board.altitude[space]))
    return max(dying, key=lambda index: climbers[index].step), best


def play_on(
    state: SimState, outlook: Outlook, rng: Random, last_day: int, turns: list[int] | None = None
) -> None:
    """Play until the evening of ``last_day``, before its check, or the end of the game.

    ``turns`` are the seats still to act today; without them, players without cards choose first. Each
    evening a single player takes the prices for tomorrow that fit what is left.
    """
    today = outlook
    while True:
        _play_day(state, today, turns)
        if state.day >= last_day and state.day < content.DAYS:
            return
        today = _play_night(state, outlook, rng)
        if state.over:
            return
        turns = None


def most_points(state: SimState, outlook: Outlook, rng: Random, turns: list[int] | None = None) -> float:
    """The most points found for a single player who shuffles no more, playing on to the end.

    Each morning some choices of cards are tried out, and the best is kept. So cards and tokens still to come
    count as known, and what the quick player overlooks counts less.
    """
    sampled, today = state.copy(), outlook
    play_on(sampled, today, rng, content.DAYS, turns)
    [best] = sampled.totals()
    while True:
        _play_day(state, today, turns)
        today = _play_night(state, outlook, rng)
        if state.over:
            return best
        turns = None
        chosen, *others = [
            cards for _, cards in ranked_choices(TurnSearch(state, 0, today))[:MORNING_CHOICES]
        ]
        for cards in others:
            sampled = state.copy()
            sampled.commit(0, cards)
            play_on(sampled, today, rng, content.DAYS)
            [total] = sampled.totals()
            if total > best:
                best, chosen = total, cards
        state.commit(0, chosen)


def _play_day(state: SimState, today: Outlook, turns: list[int] | None) -> None:
    if turns is None:
        play_phases_1_and_2(state, today)
        turns = state.order()
    for seat in turns:
        player = state.players[seat]
        turn = TurnSearch(state, seat, today).best(player.today, player.risk)
        act(state, seat, turn.ends, turn.air)


def _play_night(state: SimState, outlook: Outlook, rng: Random) -> Outlook:
    """Play the night; returns the outlook of the next day."""
    tomorrow = value_at_fitting_prices(state, outlook)[1] if outlook.scaled else outlook
    state.play_night(best_rescue, lambda _, cards: shuffled_items(cards, rng))
    return tomorrow


def play_phases_1_and_2(state: SimState, outlook: Outlook) -> None:
    """Play phases 1 and 2 for all players who have not chosen."""
    for seat, player in enumerate(state.players):
        if player.has_climbers and player.committed is None:
            state.commit(seat, choose_cards(TurnSearch(state, seat, outlook)))
    seat_pushing = state.token_taker()
    if seat_pushing is not None:
        state.take_token(seat_pushing, choose_token(TurnSearch(state, seat_pushing, outlook)))


def evaluate(state: SimState, outlook: Outlook) -> list[float]:
    """Expected final points by seat: actual points after the game, else the values before tonight's check."""
    if state.over:
        return [float(total) for total in state.totals()]
    return [value_at_fitting_prices(state, outlook)[0]] if outlook.scaled else _expected(state, outlook)


def value_at_fitting_prices(
    state: SimState, known: Outlook, *, morning: bool = False
) -> tuple[float, Outlook]:
    """A single player's value before tonight's check, and the outlook whose prices fit what is left.

    At any prices, both plans together are worth at most their values and the price of all points that they
    can use, since they can't pay more. So the lowest sum is the closest, and it has the prices that fit.
    ``morning`` asks for the same before today's cards are used.
    """
    player, days = state.players[0], content.DAYS - state.day + morning
    left = (*player.hand, *player.deck, *(player.today if morning else ()))
    left += pack.DECK_NUMBERS * ((3 * days - len(left)) // len(pack.DECK_NUMBERS))
    tokens = (*state.tokens, *state.pile)
    movement = sum([_MOVEMENT[kind] for kind in left]) - days * sum(tokens) / max(len(tokens), 1)
    air = sum([_AIR[kind] for kind in left])

    def worth(outlook: Outlook) -> float:
        point_price, air_price = outlook.prices.movement[4] / 4, outlook.prices.days[1].air[1]
        plans = sum(_expected(state, outlook, morning=morning))
        return plans + USABLE_SHARE * (point_price * movement + air_price * air)

    return min(((worth(outlook), outlook) for outlook in known.scaled), key=itemgetter(0))


def _expected(state: SimState, outlook: Outlook, *, morning: bool = False) -> list[float]:
    """The values before tonight's check, or this morning, by seat."""
    rows = (outlook.morning if morning else outlook.night)(state.day, state.tile)
    numbering = outlook.numbering
    totals = []
    for player in state.players:
        total = 0.0
        for index, climber in enumerate(player.climbers):
            if climber.space == NOWHERE:
                total += 1.0
                continue
            other = player.climbers[1 - index]
            tent = other.tent if other.tent == climber.space else climber.tent
            step, air = max(climber.step, state.board.step[climber.space]), climber.air  # after a rescue
            row = rows[numbering.index(numbering.tent_number[tent], climber.space, step)]
            total += row[min(max(air, 1), len(row)) - 1 if morning else column(air)]
        totals.append(total)
    return totals
