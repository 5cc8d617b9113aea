import { DOCUMENT_TYPES, type DocumentType } from '@ficha/engine'

/** What most people come with. */
export const DEFAULT_TYPE: DocumentType = 54

/** In the order in which people come with them. */
export const TYPES_BY_USE: readonly DocumentType[] = DOCUMENT_TYPES.toSorted((a, b) => b - a)

export function parseType(text: string | undefined): DocumentType | undefined {
  return DOCUMENT_TYPES.find((type) => String(type) === text)
}
