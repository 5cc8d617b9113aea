-- When the sweeper was last through, for GET /status: one row.
CREATE TABLE sweeps (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  ended_at INTEGER NOT NULL,
  -- Steps that failed in it; the log says why.
  failed_steps INTEGER NOT NULL
) STRICT;

-- Received documents by tenant: taking one, or sending for it again, writes no index entry.
DROP INDEX IF EXISTS documents_due;
CREATE INDEX IF NOT EXISTS documents_received ON documents (tenant_id, id) WHERE state = 'received';
