-- Settings of people and servers; no row for a default.
CREATE TABLE setting (
    scope TEXT NOT NULL CHECK (scope IN ('guild', 'person')),
    id    INTEGER NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, id, key)
) WITHOUT ROWID;

INSERT INTO setting (scope, id, key, value) SELECT 'person', user_id, 'delivery', delivery FROM person;
DROP TABLE person;

-- Language of a table's public posts; NULL for tables from before there was a choice, which use the bot's
-- own.
ALTER TABLE game_table ADD COLUMN language TEXT;
