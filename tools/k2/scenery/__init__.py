"""Painting of the mountain, its skies, veils and avalanches; shipped to the bot by bake.py."""
