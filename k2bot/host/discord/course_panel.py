"""Somebody's own course in a game: what opens it, and what a press on one of its pages leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from k2bot.game.values import Page, Person, Press
from k2bot.host.discord.presses import Answer
from k2bot.host.pages.courses import PLAY
from k2bot.host.people.members import Status
from k2bot.text.names import plain

if TYPE_CHECKING:
    from k2bot.host.discord.controls import CourseId
    from k2bot.host.discord.laying import Laying
    from k2bot.host.service.computer_seats import ComputerSeats
    from k2bot.host.service.courses import Courses
    from k2bot.host.service.tables import Tables

Interaction: TypeAlias = discord.Interaction[Any]


class CoursePanel:
    """The courses of all games on Discord; they post nothing, so they are the same wherever somebody is."""

    def __init__(
        self, courses: Courses, tables: Tables, laying: Laying, computer_seats: ComputerSeats
    ) -> None:
        self._courses = courses
        self._tables = tables
        self._laying = laying
        self._computer_seats = computer_seats

    async def open(self, interaction: Interaction, key: str) -> Answer:
        """The course of a game, where somebody goes on with it. Raises Refusal."""
        user = interaction.user
        return Answer(await self._courses.open(user.id, _learner(user), key), course=key)

    async def press(self, interaction: Interaction, own: CourseId, values: tuple[str, ...]) -> Answer:
        """Do what a control of a course is for; the last one leads to a real game. Raises Refusal."""
        if own.verb == PLAY:
            return await self._play(interaction, own.game)
        user, press = interaction.user, Press(own.verb, own.argument, values)
        page = await self._courses.press(user.id, _learner(user), own.game, own.stamp, press)
        return Answer(page, course=own.game)

    async def _play(self, interaction: Interaction, key: str) -> Answer:
        """Lead to the lobby of that game here, or open one; who is alone in it gets an easy computer.

        Raises Refusal where another game has the channel.
        """
        game, user_id = self._courses.game(key), interaction.user.id
        table = await self._tables.in_channel(interaction.channel_id or 0)
        there = table is not None and table.status is Status.LOBBY and table.game.key == key
        if table is None or not there:
            opened = await self._laying.lay(interaction, key, game.first_game)
            table = await self._tables.find(opened.table)
        words, link = self._tables.languages.reader_words, await table.link() or "none"
        alone = len(table.members) == 1 and table.seat_of(user_id) is not None and game.computers is not None
        if alone:
            await self._computer_seats.add(table.id, user_id, game.levels[0][0])
        way = (
            "start"
            if user_id == table.row.host_id
            else "wait"
            if table.seat_of(user_id) is not None
            else "join"
        )
        text = words.text(
            "course-play",
            way=way,
            host=plain(table.host.name),
            link=link,
            computer="added" if alone else "none",
        )
        return Answer(Page(text), table.id)


def _learner(user: discord.User | discord.Member) -> Person:
    return Person(user.display_name, user.mention)
