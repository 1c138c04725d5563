"""Tools for Dungeon Twister: files made in advance, samples and gallery cases."""
