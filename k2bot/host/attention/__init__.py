"""How people hear of a game: the outbox, for who sends it."""
