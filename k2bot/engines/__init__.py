"""What the engines of all games share. Standard library only, and nothing else of this project."""
