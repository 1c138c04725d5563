-- Clocks. A timer of the kind 'clock' is a seat's deadline; remaining: seconds left while the clock is paused
-- (due is NULL then), 0 once it has expired and a computer must decide.
ALTER TABLE timer ADD COLUMN remaining REAL;

-- When the clock of a table was paused; NULL while it's running.
ALTER TABLE game_table ADD COLUMN paused TEXT;

-- Number of a member's consecutive timeouts.
ALTER TABLE member ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;

-- Whether an input was decided for a player whose time had run out.
ALTER TABLE input ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1));
