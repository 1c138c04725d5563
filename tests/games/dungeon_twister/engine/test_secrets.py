"""Nobody learns what the rules keep secret: twins that differ only in that look the same."""

import random

import pytest

from k2bot.games.dungeon_twister.engine import decisions, from_position, legal_actions, observe, to_position
from k2bot.games.dungeon_twister.engine.events import seen_by
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import CHARACTERS
from tests.games.dungeon_twister.engine.helpers.playing import TIMES


def twin(told, watcher, chance):
    """The position with everything that a seat (None: a spectator) must not know drawn anew."""
    rooms = [dict(room) for room in told["rooms"]]
    hidden = [slot for slot, room in enumerate(rooms) if not room["up"]]
    ids = chance.sample([rooms[slot]["id"] for slot in hidden], len(hidden))
    for slot, name in zip(hidden, ids, strict=True):
        rooms[slot] = {"id": name, "rot": chance.randrange(4), "up": False}
    tokens = dict(told["tokens"])
    seats = [dict(seat) for seat in told["seats"]]
    for seat in {0, 1} - {watcher}:
        own = [name for name in tokens if name[0] == "by"[seat]]
        down = [name for name in own if tokens[name] in hidden and not isinstance(tokens[name], bool)]
        tokens.update(zip(down, chance.sample([tokens[name] for name in down], len(down)), strict=True))
        if told["phase"] in {"start", "hide"}:
            people = [name for name in own if name[2:] in CHARACTERS]
            places = [tokens[name] for name in people if isinstance(tokens[name], list)]
            free = [name for name in people if tokens[name] is None or isinstance(tokens[name], list)]
            for name in free:
                tokens[name] = None
            tokens.update(zip(chance.sample(free, len(places)), places, strict=True))
        laid = seats[seat]["laid"]
        if laid is not None:
            other = chance.choice(sorted({*seats[seat]["combat"], laid}))
            rest = sorted([*seats[seat]["combat"], laid])
            rest.remove(other)
            if 0 in [*rest, other]:
                seats[seat] = {**seats[seat], "combat": rest, "laid": other}
    return {**told, "rooms": rooms, "tokens": tokens, "seats": seats}


@pytest.mark.rule(5, 6, 17, 41)
def test_twins_look_the_same():
    """Observation, decisions and legal actions do not depend on what one must not know."""
    chance = random.Random(7)  # noqa: S311 - not a secret
    differing, phases = 0, set()
    for seed in range(1, 1 + 4 * TIMES):
        for one in list(playing.game(seed, lively=0.8))[:: 7 if seed % 2 else 11]:
            told = to_position(one.before)
            for watcher in (0, 1, None):
                other = from_position(twin(told, watcher, chance), "another")
                game = from_position(told, "one")
                assert observe(game, watcher) == observe(other, watcher)
                assert [one.id for one in decisions(game)] == [one.id for one in decisions(other)]
                if watcher is not None:
                    assert legal_actions(game, watcher) == legal_actions(other, watcher)
                if to_position(other) != told:
                    differing += 1
                    phases.add(told["phase"])
    assert differing > 20
    assert {"hide", "act", "card"} <= phases


def test_events_hide_what_was_laid():
    """Teams, hidden tokens and laid cards are told to their seat alone."""
    kinds = set()
    for one in playing.game(1, lively=0.8):
        for event in one.step.events:
            secret = {"TeamChosen": "characters", "TokenHidden": "token", "CardLaid": "card"}.get(
                type(event).__name__
            )
            for watcher in (0, 1, None):
                seen = seen_by(event, watcher)
                if secret is None or watcher == event.seat:
                    assert seen == event
                else:
                    kinds.add(type(event).__name__)
                    assert getattr(seen, secret) is None
    assert {"TeamChosen", "TokenHidden"} <= kinds
