import { DOCUMENT_TYPES, type DocumentType, SCHEMAS } from '@ficha/engine'
import { z } from '@hono/zod-openapi'

/** @param message for what is no type, where the problem is told to a client */
export function documentType(message?: string) {
  // The library would describe the first number only.
  return z.literal(DOCUMENT_TYPES, message).openapi({ type: 'integer', enum: [...DOCUMENT_TYPES] })
}

/** For messages and descriptions: `51, 54 or 23`. */
export const ANY_TYPE = listed('disjunction')
/** `51, 54 and 23` */
export const ALL_TYPES = listed('conjunction')
/** The platform's abbreviations, which an upload may use as well. */
export const TYPE_NAMES = SCHEMAS.flatMap(({ names }) => names)

/** A number of the specification or an abbreviation, in any case. */
export function parseDocumentType(text: string): DocumentType | null {
  const name = text.trim().toUpperCase()
  return SCHEMAS.find(({ type, names }) => String(type) === name || names.includes(name))?.type ?? null
}

/** What an upload may ask for: one of the types, or that the service finds it. */
export type AskedType = DocumentType | 'auto'

/** The same, and `auto` in any case. */
export function parseAskedType(text: string): AskedType | null {
  return text.trim().toLowerCase() === 'auto' ? 'auto' : parseDocumentType(text)
}

function listed(type: 'disjunction' | 'conjunction'): string {
  // en-GB sets no comma before the last.
  return new Intl.ListFormat('en-GB', { type }).format(DOCUMENT_TYPES.map(String))
}
