-- What the process that hosts a range of servers has to do with its tables because of what happened in another
-- range. text: what a forgotten person is called.
CREATE TABLE errand (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    range   INTEGER NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('preferences', 'letters', 'forget')),
    user_id INTEGER NOT NULL,
    text    TEXT NOT NULL DEFAULT ''
);
