"""Discord frontend of the host.

``client`` is the bot. It passes presses and commands to ``interactions``, which replies through the table of
all controls in ``page_handlers``. ``panels`` keeps private messages in order and up to date, ``sender``
drains the outboxes, ``channels`` opens games and sends what isn't a post. All of them share ``services`` and
write through ``messages``, with ``controls`` and ``emoji``. ``calls`` classifies Discord's errors;
``health`` reports on it all.
"""
