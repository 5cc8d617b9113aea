import { z } from '@hono/zod-openapi'
import { Problem } from '../problem.ts'
import { invalidParameters } from '../validation.ts'
import { EVENT_KINDS } from '../webhook/delivery.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { URL_LENGTH_MAX } from '../webhook/target.ts'

const events = z
  .array(z.enum(EVENT_KINDS, `events may be ${EVENT_KINDS.join(', ')}`))
  .min(1, 'events must not be empty')
  .max(EVENT_KINDS.length, 'events must not repeat')
  .refine(isDistinct, 'events must not repeat')
const types = z
  .array(z.union([z.literal(51), z.literal(54), z.literal(23)], 'types may be 51, 54 and 23'))
  .min(1, 'types must not be empty')
  .max(3, 'types must not repeat')
  .refine(isDistinct, 'types must not repeat')
const payload = z.enum(['thin', 'full'], 'payload must be thin or full')
const url = z.string('url must be text').max(URL_LENGTH_MAX, `url may have ${URL_LENGTH_MAX} characters`)
const enabled = z.boolean('enabled must be true or false')

/** A registration. The address itself is looked at by `findUrlFault`. */
export const newWebhook = z
  .object({
    url,
    events: events.default(['document.finished', 'document.failed']),
    types: types.nullable().default(null),
    payload: payload.default('thin'),
    enabled: enabled.default(true),
  })
  .openapi('NewWebhook')

/** Members that are absent stay as they are. */
export const webhookChange = z
  .object({ url, events, types: types.nullable(), payload, enabled })
  .partial()
  .openapi('WebhookChange')

/**
 * The JSON body of a request, checked. Read by hand, because the library would read it without a limit.
 *
 * @throws {Problem} with all errors at once
 */
export async function readBody<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const result = schema.safeParse(await readJson(request))
  if (!result.success) invalidParameters(result)
  return result.data as z.output<T>
}

async function readJson(request: Request): Promise<unknown> {
  const parts: Uint8Array[] = []
  let count = 0
  for await (const part of request.body ?? []) {
    count += part.byteLength
    if (count > WEBHOOK_LIMITS.bodyBytesMax) {
      throw badBody(`the body may have ${WEBHOOK_LIMITS.bodyBytesMax} bytes`)
    }
    parts.push(part)
  }
  try {
    return JSON.parse(await new Blob(parts).text())
  } catch {
    throw badBody('the body must be JSON')
  }
}

function badBody(detail: string): Problem {
  const error = { parameter: 'body', code: 'invalid_parameter' as const, detail }
  return new Problem('invalid_parameter', { detail, errors: [error] })
}

function isDistinct(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length
}
