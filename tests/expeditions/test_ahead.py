"""A day of three people, two of whom confirm their turns before they come."""

from k2bot.games.k2.engine import Phase
from tests.expeditions.test_whole_game import STYLES, transcript
from tests.host.discord.widgets import find


def begins(state):
    return state.phase is Phase.ACTIONS


async def confirm(party, who):
    """Plan a turn to come through the newest post, and confirm it whatever the bot asks about it."""
    panel = await party.plan(who, await party.press(who, party.asking, "page", "plan"))
    panel = await party.press(who, panel, "ahead")
    if find(panel, "ahead-sure"):
        panel = await party.press(who, panel, "ahead-sure")
    assert find(panel, "withdraw")
    return panel


async def test_confirmed_turns_are_played_together_and_nobody_is_called_for_them(gathered, approved):
    async with gathered(*STYLES, styles=STYLES, seed="three") as party:
        await party.begin()
        await party.play(begins)
        first, second, third = (party.seated[seat] for seat in party.state.order())
        await confirm(party, third)
        panel = await confirm(party, second)
        panel = await party.press(second, panel, "withdraw")
        assert not find(panel, "withdraw")
        await confirm(party, second)
        before = len(party.posts)
        await party.act(first)
        assert party.state.day == 2
        inputs = party.table.session.play.inputs[-3:]
        assert [(row.kind, row.ahead) for row in inputs] == [
            ("answer", False),
            ("answer", True),
            ("answer", True),
        ]
        assert len(party.posts) - before == 1, "the turns, the night and the morning"
        approved("\n\n".join(transcript(party, third).values()), "k2-confirmed-ahead")


async def test_confirmed_turns_survive_a_restart(gathered):
    async with gathered(*STYLES, styles=STYLES, seed="three") as party:
        await party.begin()
        await party.play(begins)
        first, second, third = (party.seated[seat] for seat in party.state.order())
        for who in (second, third):
            await confirm(party, who)
        await party.world.restart()
        await party.act(first)
        assert party.state.day == 2


async def test_a_hint_can_fill_a_turn_to_come_that_is_then_confirmed(gathered):
    """Once somebody else has moved, a new hint is thought out."""
    async with gathered(*STYLES, styles=STYLES, seed="three") as party:
        await party.begin()
        await party.play(begins)
        first, second, third = (party.seated[seat] for seat in party.state.order())
        hints = party.world.host.services.computers._hints

        async def hinted():
            panel = await party.press(third, party.asking, "page", "plan")
            return await party.press(third, panel, "hint")

        panel = await hinted()
        if find(panel, "take-hint"):
            panel = await party.press(third, panel, "take-hint")
        panel = await party.press(third, panel, "ahead")
        if find(panel, "ahead-sure"):
            panel = await party.press(third, panel, "ahead-sure")
        assert find(panel, "withdraw")
        assert len(hints) == 1
        await party.act(first)
        await hinted()
        assert len(hints) == 2
        await party.act(second)
        assert party.state.day == 2
        assert party.table.session.play.inputs[-1].ahead
