"""K2: a mountaineering game for one to five players."""
