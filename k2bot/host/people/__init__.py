"""Who plays and watches: members, what they have set, their language, what they may ask of the bot."""
