"""Pile-Up's pages and buttons: turn posts, the table, the hand, and the choice of a row."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from k2bot.game import reading
from k2bot.game.pages import CARD, Hand, Talk, described_picture, lines
from k2bot.game.reading import NEXT, NOW, RULES
from k2bot.game.values import PAGE, REMATCH, Button, HostButton, Page, Reply, Style
from tests.kit.pile_up import engine
from tests.kit.pile_up.engine import Action, Decision, Game, Observation, Placed, cost, dents, row_of
from tests.kit.pile_up.pictures import TablePicture

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.values import ControlRow, Picture, Press


@dataclass(frozen=True, slots=True)
class Reader(reading.Reader[Game, Decision, Observation, Talk]):
    """A player of Pile-Up, or a spectator."""

    page_of = {"play": "hand", "take": "take"}  # noqa: RUF012 - declared by the base class
    answering = (CARD, "commit", "change")

    def build_page(self, head: str, name: str) -> Page:
        """A private page. Raises Refusal."""
        talk, decision = self.talk, self.decision
        if head == RULES:  # they can be read before a game too
            return Page(talk.text("pile-up-rules"))
        if name == NOW:
            onward = ((opens(talk, self.page_of[decision.kind]),),) if decision else ()
            return table(talk, self.public, self.turn, onward, live=NOW)
        if name == "hand" and self.seat is not None:
            return self.hand(decision)
        if name == "take" and decision is not None and decision.kind == "take":
            return table(talk, self.public, self.turn, (take_row(talk, self.seen, decision.id),), live=NEXT)
        raise talk.refusal_of("talk-refusal-no-page")

    def turn(self, talk: Talk) -> str:
        """What the reader has to do, or who the game is waiting for."""
        if self.seat not in self.seen.pending:
            return waits(talk, self.seen)
        return talk.text("pile-up-your-turn", card=self.seen.shown[0][0] if self.seen.shown else "no")

    def hand(self, decision: Decision | None) -> Page:
        """The reader's cards, to choose one from while they are asked to."""
        talk, seen, held = self.talk, self.seen, self.held
        cards = [talk.text("pile-up-card", card=card, dents=dents(card)) for card in held.cards]
        said = talk.text("pile-up-hand", count=len(cards), cards=cards)
        if decision is None or decision.kind == "take":
            onward = opens(talk, "take" if decision else NOW)
            return Page(lines(heading(talk, seen), said, self.turn(talk)), rows=((onward,),), live="hand")
        card = held.chosen_cards[0] if held.is_complete else None
        if held.open:
            label = talk.text("pile-up-button-play", card=card or "no")
            control = Button("commit", label, style=Style.SUCCESS, disabled=card is None)
        else:
            control = Button("change", talk.text("pile-up-button-change"))
        rows = (*held.buttons(5, str), (control, opens(talk, NOW)))
        fate = talk.text("pile-up-choose") if card is None else self.fate(card, chosen=not held.open)
        return Page(lines(heading(talk, seen), said, fate), rows=rows, live="hand")

    @property
    def held(self) -> Hand[int]:
        """The reader's cards, with the one that is drafted or chosen."""
        chosen = None if self.seen.chosen is None else (self.seen.chosen,)
        return Hand(self.seen.hand, 1).resume(self.draft, self.seen.turn, chosen)

    def fate(self, card: int, *, chosen: bool) -> str:
        """Where a card would be placed in the rows as they are."""
        row = row_of(self.seen.rows, card)
        place = "low" if row is None else "sixth" if len(self.seen.rows[row]) == engine.LONGEST else "free"
        said = self.talk.text("pile-up-fate", card=card, place=place, row=0 if row is None else row + 1)
        if chosen:
            return lines(self.talk.text("pile-up-chosen", card=card), said)
        return lines(said, self.talk.text("pile-up-press", card=card))

    def handle_press(self, press: Press) -> Reply:
        """Result of a player's press. Raises Refusal."""
        held = self.held
        place = held.place(press.argument) if held.open else None
        if press.verb == "take":
            return Reply(NOW, answer=f"take {press.argument}")
        if press.verb == "change":
            return Reply("hand", held.draft(self.seen.turn))
        if press.verb == CARD and place is not None:
            return Reply("hand", held.toggle(place).draft(self.seen.turn))
        if press.verb == "commit" and held.is_complete:
            card = held.chosen_cards[0]
            return Reply("hand", "", None if card == self.seen.chosen else str(Action("play", card)))
        raise self.talk.refusal_of("talk-refusal-no-page")


