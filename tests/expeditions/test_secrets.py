"""Secrets leak nowhere: two games that differ only in them look the same, logs included."""

import logging
import re
from dataclasses import replace

import pytest

from k2bot.game.values import Step
from k2bot.games.k2.engine import Phase, from_position, to_position
from k2bot.games.k2.hosted import K2
from tests.expeditions.climbing import CARD_OF, TALK
from tests.host.discord.exports import Exports
from tests.host.discord.widgets import controls, find

OPTIONS = {"family": "yes", "avalanche": "yes"}
SHOWN = 3
"""Number of cards that Bob and Cid hold in both games and commit; their other cards differ."""
MEASURED = re.compile(r"\d+\.\d+ s|\d+ bytes")
PASSING = re.compile(r"<t:\d+|\d{18,}")
"""Times and Discord ids, which vary."""


def invite(gathered, **wishes):
    """A party of three without a game yet."""
    return gathered("ann", "bob", "cid", **({"seed": "slide 5"} | wishes))


class Otherwise(K2):
    """K2 with Bob's and Cid's other cards, all decks but Ann's, and everything face down different."""

    def new(self, options, seats, seed):
        step = super().new(options, seats, seed)
        position = to_position(step.state)
        for number in (1, 2):
            seat = position["seats"][number]
            kept = sorted(seat["hand"], key=in_deck)[:SHOWN]
            rest = [*seat["hand"], *seat["deck"]]
            for card in kept:
                rest.remove(card)
            rest.sort(key=in_deck, reverse=True)
            seat["hand"], seat["deck"] = kept + rest[:3], rest[3:]
        position["tiles"][2:] = position["tiles"][2:][::-1]
        pile = position["tokens"]["pile"]
        pile[1:] = pile[1:][::-1]  # the first is turned up today
        changed = from_position(position, "another seed")
        return Step(replace(changed, setup=step.state.setup), step.events)


def in_deck(card):
    return list(map(str, CARD_OF.values())).index(card)


@pytest.fixture
def seen(gathered, studio):
    """Plays a first day; returns the party, and the pictures drawn at its start."""

    async def play(game, folder, detours):
        async with invite(gathered, game=game, folder=folder, styles="cautious") as party:
            studio.real = True
            await party.begin(first="1", **OPTIONS)
            mine = await party.press("ann", party.asking, "page", "hand")
            drawn = [*party.files(party.asking).items(), *party.files(mine).items()]
            studio.real = False
            await first_day(party, detours)
            return party, drawn

    return play


async def first_day(party, detours):
    """Bob and cid commit the same cards in both games; with detours they try others first."""
    for who in ("bob", "cid"):
        panel = await party.press(who, party.asking, "page", "hand")
        cards = [own for own in controls(panel) if own.verb == "card"]
        if detours:
            for card in (cards[-1], cards[-2], cards[-1], cards[-2]):
                panel = await party.press(who, panel, "card", card.argument)
        order = sorted(cards, key=lambda own: in_deck(str(CARD_OF[own.label])))
        wanted = {int(own.argument) for own in order[:SHOWN]}
        await look_around(party)
        await party.commit(who, panel, wanted)
    await look_around(party)
    await party.act("ann")
    while party.state.day == 1:
        await look_around(party)
        who = party.asked()[0]
        if detours and who != "ann" and party.state.phase is Phase.ACTIONS:
            panel = await party.plan(who, await party.press(who, party.asking, "page", "plan"))
            while find(panel, "undo"):
                panel = await party.press(who, panel, "undo")
        if party.state.phase is Phase.ACTIONS:
            await party.finish(who, await party.press(who, party.asking, "page", "plan"))
        else:
            await party.act(who)


async def look_around(party):
    """Open every page that Ann and Fay can open."""
    for who in ("ann", "fay"):
        panel = await party.slash(who, "board")
        for page in ("board", "board.low", "board.6000", "board.7000", "picture"):
            panel = await party.press(who, panel, "page", page)
        for command in ("hand", "status"):
            await party.slash(who, command)
        for own in controls(party.asking):
            if own.verb == "page":
                await party.use(who, party.asking, own)


