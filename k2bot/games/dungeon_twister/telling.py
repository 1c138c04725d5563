"""Dungeon Twister's posts and results, from public knowledge only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.values import Announcement, Moment, Page, Placement, Step
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.setting_up import hidden_tokens
from k2bot.games.dungeon_twister.engine.squares import SLOTS
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import career, highlights, history, posts
from k2bot.games.dungeon_twister.pictures import Story

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.pages.history import PublicStep
    from k2bot.games.dungeon_twister.pages.wording import Talk


def compose(talk: Talk, moment: Moment[Game], announcement: Announcement) -> Page:
    """Compose an announced post as of that moment."""
    state = moment.step.state
    kind, _, rest = announcement.key.partition("-")
    seen, outcome = observe(state, None), play.outcome(state)
    match kind:
        case posts.SETUP:
            return posts.setup_post(talk, seen)
        case "turn":
            known = history.public_steps(moment.history())
            turns = history.turns(known)
            place = next(place for place, turn in enumerate(turns) if turn.number == int(rest))
            shown = turns[: place + 1]
            return posts.turn_post(talk, seen, shown, _last_told(moment, known), highlights.of_game(known))
        case "call":
            return posts.ping_post(talk, seen)
        case "offer":
            seat = int(rest.rpartition("-")[2])  # posts of earlier versions also contain the turn
            agreed = outcome is not None and outcome.reason == "agreed"
            return posts.offer_post(talk, seat, is_open=posts.open_offer(state) == seat, agreed=agreed)
        case "end" if outcome is not None:
            known = history.public_steps(moment.history())
            last = _last_told(moment, known)
            untold = [turn for turn in history.turns(known) if moment.earlier and turn.number > last]
            happened = [event for step in known for event in step.events]
            story = Story.of(seen, happened, _hidden(state))
            return posts.end_post(talk, story, outcome, untold)
        case _:
            raise ValueError(f"Dungeon Twister has no post {announcement.key!r}")


def _last_told(moment: Moment[Game], known: Sequence[PublicStep]) -> int:
    """Number of the turn in progress before a post was made, which has a post of its own; 0 if unknown."""
    return known[moment.earlier - 1].seen.number if moment.earlier else 0


def _hidden(state: Game) -> list[tuple[int, int]]:
    """Tokens still face down, with their slots."""
    return [
        (token, slot)
        for slot in range(SLOTS)
        if not state.up >> slot & 1
        for owner in (0, 1)
        for token in hidden_tokens(state, owner, slot)
    ]


def summaries(steps: Iterable[Step[Game]]) -> tuple[dict[str, Any], ...]:
    """What each seat did in a finished game."""
    known = tuple(steps)
    return career.summaries(
        observe(known[-1].state, None), (event for step in known for event in step.events)
    )


def placements(state: Game) -> tuple[Placement, ...]:
    """The winner first, two first places in a draw; empty before the end."""
    outcome = play.outcome(state)
    if outcome is None:
        return ()
    facts = (("reason", outcome.reason), ("turns", state.number))
    places = [
        Placement(seat, 1 if not outcome.winners or seat in outcome.winners else 2, state.vp[seat], facts)
        for seat in (0, 1)
    ]
    return tuple(sorted(places, key=lambda placement: placement.place))
