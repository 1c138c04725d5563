-- When a row was first sent as a new message, recorded before the reply; NULL if never, or by an earlier
-- version.
ALTER TABLE outbox ADD COLUMN tried TEXT;
