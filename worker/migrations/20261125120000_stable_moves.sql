-- A tenant that moves is copied once and stays as it is meanwhile: nothing but the mover writes rows of a frozen tenant,
-- on either shard. Until now rows could arrive beside the copier's, and purges could delete what it had copied.
-- Migrations are numbered by the time at which they were written, so that two never have one number.

-- Whose rows the mover is writing: set and removed within one transaction, so that nobody else ever sees it.
CREATE TABLE moving (tenant_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

CREATE INDEX tenants_frozen ON tenants (id) WHERE frozen IS NOT NULL;

DROP TRIGGER documents_frozen_insert;
DROP TRIGGER documents_frozen_update;
DROP TRIGGER events_frozen_insert;
DROP TRIGGER events_frozen_update;
DROP TRIGGER webhooks_frozen_insert;
DROP TRIGGER webhooks_frozen_update;
DROP TRIGGER deliveries_frozen_insert;
DROP TRIGGER deliveries_frozen_update;
DROP TRIGGER idempotency_keys_frozen_insert;
DROP TRIGGER idempotency_keys_frozen_update;

CREATE TRIGGER documents_frozen_insert BEFORE INSERT ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER documents_frozen_update BEFORE UPDATE ON documents
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER documents_frozen_delete BEFORE DELETE ON documents
WHEN (SELECT frozen FROM tenants WHERE id = OLD.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = OLD.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_insert BEFORE INSERT ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_update BEFORE UPDATE ON events
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER events_frozen_delete BEFORE DELETE ON events
WHEN (SELECT frozen FROM tenants WHERE id = OLD.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = OLD.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhooks_frozen_insert BEFORE INSERT ON webhooks
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhooks_frozen_update BEFORE UPDATE ON webhooks
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhooks_frozen_delete BEFORE DELETE ON webhooks
WHEN (SELECT frozen FROM tenants WHERE id = OLD.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = OLD.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_insert BEFORE INSERT ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_update BEFORE UPDATE ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER deliveries_frozen_delete BEFORE DELETE ON deliveries
WHEN (SELECT frozen FROM tenants WHERE id = OLD.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = OLD.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_insert BEFORE INSERT ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_update BEFORE UPDATE ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = NEW.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = NEW.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER idempotency_keys_frozen_delete BEFORE DELETE ON idempotency_keys
WHEN (SELECT frozen FROM tenants WHERE id = OLD.tenant_id) IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM moving WHERE tenant_id = OLD.tenant_id) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER delivery_attempts_frozen_insert BEFORE INSERT ON delivery_attempts
WHEN EXISTS (SELECT 1 FROM deliveries d JOIN tenants t ON t.id = d.tenant_id
             WHERE d.id = NEW.delivery_id AND t.frozen IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM moving m WHERE m.tenant_id = t.id)) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER delivery_attempts_frozen_update BEFORE UPDATE ON delivery_attempts
WHEN EXISTS (SELECT 1 FROM deliveries d JOIN tenants t ON t.id = d.tenant_id
             WHERE d.id = NEW.delivery_id AND t.frozen IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM moving m WHERE m.tenant_id = t.id)) BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER delivery_attempts_frozen_delete BEFORE DELETE ON delivery_attempts
WHEN EXISTS (SELECT 1 FROM deliveries d JOIN tenants t ON t.id = d.tenant_id
             WHERE d.id = OLD.delivery_id AND t.frozen IS NOT NULL
               AND NOT EXISTS (SELECT 1 FROM moving m WHERE m.tenant_id = t.id)) BEGIN SELECT RAISE(IGNORE); END;
