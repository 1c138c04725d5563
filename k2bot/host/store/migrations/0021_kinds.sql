-- Tables for one person, in their chat with the bot: the daily game, and practice from a position of an
-- earlier game (origin: which one, after how many of its inputs, and how it ended for that person).
-- sealed: until when the seed stays secret even after the end.
ALTER TABLE game_table ADD COLUMN kind TEXT NOT NULL DEFAULT 'game';
ALTER TABLE game_table ADD COLUMN origin TEXT;
ALTER TABLE game_table ADD COLUMN sealed TEXT;

DROP INDEX one_open_table_per_channel;
CREATE UNIQUE INDEX one_open_table_per_channel ON game_table (channel_id)
WHERE status IN ('lobby', 'running') AND kind = 'game';
CREATE UNIQUE INDEX one_open_table_alone ON game_table (host_id, game, kind)
WHERE status IN ('lobby', 'running') AND kind <> 'game';
CREATE INDEX open_in_channel ON game_table (channel_id) WHERE status IN ('lobby', 'running');

-- Practice counts in no statistics.
DROP TRIGGER a_placed_game_is_to_be_summarised;
CREATE TRIGGER a_placed_game_is_to_be_summarised AFTER INSERT ON placement
WHEN (SELECT kind FROM game_table WHERE id = NEW.table_id) <> 'practice'
BEGIN
    INSERT OR IGNORE INTO unsummarised VALUES (NEW.table_id);
    INSERT OR IGNORE INTO uncompared VALUES (NEW.table_id);
END;