def visible(party, viewer):
    """What a viewer, or everybody, was sent, without what varies between bots.

    Each viewer separately, since it's chance whether a reply or a post arrives first.
    """
    told = []
    for sent in party.ledger.sent:
        if sent.viewer == viewer:
            payload = {key: value for key, value in sent.payload.items() if key != "nonce"}
            text = str(payload)
            for name, person in party.world.people.items():
                text = text.replace(str(person.id), name)
            told.append((sent.kind, PASSING.sub("", text)))
    return told


async def test_other_players_secrets_show_nowhere(seen):
    one, drawn = await seen(K2(), "one", detours=False)
    other, drawn_otherwise = await seen(Otherwise(), "other", detours=True)
    assert one.state.seats[0] == other.state.seats[0]
    assert one.state.seats[1].hand != other.state.seats[1].hand
    assert one.state.seats[1].deck != other.state.seats[1].deck
    assert one.state.tiles != other.state.tiles
    for viewer in (None, "ann", "fay"):
        assert visible(one, viewer) == visible(other, viewer)
    assert len(visible(one, None)) > 8
    assert drawn == drawn_otherwise
    assert all(len(data) > 5000 for _, data in drawn)


async def test_chosen_cards_leak_nowhere_before_the_reveal(gathered, caplog):
    """Bob and Cid commit different cards in each game: nobody else sees a difference, nor does the log.

    Nor do /metrics, the film so far, and other people's data files.
    """
    told, logs, read, own = [], [], [], []
    caplog.set_level(logging.DEBUG, "k2bot")
    for places in ((0, 1, 2), (3, 4, 5)):
        async with invite(gathered, folder=str(places)) as party:
            exports = Exports(party.world)
            await party.begin()
            for who in ("bob", "cid"):
                panel = await party.press(who, party.asking, "page", "hand")
                await party.commit(who, panel, set(places))
                await look_around(party)
            read.append(await exports.read("ann", "fay"))
            own.append(await exports.read("bob"))
            told.append([visible(party, viewer) for viewer in (None, "ann", "fay")])
            lines = (MEASURED.sub("", PASSING.sub("", record.getMessage())) for record in caplog.records)
            logs.append(sorted({*lines}))  # how often a page is refreshed depends on when
            caplog.clear()
            name = TALK.card(party.state.seats[1].committed[0])
            assert all(name not in text for _, text in told[-1][0])
    assert told[0] == told[1]
    assert logs[0] == logs[1]
    assert read[0] == read[1]
    assert own[0][:2] == own[1][:2]
    assert own[0][2] != own[1][2], "what somebody answered is theirs to read"
    assert len(logs[0]) > 50


# ---------------------------------------------------------------------------------------------------- the log


SEED = "a-seed-nobody-may-know"
TOKEN = "a.token.nobody-may-know"  # noqa: S105 - not a real secret
CARD = re.compile(r"\b(?:[ma][0-9]|r[0-9]/[0-9])\b")
"""A card in an answer or a draft."""


async def test_the_log_never_contains_hands_drafts_answers_seed_or_token(gathered, caplog):
    caplog.set_level(logging.DEBUG, "k2bot")
    drafts, hands = set(), set()

    async with gathered("ann", "bob", styles="cautious", seed=SEED, token=TOKEN) as party:

        async def look():
            if party.table_id is not None and party.state is not None:
                _, kept = await party.stored()
                drafts.update(draft.text for draft in kept)
                hands.update(" ".join(map(str, seat.hand)) for seat in party.state.seats)

        party.meanwhile = look
        await party.lay(family="yes")
        await party.seat("easy")
        await party.press("ann", party.posts[-1], "start")
        await party.play(lambda state: state.day == 3 and state.phase is Phase.ACTIONS)
        await party.world.restart()
        inputs, _ = await party.stored()

    lines = [record.getMessage() + str(record.exc_text or "") for record in caplog.records]
    answers = {row.answer for row in inputs}
    assert len(lines) > 250
    assert len(drafts) > 10
    assert len(hands) > 10
    assert len({answer for answer in answers if CARD.search(answer)}) > 10
    words = [text for text in answers if " " in text]
    secrets = filter(None, [SEED, TOKEN, *drafts, *hands, *CARD_OF, *words])
    found = [(line, secret) for secret in secrets for line in lines if secret in line]
    assert found == []
    assert [line for line in lines if CARD.search(line)] == []
