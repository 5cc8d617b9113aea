import { EVENT_KINDS } from '../webhook/delivery.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { PAUSES_SECONDS } from '../webhook/schedule.ts'

/** Receivers refuse what is older or newer, as a defence against messages that are sent again by somebody else. */
export const TOLERANCE_SECONDS = 300

const KINDS: Readonly<Record<(typeof EVENT_KINDS)[number], string>> = {
  'document.received': 'A document was taken in, or is read again',
  'document.finished': 'A document has been read',
  'document.failed': 'A document could not be read',
  'document.deleted': 'A document was deleted',
  'document.reviewed': 'A person has confirmed or corrected a document',
  'webhook.test': 'Somebody asked for a test of this webhook',
  'webhook.disabled': 'The service has switched another webhook of the tenant off',
}

const HEADERS = [
  ['webhook-id', 'The id of the message, the same over all attempts: who has seen it need not act again'],
  [
    'webhook-timestamp',
    `Seconds since 1970 of this attempt. Refuse what is more than ${TOLERANCE_SECONDS} seconds off`,
  ],
  [
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`. While secrets are being changed there is one for each ' +
      `that still signs, ${WEBHOOK_LIMITS.earlierSecretsMax + 1} at most, separated by spaces`,
  ],
] as const

/** When a message is sent again, for people: 5 s, 5 min, …, 24 h. */
export const RETRY_TIMES = PAUSES_SECONDS.slice(1).map((seconds) => {
  if (seconds < 60) return `${seconds} s`
  return seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`
})

const DELIVERY =
  `Sent as POST. A status of 2xx within ${WEBHOOK_LIMITS.timeoutMs / 1000} seconds is a success, a redirect is none. ` +
  `Otherwise it is sent again after ${RETRY_TIMES.join(', ')}, each give or take a fifth. 410 switches the webhook off; ` +
  '429 and 503 are obeyed with their Retry-After. At least once, in no order.'

/** The member `webhooks` of the OpenAPI document: what the service sends. */
export function describeWebhooks(): Record<string, object> {
  return Object.fromEntries(EVENT_KINDS.map((kind) => [kind, { post: describeMessage(kind) }]))
}

function describeMessage(kind: (typeof EVENT_KINDS)[number]): object {
  const [subject = '', verb = ''] = kind.split('.')
  return {
    operationId: `on${capital(subject)}${capital(verb)}`,
    tags: ['Webhooks'],
    summary: KINDS[kind],
    description: DELIVERY,
    security: [],
    parameters: HEADERS.map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: bodyOf(kind), example: exampleOf(kind) } },
    },
    responses: {
      '2XX': {
        description:
          'The message has arrived, whatever the answer says; the log of deliveries keeps its first KB',
      },
      '410': { description: 'Nobody wants these messages any more: the webhook is switched off' },
    },
  }
}

function bodyOf(kind: string): object {
  const isDocument = kind.startsWith('document.')
  const notice = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', format: 'uuid' }, disabledReason: { type: 'string' } },
  }
  // With `payload: full` the data of document.finished is what GET answers, but for a text, which may be megabytes.
  const data = isDocument ? { anyOf: [ref('Event/properties/data'), ref('DocumentResult')] } : notice
  return {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string', enum: [kind] },
      timestamp: { type: 'string', format: 'date-time' },
      data,
    },
  }
}

function exampleOf(kind: string): object {
  const id = '019a7c1e-5d0a-7c3e-9b1f-2f6d0c6e7a10'
  const at = '2026-11-25T12:00:01.500Z'
  if (!kind.startsWith('document.')) return { type: kind, timestamp: at, data: { id } }
  const [status, statusDesc] =
    kind === 'document.received'
      ? [0, 'RECEIVED']
      : kind === 'document.failed'
        ? [2, 'FAILED']
        : [1, 'FINISHED']
  const data = {
    id,
    externalId: 'order-77',
    type: 54,
    status,
    statusDesc,
    createdAt: '2026-11-25T12:00:00.000Z',
    updatedAt: at,
  }
  return { type: kind, timestamp: at, data }
}

function ref(name: string): object {
  return { $ref: `#/components/schemas/${name}` }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
