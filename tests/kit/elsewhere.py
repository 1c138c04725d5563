"""Digests of short playouts: ``python -m tests.kit.elsewhere`` prints them for every game."""

import hashlib
import json

from tests.kit.looking import seen_by_all
from tests.kit.playing import played
from tests.kit.subject import subjects
from tests.kit.table import everything

INPUTS = 6


def digests():
    """By game: a digest of all posts of a short playout, and of all that can be seen after it."""
    found = {}
    for subject in subjects():
        table = played(subject, 0, most=INPUTS)
        told = [everything(post.page) for post in table.posts]
        whole = repr((table.inputs, told, seen_by_all(table.game, table.state, table.people)))
        found[subject.name] = hashlib.sha256(whole.encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps(digests()))  # noqa: T201 - command output
