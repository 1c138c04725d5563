"""A transcript of what people do and read in the simulated Discord, for snapshot tests."""

import re
from operator import attrgetter

from tests.host.discord.widgets import rows_of
from tests.kit.transcript import payload_text
from tests.phrases import phrase

LINK = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/(\d+))?")
NUMBER = re.compile(r"\d{17,}")
PASSING = re.compile(
    r"`[0-9a-f]{64}`|(?<=took )less than \w+ \w+|\d\d:\d\d(?= \(UTC| now)|(?<=k2bot )\d+\.\d+\.\d+"
)
"""Parts that vary: seed fingerprints, durations, times, and the bot's version."""
BUTTON = "-button"


class Story:
    """Does what a ``World`` does and records it; for unrecorded steps use the world itself."""

    def __init__(self, world):
        self.world, self._told = world, []

    def __str__(self):
        return "\n\n".join(self._told)

    async def command(self, who, line, **options):
        """Use a slash command; returns the private or public reply."""
        result = await self.world.people[who].slash(self.world.channel, line, **options)
        return self._answered(who, _line(line, options), result)

    async def slash(self, who, command, **options):
        """Use a slash command of the first game."""
        return await self.command(who, f"{self.world.games[0].key} {command}", **options)

    async def whisper(self, who, line, **options):
        """Use a slash command in the private chat with the bot."""
        did = f"{_line(line, options)} in the private chat"
        return self.reads(who, did, await self.world.whisper(who, line, **options))

    async def press(self, who, label, message=None):
        """Press a button by its label or the label's text id; returns the private or public reply."""
        label = phrase(label) if BUTTON in label else label
        message = message or self.world.newest(who, label)
        before, result = message.id, await self.world.click(who, label, message)
        return self._answered(who, f"({label})", result, before)

    async def pick(self, who, message, menu, *values):
        """Pick from the menu of a message that has this in its id."""
        result = await self.world.select(who, message, menu, *values)
        picked = ", ".join(str(getattr(value, "name", value)) for value in values)
        return self._answered(who, f"[{picked or 'nothing'}]", result, message.id)

    def posts(self, count=1):
        """Record the newest posts."""
        for post in self.world.posts()[-count:]:
            self.reads("everybody", "", post)

    def reads(self, who, did, message):
        """Record what somebody did and what they read then; returns the message."""
        self._told.append(f"--- {who}{did and f': {did}'}\n{self.text(message)}")
        return message

    def _answered(self, who, did, result, before=None):
        """Record the private reply and any public posts."""
        posts = [shown for shown in result.followups if not shown.ephemeral]
        own = result.response if posts else self.world._private(who, result, before)
        self.reads(who, did, own)
        for post in posts:
            self.reads("everybody", "", post)
        return (posts or [own])[-1]

    def text(self, message):
        """A message as text, with its controls and files; identical in every run."""
        names = {user.id: name for name, user in self.world.people.items()}
        names[self.world.bot.user.id] = "bot"
        files = [{"description": own.description or f"file {own.filename}"} for own in message.attachments]
        content = LINK.sub(self._place, message.content)
        payload = {"content": content, "components": rows_of(message), "attachments": files}
        text = payload_text(payload, names).replace("[picture: file", "[file")
        # First what passes: a fingerprint may have as many digits in a row as an id.
        return NUMBER.sub(self._name, PASSING.sub("(…)", text))

    def _place(self, link):
        """Stable target of a link: a post by its number in its channel, from 1."""
        channel, message = link.groups()
        kept = sorted(self.world.backend.messages.get(int(channel), {}).values(), key=attrgetter("id"))
        numbers = [own.id for own in kept if not own.is_ephemeral]
        return f"#post-{numbers.index(int(message)) + 1}-of-{channel}" if message else f"#{channel}"

    def _name(self, number):
        """Stable name for an id: somebody's chat with the bot, or a channel."""
        number, backend = int(number[0]), self.world.backend
        for name, user in self.world.people.items():
            if backend.dm_channels.get(user.id) == number:
                return f"chat-of-{name}"
        return backend.channels[number].name if number in backend.channels else "…"


def _line(line, options):
    given = []
    for name, value in options.items():
        told = value[0] if isinstance(value, tuple) else getattr(value, "name", value)
        given.append(f" {name}:{told}")
    return f"/{line}{''.join(given)}"
