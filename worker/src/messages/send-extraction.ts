import { describeError, log } from '../log.ts'
import type { DocumentKey } from '../store/documents.ts'
import type { ExtractionMessage } from './extraction-message.ts'

/** A queue takes at most this many messages in one call. */
const BATCH_MAX = 100

/** Wake the reader. A failure is harmless: the sweeper sends again what nobody claimed. */
export async function sendExtraction(
  queue: Queue<ExtractionMessage>,
  { tenantId, id: documentId }: DocumentKey,
  delaySeconds = 0,
): Promise<void> {
  try {
    await queue.send({ documentId, tenantId }, { delaySeconds })
  } catch (error) {
    log({ event: 'send-failed', documentId, ...describeError(error) })
  }
}

/** The same for many documents. */
export async function sendExtractions(
  queue: Queue<ExtractionMessage>,
  documents: readonly DocumentKey[],
): Promise<void> {
  for (let i = 0; i < documents.length; i += BATCH_MAX) {
    const batch = documents.slice(i, i + BATCH_MAX)
    try {
      await queue.sendBatch(batch.map(({ tenantId, id }) => ({ body: { documentId: id, tenantId } })))
    } catch (error) {
      log({ event: 'send-failed', documents: batch.length, ...describeError(error) })
    }
  }
}
