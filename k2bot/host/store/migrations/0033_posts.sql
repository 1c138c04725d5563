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

-- Messages, and new posts that wait; a post that waits to be made again has a message that stays as it is, but
-- lines that call somebody are deleted.
INSERT INTO post_anew (
    table_id, key, seat, made, number, first, channel_id, message_id, version, due, over, again, created, changed,
    tried, marks
)
SELECT
    table_id, key, seat,
    CASE
        WHEN key IN (
            'lobby', 'cancelled', 'aside', 'quiet', 'resting', 'unstarted', 'clock-paused', 'clock-runs', 'clock-longer'
        ) OR key LIKE 'invited-%' OR key LIKE 'proposal-%' OR key LIKE 'standin-%' OR key LIKE 'left-%'
            OR key LIKE 'notice-%' OR key LIKE 'call-%' THEN NULL
        ELSE COALESCE(made_by, 0)
    END,
    CASE WHEN key LIKE 'notice-%' THEN NULL ELSE number END,
    first, channel_id, message_id, version, due, over, again,
    COALESCE(created, begun), COALESCE(created, begun), tried, marks
FROM (
    SELECT
        post.table_id, post.key, post.seat, post.created_by AS place, own.number AS made_by,
        COALESCE(own.first, own.number) AS first, post.channel_id, post.message_id, own.created,
        game_table.created AS begun,
        (
            SELECT number FROM outbox
            WHERE outbox.table_id = post.table_id AND outbox.key = post.key
                AND COALESCE(outbox.seat, -1) = COALESCE(post.seat, -1) AND outbox.status <> 'dropped'
            ORDER BY outbox.id DESC LIMIT 1
        ) AS number,
        CASE WHEN EXISTS (
            SELECT 1 FROM outbox
            WHERE outbox.table_id = post.table_id AND outbox.key = post.key
                AND COALESCE(outbox.seat, -1) = COALESCE(post.seat, -1) AND outbox.status = 'waiting'
        ) THEN '' ELSE '*' END AS version,
        CASE WHEN EXISTS (
            SELECT 1 FROM outbox
            WHERE outbox.table_id = post.table_id AND outbox.key = post.key
                AND COALESCE(outbox.seat, -1) = COALESCE(post.seat, -1) AND outbox.status = 'waiting'
        ) THEN 1 ELSE 0 END AS due,
        CASE WHEN EXISTS (
            SELECT 1 FROM outbox
            WHERE outbox.table_id = post.table_id AND outbox.key = post.key AND outbox.edit = 0
                AND COALESCE(outbox.seat, -1) = COALESCE(post.seat, -1) AND outbox.status = 'waiting'
        ) THEN 1 ELSE 0 END AS over,
        0 AS again, NULL AS tried, NULL AS marks
    FROM post
    JOIN game_table ON game_table.id = post.table_id
    LEFT JOIN outbox AS own ON own.id = post.created_by
    UNION ALL
    SELECT
        table_id, key, seat, id AS place, number AS made_by, COALESCE(first, number) AS first,
        NULL AS channel_id, NULL AS message_id, created, created AS begun, number, NULL AS version, 1 AS due, 0 AS over,
        CASE WHEN EXISTS (
            SELECT 1 FROM post
            WHERE post.table_id = outbox.table_id AND post.key = outbox.key
                AND COALESCE(post.seat, -1) = COALESCE(outbox.seat, -1)
        ) THEN 1 ELSE 0 END AS again,
        tried, marks
    FROM outbox
    WHERE status = 'waiting' AND edit = 0
) AS known
WHERE NOT (over = 1 AND key NOT LIKE 'call-%' AND key NOT LIKE 'notice-%')
ORDER BY place;

DROP TABLE post;
DROP TABLE outbox;
ALTER TABLE post_anew RENAME TO post;
CREATE INDEX post_by_table ON post (table_id);
CREATE INDEX post_by_channel ON post (channel_id, message_id);
CREATE INDEX post_due ON post (table_id) WHERE due = 1;
