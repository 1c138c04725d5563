-- How it was decided for somebody whose time had run out, by a clock or by the bot's patience: as they had drafted it,
-- completed, or chosen for them. NULL where the answer was in time, and for what was decided by an earlier version.
ALTER TABLE input ADD COLUMN time_up TEXT CHECK (time_up IN ('draft', 'completed', 'chosen'));
