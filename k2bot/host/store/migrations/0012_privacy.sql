-- Standings are permanent, but players may have their data erased: then their user id is replaced by a
-- negative number that belongs to nobody.

DROP TRIGGER placements_are_never_changed;

CREATE TRIGGER placements_are_never_changed BEFORE UPDATE ON placement
WHEN NEW.user_id >= 0 OR NEW.table_id <> OLD.table_id OR NEW.seat <> OLD.seat OR NEW.place <> OLD.place
    OR NEW.points IS NOT OLD.points OR NEW.facts <> OLD.facts
BEGIN
    SELECT RAISE(ABORT, 'placements stand: none may be changed');
END;
