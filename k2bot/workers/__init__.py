"""Processes of their own that work for the bot, so that its event loop goes on: they think, and draw."""
