import { readFile } from 'node:fs/promises'
import { UsageError } from '../../command.ts'
import { type CsvStyle, csvRows, parseCsv, withMark } from '../../table/csv.ts'
import { type AppendedFile, beginFile } from './appended-file.ts'
import type { TableForm } from './judged.ts'
import { GO_ON, keptOf, type WrittenRow } from './kept-rows.ts'
import type { Kept, Output } from './output.ts'

/** Rows parted by commas or semicolons, appended as documents are read. */
export async function csvOutput(path: string, { head, rowsOf }: TableForm, style: CsvStyle): Promise<Output> {
  let file: AppendedFile | null = null
  return {
    before: await keptBefore(path, head, style),
    async open(kept) {
      const old = kept.flatMap(({ rows }) => rows.map((row) => `${row}\r\n`)).join('')
      file = await beginFile(path, withMark(csvRows([head], style)) + old)
    },
    async add(judged) {
      await file?.append(csvRows(rowsOf(judged), style))
    },
    async finish() {
      await file?.close()
    },
  }
}

/** No cell of ours breaks its line, so that the lines of the file are its rows. */
async function keptBefore(
  path: string,
  head: readonly string[],
  { delimiter }: CsvStyle,
): Promise<readonly Kept[]> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const isCut = !text.endsWith('\n')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole.split(/\r?\n/).filter((line) => line !== '')
  const cells = parseCsv(whole)
  if (lines.length !== cells.length) throw new UsageError(`${path} was changed by another program`)
  // Rows are kept as they stand, and others would be parted otherwise beside them.
  if (lines[0] !== undefined && lines[0].split(delimiter).length !== head.length) {
    throw new UsageError(`the columns of ${path} are others, or not parted by ${delimiter}; ${GO_ON}`)
  }
  const kept = keptOf(
    path,
    head,
    cells.map((row, i): WrittenRow => ({ cells: row, text: lines[i] ?? '' })),
  )
  // Of a document with several rows some may be missing.
  return isCut ? kept.slice(0, -1) : kept
}
