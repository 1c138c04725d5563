"""The games this bot can host; ``registry`` finds them, so that whoever needs a part of one loads no more."""
