"""What the pages of any game share: words with names and lists in them, buttons, pictures with their keys."""
