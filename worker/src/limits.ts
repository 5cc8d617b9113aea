import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { WEBHOOK_LIMITS } from './webhook/limits.ts'

/** Every limit of the service, each with its reason. Those of the engine are in engine/src/limits.ts. */
export const LIMITS = {
  /** Bodies of JSON are registrations: a URL, a name and some short lists. */
  jsonBytesMax: 16 * 1024,
  /** Errors that one answer tells: more than a form has mistakes, and nobody reads thousands. */
  errorsMax: 60,
  /** Documents of an export: two objects of R2 each, and more where one is changed meanwhile, of the thousand calls of a request. */
  exportItemsMax: 400,
  /** Results that an export holds at a time, of some hundred KB each. */
  exportFetchesMax: 6,
  /** Corrected values: every field of a term that names twenty people, generously. */
  correctionBytesMax: 256 * 1024,
  /** Names in a correction: the largest type has 30 fields, in two spellings. */
  correctionNamesMax: 60,
  /** A result that retention removes within this many seconds takes no correction: none may be written after its removal. */
  correctionMarginSeconds: 60,
  /** Tries of a correction that says no version, while others are faster. */
  correctionTriesMax: 5,
  /**
   * Per key, times its `limit_factor`; a tenant's keys together have `tenantFactor` times that. A burst is what a
   * person's click or a small batch sends at once.
   */
  rates: {
    /** 5 a second. 60 over the burst wait for their turn, well within a client's usual time-out of 30 s. */
    uploads: { intervalMs: 200, burst: 20, waitMsMax: 12_000 },
    /** 10 a second. */
    listing: { intervalMs: 100, burst: 20, waitMsMax: 0 },
    /** 50 a second; the window is the binding's, and wrangler.toml says the same. */
    reads: { perWindow: 500, windowSeconds: 10 },
    /** 300 a second from one address, before its keys are looked at; the window is the binding's. */
    addresses: { perWindow: 3000, windowSeconds: 10 },
  },
  /** A tenant has some systems that work at the same time; more keys do not make it faster. */
  tenantFactor: 10,
  /** Items of a page: by default what fits on a screen, at most what D1 answers in some milliseconds. */
  pageItems: 20,
  pageItemsMax: 100,
  /** Documents among which a listing looks for what fits: some ten milliseconds of a database that does one thing at a time. */
  listLookMax: 10_000,
  /** The longest answer to `GET ?wait`: proxies commonly give up after 30 seconds without a byte. */
  waitSecondsMax: 25,
  /** Reading takes seconds; polling faster only costs requests. */
  retryAfterSeconds: 2,
  externalIdLengthMax: 128,
  keyNameLengthMax: 100,
  /** Usable keys of a tenant: one for each of its systems and people, and no means to multiply limits. */
  keysPerTenantMax: 100,
  /** New keys of a tenant in a day, ended ones counted: rows stay for the audit, in the one database that all tenants share. */
  newKeysPerDayMax: 1000,
  /** How long a rotated key goes on working: a day to change it everywhere, a week at most. */
  keyGraceSeconds: 86_400,
  keyGraceSecondsMax: 604_800,
  idempotencyKeyLengthMax: 255,
  /** As long as clients repeat what they could not deliver. */
  idempotencyHours: 24,
  /** A year: what is kept for longer belongs into an archive, not into an extraction service. */
  retentionHoursMax: 8760,
  /** Multipart boundaries and headers of 50 files and the other parts, generously. */
  multipartOverheadBytesMax: 64 * 1024,
  /** How much of a body that is too large is read and thrown away before its client is cut off. */
  drainBytesMax: 100_000_000,
  /**
   * The isolate has 128 MB. Bytes that have arrived are held once; while one upload is looked at, its pieces are joined,
   * and then copied on their way to the inspector: 45 MB, and 20 MB for each of the two. On workerd it is measured
   * (test/service/upload-memory.long.test.ts).
   */
  uploadBytesInFlightMax: 45_000_000,
  /** What the uploads of one tenant hold together, beside the oldest of them: two photos of a telephone. */
  uploadTenantBytesMax: 5_000_000,
  /** A client that sends a burst of large files should wait for its turn rather than see an error. */
  uploadTurnSecondsMax: 20,
  /** A line of 26 kbit/s is slow. A sender of less in this many seconds has gone, or only occupies memory. */
  uploadProgress: { seconds: 10, bytesMin: 32 * 1024 },
  /** What comes or goes for longer than this has its key looked up again: one query more, which most requests save. */
  admittedMs: 5000,
  /** The inspector is looked for and asked for so long at most, while nothing arrives. */
  uploadIdleSeconds: 90,
  /** How long an upload waits for an inspector that is away, as for one that is started again. */
  inspectorAwaySecondsMax: 20,
  /** A tenant may have this many of these at once in an isolate; others are answered at once, as without `wait`. */
  waitsPerTenantMax: 100,
  /** A text that is to be Markdown or hOCR waits for its turn in the isolate: each takes some hundred milliseconds. */
  textTurnSecondsMax: 10,
  /** A client that went away while its text came from R2 lets go after this. */
  textHoldSeconds: 30,
  /** The inspector may be looking at another upload. */
  inspectSecondsMax: 30,
  /** A look takes milliseconds; one that has not ended after a minute lost its caller. */
  inspectHoldSeconds: 60,
  /** A message waits for the document before it in the same isolate; a consumer may live 15 minutes in all. */
  readingTurnSecondsMax: 500,
  /** The reader may be at a document of another isolate. */
  readerTurnSecondsMax: 20,
  /** How long a claim lasts: the wait for the reader, its cpu_ms, and ten seconds for moving the bytes. */
  processingSecondsMax: 300,
  /** A claim looks at this many documents of each tenant: as many as one isolate reads at most. */
  fairLookMax: 8,
  /** How many tenants an isolate remembers to have served; who is not among them comes first. */
  servedTenantsMax: 100,
  /**
   * What the parts of one upload store in all, each with the whole file: a file of 20 MB is split by 20 pages, one of 8 MB
   * by 50. Copying takes some seconds of the claim.
   */
  partsBytesMax: 400_000_000,
  /** A crash that happens three times is the document's fault. */
  attemptsMax: 3,
  /** Back-off of a failed attempt, doubled each time: storage hiccups last seconds, outages minutes. */
  retrySeconds: 5,
  retrySecondsMax: 600,
  /** A message that was not consumed after a minute may be lost; doubled at each sending. */
  resendSeconds: 60,
  /** The longest pause between two sendings of the same document. */
  resendSecondsMax: 3600,
  /** A document that nobody could even begin within a day ends as FAILED. */
  queuedHoursMax: 24,
  /** Begun when the whole body was read: a look at the files and the writes to R2 lie between. */
  uploadingSecondsMax: 300,
  /** A sweep looks at this many received documents of each tenant, the oldest: some tens of milliseconds of D1. */
  sweepLookMax: 5000,
  /**
   * Queries of D1 after which a sweep or a courier begins nothing more. D1 answers 1000 of an invocation: the rest is for
   * what is under way then, and for what is repeated.
   */
  queriesMax: 700,
  /** Uploads that one sweep gives up. Each asks R2 for a list. */
  sweepUploadsMax: 100,
  /** How far `GET /events` goes back: as far as the log of deliveries. */
  eventDays: 30,
  /** The row of a document: a week longer than its result and its events, then a line of the archive. */
  rowDays: 37,
  /**
   * The steps of a sweep work in rounds of so many rows (some tens of milliseconds of D1), so many rounds a minute for all
   * databases together: 4,000 of each kind, 5.7 million a day. A million documents a day need 694 a minute, and of events
   * twice as many. R2 is asked for as many lists of each part, of the 10,000 calls of an invocation.
   */
  stepRowsMax: 500,
  roundsMax: 8,
  /** An object that R2 does not let go is tried again after this. */
  purgeAgainSeconds: 600,
  /** `lastUsedAt` of a key is exact to a minute: a write for every request would halve D1's capacity. */
  lastUsedSeconds: 60,
} as const

