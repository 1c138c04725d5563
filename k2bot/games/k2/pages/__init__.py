"""K2's pages: observations in; texts, controls and pictures out. No module here ever holds a Game."""
