-- What each seat did in a finished game, for statistics. Derived from the game's record, so it can be computed
-- again. revision: that of the game's summaries; facts: the game's own JSON object;
-- times: seconds that a person's answers took, as a JSON list.
CREATE TABLE summary (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    facts    TEXT NOT NULL,
    times    TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Finished games whose summaries are yet to be computed.
CREATE TABLE unsummarised (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id)
);

INSERT INTO unsummarised SELECT DISTINCT table_id FROM placement;

-- Points that the strongest computer scores from a person's seat, with the same shuffle.
CREATE TABLE comparison (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Finished games that a computer is yet to play again; games of earlier versions only on demand.
CREATE TABLE uncompared (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id)
);

CREATE TRIGGER a_placed_game_is_to_be_summarised AFTER INSERT ON placement
BEGIN
    INSERT OR IGNORE INTO unsummarised VALUES (NEW.table_id);
    INSERT OR IGNORE INTO uncompared VALUES (NEW.table_id);
END;
