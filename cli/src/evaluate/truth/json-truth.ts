import { DOCUMENT_TYPES } from '@ficha/engine'
import { z } from 'zod'
import { json } from './json.ts'
import { fieldNamed, type Truth } from './truth.ts'

const data = z.record(z.string(), json)
/** What the page, the service and `ficha extract` export, with what a person corrected; or `data` alone. */
const exported = z.object({
  file: z.string().nullish(),
  type: z.number().nullish(),
  data: data.nullish(),
  correctedData: data.nullish(),
})

/** @returns null where it is no truth of a document */
export function truthOfJson(value: unknown, file: string | null): Truth | null {
  const parsed = exported.safeParse(value)
  const bare = data.safeParse(value)
  const fields = parsed.success ? (parsed.data.correctedData ?? parsed.data.data) : null
  const type = parsed.success ? (parsed.data.type ?? null) : null
  const name = file ?? (parsed.success ? parsed.data.file : null) ?? null
  const values = fields ?? (bare.success && isData(bare.data) ? bare.data : null)
  if (name === null || values === null) return null
  const isKnown = type === null || DOCUMENT_TYPES.some((one) => one === type)
  return isKnown ? { file: name, type, fields: new Map(Object.entries(values)) } : null
}

/** Other programs keep notes of their own beside a file: what names no field is no truth, and is not written over. */
function isData(value: object): boolean {
  const names = Object.keys(value)
  return !names.includes('error') && names.some((name) => fieldNamed(name) !== undefined)
}
