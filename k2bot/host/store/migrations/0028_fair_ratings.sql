-- Who had a computer take over for a player: the seat of another one; NULL for themselves, a clock, or nobody.
ALTER TABLE member ADD COLUMN standin_by INTEGER;
-- Seat of the player whose cancelling counts as leaving in ratings; NULL if it has no consequences.
ALTER TABLE game_table ADD COLUMN canceller INTEGER;

-- How a game that has ended counts in ratings: who sat down in each seat, and their place (1 is best, ties share
-- one). Settled at the end, and never changed. level: a computer's. counts: what it can do to a rating: all,
-- losses, or nothing.
CREATE TABLE rated_place (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    level    TEXT,
    place    INTEGER NOT NULL,
    counts   TEXT NOT NULL CHECK (counts IN ('all', 'losses', 'nothing')),
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE INDEX rated_places_of_person ON rated_place (user_id);

-- What a game has changed for a person: their rating before and after it. A rating is the sum of its changes.
-- ended: when the game ended.
CREATE TABLE rating_change (
    guild_id    INTEGER NOT NULL,
    game        TEXT NOT NULL,
    user_id     INTEGER NOT NULL,
    table_id    INTEGER NOT NULL REFERENCES game_table (id),
    ended       TEXT NOT NULL,
    mu          REAL NOT NULL,
    sigma       REAL NOT NULL,
    mu_after    REAL NOT NULL,
    sigma_after REAL NOT NULL,
    PRIMARY KEY (guild_id, game, user_id, table_id)
) WITHOUT ROWID;

CREATE INDEX changes_of_person ON rating_change (user_id);
CREATE INDEX changes_by_table ON rating_change (table_id, user_id);

-- Who takes part: people who have joined the ratings and show their statistics. Maintained by triggers.
CREATE TABLE rated_person (
    user_id INTEGER PRIMARY KEY
) WITHOUT ROWID;

INSERT INTO rated_person
SELECT id FROM setting AS own WHERE scope = 'person' AND key = 'ratings' AND value = 'on' AND NOT EXISTS (
    SELECT 1 FROM setting WHERE scope = 'person' AND id = own.id AND key = 'statistics' AND value = 'off'
);

-- How strong somebody was who has left the ratings before a game was rated: without it, they could keep the
-- others from winning. Deleted once the game is rated.
CREATE TABLE left_rating (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    seat     INTEGER NOT NULL,
    mu       REAL NOT NULL,
    sigma    REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

-- Games that have ended count as they did so far: none in which a computer stood in for somebody, a seat changed
-- hands or a step was undone; whoever resigned comes last, the first of them at the end.
INSERT INTO rated_place
SELECT table_id, seat, user_id, level, RANK() OVER (
    PARTITION BY table_id ORDER BY resigned IS NOT NULL, -resigned, place
), 'all'
FROM (
    SELECT placement.table_id, placement.seat, placement.user_id, member.level, placement.place,
        (SELECT MIN(number) FROM input WHERE input.table_id = placement.table_id AND input.kind = 'resign'
            AND input.seat = placement.seat) AS resigned
    FROM placement
    JOIN member ON member.table_id = placement.table_id AND member.place = placement.seat
    JOIN game_table ON game_table.id = placement.table_id AND game_table.kind = 'game'
    WHERE NOT EXISTS (SELECT 1 FROM stood_in WHERE stood_in.table_id = placement.table_id)
        AND NOT EXISTS (
            SELECT 1 FROM input WHERE input.table_id = placement.table_id AND input.kind = 'undo'
        )
        AND NOT EXISTS (SELECT 1 FROM proposal WHERE proposal.table_id = placement.table_id
            AND proposal.kind = 'swap' AND proposal.status = 'agreed')
) AS ended;

-- Games that are yet to be rated, on servers with ratings. fresh: 1 if they've just ended, 0 if they're rated for
-- somebody who joins later.
DROP TABLE unrated;
CREATE TABLE unrated (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    game     TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    fresh    INTEGER NOT NULL DEFAULT 0
);

-- Changes are computed once, in idle time, from the first game on.
DELETE FROM rating;
DELETE FROM note WHERE key LIKE 'ratings-%';
INSERT INTO unrated (guild_id, game, table_id)
SELECT guild_id, game, table_id FROM rated_place JOIN game_table ON game_table.id = table_id
JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
WHERE seat = 0;

DROP TRIGGER who_stands_in_is_noted;
DROP TRIGGER a_placed_game_is_to_be_rated;
DROP TRIGGER a_server_begins_ratings;
DROP TRIGGER a_server_ends_ratings;
DROP TRIGGER somebody_joins_ratings;
DROP TRIGGER somebody_leaves_ratings;
DROP INDEX input_to_mind;
DROP TABLE stood_in;

CREATE TRIGGER a_game_is_to_be_rated AFTER INSERT ON rated_place WHEN NEW.seat = 0
BEGIN
    INSERT INTO unrated (guild_id, game, table_id, fresh)
    SELECT guild_id, game, game_table.id, 1 FROM game_table
    JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
    WHERE game_table.id = NEW.table_id;
END;

CREATE TRIGGER a_cancelled_game_is_not_rated AFTER UPDATE OF status ON game_table
WHEN NEW.status = 'cancelled' AND NEW.canceller IS NULL
BEGIN
    DELETE FROM left_rating WHERE table_id = NEW.id;
END;

CREATE TRIGGER a_server_begins_ratings AFTER INSERT ON setting
WHEN NEW.scope = 'guild' AND NEW.key = 'ratings' AND NEW.value = 'on'
BEGIN
    INSERT INTO unrated (guild_id, game, table_id)
    SELECT guild_id, game, id FROM game_table JOIN rated_place ON table_id = id AND seat = 0
    WHERE guild_id = NEW.id AND status = 'over';
END;

CREATE TRIGGER a_server_ends_ratings AFTER DELETE ON setting
WHEN OLD.scope = 'guild' AND OLD.key = 'ratings'
BEGIN
    DELETE FROM rating WHERE guild_id = OLD.id;
    DELETE FROM rating_change WHERE guild_id = OLD.id;
    DELETE FROM unrated WHERE guild_id = OLD.id;
    DELETE FROM left_rating WHERE (SELECT guild_id FROM game_table WHERE id = table_id) = OLD.id;
END;

CREATE TRIGGER a_setting_is_made AFTER INSERT ON setting
WHEN NEW.scope = 'person' AND NEW.key IN ('ratings', 'statistics')
BEGIN
    INSERT INTO rated_person SELECT NEW.id WHERE NEW.key = 'ratings' AND NEW.value = 'on' AND NOT EXISTS (
        SELECT 1 FROM setting WHERE scope = 'person' AND id = NEW.id AND key = 'statistics' AND value = 'off'
    ) ON CONFLICT DO NOTHING;
    DELETE FROM rated_person WHERE user_id = NEW.id AND NEW.key = 'statistics' AND NEW.value = 'off';
END;

CREATE TRIGGER a_setting_is_deleted AFTER DELETE ON setting
WHEN OLD.scope = 'person' AND OLD.key IN ('ratings', 'statistics')
BEGIN
    DELETE FROM rated_person WHERE user_id = OLD.id AND OLD.key = 'ratings';
    INSERT INTO rated_person SELECT id FROM setting
    WHERE OLD.key = 'statistics' AND scope = 'person' AND id = OLD.id AND key = 'ratings' AND value = 'on'
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER somebody_joins_ratings AFTER INSERT ON rated_person
BEGIN
    INSERT INTO unrated (guild_id, game, table_id)
    SELECT guild_id, game, table_id FROM rated_place JOIN game_table ON game_table.id = table_id
    JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
    WHERE user_id = NEW.user_id;
END;

CREATE TRIGGER somebody_leaves_ratings AFTER DELETE ON rated_person
BEGIN
    INSERT INTO left_rating
    SELECT member.table_id, place, COALESCE(mu, 25.0), COALESCE(sigma, 25.0 / 3)
    FROM member JOIN game_table ON game_table.id = member.table_id AND kind = 'game'
    JOIN setting ON scope = 'guild' AND setting.id = game_table.guild_id AND key = 'ratings' AND value = 'on'
    LEFT JOIN rating ON rating.guild_id = game_table.guild_id AND rating.game = game_table.game
        AND rating.user_id = OLD.user_id
    WHERE member.user_id = OLD.user_id
        AND (status = 'running' OR member.table_id IN (SELECT table_id FROM unrated WHERE fresh = 1))
    ON CONFLICT DO NOTHING;
    DELETE FROM rating WHERE user_id = OLD.user_id;
    DELETE FROM rating_change WHERE user_id = OLD.user_id;
END;
