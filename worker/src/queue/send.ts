import { describeError, log } from '../log.ts'
import type { ExtractionMessage } from './message.ts'

/** Wake the reader. A failure is harmless: the sweeper sends again what nobody claimed. */
export async function sendExtraction(
  queue: Queue<ExtractionMessage>,
  documents: readonly { readonly id: string; readonly tenant_id: string }[],
): Promise<void> {
  if (documents.length === 0) return
  try {
    await queue.sendBatch(
      documents.map(({ id, tenant_id }) => ({ body: { documentId: id, tenantId: tenant_id } })),
    )
  } catch (error) {
    log({ event: 'send-failed', count: documents.length, ...describeError(error) })
  }
}
