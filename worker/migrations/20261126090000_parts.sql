-- A file with several documents: an upload may have each of them made a document of its own.
ALTER TABLE documents ADD COLUMN splits INTEGER NOT NULL DEFAULT 0 CHECK (splits IN (0, 1));
-- The upload that a part is of; its pages say which part. NULL for what was uploaded itself.
ALTER TABLE documents ADD COLUMN parent_id TEXT;
-- One document for each part, however often the upload is read.
CREATE UNIQUE INDEX documents_parts ON documents (tenant_id, parent_id, pages) WHERE parent_id IS NOT NULL;
