/**
 * `npm run bench:scale`: the same work beside ten thousand, a hundred thousand and a million documents, one day's
 * worth, in a local D1. Rows are exact; times are of this machine and contain the way to the simulator.
 *
 *   npm run bench:scale [-- --documents 1000000]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getPlatformProxy } from 'wrangler'
import type { ApiEnv, OnShard } from '../../worker/src/env.ts'
import { newId } from '../../worker/src/ids.ts'
import { claimInTurn } from '../../worker/src/lifecycle/claim.ts'
import { finishDocument } from '../../worker/src/lifecycle/end.ts'
import { claimDelivery } from '../../worker/src/store/deliveries-claim.ts'
import { dispatchEvents } from '../../worker/src/store/deliveries-dispatch.ts'
import { listDocuments } from '../../worker/src/store/document-page.ts'
import { findDocument } from '../../worker/src/store/documents.ts'
import { beginUpload, insertDocument } from '../../worker/src/store/uploads.ts'
import { purgeDue } from '../../worker/src/sweep/purge.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { countOperations } from '../worker/count-operations.ts'
import { createTenants, fill, startFor, TENANTS } from './fill.ts'

const { values: options } = parseArgs({ options: { documents: { type: 'string', default: '1000000' } } })
const largest = Number(options.documents)
const SIZES = [largest / 100, largest / 10, largest]
/** A million may cost half as much again as ten thousand. */
const RATIO_MAX = 1.5
const ROUNDS = 25
/** Rounds of what takes longer. */
const ROUNDS_OF_MANY = 5
const PURGED = 500
const ROOT = join(import.meta.dirname, '../..')
const [tenantId = ''] = TENANTS

const folder = mkdtempSync(join(tmpdir(), 'ficha-scale-'))
const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
const migrate = [
  'd1',
  'migrations',
  'apply',
  'ficha',
  '--local',
  '-c',
  'wrangler.toml',
  '--persist-to',
  folder,
]
const done = spawnSync(process.execPath, [wrangler, ...migrate], { cwd: ROOT, encoding: 'utf8' })
if (done.status !== 0) throw new Error(done.stderr)
const proxy = await getPlatformProxy<ApiEnv>({
  configPath: join(ROOT, 'wrangler.toml'),
  persist: { path: join(folder, 'v3') },
})
// The sweeper's lines are not the figures.
console.log = () => {}

const start = startFor(largest, Date.now())
const uploaded: string[] = []
/** One array of sizes for each operation. */
const figures = new Map<string, { readonly ms: number; readonly read: number; readonly written: number }[]>()
try {
  await createTenants(proxy.env.DB_0)
  let filled = 0
  for (const size of SIZES) {
    const startedAt = performance.now()
    await fill(proxy.env.DB_0, filled, size, start)
    filled = size
    print(`${size} documents after ${seconds(startedAt)}`)
    await measureAll(size)
  }
  printTable()
} finally {
  await proxy.dispose()
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(size: number): Promise<void> {
  const { documents } = await listDocuments(proxy.env.DB_0, tenantId, {}, null, 100)
  const known = documents.map(({ id }) => id)
  await measure('upload', ROUNDS, ({ DB }, i) => upload(DB, size, i))
  await measure('fetch', ROUNDS, ({ DB }, i) => findDocument(DB, tenantId, known[i % known.length] ?? ''))
  await measure('list', ROUNDS, ({ DB }) => listDocuments(DB, tenantId, {}, null, 20))
  await measure('claim and end a document', ROUNDS, ({ DB }, i) => read(DB, i))
  uploaded.length = 0
  while ((await dispatchEvents(proxy.env.DB_0, Date.now())) > 0);
  await measure('claim a delivery', ROUNDS, ({ DB }) =>
    claimDelivery(DB, newId(Date.now()), { busy: [], full: [] }, Date.now() + 1000),
  )
  await proxy.env.DB_0.prepare(`UPDATE deliveries SET state = 'delivered', lease = NULL, lease_until = NULL
    WHERE state = 'pending'`).run()
  await measure('sweep with nothing due', ROUNDS_OF_MANY, (env) => sweep(env, Date.now()))
  await measure(`purge of ${PURGED} documents`, ROUNDS_OF_MANY, (env) => purgeDue(env, 'source', 1), makeDue)
}

async function upload(db: D1Database, size: number, i: number): Promise<void> {
  const now = Date.now()
  const documentId = newId(now)
  const hash = `${size} ${i}`
  const claim = { tenantId, documentId, externalId: null, idempotencyKey: { hash, payloadHash: '' } }
  await beginUpload(db, claim, now)
  const document = {
    claim,
    type: 51 as const,
    pages: null,
    pageCount: 1,
    retentionHours: null,
    passwordId: null,
    splits: false,
    parent: null,
    files: [],
    keyId: null,
    createdAt: now,
  }
  const row = await insertDocument(db, document, newId(now), now + 60_000, now)
  if (row === null) throw new Error('the document was not written')
  uploaded.push(documentId)
}

async function read(db: D1Database, i: number): Promise<void> {
  const now = Date.now()
  const key = { tenantId, id: uploaded[i] ?? '' }
  const claim = await claimInTurn(db, key, [], newId(now), { messageId: newId(now), attempt: 1 }, now)
  if (claim === null) throw new Error('nothing to claim')
  const ending = {
    key: { tenantId, id: claim.document.id },
    run: claim.run,
    eventId: newId(now),
    processTimeMs: 1,
    now,
  }
  const { isOurs } = await finishDocument(db, ending, 'results/x')
  if (!isOurs) throw new Error('not ended')
}

async function makeDue(): Promise<void> {
  await proxy.env.DB_0.prepare(
    `UPDATE documents SET source_purge_at = 0 WHERE (tenant_id, id) IN (
       SELECT tenant_id, id FROM documents WHERE source_purged_at IS NULL AND state = 'finished' LIMIT ?1)`,
  )
    .bind(PURGED)
    .run()
}

async function measure(
  name: string,
  rounds: number,
  work: (env: OnShard, round: number) => Promise<unknown>,
  prepare = async () => {},
): Promise<void> {
  const { bindings, counts } = countOperations(proxy.env)
  const env = { ...proxy.env, ...bindings, DB: bindings.DB_0 }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await prepare()
    const startedAt = performance.now()
    await work(env, round)
    times.push(performance.now() - startedAt)
  }
  const { rowsRead, rowsWritten } = counts().d1
  const entry = {
    // The machine has other work: the faster half says more about us.
    ms: times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0,
    read: rowsRead / rounds,
    written: rowsWritten / rounds,
  }
  figures.set(name, [...(figures.get(name) ?? []), entry])
}

function printTable(): void {
  print(`\n${['', ...SIZES.map((size) => `${size}: ms, rows read + written`), 'ratio ms, rows'].join(' | ')}`)
  for (const [name, entries] of figures) {
    const [first, last] = [entries[0], entries.at(-1)]
    if (!first || !last) continue
    const cells = entries.map(
      ({ ms, read, written }) => `${ms.toFixed(1)}, ${round(read)} + ${round(written)}`,
    )
    const ratios = [last.ms / first.ms, (last.read + last.written) / (first.read + first.written)]
    print([name, ...cells, ratios.map((ratio) => ratio.toFixed(2)).join(', ')].join(' | '))
    if (ratios.some((ratio) => ratio > RATIO_MAX)) {
      print(`  ${name}: more than ${RATIO_MAX} × between the smallest and the largest`)
      process.exitCode = 1
    }
  }
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function seconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(0)} s`
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
