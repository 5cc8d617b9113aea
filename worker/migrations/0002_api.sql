-- The rest of the HTTP interface: purge times, limits, idempotent uploads.

-- Multiplies every rate of a key, for customers that agreed on more.
ALTER TABLE api_keys ADD COLUMN limit_factor INTEGER NOT NULL DEFAULT 1;

-- When retention removes the source and the result: set where a document ends, so that a sweep finds
-- what is due without looking at what is not; NULL while it is being read and once the objects are gone.
-- (source_purged_at and result_purged_at come first: from then on nobody reads the objects.)
ALTER TABLE documents ADD COLUMN source_purge_at INTEGER;
ALTER TABLE documents ADD COLUMN result_purge_at INTEGER;
UPDATE documents SET
  source_purge_at = ended_at + 3600000 * coalesce(
    retention_hours, (SELECT source_retention_hours FROM tenants WHERE tenants.id = tenant_id)),
  result_purge_at = ended_at + 3600000 * (
    SELECT result_retention_hours FROM tenants WHERE tenants.id = tenant_id)
WHERE state IN ('finished', 'failed');
CREATE INDEX documents_source_purge ON documents (source_purge_at) WHERE source_purge_at IS NOT NULL;
CREATE INDEX documents_result_purge ON documents (result_purge_at) WHERE result_purge_at IS NOT NULL;

CREATE INDEX events_by_time ON events (tenant_id, created_at);

-- Generic cell rate algorithm: one number says all about the past of a key.
CREATE TABLE rate_limits (
  key_id TEXT NOT NULL REFERENCES api_keys (id),
  policy TEXT NOT NULL,
  -- The theoretical arrival time: when the key will have used nothing.
  arrival_at INTEGER NOT NULL,
  PRIMARY KEY (key_id, policy)
) STRICT, WITHOUT ROWID;

-- The answer is made again from the document's row: nothing to keep, and nothing to forget at deletion.
ALTER TABLE idempotency_keys DROP COLUMN response_body;
CREATE INDEX idempotency_keys_by_document ON idempotency_keys (document_id) WHERE document_id IS NOT NULL;
