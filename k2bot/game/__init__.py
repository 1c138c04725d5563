"""Interface between a game and its host: the values they exchange, and what a game provides.

``values`` holds pages, controls, posts, steps and answers; ``base`` the base class of games with its
defaults. ``engine_game`` implements the rest for games with a standard engine, with ``reading`` and
``pages``. ``exercises`` scripts tutorials.
"""
