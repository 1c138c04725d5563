"""What the checks of the contract have in common: samples, refusals, and all that can be seen in a state."""

import os
from contextlib import contextmanager

import pytest

from k2bot.game import limits
from k2bot.game.values import Page, Refusal
from tests.kit.playing import readable
from tests.kit.table import everything, faults

MOMENTS = 6 if os.environ.get("CONTRACT") else 4
"""Moments of a playout that a check looks at; ``make contract`` looks at more."""
SWEEP = bool(os.environ.get("SWEEP"))
"""Whether long lists are looked at from end to end: ``make sweep``. The ordinary run looks at a share."""


def share(items, of, number=0):
    """Every so manyth of the items, others for another number; all of them in a sweep."""
    return items if SWEEP else items[number % of :: of]


def sampled(items, most=MOMENTS):
    """Some of the items, spread evenly, the last one among them."""
    every = max(1, -(-len(items) // most))
    return items[::-1][::every][::-1]


def readers(table, steps=None):
    """Some steps, each with everybody who may read pages then, a spectator (None) among them."""
    for step in sampled(table.steps) if steps is None else steps:
        yield from ((step, seat) for seat in (None, *range(len(table.people))))


def decided(table, most):
    """Some answers of a playout: how many inputs came before, the state then, the seat, the answer."""
    for number, (seat, answer) in sampled([*enumerate(table.inputs)], most):
        if answer != "resign":
            yield number, table.steps[number].state, seat, answer


@contextmanager
def refuses(message):
    """What is done here is refused by the message of that id."""
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.message == message


def refused(attempt):
    """The words of a refusal; None where there was none."""
    try:
        attempt()
    except Refusal as refusal:
        return refusal.text
    return None


def said(where, words):
    """The fault of a refusal that says nothing to a person."""
    if words is None or not words.strip() or len(words) > limits.TEXT:
        yield (
            f"{where}: refused in no words fit to be shown: {words!r}"
            if words is not None
            else (f"{where}: it is not refused")
        )


def unfit(where, page):
    """What of a page Discord would not take."""
    yield from (f"{where}: {fault}" for fault in faults(page))


def shown(pages):
    return {name: everything(page) if isinstance(page, Page) else page for name, page in pages.items()}


def pages_after(table, step, seat):
    """Every page that somebody can come to after a step, read once for all checks."""
    key = id(step), seat
    if key not in table.opened:
        table.opened[key] = readable(table.game, step.state, seat, table.people)
    return table.opened[key]


def show_the_same(table, state):
    """Whether a state shows what the table shows, and has its fingerprint where there are any."""
    if table.game.fingerprint(table.state) != table.game.fingerprint(state):
        return False
    own = [
        sorted(shown(pages_after(table, table.step, seat)).items())
        for seat in (None, *range(len(table.people)))
    ]
    return own == seen_by_all(table.game, state, table.people)


def seen_by_all(game, state, people):
    """All that anybody can see in a state."""
    seats = (None, *range(len(people)))
    return [sorted(shown(readable(game, state, seat, people)).items()) for seat in seats]
