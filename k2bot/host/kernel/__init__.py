"""One table as a frozen value, and commands that turn it into the next one.

``session`` is the table, with its game (``play``) and its outbox (``posts``). ``transition`` carries commands
out, ``reduce(session, command, context)``, and has those of play; ``lobby`` and ``agreements`` have the
others. ``plans`` says what a change means for posts and notifications. Nothing here
reads a clock, a store or Discord.
"""
