-- What people say of a reading. What they corrected is in R2, beside the result; here is what lists ask for.

-- none; needed: its least confidence is below the tenant's threshold; done: a person has confirmed it.
ALTER TABLE documents ADD COLUMN review TEXT NOT NULL DEFAULT 'none' CHECK (review IN ('none', 'needed', 'done'));
-- How often what people say of the reading has changed.
ALTER TABLE documents ADD COLUMN review_version INTEGER NOT NULL DEFAULT 0;
-- The R2 key of what they said; NULL where nobody said anything.
ALTER TABLE documents ADD COLUMN review_key TEXT;
-- When they last said something, and the id of the key that it came with.
ALTER TABLE documents ADD COLUMN reviewed_at INTEGER;
ALTER TABLE documents ADD COLUMN reviewed_by TEXT;
-- documentValidation as it stands, 0 or 1, and the least confidence of a field that nobody has corrected.
ALTER TABLE documents ADD COLUMN is_valid INTEGER CHECK (is_valid IN (0, 1));
ALTER TABLE documents ADD COLUMN least_confidence REAL;
-- Only what waits for a person has an entry.
CREATE INDEX documents_to_review ON documents (tenant_id, id) WHERE review = 'needed';

-- A finished document needs a review when its least confidence is below; NULL: none ever does.
ALTER TABLE tenants ADD COLUMN review_below REAL;

-- A further kind of event. A CHECK goes with its column only, and making the table anew would delete its deliveries.
ALTER TABLE events ADD COLUMN event_kind TEXT NOT NULL DEFAULT '' CHECK (event_kind IN
  ('', 'document.received', 'document.finished', 'document.failed', 'document.deleted', 'document.reviewed'));
DROP TRIGGER events_frozen_update;
UPDATE events SET event_kind = kind;
CREATE TRIGGER events_frozen_update BEFORE UPDATE ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
ALTER TABLE events DROP COLUMN kind;
ALTER TABLE events RENAME COLUMN event_kind TO kind;
