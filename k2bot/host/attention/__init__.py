"""How people hear of a game: posts and notifications, when to remind, and the outbox that hands them out."""
