import { DOCUMENT_TYPES } from '@ficha/engine'
import { z } from '@hono/zod-openapi'
import { ANY_KNOWN, knownType } from '../document-type.ts'
import { EVENT_KINDS } from '../webhook/delivery.ts'
import { URL_LENGTH_MAX } from '../webhook/target.ts'

const events = z
  .array(z.enum(EVENT_KINDS, `events may be ${EVENT_KINDS.join(', ')}`))
  .min(1, 'events must not be empty')
  .max(EVENT_KINDS.length, 'events must not repeat')
  .refine(isDistinct, 'events must not repeat')
const types = z
  .array(knownType(`types may be ${ANY_KNOWN}`))
  .min(1, 'types must not be empty')
  .max(DOCUMENT_TYPES.length + 1, 'types must not repeat')
  .refine(isDistinct, 'types must not repeat')
const payload = z
  .enum(['thin', 'full'], 'payload must be thin or full')
  .openapi({ description: '`full`, and another url for it, need a key with the scope documents:read' })
const url = z.string('url must be text').max(URL_LENGTH_MAX, `url may have ${URL_LENGTH_MAX} characters`)
const enabled = z.boolean('enabled must be true or false')

/** A registration. The address itself is looked at by `findUrlFault`. */
export const newWebhook = z
  .strictObject({
    url,
    events: events.default(['document.finished', 'document.failed']),
    types: types.nullable().default(null),
    payload: payload.default('thin'),
    enabled: enabled.default(true),
  })
  .openapi('NewWebhook')

const answered = z.unknown().openapi({ description: 'Ignored: as an answer has it' })

/** Members that are absent stay as they are. What GET answered may be sent back, changed. */
export const webhookChange = z
  .strictObject({
    url,
    events,
    types: types.nullable(),
    payload,
    enabled,
    id: answered,
    disabledReason: answered,
    failingSince: answered,
    createdAt: answered,
    updatedAt: answered,
  })
  .partial()
  .openapi('WebhookChange')

function isDistinct(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length
}
