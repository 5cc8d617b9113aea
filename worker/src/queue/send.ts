import { describeError, log } from '../log.ts'
import type { ExtractionMessage } from './message.ts'

/** Wake the reader. A failure is harmless: the sweeper sends again what nobody claimed. */
export async function sendExtraction(
  queue: Queue<ExtractionMessage>,
  documentIds: readonly string[],
): Promise<void> {
  if (documentIds.length === 0) return
  try {
    await queue.sendBatch(documentIds.map((documentId) => ({ body: { documentId } })))
  } catch (error) {
    log({ event: 'send-failed', count: documentIds.length, ...describeError(error) })
  }
}
