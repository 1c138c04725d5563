-- What a seat has ordered to be answered for it, in the game's own text; for as long as its owner leaves it so.
CREATE TABLE standing (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
