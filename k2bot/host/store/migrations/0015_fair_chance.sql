-- Parts of a game's seed. secret: its SHA-256 is published in the lobby; NULL for tables of earlier versions.
-- presses: the Discord ids of the presses on Join and Start, as a JSON list in order.
ALTER TABLE game_table ADD COLUMN secret TEXT;
ALTER TABLE game_table ADD COLUMN presses TEXT NOT NULL DEFAULT '[]';
