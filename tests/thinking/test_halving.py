"""Successive halving: common random numbers, the playout budget, and the best candidate found."""

from collections import Counter

import pytest

from k2bot.thinking.halving import best


class Urns:
    """Urns with different average gains; a good table adds the same to all."""

    def __init__(self, **gains):
        self.gains, self.played, self.dealt = gains, [], 0

    def deal(self, chance):
        self.dealt += 1
        return chance.random()

    def play(self, tried, table, chance):
        luck = chance.random()
        self.played.append((tried, table, luck))
        return self.gains[tried] + 100 * table + luck


def candidates(**worths):
    return [(worth, name) for name, worth in worths.items()]


def found(urns, worths, playouts=100, seed=1, prior=1):
    return best(candidates(**worths), urns.deal, urns.play, seed=seed, playouts=playouts, prior=prior)


def test_the_candidate_with_the_best_playouts_wins():
    """All candidates face the same tables, so a good table favours nobody."""
    assert found(Urns(a=0, b=0.5, c=-3, d=0.2), {"a": 0, "b": 0, "c": 0, "d": 0}) == "b"


def test_remaining_candidates_face_the_same_tables_with_the_same_luck():
    urns = Urns(a=0, b=1, c=2, d=3)
    found(urns, {"a": 0, "b": 0, "c": 0, "d": 0}, playouts=80)
    met = {name: [(table, luck) for one, table, luck in urns.played if one == name] for name in "abcd"}
    assert met["d"][: len(met["a"])] == met["a"] == met["b"]
    assert met["c"] == met["d"]
    assert len(set(met["d"])) == urns.dealt


@pytest.mark.parametrize(("count", "playouts"), [(2, 9), (5, 40), (8, 100), (8, 7), (3, 0)])
def test_playouts_stay_within_the_budget(count, playouts):
    names = "abcdefgh"[:count]
    urns = Urns(**dict.fromkeys(names, 0))
    found(urns, dict.fromkeys(names, 0), playouts=playouts)
    assert len(urns.played) <= playouts
    assert len(urns.played) > playouts / 2 or playouts < count * 3


def test_each_round_drops_the_worse_half():
    urns = Urns(a=0, b=1, c=2, d=3, e=4)
    found(urns, dict.fromkeys("abcde", 0), playouts=90)
    counts = Counter(name for name, _, _ in urns.played)
    assert counts["a"] == counts["b"] < counts["c"] < counts["d"] == counts["e"]


def test_without_playouts_the_prior_estimate_decides():
    urns = Urns(a=5, b=0)
    assert found(urns, {"a": 0, "b": 1}, playouts=0) == "b"
    assert not urns.played


def test_the_prior_counts_as_the_given_number_of_playouts():
    assert found(Urns(a=1, b=0), {"a": 0, "b": 3}, playouts=20, prior=1) == "a"
    assert found(Urns(a=1, b=0), {"a": 0, "b": 3}, playouts=20, prior=100) == "b"


def test_equal_seeds_repeat_the_playouts_and_other_seeds_change_them():
    tables = []
    for seed in (1, 1, 2):
        urns = Urns(a=0, b=0)
        found(urns, {"a": 0, "b": 0}, seed=seed)
        tables.append(urns.played)
    assert tables[0] == tables[1] != tables[2]
