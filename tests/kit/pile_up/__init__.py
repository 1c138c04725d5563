"""A card game for two to ten, written as a new author would write one: docs/adding-a-game.md is about it."""
