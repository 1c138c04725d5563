"""What is made beforehand for Dungeon Twister, and what its pictures are looked at with."""
