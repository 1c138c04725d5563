-- Standing orders of a seat, in the game's own text, until their owner changes them.
CREATE TABLE standing (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
