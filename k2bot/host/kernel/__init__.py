"""Functional core: a table as an immutable value, and commands that lead to the next one.

``session`` is the table, with its game (``play``) and its outbox (``posts``). ``transition`` applies
commands, ``reduce(session, context, command, ...)``, and defines those of play; ``lobby`` and ``agreements``
define the others. ``plans`` derives the posts and notifications that a change needs. Nothing here reads a
clock, a store or Discord.
"""
