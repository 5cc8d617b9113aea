import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import type { OnShard } from '../env.ts'
import { newId } from '../ids.ts'
import type { Claim } from '../lifecycle/claim.ts'
import { announceEnd, type Ended, type Ending, failDocument, finishDocument } from '../lifecycle/end.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { type ReadAnswer, readAnswer } from '../read/read-answer.ts'
import { judgingOf } from '../review/judge-finished.ts'
import { askedType, type DocumentRow, keyOf } from '../store/documents.ts'
import { BucketAway, resultKey, streamFiles } from '../store/files.ts'
import { readPassword } from '../store/passwords.ts'
import { putResult } from '../store/results.ts'
import { putText } from '../store/texts.ts'
import { purgeDocument } from '../sweep/purge.ts'
import { FAILURE_CODES } from '../wire.ts'
import { makeParts } from './make-parts.ts'

/**
 * Have a claimed document read and end it: as FINISHED with a result, or as FAILED when the document is bad.
 *
 * @returns null when it was begun; else after how many seconds to try again: the reader had no time, or the bucket was away
 * @throws when the world failed or we are wrong: the attempt may be repeated
 */
export async function extractDocument(env: OnShard, claim: Claim): Promise<number | null> {
  const { document, run } = claim
  const answer = await askReader(env, claim)
  // All that wait ask again, each with writes to D1: an outage is not over in seconds.
  if (answer === 'away') return LIMITS.resendSeconds
  if (answer.outcome === 'busy') return LIMITS.retrySeconds
  const now = Date.now()
  const ending = { key: keyOf(document), run, eventId: newId(now), processTimeMs: answer.ms, now }

  if (answer.outcome === 'unreadable') {
    // The codes of an upload (corrupt_file, image_dimensions) all mean the same once it was accepted.
    const code = FAILURE_CODES.find((known) => known === answer.code) ?? 'unreadable_document'
    const { detail, detectedType } = answer
    const ended = await failDocument(env.DB, ending, { code, detail, detectedType })
    await purgeAtOnce(env, ending, ended)
    await announceEnd(env, document, ending, ended, code)
    log({ event: 'failed', documentId: document.id, code, ms: answer.ms })
    return null
  }
  // Before the end: whoever hears of it finds the parts.
  await makeParts(env, claim, answer.parts)
  const key = resultKey(document.tenant_id, document.id, run)
  if (answer.engine === null) await putResult(env.DOCUMENTS, key, answer.result, answer.title)
  else await putText(env.DOCUMENTS, key, answer.result, answer.engine)
  const ended = await finishDocument(env.DB, ending, key, answer.found, answer.judged)
  // Another run ended the document, or it was deleted: nothing may point at this result, so it goes.
  if (ended.isOurs) await purgeAtOnce(env, ending, ended)
  else await env.DOCUMENTS.delete(key)
  await announceEnd(env, document, ending, ended, 'finished')
  log({
    event: ended.isOurs ? 'finished' : 'superseded',
    documentId: document.id,
    type: document.type,
    pages: answer.pageCount,
    attempts: document.attempts,
    ms: answer.ms,
    memoryPeakBytes: answer.memoryPeakBytes,
  })
  return null
}

/** Documents may lie behind the pages that are read by default: of a file that is split all are. */
function pagesToRead({ pages, splits, page_count: count }: DocumentRow): string | null {
  if (pages !== null || !splits || count <= ENGINE_LIMITS.pagesAnalysedByDefault) return pages
  return `1-${Math.min(count, ENGINE_LIMITS.pagesMax)}`
}

async function askReader(env: OnShard, { document, profile }: Claim): Promise<ReadAnswer | 'away'> {
  const stop = new AbortController()
  let failure: () => unknown = () => null
  try {
    const password = await readPassword(env, document)
    const sending = streamFiles(env.DOCUMENTS, document, stop.signal)
    failure = sending.failure
    return readAnswer.parse(
      await env.READER.read(
        sending.files,
        askedType(document),
        pagesToRead(document),
        password,
        judgingOf(document, profile),
      ),
    )
  } catch (error) {
    // A reader that is busy refuses the bytes before it says so: what ends the sending is no answer yet. It ends the
    // call as well, and is the better reason to tell.
    const why = failure() ?? error
    if (!(why instanceof BucketAway)) throw why
    log({ event: 'bucket-away', documentId: document.id, ...describeError(why.cause) })
    return 'away'
  } finally {
    stop.abort()
  }
}

/** Where retention is 0 hours. The document has ended: a failure here is the sweeper's business. */
async function purgeAtOnce(env: OnShard, { key, now }: Ending, ended: Ended): Promise<void> {
  if (ended.sourcePurgeAt === null || ended.sourcePurgeAt > now) return
  await purgeDocument(env, 'source', key, now).catch((error: unknown) =>
    log({ event: 'purge-failed', documentId: key.id, ...describeError(error) }),
  )
}
