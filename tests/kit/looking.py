"""Helpers of the contract's checks: samples, refusals, and everything visible in a state."""

import os
from contextlib import contextmanager

import pytest

from k2bot.game import limits
from k2bot.game.values import Page, Refusal
from tests.kit.playing import readable
from tests.kit.table import everything, faults

MOMENTS = 6 if os.environ.get("CONTRACT") else 4
"""Number of moments that a check looks at; ``make contract`` looks at more."""
WORK = 10
"""Percentage of a computer's usual work."""
SWEEP = bool(os.environ.get("SWEEP"))
"""Whether long lists are checked completely (``make sweep``); the ordinary run checks a share."""


def share(items, of, number=0):
    """One item of every ``of``, different ones for each number; all of them in a sweep."""
    return items if SWEEP else items[number % of :: of]


def sampled(items, most=MOMENTS):
    """Some of the items, spread evenly, the last one among them."""
    every = max(1, -(-len(items) // most))
    return items[::-1][::every][::-1]


def readers(table, steps=None):
    """Some steps, each with all readers of pages at that time, including a spectator (None)."""
    for step in sampled(table.steps) if steps is None else steps:
        yield from ((step, seat) for seat in (None, *range(len(table.people))))


def decided(table, most):
    """Some answers of a playout: number of earlier inputs, the state before, the seat, the answer."""
    for number, (seat, answer) in sampled([*enumerate(table.inputs)], most):
        if answer != "resign":
            yield number, table.steps[number].state, seat, answer


@contextmanager
def refuses(message):
    """Assert that the block raises a Refusal with this message."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.message == message


def refused(attempt):
    """Text of a refusal; None if there was none."""
    try:
        attempt()
    except Refusal as refusal:
        return refusal.text
    return None


def said(where, words):
    """Yield a fault if a refusal has no proper text."""
    if words is None or not words.strip() or len(words) > limits.TEXT:
        yield (
            f"{where}: refused in no words fit to be shown: {words!r}"
            if words is not None
            else (f"{where}: it is not refused")
        )


def page_limit_faults(where, page):
    """Faults of a page that Discord would reject."""
    yield from (f"{where}: {fault}" for fault in faults(page))


def shown(pages):
    return {name: everything(page) if isinstance(page, Page) else page for name, page in pages.items()}


def pages_after(table, step, seat):
    """Every page that somebody can reach after a step, cached for all checks."""
    key = id(step), seat
    if key not in table.opened:
        table.opened[key] = readable(table.game, step.state, seat, table.people)
    return table.opened[key]


def shows_same_as_table(table, state):
    """Whether a state shows the same as the table and has its fingerprint, if there are any."""
    if table.game.fingerprint(table.state) != table.game.fingerprint(state):
        return False
    own = [
        sorted(shown(pages_after(table, table.step, seat)).items())
        for seat in (None, *range(len(table.people)))
    ]
    return own == seen_by_all(table.game, state, table.people)


def seen_by_all(game, state, people):
    """Everything that anybody can see in a state."""
    seats = (None, *range(len(people)))
    return [sorted(shown(readable(game, state, seat, people)).items()) for seat in seats]
