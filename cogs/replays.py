"""Commands about games that have started: films, verification, and history."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from cogs.slash import Commands
from k2bot.files import KIB, TEXT_LIMIT
from k2bot.game.values import Film, Page, Recording
from k2bot.host.discord.calls import CALL_FAILED
from k2bot.host.discord.compose import Shown, ShownPage
from k2bot.host.discord.controls import TABLE_DIGITS, Interaction, table_number
from k2bot.host.discord.costs import LONG, READING
from k2bot.host.discord.routes import games_meant
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.fairness import commitment, pressed_at, presses_of
from k2bot.host.kernel.permissions import require_play
from k2bot.host.pages.history import ONLY_CODES, WHERE_CODES, with_only, with_where
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import DAILY, HistoryFilter, Status
from k2bot.text.formatting import quote, relative_time

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.slash import Chosen, Command
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)

MOST_TIMES = 10
"""Maximum number of presses whose times are shown."""


class HistoryCommands(Commands):
    """Command that lists past games of a kind, or of all, with its filters as options."""

    def commands(self) -> Iterator[Command]:
        """Yield it; with several games, that of all has one as an option."""
        games = () if self._key else self.games_with(lambda _: True)
        yield self.command(
            "history",
            self.history,
            self.among("where", "history-where", *WHERE_CODES),
            self.among("only", "history-only", *ONLY_CODES),
            self.parameter("player", "command-history-player", person=True),
            *((self.parameter("game", "command-history-game", choices=games),) if len(games) > 1 else ()),
            cost=READING,
        )

    async def history(self, interaction: Interaction, chosen: Chosen) -> Page:
        """List past games."""
        player: discord.abc.User | None = chosen["player"]
        game, own = chosen.get("game") or self._key, None if player is None else player.id
        wanted = with_where(HistoryFilter(game, player=own), chosen["where"])
        return await self._pages.past.page(interaction, with_only(wanted, chosen["only"]))


class ReplayCommands(Commands):
    """Commands about a game as it was played, at a table or in a record file."""

    def commands(self) -> Iterator[Command]:
        """Yield looking back; replay and verify if the game has films and records."""
        game = self._bot.catalogue.game(self._key)
        source = [self.parameter("table", "command-replay-table", longest=TABLE_DIGITS)]
        if game.records:
            source.append(self.parameter("record", "command-replay-record", file=True))
        if game.films:
            show = self.among("show", "command-replay-show", "me", "all")
            yield self.command("replay", self.replay, *source, show, cost=LONG)
        if game.records:
            yield self.command("verify", self.verify, *source, cost=READING)
        table = self.parameter("table", "command-lookback-table", longest=TABLE_DIGITS)
        yield self.command("lookback", self.look_back, table, cost=READING)

    async def look_back(self, interaction: Interaction, chosen: Chosen) -> ShownPage:
        """Look back at a finished game: one by its number, else the last one here."""
        if chosen["table"]:
            table = await self._by_number(interaction, chosen["table"])
        elif (last := await self._last_over(interaction)) is not None:
            table = last
        else:
            raise HostRefusal("discord-played-none", command=self._key)
        return ShownPage(await self._pages.past.look_back(interaction, table), table.id)

    # ----------------------------------------------------------------------------------------------- films

    async def replay(self, interaction: Interaction, chosen: Chosen) -> Shown:
        """Show a film: of this channel's game, of a table by its number, or of a record file."""
        films, for_all = self._pages.films, chosen["show"] == "all" and interaction.guild_id is not None
        record = await self._record(chosen)
        if record is not None:
            film = await films.find(interaction, self._film(interaction, record, for_all=for_all))
            return await (films.post if for_all else films.page)(interaction, film, None)
        table = await self._meant(interaction, chosen["table"])
        return ShownPage(await films.of_table(interaction, table, for_all=for_all), table.id)

    async def _film(self, interaction: Interaction, record: str, *, for_all: bool) -> Film:
        """Film of a recorded game, not yet rendered. Raises Refusal."""
        played = await self._replayed(record)
        game = await self._pages.public.game(interaction, self._key) if for_all else self._game
        return await in_thread(game.film, played.steps, ())

    # -------------------------------------------------------------------------------------------- fairness

    async def verify(self, interaction: Interaction, chosen: Chosen) -> Shown:
        """Replay a game, and show the commitment to its seed and where to compare it."""
        words, record = self._words, await self._record(chosen)
        if record is not None:
            played = await self._replayed(record)
            key = "verify-record" if played.over else "verify-record-open"
            text = words.text(key, count=len(played.steps) - 1)  # words: verify-record, verify-record-open
            if not played.marked:
                text += f"\n{words.text('verify-unmarked')}"
            return f"{text}\n{self._seed_text(played.seed, presses=True)}"
        table = await self._meant(interaction, chosen["table"])
        play = require_play(table.session, cancelled=True)
        if table.session.status is Status.RUNNING:
            text = words.text("verify-running", table=str(table.id), command=self._key)
        else:
            played = await self._replayed(play.record())
            key, count = "verify-over" if played.over else "verify-cancelled", len(played.steps) - 1
            text = words.text(key, table=str(table.id), count=count)  # words: verify-over, verify-cancelled
        # Presses stay secret with the seed while the game is running.
        public = table.session.row.seed_public(self._services.tables.now())
        if table.session.row.kind == DAILY:
            about = await self._daily_text(table, public=public)
        else:
            about = self._seed_text(play.setup.seed, presses=public)
        return ShownPage(Page(f"{text}\n{about}"), table.id)

    def _seed_text(self, seed: str, *, presses: bool) -> str:
        """Text about a seed: its parts, its commitment, and what that proves."""
        words, mixed = self._words, presses_of(seed)
        lines = [words.text("verify-promised", promised=commitment(seed), command=self._key)]
        if mixed and presses:
            times = [discord.utils.format_dt(pressed_at(press), "T") for press in mixed[:MOST_TIMES]]
            more = [] if len(mixed) <= MOST_TIMES else ["…"]
            lines.append(words.text("verify-presses", count=len(mixed), times=", ".join(times + more)))
        why = words.text("verify-why" if mixed else "verify-why-alone")  # words: verify-why, verify-why-alone
        return "\n".join(lines) + f"\n\n{why}"

    async def _daily_text(self, table: Table, *, public: bool) -> str:
        """Text about the seed of a daily game, which is revealed once the day is over everywhere."""
        words, row = self._words, table.session.row
        daily, seed = await self._services.dailies.rows.of_table(table.id), row.seed or ""
        number, promised = 0 if daily is None else daily.number, commitment(seed)
        if not public:
            # Whoever still plays it after that day has to finish first.
            sealed = row.sealed_until(self._services.tables.now())
            at = "none" if sealed is None else relative_time(sealed)
            return words.text("daily-verify-later", number=number, promised=promised, at=at)
        return words.text("daily-verify", number=number, promised=promised, seed=seed)

    async def _replayed(self, record: str) -> Recording[Any]:
        return await in_thread(self._game.replay, record)

    # ------------------------------------------------------------------------------------- finding the table

    async def _meant(self, interaction: Interaction, written: str) -> Table:
        """Requested table: by number, else the game here or the last one. Raises Refusal."""
        if written:
            return await self._by_number(interaction, written)
        meant = await games_meant(interaction, self._key, self._services.store)
        running = [row for row in meant if row.status is Status.RUNNING]
        if len(running) == 1:
            return await self._services.tables.find(running[0].id)
        if (last := await self._last_over(interaction)) is None:
            raise HostRefusal("discord-played-none", command=self._key)
        return last

    async def _by_number(self, interaction: Interaction, written: str) -> Table:
        """Game of that number. Raises Refusal; only those who may use it learn whether it exists."""
        number = table_number(written)
        if number is None:
            raise HostRefusal("discord-played-number", number=quote(written))
        table = await self._numbered(interaction, number)
        if table is None or table.game.key != self._key:
            title = self._game.title
            raise HostRefusal("discord-played-elsewhere", game=title, number=str(number))
        return table

    async def _record(self, chosen: Chosen) -> str | None:
        """Text of the attached record; None for none. Raises Refusal."""
        file: discord.Attachment | None = chosen.get("record")
        if file is None:
            return None
        if chosen["table"]:
            raise HostRefusal("discord-played-either")
        name = quote(file.filename)
        large = HostRefusal("discord-record-large", name=name, size=TEXT_LIMIT // KIB)
        if file.size > TEXT_LIMIT:
            raise large
        try:
            data = await file.read()
        except CALL_FAILED as error:
            log.warning("attached record not readable: %s", error)
            raise HostRefusal("discord-record-gone", name=name) from None
        if len(data) > TEXT_LIMIT:
            raise large
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise HostRefusal("discord-record-no-text", name=name) from None
