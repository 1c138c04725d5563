"""Dungeon Twister: a two-player game in a maze of rotating rooms."""
