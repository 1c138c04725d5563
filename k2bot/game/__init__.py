"""What a game is to its host: the values that pass between them, and what a game offers.

``values`` are pages, controls, posts, steps and answers. ``capabilities`` and ``hosted`` say what a game
offers and what holds where it offers nothing. ``engine_game`` gives a game with a standard engine the rest,
with ``reading``, ``talk``, ``topics``, ``records`` and ``pictures``. ``exercises`` scripts tutorials.
"""
