"""Slash commands, one module per group."""
