-- Which process acts for a range of servers, and until when unless it renews. A new owner raises the epoch, and
-- each write checks it. heir: a process that stands by, until then. Times are milliseconds since 1970.
CREATE TABLE lease (
    range      INTEGER PRIMARY KEY,
    epoch      INTEGER NOT NULL,
    owner      TEXT NOT NULL,
    until      INTEGER NOT NULL,
    heir       TEXT NOT NULL DEFAULT '',
    heir_until INTEGER NOT NULL DEFAULT 0
);