def table(
    talk: Talk, seen: Observation, said: Callable[[Talk], str], rows: tuple[ControlRow, ...], **more: Any
) -> Page:
    """The table, with what was placed last and a line of what comes next."""
    text = talk.fit(lambda talk: lines(heading(talk, seen), placed(talk, seen), said(talk)))
    return Page(text, (drawn(talk, seen),), rows, **more)


def turn_post(talk: Talk, seen: Observation, *, edit: bool) -> Page:
    """The post that asks everybody to choose, edited as they do."""
    rows = ((opens(talk, "hand"),),)
    page = table(talk, seen, lambda talk: waits(talk, seen, pinged=True), rows, pings=seen.pending)
    return replace(page, pictures=(), pings=()) if edit else page  # its picture stays as it is


def take_post(talk: Talk, seen: Observation, stamp: str) -> Page:
    """The post that asks a player to take a row."""
    card, seat = seen.shown[0]

    def asked(talk: Talk) -> str:
        return talk.text("pile-up-takes", name=talk.mention(seat), card=card)

    return table(talk, seen, asked, (take_row(talk, seen, stamp),), pings=(seat,))


def end_post(talk: Talk, seen: Observation, places: tuple[tuple[int, int], ...]) -> Page:
    """The ranking."""

    def line(talk: Talk, place: int, seat: int) -> str:
        left, name = str(seat in seen.gone), talk.name(seat)
        return talk.text("pile-up-place", left=left, place=place, name=name, dents=seen.points[seat])

    def ranking(talk: Talk) -> str:
        return "\n".join(line(talk, place, seat) for place, seat in places)

    rematch = HostButton(REMATCH, talk.text("pile-up-button-rematch"))
    return table(talk, seen, ranking, ((rematch,),))


# ------------------------------------------------------------------------------------------------- parts


def opens(talk: Talk, page: str) -> Button:
    """A button that opens a page."""
    label = talk.text(f"pile-up-button-{page}")  # words: pile-up-button-*
    return Button(PAGE, label, page, style=Style.PRIMARY)


def take_row(talk: Talk, seen: Observation, stamp: str) -> ControlRow:
    """A button for each row that can be taken."""
    return tuple(
        Button("take", talk.text("pile-up-button-row", row=row, dents=cost(cards)), str(row), stamp)
        for row, cards in enumerate(seen.rows, 1)
    )


def heading(talk: Talk, seen: Observation) -> str:
    """Which turn it is."""
    over, deal, turn = str(seen.over), seen.deal, seen.turn
    return talk.text("pile-up-heading", over=over, deal=deal, turn=turn, turns=engine.HAND)


def placed(talk: Talk, seen: Observation) -> str:
    """The cards placed last, each with its player and what they had to take, and those still to be placed."""

    def line(one: Placed) -> str:
        name, dents = talk.name(one.seat), cost(one.taken)
        return talk.text("pile-up-placed", card=one.card, name=name, row=one.row + 1, dents=dents)

    waiting = (talk.text("pile-up-shown", card=card, name=talk.name(seat)) for card, seat in seen.shown)
    return "\n".join([*map(line, seen.placed), *waiting])


def waits(talk: Talk, seen: Observation, *, pinged: bool = False) -> str:
    """Names of those to move; ``pinged`` mentions them so that they are notified."""
    names = [talk.mention(seat) if pinged else talk.name(seat) for seat in seen.pending]
    asked = "nothing" if seen.over else "take" if seen.shown else "play"
    return talk.text("pile-up-waits", names=names, asked=asked)


def drawn(talk: Talk, seen: Observation) -> Picture:
    """Picture of the table, with its alt text."""

    def facts(talk: Talk) -> list[str]:
        told = []
        for row, cards in enumerate(seen.rows, 1):
            written = talk.join([*map(str, cards)], "talk-list-more")
            told.append(talk.text("pile-up-alt-row", row=row, cards=written, dents=cost(cards)))
        for seat, points in enumerate(seen.points):
            told.append(talk.text("pile-up-alt-player", name=talk.name(seat), dents=points))
        return told

    return described_picture(talk, "pile-up-table", TablePicture(replace(seen, pending=())), facts)
