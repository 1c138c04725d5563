"""The host on Discord.

``client`` is the bot. It hands presses and commands to ``interactions``, which answers with the game's pages
or by ``host_controls``, ``replays`` and ``personal``; ``panels`` keeps private messages in order and up to
date, ``sender`` empties the outboxes, ``channels`` opens games and tells what no post can. All of them share
``services`` and write by ``messages``, with ``controls``, ``images`` and ``emoji``. ``calls`` and
``permissions`` know what Discord refuses; ``health`` reports on it all.
"""
