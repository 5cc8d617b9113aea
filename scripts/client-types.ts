import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { SCHEMAS } from '../engine/src/document-types/schemas.ts'
import { describeField } from '../engine/src/schema/describe-field.ts'
import type { DocumentSchema } from '../engine/src/schema/document-schema.ts'
import { snakeCase } from '../engine/src/schema/spelling.ts'
import type { FieldSchemas, ValueKind } from '../engine/src/schema/value-kinds.ts'

/** The client depends on nothing, so what it knows of the document types is written into its sources. */
export const CLIENT_TYPES = new URL('../client/src/data/document-types.ts', import.meta.url)

/** The source text of `CLIENT_TYPES`. */
export function clientTypes(schemas: readonly DocumentSchema[]): string {
  const groups = schemas.flatMap(({ fields, more }) => [...groupsOf(fields), ...groupsOf(more)])
  return `// Written by \`npm run -w @ficha/client types\` from engine/src/document-types/*/schema.ts; a test holds them equal.
import { code, flag, list, optional, type Reader, record, text } from './readers.ts'

export const DOCUMENT_TYPES = [${schemas.map(({ type }) => type).join(', ')}] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** What an upload may say instead of the number. */
export const DOCUMENT_TYPE_NAMES = {
${schemas.flatMap(({ type, names }) => names.map((name) => `  ${name}: ${type},`)).join('\n')}
} as const

/** What each type is, in English. */
export const DOCUMENT_TYPE_LABELS: { readonly [T in DocumentType]: string } = {
${schemas.map(({ type, label }) => `  ${type}: ${literal(label.en)},`).join('\n')}
}

/** \`data\` by type. Null, or an empty array, is what was not found. */
export interface DataOf {
${schemas.map(({ type, title }) => `  readonly ${type}: ${title}`).join('\n')}
}

/** What papers of each type print beside the fields of \`data\`. */
export interface MoreOf {
${schemas.map(({ type, title }) => `  readonly ${type}: ${title}More`).join('\n')}
}

${[...groups, ...schemas.map(({ title, fields }) => [title, fields] as const)]
  .map(([title, members]) => interfaceOf(title, members))
  .join('\n\n')}

${schemas.map(({ title, more }) => moreInterface(title, more)).join('\n\n')}

${groups.map(([title, members]) => `const read${title} = ${readerOf(title, members, '')}`).join('\n\n')}

export const DATA_READERS: { readonly [T in DocumentType]: Reader<DataOf[T]> } = {
${schemas.map(({ type, title, fields }) => `  ${type}: ${readerOf(title, fields, '  ')},`).join('\n')}
}

export const MORE_READERS: { readonly [T in DocumentType]: Reader<MoreOf[T]> } = {
${schemas.map(({ type, title, more }) => `  ${type}: ${readerOf(`${title}More`, more, '  ')},`).join('\n')}
}
`
}

function groupsOf(fields: FieldSchemas): [title: string, members: FieldSchemas][] {
  return Object.values(fields).flatMap(({ kind }) => {
    const one = kind.kind === 'list' ? kind.of : kind
    return one.kind === 'group' ? [...groupsOf(one.members), [one.title, one.members]] : []
  })
}

function interfaceOf(title: string, fields: FieldSchemas): string {
  const members = Object.entries(fields).map(([name, field]) => {
    const said = describeField(field)
    const comment = said === `${asWords(name)}.` ? '' : `  /** ${said} */\n`
    return `${comment}  readonly ${name}: ${typeOf(field.kind)}`
  })
  return `export interface ${title} {\n${members.join('\n')}\n}`
}

function moreInterface(title: string, more: FieldSchemas): string {
  return Object.keys(more).length === 0
    ? `export type ${title}More = Readonly<Record<never, never>>`
    : interfaceOf(`${title}More`, more)
}

/** `maritalStatus` as `Marital status`: a name that says it all needs no comment. */
function asWords(name: string): string {
  const words = snakeCase(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function typeOf(kind: ValueKind): string {
  return kind.kind === 'list' ? `readonly ${itemType(kind.of)}[]` : `${plainType(kind)} | null`
}

function itemType(kind: ValueKind): string {
  return kind.kind === 'code' ? `(${plainType(kind)})` : plainType(kind)
}

function plainType(kind: ValueKind): string {
  switch (kind.kind) {
    case 'list':
      return typeOf(kind)
    case 'group':
      return kind.title
    case 'code':
      return wordsOf(kind.codes)
    case 'flag':
      return 'boolean'
    default:
      return 'string'
  }
}

function readerOf(title: string, fields: FieldSchemas, indent: string): string {
  const members = Object.entries(fields).map(
    ([name, { kind }]) => `${indent}  ${name}: ${valueReader(kind)},`,
  )
  if (members.length === 0) return `record<${title}>({})`
  return `record<${title}>({\n${members.join('\n')}\n${indent}})`
}

function valueReader(kind: ValueKind): string {
  switch (kind.kind) {
    case 'list':
      return `list(${valueReader(kind.of)})`
    case 'group':
      return `optional(read${kind.title})`
    case 'code':
      return `code<${wordsOf(kind.codes)}>()`
    case 'flag':
      return 'flag'
    default:
      return 'text'
  }
}

function wordsOf(codes: Readonly<Record<string, unknown>>): string {
  return Object.keys(codes).map(literal).join(' | ')
}

function literal(text: string): string {
  return `'${text}'`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(CLIENT_TYPES, clientTypes(SCHEMAS))
}
