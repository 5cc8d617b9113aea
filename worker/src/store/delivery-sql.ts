/**
 * SQL for a UUID of version 7 at the time of parameter `?1`: rows made by one INSERT … SELECT get ids of
 * their own, in the order of time. @see RFC 9562, section 5.7
 */
export const NEW_ID = `lower(printf('%08x-%04x-7%.3s-%s%.3s-%s', ?1 >> 16, ?1 & 65535, hex(randomblob(2)),
  substr('89ab', 1 + (abs(random()) & 3), 1), hex(randomblob(2)), hex(randomblob(6))))`

/** Which webhooks are told of an event: `e` an event, `d` its document, `w` a webhook of the same tenant. */
export const IS_SUBSCRIBED = `EXISTS (SELECT 1 FROM json_each(w.events) WHERE value = e.kind)
  AND (w.types IS NULL OR EXISTS (SELECT 1 FROM json_each(w.types) WHERE value = d.type))`

/**
 * A table `waiting` of the webhooks for which something waits, to stand before a SELECT. One step of the index
 * for each of them, however many deliveries they have.
 */
export const WAITING = `WITH RECURSIVE waiting (webhook_id) AS (
  SELECT min(webhook_id) FROM deliveries INDEXED BY deliveries_waiting WHERE state = 'pending'
  UNION ALL
  SELECT (SELECT min(d.webhook_id) FROM deliveries d INDEXED BY deliveries_waiting
          WHERE d.state = 'pending' AND d.webhook_id > waiting.webhook_id)
  FROM waiting WHERE waiting.webhook_id IS NOT NULL)`

/** What a delivery takes over from its event. */
export const FROM_EVENT = 'tenant_id, webhook_id, event_sequence, document_id, message_id, kind'
export const OF_EVENT = 'e.tenant_id, w.id, e.sequence, e.document_id, e.id, e.kind'
