-- What SQLite has by itself: the numbers in a JSON list as rows, a value of a JSON object, and lists of values.
CREATE FUNCTION json_each(list text) RETURNS TABLE (value bigint) LANGUAGE sql IMMUTABLE STRICT ROWS 10 AS $$
    SELECT CAST(item AS bigint) FROM jsonb_array_elements_text(CAST(list AS jsonb)) AS item
$$;

CREATE FUNCTION json_extract(object text, path text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
    SELECT CAST(object AS jsonb) ->> substr(path, 3)
$$;

CREATE FUNCTION json_list(list anyarray) RETURNS text LANGUAGE sql IMMUTABLE AS $$
    SELECT CAST(array_to_json(list) AS text)
$$;

CREATE AGGREGATE json_group_array(bigint) (
    SFUNC = array_append, STYPE = bigint[], INITCOND = '{}', FINALFUNC = json_list
);

CREATE AGGREGATE json_group_array(text) (
    SFUNC = array_append, STYPE = text[], INITCOND = '{}', FINALFUNC = json_list
);

-- What must never change.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '%', TG_ARGV[0] USING ERRCODE = 'integrity_constraint_violation';
END
$$;

CREATE FUNCTION follow_the_last_input() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number <> 1 + (SELECT COALESCE(MAX(number), 0) FROM input WHERE table_id = NEW.table_id) THEN
        RAISE EXCEPTION 'an input must follow the last one of its table'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER inputs_follow_one_another BEFORE INSERT ON input
FOR EACH ROW EXECUTE FUNCTION follow_the_last_input();

CREATE TRIGGER inputs_are_never_changed BEFORE UPDATE ON input
FOR EACH ROW EXECUTE FUNCTION refuse('inputs are append-only: none may be changed');

CREATE TRIGGER inputs_are_never_deleted BEFORE DELETE ON input
FOR EACH ROW EXECUTE FUNCTION refuse('inputs are append-only: none may be deleted');

CREATE TRIGGER placements_are_never_changed BEFORE UPDATE ON placement
FOR EACH ROW
WHEN (NEW.user_id >= 0 OR NEW.table_id <> OLD.table_id OR NEW.seat <> OLD.seat OR NEW.place <> OLD.place
    OR NEW.points IS DISTINCT FROM OLD.points OR NEW.facts <> OLD.facts)
EXECUTE FUNCTION refuse('placements stand: none may be changed');

CREATE TRIGGER placements_are_never_deleted BEFORE DELETE ON placement
FOR EACH ROW EXECUTE FUNCTION refuse('placements stand: none may be deleted');

-- Users mentioned in any row of a table.
CREATE FUNCTION member_appears() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO appearance (user_id, table_id) VALUES (NEW.user_id, NEW.table_id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER members_appear AFTER INSERT ON member
FOR EACH ROW WHEN (NEW.user_id > 0) EXECUTE FUNCTION member_appears();

CREATE FUNCTION host_and_guests_appear() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO appearance (user_id, table_id)
    SELECT NEW.host_id, NEW.id WHERE NEW.host_id > 0
    UNION SELECT value, NEW.id FROM json_each(NEW.invited) WHERE value > 0
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER hosts_and_guests_appear AFTER INSERT ON game_table
FOR EACH ROW EXECUTE FUNCTION host_and_guests_appear();

CREATE TRIGGER new_hosts_and_guests_appear AFTER UPDATE OF host_id, invited ON game_table
FOR EACH ROW WHEN (NEW.host_id <> OLD.host_id OR NEW.invited <> OLD.invited)
EXECUTE FUNCTION host_and_guests_appear();

CREATE FUNCTION proposer_and_others_appear() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO appearance (user_id, table_id)
    SELECT NEW.user_id, NEW.table_id WHERE NEW.user_id > 0
    UNION SELECT NEW.decliner, NEW.table_id WHERE NEW.decliner > 0
    UNION SELECT value, NEW.table_id FROM json_each(NEW.agreed) WHERE value > 0
    UNION SELECT CAST(json_extract(NEW.facts, '$.from') AS bigint), NEW.table_id
        WHERE CAST(json_extract(NEW.facts, '$.from') AS bigint) > 0
    UNION SELECT CAST(json_extract(NEW.facts, '$.to') AS bigint), NEW.table_id
        WHERE CAST(json_extract(NEW.facts, '$.to') AS bigint) > 0
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER proposers_appear AFTER INSERT ON proposal
FOR EACH ROW EXECUTE FUNCTION proposer_and_others_appear();

CREATE FUNCTION those_who_answer_appear() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO appearance (user_id, table_id)
    SELECT NEW.decliner, NEW.table_id WHERE NEW.decliner > 0
    UNION SELECT value, NEW.table_id FROM json_each(NEW.agreed) WHERE value > 0
    ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER those_who_answer_appear AFTER UPDATE ON proposal
FOR EACH ROW EXECUTE FUNCTION those_who_answer_appear();

-- Lists of what is to be done in idle time.
CREATE FUNCTION a_game_is_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM unplaced WHERE table_id = NEW.table_id;
    IF (SELECT kind FROM game_table WHERE id = NEW.table_id) <> 'practice' THEN
        INSERT INTO unsummarised VALUES (NEW.table_id) ON CONFLICT DO NOTHING;
        INSERT INTO uncompared VALUES (NEW.table_id) ON CONFLICT DO NOTHING;
    END IF;
    IF NEW.seat = 0 THEN
        INSERT INTO unrated (guild_id, game, table_id)
        SELECT guild_id, game, game_table.id FROM game_table
        JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
        WHERE game_table.id = NEW.table_id;
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER a_game_is_placed AFTER INSERT ON placement
FOR EACH ROW EXECUTE FUNCTION a_game_is_placed();

CREATE FUNCTION somebody_stands_in() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO stood_in VALUES (NEW.table_id) ON CONFLICT DO NOTHING;
    RETURN NULL;
END
$$;

CREATE TRIGGER who_stands_in_is_noted AFTER INSERT ON member
FOR EACH ROW WHEN (NEW.standin IS NOT NULL) EXECUTE FUNCTION somebody_stands_in();

-- Ratings begin and end with the settings of servers and people.
CREATE FUNCTION a_server_begins_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO unrated (guild_id, game)
    SELECT DISTINCT guild_id, game FROM game_table WHERE guild_id = NEW.id AND status = 'over';
    RETURN NULL;
END
$$;

CREATE TRIGGER a_server_begins_ratings AFTER INSERT ON setting
FOR EACH ROW WHEN (NEW.scope = 'guild' AND NEW.key = 'ratings' AND NEW.value = 'on')
EXECUTE FUNCTION a_server_begins_ratings();

CREATE FUNCTION a_server_ends_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM rating WHERE guild_id = OLD.id;
    DELETE FROM unrated WHERE guild_id = OLD.id;
    RETURN NULL;
END
$$;

CREATE TRIGGER a_server_ends_ratings AFTER DELETE ON setting
FOR EACH ROW WHEN (OLD.scope = 'guild' AND OLD.key = 'ratings') EXECUTE FUNCTION a_server_ends_ratings();

CREATE FUNCTION games_of_somebody_are_unrated(somebody bigint) RETURNS void LANGUAGE sql AS $$
    INSERT INTO unrated (guild_id, game)
    SELECT DISTINCT guild_id, game FROM placement JOIN game_table ON game_table.id = table_id
    JOIN setting ON scope = 'guild' AND setting.id = guild_id AND key = 'ratings' AND value = 'on'
    WHERE user_id = somebody
$$;

CREATE FUNCTION somebody_joins_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM games_of_somebody_are_unrated(NEW.id);
    RETURN NULL;
END
$$;

CREATE TRIGGER somebody_joins_ratings AFTER INSERT ON setting
FOR EACH ROW WHEN (NEW.scope = 'person' AND NEW.key IN ('ratings', 'statistics'))
EXECUTE FUNCTION somebody_joins_ratings();

CREATE FUNCTION somebody_leaves_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM rating WHERE user_id = OLD.id;
    PERFORM games_of_somebody_are_unrated(OLD.id);
    RETURN NULL;
END
$$;

CREATE TRIGGER somebody_leaves_ratings AFTER DELETE ON setting
FOR EACH ROW WHEN (OLD.scope = 'person' AND OLD.key IN ('ratings', 'statistics'))
EXECUTE FUNCTION somebody_leaves_ratings();
