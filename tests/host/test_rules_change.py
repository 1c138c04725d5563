"""Rule changes: revisions leave running games alone, and games that replay differently freeze."""

from k2bot.game.values import Press, Step
from k2bot.host.kernel.agreements import hand_over
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import resign
from k2bot.host.rows import Status
from tests.host.hosting import ANN, BOB, GUILD, OTHER_CHANNEL, agree
from tests.host.store.old import first_version
from tests.host.tiny_game import TinyGame, replace
from tests.phrases import refusals, refused, says


class GenerousGame(TinyGame):
    """The tiny game after a change without a new revision: doubling gives one more."""

    def apply(self, state, seat, answer):
        step = super().apply(state, seat, answer)
        if answer != "double":
            return step
        scores = tuple(score + (one == seat) for one, score in enumerate(step.state.scores))
        return Step(replace(step.state, scores=scores), step.events)


class CorrectedGame(GenerousGame):
    """The same change as a new revision."""

    newest_revision = 2

    def apply(self, state, seat, answer):
        return (
            super().apply(state, seat, answer)
            if self.revision > 1
            else TinyGame.apply(self, state, seat, answer)
        )


async def doubled(house, channel, **options):
    """A game where Ann chose 3 and doubled it."""
    table = await house.running(channel=channel, **options)
    await house.round(table, 3, 1, says="double")
    return table


async def test_a_game_that_replays_differently_is_frozen_and_says_so(house, caplog, snapshot):
    different, same = await doubled(house, 500), await house.running(channel=OTHER_CHANNEL)
    before = await house.store.table(different.id)
    await house.restart(game=GenerousGame())
    frozen, going = await house.find(different.id), await house.find(same.id)
    assert "table 1 (tiny): suspended" in caplog.text
    assert "input 3 (answer of seat 0) leads to another state than it did" in caplog.text
    assert (frozen.session.state, frozen.session.waiting) == (None, {})
    assert snapshot == await refusals(
        frozen.press(ANN, Press("open", "board"), ""),
        frozen.page(ANN, "board"),
        frozen.do(resign, ANN),
        house.move(frozen, ANN, 777, guild_id=GUILD),
    )
    for _ in range(2):
        assert await house.keys(frozen) == [["lobby"], ["aside"]], "it says so once"
        frozen = await house.restarted(frozen, game=GenerousGame())
    assert says(house.wall.last().page.text, "table-set-aside")
    stored, posts = await house.store.table(different.id), ("posts", "waits")
    assert replace(stored, **{name: getattr(before, name) for name in posts}) == before
    going = await house.find(same.id)
    await house.choose(going, ANN, 2)
    assert going.session.state.choices == (2, None)
    mended = await house.restarted(frozen, game=TinyGame())
    assert (mended.session.replay_error, mended.session.state) == (None, different.session.state)
    frozen = await house.restarted(frozen, game=GenerousGame())
    await frozen.do(hand_over, BOB, BOB)
    await frozen.do(cancel, BOB)
    assert await house.in_channel(500) is None


async def test_the_host_of_a_frozen_game_can_hand_it_over(house):
    table = await doubled(house, 500)
    frozen = await house.restarted(table, game=GenerousGame())
    await frozen.do(hand_over, ANN, BOB)
    await agree(frozen, BOB)
    assert frozen.session.row.host_id == BOB


async def test_a_new_rules_revision_leaves_running_games_on_their_old_rules(house):
    old = await doubled(house, 500)
    await house.restart(game=CorrectedGame())
    old, new = await house.find(old.id), await doubled(house, OTHER_CHANNEL)
    assert (old.session.row.revision, new.session.row.revision) == (1, 2)
    for table in (old, new):
        await house.round(table, 3, 1, says="double")
    assert (old.session.status, new.session.status) == (Status.OVER, Status.OVER)
    await house.restart(game=CorrectedGame(), recovered=False)
    assert (await house.find(old.id)).session.state.scores == (12, 2)
    assert (await house.find(new.id)).session.state.scores == (14, 2)


async def test_a_finished_game_that_replays_differently_is_not_shown(house):
    table = await doubled(house, 500, rounds="1")
    assert table.session.status is Status.OVER
    came_in = (await house.store.table(table.id)).placements
    frozen = await house.restarted(table, game=GenerousGame(), recovered=False)
    await refused(frozen.page(ANN, "board"), "refusal-set-aside-over")
    assert await house.keys(frozen) == [["lobby"]]
    assert (await house.store.table(table.id)).placements == came_in


# ------------------------------------------------------------------------------------------- who came where


def placed(stored):
    return [(one.seat, one.user_id, one.place, one.points, dict(one.facts)) for one in stored.placements]


async def test_games_that_ended_before_placements_were_stored_get_them_after_the_start(house, tmp_path):
    tables = [await doubled(house, channel, rounds="1") for channel in (500, OTHER_CHANNEL)]
    await house.running(channel=502)
    for table in tables:
        await house.serve(table)
    came_in = [(await house.store.table(table.id)).placements for table in tables]
    assert [len(rows) for rows in came_in] == [2, 2]
    await house.restart(path=await first_version(house.path, tmp_path), recovered=False)
    assert await house.store.unplaced_tables() == tuple(table.id for table in tables)
    old = [await house.store.table(number) for number in (1, 2, 3)]
    assert [(stored.row.revision, stored.placements) for stored in old] == [(1, ())] * 3
    assert [timer.kind for timer in old[2].timers] == ["unknown"]
    await house.recover()
    assert [(await house.store.table(table.id)).placements for table in tables] == came_in
    assert await house.store.unplaced_tables() == ()
    running = await house.find(3)
    assert [timer.kind for timer in await house.store.timers(3)] == ["default"] * len(running.session.waiting)
