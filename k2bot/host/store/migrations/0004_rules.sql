-- Rule revision that a table is played by; NULL until its game starts.
ALTER TABLE game_table ADD COLUMN rules INTEGER CHECK (rules > 0);
UPDATE game_table SET rules = 1 WHERE seed IS NOT NULL;

-- Fingerprint of the state after an input; NULL for inputs of versions that recorded none.
ALTER TABLE input ADD COLUMN fingerprint TEXT;

-- Final standings of games played to their end. facts: the game's own JSON object.
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
