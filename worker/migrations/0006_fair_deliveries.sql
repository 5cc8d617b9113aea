-- Which deliveries are due is asked by webhook, however many wait: nobody walks over those of a slow one.
-- While an attempt is under way next_attempt_at is the end of its lease, so that what is due can be taken.
UPDATE deliveries SET next_attempt_at = max(next_attempt_at, lease_until)
WHERE state = 'pending' AND lease_until IS NOT NULL;
DROP INDEX deliveries_due;
CREATE INDEX deliveries_waiting ON deliveries (webhook_id, next_attempt_at) WHERE state = 'pending';
DROP INDEX deliveries_leased;
CREATE INDEX deliveries_leased ON deliveries (lease_until, webhook_id) WHERE lease_until IS NOT NULL;
-- What recover looks for, and the dead letters of the list.
CREATE INDEX deliveries_given_up ON deliveries (webhook_id, state, id) WHERE state IN ('exhausted', 'cancelled');
