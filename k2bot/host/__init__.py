"""Hosting any game: tables, store, delivery. Knows no rules of any game."""
