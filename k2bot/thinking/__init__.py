"""Computers of any game: questions, the processes that answer them, the search. Knows no game."""
