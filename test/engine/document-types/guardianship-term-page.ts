import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import type { TextSource } from '../../../engine/src/types.ts'
import { type PrintedLine, readingFromText } from './reading-from-text.ts'

const LINE = 15
const HEIGHT = 12
const COLUMN = HEIGHT * 0.58
/** Letters in a line of prose. */
const MEASURE = 92

/**
 * Plain text as pages (parted by `---`): long lines are wrapped, three spaces or more part the columns of
 * a row, and a line that begins with `>>` is a stamp turned in the margin.
 */
export function courtPages(text: string, source: TextSource = 'text-layer'): ReadDocument {
  return readingFromText(
    text.split(/^---$/m).map((page) => ({ lines: linesOf(page) })),
    source,
  )
}

function linesOf(page: string): PrintedLine[] {
  const rows = page.split('\n').flatMap((row) => (row.startsWith('>>') ? [row] : wrap(row)))
  let y = 60
  let margin = 0
  return rows.flatMap((row) => {
    if (row.startsWith('>>')) {
      margin += 1
      return [{ text: row.slice(2).trim(), x: 900 + margin * 12, y: 1350, height: 8, angleDegrees: 90 }]
    }
    y += row.trim() === '' ? 0.8 * LINE : LINE
    return columnsOf(row).map((cell) => ({ ...cell, y }))
  })
}

function wrap(row: string): string[] {
  if (row.length <= MEASURE || /\S\s{3,}\S/.test(row)) return [row]
  const lines: string[] = []
  let line = ''
  for (const word of row.trim().split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > MEASURE) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function columnsOf(row: string): Omit<PrintedLine, 'y'>[] {
  return [...row.matchAll(/\S(?:.*?\S)??(?=\s{3,}|\s*$)/g)].map((match) => ({
    text: match[0],
    x: 80 + match.index * COLUMN,
    height: HEIGHT,
  }))
}
