-- On the first database, which has every tenant: its rows have left it. On the others such a tenant stays frozen; here it
-- cannot, since what is frozen here is 503. A request of before the move found it unfrozen, and wrote a document or a
-- webhook that nobody would find again.
ALTER TABLE tenants ADD COLUMN away INTEGER NOT NULL DEFAULT 0 CHECK (away IN (0, 1));
CREATE TRIGGER documents_away_insert BEFORE INSERT ON documents
WHEN (SELECT away FROM tenants WHERE id = NEW.tenant_id) = 1 BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER webhooks_away_insert BEFORE INSERT ON webhooks
WHEN (SELECT away FROM tenants WHERE id = NEW.tenant_id) = 1 BEGIN SELECT RAISE(IGNORE); END;
