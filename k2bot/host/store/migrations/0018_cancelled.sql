-- Finished and cancelled games are looked up alike: both have a record.
DROP INDEX over_in_channel;
CREATE INDEX ended_in_channel ON game_table (channel_id, game) WHERE status IN ('over', 'cancelled') AND seed IS NOT NULL;
