-- Deliveries of webhooks. Nothing has written the first form of the table yet, so it is made anew.

DROP TABLE deliveries;

-- Who gave the endpoint up: names the notice that the tenant's other webhooks are sent.
ALTER TABLE webhooks ADD COLUMN disabled_message_id TEXT;

CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  -- NULL for webhook.test and webhook.disabled, which are no document's events.
  event_id TEXT REFERENCES events (id) ON DELETE CASCADE,
  -- The webhook-id header, the same over all attempts: the event's id where there is one.
  message_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- webhook.disabled: which webhook, and why.
  subject_webhook_id TEXT,
  subject_reason TEXT,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'exhausted', 'cancelled')),
  -- All attempts ever, and those since the delivery was queued or resent: the place in the schedule.
  attempts INTEGER NOT NULL DEFAULT 0,
  step INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  -- The claim of whoever is at the endpoint just now.
  lease TEXT,
  lease_until INTEGER,
  response_status INTEGER,
  error_code TEXT,
  duration_ms INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- One delivery per event and webhook, however often the event is dispatched.
  UNIQUE (webhook_id, message_id)
) STRICT;
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE state = 'pending';
CREATE INDEX deliveries_leased ON deliveries (webhook_id, lease_until) WHERE lease_until IS NOT NULL;
CREATE INDEX deliveries_held ON deliveries (lease) WHERE lease IS NOT NULL;
-- Ids begin with the time, so that their order is that of creation.
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, id);
CREATE INDEX deliveries_by_event ON deliveries (event_id) WHERE event_id IS NOT NULL;
CREATE INDEX deliveries_old ON deliveries (updated_at) WHERE state <> 'pending';

CREATE TABLE delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  -- 1 for the first attempt.
  number INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  response_status INTEGER,
  error_code TEXT,
  -- The first KB of the answer. It goes with the document's result: an endpoint may repeat what it was sent.
  answer TEXT,
  PRIMARY KEY (delivery_id, number)
) STRICT, WITHOUT ROWID;

-- Whoever removes a document or its result, the answers that may quote it go in the same transaction.
CREATE TRIGGER documents_expunge_answers AFTER UPDATE OF state, result_purged_at ON documents
WHEN NEW.state = 'deleted' OR NEW.result_purged_at IS NOT NULL
BEGIN
  UPDATE delivery_attempts SET answer = NULL WHERE delivery_id IN (
    SELECT deliveries.id FROM deliveries JOIN events ON events.id = deliveries.event_id
    WHERE events.document_id = NEW.id);
END;
