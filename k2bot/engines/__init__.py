"""Code shared by the engines of all games; imports nothing but the standard library."""
