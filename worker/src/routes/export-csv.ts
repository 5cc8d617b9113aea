import { type Naming, snakeCase, withoutFormula } from '@ficha/engine'

/** Members of a document that every type has. */
const MEMBERS = ['id', 'externalId', 'type', 'statusDesc', 'createdAt', 'updatedAt', 'review'] as const

/** Of one type: its fields, and what else is asked for of its papers. Names are camelCase. */
export interface Columns {
  readonly names: readonly string[]
  readonly more: readonly string[]
  /** How they are spelt. */
  readonly naming: Naming
}

/** RFC 4180, with a byte-order mark for Excel. A member that has the name of a field is the document's. */
export function csvHead({ names, more, naming }: Columns): string {
  const members = MEMBERS.map((name) => (names.includes(name) ? `document.${name}` : name))
  const fields = names.map((name) => spell(name, naming))
  const others = more.map((name) => `more.${spell(name, naming)}`)
  return `\uFEFF${[...members, ...fields, ...others].map(cell).join(',')}\r\n`
}

/** @param line as `GET /documents/{id}` answers, and perhaps `more` */
export function csvRow(line: Readonly<Record<string, unknown>>, { names, more, naming }: Columns): string {
  const { review, data, more: others } = line
  const values = isRecord(data) ? data : {}
  const further = isRecord(others) ? others : {}
  const members = MEMBERS.map((name) =>
    name === 'review' ? (isRecord(review) ? review['state'] : 'none') : line[name],
  )
  const cells = [
    ...members,
    ...names.map((name) => values[spell(name, naming)]),
    ...more.map((name) => further[spell(name, naming)]),
  ]
  return `${cells.map((value) => cell(textOf(value))).join(',')}\r\n`
}

function spell(name: string, naming: Naming): string {
  return naming === 'snake' ? snakeCase(name) : name
}

/** A list of texts as `ficha extract` takes one; people as JSON. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(' | ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function cell(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
