"""Make simcord faster: it copies payloads repeatedly, waits 50 ms when idle, and checks every timer."""

from copy import deepcopy
from types import SimpleNamespace

from simcord import _dpy_internals, components, gateway, results
from simcord.env import Env
from simcord.http import router

IDLE = 0.005
"""Seconds between the checks of a settling simcord."""
_ATOMS = {str, int, float, bool, type(None)}


def plain(value, memo=None):
    """A deep copy. JSON types are copied directly, without tracking repeated objects."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is dict:
        return {key: inner if type(inner) in _ATOMS else plain(inner) for key, inner in value.items()}
    if kind is list:
        return [inner if type(inner) in _ATOMS else plain(inner) for inner in value]
    # Text of the bot's own kind, which nobody changes: what deepcopy takes longest for.
    return value if isinstance(value, str) else deepcopy(value, memo)


def sleeps(waiter, loop, deadline):
    """Whether a future belongs to a sleep that ends after the deadline."""
    return waiter is not None and any(
        timer._args and timer._args[0] is waiter and not timer._cancelled and timer._when > deadline
        for timer in loop._scheduled
    )


def quicken():
    """Let the simcord of this process copy with ``plain`` and look again after ``IDLE`` seconds."""
    _dpy_internals.is_sleep_waiter = sleeps
    Env.settle.__defaults__ = (None, IDLE)
    Env._settle_internal.__kwdefaults__["idle"] = IDLE
    for module in (components, results):
        module.deepcopy = plain
    for module in (gateway, router):
        module.copy = SimpleNamespace(deepcopy=plain)
