"""A card game for two to ten, written as a new author would: the example of docs/adding-a-game.md."""
