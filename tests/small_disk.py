"""A small file system that can be filled to its last byte."""

import os
import subprocess
from contextlib import contextmanager, suppress


class SmallDisk:
    """A mounted folder, and the file that fills it."""

    def __init__(self, folder):
        self.folder = folder
        self._rest = folder / "rest"

    def fill(self):
        with self._rest.open("ab", buffering=0) as rest, suppress(OSError):
            while True:
                rest.write(bytes(2**12))

    def clear(self):
        self._rest.unlink()


@contextmanager
def small_disk(folder, size):
    """A disk of that size in a new folder; None where mounting isn't allowed."""
    folder.mkdir()
    if (
        os.name == "nt"
        or os.geteuid()
        or not _done("mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder)
    ):
        yield None
        return
    try:
        yield SmallDisk(folder)
    finally:
        assert _done("umount", folder)


def _done(*words):
    return subprocess.run(words, capture_output=True, check=False).returncode == 0  # noqa: S603 - trusted command
