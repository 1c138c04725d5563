-- When a game is deleted, with everything about it; NULL while it's open, and for games that are kept for good.
-- Practice, cancelled games and lobbies of earlier versions are kept for another 30 days.
ALTER TABLE game_table ADD COLUMN expires TEXT COLLATE "C";
UPDATE game_table SET expires = to_char(
    clock_timestamp() AT TIME ZONE 'UTC' + interval '30 days', 'YYYY-MM-DD"T"HH24:MI:SS.US"+00:00"'
)
WHERE (kind = 'practice' AND status IN ('over', 'cancelled'))
    OR (kind = 'game' AND status = 'cancelled' AND canceller IS NULL);

CREATE INDEX expiring ON game_table (expires) WHERE expires IS NOT NULL;
CREATE INDEX rematches ON game_table (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX appearance_at_table ON appearance (table_id);
CREATE INDEX unrated_by_table ON unrated (table_id);

-- Practice may begin with inputs of the game in its origin, which it has no copies of (shared: how many).
CREATE OR REPLACE FUNCTION follow_the_last_input() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1 + COALESCE(
        (SELECT MAX(number) FROM input WHERE table_id = NEW.table_id),
        (SELECT CAST(json_extract(origin, '$.shared') AS bigint) FROM game_table WHERE id = NEW.table_id),
        0
    ) THEN
        RAISE EXCEPTION 'an input must follow the last one of its table'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION refuse_unless_expiring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM game_table WHERE id = OLD.table_id AND expires IS NOT NULL) THEN
        RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN OLD;
END
$$;

DROP TRIGGER inputs_are_never_deleted ON input;
CREATE TRIGGER inputs_are_never_deleted BEFORE DELETE ON input
FOR EACH ROW
EXECUTE FUNCTION refuse_unless_expiring('inputs are append-only: none may be deleted, except with a game that expires');

DROP TRIGGER placements_are_never_deleted ON placement;
CREATE TRIGGER placements_are_never_deleted BEFORE DELETE ON placement
FOR EACH ROW
EXECUTE FUNCTION refuse_unless_expiring('placements stand: none may be deleted, except with a game that expires');

CREATE TRIGGER games_are_never_deleted BEFORE DELETE ON game_table
FOR EACH ROW WHEN (OLD.expires IS NULL) EXECUTE FUNCTION refuse('only games that expire may be deleted');

-- Messages outlast the outbox rows that made them: created_by keeps only their order.
ALTER TABLE post DROP CONSTRAINT post_created_by_fkey;
DROP INDEX post_by_row;

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
