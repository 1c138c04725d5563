-- The table that this one is a rematch of, if the game rotates seats in a rematch; NULL for all others.
ALTER TABLE game_table ADD COLUMN rematch_of INTEGER REFERENCES game_table (id);
