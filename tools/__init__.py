"""What makes files for the bot and things to look at; the bot itself runs without it."""
