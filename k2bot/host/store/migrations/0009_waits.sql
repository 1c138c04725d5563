-- How each person awaited now was told so; a row goes when the wait is over. number: the input it began with.
-- way: 'here' they saw it themselves, 'none' they do not want to be told, 'private' a private post of the game's,
-- 'dm' a message of the host's, 'channel' the next post there that asks them, 'called' such a post did.
CREATE TABLE wait (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    way      TEXT NOT NULL CHECK (way IN ('here', 'none', 'private', 'dm', 'channel', 'called')),
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
