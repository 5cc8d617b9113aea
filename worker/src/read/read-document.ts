import { type DocumentType, UnreadableDocument } from '@ficha/engine'
import { memoryPeakBytes, read } from '@ficha/engine/workerd'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import type { ReadAnswer } from './read-answer.ts'
import { receiveFiles, type SentFiles } from './sent-files.ts'
import { takeReadingTurn } from './turn.ts'

/**
 * Read one document.
 *
 * @throws when the world failed or we are wrong: reading may be tried again
 */
export async function readDocument(
  sent: SentFiles,
  type: DocumentType,
  pages: string | null,
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
    return await readNow(await receiveFiles(sent), type, pages)
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
  type: DocumentType,
  pages: string | null,
): Promise<ReadAnswer> {
  const startedAt = Date.now()
  // A Worker's clock moves only with I/O: without the pause the time of a pure computation is zero.
  const elapsedMs = () => scheduler.wait(0).then(() => Date.now() - startedAt)
  try {
    const result = await read(files, { type, pages: pages ?? undefined })
    return {
      outcome: 'read',
      result: JSON.stringify(result),
      pageCount: result.text.length,
      ms: await elapsedMs(),
      memoryPeakBytes: memoryPeakBytes(),
    }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const { code, message, detectedType } = error
    return { outcome: 'unreadable', code, detail: message, detectedType, ms: await elapsedMs() }
  }
}
