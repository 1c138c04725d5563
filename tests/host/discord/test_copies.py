"""The copies made in place of simcord's are as deep, and simcord uses them."""

import inspect
from collections import deque
from copy import deepcopy

import simcord
from simcord.http import router

from tests.host.discord import copies


def test_a_copy_is_equal_and_shares_nothing_that_can_change():
    payload = {"rows": [{"id": 1, "on": True, "of": None}, []], "files": (["a"], deque([2.5]))}
    copied, before = copies.plain(payload), repr(payload)
    payload["rows"][0]["id"] = 2
    for inner in (payload["rows"], payload["rows"][1], *payload["files"]):
        inner.append("new")
    assert repr(copied) == before


def test_simcord_copies_so_and_looks_again_soon():
    assert router.copy.deepcopy is not deepcopy
    for settling in (simcord.Env.settle, simcord.Env._settle_internal):
        assert inspect.signature(settling).parameters["idle"].default == copies.IDLE
