-- Who may join a private table: a JSON list of user ids.
ALTER TABLE game_table ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
