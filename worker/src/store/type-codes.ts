import { DOCUMENT_TYPES } from '@ficha/engine'
import type { AskedType, KnownType } from '../document-type.ts'

/** In the column `type` of a document whose type is still to be found. */
export const UNKNOWN_TYPE = 0
/** And of one of which the text alone is read: the specification's types are above both. */
const TEXT_TYPE = -1

/** What stands in the column `type`. */
export function typeCode(type: AskedType | null): number {
  if (type === 'text') return TEXT_TYPE
  return type === 'auto' || type === null ? UNKNOWN_TYPE : type
}

/** @returns null while the type is to be found, and for one of a later version */
export function typeOfCode(code: number): KnownType | null {
  return code === TEXT_TYPE ? 'text' : (DOCUMENT_TYPES.find((type) => type === code) ?? null)
}
