import { DOCUMENT_TYPE_LABELS, DOCUMENT_TYPE_NAMES, DOCUMENT_TYPES, type DocumentType } from '@ficha/client'
import { oneOf, someOf } from './command.ts'

const NUMBERS = DOCUMENT_TYPES.map(String)
const BY_NAME: ReadonlyMap<string, DocumentType> = new Map([
  ...DOCUMENT_TYPES.map((type) => [String(type), type] as const),
  ...Object.entries(DOCUMENT_TYPE_NAMES),
])

/** Numbers and the platform's names for them. */
export const TYPE_NAMES = [...BY_NAME.keys()]

/** For usage texts: `51|54|23`, `51, 54 or 23`, and what each is. */
export const TYPE_CHOICE = NUMBERS.join('|')
export const TYPES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(NUMBERS)
export const TYPES_EXPLAINED = DOCUMENT_TYPES.map(
  (type) => `${type} ${DOCUMENT_TYPE_LABELS[type].toLowerCase()}`,
).join(', ')

/** @throws {UsageError} unless the text is a number of a type */
export function documentType(text: string, option: string): DocumentType {
  return typeOf(oneOf(text, option, NUMBERS))
}

/** @throws {UsageError} unless each word is a number of a type */
export function documentTypes(text: string, option: string): DocumentType[] {
  return someOf(text, option, NUMBERS).map(typeOf)
}

/** @throws {UsageError} unless the text is a number or a name of a type, or `auto` */
export function askedDocumentType(text: string, option: string): DocumentType | 'auto' {
  const name = oneOf(text, option, [...TYPE_NAMES, 'auto'])
  return name === 'auto' ? name : typeOf(name)
}

function typeOf(name: string): DocumentType {
  const found = BY_NAME.get(name)
  if (found === undefined) throw new RangeError(`there is no document type ${name}`)
  return found
}
