"""Pictures of any game: scenes of plain shapes, and what paints and encodes them. No game is known here."""
