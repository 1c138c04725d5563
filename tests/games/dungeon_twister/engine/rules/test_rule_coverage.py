"""Every rule has a test."""


def test_every_rule_has_a_test(rules_without_a_test):
    assert rules_without_a_test == []
