-- Persistent timers of tables; since: when the wait began.
-- kind: 'default' takes a seat's default answer; 'computer' lets a computer decide for a seat; 'unknown' is
-- for a game older than timers, which must be loaded to derive them. seat: -1 for the whole table.
-- due: NULL for timers that never fire, such as a computer's, or without a time limit.
-- Times are ISO 8601 text in UTC with six decimals, so that they sort as text.
CREATE TABLE timer (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    kind     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    since    TEXT NOT NULL,
    due      TEXT,
    PRIMARY KEY (table_id, kind, seat)
) WITHOUT ROWID;

CREATE INDEX timer_by_due ON timer (due) WHERE due IS NOT NULL;
CREATE INDEX timer_by_kind ON timer (kind);

INSERT INTO timer (table_id, kind, seat, since)
SELECT id, 'unknown', -1, STRFTIME(
    '%Y-%m-%dT%H:%M:%f000+00:00', IFNULL((SELECT MAX(at) FROM input WHERE table_id = game_table.id), begun)
)
FROM game_table WHERE status = 'running';

INSERT INTO timer (table_id, kind, seat, since)
SELECT table_id, 'computer', place, STRFTIME('%Y-%m-%dT%H:%M:%f000+00:00', begun)
FROM member JOIN game_table ON game_table.id = table_id
WHERE status = 'running' AND IFNULL(level, standin) IS NOT NULL;

-- Indexes to find pending work at startup, and a user's tables.
CREATE INDEX outbox_waiting ON outbox (table_id) WHERE status = 'waiting';
CREATE INDEX member_by_user ON member (user_id);
