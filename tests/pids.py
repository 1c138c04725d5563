"""Ids of the processes that draw and think for a bot."""


def pids(pool):
    """Those that run of ``ImageWorkers`` or ``Thinking``."""
    workers = [one._worker for one in pool._processes] if hasattr(pool, "_processes") else pool._workers
    return tuple(child.pid for one in workers if (child := one._child) is not None)
