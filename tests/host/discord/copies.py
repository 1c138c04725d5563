"""Makes simcord faster: it copies payloads several times, waits 50 ms when idle, and asks each timer."""

from copy import deepcopy
from types import SimpleNamespace

from simcord import _dpy_internals, components, gateway, results
from simcord.env import Env
from simcord.http import router

IDLE = 0.005
"""Seconds after which a settling simcord looks again, where nothing that it waits for has ended."""
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
    # Text of the bot's own kind, which nobody changes: what deepcopy takes longest for.
    return value if isinstance(value, str) else deepcopy(value, memo)


def sleeps(waiter, loop, deadline):
    """Whether a future is that of a sleep which ends after the deadline; few timers are of any future."""
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
