"""How the mountain, its skies, veils and avalanches are painted; bake.py ships them to the bot."""
