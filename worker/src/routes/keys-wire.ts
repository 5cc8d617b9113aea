import { z } from '@hono/zod-openapi'
import { SCOPES } from '../api-key.ts'
import { LIMITS } from '../limits.ts'
import type { ListedKey } from '../store/key-management.ts'

const instant = z.iso.datetime({ precision: 3 })

export const keySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    naming: z.enum(['snake', 'camel']),
    values: z.enum(['json', 'text']),
    createdAt: instant,
    expiresAt: instant.nullable(),
    lastUsedAt: instant.nullable().openapi({ description: 'Exact to a minute' }),
    revokedAt: instant.nullable(),
  })
  .openapi('ApiKey')

export const keyPageSchema = z
  .object({
    items: z.array(keySchema),
    nextCursor: z.string().nullable().openapi({ description: 'null on the last page' }),
  })
  .openapi('ApiKeyPage')

export const newKeySchema = keySchema
  .extend({ key: z.string().openapi({ description: 'The key itself; shown here and never again' }) })
  .openapi('NewApiKey')

export const rotatedKeySchema = newKeySchema
  .extend({
    replaced: z.object({ id: z.string(), expiresAt: instant }).openapi({
      description: 'The key that was rotated works until then',
    }),
  })
  .openapi('RotatedApiKey')

const NAME = `name must have 1 to ${LIMITS.keyNameLengthMax} characters`

/** A misspelt name is refused: without its scopes or its end a key would do more than was meant, and for longer. */
export const keyRequest = z
  .strictObject({
    name: z.string(NAME).min(1, NAME).max(LIMITS.keyNameLengthMax, NAME),
    scopes: z
      .array(z.enum(SCOPES, `scopes may be ${SCOPES.join(', ')}`), 'scopes must be a list')
      .min(1, 'scopes must not be empty')
      .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope)))
      .default(['documents:read', 'documents:write', 'documents:delete'])
      .openapi({ type: 'array', items: { type: 'string', enum: [...SCOPES] } }),
    naming: z.enum(['snake', 'camel'], 'naming must be snake or camel').default('snake'),
    values: z.enum(['json', 'text'], 'values must be json or text').default('json'),
    expiresAt: z.iso
      .datetime({ offset: true, error: 'expiresAt must be an ISO 8601 date and time with its zone' })
      .transform((text) => Date.parse(text))
      .refine((time) => time > Date.now(), 'expiresAt must lie in the future')
      .nullable()
      .default(null)
      .openapi({ type: ['string', 'null'], format: 'date-time' }),
    tenant: z.string(NAME).min(1, NAME).max(LIMITS.keyNameLengthMax, NAME).optional().openapi({
      description: 'With the administrator’s key only, which needs it: the name of the tenant to make',
    }),
  })
  .openapi('ApiKeyRequest')

const GRACE = `graceSeconds must be a whole number from 0 to ${LIMITS.keyGraceSecondsMax}`
export const rotationRequest = z
  .strictObject({
    graceSeconds: z
      .int(GRACE)
      .min(0, GRACE)
      .max(LIMITS.keyGraceSecondsMax, GRACE)
      .default(LIMITS.keyGraceSeconds),
  })
  .openapi('ApiKeyRotation')

export function renderKey(key: ListedKey): z.input<typeof keySchema> {
  return {
    id: key.id,
    name: key.name,
    scopes: SCOPES.filter((scope) => key.scopes.includes(scope)),
    naming: key.naming,
    values: key.value_form,
    createdAt: new Date(key.created_at).toISOString(),
    expiresAt: renderTime(key.expires_at),
    lastUsedAt: renderTime(key.last_used_at),
    revokedAt: renderTime(key.revoked_at),
  }
}

function renderTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
