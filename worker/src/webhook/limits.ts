/** Every limit of webhooks, each with its reason. */
export const WEBHOOK_LIMITS = {
  webhooksPerTenantMax: 10,
  /** How long a secret goes on signing after it was replaced. */
  secretOverlapSeconds: 86_400,
  /** That still sign beside the newest: each is a signature in the header of every delivery. */
  earlierSecretsMax: 5,
  /** What receivers are promised; common services give 5 to 30 seconds. */
  timeoutMs: 15_000,
  /** What an endpoint may answer before it is no longer listened to, and what the log keeps of it. */
  answerBytesMax: 64 * 1024,
  answerBytesKept: 1024,
  /** Longer than any attempt: name service 3 s, storage, 15 s for the endpoint. */
  leaseSeconds: 45,
  /** A Worker may wait for six answers at once. */
  lanes: 6,
  /** What one tenant leaves to the others, so that its slow endpoints never take all lanes. */
  lanesReserved: 2,
  /** Of all isolates together: what an endpoint can be asked to bear. One that fails is only tried. */
  lanesPerWebhook: 8,
  lanesPerFailingWebhook: 1,
  /** While endpoints are slow, others' events wait no longer than this. */
  lookMs: 400,
  /** Of one drain. Where each attempt asks much of D1 it ends sooner (`LIMITS.queriesMax`). */
  attemptsMax: 80,
  /** A queue consumer lives for 15 minutes; ending sooner lets the next batch begin. */
  drainMsMax: 30_000,
  /** As long as the last attempts may take. */
  endingMsMax: 15_000,
  /** Events that become deliveries in one transaction: with ten webhooks, 1000 rows. */
  dispatchEventsMax: 100,
  /** Transactions of that kind in one drain: two queries each. */
  dispatchesMax: 50,
  /** What is due sooner than the sweeper comes gets a message of its own; the rest waits in D1. */
  wakeUpSecondsMax: 60,
  logDays: 30,
  /** Of a delivery's attempts the last: two whole schedules. One that is sent again and again has any number, each with an answer. */
  attemptsTold: 20,
  /** Rows that one statement of a step changes: some tens of milliseconds of D1. */
  stepRowsMax: 500,
  /** Of a recovery in one go, three queries each; what is left the courier and the sweeper do. */
  recoverStepsMax: 10,
} as const
