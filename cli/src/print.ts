import { FichaError } from '@ficha/client'

const GAP = '  '

/** One line for a program. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

/** Something done, or a remark: for people, beside the output proper. */
export function say(text: string): void {
  process.stderr.write(`${printableText(text)}\n`)
}

/** One record, for people or for a program. */
export function printOne(record: object, json: boolean): void {
  if (json) printJson(record)
  else printRecord(record)
}

/** Several: one JSON object per line, or a table of the columns named. */
export function printAll<T extends object>(
  records: readonly T[],
  names: readonly (keyof T & string)[],
  json: boolean,
): void {
  if (json) for (const record of records) printJson(record)
  else if (records.length === 0) say('none')
  else
    printTable(
      names,
      records.map((record) => names.map((name) => printable(record[name]))),
    )
}

/** Columns as wide as their widest cell; the last one is as long as it is. */
function printTable(names: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = [names, ...rows]
  const widths = names.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)))
  for (const cells of table) {
    const line = cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(GAP)
    process.stdout.write(`${line.trimEnd()}\n`)
  }
}

/** One record, a member a line. */
export function printRecord(record: object): void {
  const entries = Object.entries(record)
  const width = Math.max(0, ...entries.map(([name]) => name.length))
  for (const [name, value] of entries) {
    process.stdout.write(`${name.padEnd(width)}${GAP}${printable(value)}\n`)
  }
}

/** A value on one line; what documents say must not steer the terminal. */
export function printable(value: unknown): string {
  if (value === null || value === undefined) return '—'
  if (value instanceof Date) return value.toISOString()
  if (value instanceof FichaError) return `${value.code}: ${printable(value.message)}`
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map(printable).join('; ')
  if (typeof value === 'object') {
    const members = Object.entries(value).filter(
      ([, member]) => member !== null && JSON.stringify(member) !== '[]',
    )
    return members.map(([name, member]) => `${name}=${printable(member)}`).join(' ')
  }
  return String(value).replace(/\p{Cc}+/gu, ' ')
}

/** Text in its lines, with tabs between cells and form feeds between pages; nothing else in it steers the terminal. */
export function printableText(text: string): string {
  return text.replace(/(?![\t\n\f])\p{Cc}/gu, '')
}

/** A failed request or document, with every bad parameter. */
export function describeError(error: FichaError): string {
  const lines = error.errors.map((one) => `\n  ${printable(one.parameter)}: ${printable(one.detail)}`)
  const request = error.requestId === null ? '' : ` [request ${error.requestId}]`
  return `${error.code}: ${printable(error.message)}${request}${lines.join('')}`
}
