"""One table as a frozen value, and commands that turn it into the next one.

``session`` is the table, with its game (``play``) and its outbox (``posts``). ``playing``, ``lobby`` and
``agreements`` hold the commands, which ``transition`` carries out: ``reduce(session, command, context)``.
What a change means for posts, notifications and timers follows by ``plans``, ``undo``, ``notifications``,
``reminders`` and ``timers``. Nothing here reads a clock, a store or Discord.
"""
