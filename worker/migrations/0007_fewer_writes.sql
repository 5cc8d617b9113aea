-- D1 charges for every index entry that is written. Rows of a tenant stand together by primary key, so that
-- listing them needs no index. Files are a column of their document, and an event is one row.
-- An upload that is under way is a row of `uploads`, so that a row of `documents` is always a document that
-- can be fetched.

DROP TRIGGER documents_expunge_answers;

-- Uploads under way: whose objects must go if their document never comes.
CREATE TABLE uploads (
  -- Begins with the time, so that the oldest come first without an index.
  document_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  -- Set before the objects are deleted: from then on the document cannot be written.
  is_abandoned INTEGER NOT NULL DEFAULT 0 CHECK (is_abandoned IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO uploads (document_id, tenant_id, is_abandoned)
SELECT id, tenant_id, 1 FROM documents WHERE state IN ('uploading', 'abandoned');

CREATE TABLE new_documents (
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  id TEXT NOT NULL,
  external_id TEXT,
  type INTEGER NOT NULL,
  -- received, finished and failed are the statuses 0, 1 and 2. deleted: objects are being, or have been, removed.
  state TEXT NOT NULL CHECK (state IN ('received', 'finished', 'failed', 'deleted')),
  pages TEXT,
  page_count INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  -- JSON, in the order sent: [{"mediaType", "pageCount", "byteCount", "sha256"}]. Their R2 keys end in their position.
  files TEXT NOT NULL,
  retention_hours INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,

  -- When a sweep must look at the document: its next message is due if nobody claims it, or its lease is over.
  send_at INTEGER NOT NULL,
  sends INTEGER NOT NULL DEFAULT 0,

  -- The claim: counted before the work; lease_until is NULL while nobody works on the document.
  attempts INTEGER NOT NULL DEFAULT 0,
  run TEXT,
  lease_until INTEGER,
  lease_message TEXT,
  lease_delivery INTEGER,
  started_at INTEGER,

  -- The end.
  process_time_ms INTEGER,
  result_key TEXT,
  error_code TEXT,
  error_detail TEXT,
  detected_type INTEGER,
  ended_at INTEGER,
  source_purged_at INTEGER,
  result_purged_at INTEGER,
  deleted_at INTEGER,

  -- When retention removes the source and the result; NULL while it is being read and once the objects are gone.
  source_purge_at INTEGER,
  result_purge_at INTEGER,

  PRIMARY KEY (tenant_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO new_documents
SELECT tenant_id, id, external_id, type, state, pages, page_count, byte_count,
  (SELECT json_group_array(json_object('mediaType', media_type, 'pageCount', page_count,
     'byteCount', byte_count, 'sha256', sha256) ORDER BY position)
   FROM document_files WHERE document_id = documents.id),
  retention_hours, created_at, updated_at, send_at, sends, attempts, run, lease_until, lease_message,
  lease_delivery, started_at, process_time_ms, result_key, error_code, error_detail, detected_type, ended_at,
  source_purged_at, result_purged_at, deleted_at, source_purge_at, result_purge_at
FROM documents WHERE state IN ('received', 'finished', 'failed', 'deleted');

CREATE TABLE new_events (
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  -- Milliseconds of the change times 1024, or one more than the tenant's last: ascending in the order of writing.
  sequence INTEGER NOT NULL,
  -- The webhook-id of its deliveries.
  id TEXT NOT NULL,
  document_id TEXT NOT NULL,
  kind TEXT NOT NULL
    CHECK (kind IN ('document.received', 'document.finished', 'document.failed', 'document.deleted')),
  status INTEGER NOT NULL,
  error_code TEXT,
  created_at INTEGER NOT NULL,
  -- NULL until its deliveries have been written; at once where no webhook waits for it.
  dispatched_at INTEGER,
  PRIMARY KEY (tenant_id, sequence)
) STRICT, WITHOUT ROWID;
-- Old sequences count from 1: they stay below every time, and in their order.
INSERT INTO new_events
SELECT tenant_id, sequence, id, document_id, kind, status, error_code, created_at, dispatched_at FROM events;

CREATE TABLE new_deliveries (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  -- NULL for webhook.test and webhook.disabled, which are no document's events.
  event_sequence INTEGER,
  document_id TEXT,
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
  UNIQUE (webhook_id, message_id),
  FOREIGN KEY (tenant_id, event_sequence) REFERENCES new_events (tenant_id, sequence) ON DELETE CASCADE
) STRICT;
INSERT INTO new_deliveries
SELECT d.id, d.tenant_id, d.webhook_id, e.sequence, e.document_id, d.message_id, d.kind, d.subject_webhook_id,
  d.subject_reason, d.state, d.attempts, d.step, d.next_attempt_at, d.lease, d.lease_until, d.response_status,
  d.error_code, d.duration_ms, d.created_at, d.updated_at
FROM deliveries d LEFT JOIN events e ON e.id = d.event_id;

CREATE TABLE new_delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES new_deliveries (id) ON DELETE CASCADE,
  -- 1 for the first attempt.
  number INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  response_status INTEGER,
  error_code TEXT,
  -- The first KB of the answer, or the R2 key of an answer that may repeat what it was sent.
  answer TEXT,
  answer_key TEXT,
  PRIMARY KEY (delivery_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO new_delivery_attempts SELECT * FROM delivery_attempts;

CREATE TABLE new_idempotency_keys (
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  -- SHA-256 of the header: a client may have put anything into it.
  key_hash TEXT NOT NULL,
  payload_hash TEXT NOT NULL,
  document_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, key_hash)
) STRICT, WITHOUT ROWID;
INSERT INTO new_idempotency_keys
SELECT tenant_id, key_hash, payload_hash, document_id, expires_at FROM idempotency_keys
WHERE state = 'done' AND document_id IS NOT NULL;

-- Those that refer to others first.
DROP TABLE delivery_attempts;
DROP TABLE deliveries;
DROP TABLE idempotency_keys;
DROP TABLE document_files;
DROP TABLE events;
DROP TABLE documents;

ALTER TABLE new_documents RENAME TO documents;
CREATE UNIQUE INDEX documents_external ON documents (tenant_id, external_id) WHERE external_id IS NOT NULL;
CREATE INDEX documents_due ON documents (send_at) WHERE state = 'received';
CREATE INDEX documents_source_purge ON documents (source_purge_at) WHERE source_purge_at IS NOT NULL;
CREATE INDEX documents_result_purge ON documents (result_purge_at) WHERE result_purge_at IS NOT NULL;

ALTER TABLE new_events RENAME TO events;
CREATE INDEX events_undispatched ON events (sequence) WHERE dispatched_at IS NULL;

ALTER TABLE new_deliveries RENAME TO deliveries;
CREATE INDEX deliveries_waiting ON deliveries (webhook_id, next_attempt_at) WHERE state = 'pending';
CREATE INDEX deliveries_leased ON deliveries (lease_until, webhook_id) WHERE lease_until IS NOT NULL;
CREATE INDEX deliveries_given_up ON deliveries (webhook_id, state, id) WHERE state IN ('exhausted', 'cancelled');
CREATE INDEX deliveries_held ON deliveries (lease) WHERE lease IS NOT NULL;
-- Ids begin with the time, so that their order is that of creation.
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, id);
CREATE INDEX deliveries_by_event ON deliveries (tenant_id, event_sequence) WHERE event_sequence IS NOT NULL;
CREATE INDEX deliveries_by_document ON deliveries (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX deliveries_old ON deliveries (updated_at) WHERE state <> 'pending';

ALTER TABLE new_delivery_attempts RENAME TO delivery_attempts;

ALTER TABLE new_idempotency_keys RENAME TO idempotency_keys;
CREATE INDEX idempotency_keys_expired ON idempotency_keys (expires_at);

-- Whoever removes a document or its result, the answers that may quote it go in the same transaction.
CREATE TRIGGER documents_expunge_answers AFTER UPDATE OF state, result_purged_at ON documents
WHEN NEW.state = 'deleted' OR NEW.result_purged_at IS NOT NULL
BEGIN
  UPDATE delivery_attempts SET answer = NULL
  WHERE delivery_id IN (SELECT id FROM deliveries WHERE document_id = NEW.id);
END;

-- As in 0005: the tables that were made anew lost their triggers. An upload that ends while its tenant moves finds
-- no document of its own and is refused.
CREATE TRIGGER documents_frozen_insert BEFORE INSERT ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER documents_frozen_update BEFORE UPDATE ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_insert BEFORE INSERT ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_update BEFORE UPDATE ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_insert BEFORE INSERT ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_update BEFORE UPDATE ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_insert BEFORE INSERT ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_update BEFORE UPDATE ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
