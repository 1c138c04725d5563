"""Memory of idle tables, and their share of a start."""

import gc
import tracemalloc

from k2bot.games import registry
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from tests.bench.startup import _fill


async def kib_a_table(path, count):
    """KiB of memory per table, for ``count`` tables in the middle of their games."""
    await _fill(path, count + 1)
    store = await Store.open(path)
    try:
        tables = Tables(store, Catalogue(registry.makers(), "en"))
        kept = [await tables.find(1)]  # with it comes what all share
        gc.collect()
        tracemalloc.start()
        kept += [await tables.find(number) for number in range(2, count + 2)]
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return taken / (len(kept) - 1) / 1024
    finally:
        await store.close()
