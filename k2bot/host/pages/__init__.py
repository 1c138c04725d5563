"""Host pages and lines: lobby, settings, clock, proposals, notices, overview, tutorials."""
