-- Users mentioned in any row of a table: members, hosts, guests, and people in proposals. Maintained by
-- triggers, so that no code can forget to. Used to find a user's data without scanning all tables.
CREATE TABLE appearance (
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;

-- Ids of computers and of former players are negative.
INSERT OR IGNORE INTO appearance
SELECT user_id, table_id FROM member WHERE user_id > 0
UNION SELECT host_id, id FROM game_table WHERE host_id > 0
UNION SELECT value, game_table.id FROM game_table, json_each(invited) WHERE value > 0
UNION SELECT CAST(SUBSTR(key, 9) AS INTEGER), table_id FROM outbox WHERE key GLOB 'invited-*'
UNION SELECT user_id, table_id FROM proposal WHERE user_id > 0
UNION SELECT decliner, table_id FROM proposal WHERE decliner > 0
UNION SELECT value, table_id FROM proposal, json_each(agreed) WHERE value > 0
UNION SELECT json_extract(facts, '$.from'), table_id FROM proposal WHERE json_extract(facts, '$.from') > 0
UNION SELECT json_extract(facts, '$.to'), table_id FROM proposal WHERE json_extract(facts, '$.to') > 0;

CREATE TRIGGER members_appear AFTER INSERT ON member WHEN NEW.user_id > 0
BEGIN
    INSERT INTO appearance VALUES (NEW.user_id, NEW.table_id) ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER hosts_and_guests_appear AFTER INSERT ON game_table
BEGIN
    INSERT INTO appearance
    SELECT NEW.host_id, NEW.id WHERE NEW.host_id > 0
    UNION SELECT value, NEW.id FROM json_each(NEW.invited) WHERE value > 0
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER new_hosts_and_guests_appear AFTER UPDATE OF host_id, invited ON game_table
WHEN NEW.host_id <> OLD.host_id OR NEW.invited <> OLD.invited
BEGIN
    INSERT INTO appearance
    SELECT NEW.host_id, NEW.id WHERE NEW.host_id > 0
    UNION SELECT value, NEW.id FROM json_each(NEW.invited) WHERE value > 0
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER proposers_appear AFTER INSERT ON proposal
BEGIN
    INSERT INTO appearance
    SELECT NEW.user_id, NEW.table_id WHERE NEW.user_id > 0
    UNION SELECT NEW.decliner, NEW.table_id WHERE NEW.decliner > 0
    UNION SELECT value, NEW.table_id FROM json_each(NEW.agreed) WHERE value > 0
    UNION SELECT value, NEW.table_id FROM json_each(NEW.facts) WHERE key IN ('from', 'to') AND value > 0
    ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER those_who_answer_appear AFTER UPDATE ON proposal
BEGIN
    INSERT INTO appearance
    SELECT NEW.decliner, NEW.table_id WHERE NEW.decliner > 0
    UNION SELECT value, NEW.table_id FROM json_each(NEW.agreed) WHERE value > 0
    ON CONFLICT DO NOTHING;
END;

-- Games of versions that stored no standings, until the bot has replayed them once and stored theirs.
CREATE TABLE unplaced (
    table_id INTEGER PRIMARY KEY REFERENCES game_table (id)
);

INSERT INTO unplaced
SELECT id FROM game_table
WHERE status = 'over' AND NOT EXISTS (SELECT 1 FROM placement WHERE table_id = game_table.id);

CREATE TRIGGER a_game_is_placed AFTER INSERT ON placement
BEGIN
    DELETE FROM unplaced WHERE table_id = NEW.table_id;
END;

-- Indexes that replace full scans: posts made by an outbox row, posts of a channel from a message on, and
-- games played to their end in a channel, newest first.
CREATE INDEX post_by_row ON post (created_by);
CREATE INDEX post_by_channel ON post (channel_id, message_id);
CREATE INDEX over_in_channel ON game_table (channel_id, game) WHERE status = 'over';
