-- Computers: the level of a member that is one, and of the computer that stands in for a person.
ALTER TABLE member ADD COLUMN level TEXT;
ALTER TABLE member ADD COLUMN standin TEXT;

-- First input of a post that covers several; NULL for a post that covers one.
ALTER TABLE outbox ADD COLUMN first INTEGER;
