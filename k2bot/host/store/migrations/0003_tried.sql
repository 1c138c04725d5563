-- When a row was first sent as a new message, before its answer; NULL where it never was, or by an earlier version.
ALTER TABLE outbox ADD COLUMN tried TEXT;
