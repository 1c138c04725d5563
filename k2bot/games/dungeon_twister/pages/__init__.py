"""What people see of Dungeon Twister: texts and controls."""
