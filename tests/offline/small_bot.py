"""A small bot without games, for pages that are hard to keep up to date."""

import asyncio
import io
import threading
import time
from types import SimpleNamespace

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

from k2bot.game.values import Greeting, Picture
from k2bot.host.discord.images import ImageService
from k2bot.host.people import Languages

GREETING = Greeting(
    "expedition",
    "**Welcome to base camp.**",
    "Press **Start** below, or **Add computer** first.",
    Picture("k2", "k2.png", "a mountain", lambda: picture("green")),
)


class Pad(discord.ui.DynamicItem[discord.ui.Button], template=r"pad\|(?P<verb>\w+)"):
    """A button of the small bot: its label is its verb, and the bot's method of that name answers."""

    def __init__(self, verb):
        super().__init__(discord.ui.Button(label=verb, custom_id=f"pad|{verb}"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match):
        return cls(match["verb"])

    async def callback(self, interaction):
        await getattr(interaction.client, self.item.label)(interaction)


class NoTables:
    async def settings(self, scope, owner):
        return {}

    async def in_channel(self, channel_id):
        return None

    async def open_channels(self):
        return frozenset()

    async def played_tables(self):
        """Pretend that somebody has played before."""
        return (1,)


class PadBot(commands.Bot):
    """Edits panels in place, posts in the background, and sends private messages."""

    greeting = GREETING
    table = ("panel", "story", "slow", "letter", "fail", "film")
    """The buttons of the first post."""

    def __init__(self):
        super().__init__(
            command_prefix=commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None
        )
        self.host = SimpleNamespace(tables=NoTables(), store=NoTables(), languages=Languages(NoTables()))
        self.images = ImageService()
        self.catalogue = SimpleNamespace(
            keys=("k2",),
            game=lambda *_: SimpleNamespace(
                title="K2", options=(), first_game={}, tutorial=False, daily=False, greeting=self.greeting
            ),
        )
        self.own_emoji = SimpleNamespace(image=lambda number: picture("white"))
        self.presses = []
        self.background = set()
        self.go_on = threading.Event()

    async def close(self):
        self.images.close()
        await super().close()

    async def until_registered(self):
        """Its start has waited for that."""

    async def setup_hook(self):
        self.add_dynamic_items(Pad)
        group = app_commands.Group(name="k2", description="K2")

        @group.command(name="new", description="Lay a table")
        async def new(interaction: discord.Interaction):
            await interaction.response.send_message("the table", view=pads(*self.table))

        @group.command(name="stumble", description="Fail")
        async def stumble(interaction: discord.Interaction):
            raise RuntimeError("the bot tells the command's user")

        self.tree.add_command(group)
        await self.tree.sync()

    def later(self, work):
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    async def panel(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(
            content=f"panel of {interaction.user.name}", view=pads("tap", "turn", "alone")
        )

    async def tap(self, interaction):
        self.presses.append((interaction.user.name, "tap"))
        await interaction.response.edit_message(content=f"tapped {len(self.presses)}")

    async def turn(self, interaction):
        """Swap the two buttons."""
        self.presses.append((interaction.user.name, "turn"))
        await interaction.response.edit_message(view=pads("turn", "tap", "alone"))

    async def alone(self, interaction):
        """Remove the other buttons."""
        await interaction.response.edit_message(view=pads("alone"))

    async def story(self, interaction):
        await interaction.response.send_message("begun", ephemeral=True)
        self.later(self.tell(interaction.channel))

    async def tell(self, channel):
        await asyncio.to_thread(self.go_on.wait, 20)
        await channel.send(
            "told", file=discord.File(io.BytesIO(picture("navy")), "told.png", description="a picture")
        )

    async def slow(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.to_thread(time.sleep, 0.8)
        await interaction.edit_original_response(content="at last")

    async def film(self, interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="making")
        await asyncio.to_thread(self.go_on.wait, 20)
        await interaction.edit_original_response(content="made")

    async def letter(self, interaction):
        await interaction.user.send("a letter", view=pads("tap"))
        await interaction.response.send_message("sent", ephemeral=True)

    async def fail(self, interaction):
        await interaction.response.send_message("trying", ephemeral=True)

        async def fall():
            raise RuntimeError("nobody is waiting for this task")

        self.later(fall())


def pads(*verbs):
    view = discord.ui.View(timeout=None)
    for verb in verbs:
        view.add_item(Pad(verb))
    return view


def picture(colour, size=(40, 30)):
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()
