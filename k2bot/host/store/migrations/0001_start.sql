-- Times are ISO 8601 text in UTC. Seats count from 0; NULL for what concerns the whole table.

CREATE TABLE person (
    user_id  INTEGER PRIMARY KEY,
    delivery TEXT NOT NULL CHECK (delivery IN ('private', 'dm'))
);

-- The bot's own notes, such as the hash of the slash commands it has registered.
CREATE TABLE note (
    key  TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE game_table (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id   INTEGER,
    channel_id INTEGER NOT NULL,
    host_id    INTEGER NOT NULL,
    game       TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'cancelled')),
    options    TEXT NOT NULL,
    seed       TEXT,
    created    TEXT NOT NULL,
    begun      TEXT,
    CHECK ((seed IS NULL) = (begun IS NULL)),
    CHECK (status NOT IN ('running', 'over') OR seed IS NOT NULL)
);

CREATE UNIQUE INDEX one_open_table_per_channel ON game_table (channel_id) WHERE status IN ('lobby', 'running');

CREATE TABLE member (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    place    INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, place),
    UNIQUE (table_id, user_id)
) WITHOUT ROWID;

CREATE TABLE input (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number   INTEGER NOT NULL CHECK (number > 0),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('answer', 'default', 'resign')),
    stamp    TEXT NOT NULL,
    answer   TEXT NOT NULL,
    at       TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TRIGGER inputs_follow_one_another BEFORE INSERT ON input
WHEN NEW.number <> 1 + (SELECT COALESCE(MAX(number), 0) FROM input WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'an input must follow the last one of its table');
END;

CREATE TRIGGER inputs_are_never_changed BEFORE UPDATE ON input
BEGIN
    SELECT RAISE(ABORT, 'inputs are append-only: none may be changed');
END;

CREATE TRIGGER inputs_are_never_deleted BEFORE DELETE ON input
BEGIN
    SELECT RAISE(ABORT, 'inputs are append-only: none may be deleted');
END;

CREATE TABLE draft (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    stamp    TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Posts to make. number: the input a post covers (0: the start), NULL for the host's own posts.
CREATE TABLE outbox (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    number   INTEGER,
    key      TEXT NOT NULL,
    edit     INTEGER NOT NULL CHECK (edit IN (0, 1)),
    seat     INTEGER,
    created  TEXT NOT NULL,
    status   TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'gathered', 'dropped')),
    reason   TEXT
);

CREATE INDEX outbox_by_table ON outbox (table_id, status);

-- Message of each post; created_by is the outbox row that made it.
CREATE TABLE post (
    table_id   INTEGER NOT NULL REFERENCES game_table (id),
    key        TEXT NOT NULL,
    seat       INTEGER,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    created_by INTEGER NOT NULL REFERENCES outbox (id)
);

CREATE UNIQUE INDEX one_message_per_post ON post (table_id, key, IFNULL(seat, -1));
