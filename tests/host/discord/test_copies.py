"""The fast replacement for simcord's deep copies."""

import inspect
from collections import deque
from copy import deepcopy

import simcord
from simcord.http import router

from tests.host.discord import copies


def test_copies_are_equal_and_share_no_mutable_objects():
    payload = {"rows": [{"id": 1, "on": True, "of": None}, []], "files": (["a"], deque([2.5]))}
    copied, before = copies.plain(payload), repr(payload)
    payload["rows"][0]["id"] = 2
    for inner in (payload["rows"], payload["rows"][1], *payload["files"]):
        inner.append("new")
    assert repr(copied) == before


def test_simcord_uses_the_fast_copy_and_the_short_idle_time():
    assert router.copy.deepcopy is not deepcopy
    for settling in (simcord.Env.settle, simcord.Env._settle_internal):
        assert inspect.signature(settling).parameters["idle"].default == copies.IDLE
