-- Whether the password of a PDF lies sealed beside its file, until the document has been read.
ALTER TABLE documents ADD COLUMN has_password INTEGER NOT NULL DEFAULT 0 CHECK (has_password IN (0, 1));
