"""Somebody's own course in a game: what opens it, and what a press on one of its pages leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from k2bot.host.course_pages import LAY_TABLE
from k2bot.host.discord.presses import Answer
from k2bot.host.game import Person, Press

if TYPE_CHECKING:
    from k2bot.host.courses import Courses
    from k2bot.host.discord.controls import CourseId
    from k2bot.host.discord.laying import Laying

Interaction: TypeAlias = discord.Interaction[Any]


class CoursePanel:
    """The courses of all games on Discord; they post nothing, so they are the same wherever somebody is."""

    def __init__(self, courses: Courses, laying: Laying) -> None:
        self._courses = courses
        self._laying = laying

    async def open(self, interaction: Interaction, key: str) -> Answer:
        """The course of a game, where somebody goes on with it. Raises Refusal."""
        user = interaction.user
        return Answer(await self._courses.open(user.id, _learner(user), key), course=key)

    async def press(self, interaction: Interaction, own: CourseId, values: tuple[str, ...]) -> Answer:
        """Do what a control of a course is for; the last one of all lays a table here. Raises Refusal."""
        if own.verb == LAY_TABLE:
            return await self._laying.lay(interaction, own.game, self._courses.game(own.game).first_game)
        user, press = interaction.user, Press(own.verb, own.argument, values)
        page = await self._courses.press(user.id, _learner(user), own.game, own.stamp, press)
        return Answer(page, course=own.game)


def _learner(user: discord.User | discord.Member) -> Person:
    return Person(user.display_name, user.mention)
