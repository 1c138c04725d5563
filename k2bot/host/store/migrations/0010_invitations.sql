-- Who may join a table that is for invited people only: a JSON list of user ids.
ALTER TABLE game_table ADD COLUMN invited TEXT NOT NULL DEFAULT '[]';
