"""Time: clocks of tables, with the quiet hours in which they stand still."""
