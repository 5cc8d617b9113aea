import type { JsonValue } from '@ficha/engine'
import { z } from 'zod'

export const json: z.ZodType<JsonValue> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
)