/** What `GET /limits` tells a client. */
export const PUBLIC_LIMITS = {
  uploadBytesMax: ENGINE_LIMITS.uploadBytesMax,
  pagesMax: ENGINE_LIMITS.pagesMax,
  pagesAnalysedByDefault: ENGINE_LIMITS.pagesAnalysedByDefault,
  partsMax: ENGINE_LIMITS.pagesMax,
  partsBytesMax: LIMITS.partsBytesMax,
  textWordsMax: ENGINE_LIMITS.isolateTextWordsMax,
  imagePixelsMax: ENGINE_LIMITS.imagePixelsMax,
  imageSideMin: ENGINE_LIMITS.imageSideMin,
  externalIdLengthMax: LIMITS.externalIdLengthMax,
  retentionHoursMax: LIMITS.retentionHoursMax,
  idempotencyKeyLengthMax: LIMITS.idempotencyKeyLengthMax,
  idempotencyHours: LIMITS.idempotencyHours,
  keysMax: LIMITS.keysPerTenantMax,
  newKeysPerDayMax: LIMITS.newKeysPerDayMax,
  pageItemsMax: LIMITS.pageItemsMax,
  eventDays: LIMITS.eventDays,
  uploadsPerSecond: 1000 / LIMITS.rates.uploads.intervalMs,
  uploadsBurst: LIMITS.rates.uploads.burst,
  listingsPerSecond: 1000 / LIMITS.rates.listing.intervalMs,
  listingsBurst: LIMITS.rates.listing.burst,
  readsPerSecond: LIMITS.rates.reads.perWindow / LIMITS.rates.reads.windowSeconds,
  waitSecondsMax: LIMITS.waitSecondsMax,
  retryAfterSeconds: LIMITS.retryAfterSeconds,
  processingSecondsMax: LIMITS.processingSecondsMax,
  attemptsMax: LIMITS.attemptsMax,
  webhooksMax: WEBHOOK_LIMITS.webhooksPerTenantMax,
  webhookTimeoutMs: WEBHOOK_LIMITS.timeoutMs,
  webhookLogDays: WEBHOOK_LIMITS.logDays,
  webhookAttemptsTold: WEBHOOK_LIMITS.attemptsTold,
} as const
