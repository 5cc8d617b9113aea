-- Everything that is looked for while documents come in by the million has an index that holds only that.

-- Received documents by tenant, oldest first: neither a reader nor the sweeper walks over one tenant's thousands.
DROP INDEX IF EXISTS documents_due;
CREATE INDEX IF NOT EXISTS documents_received ON documents (tenant_id, id) WHERE state = 'received';
-- Of what has ended and lost its objects only the row is left: the archive takes the oldest.
CREATE INDEX documents_spent ON documents (updated_at)
WHERE source_purge_at IS NULL AND result_purge_at IS NULL AND state IN ('finished', 'failed', 'deleted');

-- A recovery that is not through yet: which events of the webhook's tenant are still to be looked at.
ALTER TABLE webhooks ADD COLUMN recover_after INTEGER;
ALTER TABLE webhooks ADD COLUMN recover_since INTEGER;
ALTER TABLE webhooks ADD COLUMN recover_until INTEGER;
CREATE INDEX webhooks_recovering ON webhooks (id) WHERE recover_after IS NOT NULL;
