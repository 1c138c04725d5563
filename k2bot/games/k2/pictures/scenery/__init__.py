"""The mountain, its skies, veils and avalanches: paintings that were baked by ``python -m tools.k2.bake``."""
