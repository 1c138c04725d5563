"""Computers of any game: questions, the processes that answer them, the search, the arena. Knows no game."""
