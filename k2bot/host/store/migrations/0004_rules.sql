-- The revision of the game's rules by which a table is played; NULL until its game begins.
ALTER TABLE game_table ADD COLUMN rules INTEGER CHECK (rules > 0);
UPDATE game_table SET rules = 1 WHERE seed IS NOT NULL;

-- What tells the state after an input from others; NULL for inputs of versions that noted none.
ALTER TABLE input ADD COLUMN fingerprint TEXT;

-- Who came where at a table whose game was played to its end. facts: a JSON object of the game's own.
CREATE TABLE placement (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    place    INTEGER NOT NULL CHECK (place > 0),
    points   INTEGER,
    facts    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX placement_by_user ON placement (user_id);

CREATE TRIGGER placements_are_never_changed BEFORE UPDATE ON placement
BEGIN
    SELECT RAISE(ABORT, 'placements stand: none may be changed');
END;

CREATE TRIGGER placements_are_never_deleted BEFORE DELETE ON placement
BEGIN
    SELECT RAISE(ABORT, 'placements stand: none may be deleted');
END;
