-- What a row said when it was sent as a new message, as hashes; NULL where it never was, or by an earlier version.
ALTER TABLE outbox ADD COLUMN marks TEXT;
