-- Tenants are shared out over several databases with these same tables. Shard 0 is the directory as well: it
-- has all keys, and for every tenant the shard that holds its rows. STORAGE.md, "Shards", says how one moves.

ALTER TABLE tenants ADD COLUMN shard INTEGER NOT NULL DEFAULT 0;
-- While a tenant moves: nothing of it may change here (leaving), or only arrive (arriving).
ALTER TABLE tenants ADD COLUMN frozen TEXT CHECK (frozen IN ('leaving', 'arriving'));

-- Keys are in the directory, what they have used is where their tenant's rows are: a plain name, no reference.
DROP TABLE rate_limits;
CREATE TABLE rate_limits (
  -- A key's id or a tenant's.
  holder TEXT NOT NULL,
  policy TEXT NOT NULL,
  -- The theoretical arrival time: when the holder will have used nothing.
  arrival_at INTEGER NOT NULL,
  PRIMARY KEY (holder, policy)
) STRICT, WITHOUT ROWID;

-- Whoever writes, sweeper or request: rows of a tenant that moves stay as they are, and its neighbours' do not.
CREATE TRIGGER documents_frozen_insert BEFORE INSERT ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER documents_frozen_update BEFORE UPDATE ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_insert BEFORE INSERT ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_update BEFORE UPDATE ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhooks_frozen_insert BEFORE INSERT ON webhooks
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhooks_frozen_update BEFORE UPDATE ON webhooks
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_insert BEFORE INSERT ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_update BEFORE UPDATE ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_insert BEFORE INSERT ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) = 'leaving' BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_update BEFORE UPDATE ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL BEGIN SELECT RAISE(IGNORE); END;
