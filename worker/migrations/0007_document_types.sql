-- Which document types there are is said once, by the engine; whatever writes or reads a row checks against it.
-- A CHECK goes with its column only, and making the table anew would delete the rows that refer to it.
ALTER TABLE documents ADD COLUMN document_type INTEGER NOT NULL DEFAULT 0;

-- Rows of a tenant that moves are carried over as well.
DROP TRIGGER documents_frozen_update;
UPDATE documents SET document_type = type;
CREATE TRIGGER documents_frozen_update BEFORE UPDATE ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;

-- The default was for the rows until now: every INSERT names the type.
ALTER TABLE documents DROP COLUMN type;
ALTER TABLE documents RENAME COLUMN document_type TO type;
