"""Nobody learns what the rules keep secret: twins that differ only in that look the same."""

from collections import Counter

import pytest

from k2bot.games.dungeon_twister.engine import Phase, decisions, legal_actions, observe, to_position
from k2bot.games.dungeon_twister.engine.events import seen_by
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.playing import TIMES
from tests.games.dungeon_twister.subject import otherwise


@pytest.mark.rule(5, 6, 17, 41)
def test_states_that_differ_only_in_secrets_look_the_same():
    """Observation, decisions and legal actions don't depend on secret information."""
    phases = Counter()
    for seed in range(2, 2 + 4 * TIMES):
        for number, (game, *_) in enumerate(playing.played(seed, 0.8)):
            looked_at = number % (7 if seed % 2 else 11) == 0 or game.phase is Phase.FIGHT
            for watcher in (0, 1, None):
                other = otherwise(game, watcher) if looked_at else None
                if other is None:
                    continue
                assert observe(game, watcher) == observe(other, watcher)
                assert [one.id for one in decisions(game)] == [one.id for one in decisions(other)]
                if watcher is not None:
                    assert legal_actions(game, watcher) == legal_actions(other, watcher)
                phases[game.phase.value] += to_position(other) != to_position(game)
    assert phases.total() > 20
    assert {"hide", "act", "card", "fight"} <= phases.keys()


def test_events_show_secrets_only_to_their_seat():
    """Only the owner sees the chosen team, hidden tokens and played combat cards."""
    kinds = set()
    for one in playing.played(1, 0.8):
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
