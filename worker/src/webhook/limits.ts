/** Every limit of webhooks, each with its reason. */
export const WEBHOOK_LIMITS = {
  webhooksPerTenantMax: 10,
  /** How long a secret goes on signing after it was replaced. */
  secretOverlapSeconds: 86_400,
  /** What receivers are promised; common services give 5 to 30 seconds. */
  timeoutMs: 15_000,
  /** What an endpoint may answer before it is no longer listened to, and what the log keeps of it. */
  answerBytesMax: 64 * 1024,
  answerBytesKept: 1024,
  /** Longer than any attempt: name service 3 s, storage, 15 s for the endpoint. */
  leaseSeconds: 45,
  /** A Worker may wait for six answers at once. */
  lanes: 6,
  /** Half of them at most for one webhook, so that a slow one never takes them all. */
  lanesPerWebhook: 3,
  /** Six queries of D1 for each attempt, of the 1000 an invocation has. */
  drainAttemptsMax: 100,
  /** A queue consumer lives for 15 minutes; ending sooner lets the next batch begin. */
  drainMsMax: 60_000,
  /** Events that become deliveries in one transaction: with ten webhooks, 1000 rows. */
  dispatchEventsMax: 100,
  /** Transactions of that kind in one drain: two queries each. */
  dispatchesMax: 50,
  /** What is due sooner than the sweeper comes gets a message of its own; the rest waits in D1. */
  wakeUpSecondsMax: 60,
  logDays: 30,
  /** Old deliveries deleted by one sweep, a minute before the next. */
  sweepDeliveriesMax: 500,
} as const
