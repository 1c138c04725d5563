-- Whoever is forgotten leaves no id of their chat with the bot, by which Discord tells who they are: a table in
-- that chat gets the negative of its own id as channel_id, and the messages sent there are forgotten. This does
-- it for people whom earlier versions have forgotten. Their ids are at most -1000000.
CREATE TABLE private_chat (table_id INTEGER PRIMARY KEY);

INSERT INTO private_chat
SELECT id FROM game_table
WHERE guild_id IS NULL AND status NOT IN ('lobby', 'running')
    AND (host_id <= -1000000 OR EXISTS (SELECT 1 FROM member WHERE table_id = game_table.id AND user_id <= -1000000));

UPDATE outbox SET status = 'dropped' WHERE status = 'waiting' AND table_id IN (SELECT table_id FROM private_chat);

DELETE FROM post WHERE table_id IN (SELECT table_id FROM private_chat)
    OR (table_id, seat) IN (SELECT table_id, place FROM member WHERE user_id <= -1000000)
    OR (table_id, seat) IN (
        SELECT table_id, CAST(json_extract(facts, '$.seat') AS BIGINT) FROM proposal
        WHERE kind = 'swap' AND status = 'agreed' AND CAST(json_extract(facts, '$.from') AS BIGINT) <= -1000000
    );

UPDATE game_table SET channel_id = -id WHERE id IN (SELECT table_id FROM private_chat);

DROP TABLE private_chat;
