import type { JsonValue } from '@ficha/engine'
import { UsageError } from '../../command.ts'
import { groupBy } from '../score/metrics.ts'
import { fieldNamed, type Truth } from './truth.ts'

const FILE = /^(?:file|arquivo|documento|nome do arquivo)$/i
const TYPE = /^(?:type|tipo)$/i

/**
 * A row a file, columns named as fields or as their labels; or a row a value, as `--long` and the page write them.
 * A cell that is empty says that the document does not carry the field; a column that is missing says nothing.
 *
 * @throws {UsageError} where no column names the file, or none a field
 */
export function truthOfTable(path: string, [head = [], ...rows]: readonly (readonly string[])[]): Truth[] {
  const column = (name: RegExp) => head.findIndex((cell) => name.test(cell.trim()))
  const file = column(FILE)
  if (file < 0) throw new UsageError(`${path} has no column called file`)
  const type = column(TYPE)
  const [field, value] = [column(/^field$/i), column(/^value$/i)]
  if (field >= 0 && value >= 0)
    return longTruth(rows, { file, type, field, value, corrected: column(/^corrected$/i) })
  const fields = head.flatMap((cell, at) => {
    const name = at === file || at === type ? undefined : fieldNamed(cell)
    return name === undefined ? [] : [{ name, at }]
  })
  if (fields.length === 0) throw new UsageError(`${path} has no column called like a field`)
  return rows
    .filter((row) => (row[file] ?? '') !== '')
    .map((row) => ({
      file: row[file] ?? '',
      type: typeOf(row[type]),
      fields: new Map(fields.map(({ name, at }) => [name, row[at] ?? ''])),
    }))
}

interface Columns {
  readonly file: number
  readonly type: number
  readonly field: number
  readonly value: number
  readonly corrected: number
}

function longTruth(rows: readonly (readonly string[])[], columns: Columns): Truth[] {
  const own = rows.filter((row) => (row[columns.file] ?? '') !== '' && (row[columns.field] ?? '') !== '')
  return [...groupBy(own, (row) => row[columns.file] ?? '')].map(([file, ofFile]) => {
    const fields: Record<string, JsonValue> = {}
    for (const row of ofFile) {
      const corrected = row[columns.corrected] ?? ''
      const text = corrected === '' ? (row[columns.value] ?? '') : corrected
      setAt(fields, (row[columns.field] ?? '').split('.'), text)
    }
    return { file, type: typeOf(ofFile[0]?.[columns.type]), fields: new Map(Object.entries(fields)) }
  })
}

/** `guardians.0.cpf`: a step that is a number makes a list. */
function setAt(into: Record<string, JsonValue>, [step = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    into[step] = text
    return
  }
  const isList = /^\d+$/.test(rest[0] ?? '')
  const members: Record<string, JsonValue> = Object.fromEntries(Object.entries(into[step] ?? {}))
  setAt(members, rest, text)
  into[step] = isList ? Object.values(members) : members
}

function typeOf(cell: string | undefined): number | null {
  const type = Number(cell)
  return cell === undefined || cell === '' || Number.isNaN(type) ? null : type
}
