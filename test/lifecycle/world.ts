import type { AskedType } from '../../worker/src/document-type.ts'
import type { ApiEnv, OnShard, ReaderPort } from '../../worker/src/env.ts'
import { newId } from '../../worker/src/ids.ts'
import { restartDocument } from '../../worker/src/lifecycle/restart.ts'
import { settleDocument, settleDue } from '../../worker/src/lifecycle/settle.ts'
import { consumeExtraction } from '../../worker/src/queue/consume-extraction.ts'
import { buryDeadLetter } from '../../worker/src/queue/dead-letters.ts'
import type { SentFiles } from '../../worker/src/read/sent-files.ts'
import { summaryOf } from '../../worker/src/read/summary.ts'
import type { TextData } from '../../worker/src/read/text-of.ts'
import { keepReview } from '../../worker/src/review/keep-review.ts'
import { findDocument } from '../../worker/src/store/documents.ts'
import { fileKey, putFile } from '../../worker/src/store/files.ts'
import { readResult } from '../../worker/src/store/results.ts'
import { readReview } from '../../worker/src/store/reviews.ts'
import { onEachShard, onShardOf, shardsOf } from '../../worker/src/store/shards.ts'
import { insertTenant } from '../../worker/src/store/tenants.ts'
import { beginUpload, insertDocument } from '../../worker/src/store/uploads.ts'
import { clock } from './clock.ts'
import { createD1 } from './d1.ts'
import { createQueue, type Waiting } from './queue.ts'
import { createR2 } from './r2.ts'

/** What a reader does with a document. */
export const READINGS = [
  'reads',
  'cannot read',
  'is busy',
  'is away',
  'dies',
  'dies with its caller',
  'reads for too long',
] as const
export type Reading = (typeof READINGS)[number]

export interface ExtractionBody {
  readonly documentId: string
  readonly tenantId: string
}

export interface Document {
  readonly id: string
  readonly tenantId: string
}

/** One of the documents that the reader sees in a file. */
export interface SeenPart {
  readonly from: number
  readonly to: number
  readonly pages: string
  readonly type: number | null
}

const RESULT = { data: {}, fields: {}, validations: [], text: [], pageCount: 0 }
const LEASE_MS = 300_000

/** How the service acts on what happens to a document. A test may put a fault back in place of one of these. */
export const ACTIONS = {
  consume: consumeExtraction,
  bury: buryDeadLetter,
  settle: settleDocument,
  sweep: settleDue,
}
export type Actions = typeof ACTIONS

