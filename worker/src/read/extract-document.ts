import { type Extraction, extract, parsePages, toResult, UnreadableDocument } from '@ficha/engine'
import { workerdRuntime } from '@ficha/engine/workerd'
import type { OnShard, ReaderEnv } from '../env.ts'
import { newId } from '../ids.ts'
import { describeError, log } from '../log.ts'
import { type Claim, type Failure, failDocument, finishDocument } from '../store/claims.ts'
import { readFiles, resultKey } from '../store/files.ts'
import { putResult } from '../store/results.ts'
import { purge } from '../sweep/purge.ts'
import { FAILURE_CODES } from '../wire.ts'

/**
 * Read a claimed document and end it: as FINISHED with a result, or as FAILED when the document is bad.
 *
 * @throws when the world failed or we are wrong: the attempt may be repeated
 */
export async function extractDocument(env: OnShard<ReaderEnv>, claim: Claim): Promise<void> {
  const { document, run } = claim
  const files = await readFiles(env.DB, env.DOCUMENTS, document.id)
  const startedAt = Date.now()
  const reading = await readFilesAs(claim, files)
  // A Worker's clock moves only with I/O: without this the time of a pure computation is zero.
  await scheduler.wait(0)
  const now = Date.now()
  const ending = { documentId: document.id, run, eventId: newId(now), processTimeMs: now - startedAt, now }

  if ('failure' in reading) {
    await failDocument(env.DB, run, ending, reading.failure)
    await purgeAtOnce(env, document.id, now)
    log({ event: 'failed', documentId: document.id, code: reading.failure.code, ms: ending.processTimeMs })
    return
  }
  const key = resultKey(document.tenant_id, document.id, run)
  await putResult(env.DOCUMENTS, key, toResult(reading.extraction))
  const isOurs = await finishDocument(env.DB, ending, key)
  // Another run ended the document, or it was deleted: nothing may point at this result, so it goes.
  if (isOurs) await purgeAtOnce(env, document.id, now)
  else await env.DOCUMENTS.delete(key)
  log({
    event: isOurs ? 'finished' : 'superseded',
    documentId: document.id,
    type: document.type,
    pages: reading.extraction.pages.length,
    attempts: document.attempts,
    ms: ending.processTimeMs,
    // Of this isolate so far: production does not tell how near a document came to its 128 MB.
    memoryPeakBytes: workerdRuntime().memory.peakBytes(),
  })
}

/** Where retention is 0 hours. The document has ended: a failure here is the sweeper's business. */
async function purgeAtOnce(env: OnShard<ReaderEnv>, documentId: string, now: number): Promise<void> {
  await purge(env, 'source', documentId, now).catch((error: unknown) =>
    log({ event: 'purge-failed', documentId, ...describeError(error) }),
  )
}

type Reading = { readonly extraction: Extraction } | { readonly failure: Failure }

async function readFilesAs({ document }: Claim, files: readonly Uint8Array[]): Promise<Reading> {
  try {
    const options = document.pages === null ? {} : { pages: parsePages(document.pages) }
    return { extraction: await extract(files, document.type, workerdRuntime(), options) }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    // The codes of an upload (corrupt_file, image_dimensions) all mean the same once it was accepted.
    const code = FAILURE_CODES.find((known) => known === error.code) ?? 'unreadable_document'
    return { failure: { code, detail: error.message, detectedType: error.detectedType } }
  }
}
