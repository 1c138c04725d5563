"""Dungeon Twister: a game for two in a maze of rooms that turn."""
