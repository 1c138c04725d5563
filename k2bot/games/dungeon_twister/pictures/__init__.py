"""The pictures of Dungeon Twister: values that say what is shown, and code that draws them."""
