"""Tools that build files for the bot and galleries of its pictures; not needed to run the bot."""
