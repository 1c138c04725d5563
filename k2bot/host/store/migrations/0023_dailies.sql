-- The same game for everybody on a day: its settings and the revision of its rules, as first asked for that day.
-- par: points that the strongest computer scores in it; NULL until it has played.
CREATE TABLE daily (
    id      INTEGER PRIMARY KEY,
    game    TEXT NOT NULL,
    number  INTEGER NOT NULL,
    date    TEXT NOT NULL,
    rules   INTEGER NOT NULL,
    options TEXT NOT NULL,
    par     INTEGER,
    UNIQUE (game, number),
    UNIQUE (game, date)
);

CREATE INDEX daily_without_par ON daily (id) WHERE par IS NULL;

-- The one attempt that each person has at it. until: end of that day where they are (UTC).
CREATE TABLE attempt (
    daily    INTEGER NOT NULL REFERENCES daily (id),
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    until    TEXT NOT NULL,
    PRIMARY KEY (daily, user_id)
) WITHOUT ROWID;

CREATE INDEX attempts_of_person ON attempt (user_id, daily);
CREATE UNIQUE INDEX attempt_at_table ON attempt (table_id);

-- On whose servers somebody appears: those where they have asked for the daily game.
CREATE TABLE daily_server (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) WITHOUT ROWID;

CREATE INDEX daily_servers_of_person ON daily_server (user_id);
