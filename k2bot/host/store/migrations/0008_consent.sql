-- An undo reverts inputs: its answer is the number of the first of them. The CHECK lists the allowed kinds,
-- so the table must be rebuilt, with its triggers.
CREATE TABLE input_anew (
    table_id    INTEGER NOT NULL REFERENCES game_table (id),
    number      INTEGER NOT NULL CHECK (number > 0),
    seat        INTEGER NOT NULL,
    kind        TEXT NOT NULL CHECK (kind IN ('answer', 'default', 'resign', 'undo')),
    stamp       TEXT NOT NULL,
    answer      TEXT NOT NULL,
    at          TEXT NOT NULL,
    fingerprint TEXT,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

INSERT INTO input_anew SELECT table_id, number, seat, kind, stamp, answer, at, fingerprint FROM input;
DROP TABLE input;
ALTER TABLE input_anew RENAME TO input;

CREATE TRIGGER inputs_follow_one_another BEFORE INSERT ON input
WHEN NEW.number <> 1 + (SELECT COALESCE(MAX(number), 0) FROM input WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'an input must follow the last one of its table');
END;

CREATE TRIGGER inputs_are_never_changed BEFORE UPDATE ON input
BEGIN
    SELECT RAISE(ABORT, 'inputs are append-only: none may be changed');
END;

CREATE TRIGGER inputs_are_never_deleted BEFORE DELETE ON input
BEGIN
    SELECT RAISE(ABORT, 'inputs are append-only: none may be deleted');
END;

-- Proposals and their outcome. input: the game's newest input at the time.
-- facts: a JSON object that depends on the kind; agreed: a JSON list of user ids; decliner: the user who
-- declined.
CREATE TABLE proposal (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    kind     TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    facts    TEXT NOT NULL,
    input    INTEGER NOT NULL,
    at       TEXT NOT NULL,
    agreed   TEXT NOT NULL,
    status   TEXT NOT NULL CHECK (status IN ('open', 'agreed', 'declined', 'lapsed')),
    decliner INTEGER,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE UNIQUE INDEX one_open_proposal_per_table ON proposal (table_id) WHERE status = 'open';
