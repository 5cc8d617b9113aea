import { z } from 'zod'

/**
 * A wake-up: look at this document. The tenant says on which shard it is. All that matters is in D1, so a message may
 * come twice or never.
 */
export const extractionMessage = z.object({ documentId: z.uuid(), tenantId: z.string() })
export type ExtractionMessage = z.infer<typeof extractionMessage>
