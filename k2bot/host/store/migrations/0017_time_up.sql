-- How a timeout, by a clock or the bot's patience, was decided: as drafted, completed, or chosen for the
-- player. NULL for answers in time, and for decisions made by an earlier version.
ALTER TABLE input ADD COLUMN time_up TEXT CHECK (time_up IN ('draft', 'completed', 'chosen'));
