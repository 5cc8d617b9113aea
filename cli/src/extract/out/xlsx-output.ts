import { readFile, rm, stat } from 'node:fs/promises'
import type { SheetCell } from '@ficha/engine'
import { readXlsx, writeXlsx } from '../../table/xlsx.ts'
import { type AppendedFile, beginFile } from './appended-file.ts'
import type { TableForm } from './judged.ts'
import { keptOf, type WrittenRow } from './kept-rows.ts'
import type { Output } from './output.ts'

/** Nothing can be added to a spreadsheet, so its rows are kept beside it, as `FILE.part`, until the run ends. */
export async function xlsxOutput(path: string, { head, rowsOf }: TableForm): Promise<Output> {
  const part = `${path}.part`
  let file: AppendedFile | null = null
  return {
    before: keptOf(path, head, (await readPart(part)) ?? (await readSheet(path))),
    async open(kept) {
      const old = kept.flatMap(({ rows }) => rows.map((row) => `${row}\n`)).join('')
      file = await beginFile(part, line(head) + old)
    },
    async add(judged) {
      await file?.append(rowsOf(judged).map(line).join(''))
    },
    async finish() {
      await file?.close()
      const [, ...rows] = (await readPart(part)) ?? []
      await writeXlsx(
        path,
        head,
        rows.map(({ cells }) => cells),
      )
      await rm(part)
    },
  }
}

function line(cells: readonly SheetCell[]): string {
  return `${JSON.stringify(cells)}\n`
}

/** Null where there is none; a last line that is cut off is left out. */
async function readPart(path: string): Promise<WrittenRow[] | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return lines.filter((row) => row !== '').map((row) => ({ cells: cellsOf(JSON.parse(row)), text: row }))
}

async function readSheet(path: string): Promise<WrittenRow[]> {
  if ((await stat(path).catch(() => null)) === null) return []
  const rows = await readXlsx(path)
  return rows.map(cellsOf).map((cells) => ({ cells, text: JSON.stringify(cells) }))
}

function cellsOf(row: unknown): SheetCell[] {
  if (!Array.isArray(row)) throw new RangeError('a row of a table is no list')
  return row.map((cell: unknown) => (typeof cell === 'string' || typeof cell === 'number' ? cell : null))
}
