"""What a game is to its host: the values that pass between them, and what a game offers.

``values`` are pages, controls, posts, steps and answers. ``base`` has the base class of every game, with what
holds where a game says nothing. ``engine_game`` gives a game with a standard engine the rest, with
``reading``, ``talk``, ``topics`` and ``pictures``. ``exercises`` scripts tutorials.
"""
