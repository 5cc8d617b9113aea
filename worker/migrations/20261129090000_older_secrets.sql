-- Secrets before the previous one that go on signing, newest first: JSON, [[sealed secret, until], ...].
ALTER TABLE webhooks ADD COLUMN older_secrets TEXT NOT NULL DEFAULT '[]';
