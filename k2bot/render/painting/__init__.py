"""Rendering scenes to files: masks, text, patterns, caching, animation."""
