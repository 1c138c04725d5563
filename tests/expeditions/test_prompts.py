"""Posts that have asked somebody, once a newer one asks."""

from tests.expeditions.moments import second_morning, second_turn
from tests.expeditions.party import controls


async def test_only_the_newest_post_has_controls_and_an_older_one_keeps_its_text(gathered):
    async with gathered("ann", "bob", seed="prompts") as party:
        await party.begin()
        begun = len(party.posts)
        for until in (second_turn, second_morning, second_turn):
            await party.play(until)
            told = {post.id: post.content for post in party.posts[begun - 1 :]}
            await party.play(lambda state, day=party.state.day: state.day > day)
            *older, newest = party.posts[begun - 1 :]
            assert controls(newest)
            assert [post.content for post in older if controls(post)] == []
            assert len(older) > 3
            kept = {post.id: post.content for post in older}
            assert all(kept[number] == text for number, text in list(told.items())[:-1])
