-- Ratings of people on a server, by game. Derived from the results of finished games, so they can be computed
-- again. mu and sigma: best guess and uncertainty; games: number of rated games; newest: when the newest of
-- them ended.
CREATE TABLE rating (
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    user_id  INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    games    INTEGER NOT NULL,
    newest   TEXT NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) WITHOUT ROWID;

CREATE INDEX rating_by_user ON rating (user_id);

-- What is yet to be rated: a finished game, or everything on a server (table_id is NULL) because people join,
-- leave, or are forgotten. Only servers with ratings are listed. Maintained by triggers, so that no code can
-- forget to.
CREATE TABLE unrated (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    table_id INTEGER REFERENCES game_table (id)
);

-- Tables where a computer has stood in for a person at any time.
CREATE TABLE stood_in (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id)
);

INSERT INTO stood_in
SELECT table_id FROM member WHERE standin IS NOT NULL
UNION SELECT table_id FROM post WHERE key GLOB 'standin-*'
UNION SELECT table_id FROM outbox WHERE key GLOB 'standin-*';

CREATE TRIGGER who_stands_in_is_noted AFTER INSERT ON member WHEN NEW.standin IS NOT NULL
BEGIN
    INSERT INTO stood_in VALUES (NEW.table_id) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER a_placed_game_is_to_be_rated AFTER INSERT ON placement WHEN NEW.seat = 0
BEGIN
    INSERT INTO unrated (guild_id, game, table_id)
    SELECT guild_id, game, game_table.id FROM game_table
    JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
    WHERE game_table.id = NEW.table_id;
END;

CREATE TRIGGER a_server_begins_ratings AFTER INSERT ON setting
WHEN NEW.scope = 'guild' AND NEW.key = 'ratings' AND NEW.value = 'on'
BEGIN
    INSERT INTO unrated (guild_id, game)
    SELECT DISTINCT guild_id, game FROM game_table WHERE guild_id = NEW.id AND status = 'over';
END;

CREATE TRIGGER a_server_ends_ratings AFTER DELETE ON setting
WHEN OLD.scope = 'guild' AND OLD.key = 'ratings'
BEGIN
    DELETE FROM rating WHERE guild_id = OLD.id;
    DELETE FROM unrated WHERE guild_id = OLD.id;
END;

CREATE TRIGGER somebody_joins_ratings AFTER INSERT ON setting
WHEN NEW.scope = 'person' AND NEW.key IN ('ratings', 'statistics')
BEGIN
    INSERT INTO unrated (guild_id, game)
    SELECT DISTINCT guild_id, game FROM placement JOIN game_table ON game_table.id = table_id
    JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
    WHERE user_id = NEW.id;
END;

CREATE TRIGGER somebody_leaves_ratings AFTER DELETE ON setting
WHEN OLD.scope = 'person' AND OLD.key IN ('ratings', 'statistics')
BEGIN
    DELETE FROM rating WHERE user_id = OLD.id;
    INSERT INTO unrated (guild_id, game)
    SELECT DISTINCT guild_id, game FROM placement JOIN game_table ON game_table.id = table_id
    JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
    WHERE user_id = OLD.id;
END;

-- The few inputs that bear on a rating.
CREATE INDEX input_to_mind ON input (table_id, kind, seat, number) WHERE kind IN ('resign', 'undo');
