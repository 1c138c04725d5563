"""The games the bot can host. ``registry`` imports only the game that is needed."""
