"""Checks of any game's pictures: where things lie in a scene, how they stand out, how they change."""
