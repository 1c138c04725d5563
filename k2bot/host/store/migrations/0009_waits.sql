-- How each player to move was notified; a row is deleted when the wait is over. number: the input it began
-- with.
-- way: 'here' they saw it themselves, 'none' they want no notices, 'private' a private post of the game, 'dm'
-- a private message of the host, 'channel' the next suitable post there, 'called' such a post has pinged
-- them.
CREATE TABLE wait (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    way      TEXT NOT NULL CHECK (way IN ('here', 'none', 'private', 'dm', 'channel', 'called')),
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
