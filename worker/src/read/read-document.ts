import {
  DOCUMENT_TYPES,
  type DocumentType,
  type Reading,
  type ReadOptions,
  UnreadableDocument,
} from '@ficha/engine'
import { memoryPeakBytes, read } from '@ficha/engine/workerd'
import type { AskedType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import type { ReadAnswer } from './read-answer.ts'
import { receiveFiles, type SentFiles } from './sent-files.ts'
import { summaryOf } from './summary.ts'
import { takeReadingTurn } from './turn.ts'

/**
 * Read one document.
 *
 * @throws when the world failed or we are wrong: reading may be tried again
 */
export async function readDocument(
  sent: SentFiles,
  type: AskedType,
  pages: string | null,
  password: string | null,
): Promise<ReadAnswer> {
  const turn = await takeReadingTurn({
    weight: 1,
    waitSeconds: LIMITS.readerTurnSecondsMax,
    holdSeconds: LIMITS.processingSecondsMax,
  })
  if (turn === null) {
    // The sender's failure to send is no failure of ours.
    void sent.bytes.cancel().catch(() => {})
    return { outcome: 'busy' }
  }
  try {
    return await readNow(await receiveFiles(sent), type, pages, password)
  } catch (error) {
    // Across RPC an error loses where it was thrown.
    log({ event: 'read-failed', ...describeError(error) })
    throw error
  } finally {
    turn.end()
  }
}

async function readNow(
  files: readonly Uint8Array[],
  type: AskedType,
  pages: string | null,
  password: string | null,
): Promise<ReadAnswer> {
  const startedAt = Date.now()
  // A Worker's clock moves only with I/O: without the pause the time of a pure computation is zero.
  const elapsedMs = () => scheduler.wait(0).then(() => Date.now() - startedAt)
  try {
    const { found, result } = await readAs(files, type, {
      pages: pages ?? undefined,
      password: password ?? undefined,
    })
    return {
      outcome: 'read',
      result: JSON.stringify(result),
      pageCount: result.text.length,
      found,
      ...summaryOf(result),
      parts: (result.parts ?? []).map(({ from, to, pages, type }) => ({
        from,
        to,
        pages,
        type: knownType(type),
      })),
      ms: await elapsedMs(),
      memoryPeakBytes: memoryPeakBytes(),
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const { code, message, detectedType } = error
    return { outcome: 'unreadable', code, detail: message, detectedType, ms: await elapsedMs() }
  }
}

/** The engine's own types are all that there are; what is none is to be found out again. */
function knownType(type: number | null): DocumentType | null {
  return DOCUMENT_TYPES.find((known) => known === type) ?? null
}

/** The result of a document whose type was found is that of the type: what found it stands beside. */
async function readAs(
  files: readonly Uint8Array[],
  type: AskedType,
  options: Pick<ReadOptions, 'pages' | 'password'>,
): Promise<{ readonly found: Extract<ReadAnswer, { outcome: 'read' }>['found']; readonly result: Reading }> {
  if (type !== 'auto') return { found: null, result: await read(files, { type, ...options }) }
  const { type: foundType, typeConfidence, ...result } = await read(files, { type, ...options })
  return { found: { type: foundType, confidence: typeConfidence }, result }
}
