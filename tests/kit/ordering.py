"""Checks as in ``core`` for games whose players give answers in advance."""

from contextlib import suppress
from itertools import product

from k2bot.game.values import Refusal, Reply
from tests.kit.looking import page_limit_faults, sampled
from tests.kit.playing import offered

PAGES_ONWARD = 8
"""Number of pages looked at for controls that give orders."""


def orders_are_given_without_answers(subject, table):
    """Orders are given on the page ``orders`` or where a decision can be drafted ahead, without an answer.

    On the page ``orders`` they carry no stamp, since they're about no single decision. Whatever the orders
    say, the game goes on.
    """
    game, people, taken = table.game, table.people, None
    for state, seat in _sampled_seats(game, table.steps[:-1], range(len(people))):
        for orders in (None, *table.orders.values(), "nonsense"):
            if orders and seat in game.waiting(state):
                game.order(state, seat, orders)
                game.orders_left(state, seat, orders)
            for name, page, draft in _pages_with_orders(game, state, seat, people, orders):
                if name == "orders" and not page.live:
                    yield "the page of orders isn't live: it would keep those that are used up"
                yield from page_limit_faults(f"page {name!r}", page)
                taken = taken or False
                for press, stamp in offered(page):
                    reply = _reply(game, state, seat, press, draft, people, orders)
                    taken = taken or reply.orders is not None
                    is_wrong = reply.answer is not None or (stamp and name == "orders")
                    if reply.orders is not None and is_wrong:
                        yield f"{press} changes orders, and carries a stamp or answers"
    if taken is False:
        yield "it follows orders, and no control takes any"


def _drafts_ahead(game, state, seat):
    return game.stamp(state, seat) is None and game.draft_stamp(state, seat) is not None


def _sampled_seats(game, steps, seats):
    """Some states and seats, a few of them of seats that can draft a decision ahead."""
    every = [(step.state, seat) for step, seat in product(steps, seats)]
    yield from sampled(every, 4 * len(seats))
    yield from sampled([own for own in every if _drafts_ahead(game, *own)], 4)


def _pages_with_orders(game, state, seat, people, orders):
    """The page of orders, or those from ``now`` to a decision to be drafted ahead, with drafts."""
    left, known = [("orders", None)], set()
    if _drafts_ahead(game, state, seat):
        left.append((game.pages.now, None))
    while left and len(known) < PAGES_ONWARD:
        name, draft = left.pop(0)
        if name in known:
            continue
        known.add(name)
        with suppress(Refusal):
            page = game.page(state, seat, name, draft, people, orders=orders)
            yield name, page, draft
            replies = (_reply(game, state, seat, press, draft, people, orders) for press, _ in offered(page))
            onward = [(one.show, one.draft or draft) for one in replies if one.answer is None]
            left += onward if name != "orders" else []


def _reply(game, state, seat, press, draft, people, orders):
    try:
        return game.press(state, seat, press, draft, people, orders=orders)
    except Refusal:
        return Reply(game.pages.now)
