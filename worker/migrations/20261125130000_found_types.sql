-- An upload may leave its type to be found: type is 0 until it has been read.
ALTER TABLE documents ADD COLUMN finds_type INTEGER NOT NULL DEFAULT 0 CHECK (finds_type IN (0, 1));
-- How probable the found type is, in [0, 1]; NULL where it was asked for.
ALTER TABLE documents ADD COLUMN type_confidence REAL;
