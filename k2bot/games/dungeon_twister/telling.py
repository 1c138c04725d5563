"""What Dungeon Twister tells: posts as pages, films, and who came where; of public knowledge alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from k2bot.game.values import Placement
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.events import seen_by
from k2bot.games.dungeon_twister.engine.model import SLOT
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import filming, posts
from k2bot.games.dungeon_twister.pages.posts import Happening, turns
from k2bot.games.dungeon_twister.pages.talk import Talk
from k2bot.games.dungeon_twister.pictures import Story

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2bot.game.values import Announcement, Film, Moment, Page, Person, Step
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.text.words import Words


def placements(game: Game) -> tuple[Placement, ...]:
    """The winner first, both on the first place in a draw; none before the end."""
    outcome = play.outcome(game)
    if outcome is None:
        return ()
    facts = (("reason", outcome.reason), ("turns", game.number))
    places = [
        Placement(seat, 1 if not outcome.winners or seat in outcome.winners else 2, game.vp[seat], facts)
        for seat in (0, 1)
    ]
    return tuple(sorted(places, key=lambda placement: placement.place))


def compose(words: Words, moment: Moment[Game], announcement: Announcement) -> Page:
    """The page of an announced post, as of that moment."""
    state, talk = moment.step.state, Talk(words, moment.people)
    kind, _, rest = announcement.key.partition("-")
    seen = observe(state, None)
    happenings = tuple(_happenings(moment.history()))
    told = turns(happenings)
    match kind:
        case posts.SETUP:
            return posts.setup_post(talk, seen)
        case "turn":
            number = int(rest)
            place = next(place for place, turn in enumerate(told) if turn.number == number)
            before = happenings[moment.earlier - 1].seen.number if moment.earlier else 0
            return posts.turn_post(talk, seen, told[: place + 1], before)
        case "call":
            return posts.call_post(talk, seen)
        case "offer":
            seat = int(rest.rpartition("-")[2])  # posts of earlier versions also name the turn
            outcome = play.outcome(state)
            agreed = outcome is not None and outcome.reason == "agreed"
            return posts.offer_post(talk, seat, is_open=posts.open_offer(state) == seat, agreed=agreed)
        case "end":
            outcome = play.outcome(state)
            assert outcome is not None  # noqa: S101 - the post is called for by the end of the game
            happened = [event for turn in told for event in turn.events]
            down = ((token, place - SLOT) for token, place in enumerate(state.at) if _is_down(state, place))
            return posts.end_post(talk, Story.of(seen, happened, down), outcome, moment.record())
        case _:
            raise ValueError(f"Dungeon Twister has no post {announcement.key!r}")


def film(words: Words, steps: Iterable[Step[Game]], people: tuple[Person, ...]) -> Film:
    """The film of a game, as the channel saw it."""
    return filming.of(Talk(words, people), tuple(_happenings(steps)))


def _happenings(steps: Iterable[Step[Game]]) -> Iterator[Happening]:
    """Steps as the channel may know them."""
    for step in steps:
        look = partial(observe, step.state, None)
        yield Happening(look, tuple(seen_by(event, None) for event in step.events))


def _is_down(state: Game, place: int) -> bool:
    return SLOT <= place < SLOT + SLOTS and not state.up >> (place - SLOT) & 1
