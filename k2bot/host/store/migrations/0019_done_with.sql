-- Of games that are over nothing asks what became of a row of the outbox, but for the rows that have made posts.
DELETE FROM outbox
WHERE status <> 'waiting'
    AND table_id IN (SELECT id FROM game_table WHERE status IN ('over', 'cancelled'))
    AND NOT EXISTS (SELECT 1 FROM post WHERE created_by = outbox.id);
