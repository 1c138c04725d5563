"""Three people play eighteen days, from ``/k2 new`` to the ranking, through posts and panels alone."""

import io
from pathlib import PurePath

from PIL import Image

from k2bot.games.k2.engine import Phase, outcome, record
from k2bot.games.k2.engine.content import DAYS
from tests.expeditions.climbing import TALK
from tests.expeditions.ledger import MORNING
from tests.host.discord.widgets import find
from tests.kit.transcript import payload_text

STYLES = {"ann": "high", "bob": "cautious", "cid": "random"}


def last_turn(state):
    return state.day == DAYS and state.phase is Phase.ACTIONS and state.active_seat == state.order()[-1]


HELD = (1, 2, 3, DAYS - 1, DAYS)
"""Days compared with the snapshot, the lobby before the first and the end with the last. In between,
time runs out for everybody: posts report it, and nobody opens a page.
"""


async def test_three_people_play_eighteen_days(gathered, studio, approved):
    async with gathered(*STYLES, styles=STYLES, seed="three") as party:
        await party.begin()
        await party.play(lambda state: state.day == HELD[2] + 1)
        await party.hurry(lambda state: state.day == DAYS - 1)
        await party.play(last_turn)
        studio.real = True
        await party.play()

        check_ranking(party)
        await check_inputs(party)
        assert party.state.reason == "days"
        assert len(party.ledger.days()) == DAYS
        assert party.world.table is None, "the channel is free again"
        check_days_without_a_choice(party)
        days = transcript(party, "ann")
        approved("\n\n".join(days[day] for day in HELD), "k2-three-players", "\n\n".join(days.values()))


def transcript(party, reader):
    """One reader's presses and readings by day: the last answer to each press, then the posts."""
    names = {person.id: name for name, person in party.world.people.items()}
    days, day = {1: []}, 1
    ends = [first for first, _, _ in party.acts[1:]] + [len(party.ledger.sent)]
    for (first, who, pressed), end in zip(party.acts, ends, strict=True):
        sent = party.ledger.sent[first:end]
        if who == reader:
            *_, answer = [one for one in sent if one.kind == "private" and one.viewer == reader]
            days[day].append(f"--- {who} presses: {pressed}")
            days[day].append(f"--- {who} alone reads:\n{payload_text(answer.payload, names)}")
        for post in (one for one in sent if one.kind == "post"):
            begun = MORNING.search(post.payload["content"])
            day = int(begun[1]) if begun else day
            days.setdefault(day, []).append(f"--- everybody reads:\n{payload_text(post.payload, names)}")
    return {day: "\n\n".join(parts) for day, parts in days.items()}


def check_pictures(files, least):
    """Assert that every file is a picture of a legible size."""
    assert len(files) >= least
    for name, data in files:
        with Image.open(io.BytesIO(data)) as picture:
            assert picture.format == {".webp": "WEBP", ".jpg": "JPEG"}[PurePath(name).suffix]
            assert min(picture.size) > 300, (name, picture.size)


def check_days_without_a_choice(party):
    """Days without a choice: a post with the morning's board, then one with the cards."""
    for day in (6, 12, 18):
        head = TALK.text("k2-morning-head-forced", day=day, days=DAYS, players=party.state.setup.players)
        (at,) = [number for number, post in enumerate(party.posts) if head in post.content]
        morning, cards = party.posts[at : at + 2]
        assert [name.split("-")[1] for name in party.files(morning)] == ["board"]
        assert [name.split("-")[1] for name in party.files(cards)] == ["reveal"]


def check_ranking(party):
    """The last post has the ranking, its picture and the record, which replays to the same result."""
    last = party.posts[-1]
    assert find(last, "rematch"), last.content
    check_pictures([file for file in party.files(last).items() if file[0].endswith(".webp")], least=1)
    ended = outcome(record.replay(party.record()))
    assert ended == outcome(party.state)


async def check_inputs(party):
    """All inputs were people's answers, and the attached record has them all."""
    inputs, _ = await party.stored()
    assert {row.kind for row in inputs} == {"answer"}
    told = [(seat, str(action)) for seat, action in record.loads(party.record()).inputs]
    assert told == [(row.seat, row.answer) for row in inputs]
