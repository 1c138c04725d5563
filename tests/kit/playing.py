"""Playing any game using only what its pages offer; dead ends are reported."""

import random
from collections import deque
from contextlib import suppress
from dataclasses import replace

from k2bot.game.values import NO_PREPARATION, HostButton, Preparation, Press, Refusal
from tests.kit.table import LONG_NAMES, NAMES, Table, buttons

WANDERING = 40
"""Random presses for an answer before a systematic search."""
SEARCHED = 3000
"""Presses after which a search gives up."""
LONGEST = 3000
"""More inputs than any game takes."""
DRAFTING = 14
"""Presses to draft an answer."""
LOOKS = 4
"""One page of so many is checked for the live page that follows it."""
READING = 0.1
"""Probability of pressing a control that answers nothing, if there are others."""


class DeadEndError(AssertionError):
    """Somebody has to decide, but no control leads to an answer."""


def offered(page):
    """Possible presses on a page, one per menu choice, with their stamps."""
    for row in page.rows:
        if isinstance(row, tuple):
            awake = [one for one in row if not one.disabled and not isinstance(one, HostButton)]
            yield from ((Press(button.verb, button.argument), button.stamp) for button in awake)
        else:
            for start in range(len(row.choices) - row.minimum + 1):
                values = tuple(choice.value for choice in row.choices[start : start + max(1, row.minimum)])
                yield Press(row.verb, row.argument, values), row.stamp


def answered(table, seat, chance):
    """Lead a seat to move from its page to an answer. Raises DeadEndError."""
    asked, page = len(table.inputs), _read(table, seat, table.game.pages.next)
    for _ in range(WANDERING):
        controls = list(offered(page))
        answering = [press for press, stamp in controls if stamp]
        reading = [press for press, stamp in controls if not stamp]
        if not controls:
            break
        pressed = chance.choice(
            reading if reading and (not answering or chance.random() < READING) else answering
        )
        try:
            page = _read(table, seat, table.reply(seat, pressed).show)
        except Refusal:
            continue
        if len(table.inputs) > asked:
            return
    _search(table, seat)


def _read(table, seat, name):
    """Open a page; one of so many is checked for naming the only button that answers, or asking something."""
    page = table.page(seat, name)
    if seat in table.waiting and len(table.seen) % table.looks == 0:
        last = [*_answering(table, seat, page)]
        if len(last) == 1 and f"**{last[0].label}**" not in page.text and "?" not in page.text:
            table.unsaid.append(f"page {name!r} of seat {seat} doesn't name {last[0].label!r}: {page.text}")
    return page


def _answering(table, seat, page):
    """Buttons of a page that answer the decision of its reader as they are."""
    draft, orders = table.draft(seat), table.orders.get(seat)
    for button in buttons(page):
        if button.stamp and not button.disabled and not isinstance(button, HostButton):
            press = Press(button.verb, button.argument)
            with suppress(Refusal):
                reply = table.game.press(table.state, seat, press, draft, table.people, orders=orders)
                if reply.answer is not None:
                    yield button


def _search(table, seat):
    """Search from the page of the decision for a way to an answer.

    Drafts are continued first, since they may be long; pages that are only read come last.
    """
    start = (table.game.pages.next, table.draft(seat), table.orders.get(seat))
    todo, known, left = deque([start]), {start}, SEARCHED
    while todo:
        name, draft, orders = todo.pop()
        try:
            page = table.game.page(table.state, seat, name, draft, table.people, orders=orders)
        except Refusal:
            continue
        for press, stamp in offered(page):
            left -= 1
            if not left:
                raise DeadEndError(f"seat {seat} finds no answer in {SEARCHED} presses: {table.inputs}")
            try:
                reply = table.game.press(table.state, seat, press, draft, table.people, orders=orders)
                order = table.game.order(table.state, seat, reply.orders) if reply.orders else None
                if reply.answer is not None or (order is not None and not order.delay):
                    if order is not None:
                        table.orders[seat] = reply.orders
                        table.follow()
                    else:
                        table.answer(seat, reply.answer)
                    return
            except Refusal:
                continue
            ordering = reply.orders is not None
            there = (
                reply.show,
                draft if reply.draft is None else reply.draft,
                reply.orders if ordering else orders,
            )
            if there not in known:
                known.add(there)
                (todo.append if stamp or ordering else todo.appendleft)(there)
    raise DeadEndError(f"seat {seat} is asked {table.game.stamp(table.state, seat)}, and no control answers")


def drafted(game, state, seat, people, chance):
    """Draft and orders of a seat to move after some presses, and the answers one more press led to."""
    found = {}
    kept, name = Preparation(), game.pages.next
    for _ in range(DRAFTING):
        try:
            page = game.page(state, seat, name, kept.draft, people, orders=kept.orders)
            controls = [press for press, stamp in offered(page) if stamp] or [
                press for press, _ in offered(page)
            ]
            press = chance.choice(controls or [Press("")])
            reply = game.press(state, seat, press, kept.draft, people, orders=kept.orders)
        except Refusal:
            name = game.pages.next
            continue
        if reply.answer is not None and game.stamp(state, seat) == game.draft_stamp(state, seat):
            found.setdefault(kept, set()).add(reply.answer)
            name = game.pages.next
            continue
        changes = {"draft": reply.draft, "orders": reply.orders}
        if new := {part: text or None for part, text in changes.items() if text is not None}:
            kept = replace(kept, **new)
            found.setdefault(kept, set())
        name = reply.show
    return {kept: answers for kept, answers in found.items() if kept != NO_PREPARATION}


def readable(game, state, seat, people, *, most=40):
    """Every page a seat can reach in a state without answering or drafting, except for rules.

    By name; a refusal's text for a refused page.
    """
    rules = game.rules or None
    todo = [game.pages.now, game.pages.next, *(command.page for command in game.pages.commands)]
    found = {}
    while todo and len(found) < most:
        name = todo.pop(0)
        if name in found or name.partition(".")[0] == rules:
            continue
        try:
            found[name] = page = game.page(state, seat, name, None, people)
            for press, stamp in offered(page):
                if not stamp:
                    reply = game.press(state, seat, press, None, people)
                    assert reply.answer is None, f"a press without a stamp answers: {press} on {name!r}"
                    todo.append(reply.show)
        except Refusal as refusal:
            found.setdefault(name, refusal.text)
    return found


def played(subject, number, chance=None, most=LONGEST):
    """The playout of that number: all settings in turn, sometimes with the longest names or a resignation.

    ``most`` ends it after so many inputs. Raises DeadEndError, also for a game without an end.
    """
    tables = subject.tables()
    seats, options = tables[number % len(tables)]
    chance = chance or random.Random(f"{subject.name} {number}")  # noqa: S311 - not cryptographic
    names = LONG_NAMES if number % 2 else NAMES
    table = Table.begin(subject.make(), seats, f"seed {number}", options, names)
    table.looks = LOOKS
    leaves = chance.randrange(1, 2 * subject.leaving) if number % 3 == 2 else None
    while not table.game.over(table.state) and len(table.inputs) < most:
        seat = chance.choice(table.waiting)
        late = table.game.late_answer(table.state, seat, NO_PREPARATION)
        if len(table.inputs) == leaves:
            leaves = None
            table.resign(seat)
        elif late is None or len(table.inputs) < subject.pressed:
            answered(table, seat, chance)
        else:
            table.answer(seat, late.answer)
    if len(table.inputs) == LONGEST:
        raise DeadEndError(f"the game has no end in {LONGEST} inputs")
    return table
