-- Which document types there are is said once, by the engine; whatever writes or reads a row checks against it.
-- A CHECK goes with its column only, and making the table anew would delete the rows that refer to it.
-- (The default is for the rows at this moment: every INSERT names the type.)
ALTER TABLE documents ADD COLUMN document_type INTEGER NOT NULL DEFAULT 0;
UPDATE documents SET document_type = type;
ALTER TABLE documents DROP COLUMN type;
ALTER TABLE documents RENAME COLUMN document_type TO type;
