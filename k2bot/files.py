"""Text files that people name, read up to a limit: a device in place of a record would fill the memory."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

KIB: Final = 1024
TEXT_LIMIT: Final = 100 * KIB
"""Maximum size in bytes of a record or a settings file; a long game with many players takes a third."""


class FileTooLargeError(OSError):
    """A file is larger than ``TEXT_LIMIT``."""


def read_text(file: Path) -> str:
    """Text of a file in UTF-8, without the byte order mark that some editors add.

    Raises FileTooLargeError, other OSErrors and UnicodeDecodeError.
    """
    with file.open("rb") as opened:
        data = opened.read(TEXT_LIMIT + 1)
    if len(data) > TEXT_LIMIT:
        reason = f"Larger than {TEXT_LIMIT // KIB} KiB, as no record or settings file is"
        raise FileTooLargeError(errno.EFBIG, reason, str(file))
    return data.decode("utf-8-sig")
