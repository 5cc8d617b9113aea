import type { DocumentType } from '@ficha/engine'

/** The codes of the specification and the platform's abbreviations for them. */
const NAMES: Readonly<Record<string, DocumentType>> = {
  '51': 51,
  LO: 51,
  ENVIRONMENTAL_LICENSE: 51,
  '54': 54,
  DRIVER_LICENSE: 54,
  '23': 23,
  TUTELA: 23,
}

export function parseDocumentType(text: string): DocumentType | null {
  const name = text.trim().toUpperCase()
  return Object.hasOwn(NAMES, name) ? (NAMES[name] ?? null) : null
}
