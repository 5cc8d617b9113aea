-- Everything that is looked for while documents come in by the million has an index that holds only that.

-- Received documents by tenant, oldest first: neither a reader nor the sweeper walks over one tenant's thousands.
DROP INDEX documents_due;
CREATE INDEX documents_received ON documents (tenant_id, id) WHERE state = 'received';
-- Of what has ended and lost its objects only the row is left: the archive takes the oldest.
CREATE INDEX documents_spent ON documents (updated_at)
WHERE source_purge_at IS NULL AND result_purge_at IS NULL AND state IN ('finished', 'failed', 'deleted');

-- As in 0006_fair_deliveries: the table was made anew.
DROP INDEX deliveries_due;
CREATE INDEX deliveries_waiting ON deliveries (webhook_id, next_attempt_at) WHERE state = 'pending';
DROP INDEX deliveries_leased;
CREATE INDEX deliveries_leased ON deliveries (lease_until, webhook_id) WHERE lease_until IS NOT NULL;
-- The list by state, the dead letters above all.
CREATE INDEX deliveries_by_state ON deliveries (webhook_id, state, id) WHERE state IN ('exhausted', 'cancelled');

-- A recovery that is not through yet: which events of the webhook's tenant are still to be looked at.
ALTER TABLE webhooks ADD COLUMN recover_after INTEGER;
ALTER TABLE webhooks ADD COLUMN recover_since INTEGER;
ALTER TABLE webhooks ADD COLUMN recover_until INTEGER;
CREATE INDEX webhooks_recovering ON webhooks (id) WHERE recover_after IS NOT NULL;
