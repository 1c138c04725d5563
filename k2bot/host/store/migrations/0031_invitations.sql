-- People called to a table that they haven't joined, on the last day: invitations, and offers of a seat.
-- stranger: whether they had never played with whoever called them. sent: UTC.
CREATE TABLE invitation (
    table_id INTEGER NOT NULL REFERENCES game_table (id),
    guest    INTEGER NOT NULL,
    sent     TEXT NOT NULL,
    stranger INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;

CREATE INDEX invitations_of_guest ON invitation (guest);
CREATE INDEX invitation_by_time ON invitation (sent);
