-- What somebody, or a server, has set: a row for each setting, none where it is as usual.
CREATE TABLE setting (
    scope TEXT NOT NULL CHECK (scope IN ('guild', 'person')),
    id    INTEGER NOT NULL,
    key   TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, id, key)
) WITHOUT ROWID;

INSERT INTO setting (scope, id, key, value) SELECT 'person', user_id, 'delivery', delivery FROM person;
DROP TABLE person;

-- The language of a table's public posts; NULL for those of before there was a choice, and then the bot's own.
ALTER TABLE game_table ADD COLUMN language TEXT;
