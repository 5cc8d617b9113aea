import {
  DOCUMENT_TYPE_LABELS,
  DOCUMENT_TYPE_NAMES,
  DOCUMENT_TYPES,
  type DocumentType,
  type KnownType,
} from '@ficha/client'
import { oneOf, someOf } from './command.ts'

const NUMBERS = DOCUMENT_TYPES.map(String)
const BY_NAME: ReadonlyMap<string, DocumentType> = new Map([
  ...DOCUMENT_TYPES.map((type) => [String(type), type] as const),
  ...Object.entries(DOCUMENT_TYPE_NAMES),
])

/** Numbers and the platform's names for them. */
export const TYPE_NAMES = [...BY_NAME.keys()]

/** For usage texts: `51|54|23`, `51, 54, 23 or text`, and what each is. */
export const TYPE_CHOICE = NUMBERS.join('|')
export const TYPES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format([...NUMBERS, 'text'])
export const TYPES_EXPLAINED = DOCUMENT_TYPES.map(
  (type) => `${type} ${DOCUMENT_TYPE_LABELS[type].toLowerCase()}`,
).join(', ')

/** @throws {UsageError} unless the text is a number of a type, or `text` */
export function documentType(text: string, option: string): KnownType {
  return knownType(oneOf(text, option, [...NUMBERS, 'text']))
}

/** @throws {UsageError} unless each word is a number of a type, or `text` */
export function documentTypes(text: string, option: string): KnownType[] {
  return someOf(text, option, [...NUMBERS, 'text']).map(knownType)
}

/** @throws {UsageError} unless the text is a number or a name of a type, `auto` or `text` */
export function askedDocumentType(text: string, option: string): KnownType | 'auto' {
  const name = oneOf(text, option, [...TYPE_NAMES, 'auto', 'text'])
  return name === 'auto' ? name : knownType(name)
}

function knownType(name: string): KnownType {
  return name === 'text' ? name : typeOf(name)
}

function typeOf(name: string): DocumentType {
  const found = BY_NAME.get(name)
  if (found === undefined) throw new RangeError(`there is no document type ${name}`)
  return found
}
