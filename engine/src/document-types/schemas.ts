import type { SchemaData } from '../schema/data-of.ts'
import { driverLicenceSchema } from './driver-licence/schema.ts'
import { environmentalLicenceSchema } from './environmental-licence/schema.ts'
import { guardianshipTermSchema } from './guardianship-term/schema.ts'

/**
 * The list of document types, in the order of the specification. Numbers, names, fields, types, labels and
 * descriptions everywhere come from here; `document-types.ts` adds how each is read.
 */
export const SCHEMAS = [environmentalLicenceSchema, driverLicenceSchema, guardianshipTermSchema] as const

export type DocumentType = (typeof SCHEMAS)[number]['type']
export type SchemaOf<T extends DocumentType> = Extract<(typeof SCHEMAS)[number], { readonly type: T }>
/** `data` of a type: `DataOf<54>` is that of a driver licence. */
export type DataOf<T extends DocumentType> = SchemaData<SchemaOf<T>>

export const DOCUMENT_TYPES: readonly DocumentType[] = SCHEMAS.map(({ type }) => type)

export function schemaOf(type: DocumentType): (typeof SCHEMAS)[number] {
  const found = SCHEMAS.find((schema) => schema.type === type)
  if (found === undefined) throw new RangeError(`there is no document type ${type}`)
  return found
}
