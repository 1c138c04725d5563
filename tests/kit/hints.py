"""Checks of the hints of games that have them."""

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from k2bot.game.values import (
    NO_PREPARATION,
    PAGE,
    TAKE_HINT,
    HostButton,
    Preparation,
    Press,
    Refusal,
)
from tests.kit.looking import decided, page_limit_faults, said, share
from tests.kit.playing import drafted
from tests.kit.table import buttons

PRESSES = 40
"""Hints that make a decision; none takes more."""
WORK = 5
"""Percentage of a computer's usual work."""
EVERY = 12
"""One decision of so many is made by hints alone; all in a sweep."""


def hints_fit_or_are_refused(subject, table):
    """A hint fits into a message, or is refused with an explanation."""
    for _, state, seat, answer in decided(table, 4):
        try:
            page, _ = table.game.hint(state, seat, answer, table.people)
        except Refusal as refusal:
            yield from said("a hint", refusal.text)
            continue
        yield from page_limit_faults(f"the hint at {answer!r}", page)
        if page.live:
            yield f"the hint at {answer!r} is replaced by {page.live!r} before it is read"


@dataclass
class Adviser:
    """A player who decides by hints alone, at first with something ``prepared``; as the host gives hints."""

    game: Any
    state: Any
    seat: int
    people: Any
    level: str
    prepared: Preparation = NO_PREPARATION
    advice: list[tuple[str | None, str]] = field(default_factory=list)
    """Answers with the drafts that they follow."""
    decides: bool = False

    def hint(self):
        """The hint's page, the draft that it follows, and the one that would hold it."""
        game, seat = self.game, self.seat
        draft = game.hint_draft(self.state, seat, self.prepared.draft, "", orders=self.prepared.orders)
        rests = (game.hint_rest(self.state, seat, *known, draft) for known in reversed(self.advice))
        answer = next((rest for rest in rests if rest is not None), None)
        if answer is None:
            state, chance = game.hint_state(self.state, seat, draft), f"hint for {seat}"
            question = game.hint_question(state, seat, self.level, chance, WORK)
            answer = question.think(*question.facts)
            self.advice.append((draft, answer))
        return (*game.hint(self.state, seat, answer, self.people, draft)[::-1], draft)

    def use_hint(self):
        """Use a hint by its first button, and keep what that changes. Raises Refusal.

        Returns whether there was anything left to use.
        """
        taken, page, draft = self.hint()
        shown = buttons(page)
        if [one.verb for one in shown] in ([], [PAGE]):  # at most the way back
            return False
        button = shown[0]
        if isinstance(button, HostButton):
            assert button.verb == TAKE_HINT
            if draft == self.prepared.draft:
                self.prepared = replace(self.prepared, draft=taken)
        elif (asks := self.press(button)) is not None:
            self.press(next(one for one in buttons(asks) if one.stamp))
        return True

    def press(self, button):
        """Press a button; returns the page that asks about it first, None if it was done."""
        game, kept = self.game, self.prepared
        press = Press(button.verb, button.argument)
        reply = game.press(self.state, self.seat, press, kept.draft, self.people, orders=kept.orders)
        order = game.order(self.state, self.seat, reply.orders) if reply.orders else None
        if reply.answer is not None or (order is not None and not order.delay):
            game.apply(self.state, self.seat, order.answer if order else reply.answer)
            self.decides = True
        changes = {"draft": reply.draft, "orders": reply.orders}
        changed = {name: text or None for name, text in changes.items() if text is not None}
        self.prepared = replace(kept, **changed)
        if self.decides or changed:
            return None
        return game.page(self.state, self.seat, reply.show, kept.draft, self.people, orders=kept.orders)


def hints_alone_end_every_decision(subject, table):
    """Each hint used, after any draft, changes what is prepared, until one decides; only an answer that can
    still be changed may leave nothing to do."""
    game, level = table.game, (subject.levels or [name for name, _ in table.game.levels])[0]
    asked = [
        (step.state, seat)
        for step in table.steps
        for seat in range(len(table.people))
        if game.stamp(step.state, seat)
    ]
    for state, seat in share(asked, EVERY, len(asked)):
        begun = drafted(game, state, seat, table.people, Random(len(asked)))  # noqa: S311 - not cryptographic
        for prepared in {NO_PREPARATION, *list(begun)[-1:]}:
            adviser, known = Adviser(game, state, seat, table.people, level, prepared), {prepared}
            told, left = f"{game.stamp(state, seat)}, hints after {prepared} lead to", True
            try:
                while left and not adviser.decides and len(known) <= PRESSES:
                    left = adviser.use_hint()
                    if left and not adviser.decides and adviser.prepared in known:
                        break
                    known.add(adviser.prepared)
            except Refusal as refusal:
                yield f"{told} {adviser.prepared}, and then: {refusal.text}"
                continue
            if not adviser.decides and (left or seat in game.waiting(state)):
                yield f"{told} {adviser.prepared} and decide nothing"
