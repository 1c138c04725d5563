"""The posts of a game under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import events
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.pages import buttons, now, wording
from k2bot.host.game import Page, Style
from k2bot.pages.talk import TEXT_LIMIT, lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.story import Turn
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.host.game import Button, Row


def setup(talk: Talk, seen: Observation) -> Page:
    """How far teams and hidden tokens have come; both players are called once."""
    choosing = [own.seat for own in seen.seats if not own.has_team] if seen.phase is Phase.START else []
    waits = seen.number == 0 and seen.phase is not Phase.OVER

    def write(talk: Talk) -> str:
        asks = (
            talk.text("dungeon-now-team", names=talk.listed([talk.mention(seat) for seat in choosing]))
            if choosing
            else now.awaited(talk, seen)
        )
        head = talk.text("dungeon-setup-head", first=talk.name(0), second=talk.name(1))
        return lines(head, asks if waits else None)

    return Page(
        talk.fitted(write),
        rows=(_row(talk, "dungeon-button-prepare"),) if waits else ((buttons.board(talk),),),
        pings=tuple(choosing),
        whole=True,
    )


def turn(talk: Talk, seen: Observation, told: Sequence[Turn]) -> Page:
    """A turn, from the call to its last action; before it what computers did in one go."""
    this = told[-1]
    ended = this.ended or seen.phase is Phase.OVER
    asks = (
        None if ended or this.events[1:] else talk.text("dungeon-turn-call", mention=talk.mention(this.seat))
    )
    head = talk.text("dungeon-turn-head", number=this.number, name=talk.player(this.seat))

    def write(talk: Talk) -> str:
        ahead = [line for turn in _in_one_go(talk, told) for line in wording.happened(talk, turn.events)]
        return lines(*ahead, head, *wording.happened(talk, this.events), score(talk, this.seen), asks)

    text = talk.fitted(write, TEXT_LIMIT)
    rows: tuple[Row, ...] = ((buttons.board(talk),),) if ended else (_row(talk, "dungeon-button-play"),)
    return Page(text, rows=rows, pings=(this.seat,) if asks else (), whole=True)


def _in_one_go(talk: Talk, told: Sequence[Turn]) -> Sequence[Turn]:
    """The turn before the last, where a computer played it and nobody else was asked."""
    if len(told) < 2 or not told[-2].number or not talk.people[told[-2].seat].computer:
        return ()
    turn = told[-2]
    asked = any(
        isinstance(event, (events.CardLaid, events.TokenPlaced)) and event.seat != turn.seat
        for event in turn.events
    )
    return () if asked else (turn,)


def score(talk: Talk, seen: Observation) -> str:
    """Points and action points, in a line."""
    return talk.text(
        "dungeon-score", first=talk.name(0), blue=seen.vp[0], second=talk.name(1), yellow=seen.vp[1]
    )


def fight(talk: Talk, seen: Observation, told: Sequence[Turn]) -> Page:
    """A fight: who is asked for a card, that one lies, and how it ended."""
    happened = [event for turn in told for event in turn.events]
    last = max(place for place, event in enumerate(happened) if isinstance(event, events.FightBegan))
    result = wording.happened(talk, happened[last:])
    waiting = [own.seat for own in seen.seats if not own.has_laid] if seen.phase is Phase.FIGHT else []
    asks = (
        talk.text("dungeon-fight-asks", names=talk.listed([talk.mention(seat) for seat in waiting]))
        if waiting
        else None
    )
    return Page(
        lines(*result, asks),
        rows=(_row(talk, "dungeon-button-lay"),) if waiting else ((buttons.board(talk),),),
        pings=tuple(waiting) if len(waiting) == 2 else (),
        whole=True,
    )


def room(talk: Talk, seen: Observation, slot: int) -> Page:
    """The other player is asked to place tokens in a room."""
    waits = seen.phase is Phase.PLACE and seen.placing[0][2] == slot and seen.placing[0][0] != seen.turn
    if not waits:
        return Page(
            talk.text("dungeon-room-filled", room=talk.room(slot)), rows=((buttons.board(talk),),), whole=True
        )
    asked = seen.placing[0][0]
    tokens = [talk.token_of(token) for seat, token, _ in seen.placing if seat == asked]
    return Page(
        talk.text(
            "dungeon-room-asks", mention=talk.mention(asked), tokens=talk.listed(tokens), room=talk.room(slot)
        ),
        rows=(_row(talk, "dungeon-button-place"),),
        pings=(asked,),
        whole=True,
    )


def goes_on(talk: Talk, seen: Observation) -> Page:
    """Calls who plays the turn, once the other has answered."""
    return Page(
        talk.text("dungeon-goes-on", mention=talk.mention(seen.turn), points=seen.ap),
        rows=(_row(talk, "dungeon-button-play"),),
        pings=(seen.turn,),
    )


def offer(talk: Talk, seen: Observation, seat: int) -> Page:
    """Somebody offers a draw; the other can agree."""
    text = talk.text("dungeon-offer", name=talk.name(seat), other=talk.name(1 - seat))
    stands = seen.offer == seat
    row = (buttons.page(talk, "draw", "dungeon-button-draw"), buttons.board(talk))
    return Page(text, rows=(row if stands else (buttons.board(talk),),))


def _row(talk: Talk, label: str) -> tuple[Button, ...]:
    return (buttons.page(talk, buttons.NEXT, label, Style.PRIMARY), buttons.board(talk))
