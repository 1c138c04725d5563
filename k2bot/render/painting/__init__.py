"""From a scene to a file: masks, letters, patterns, what is kept, and moving pictures."""
