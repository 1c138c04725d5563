-- Whether a player gave this answer before they were asked, so that it was made without them being there.
ALTER TABLE input ADD COLUMN ahead INTEGER NOT NULL DEFAULT 0 CHECK (ahead IN (0, 1));
