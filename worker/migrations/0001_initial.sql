-- Times are integers: milliseconds since 1970 in UTC. STORAGE.md says who writes what and for how long.

CREATE TABLE tenants (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  source_retention_hours INTEGER NOT NULL DEFAULT 24,
  result_retention_hours INTEGER NOT NULL DEFAULT 720,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  -- SHA-256 of the whole key in hex. A key has 196 bits of entropy: a slow hash would buy nothing.
  hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  -- Space-separated, as in OAuth.
  scopes TEXT NOT NULL,
  naming TEXT NOT NULL DEFAULT 'snake' CHECK (naming IN ('snake', 'camel')),
  value_form TEXT NOT NULL DEFAULT 'json' CHECK (value_form IN ('json', 'text')),
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT;
CREATE INDEX api_keys_by_tenant ON api_keys (tenant_id, created_at);

CREATE TABLE documents (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  external_id TEXT,
  type INTEGER NOT NULL CHECK (type IN (51, 54, 23)),
  -- uploading: bytes may be missing, nobody has been told the id. received, finished and failed are
  -- the statuses 0, 1 and 2. abandoned and deleted: objects are being, or have been, removed.
  state TEXT NOT NULL
    CHECK (state IN ('uploading', 'received', 'finished', 'failed', 'abandoned', 'deleted')),
  pages TEXT,
  page_count INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  retention_hours INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,

  -- The wake-up: when the next message is due if nobody claims the document, and how many were sent.
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

  -- Deletion sets external_id to NULL, which frees it: NULLs are distinct.
  UNIQUE (tenant_id, external_id)
) STRICT;
CREATE INDEX documents_by_tenant ON documents (tenant_id, created_at DESC, id DESC);
CREATE INDEX documents_due ON documents (send_at) WHERE state = 'received';
CREATE INDEX documents_leased ON documents (lease_until) WHERE state = 'received' AND lease_until IS NOT NULL;
CREATE INDEX documents_unfinished_uploads ON documents (created_at) WHERE state IN ('uploading', 'abandoned');

CREATE TABLE document_files (
  document_id TEXT NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  media_type TEXT NOT NULL,
  page_count INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  sha256 TEXT NOT NULL,
  object_key TEXT NOT NULL,
  PRIMARY KEY (document_id, position)
) STRICT, WITHOUT ROWID;

-- The outbox: one row for every change of state, written in the same batch as the change.
CREATE TABLE events (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  document_id TEXT NOT NULL REFERENCES documents (id),
  kind TEXT NOT NULL
    CHECK (kind IN ('document.received', 'document.finished', 'document.failed', 'document.deleted')),
  -- Which claim ended the document; the upload itself has no claim and writes 'upload'.
  run TEXT NOT NULL,
  external_id TEXT,
  status INTEGER NOT NULL,
  error_code TEXT,
  created_at INTEGER NOT NULL,
  -- NULL until the deliveries of this event have been written.
  dispatched_at INTEGER,
  UNIQUE (document_id, kind, run)
) STRICT;
CREATE INDEX events_by_tenant ON events (tenant_id, sequence);
CREATE INDEX events_undispatched ON events (sequence) WHERE dispatched_at IS NULL;

CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  url TEXT NOT NULL,
  -- JSON arrays; types NULL means every type.
  events TEXT NOT NULL,
  types TEXT,
  payload TEXT NOT NULL DEFAULT 'thin' CHECK (payload IN ('thin', 'full')),
  enabled INTEGER NOT NULL DEFAULT 1 CHECK (enabled IN (0, 1)),
  disabled_reason TEXT,
  secret TEXT NOT NULL,
  previous_secret TEXT,
  previous_secret_until INTEGER,
  failing_since INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX webhooks_by_tenant ON webhooks (tenant_id, created_at);

CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  -- NULL for webhook.test, which is no document's event.
  event_id TEXT REFERENCES events (id),
  kind TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'exhausted', 'cancelled')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER,
  lease_until INTEGER,
  response_status INTEGER,
  error_code TEXT,
  duration_ms INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (webhook_id, event_id)
) STRICT;
CREATE INDEX deliveries_due ON deliveries (next_attempt_at) WHERE state = 'pending';
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, created_at DESC);

CREATE TABLE idempotency_keys (
  tenant_id TEXT NOT NULL REFERENCES tenants (id),
  -- SHA-256 of the header: a client may have put anything into it.
  key_hash TEXT NOT NULL,
  payload_hash TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('in_progress', 'done')),
  document_id TEXT,
  response_body TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (tenant_id, key_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_expired ON idempotency_keys (expires_at);
