"""Checks of any game's pictures: layout, contrast, and changes."""
