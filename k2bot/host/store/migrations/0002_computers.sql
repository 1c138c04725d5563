-- Computers at a table: the level of a member that is one, and of the computer that stands in for a person.
ALTER TABLE member ADD COLUMN level TEXT;
ALTER TABLE member ADD COLUMN standin TEXT;

-- The first of several inputs that a post tells of together; NULL where it tells of one.
ALTER TABLE outbox ADD COLUMN first INTEGER;
