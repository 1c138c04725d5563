"""Game host: people, tables, timers, posts and pages of any game.

Imports no game and, outside ``discord``, nothing of Discord. Imports point down: ``discord``, ``service``,
``pages``, ``kernel``, ``store``, ``people``, and ``values``.
"""
