/**
 * What Cloudflare charges on its Workers Paid plan beyond what the plan includes, in US dollars a million, as of August
 * 2026. Storage, and the 5 dollars a month that include 10 million requests, 30 million ms of CPU and 50 million rows
 * written, are left out.
 *
 * @see https://developers.cloudflare.com/workers/platform/pricing/, .../d1/platform/pricing/, .../r2/pricing/,
 *   .../queues/platform/pricing/
 */
export const PRICES_AS_OF = '2026-08'

export const DOLLARS_PER_MILLION = {
  /** Of the API from outside; calls between our Workers are not charged, a queue's batch is a request. */
  requests: 0.3,
  cpuMs: 0.02,
  d1RowsRead: 0.001,
  d1RowsWritten: 1,
  /** Writes and lists. */
  r2ClassA: 4.5,
  /** Reads. */
  r2ClassB: 0.36,
  /** A message is written, read and deleted: three operations. */
  queueOperations: 0.4,
} as const
export type Charged = keyof typeof DOLLARS_PER_MILLION
