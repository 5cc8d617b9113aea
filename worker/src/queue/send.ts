import { describeError, log } from '../log.ts'
import type { DocumentKey } from '../store/documents.ts'
import type { ExtractionMessage } from './message.ts'

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
