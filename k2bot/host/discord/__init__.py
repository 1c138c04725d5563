"""The host on Discord: persistent controls, private answers, layouts, pictures, delivery, the bot."""
