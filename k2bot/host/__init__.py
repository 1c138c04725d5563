"""The host: people, tables, timers, posts and pages of any game.

It imports no game and, outside ``discord``, nothing of Discord. Imports point down: ``discord``, ``service``,
``pages``, ``kernel``, ``store``, ``people``, and ``values``.
"""
