"""Changes by server owners: the bot is kicked, a thread is archived."""

from simcord.backend import serializers

from tests.torture import checks


async def kicked(under, boards, chance, much):
    """The bot is kicked from a server in the middle of a game, invited again, and continues."""
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
    """A game in an archived thread: it takes no edits, so changed posts are posted again."""
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