/** The service's own code over databases, a bucket and a queue in memory, with a clock that the test moves. */
export function createWorld(actions: Actions = ACTIONS, shards = 1) {
  let reading: Reading = 'reads'
  /** The isolate has died: whatever it still does reaches nothing. */
  let isDead = false
  const assertAlive = () => {
    if (isDead) throw new Error('this isolate is dead')
  }
  /** What the reader was given to open each file with. */
  const passwords: (string | null)[] = []
  /** What the reader was asked to read. */
  const asked: { readonly type: AskedType; readonly pages: string | null }[] = []
  let parts: readonly SeenPart[] = []
  const begun = new Map<string, number>()
  let found = { type: 51, confidence: 0.9 }
  let result: Parameters<typeof summaryOf>[0] = RESULT
  let text: TextData = { pages: [], markdown: '' }
  const queue = createQueue<ExtractionBody>(clock.now, assertAlive)
  const webhooks = createQueue<unknown>(clock.now, assertAlive)

  const reader: ReaderPort = {
    ping: async () => {
      if (reading === 'is away') throw new Error('the reader is away')
      return 'alive'
    },
    read: async ({ bytes }: SentFiles, type, pages, password, judging) => {
      passwords.push(password)
      asked.push({ type, pages })
      if (reading === 'is busy') {
        // As the real one does: the bytes are refused, and some time later it says why.
        await bytes.cancel()
        for (let turns = 0; turns < 20; turns++) await Promise.resolve()
        return { outcome: 'busy' }
      }
      const id = await new Response(bytes).text()
      begun.set(id, (begun.get(id) ?? 0) + 1)
      isDead = reading === 'dies with its caller'
      if (reading.startsWith('dies')) throw new Error('The destination execution context was terminated.')
      if (reading === 'reads for too long') {
        clock.advance(LEASE_MS + 1)
        await sweep()
      }
      const ms = 1000
      if (reading === 'cannot read') {
        return { outcome: 'unreadable', code: 'no_text_found', detail: '', detectedType: null, ms }
      }
      if (type === 'text') {
        const engine = { version: '0', models: { reader: '00' } }
        const told = { engine, found: null, judged: null, title: null, parts: [] }
        return {
          outcome: 'read',
          result: JSON.stringify(text),
          ...told,
          pageCount: 1,
          ms,
          memoryPeakBytes: 1,
        }
      }
      return {
        outcome: 'read',
        result: JSON.stringify(result),
        ...summaryOf(
          result,
          type === 'auto' ? found.type : type,
          type === 'auto' ? found.confidence : null,
          judging,
        ),
        // The pages of one part alone hold no others.
        parts: parts.some((part) => part.pages === pages) ? [] : parts,
        pageCount: 1,
        found: type === 'auto' ? found : null,
        ms,
        memoryPeakBytes: 1,
      }
    },
  }

  const databases = Array.from({ length: shards }, (_, i) => [`DB_${i}`, createD1(assertAlive)])
  const env = {
    ...Object.fromEntries(databases),
    DOCUMENTS: createR2(),
    EXTRACTION: queue.binding,
    WEBHOOKS: webhooks.binding,
    READER: reader,
    ENVIRONMENT: 'live',
  } as unknown as ApiEnv

  /** @returns null while the tenant moves: requests are answered 503 */
  async function onShard(tenantId: string): Promise<OnShard | null> {
    const place = await env.DB_0.prepare('SELECT frozen FROM tenants WHERE id = ?1')
      .bind(tenantId)
      .first('frozen')
    return place === null ? onShardOf(env, tenantId) : null
  }

  async function sweep(): Promise<void> {
    for (const shard of onEachShard(env)) await actions.sweep(shard, clock.now())
  }

  return {
    env,
    queue,
    passwords,
    asked,
    /** The documents that the reader sees in a whole file from now on. */
    part: (several: readonly SeenPart[]) => {
      parts = several
    },
    webhooks,
    databases: shardsOf(env),
    onShard,
    sweep,
    /** What the reader finds a document to be. */
    find: (type: typeof found) => {
      found = type
    },
    /** What the reader reads from now on. */
    say: (reading: typeof result) => {
      result = reading
    },
    /** What the reader reads from now on of whom the text alone is asked for. */
    sayText: (read: TextData) => {
      text = read
    },
    /** How often a reader began a document, as the reader saw it. */
    begun: (id: string) => begun.get(id) ?? 0,
    addTenant: (id: string) => insertTenant(env, id, id, clock.now()),
    /** @returns null while the tenant moves */
    async receive(tenantId: string): Promise<Document | null> {
      const shard = await onShard(tenantId)
      if (shard === null) return null
      const now = clock.now()
      const id = newId(now)
      const bytes = new TextEncoder().encode(id)
      const stored = { mediaType: 'application/pdf', pageCount: 1, byteCount: bytes.byteLength, sha256: '' }
      const claim = { tenantId, documentId: id, externalId: null, idempotencyKey: null }
      await beginUpload(shard.DB, claim, now)
      await putFile(env.DOCUMENTS, fileKey(tenantId, id, 0), bytes, stored)
      const rest = {
        pages: null,
        pageCount: 1,
        retentionHours: null,
        passwordId: null,
        splits: false,
        parent: null,
        files: [stored],
        keyId: null,
        createdAt: now,
      }
      await insertDocument(shard.DB, { claim, type: 54, ...rest }, newId(now), now + 60_000, now)
      await env.EXTRACTION.send({ tenantId, documentId: id })
      return { id, tenantId }
    },
    /** Deliver a message to a reader that behaves as given. */
    async deliver(message: Waiting<ExtractionBody>, behaves: Reading): Promise<void> {
      reading = behaves
      await queue.deliver(message, async (delivered) => {
        await actions.consume(delivered, env)
        return !isDead
      })
      isDead = false
    },
    async bury(message: Waiting<ExtractionBody>): Promise<void> {
      await queue.bury(message, (delivered) => actions.bury(delivered, env, clock.now()))
    },
    async poll({ id, tenantId }: Document): Promise<void> {
      const shard = await onShard(tenantId)
      const found = shard && (await findDocument(shard.DB, tenantId, id))
      if (shard && found?.state === 'received') await actions.settle(shard, found, clock.now())
    },
    /** A person confirms a finished document with a value of their own. @returns whether it was there to be confirmed */
    async review({ id, tenantId }: Document, name: string): Promise<boolean> {
      const shard = await onShard(tenantId)
      const found = shard && (await findDocument(shard.DB, tenantId, id))
      if (!shard || found?.state !== 'finished' || found.result_key === null) return false
      const result = await readResult(env.DOCUMENTS, found.result_key)
      if (result === null) throw new Error('a result is not where its row says')
      const reviewed = { document: found, result, review: await readReview(env.DOCUMENTS, found) }
      const said = { values: { name }, reset: [], state: 'done', by: 'k' } as const
      return (await keepReview(shard, reviewed, said, clock.now())) !== null
    },
    /** The name that an object of corrections has. */
    async nameIn(key: string | null): Promise<unknown> {
      const object = key === null ? null : await env.DOCUMENTS.get(key)
      return object === null ? null : (await object.json<{ data: { name: unknown } }>()).data.name
    },
    /** @returns whether it is read again */
    async restart({ id, tenantId }: Document): Promise<boolean> {
      const shard = await onShard(tenantId)
      const found = shard && (await findDocument(shard.DB, tenantId, id))
      if (!shard || !found || found.state === 'received') return false
      const now = clock.now()
      const restarted = await restartDocument(shard.DB, found, 54, null, newId(now), newId(now), now)
      if (restarted !== null) await env.EXTRACTION.send({ tenantId, documentId: id })
      return restarted !== null
    },
  }
}
export type World = ReturnType<typeof createWorld>
