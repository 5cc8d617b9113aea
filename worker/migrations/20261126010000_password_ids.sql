-- Which password lies sealed beside the file, until the document has been read; NULL: none. Each has a name of its own, so
-- that the end of one reading never forgets what was told for the next.
ALTER TABLE documents ADD COLUMN password_id TEXT;
ALTER TABLE documents DROP COLUMN has_password;
