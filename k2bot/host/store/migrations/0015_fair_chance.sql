-- What a game's seed is made of. secret: promised in the lobby by its SHA-256; NULL for tables of earlier versions.
-- presses: the ids Discord gave to the presses on Join and Start, as a JSON list in their order.
ALTER TABLE game_table ADD COLUMN secret TEXT;
ALTER TABLE game_table ADD COLUMN presses TEXT NOT NULL DEFAULT '[]';
