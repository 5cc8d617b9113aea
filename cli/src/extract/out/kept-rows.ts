import type { SheetCell } from '@ficha/engine'
import { UsageError } from '../../command.ts'
import type { Kept } from './output.ts'

/** A row of an earlier run: its cells, and the text that writes it again. */
export interface WrittenRow {
  readonly cells: readonly SheetCell[]
  readonly text: string
}

export const GO_ON = 'go on with the options that it was made with'

/**
 * The documents of a table that an earlier run wrote.
 *
 * @throws {UsageError} where the file has other columns than this run would write
 */
export function keptOf(
  path: string,
  head: readonly string[],
  [first, ...rows]: readonly WrittenRow[],
): Kept[] {
  if (first === undefined) return []
  if (first.cells.join('\t') !== head.join('\t')) {
    throw new UsageError(`${path} has other columns; ${GO_ON}`)
  }
  const [file = -1, error = -1, sha256 = -1] = ['file', 'error', 'sha256'].map((name) => head.indexOf(name))
  const documents = new Map<string, Omit<Kept, 'rows'> & { readonly rows: string[] }>()
  for (const { cells, text } of rows) {
    const hash = textOf(cells[sha256])
    const name = textOf(cells[file]) ?? ''
    const key = `${name}\0${hash}`
    const known = documents.get(key)
    if (known) known.rows.push(text)
    else documents.set(key, { file: name, sha256: hash, error: textOf(cells[error]), rows: [text] })
  }
  return [...documents.values()]
}

function textOf(cell: SheetCell | undefined): string | null {
  return cell === undefined || cell === null || cell === '' ? null : String(cell)
}
