"""People as they are: with names of all kinds, leaving, coming back; and what they attach."""

import json
import re

from simcord.backend import serializers

from tests.torture import checks, mirror

NAMES = (
    "@everyone <@&1> <#2>",
    "**_~~||`*",
    "\u202eevil\u202c \u200f",
    "z\u0351\u0357a\u0310\u0325l\u0300g\u0315o\u0321" * 4,
    " ",
    "x" * 32,
    "👩‍👩‍👧‍👦🏴‍☠️" * 3,
    "](https://example.invalid)[",
    "\u2800\u3164",
)
"""Names that somebody has made of more than letters."""
PINGS = re.compile(r"(?<!\\)(@everyone|@here)|<@&|<#2>")
"""What would call somebody; a mark before it makes plain text of it."""


async def names(under, boards, chance, much):
    """Tables of people with odd names: no post calls anybody by a name, and each page is taken."""
    tried = 0
    for board in boards:
        for name in NAMES[: 3 * much]:
            guild = under.here.env.create_guild("Names")
            people = [
                guild.add_member(under.here.env.create_user(f"odd{tried}{number}", global_name=name))
                for number in range(2)
            ]
            odd = type(board)(board.key, guild.create_text_channel("names"), people, board.options)
            await under.lay(odd)
            await under.turn(odd)
            await under.turn(odd)
            await checks.all_sent(under)
            for post in under.crowd.posts(odd.channel):
                assert not PINGS.search(post.content), post.content
                assert not post.mention_everyone, post.content
            tried += 1
    return tried


async def kicked(under, boards, chance, much):
    """The bot is thrown out of a server in the middle of a game, invited again, and goes on."""
    backend, board = under.here.backend, boards[0]
    guild = backend.get_guild(backend.get_channel(board.channel.id).guild_id)
    known = len((await under.stored(board)).inputs)
    under.here.env.inject_error("*", f"/channels/{board.channel.id}*", status=403, code=50001, times=None)
    del backend.guilds[guild.id]
    backend.emit("GUILD_DELETE", {"id": str(guild.id)})
    backend.guilds[guild.id] = guild
    # A press made just before still arrives; its answer is private, its posts wait.
    assert await under.turn(board)
    assert len((await under.stored(board)).inputs) == known + 1
    backend.faults.clear()
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    assert await under.turn(board), "the game goes on"
    return 1


async def archived(under, boards, chance, much):
    """A game in a thread that Discord has put away: it takes no edits, so what changes is posted again."""
    for board in boards:
        channel = under.here.backend.create_thread(board.channel.id, "side room", board.people[0].id)
        side = type(board)(board.key, channel, board.people, board.options)
        await under.lay(side)
        edits = "PATCH", f"/channels/{channel.id}/messages/*"
        under.here.env.inject_error(*edits, status=400, code=50083, times=None)
        for _ in range(4):
            assert await under.turn(side), "the game goes on"
        await checks.all_sent(under)
        under.here.backend.faults.clear()
        assert await under.turn(side), "the game goes on"
        await checks.all_sent(under)
    return len(boards)


async def leaving(under, boards, chance, much):
    """The player to move leaves the server: the others are told what there is to do, and the game goes on."""
    tried = 0
    for board in boards:
        play = await under.game(board)
        if not play.waits:
            continue
        gone = mirror.chosen_seat(play.waits, "leaving")
        backend = under.here.backend
        guild = backend.get_channel(board.channel.id).guild_id
        backend.remove_member(guild, board.people[gone].id)
        other = board.people[1 - gone]
        for command in ("status", "board", "help"):
            await said(under, other, board, command)
        backend.add_member(guild, board.people[gone].id)
        assert await under.turn(board), "a player who comes back continues"
        tried += 1
    return tried


async def said(under, who, board, command, **options):
    """What somebody is told about a command, in words."""
    asked = under.crowd.slash(who, board.channel, f"{board.key} {command}", **options)
    shown = await under.crowd.answer(asked, under.life)
    assert shown is not None
    assert "Traceback" not in asked.text
    return asked.text


async def records(under, boards, chance, much):
    """Records of all kinds to ``verify``: broken, huge, foreign, of nothing; each is refused in words."""
    tried = 0
    whole = {board.key: (await under.game(board)).record() for board in boards}
    for board in boards:
        own = whole[board.key]
        lines = own.splitlines()
        foreign = next(text for key, text in whole.items() if key != board.key)
        broken = [
            b"",
            b"\x00\xff\xfe" * 100,
            b"[" * 100_000,
            b"{}" * 5,
            b"9" * 100_000,
            json.dumps({"seed": 1}).encode(),
            foreign.encode(),
            ("\n".join(lines[:1])).encode(),
            ("\n".join(lines[1:])).encode(),
            ("\n".join([*lines, lines[-1]])).encode(),
            own.replace('"', "'").encode(),
            b"x" * 2**21,
        ]
        for _ in range(4 * much):
            bent = list(own)
            place = chance.randrange(len(bent))
            bent[place : place + chance.randint(1, 5)] = chance.choice(("", "9" * 30, "\ud83d\ude00", "null"))
            broken.append("".join(bent).encode(errors="replace"))
        for command in ("verify", "replay"):
            for data in broken[: 5 + 4 * much] if command == "replay" else broken:
                text = await said(under, board.people[0], board, command, record=("game.jsonl", data))
                assert text.strip(), data[:50]
                tried += 1
    return tried


async def secrets(under, boards, chance, much):
    """Nothing of a running game is told by what is asked for: no seed, and no record before the end."""
    tried = 0
    for board in boards:
        stored = await under.stored(board)
        assert stored.row.seed
        for command in ("verify", "replay", "status", "board"):
            text = await said(under, board.people[0], board, command)
            assert stored.row.seed not in text.replace(board.key, ""), command
            tried += 1
    return tried
