"""simcord copies each payload several times on its way, so that nobody changes another's: in less time."""

from __future__ import annotations

from copy import deepcopy
from types import SimpleNamespace

from simcord import components, gateway, results
from simcord.http import router

_ATOMS = {str, int, float, bool, type(None)}


def plain(value, memo=None):
    """A deep copy. What JSON has is copied straight, without looking for what stands in it twice."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is dict:
        return {key: inner if type(inner) in _ATOMS else plain(inner) for key, inner in value.items()}
    if kind is list:
        return [inner if type(inner) in _ATOMS else plain(inner) for inner in value]
    return deepcopy(value, memo)


def quicken():
    """Let the simcord of this process copy so."""
    for module in (components, results):
        module.deepcopy = plain
    for module in (gateway, router):
        module.copy = SimpleNamespace(deepcopy=plain)
