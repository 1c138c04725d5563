"""Taps of other people, taps that come late and taps made twice: answered privately, and nothing changes."""

from collections import Counter

from k2bot.host.pages.host_pages import VERBS
from k2bot.text.formatting import without_emoji
from tests.expeditions.climbing import TALK
from tests.expeditions.moments import OPTIONS, PLAYERS, aside, invite, stations
from tests.expeditions.party import WAYS_ON, Party, controls, find, leads_on

STALE = TALK.text("refusal-stale")
PAUSE = 3
"""Seconds after which a post has its last edit, which may have to wait for the one before."""
WATCHING = TALK.text("refusal-not-seated", names=", ".join(PLAYERS))
NOT_SEATED = TALK.text("k2-refusal-not-seated")


def stamps(party):
    """The stamp of the question that each player may answer now."""
    table = party.table
    return {name: table.game.stamp(table.session.state, seat) for seat, name in enumerate(party.seated)}


def late(party):
    """What each person still sees of earlier questions: of each kind the oldest and the newest."""
    now, found = stamps(party), {}  # what another person is asked now is not late
    for owner, message, control in party.known.values():
        if not control.stamp or control.verb in VERBS or not party.stands(message):
            continue
        for who in [owner] if owner else PLAYERS:
            if control.stamp not in now.values():
                kind = (who, control.verb, control.stamp)
                found.setdefault(kind, (who, message, control))
    kinds = {(who, verb) for who, verb, _ in found}
    ends = [[tap for key, tap in found.items() if key[:2] == kind] for kind in sorted(kinds)]
    return [tap for taps in ends for tap in dict.fromkeys((taps[0], taps[-1]), None)]


def open_to_all(party):
    """The buttons of the posts, old and new, each once."""
    found = {}
    for owner, message, control in party.known.values():
        if owner is None and control.verb not in VERBS:
            found[control.verb, control.argument, control.stamp] = (message, control)
    return list(found.values())


def key(tap):
    """What makes taps alike, for ``late`` and ``open_to_all``."""
    *who, _, control = tap
    return (*who, control.verb, control.argument, control.stamp)


def value_of(control):
    return control.lines[0].value if control.lines else None


async def test_late_taps_are_shown_what_goes_on_now_and_who_watches_may_only_look(gathered):
    """Each as soon as it's late, the newest ones at each moment after that, and all once the game is over."""
    tried = Counter()

    def few(taps, moment):
        """Those that nobody has tried yet, or one."""
        fresh = [tap for tap in taps if moment == "over" or not tried[key(tap)]] or taps[-1:]
        tried.update(map(key, fresh))
        return fresh

    async with invite(gathered) as party:
        async for moment in stations(party):
            if moment == "lobby":
                continue
            await party.env.advance_time(PAUSE)
            before, taps = await party.stored(), late(party)
            assert taps or moment in {"morning", "half chosen"}, moment
            for who, message, control in few(taps, moment):
                if not party.stands(message):  # the answer to an earlier tap is the same page
                    continue
                shown = await party.again(who, message, control, value_of(control))
                page = await party.table.page(party.world.people[who].id, "now")
                assert shown.content.endswith(without_emoji(page.text)), (moment, control, shown.content)
            taps = open_to_all(party)
            assert any(control.argument == "board" for _, control in taps), moment
            for message, control in few(taps, moment):
                shown = await party.again("fay", message, control, value_of(control))
                if control.stamp:
                    assert shown.content == WATCHING, (moment, control, shown.content)
                elif control.argument == "hand":
                    assert shown.content == NOT_SEATED, (moment, shown.content)
            if moment in {"token", "turn", "slide", "rescue"}:
                async with aside(party):
                    await check_not_asked(party)
            if moment == "morning":
                await check_old_buttons(party.world)
            elif moment != "over":
                shown = await party.slash("fay", "status")
                assert leads_on(party.linked(shown)), moment
            assert await party.stored() == before, moment


async def check_old_buttons(world):
    """Ids of earlier versions, as they stand on old posts, open their pages."""
    for page, told in (
        ("picture", "Day 1 of 18"),
        ("board", "Day 1 of 18"),
        ("board.low", "base camp"),
        ("hand", "choose three cards"),
        ("next", "choose three cards"),
        ("now", "Day 1 of 18"),
        ("rules", "K2"),
        ("rules.weather", "weather"),
    ):
        await world.click_again("bob", world.post, f"g|1|o||page|{page}")
        assert told.lower() in world.newest_private("bob").content.lower(), page


async def check_not_asked(party):
    """A player who presses what somebody else is asked hears who that is."""
    (asked,) = party.asked()
    post = party.asking
    leading = [own for own in controls(post) if own.verb == "token" or own.argument in WAYS_ON]
    assert leading
    for who in sorted(set(PLAYERS) - {asked}):
        for control in leading:
            shown = await party.use(who, post, control)
            assert shown.content != STALE, "nothing has moved on: it is somebody else who is asked"
            assert asked in shown.content, (who, control, shown.content)


class TwiceParty(Party):
    """Answers twice before the bot has taken note of the first, and once more later."""

    ANSWERS = frozenset({"start", "commit", "token", "finish", "sure", "slide", "rescue", "let-go"})

    async def use(self, who, message, control, value=None, **how):
        if control.verb not in self.ANSWERS:
            return await super().use(who, message, control, value, **how)
        before = await self.stored() if self.table.session.state else ((), ())
        tap = (who, message, control, value)
        *_, shown = await self.at_once(tap, tap)
        once = await self.stored()
        asks = find(shown, "sure")
        assert len(once[0]) == len(before[0]) + (control.verb != "start" and asks is None), control
        if asks is None:
            await self.again(*tap)
            assert await self.stored() == once, control
        return shown


async def test_answers_given_twice_count_once(gathered):
    """From the start to the fourth morning, with a slide and a rescue."""
    async with invite(gathered, kind=TwiceParty) as party:
        await party.begin(**OPTIONS)
        await party.play(lambda state: state.day > 3)
        kinds = {row.answer.split()[0] for row in (await party.stored())[0]}
        assert kinds == {"choose", "token", "plan", "slide", "rescue"}
