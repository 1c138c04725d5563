"""The games this bot can host."""
