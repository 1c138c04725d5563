-- Clocks of tables. A timer of the kind 'clock' runs out for a seat; remaining: the seconds it has left while it
-- stands still (due is NULL then), 0 once it has run out and a computer is to decide.
ALTER TABLE timer ADD COLUMN remaining REAL;

-- Since when the clock of a table stands still; NULL where it runs.
ALTER TABLE game_table ADD COLUMN paused TEXT;

-- How many decisions in a row somebody has let run out.
ALTER TABLE member ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;

-- Whether an input was decided for somebody whose time had run out.
ALTER TABLE input ADD COLUMN late INTEGER NOT NULL DEFAULT 0 CHECK (late IN (0, 1));
