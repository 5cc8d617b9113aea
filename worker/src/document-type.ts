import { DOCUMENT_TYPES, type DocumentType, SCHEMAS } from '@ficha/engine'
import { z } from '@hono/zod-openapi'

/** @param message for what is no type, where the problem is told to a client */
export function documentType(message?: string) {
  // The library would describe the first number only.
  return z.literal(DOCUMENT_TYPES, message).openapi({ type: 'integer', enum: [...DOCUMENT_TYPES] })
}

/** What a document is, once it is known: of a type, or one of which the text alone is read. */
export type KnownType = DocumentType | 'text'

/** @param message for what is none, where the problem is told to a client */
export function knownType(message?: string) {
  const known = [...DOCUMENT_TYPES, 'text'] as const
  return z.literal(known, message).openapi({ type: ['integer', 'string'], enum: [...known] })
}

/** For messages and descriptions: `51, 54 or 23`. */
export const ANY_TYPE = anyOf(DOCUMENT_TYPES)
/** `51, 54, 23 or text` */
export const ANY_KNOWN = anyOf([...DOCUMENT_TYPES, 'text'])
/** `51, 54, 23, auto or text` */
export const ANY_ASKED = anyOf([...DOCUMENT_TYPES, 'auto', 'text'])
/** The platform's abbreviations, which an upload may use as well. */
export const TYPE_NAMES = SCHEMAS.flatMap(({ names }) => names)

/** A number of the specification or an abbreviation, in any case. */
export function parseDocumentType(text: string): DocumentType | null {
  const name = text.trim().toUpperCase()
  return SCHEMAS.find(({ type, names }) => String(type) === name || names.includes(name))?.type ?? null
}

/** What an upload may ask for: one of the types, that the service finds it, or the text of any page. */
export type AskedType = KnownType | 'auto'

/** The same, and `text`, in any case. */
export function parseKnownType(text: string): KnownType | null {
  return text.trim().toLowerCase() === 'text' ? 'text' : parseDocumentType(text)
}

/** The same, and `auto`. */
export function parseAskedType(text: string): AskedType | null {
  return text.trim().toLowerCase() === 'auto' ? 'auto' : parseKnownType(text)
}

function anyOf(words: readonly (number | string)[]): string {
  // en-GB sets no comma before the last.
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words.map(String))
}
