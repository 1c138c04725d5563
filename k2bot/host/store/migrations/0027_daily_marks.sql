-- That somebody has made their attempt at a day's game, even if they have been forgotten since: a keyed hash of
-- the day and the person. until: when the day is over in all time zones (UTC); then the row is deleted.
CREATE TABLE daily_mark (
    mark  TEXT PRIMARY KEY,
    until TEXT NOT NULL
) WITHOUT ROWID;
