"""The posts of a game under way, and the lines that call who is asked within a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.reading import NEXT
from k2bot.game.talk import TEXT_LIMIT, lines
from k2bot.game.values import Page, Style
from k2bot.games.dungeon_twister.engine import events
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CAPACITY, MARKS, OF_A_SEAT, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.pages import buttons, drawings, now, wording

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Button, Picture
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.story import Turn
    from k2bot.games.dungeon_twister.pages.talk import Talk


def setup(talk: Talk, seen: Observation) -> Page:
    """How far teams and hidden tokens have come; both players are called once."""
    choosing = seen.asked if seen.phase is Phase.START else ()
    waits = seen.number == 0 and seen.phase is not Phase.OVER

    def write(talk: Talk) -> str:
        asks = (
            talk.text("dungeon-now-team", names=talk.listed([talk.mention(seat) for seat in choosing]))
            if choosing
            else now.awaited(talk, seen)
        )
        head = talk.text("dungeon-setup-head", first=talk.name(0), second=talk.name(1))
        return lines(head, asks if waits else talk.text("dungeon-setup-done"))

    return Page(
        talk.fitted(write),
        (drawings.maze(talk, seen),),
        (_row(talk, "dungeon-button-prepare"),) if waits else ((buttons.board(talk),),),
        pings=choosing,
        whole=True,
    )


def turn(talk: Talk, seen: Observation, told: Sequence[Turn], before: int = 0) -> Page:
    """A turn, from the call to its last action; before it what computers did in one go.

    ``before`` is the turn that was under way before what this post was made with: it has a post of its own.
    """
    this = told[-1]
    ended = this.ended or seen.phase is Phase.OVER
    ahead = () if len(told) > 1 and told[-2].number <= before else _in_one_go(talk, told)
    begins = not ended and not this.events[1:]

    def write(talk: Talk) -> str:
        return lines(
            *(line for turn in ahead for line in _turn(talk, turn)),
            *_turn(talk, this),
            None if ended else _goes_on(talk, seen, this, begins=begins),
        )

    last = told[-2].events if begins and len(told) > 1 else ()
    # Where computers alone are asked, nothing waits behind the button, and it would be gone in a moment.
    asked = not ended and not set(seen.asked).issubset(talk.computers)
    row = (*(_row(talk, _onward(seen)) if asked else (buttons.board(talk),)), buttons.tall(talk))
    return Page(
        talk.fitted(write, TEXT_LIMIT),
        (_picture(talk, seen if not ended else this.seen, this, this.events[1:] or last),),
        (row,),
        pings=(this.seat,) if begins else (),
        whole=True,
    )


def _turn(talk: Talk, turn: Turn) -> Sequence[str]:
    head = talk.text("dungeon-turn-head", number=turn.number, name=talk.player(turn.seat))
    return (head, *wording.happened(talk, turn.events))


def _goes_on(talk: Talk, seen: Observation, this: Turn, *, begins: bool) -> str:
    """The score, and who is asked for what."""
    asks = (
        talk.text("dungeon-turn-call", mention=talk.mention(this.seat)) if begins else now.awaited(talk, seen)
    )
    return lines(score(talk, seen), asks)


def _picture(talk: Talk, seen: Observation, this: Turn, happened: Sequence[events.Event]) -> Picture:
    """A fight under way, or the one that was just decided with its cards; else the maze."""
    if this.fought is not None:
        last = next(event for event in reversed(this.events) if isinstance(event, events.FightEnded))
        blue, yellow = last.cards if OWNER[BY_NAME[last.attacker]] == 0 else reversed(last.cards)
        return drawings.fight(talk, this.fought, last.attacker, last.target, (blue, yellow))
    if seen.phase is Phase.FIGHT and seen.fight is not None:
        attacker, target = (TOKENS[token] for token in seen.fight)
        return drawings.fight(talk, seen, attacker, target)
    return drawings.maze(talk, seen, happened)


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
    """Points, in a line."""
    return talk.text(
        "dungeon-score",
        first=talk.name(0),
        blue=seen.vp[0],
        second=talk.name(1),
        yellow=seen.vp[1],
    )


# ------------------------------------------------------------------------------------------------ calls


def call(talk: Talk, seen: Observation) -> Page:
    """One line to those who are asked within a turn, with the button that leads there."""
    match seen.phase:
        case Phase.HIDE:
            return _hides(talk, seen)
        case Phase.FIGHT:
            seats = tuple(seat for seat in seen.asked if seat not in talk.computers)
            return _called(talk, "dungeon-call-lay", seats, "dungeon-button-lay")
        case Phase.PLACE:
            asked, _, slot = seen.placing[0]
            tokens = talk.listed([talk.token_of(token) for seat, token, _ in seen.placing if seat == asked])
            text = talk.text(
                "dungeon-room-asks", mention=talk.mention(asked), tokens=tokens, room=talk.room(slot)
            )
            return Page(text, rows=(_row(talk, "dungeon-button-place"),), pings=(asked,))
        case _:
            text = talk.text("dungeon-goes-on", mention=talk.mention(seen.turn), points=seen.ap)
            return Page(text, rows=(_row(talk, "dungeon-button-play"),), pings=(seen.turn,))


def _hides(talk: Talk, seen: Observation) -> Page:
    """To whoever hides next (6): nothing lies yet, or what is left needs rooms that a plan did not give."""
    hidden = sum(room.backs[seen.turn] for room in seen.rooms)
    text = talk.text(
        "dungeon-call-hide",
        mention=talk.mention(seen.turn),
        hidden=hidden,
        left=OF_A_SEAT - len(MARKS) - hidden,
        full=sum(sum(room.backs) == most for room, most in zip(seen.rooms, CAPACITY, strict=True)),
    )
    return Page(text, rows=(_row(talk, "dungeon-button-prepare"),), pings=(seen.turn,))


def _called(talk: Talk, message: str, seats: tuple[int, ...], label: str) -> Page:
    names = talk.listed([talk.mention(seat) for seat in seats])
    text = talk.text(message, names=names)  # words: dungeon-call-*
    return Page(text, rows=(_row(talk, label),), pings=seats)


def offer(talk: Talk, seat: int, *, is_open: bool, agreed: bool) -> Page:
    """Somebody offers a draw; the other can agree while the offer is open."""
    names = {"name": talk.name(seat), "other": talk.name(1 - seat)}
    if not is_open:
        text = talk.text("dungeon-offer-closed", agreed="yes" if agreed else "no", **names)
        return Page(text, rows=((buttons.board(talk),),))
    draw = buttons.page(talk, "draw", "dungeon-button-draw")
    return Page(talk.text("dungeon-offer", **names), rows=((draw, buttons.board(talk)),))


def _onward(seen: Observation) -> str:
    """The message of the button that leads to what is asked within a turn."""
    match seen.phase:
        case Phase.FIGHT:
            return "dungeon-button-lay"
        case Phase.PLACE:
            return "dungeon-button-place"
        case _:
            return "dungeon-button-play"


def _row(talk: Talk, label: str) -> tuple[Button, ...]:
    return (buttons.page(talk, NEXT, label, Style.PRIMARY), buttons.board(talk))
