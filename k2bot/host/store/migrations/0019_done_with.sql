-- In games that are over, outbox rows are no longer needed unless they've made a post.
DELETE FROM outbox
WHERE status <> 'waiting'
    AND table_id IN (SELECT id FROM game_table WHERE status IN ('over', 'cancelled'))
    AND NOT EXISTS (SELECT 1 FROM post WHERE created_by = outbox.id);
