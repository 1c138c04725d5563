"""Computers of any game: what they are asked, and the processes in which they think. Knows no game."""
