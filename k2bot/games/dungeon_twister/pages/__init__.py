"""Dungeon Twister's pages: texts and controls."""
