"""Pictures for any game: scenes of plain shapes, and their rendering and encoding. Knows no game."""
