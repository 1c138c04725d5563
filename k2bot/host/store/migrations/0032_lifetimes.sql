-- When a game is deleted, with everything about it; NULL while it's open, and for games that are kept for good.
-- Practice, cancelled games and lobbies of earlier versions are kept for another 30 days.
ALTER TABLE game_table ADD COLUMN expires TEXT;
UPDATE game_table SET expires = STRFTIME('%Y-%m-%dT%H:%M:%f000+00:00', 'now', '+30 days')
WHERE (kind = 'practice' AND status IN ('over', 'cancelled'))
    OR (kind = 'game' AND status = 'cancelled' AND canceller IS NULL);

CREATE INDEX expiring ON game_table (expires) WHERE expires IS NOT NULL;
CREATE INDEX rematches ON game_table (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX appearance_at_table ON appearance (table_id);
CREATE INDEX unrated_by_table ON unrated (table_id);

-- Practice may begin with inputs of the game in its origin, which it has no copies of (shared: how many).
DROP TRIGGER inputs_follow_one_another;
CREATE TRIGGER inputs_follow_one_another BEFORE INSERT ON input
WHEN NEW.number <> 1 + COALESCE(
    (SELECT MAX(number) FROM input WHERE table_id = NEW.table_id),
    (SELECT json_extract(origin, '$.shared') FROM game_table WHERE id = NEW.table_id),
    0
)
BEGIN
    SELECT RAISE(ABORT, 'an input must follow the last one of its table');
END;

DROP TRIGGER inputs_are_never_deleted;
CREATE TRIGGER inputs_are_never_deleted BEFORE DELETE ON input
WHEN NOT EXISTS (SELECT 1 FROM game_table WHERE id = OLD.table_id AND expires IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'inputs are append-only: none may be deleted, except with a game that expires');
END;

DROP TRIGGER placements_are_never_deleted;
CREATE TRIGGER placements_are_never_deleted BEFORE DELETE ON placement
WHEN NOT EXISTS (SELECT 1 FROM game_table WHERE id = OLD.table_id AND expires IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'placements stand: none may be deleted, except with a game that expires');
END;

CREATE TRIGGER games_are_never_deleted BEFORE DELETE ON game_table WHEN OLD.expires IS NULL
BEGIN
    SELECT RAISE(ABORT, 'only games that expire may be deleted');
END;

-- Messages outlast the outbox rows that made them: created_by keeps only their order.
CREATE TABLE post_anew (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    key        TEXT NOT NULL,
    seat       INTEGER,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    created_by INTEGER NOT NULL
);

INSERT INTO post_anew SELECT table_id, key, seat, channel_id, message_id, created_by FROM post;
DROP TABLE post;
ALTER TABLE post_anew RENAME TO post;
CREATE UNIQUE INDEX one_message_per_post ON post (table_id, key, IFNULL(seat, -1));
CREATE INDEX post_by_channel ON post (channel_id, message_id);

-- After the end, once everything is sent, nothing is edited any more: what's left are the two messages that links
-- lead to, that of the lobby and the newest one in the channel.
DELETE FROM outbox
WHERE table_id IN (SELECT id FROM game_table WHERE status IN ('over', 'cancelled'))
    AND table_id NOT IN (SELECT table_id FROM outbox WHERE status = 'waiting');
DELETE FROM post
WHERE table_id IN (SELECT id FROM game_table WHERE status IN ('over', 'cancelled'))
    AND table_id NOT IN (SELECT table_id FROM outbox WHERE status = 'waiting')
    AND NOT (seat IS NULL AND (key = 'lobby' OR created_by = (
        SELECT MAX(created_by) FROM post AS own
        WHERE own.table_id = post.table_id AND own.seat IS NULL AND own.key NOT LIKE 'invited-%'
    )));
