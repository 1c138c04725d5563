"""The host's own pages and lines: lobby, settings, clock, notices, overview, tutorials."""
