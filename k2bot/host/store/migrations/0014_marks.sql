-- Hashes of the contents of a row's attempts as a new message; NULL if there were none, or by an earlier
-- version.
ALTER TABLE outbox ADD COLUMN marks TEXT;
