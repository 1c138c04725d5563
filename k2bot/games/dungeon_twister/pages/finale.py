"""The end: who has won and why, points by source, what was hidden, and the record to take along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.game.pictures import picture
from k2bot.game.talk import lines, whole_facts
from k2bot.game.values import FILM, REMATCH, HostButton, Page, Style, TextFile
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.pages import buttons, public
from k2bot.games.dungeon_twister.pictures import EndPicture, Story
from k2bot.games.dungeon_twister.pictures.story import SOURCES, fate_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.dungeon_twister.engine.play import Outcome
    from k2bot.games.dungeon_twister.pages.talk import Talk

RECORD: Final = "dungeon-twister.jsonl"


def post(talk: Talk, story: Story, outcome: Outcome, record: str) -> Page:
    """The last post of a game."""
    facts = _facts(story, outcome)
    alt = whole_facts(talk, lambda talk: (*facts(talk), *(_fates(talk, story, seat) for seat in (0, 1))))
    shown = picture("dungeon-end", EndPicture(story), talk.writing, alt)
    return Page(
        talk.fitted(lambda talk: lines(*(fact for fact in _facts(story, outcome)(talk) if fact))),
        (shown,),
        (
            (
                HostButton(REMATCH, talk.text("dungeon-button-rematch"), style=Style.SUCCESS),
                HostButton(FILM, talk.text("dungeon-button-film"), style=Style.PRIMARY),
                buttons.board(talk),
            ),
        ),
        (TextFile(RECORD, record),),
    )


def _facts(story: Story, outcome: Outcome) -> Callable[[Talk], tuple[str | None, ...]]:
    def facts(talk: Talk) -> tuple[str | None, ...]:
        winner = talk.name(outcome.winners[0]) if outcome.winners else ""
        decisive = story.decisive
        last = "yes" if decisive == story.seen.number else "no"
        return (
            talk.text(
                "dungeon-end-head",
                result="won" if winner else "draw",
                name=winner,
                reason=outcome.reason,
                goal=story.seen.setup.goal[outcome.winners[0]] if winner else 0,
            ),
            public.score(talk, story.seen),
            *(_points(talk, story, seat) for seat in (0, 1)),
            talk.text("dungeon-end-decisive", name=winner, number=decisive, last=last)
            if decisive and winner
            else None,
            talk.text("dungeon-end-hidden", tokens=_hidden(talk, story)) if story.hidden else None,
        )

    return facts


def _points(talk: Talk, story: Story, seat: int) -> str | None:
    """Where a player's points came from; None without any."""
    told = [
        talk.text("dungeon-end-source", source=source, points=points)
        for source in SOURCES
        if (points := story.points(seat, source))
    ]
    return talk.text("dungeon-end-points", name=talk.name(seat), told=talk.listed(told)) if told else None


def _fates(talk: Talk, story: Story, seat: int) -> str:
    """The goal of a player, and who left the maze, died or was never found."""
    told = [
        talk.text("dungeon-end-fate", name=talk.kind(TOKENS[token]), fate=fate)
        for token in CHARACTERS_OF[seat]
        if (fate := fate_of(story.seen, token))
    ]
    return talk.text(
        "dungeon-end-fates",
        name=talk.name(seat),
        goal=story.seen.setup.goal[seat],
        told=talk.listed(told) if told else "",
        some="yes" if told else "no",
    )


def _hidden(talk: Talk, story: Story) -> str:
    return talk.listed(
        [
            talk.text("dungeon-plan-planned", token=talk.token(TOKENS[token]), room=talk.room(slot))
            for token, slot in story.hidden
        ]
    )
