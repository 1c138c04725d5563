-- Results that may be a server's best of their kind; derived from the game's record, like its summary. The higher
-- the score, the better. channel_id: where they can be seen, for a game in a thread below its own lobby the
-- channel of the lobby. seat: NULL for a result of the whole table.
CREATE TABLE feat (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    game       TEXT NOT NULL,
    kind       TEXT NOT NULL,
    score      INTEGER NOT NULL,
    seat       INTEGER
);

CREATE INDEX feat_by_score ON feat (guild_id, game, kind, score DESC, table_id, seat, channel_id);
CREATE INDEX feat_by_table ON feat (table_id);

CREATE INDEX over_on_server ON game_table (guild_id, game) WHERE status = 'over';
