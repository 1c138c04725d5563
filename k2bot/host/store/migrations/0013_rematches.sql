-- Of which table this one is the rematch, where its game lets people sit elsewhere in it; NULL for all others.
ALTER TABLE game_table ADD COLUMN rematch_of INTEGER REFERENCES game_table (id);
