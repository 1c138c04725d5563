-- One row for each post: what it's about, and what its message shows. Until now, each change of a post was a row of
-- the outbox. made: the input that made a post of the game, NULL for the host's own. number: the newest input that
-- concerns it; first: the first one that it tells of. version: what its message shows, NULL if it was never sent,
-- '' if it must be sent again, '*' for whatever is wanted when a post of an earlier version is first compared.
-- shown: the input as of which it shows that. due: something must be sent, edited or deleted. over: it isn't wanted
-- any more. again: it was posted before, and calls nobody twice.
CREATE TABLE post_anew (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    key        TEXT NOT NULL,
    seat       INTEGER,
    made       INTEGER,
    number     INTEGER,
    first      INTEGER,
    channel_id INTEGER,
    message_id INTEGER,
    version    TEXT,
    passing    TEXT NOT NULL DEFAULT '',
    shown      INTEGER,
    due        INTEGER NOT NULL CHECK (due IN (0, 1)),
    over       INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    again      INTEGER NOT NULL DEFAULT 0 CHECK (again IN (0, 1)),
    created    TEXT NOT NULL,
    changed    TEXT NOT NULL,
    tried      TEXT,
    marks      TEXT
);

-- Messages, new posts that wait, and edits that wait though their message is gone: each with the rows of the outbox
-- that concern it, from the one that made it (place) to the last one before another new post of that name that waits
-- (until). Messages that such a post replaces stay as they are; but calls are deleted, and what undone steps have made
-- is marked as undone, unless it is already. A post posted once more was made by the same input as at first.
INSERT INTO post_anew (
    table_id, key, seat, made, number, first, channel_id, message_id, version, due, over, again, created, changed,
    tried, marks
)
WITH undone AS (
    SELECT DISTINCT outbox.table_id, outbox.number
    FROM outbox
    JOIN input ON input.table_id = outbox.table_id AND input.number > outbox.number AND input.kind = 'undo'
        AND CASE WHEN input.kind = 'undo' THEN CAST(input.answer AS INTEGER) END <= outbox.number
), made AS (
    SELECT outbox.table_id, outbox.key, COALESCE(outbox.seat, -1) AS seat, MIN(outbox.number) AS number
    FROM outbox
    LEFT JOIN undone ON undone.table_id = outbox.table_id AND undone.number = outbox.number
    WHERE outbox.edit = 0 AND undone.number IS NULL
    GROUP BY outbox.table_id, outbox.key, COALESCE(outbox.seat, -1)
), start AS (
    SELECT table_id, key, seat, created_by AS place, channel_id, message_id FROM post
    UNION ALL
    SELECT table_id, key, seat, id, NULL, NULL FROM outbox WHERE status = 'waiting' AND edit = 0
    UNION ALL
    SELECT table_id, key, seat, MIN(id), NULL, NULL FROM outbox AS own
    WHERE status = 'waiting' AND edit = 1 AND NOT EXISTS (
        SELECT 1 FROM post
        WHERE post.table_id = own.table_id AND post.key = own.key AND COALESCE(post.seat, -1) = COALESCE(own.seat, -1)
    ) AND NOT EXISTS (
        SELECT 1 FROM outbox
        WHERE outbox.table_id = own.table_id AND outbox.key = own.key
            AND COALESCE(outbox.seat, -1) = COALESCE(own.seat, -1) AND outbox.status = 'waiting' AND outbox.edit = 0
    )
    GROUP BY table_id, key, seat
), span AS (
    SELECT
        start.*, LEAD(place) OVER (PARTITION BY table_id, key, COALESCE(seat, -1) ORDER BY place) AS until,
        key LIKE 'call-%' OR key LIKE 'notice-%' AS calls,
        key IN (
            'lobby', 'cancelled', 'aside', 'quiet', 'resting', 'unstarted', 'clock-paused', 'clock-runs',
            'clock-longer'
        ) OR key LIKE 'invited-%' OR key LIKE 'proposal-%' OR key LIKE 'standin-%' OR key LIKE 'left-%'
            OR key LIKE 'notice-%' OR key LIKE 'call-%' AS hosts
    FROM start
), known AS (
    SELECT
        span.*, newest.number, newest.edit, newest.status = 'waiting' AS waits,
        calls AND (until IS NOT NULL OR (newest.status = 'waiting' AND newest.edit = 1 AND newest.first IS NULL))
            AS withdrawn,
        NOT hosts AND undone.number IS NOT NULL AS is_undone
    FROM span
    LEFT JOIN outbox AS newest ON newest.id = (
        SELECT MAX(id) FROM outbox
        WHERE outbox.table_id = span.table_id AND outbox.key = span.key
            AND COALESCE(outbox.seat, -1) = COALESCE(span.seat, -1) AND outbox.status <> 'dropped'
            AND outbox.id >= span.place AND (span.until IS NULL OR outbox.id < span.until)
    )
    LEFT JOIN undone ON undone.table_id = span.table_id AND undone.number = newest.number
)
SELECT
    known.table_id, CASE WHEN known.key = 'unstarted' AND known.edit = 1 THEN 'closed' ELSE known.key END, known.seat,
    CASE
        WHEN hosts THEN NULL
        WHEN is_undone THEN known.number
        ELSE COALESCE(made.number, own.number, 0)
    END,
    CASE WHEN known.key LIKE 'notice-%' THEN NULL ELSE known.number END,
    COALESCE(own.first, own.number), known.channel_id, message_id,
    CASE WHEN message_id IS NULL AND own.edit = 0 THEN NULL WHEN waits THEN '' ELSE '*' END,
    CASE WHEN message_id IS NULL OR waits OR withdrawn OR is_undone THEN 1 ELSE 0 END,
    CASE WHEN withdrawn OR is_undone THEN 1 ELSE 0 END,
    CASE WHEN message_id IS NULL AND known.seat IS NULL AND hosts AND NOT calls AND EXISTS (
        SELECT 1 FROM outbox
        WHERE outbox.table_id = known.table_id AND outbox.id < place AND (
            (outbox.key = known.key AND outbox.seat IS NULL AND outbox.edit = 0 AND outbox.status = 'sent')
            OR (known.key LIKE 'invited-%' AND outbox.status = 'dropped'
                AND outbox.key = REPLACE(known.key, 'invited-', 'invited-@.'))
        )
    ) THEN 1 ELSE 0 END,
    COALESCE(own.created, game_table.created), COALESCE(own.created, game_table.created),
    CASE WHEN message_id IS NULL THEN own.tried END, CASE WHEN message_id IS NULL THEN own.marks END
FROM known
JOIN game_table ON game_table.id = known.table_id
LEFT JOIN outbox AS own ON own.id = place
LEFT JOIN made ON made.table_id = known.table_id AND made.key = known.key AND made.seat = COALESCE(known.seat, -1)
WHERE CASE
    WHEN message_id IS NULL AND (withdrawn OR is_undone) THEN own.tried IS NOT NULL
    WHEN withdrawn THEN TRUE
    WHEN is_undone THEN waits OR known.seat IS NOT NULL
    ELSE until IS NULL
END
ORDER BY place;

DROP TABLE post;
DROP TABLE outbox;
ALTER TABLE post_anew RENAME TO post;
CREATE INDEX post_by_table ON post (table_id);
CREATE INDEX post_by_channel ON post (channel_id, message_id);
CREATE INDEX post_due ON post (table_id) WHERE due = 1;
