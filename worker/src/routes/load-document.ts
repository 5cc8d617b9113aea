import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ApiContext } from '../app-context.ts'
import { admit } from '../auth.ts'
import { isId } from '../ids.ts'
import { preferredLanguage } from '../language.ts'
import { hasEndedHere } from '../lifecycle/ended-here.ts'
import { settleDocument } from '../lifecycle/settle.ts'
import { LIMITS } from '../limits.ts'
import { Problem } from '../problem.ts'
import type { Finished } from '../review/render-finished.ts'
import { type DocumentRow, findDocument } from '../store/documents.ts'
import { readResult } from '../store/results.ts'
import { readReview } from '../store/reviews.ts'
import { openText, type StoredText } from '../store/texts.ts'
import { renderFailed, renderReceived } from '../wire.ts'
import { assertSettled } from './assert-settled.ts'

const WAIT = `wait must be a whole number of seconds from 1 to ${LIMITS.waitSecondsMax}`
/** When D1 is asked again, in milliseconds from the beginning: eight times in all, oftener while most documents end. */
const LOOKS_MS = [700, 1500, 2500, 4000, 7000, 13_000, Number.POSITIVE_INFINITY]
/** Between two looks the isolate itself may know that the document has ended: its own memory is asked. */
const LISTEN_MS = 25

interface Wait {
  /** A request whose client went away never gets to end it, and holds its place no longer than this. */
  readonly until: number
}

/** Requests that wait, by tenant: more than its share are answered at once. */
const waits = new Map<string, readonly Wait[]>()

function waitsOf(tenantId: string): readonly Wait[] {
  const now = Date.now()
  return waits.get(tenantId)?.filter(({ until }) => until > now) ?? []
}

export const waitQuery = z.object({
  wait: z
    .string()
    .regex(/^\d{1,2}$/, WAIT)
    .transform(Number)
    .refine((seconds) => seconds >= 1 && seconds <= LIMITS.waitSecondsMax, WAIT)
    .optional()
    .openapi({
      type: 'integer',
      minimum: 1,
      maximum: LIMITS.waitSecondsMax,
      description: 'Hold the request until the document has ended, for at most so many seconds',
    }),
})

export const namingQuery = z.enum(['snake', 'camel'], 'naming must be snake or camel')
export const valuesQuery = z.enum(['json', 'text'], 'values must be json or text')

/** What was read of a document: the fields of its type, or its text alone. Neither unless it is finished. */
export type LoadedDocument = { readonly document: DocumentRow } & (
  | { readonly finished: Finished | null; readonly text: null }
  | { readonly finished: null; readonly text: StoredText }
)

/**
 * The caller's document, after at most `waitSeconds` for its end.
 *
 * @throws {Problem} the same 404 for an id that is unknown, malformed, deleted or another tenant's; 410 for a
 *   document whose result retention has removed
 */
export async function loadDocument(
  c: Context<ApiContext>,
  documentId: string,
  waitSeconds: number | undefined,
): Promise<LoadedDocument> {
  const { tenantId } = c.get('caller')
  const others = waitsOf(tenantId)
  if (waitSeconds === undefined || others.length >= LIMITS.waitsPerTenantMax) return look(c, documentId)
  const beganAt = Date.now()
  const own = { until: beganAt + waitSeconds * 1000 }
  waits.set(tenantId, [...others, own])
  try {
    for (const [i, afterMs] of LOOKS_MS.entries()) {
      const askedAt = Date.now()
      // A key that was revoked meanwhile learns nothing; a tenant that moved is elsewhere now.
      if (i > 0) await admit(c)
      const found = await look(c, documentId)
      if (found.document.state !== 'received' || Date.now() >= own.until) return found
      await untilEnded(found.document.id, askedAt, Math.min(beganAt + afterMs, own.until))
    }
    await admit(c)
    return await look(c, documentId)
  } finally {
    const left = waitsOf(tenantId).filter((one) => one !== own)
    if (left.length === 0) waits.delete(tenantId)
    else waits.set(tenantId, left)
  }
}

/** One look, which also brings to an end what a queue or a reader may have lost: a client that asks is reason enough. */
async function look(c: Context<ApiContext>, documentId: string, tries = TRIES): Promise<LoadedDocument> {
  const document = await findOwnDocument(c, documentId)
  if (document.state !== 'received') {
    const loaded = await loadEnded(c.env.DOCUMENTS, document)
    if (loaded !== 'gone') return loaded
    // Read again or corrected meanwhile: the row names other objects by now. Else it is our fault, never the caller's.
    if (tries === 0) throw new RangeError('a finished document has no stored result or review')
    return look(c, documentId, tries - 1)
  }
  const isEnded = await settleDocument(c.get('shard'), document, Date.now())
  // Where its tenant begins to move it was not ended after all.
  return isEnded && tries > 0 ? look(c, documentId, tries - 1) : { document, finished: null, text: null }
}

/** Until this isolate hears that the document has ended, or the next look is due. */
async function untilEnded(documentId: string, since: number, until: number): Promise<void> {
  while (Date.now() < until && !hasEndedHere(documentId, since)) {
    await scheduler.wait(Math.min(LISTEN_MS, Math.max(until - Date.now(), 1)))
  }
}

/** @throws {Problem} 404, see above; 503 where its tenant has moved since its key was looked up */
export async function findOwnDocument(c: Context<ApiContext>, documentId: string): Promise<DocumentRow> {
  const document = isId(documentId)
    ? await findDocument(c.get('shard').DB, c.get('caller').tenantId, documentId.toLowerCase())
    : null
  if (document === null) {
    if (isId(documentId)) await assertSettled(c)
    throw new Problem('document_not_found')
  }
  c.set('documentId', document.id)
  return document
}

/** Status 0 and 2: an answer without data. @param members what the route adds */
export function renderUnfinished(
  c: Context<ApiContext>,
  document: DocumentRow,
  members: object = {},
): Response {
  const language = preferredLanguage(c.req.header('Accept-Language'))
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return document.state === 'received'
    ? new Response(JSON.stringify(renderReceived(document)), {
        headers: { ...headers, 'Retry-After': String(LIMITS.retryAfterSeconds) },
      })
    : new Response(JSON.stringify({ ...renderFailed(document, language), ...members }), { headers })
}

/** How often a row is read again whose objects are not where it says. */
const TRIES = 3

async function loadEnded(bucket: R2Bucket, document: DocumentRow): Promise<LoadedDocument | 'gone'> {
  if (document.state === 'failed') return { document, finished: null, text: null }
  if (document.result_purged_at !== null) throw new Problem('document_expired')
  if (document.type === 'text') {
    const text = document.result_key === null ? null : await openText(bucket, document.result_key)
    return text === null ? 'gone' : { document, finished: null, text }
  }
  const [result, review] = await Promise.all([
    document.result_key === null ? null : readResult(bucket, document.result_key),
    readReview(bucket, document),
  ])
  if (result === null || (review === null && document.review_key !== null)) return 'gone'
  return { document, finished: { document, result, review }, text: null }
}
