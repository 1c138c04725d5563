"""Pages of tutorials and puzzles, which belong to a user rather than a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.game.values import HostButton, Page, Person, Press, Style
from k2bot.host.discord.controls import CourseId, HostId, Interaction, picked
from k2bot.host.discord.messages import ShownPage
from k2bot.host.kernel.lobby import add_computer
from k2bot.host.pages.courses import LEARN, PLAY, PUZZLE
from k2bot.host.pages.host_pages import START, way_at
from k2bot.host.service.courses import Learner
from k2bot.host.values import Status

if TYPE_CHECKING:
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.services import HostServices

_PUZZLE: Final = ":"
"""In the ids of controls, between a game and the number of its puzzle."""


@dataclass(eq=False)
class CoursePages:
    """Tutorials and puzzles of all games; they post nothing, so they work anywhere."""

    verbs = frozenset({LEARN, PUZZLE})

    _services: HostServices
    _channels: Channels

    async def open(self, interaction: Interaction, key: str) -> ShownPage:
        """Tutorial of a game, from where the user left off. Raises Refusal."""
        page = await self._services.courses.open(_learner(interaction), key)
        return ShownPage(page, course=key)

    async def puzzle(self, interaction: Interaction, key: str) -> ShownPage:
        """Today's puzzle of a game. Raises Refusal."""
        number, page = await self._services.puzzles.open(_learner(interaction), key)
        return ShownPage(page, course=f"{key}{_PUZZLE}{number}")

    async def press(self, interaction: Interaction, own: CourseId | HostId) -> ShownPage:
        """Handle a control of a puzzle or tutorial, or the host's button for one. Raises Refusal.

        A tutorial's last control leads to a real game.
        """
        if isinstance(own, HostId):
            opened = self.puzzle if own.verb == PUZZLE else self.open
            return await opened(interaction, own.argument)
        if own.verb == PLAY:
            return await self._play(interaction, own.game)
        learner, press = _learner(interaction), Press(own.verb, own.argument, picked(interaction))
        key, _, puzzle = own.game.partition(_PUZZLE)
        if puzzle:
            which = key, int(puzzle) if puzzle.isdecimal() else 0
            number, page = await self._services.puzzles.press(learner, which, own.stamp, press)
            return ShownPage(page, course=f"{key}{_PUZZLE}{number}")
        page = await self._services.courses.press(learner, own.game, own.stamp, press)
        return ShownPage(page, course=own.game)

    async def _play(self, interaction: Interaction, key: str) -> ShownPage:
        """Show this channel's lobby of that game, or open one; a user alone in it gets an easy computer.

        Raises Refusal if the channel has another game, or a full one that the user isn't in.
        """
        services, user_id = self._services, interaction.user.id
        game = services.courses.game(key)
        table = await services.tables.in_channel(interaction.channel_id or 0)
        open_here = table is not None and table.session.status is Status.LOBBY and table.game.key == key
        if table is None or not open_here or way_at(table.session, user_id) == "full":
            table = await self._channels.create_table(interaction, key, game.first_game)
        seated, link = table.session.seat_of(user_id) is not None, table.session.link() or "none"
        alone = len(table.session.members) == 1 and seated and bool(game.levels)
        if alone:
            await table.do(add_computer, user_id, game.levels[0][0])
        way = "start" if user_id == table.session.row.host_id else "wait" if seated else "join"
        words, host = services.words, table.session.host_name
        text = words.text("course-play-ready" if alone else "course-play", way=way, host=host, link=link)
        # Its post may be out of view, so the game starts from here, too.
        start = HostButton(START, words.text("lobby-button-start"), style=Style.SUCCESS)
        return ShownPage(Page(text, rows=((start,),) if way == "start" else ()), table.id)


def _learner(interaction: Interaction) -> Learner:
    """The presser as somebody who does exercises."""
    user = interaction.user
    return Learner(user.id, Person(user.display_name, user.mention))
