"""At debug the log tells a lot, and nothing that somebody must not know."""

import logging
import re

from k2bot.games.k2.engine import Phase
from tests.expeditions.climbing import CARD_OF

SEED = "a-seed-nobody-may-know"
TOKEN = "a.token.nobody-may-know"  # noqa: S105 - not a real secret
CARD = re.compile(r"\b(?:[ma][0-9]|r[0-9]/[0-9])\b")
"""A card in an answer or a draft."""


async def test_no_line_tells_a_hand_a_draft_an_answer_the_seed_or_the_token(gathered, caplog):
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
        await party.seat("add-computer", "easy")
        await party.press("ann", party.posts[-1], "start")
        await party.play(lambda state: state.day == 3 and state.phase is Phase.ACTIONS)
        await party.world.restart()
        inputs, _ = await party.stored()

    lines = [record.getMessage() + str(record.exc_text or "") for record in caplog.records]
    answers = {row.answer for row in inputs}
    assert len(lines) > 300
    assert len(drafts) > 10
    assert len(hands) > 10
    assert len({answer for answer in answers if CARD.search(answer)}) > 10
    words = [text for text in answers if " " in text]
    secrets = filter(None, [SEED, TOKEN, *drafts, *hands, *CARD_OF, *words])
    found = [(line, secret) for secret in secrets for line in lines if secret in line]
    assert found == []
    assert [line for line in lines if CARD.search(line)] == []
