import { DOCUMENT_TYPES, type DocumentType } from '@ficha/engine'

/** What a document is read as: a type, whichever it is found to be of, or any paper for its text alone. */
export type AskedType = DocumentType | 'auto' | 'text'

/** Nobody need know what the types are called. */
export const DEFAULT_TYPE: AskedType = 'auto'

/** What most people send. */
export const USUAL_TYPE: DocumentType = 54

/** In the order in which people come with them. */
export const TYPES_BY_USE: readonly DocumentType[] = DOCUMENT_TYPES.toSorted((a, b) => b - a)

export function isType(type: AskedType): type is DocumentType {
  return typeof type === 'number'
}

export function parseType(text: string | undefined): DocumentType | undefined {
  return DOCUMENT_TYPES.find((type) => String(type) === text)
}

/** As `parseType`, or the text of any paper. */
export function parseAsked(text: string | undefined): DocumentType | 'text' | undefined {
  return text === 'text' ? text : parseType(text)
}
