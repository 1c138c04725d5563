"""Process ids of a bot's drawing and thinking workers."""


def pids(pool):
    """Ids of the running processes of ``ImageService`` or ``Thinking``."""
    workers = [one._worker for one in pool._processes] if hasattr(pool, "_processes") else pool._workers
    return tuple(child.pid for one in workers if (child := one._child) is not None)
