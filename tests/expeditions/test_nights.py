"""Nights that ask somebody: whom to rescue, where to slide."""

from tests.expeditions.climbing import TALK
from tests.expeditions.moments import aside, dying
from tests.expeditions.party import find

DUO = {"seed": "rescue 3", "styles": "reckless"}
RESCUE_STEPS = 4


def told(party, who, climber, posts):
    """Whether one of the newest posts tells of a climber."""
    name = TALK.text("k2-climber", name=who, climber=climber)
    return any(name in post.content for post in party.posts[-posts:])


async def test_a_rescue_is_asked_and_can_be_let_go(gathered):
    async with gathered("ann", "bob", **DUO) as party:
        await party.begin(family="yes")
        await party.play(dying)
        assert dying(party.state), "this seed does not lead to the question any more: choose another one"
        ((seat, name),) = party.state.check.dying
        who, before, day = party.seated[seat], party.state.seats[seat].climber(name).vp, party.state.day
        assert party.asked() == [who]
        panel = await party.press(who, party.asking, "page", "rescue")
        posts = len(party.posts)
        async with aside(party):
            sure = await party.press(who, panel, "let-go")
            assert party.asked() == [who], "letting go asks first"
            again = await party.press(who, sure, "page", "rescue")
            sure = await party.press(who, again, "let-go", "")
            await party.press(who, sure, "let-go", "sure")
            assert not party.state.seats[seat].climber(name).alive
            assert party.state.seats[seat].rescue
            assert told(party, who, name, len(party.posts) - posts)
            assert party.state.day == day + 1
        menu = find(panel, "rescue", name)
        spaces = [line.value.split()[-1] for line in menu.lines]
        assert {party.state.board.by_id[space].zone for space in spaces} == {"low"}
        await party.use(who, panel, menu, menu.lines[-1].value)
        climber, track = party.state.seats[seat].climber(name), party.state.board.score_track
        assert (climber.space, climber.level) == (spaces[-1], 1)
        assert climber.vp == track[max(track.index(before) - RESCUE_STEPS, 0)]
        assert not party.state.seats[seat].rescue
        assert told(party, who, name, len(party.posts) - posts)
