-- Which password lies sealed beside the file, until the document has been read; NULL: none. Each has a name of its own, so
-- that the end of one reading never forgets what was told for the next.
-- has_password stays: the code before this one selects it, and what it kept still waits. A later release may drop it, once
-- the release before that no longer selects it.
ALTER TABLE documents ADD COLUMN password_id TEXT;
